#!/usr/bin/env python3
"""Shows that time and memory grow linearly with the number of operations.

    bazel build //tools:strata-opt
    tests/bench/linear.py [--tool bazel-bin/tools/strata-opt] [--sizes 10000,100000,1000000,10000000] [--runs 3] [--one-thread] [--svg docs/linear.svg]

Generates files of arith ops in custom and in generic form (those of side_by_side.py), which the tool parses, verifies
and prints. Prints a table in Markdown: processor time and peak memory per operation, and their deviation from the median.
The cost of a file with one function of 1,000 operations, which includes start-up, is subtracted, as are its operations.
With --svg, writes a plot. Processor time is measured because it does not depend on the load of the machine. --one-thread
excludes the memory of additional threads. Needs time(1). No test depends on these numbers.
"""

import argparse
import math
import os
import statistics
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import side_by_side  # noqa: E402

BASE = 1000  # Operations of the file whose cost is subtracted.
FORMS = {"custom form": [], "generic form": ["--mlir-print-op-generic"]}


def run(tool, arguments, path, out="/dev/null"):
    """Returns processor seconds and peak memory in bytes. time(1) runs the tool, because the peak of a child of Python includes Python's own memory."""
    with tempfile.NamedTemporaryFile("r") as report:
        command = ["time", f"--output={report.name}", "--format=%M", tool, *arguments, path, "-o", out]
        process = subprocess.Popen(command)
        _, status, usage = os.wait4(process.pid, 0)  # Usage of time(1) and of the tool.
        if status != 0:
            sys.exit(f"failed: {' '.join(command)}")
        return usage.ru_utime + usage.ru_stime, int(report.read()) * 1024


def best(tool, arguments, path, runs):
    results = [run(tool, arguments, path) for _ in range(runs)]
    return min(seconds for seconds, _ in results), min(memory for _, memory in results)


def measure(options, folder):
    """{form: [(ops, ns per op, bytes per op)]}"""
    always = ["--mlir-disable-threading"] if options.one_thread else []
    least = os.path.join(folder, "least.mlir")
    side_by_side.write_straight_line(least, BASE)
    base = {form: best(options.tool, always + extra, least, 40) for form, extra in FORMS.items()}
    series = {form: [] for form in FORMS}
    for size in options.sizes:
        custom, generic = os.path.join(folder, "custom.mlir"), os.path.join(folder, "generic.mlir")
        side_by_side.write_straight_line(custom, size)
        run(options.tool, ["--mlir-print-op-generic"], custom, generic)
        # The time of small files is close to the clock resolution: take the minimum of more runs.
        runs = max(options.runs, min(40, 2000000 // size))
        for (form, extra), path in zip(FORMS.items(), (custom, generic)):
            seconds, memory = best(options.tool, always + extra, path, runs)
            counted = size - BASE
            series[form].append((size, (seconds - base[form][0]) / counted * 1e9, (memory - base[form][1]) / counted))
            print(f"{form}, {size} ops: {seconds:.2f} s, {memory / 2**20:.0f} MiB", file=sys.stderr)
    return series


def markdown(series):
    lines = ["| operations | " + " | ".join(f"{form}: ns/op | deviation | bytes/op | deviation" for form in series) + " |",
             "|---" * (1 + 4 * len(series)) + "|"]
    middles = {form: [statistics.median(point[i] for point in points) for i in (1, 2)] for form, points in series.items()}
    for row in zip(*series.values()):
        cells = [f"{row[0][0]:,}"]
        for form, point in zip(series, row):
            for i in (1, 2):
                cells += [f"{point[i]:.0f}", f"{(point[i] / middles[form][i - 1] - 1) * 100:+.0f} %"]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)


class Plot:
    """Two panels with a logarithmic x axis and a y axis from 0."""
    WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 420, 300, 60, 40, 20, 50
    COLOURS = ["#1f5fa8", "#c2581b"]

    def __init__(self, series):
        self.series = series
        self.parts = []

    def text(self, x, y, text, anchor="middle", extra=""):
        self.parts.append(f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" {extra}>{text}</text>')

    def panel(self, left, title, column):
        points = [point for line in self.series.values() for point in line]
        low, high = (math.log10(f(point[0] for point in points)) for f in (min, max))
        top_value = max(point[column] for point in points) * 1.15
        step = 10 ** math.floor(math.log10(top_value))
        step = step / 2 if top_value / step < 4 else step
        inner_width, inner_height = self.WIDTH - self.LEFT - self.RIGHT, self.HEIGHT - self.TOP - self.BOTTOM

        def at(size, value):
            return (left + self.LEFT + (math.log10(size) - low) / (high - low) * inner_width,
                    self.TOP + (1 - value / top_value) * inner_height)

        self.text(left + self.LEFT, self.TOP - 16, title, "start", 'font-weight="bold"')
        for i in range(int(top_value / step) + 1):
            x, y = at(10 ** low, i * step)
            self.parts.append(f'<line x1="{x:.0f}" y1="{y:.1f}" x2="{x + inner_width:.0f}" y2="{y:.1f}" stroke="#ddd"/>')
            self.text(x - 6, y + 4, f"{i * step:g}", "end")
        for size in sorted({point[0] for point in points}):
            x, y = at(size, 0)
            self.text(x, y + 18, f"{size:,}")
        x, y = at(10 ** ((low + high) / 2), 0)
        self.text(x, y + 38, "operations")
        for colour, (form, line) in zip(self.COLOURS, self.series.items()):
            places = [at(point[0], point[column]) for point in line]
            path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
            self.parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
            self.parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in places]

    def svg(self):
        self.panel(0, "processor time, ns per operation", 1)
        self.panel(self.WIDTH, "peak memory, bytes per operation", 2)
        for i, (colour, form) in enumerate(zip(self.COLOURS, self.series)):
            y = self.HEIGHT - self.BOTTOM - 16 - 18 * i
            for left in (0, self.WIDTH):
                self.text(left + self.LEFT + 10, y, form, "start", f'fill="{colour}"')
        return (f'<svg xmlns="http://www.w3.org/2000/svg" width="{2 * self.WIDTH}" height="{self.HEIGHT}" '
                f'font-family="sans-serif" font-size="12">\n<rect width="100%" height="100%" fill="white"/>\n' +
                "\n".join(self.parts) + "\n</svg>\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default="bazel-bin/tools/strata-opt")
    parser.add_argument("--sizes", default="10000,100000,1000000,10000000")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--svg", default="")
    parser.add_argument("--one-thread", action="store_true")
    options = parser.parse_args()
    options.sizes = [int(size) for size in options.sizes.split(",")]
    with tempfile.TemporaryDirectory() as folder:
        series = measure(options, folder)
    print(markdown(series))
    if options.svg:
        with open(options.svg, "w", encoding="ascii") as out:
            out.write(Plot(series).svg())


if __name__ == "__main__":
    main()
