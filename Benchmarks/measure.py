"""Runs processes and measures them."""

import os
import statistics
import time

NULL = "/dev/null"


class Failed(Exception):
    """A process that did not end well."""


class Run:
    """Seconds on the clock and on the processor, peak memory in bytes, and the exit status."""

    def __init__(self, words, environment, output=NULL, work=".build/bench"):
        errors = os.path.join(work, f"errors-{os.getpid()}-{time.monotonic_ns()}")
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, NULL, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_OPEN, 1, output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
            (os.POSIX_SPAWN_OPEN, 2, errors, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644),
        ]
        start = time.perf_counter()
        process = os.posix_spawn(words[0], words, environment, file_actions=actions)
        _, status, usage = os.wait4(process, 0)
        self.seconds = time.perf_counter() - start
        self.processor = usage.ru_utime + usage.ru_stime
        # Never less than the peak of this script: Linux hands it on at exec.
        self.memory = usage.ru_maxrss * (1 if os.uname().sysname == "Darwin" else 1024)
        self.status = os.waitstatus_to_exitcode(status)
        with open(errors, errors="replace") as file:
            self.errors = file.read().strip()
        os.unlink(errors)

    def checked(self, words):
        if self.status != 0:
            first = self.errors.splitlines()[0] if self.errors else "nothing on standard error"
            raise Failed(f"{' '.join(words)[:80]}: exit {self.status}: {first}")
        return self


def run(words, environment, output=NULL):
    return Run(words, environment, output).checked(words)


def medians(commands, environment, runs):
    """The median seconds of each command; they take turns, so that all see the same machine."""
    for words in commands:
        run(words, environment)
    seconds = [[] for _ in commands]
    for _ in range(runs):
        for index, words in enumerate(commands):
            seconds[index].append(run(words, environment).seconds)
    return [statistics.median(times) for times in seconds]
