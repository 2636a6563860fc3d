"""Runs processes and measures them."""

import os
import pty
import re
import select
import shutil
import signal
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


def instructions(words, environment, work=".build/bench"):
    """The instructions of a process by callgrind, without those of the kernel."""
    words = [
        shutil.which("valgrind"), "--tool=callgrind",
        f"--callgrind-out-file={os.path.join(work, 'callgrind.out')}", *words]
    return int(re.search(r"Collected : (\d+)", run(words, environment).errors).group(1))


class Watched:
    """A process in a terminal that goes on until it is told to end."""

    def __init__(self, words, environment):
        self.seen = b""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execve(words[0], words, environment)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.process, signal.SIGINT)
        os.waitpid(self.process, 0)
        os.close(self.terminal)

    def wait_for(self, text, end=b"\x1b[?7h"):
        """Reads until a text has come, and the end of the picture that it stands in."""
        while text.encode() not in self.seen or end not in self.seen.split(text.encode())[-1]:
            if not select.select([self.terminal], [], [], 30)[0]:
                raise Failed(f"'{text}' never came")
            self.seen += os.read(self.terminal, 65536)
        self.seen = b""
