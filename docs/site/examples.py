"""Finds examples of operations in file tests."""

import re


class Examples:
    """Operations in the custom assembly format. Tests that expect errors are excluded."""

    MAX_LINES = 14

    def __init__(self, paths):
        self.files = []
        for path in sorted(paths):
            with open(path, encoding="utf-8") as file:
                text = file.read()
            if "/fail/" in path or "--verify-diagnostics" in text or re.search(r"not (strata-opt|%opt)", text):
                continue
            self.files.append((path, text.split("\n")))

    def find(self, op):
        """Returns (text, path) of the shortest example of the operation, the first one of equal length; or None."""
        # func.func may omit the prefix `func.` in its body, and every file may omit `builtin.`.
        names = [re.escape(op)]
        for prefix in ("func.", "builtin."):
            if op.startswith(prefix):
                names.append(re.escape(op[len(prefix):]))
        pattern = re.compile(r"^\s*(?:%%[\w:, %%#]+ = )?(?:%s)(?![\w.])(?!\s*=)" % "|".join(names))
        best = None
        for path, lines in self.files:
            # A name without prefix may be an op of another dialect, so ops of func are searched in its own tests only.
            if op.startswith("func.") and "/func/" not in path:
                continue
            for number, line in enumerate(lines):
                if not pattern.match(line):
                    continue
                block = self.block(lines, number)
                if block and (best is None or len(block) < len(best[0])):
                    best = (block, path)
        if best is None:
            return None
        block, path = best
        indent = min(len(line) - len(line.lstrip()) for line in block if line.strip())
        return "\n".join(line[indent:] for line in block), path

    def block(self, lines, start):
        """Returns the lines of the operation, up to the line that closes the last bracket; None if it is too long."""
        block, depth = [], 0
        for line in lines[start:start + self.MAX_LINES]:
            if re.match(r"\s*//", line):
                continue
            code = re.sub(r'"(?:[^"\\]|\\.)*"|//.*', "", line).replace("->", "")
            depth += sum(code.count(c) for c in "{([") - sum(code.count(c) for c in "})]")
            block.append(re.sub(r"\s*//.*", "", line).rstrip())
            if depth <= 0:
                return block if depth == 0 else None
        return None


def add_examples(markdown, examples):
    """Returns the page with an example added to each operation, between its description and its tables."""
    parts = re.split(r"(?m)^(?=#{3,4} `[\w.]+\.[\w.]+` \()", markdown)
    result = [parts[0]]
    for part in parts[1:]:
        op = re.match(r"#+ `([\w.]+)`", part).group(1)
        found = examples.find(op)
        if found:
            level = "#" * (len(part) - len(part.lstrip("#")) + 1)
            text = "%s Example from the tests\n\n```mlir\n%s\n```\n\n" % (level, found[0])
            end = re.search(r"(?m)^(Traits|Interfaces|Effects): |^#{4,5} ", part[1:])
            place = end.start() + 1 if end else len(part)
            part = part[:place] + text + part[place:]
        result.append(part)
    return "".join(result)
