"""The fenced blocks of a page that are files or commands.

    ```tablegen clock/Clock.td     a file: its whole text, under this name
    ```diff generator/Driver.cpp   a change to a file of the repository: hunks with "@@" between them
    ```console                     commands behind "$ ", each followed by what it prints

In what a command prints a line "..." stands for any number of lines.

    snippets.py PAGE FILE          prints the text of that file
    snippets.py PAGE --list        prints the names of all files
    snippets.py PAGE --all DIR     writes all files below DIR
"""

import os
import re
import sys

FENCE = re.compile(r"^(```+)\s*(\S*)\s*(.*?)\s*$")


class Block:
    def __init__(self, language, info, line):
        self.language, self.info, self.line = language, info, line
        self.lines = []

    @property
    def text(self):
        return "".join(line + "\n" for line in self.lines)


def read_blocks(text):
    """Returns (all fenced blocks, the text with their lines emptied)."""
    blocks, prose, current, fence = [], [], None, ""
    for number, line in enumerate(text.split("\n"), 1):
        match = FENCE.match(line)
        if current is None and match:
            fence, current = match.group(1), Block(match.group(2), match.group(3), number)
            blocks.append(current)
        elif current is not None and line.strip() == fence:
            current = None
        elif current is not None:
            current.lines.append(line)
        else:
            prose.append(line)
            continue
        prose.append("")
    if current is not None:
        raise ValueError("line %d: the block is not closed" % current.line)
    return blocks, "\n".join(prose)


def files(blocks):
    """Returns {name: text}; a name is there once in a page."""
    result = {}
    for block in blocks:
        if block.language in ("console", "diff") or not block.info:
            continue
        if block.info in result:
            raise ValueError("line %d: there are two files %s" % (block.line, block.info))
        result[block.info] = block.text
    return result


def changes(blocks):
    """Returns [(block, [[old lines], ...])] of the changes to files of the repository."""
    result = []
    for block in blocks:
        if block.language == "diff" and block.info:
            hunks = [[]]
            for line in block.lines:
                if line.startswith("@@"):
                    hunks.append([])
                elif not line.startswith("+"):
                    hunks[-1].append(line[1:])
            result.append((block, hunks))
    return result


def write_files(blocks, folder):
    for name, text in files(blocks).items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def commands(block):
    """Returns [(command, [lines printed])] of a console block; a command may end its lines with a backslash."""
    result = []
    goes_on = False
    for line in block.lines:
        if goes_on:
            result[-1][0] += "\n" + line
        elif line.startswith("$ "):
            result.append([line[2:], []])
        elif result:
            result[-1][1].append(line)
        else:
            raise ValueError("line %d: a console block starts with '$ '" % block.line)
        goes_on = line.endswith("\\") and (goes_on or line.startswith("$ "))
    return [(command, output) for command, output in result]


def matches(expected, actual):
    """Whether the lines are the expected ones, where "..." is any number of lines."""
    if not expected:
        return not actual
    if expected[0] == "...":
        return any(matches(expected[1:], actual[skipped:]) for skipped in range(len(actual) + 1))
    return bool(actual) and expected[0] == actual[0] and matches(expected[1:], actual[1:])


def main(arguments):
    with open(arguments[0], encoding="utf-8") as page:
        blocks, _ = read_blocks(page.read())
    if arguments[1] == "--list":
        print("\n".join(files(blocks)))
    elif arguments[1] == "--all":
        write_files(blocks, arguments[2])
    else:
        sys.stdout.write(files(blocks)[arguments[1]])


if __name__ == "__main__":
    main(sys.argv[1:])
