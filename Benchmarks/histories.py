"""Long histories: of one item, and the same edits in other programs that keep versions."""

import hashlib
import json
import os
import shutil
import sqlite3
import statistics

import inputs
from catalogs import ENVIRONMENT, STYLECTL, WORK, fresh, source
from measure import medians, run

ITEM = "brand"
STYLES = 20


def history(table, options):
    """An item with many versions, beside a list of the same catalog: whole processes."""
    catalog = long_history(options.versions)
    last = options.versions
    words = {
        "log": ["log", ITEM],
        "log of all": ["log"],
        "show at half of them": ["show", f"{ITEM}@{last // 2}"],
        "diff first and last": ["diff", f"{ITEM}@1", f"{ITEM}@{last}"],
    }
    plain, *ours = medians(
        [[STYLECTL, *one, "--catalog", catalog] for one in [["list"], *words.values()]],
        ENVIRONMENT, options.runs)
    for name, seconds in zip(words, ours):
        table.beside(f"{last} versions, {name}: list", seconds, plain)
    edits, undos = [], []
    for turn in range(options.runs):
        file = os.path.join(WORK, "edited.json")
        with open(file, "w") as output:
            json.dump({"format": 1, "any": f"#ff{turn:04x}"}, output)
        edit = [STYLECTL, "edit", ITEM, "--from", file, "--catalog", catalog]
        edits.append(run(edit, ENVIRONMENT).seconds)
        undos.append(run([STYLECTL, "undo", "--catalog", catalog], ENVIRONMENT).seconds)
    table.beside(f"{last} versions, edit: list", statistics.median(edits), plain)
    table.beside(f"{last} versions, undo: list", statistics.median(undos), plain)


def long_history(count):
    """A catalog with a tint of many versions, each written by an operation of its own.

    The rows are made here, because a process for each takes minutes; `verify` agrees to them.
    """
    catalog = fresh("history.stylecatalog")
    run([STYLECTL, "init", catalog, "--empty"], ENVIRONMENT)
    run([STYLECTL, "add", "tint", ITEM, "#000000", "--catalog", catalog], ENVIRONMENT)
    with sqlite3.connect(catalog) as connection:
        version, = connection.execute("select hash from version").fetchone()
        operation, = connection.execute("select hash from operation order by id desc").fetchone()
        for number in range(1, count):
            version, operation = next_version(connection, version, operation, number)
    connection.close()
    run([STYLECTL, "verify", "--catalog", catalog], ENVIRONMENT)
    return catalog


def next_version(connection, version, operation, number):
    """Adds a version after another one, and its operation; returns their hashes."""
    item = {"kind": "tint", "key": ITEM, "name": ITEM}
    signature = {"author": "Bench", "time": 1767225600 + number}

    def insert(into, record, columns="", values=()):
        body = json.dumps(record, sort_keys=True, separators=(",", ":"))
        digest = hashlib.sha256(body.encode()).digest()
        marks = "?, ?" + ", ?" * len(values)
        connection.execute(
            f"insert into {into}{columns}) values ({marks})", (digest, body, *values))
        return digest

    document = insert("document (hash, body", {"any": f"#{number:06x}", "format": 1})
    record = {**item, **signature, "document": document.hex(), "parents": [version.hex()]}
    new = insert("version (hash, record", record, ", kind, key", ("tint", ITEM))
    move = {**item, "from": [version.hex()], "to": [new.hex()]}
    done = {**signature, "command": "edit", "moves": [move], "previous": operation.hex()}
    connection.execute(
        "update head set version = ?, document = ?, author = ?, time = ?",
        (new, document, signature["author"], signature["time"]))
    return new, insert("operation (hash, record", done)


def keeping(table, options):
    """The same edits kept by other programs, in turns: a commit each, and its size on the disk."""
    keepers = {"stylectl": stylectl()}
    for name, keeper in [("git", git), ("fossil", fossil)]:
        if shutil.which(name):
            keepers[name] = keeper()
        else:
            print(f"keeping: not measured beside {name}, which is not installed", flush=True)
    seconds = {name: [] for name in keepers}
    for number in range(options.commits):
        style, padding = number % STYLES, 13 + number
        for name, (folder, _, commit) in keepers.items():
            file = source(folder, style, padding)
            words = commit(style, file, f"Pad by {padding}")
            seconds[name].append(run(words, ENVIRONMENT).seconds)
    each = {name: statistics.median(values) for name, values in seconds.items()}
    sizes = {name: size(path) for name, (_, path, _) in keepers.items()}
    ours, own = each.pop("stylectl"), sizes["stylectl"]
    for name, theirs in each.items():
        table.beside(f"{options.commits} edits, each committed: {name}", ours, theirs)
        table.beside(f"  size: {name}", own, sizes[name], "kB", 0.001)
    if "git" in each:
        folder, path, _ = keepers["git"]
        run([shutil.which("git"), "-C", folder, "gc", "--quiet"], ENVIRONMENT)
        table.beside("  size: git after 'git gc'", own, size(path), "kB", 0.001)


def stylectl():
    """A catalog of some styles: the folder that they come from, its path and how an edit is made."""
    folder = styles_in("kept-by-stylectl")
    catalog = fresh("kept.stylecatalog")
    run([STYLECTL, "init", catalog, "--empty"], ENVIRONMENT)
    run([STYLECTL, "add", folder, "--catalog", catalog, "-m", "Start"], ENVIRONMENT)
    return folder, catalog, lambda style, file, message: [
        STYLECTL, "edit", inputs.style_name(style), "--from", file, "-m", message, "--catalog",
        catalog]


def git():
    """The same as files in git, which packs nothing meanwhile."""
    folder = styles_in("kept-by-git")
    words = [shutil.which("git"), "-C", folder, "-c", "user.name=Bench", "-c",
             "user.email=bench@example.com", "-c", "gc.auto=0"]
    run(words + ["init", "--quiet", "--template="], ENVIRONMENT)
    run(words + ["add", "."], ENVIRONMENT)
    commit = words + ["commit", "--quiet", "-a", "-m"]
    run(commit + ["Start"], ENVIRONMENT)
    return folder, os.path.join(folder, ".git"), lambda style, file, message: commit + [message]


def fossil():
    """The same as files in fossil."""
    folder = styles_in("kept-by-fossil")
    repository = fresh("kept.fossil")
    program = shutil.which("fossil")
    run([program, "new", "--admin-user", "bench", repository], ENVIRONMENT)
    run([program, "open", repository, "--force", "--workdir", folder], ENVIRONMENT)
    # Two edits within a second leave a file with the same size and time.
    run([program, "settings", "--chdir", folder, "mtime-changes", "off"], ENVIRONMENT)
    run([program, "add", "--chdir", folder, "."], ENVIRONMENT)
    commit = [program, "commit", "--chdir", folder, "--no-prompt", "--no-warnings", "-m"]
    run(commit + ["Start"], ENVIRONMENT)
    return folder, repository, lambda style, file, message: commit + [message]


def styles_in(name):
    """A new folder with some styles."""
    folder = os.path.join(WORK, name)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for style in range(STYLES):
        source(folder, style, 12)
    return folder


def size(path):
    """The bytes that a file, or all files below a folder, take on the disk."""
    files = [path]
    if os.path.isdir(path):
        files = [os.path.join(at, name) for at, _, names in os.walk(path) for name in names]
    return sum(os.stat(file).st_blocks * 512 for file in files)
