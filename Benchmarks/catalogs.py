"""The program, its surroundings and the catalogs that are measured."""

import os
import shutil
import sqlite3

import inputs
from measure import run

WORK = os.path.abspath(".build/bench")
STYLECTL = os.path.abspath(".build/release/stylectl")
SQLITE = shutil.which("sqlite3")
WEEK = os.path.abspath("seed/week.json")
HEADS = "select kind, name, hex(version), author, time from head order by kind, folded"
ENVIRONMENT = {
    "PATH": os.environ["PATH"], "HOME": WORK + "/home", "LC_ALL": "C.UTF-8", "USER": "bench",
    "STYLECTL_AUTHOR": "Bench", "TERM": "xterm", "COLORTERM": "truecolor",
}


def fresh(name):
    """A path below the work folder where no catalog is left from a former run."""
    path = os.path.join(WORK, name)
    for ending in ("", "-journal"):
        if os.path.exists(path + ending):
            os.unlink(path + ending)
    return path


def document(kind, name):
    return (
        "select d.body from head h join document d on d.hash = h.document "
        f"where h.kind = '{kind}' and h.folded = '{name.lower()}'")


def filled(options):
    """A catalog of many styles."""
    catalog = fresh(f"filled-{options.styles}.stylecatalog")
    run([STYLECTL, "init", catalog], ENVIRONMENT)
    folder = inputs.styles(WORK, options.styles)
    run([STYLECTL, "add", folder, "--catalog", catalog, "--quiet"], ENVIRONMENT)
    return catalog


def versions(catalog):
    """The number of versions in a catalog."""
    with sqlite3.connect(f"file:{catalog}?mode=ro", uri=True) as connection:
        count, = connection.execute("select count(*) from version").fetchone()
    connection.close()
    return count


def source(folder, writer, number):
    """A file with one state of a style; each number pads by another amount."""
    path = f"{folder}/{writer}.swift"
    with open(path, "w") as file:
        file.write(inputs.style(writer, padding=number))
    return path
