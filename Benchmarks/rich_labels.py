"""Draws many labels with rich, and prints how many it draws in a second of processor time."""

import io
import sys
import time

from rich.box import HEAVY
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

count = int(sys.argv[1])
console = Console(file=io.StringIO(), width=80, force_terminal=True, color_system="truecolor")
start = time.process_time()
for number in range(count):
    label = Text("\u263c ", style="rgb(0,122,255)") + Text(f"Label {number}")
    console.print(Panel.fit(label, box=HEAVY, border_style="rgb(0,122,255)"))
print(count / (time.process_time() - start))
