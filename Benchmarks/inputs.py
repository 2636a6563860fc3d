"""Makes the inputs of the benchmarks: the same bytes in every run."""

import json
import os

STYLE = """import SwiftUI

struct {name}: LabelStyle {{
  var spacing: CGFloat = {spacing}
  @Environment(\\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {{
    HStack(spacing: spacing) {{
      configuration.icon
        .font(.title2)
        .foregroundStyle(isEnabled ? Color.blue : Color.gray)
        .padding(8)
        .background(Color.blue.opacity(0.1), in: Circle())
      VStack(alignment: .leading, spacing: 2) {{
        configuration.title
          .font(.headline)
          .foregroundStyle(.primary)
      }}
    }}
    .padding(.horizontal, {padding})
    .padding(.vertical, 6)
    .background(Color.blue.opacity(0.07))
    .clipShape(Capsule())
  }}
}}
"""

# Words, numbers, strings and marks, as a regular expression counts them.
STYLE_TOKENS = 152

WATCHED = """import SwiftUI

struct WatchedLabelStyle: LabelStyle {{
  func makeBody(configuration: Configuration) -> some View {{
    Text("{mark}").padding(4).background(Color.blue.opacity(0.1), in: Capsule())
  }}
}}
"""


def watched(mark):
    """A style that draws a mark."""
    return WATCHED.format(mark=mark)


def style_name(number):
    return f"Sample{number:05}LabelStyle"


def style(number, padding=12):
    return STYLE.format(name=style_name(number), spacing=number % 97, padding=padding)


def styles(folder, count):
    """A folder with a file for each of many styles of 25 lines."""
    path = os.path.join(folder, f"styles-{count}")
    if not os.path.exists(path):
        os.makedirs(path + ".new")
        for number in range(count):
            with open(f"{path}.new/{style_name(number)}.swift", "w") as file:
                file.write(style(number))
        os.rename(path + ".new", path)
    return path


def tints(folder, numbers, state):
    """A file of constants that become tints, each state with other values."""
    path = os.path.join(folder, "Tints.swift")
    with open(path, "w") as file:
        file.write("import SwiftUI\n\nenum Sample {\n")
        for number in numbers:
            red, green = number % 256 / 255, number // 256 % 256 / 255
            blue = state % 9973 / 9972
            file.write(
                f"  static let tint{number:05} = Color(red: {red}, green: {green}, blue: {blue})\n")
        file.write("}\n")
    return path


def labels(folder, count):
    """A file of many labels."""
    path = os.path.join(folder, f"labels-{count}.json")
    symbols = ["sun.max", "cloud.rain", "star.fill", "bolt", "heart", "xmark.circle"]
    if not os.path.exists(path):
        with open(path + ".new", "w") as file:
            file.write("[\n")
            for number in range(count):
                label = {"title": f"Label {number}", "systemImage": symbols[number % len(symbols)]}
                file.write(json.dumps(label) + (",\n" if number + 1 < count else "\n"))
            file.write("]\n")
        os.rename(path + ".new", path)
    return path


def aliases(folder, count, depth):
    """Design tokens: as many aliases, in chains of a depth; and as many colours with none."""
    value = {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.6]}}
    paths = []
    for kind in ("aliases", "colours"):
        tokens = {"$type": "color"}
        for number in range(count):
            step = number % depth
            tokens[f"t{number}"] = (
                {"$value": f"{{tint.t{number - 1}}}"} if step else {"$value": "{tint.end}"}
            ) if kind == "aliases" else value
        tokens["end"] = value
        path = os.path.join(folder, f"{kind}-{count}-{depth}.tokens.json")
        with open(path, "w") as file:
            json.dump({"tint": tokens}, file)
        paths.append(path)
    return paths
