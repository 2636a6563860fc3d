"""Commands on the seed, which are little more than their start."""

import shutil
import sys

from catalogs import ENVIRONMENT, HEADS, SQLITE, STYLECTL, WEEK, document, fresh
from measure import instructions, medians, run


def start(table, options):
    """A style on the week, a list and an item: whole processes beside the same selects."""
    catalog = fresh("start.stylecatalog")
    run([STYLECTL, "init", catalog], ENVIRONMENT)
    apply = [STYLECTL, "apply", "DayLabelStyle", "--labels", WEEK]
    week = [SQLITE, catalog, document("labels", "week")]
    pairs = [
        ("apply DayLabelStyle", apply, week, 1.2),
        ("list of the seed", [STYLECTL, "list"], [SQLITE, catalog, HEADS], 1),
        ("show DayLabelStyle", [STYLECTL, "show", "DayLabelStyle"],
         [SQLITE, catalog, document("style", "DayLabelStyle")], None),
    ]
    commands = [words for _, ours, peer, _ in pairs for words in (ours, peer)]
    floor, *times = medians([["/bin/true"]] + commands, ENVIRONMENT, options.runs)
    rich, = medians([[sys.executable, "Benchmarks/rich_week.py"]], ENVIRONMENT, 9)
    table.line("/bin/true, the floor", f"{floor * 1000:.2f} ms", "", "", "", "")
    for index, (what, _, _, bar) in enumerate(pairs):
        ours, peer = times[2 * index:2 * index + 2]
        if bar:
            table.ratio(f"{what}: sqlite3 select", ours, peer, bar)
        else:
            table.beside(f"{what}: sqlite3 select", ours, peer)
    table.ratio("apply DayLabelStyle: python + rich", times[0], rich, 1 / 30)
    counting(table, pairs)


def counting(table, pairs):
    """The instructions of the same processes, which vary less than their times."""
    if not shutil.which("valgrind"):
        print("  instructions: not counted: valgrind is missing", flush=True)
        return
    for what, ours, peer, _ in pairs:
        counts = [instructions(words, ENVIRONMENT) for words in (ours, peer)]
        table.beside(f"  instructions of {what}", *counts, "M", 1e-6)
