#!/usr/bin/env python3
"""Prints the symbols that a start touches, in the order in which it first does.

`make order` writes them to Scripts/start.order, and the linker puts them side by side in this order: a
start then maps about a third fewer pages. A name that the program has no more is passed over, so the list
may be older than the program; it is worth making anew when a start has come to touch much else.

The argument is the static program with its symbols. Needs valgrind, whose lackey prints each access to
memory, and nm.
"""

import bisect
import os
import subprocess
import sys
import tempfile

COMMANDS = [
    ["apply", "DayLabelStyle", "--labels", os.path.abspath("seed/week.json")],
    ["list"],
    ["show", "DayLabelStyle"],
]


def symbols(program):
    """The addresses of all symbols, sorted, and a name for each."""
    names = {}
    table = subprocess.run(
        ["nm", "-n", "--print-size", "--defined-only", program], check=True, capture_output=True,
        text=True).stdout
    for line in table.splitlines():
        words = line.split(" ", 3)
        # A mark without a size can be the end of what stands before it.
        if len(words) == 4 and len(words[1]) == 16:
            names.setdefault(int(words[0], 16), words[3])
    return sorted(names), names


def run(words, folder):
    """Runs a command in a folder, of which nothing is wanted but what it does."""
    environment = {
        "HOME": folder, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLORTERM": "truecolor",
        "STYLECTL_AUTHOR": "order", "PATH": os.environ["PATH"],
    }
    subprocess.run(
        words, check=True, cwd=folder, env=environment, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)


def accesses(program, words, folder):
    """The addresses that a command reads, writes and runs, in order."""
    log = os.path.join(folder, "accesses")
    lackey = ["valgrind", "--tool=lackey", "--trace-mem=yes", "--log-file=" + log]
    run(lackey + [program] + words, folder)
    with open(log) as lines:
        for line in lines:
            if line[:1] in " I" and "," in line:
                yield int(line[3:].split(",")[0], 16)


def main():
    program = os.path.abspath(sys.argv[1])
    starts, names = symbols(program)
    touched = {}
    with tempfile.TemporaryDirectory() as folder:
        # Without a catalog the built-in one is read.
        for has_catalog in [False, True]:
            if has_catalog:
                run([program, "init"], folder)
            for words in COMMANDS:
                for address in accesses(program, words, folder):
                    place = bisect.bisect_right(starts, address) - 1
                    if place >= 0 and address <= starts[-1]:
                        touched.setdefault(starts[place])
    for start in touched:
        print(names[start])


main()
