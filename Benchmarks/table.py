"""Prints the table of a run."""


class Table:
    """The rows that are printed: what, ours, the peer's, the ratio and its bar."""

    def __init__(self):
        self.failed = False
        self.missed = 0

    def line(self, *cells):
        print("{:<46} {:>12} {:>12} {:>9} {:>9}  {}".format(*cells), flush=True)

    def ratio(self, what, ours, peer, bar, unit="ms", scale=1000.0):
        """Prints a row that is good where ours / peer is not above the bar."""
        ratio = ours / peer
        good = ratio <= bar
        self.missed += not good
        self.line(
            what, f"{ours * scale:.2f} {unit}", f"{peer * scale:.2f} {unit}", f"{ratio:.3f}",
            f"<= {bar:.3g}", "ok" if good else "MISSED")

    def beside(self, what, ours, peer, unit="ms", scale=1000.0):
        """Prints a row without a bar."""
        self.line(
            what, f"{ours * scale:.2f} {unit}", f"{peer * scale:.2f} {unit}", f"{ours / peer:.3f}",
            "", "")

    def amount(self, what, ours, bar, unit):
        """Prints a row that is good where an amount is not above the bar."""
        good = ours <= bar
        self.missed += not good
        self.line(
            what, f"{ours:,.1f} {unit}", "", "", f"<= {bar:.4g}", "ok" if good else "MISSED")
