"""Extracts the files, changes and commands that the fenced blocks of a page contain.

    ```tablegen clock/Clock.td     a file: its name and its complete text
    ```diff generator/Driver.cpp   a change to a file of the repository: hunks separated by "@@"
    ```console                     commands that start with "$ ", each followed by its output

A line "..." in the output of a command stands for any number of lines. A hunk has context lines (" "), removed lines
("-") and added lines ("+"). Its context and removed lines occur in the file in this order; other lines may be between
them. Added lines are inserted after the line before them.

    snippets.py PAGE FILE               prints the text of a file of the page
    snippets.py PAGE FILE --of SOURCE   prints SOURCE with the page's changes to FILE
    snippets.py PAGE --list             prints the names of all files
    snippets.py PAGE --all DIR          writes all files below DIR
"""

import os
import re
import sys

FENCE = re.compile(r"^(```+)\s*(\S*)\s*(.*?)\s*$")


class Block:
    """A fenced block: its language, the rest of the line of the fence, the number of this line, its lines."""

    def __init__(self, language, info, line):
        self.language, self.info, self.line = language, info, line
        self.lines = []

    @property
    def text(self):
        return "".join(line + "\n" for line in self.lines)


def read_blocks(text):
    """Returns (all fenced blocks, the text with the lines of the blocks emptied)."""
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
    """Returns {name: text} of the files of a page; raises ValueError if a name occurs twice."""
    result = {}
    for block in blocks:
        if block.language in ("console", "diff") or not block.info:
            continue
        if block.info in result:
            raise ValueError("line %d: there are two files %s" % (block.line, block.info))
        result[block.info] = block.text
    return result


def changes(blocks):
    """Returns [(block, [[line of a hunk, ...], ...])] of the changes to files of the repository."""
    result = []
    for block in blocks:
        if block.language == "diff" and block.info:
            hunks = [[]]
            for line in block.lines:
                if line.startswith("@@"):
                    hunks.append([])
                else:
                    hunks[-1].append(line)
            result.append((block, hunks))
    return result


def apply_hunk(hunk, lines):
    """Returns the lines of a file after a hunk; raises ValueError if the file lacks a line of the hunk."""
    if hunk[:1] and hunk[0].startswith("+"):
        raise ValueError("a hunk starts with a context line: " + hunk[0])
    lines, position = list(lines), 0
    for line in hunk:
        text = line[1:]
        if line.startswith("+"):
            lines.insert(position, text)
            position += 1
            continue
        if text not in lines[position:]:
            raise ValueError(text)
        position = lines.index(text, position)
        if line.startswith("-"):
            del lines[position]
        else:
            position += 1
    return lines


def apply_changes(blocks, name, text):
    """Returns the text of the file `name` of the repository after all changes of a page to it."""
    lines = text.split("\n")
    for block, hunks in changes(blocks):
        if block.info == name:
            for hunk in hunks:
                lines = apply_hunk(hunk, lines)
    return "\n".join(lines)


def write_files(blocks, folder):
    """Writes the files of a page below a folder."""
    for name, text in files(blocks).items():
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def commands(block):
    """Returns [(command, [line of its output, ...])] of a console block. A backslash at the end continues a command."""
    result = []
    continued = False
    for line in block.lines:
        if continued:
            result[-1][0] += "\n" + line
        elif line.startswith("$ "):
            result.append([line[2:], []])
        elif result:
            result[-1][1].append(line)
        else:
            raise ValueError("line %d: a console block starts with '$ '" % block.line)
        continued = line.endswith("\\") and (continued or line.startswith("$ "))
    return [(command, output) for command, output in result]


def matches(expected, actual):
    """Returns whether `actual` has the expected lines, where "..." stands for any number of lines."""
    if not expected:
        return not actual
    if expected[0] == "...":
        return any(matches(expected[1:], actual[skipped:]) for skipped in range(len(actual) + 1))
    return bool(actual) and expected[0] == actual[0] and matches(expected[1:], actual[1:])


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main(arguments):
    blocks, _ = read_blocks(read(arguments[0]))
    if arguments[1] == "--list":
        print("\n".join(files(blocks)))
    elif arguments[1] == "--all":
        write_files(blocks, arguments[2])
    elif arguments[2:3] == ["--of"]:
        sys.stdout.write(apply_changes(blocks, arguments[1], read(arguments[3])))
    else:
        sys.stdout.write(files(blocks)[arguments[1]])


if __name__ == "__main__":
    main(sys.argv[1:])
