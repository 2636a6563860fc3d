"""Draws seven labels with rich: an icon and a title in a rounded box of equal width."""

from rich.box import ROUNDED
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()

console = Console(width=80)
for day in DAYS:
    label = Text("\u263c ", style="rgb(0,122,255)") + Text(day)
    console.print(Panel(label, box=ROUNDED, width=22, border_style="rgb(0,122,255)"))
