"""Measures stylectl beside its peers in one run, and prints the ratios and the bars.

`make bench` runs it. A row that cannot be measured says why; a row that misses its bar says so.
"""

import argparse
import concurrent.futures
import os
import re
import shutil
import sqlite3
import statistics
import subprocess
import sys
import time

import inputs
from catalogs import (
    ENVIRONMENT, HEADS, SQLITE, STYLECTL, WORK, document, filled, fresh, source, versions)
from histories import history, keeping
from measure import Failed, Run, Watched, medians, run
from starts import start
from table import Table

def lookups(table, options):
    """Reading a large catalog: whole processes."""
    catalog = filled(options)
    name = inputs.style_name(options.styles // 2)
    commands = [
        [STYLECTL, "list", "--catalog", catalog], [SQLITE, catalog, HEADS],
        [STYLECTL, "show", name, "--catalog", catalog],
        [SQLITE, catalog, document("style", name)],
    ]
    ours, peer, show, select = medians(commands, ENVIRONMENT, options.runs)
    table.ratio(f"list of {options.styles} styles: sqlite3 select", ours, peer, 1.5)
    table.ratio(f"show one of {options.styles} styles: sqlite3 select", show, select, 1.5)
    changing(table, options, catalog)


def changing(table, options, catalog):
    """An edit in a large catalog, and its log: whole processes."""
    ours, peer = fresh("edited.stylecatalog"), fresh("edited.db")
    for copy in (ours, peer):
        shutil.copyfile(catalog, copy)
    number = options.styles // 2
    edits, inserts = [], []
    for turn in range(options.runs):
        file = source(WORK, number, 100 + turn)
        edit = [STYLECTL, "edit", inputs.style_name(number), "--from", file, "--catalog", ours]
        edits.append(run(edit, ENVIRONMENT).seconds)
        insert = ("pragma synchronous = extra; insert into document (hash, body) "
                  "values (randomblob(32), hex(randomblob(1000)))")
        inserts.append(run([SQLITE, peer, insert], ENVIRONMENT).seconds)
    what = f"of {options.styles} styles"
    table.beside(
        f"edit one {what}: one durable insert", statistics.median(edits),
        statistics.median(inserts))
    select = "select hex(hash), record from operation order by id desc limit 20"
    log, peer = medians(
        [[STYLECTL, "log", "--catalog", ours], [SQLITE, ours, select]], ENVIRONMENT, options.runs)
    table.beside(f"log {what}: sqlite3 select", log, peer)


def painting(table, options):
    """Many labels: labels in a second of processor time, bytes, colour changes and memory."""
    labels = inputs.labels(WORK, options.labels)
    output = os.path.join(WORK, "labels.txt")
    words = [
        STYLECTL, "apply", "BlueDashBorderLabelStyle", "--labels", labels, "--color", "always",
        "--width", "80", "--appearance", "light",
    ]
    environment = ENVIRONMENT | {"COLORTERM": "truecolor"}
    runs = [run(words, environment, output) for _ in range(5)]
    ours = options.labels / statistics.median(one.processor for one in runs)
    rich = float(
        subprocess.run(
            [sys.executable, "Benchmarks/rich_labels.py", "3000"], env=ENVIRONMENT, check=True,
            capture_output=True).stdout)
    table.ratio(
        f"{options.labels} labels: rich (ms of CPU a label)", 1 / ours, 1 / rich, 1 / 30)
    with open(output, "rb") as file:
        size, changes = 0, 0
        while chunk := file.read(1 << 20):
            size += len(chunk)
            changes += len(re.findall(rb"\x1b\[", chunk))
    table.amount("  bytes a label", size / options.labels, 574, "B")
    table.amount("  colour changes a label", changes / options.labels, 22, "")
    bar = (4 * os.path.getsize(labels) + 30e6) / 1e6
    table.amount("  peak memory", max(one.memory for one in runs) / 1e6, bar, "MB")


def reading(table, options):
    """Reading Swift: all that `add` does before it writes, beside the compiler's parser."""
    folder = inputs.styles(WORK, options.styles)
    files = os.path.join(WORK, "files.txt")
    with open(files, "w") as file:
        for name in sorted(os.listdir(folder)):
            file.write(f"{folder}/{name}\n")
    catalog = refusing()
    parser = [shutil.which("swiftc"), "-frontend", "-parse", "@" + files]
    ours, peer = [], []
    for _ in range(3):
        ours.append(read_alone(folder, catalog))
        peer.append(run(parser, ENVIRONMENT).seconds)
    table.ratio(
        f"read {options.styles} styles: swiftc -parse", statistics.median(ours),
        statistics.median(peer), 3)
    tokens = options.styles * inputs.STYLE_TOKENS / statistics.median(ours)
    table.line("  tokens a second", f"{tokens / 1e6:.2f} M", "", "", "", "")


def refusing():
    """A catalog with another style of the first one's name: adding them all stops once they are read."""
    catalog = fresh("refusing.stylecatalog")
    run([STYLECTL, "init", catalog], ENVIRONMENT)
    other = source(WORK, 0, 99)
    run([STYLECTL, "add", other, "--catalog", catalog, "--quiet"], ENVIRONMENT)
    return catalog


def read_alone(folder, catalog):
    """Seconds of adding a folder that is refused once all of it is read."""
    words = [STYLECTL, "add", folder, "--catalog", catalog, "--quiet"]
    refused = Run(words, ENVIRONMENT)
    if refused.status != 1:
        raise Failed(f"adding what exists ends with {refused.status}: {refused.errors[:200]}")
    return refused.seconds


def writing(table, options):
    """Adding many styles in one command, beside SQLite inserting the same rows."""
    folder = inputs.styles(WORK, options.styles)
    refuses = refusing()
    whole, read, raw = [], [], []
    for _ in range(3):
        catalog = fresh("writing.stylecatalog")
        run([STYLECTL, "init", catalog], ENVIRONMENT)
        add = [STYLECTL, "add", folder, "--catalog", catalog, "--quiet"]
        read.append(read_alone(folder, refuses))
        whole.append(run(add, ENVIRONMENT).seconds)
        copy = fresh("copy.db")
        raw.append(run([SQLITE, copy, insertion(catalog)], ENVIRONMENT).seconds)
    ours = statistics.median(whole) - statistics.median(read)
    table.ratio(
        f"add {options.styles} styles, reading off: raw SQLite", ours, statistics.median(raw), 4)


def exporting(table, options):
    """Exporting many styles to a file each, beside a copy of these files."""
    catalog = filled(options)
    folder, copy = os.path.join(WORK, "exported"), os.path.join(WORK, "copied")
    words = [STYLECTL, "export", "swift", "--output", folder, "--catalog", catalog, "--quiet"]
    ours, peer, checked = [], [], []
    for _ in range(3):
        for path in (folder, copy):
            shutil.rmtree(path, ignore_errors=True)
        ours.append(run(words, ENVIRONMENT))
        peer.append(run([shutil.which("cp"), "-r", folder, copy], ENVIRONMENT).seconds)
        checked.append(run(words + ["--check"], ENVIRONMENT).seconds)
    seconds = statistics.median(one.seconds for one in ours)
    table.line(
        f"export {options.styles} styles: cp -r", f"{seconds * 1000:.0f} ms",
        f"{statistics.median(peer) * 1000:.0f} ms", f"{seconds / statistics.median(peer):.1f}",
        "", "")
    table.line("  --check", f"{statistics.median(checked) * 1000:.0f} ms", "", "", "", "")
    memory = max(one.memory for one in ours) / 1e6
    table.line("  peak memory", f"{memory:.0f} MB", "", "", "", "")


def watching(table, options):
    """From the write of a file to the end of the picture that shows it, in a terminal."""
    path = os.path.join(WORK, "watched.swift")
    seconds = []
    with open(path, "w") as file:
        file.write(inputs.watched("mark-0"))
    with Watched([STYLECTL, "preview", path, "--watch"], ENVIRONMENT) as watched:
        watched.wait_for("mark-0")
        for number in range(1, options.runs + 1):
            mark = f"mark-{number}-"
            # Not in step with the looks that the watcher takes.
            time.sleep(0.1 + number % 7 * 0.011)
            with open(path + ".new", "w") as file:
                file.write(inputs.watched(mark))
            start = time.perf_counter()
            os.rename(path + ".new", path)
            watched.wait_for(mark)
            seconds.append(time.perf_counter() - start)
    table.line(
        "save to picture: median", f"{statistics.median(seconds) * 1000:.1f} ms", "", "", "", "")
    table.amount("save to picture: worst", max(seconds) * 1000, 200, "ms")


def insertion(catalog):
    """SQL that inserts each row of a catalog into an empty file with the same tables.

    The limit keeps SQLite from copying pages in the place of inserting rows.
    """
    with sqlite3.connect(f"file:{catalog}?mode=ro", uri=True) as connection:
        schema = connection.execute(
            "select type, name, sql from sqlite_schema where sql is not null order by rowid"
        ).fetchall()
    connection.close()
    steps = [f"attach '{catalog}' as source", "pragma journal_mode = delete",
             "pragma synchronous = extra", "begin immediate"]
    steps += [sql for _, _, sql in schema]
    steps += [
        f"insert into main.{name} select * from source.{name} limit -1"
        for kind, name, _ in schema if kind == "table"
    ]
    return "; ".join(steps + ["commit"])


def contention(table, options):
    """Many processes that edit one file at once: failures, lost edits and the worst wait."""
    catalog = fresh("contention.stylecatalog")
    run([STYLECTL, "init", catalog, "--empty"], ENVIRONMENT)
    folder = os.path.join(WORK, "edits")
    os.makedirs(folder, exist_ok=True)
    for writer in range(options.processes):
        run([STYLECTL, "add", source(folder, writer, 0), "--catalog", catalog], ENVIRONMENT)

    def edit(writer):
        return [
            run([STYLECTL, "edit", inputs.style_name(writer), "--from",
                 source(folder, writer, number), "--catalog", catalog], ENVIRONMENT).seconds
            for number in range(1, options.edits + 1)
        ]

    with concurrent.futures.ThreadPoolExecutor(options.processes) as pool:
        worst = max(max(waits) for waits in pool.map(edit, range(options.processes)))
    lost = options.processes * (options.edits + 1) - versions(catalog)
    what = f"{options.processes} processes x {options.edits} edits"
    table.amount(f"{what}: worst edit", worst, 1, "s")
    table.amount("  lost edits", lost, 0, "")


def merging(table, options):
    """Taking over another catalog, all of it verified, beside a plain union of the same rows.

    Both begin with one catalog of tints; ours went on with one half of them, theirs with the other.
    """
    ours, theirs = (catalog_of_tints(name, options) for name in ("ours", "theirs"))
    whole, union = [], []
    for _ in range(3):
        catalog = fresh("merging.stylecatalog")
        shutil.copyfile(ours, catalog)
        merge = [STYLECTL, "merge", theirs, "--catalog", catalog, "--quiet"]
        whole.append(run(merge, ENVIRONMENT).seconds)
        copy = fresh("union.db")
        shutil.copyfile(ours, copy)
        union.append(run([SQLITE, copy, rows_of(theirs)], ENVIRONMENT).seconds)
    counts = [versions(path) for path in (ours, theirs, catalog)]
    if counts[2] != counts[0] + counts[1] - options.tints or versions(copy) != counts[2]:
        raise Failed(f"{counts} versions do not add up")
    table.ratio(
        f"merge {counts[0]} + {counts[1]} versions: SQL union", statistics.median(whole),
        statistics.median(union), 4)


def catalog_of_tints(name, options):
    """A catalog of tints of which one half was edited again and again."""
    path = os.path.join(WORK, f"{name}-{options.tints}.stylecatalog")
    if os.path.exists(path):
        return path
    catalog = fresh("tints.stylecatalog")
    run([STYLECTL, "init", catalog, "--empty"], ENVIRONMENT)
    half = options.tints // 2
    mine, rounds = (range(half), 18) if name == "ours" else (range(half, options.tints), 8)
    for tints in [range(options.tints)] + [mine] * rounds:
        file = inputs.tints(WORK, tints, versions(catalog))
        run([STYLECTL, "add", "-r", file, "--catalog", catalog, "--quiet"],
            {**ENVIRONMENT, "SOURCE_DATE_EPOCH": "1767225600"})
    os.rename(catalog, path)
    return path


def rows_of(catalog):
    """SQL that adds the versions and documents of a catalog that are missing in another one."""
    return "; ".join([
        f"attach '{catalog}' as source", "pragma synchronous = extra", "begin immediate",
        "insert or ignore into main.version (hash, kind, key, record) "
        "select hash, kind, key, record from source.version",
        "insert or ignore into main.document (hash, body) select hash, body from source.document",
        "commit"])


def aliases(table, options):
    """The shapes of Style Dictionary's own tests; the bars are a tenth of its budgets."""
    runs = min(options.runs, 7)
    for count, depth, budget in [
        (1, 1, 0.04), (9_000, 3, 0.5), (9_000, 30, 0.75), (30_000, 100, 5),
    ]:
        catalog = fresh(f"aliases-{count}-{depth}.stylecatalog")
        run([STYLECTL, "init", catalog, "--empty"], ENVIRONMENT)
        add = [[STYLECTL, "add", "--dry-run", "--quiet", "--catalog", catalog, path]
               for path in inputs.aliases(WORK, count, depth)]
        ours, plain = medians(add, ENVIRONMENT, runs)
        what = f"resolving {count:,} aliases of depth {depth}"
        table.ratio(f"{what}: a tenth of the budget", max(ours - plain, 0),
                    budget / 10, 1)
        table.beside("add of them: add of as many colours", ours, plain)


ROWS = [
    start, lookups, painting, reading, writing, exporting, watching, history, merging,
    keeping, contention, aliases,
]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=41, help="runs of a short process")
    parser.add_argument("--styles", type=int, default=10_000)
    parser.add_argument("--labels", type=int, default=100_000)
    parser.add_argument("--tints", type=int, default=10_000, help="tints of the catalogs to merge")
    parser.add_argument(
        "--versions", type=int, default=10_000, help="versions of the item with a long history")
    parser.add_argument("--commits", type=int, default=200, help="edits beside git and fossil")
    parser.add_argument("--processes", type=int, default=8)
    parser.add_argument("--edits", type=int, default=200, help="edits of each process")
    parser.add_argument("--only", choices=[row.__name__ for row in ROWS], nargs="*")
    options = parser.parse_args()
    os.makedirs(ENVIRONMENT["HOME"], exist_ok=True)
    table = Table()
    table.line("what: peer", "stylectl", "peer", "ratio", "bar", "")
    for row in ROWS:
        if options.only and row.__name__ not in options.only:
            continue
        try:
            row(table, options)
        except Failed as error:
            table.failed = True
            print(f"{row.__name__}: not measured: {error}", flush=True)
    print(f"\n{table.missed} bars missed")
    sys.exit(1 if table.failed else 0)


if __name__ == "__main__":
    main()
