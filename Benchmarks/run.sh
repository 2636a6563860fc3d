#!/usr/bin/env bash
# Sets up what the benchmarks need below .build/bench, and runs them. Arguments go to bench.py.
set -euo pipefail
cd "$(dirname "$0")/.."
work=.build/bench
mkdir -p "$work"

need() {
  command -v "$1" >/dev/null && return
  echo "error: $1 is missing" >&2
  echo "hint: install $2" >&2
  exit 1
}

need sqlite3 "the package sqlite3"
need python3 "the packages python3 and python3-venv"
need swiftc "Swift"
if [ ! -x .build/release/stylectl ]; then
  echo "error: there is no release build" >&2
  echo "hint: run 'make release', or 'make bench' for both" >&2
  exit 1
fi
if ! "$work/venv/bin/python" -c 'import rich' 2>/dev/null; then
  python3 -m venv "$work/venv"
  "$work/venv/bin/python" -m pip install --quiet rich
fi
export PYTHONDONTWRITEBYTECODE=1
exec "$work/venv/bin/python" Benchmarks/bench.py "$@"
