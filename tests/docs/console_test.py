"""Runs the commands of a page and compares their output; see snippets.py.

    console_test.py PAGE --tool=NAME=FILE ...       a test with one case for each console block
    console_test.py --update PAGE --tool=...        writes the output of the commands into the page

The commands of a page run one after the other in a temporary folder, which has the folders of the repository, changed
as the ```diff blocks of the page specify, and the files of the page. The commands of a block marked "in X" run in the
subfolder X. Blocks marked "shown" are not run: they need root, or minutes, or files that the test does not have.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

import junit
import snippets


def run(command, folder, tools):
    """Returns the lines that a command prints to its standard output and standard error."""
    environment = {"PATH": tools + ":/usr/bin:/bin", "LC_ALL": "C", "HOME": folder}
    environment.update({name: value for name, value in os.environ.items() if re.fullmatch(r"\w+SAN_OPTIONS", name)})
    done = subprocess.run(["/bin/bash", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60, check=False)
    printed = done.stdout.decode("utf-8", "replace").rstrip("\n")
    return printed.split("\n") if printed else []


def run_block(block, folder, tools):
    """Returns (the first difference or None, the lines of the block with the actual output)."""
    wrong, lines = None, []
    folder = os.path.join(folder, block.info.removeprefix("in ").strip())
    for command, expected in snippets.commands(block):
        actual = run(command, folder, tools)
        while expected and not expected[-1]:
            expected = expected[:-1]
        fits = snippets.matches(expected, actual)
        if not fits and not wrong:
            wrong = "$ %s\nprints:\n%s\nthe page says:\n%s" % (command, "\n".join(actual), "\n".join(expected))
        lines += ["$ " + command] + (expected if fits else actual)
    return wrong, lines


def make_folder(root, tools):
    """Returns (a folder with links to the folders of the repository, a folder with links to the tools)."""
    folder, bin_folder = tempfile.mkdtemp(), tempfile.mkdtemp()
    for entry in os.listdir(root):
        if os.path.isdir(os.path.join(root, entry)):
            os.symlink(os.path.join(root, entry), os.path.join(folder, entry))
    for tool in tools:
        name, path = tool.split("=", 1)
        os.symlink(os.path.abspath(path), os.path.join(bin_folder, name))
    return folder, bin_folder


def write_file(folder, name, text):
    """Writes a file into a folder made by make_folder(), without writing through its links to the repository."""
    path, parts = os.path.join(folder, name), name.split("/")
    for depth in range(1, len(parts)):
        parent = os.path.join(folder, *parts[:depth])
        if os.path.islink(parent):
            target = os.path.realpath(parent)
            os.unlink(parent)
            os.mkdir(parent)
            for entry in os.listdir(target):
                os.symlink(os.path.join(target, entry), os.path.join(parent, entry))
        elif not os.path.isdir(parent):
            os.mkdir(parent)
    if os.path.lexists(path):
        os.unlink(path)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def write_page(blocks, folder):
    """Writes the files of a page and its changes to files of the repository. Changes to files that the test does not
    have are skipped."""
    for name, text in snippets.files(blocks).items():
        write_file(folder, name, text)
    for name in sorted({block.info for block, _ in snippets.changes(blocks)}):
        path = os.path.join(folder, name)
        if os.path.isfile(path):
            write_file(folder, name, snippets.apply_changes(blocks, name, snippets.read(path)))


def main(arguments):
    update = "--update" in arguments
    tools = [argument.removeprefix("--tool=") for argument in arguments if argument.startswith("--tool=")]
    page, = [argument for argument in arguments if not argument.startswith("--")]
    folder, bin_folder = make_folder(os.getcwd(), tools)
    text = snippets.read(page)
    blocks, _ = snippets.read_blocks(text)
    write_page(blocks, folder)
    report, pieces = junit.Report(page), text.split("\n")
    replaced = []
    for block in blocks:
        if block.language != "console" or block.info == "shown":
            continue
        start = time.monotonic()
        wrong, lines = run_block(block, folder, bin_folder)
        report.case("line %d: %s" % (block.line, block.lines[0]), wrong, time.monotonic() - start)
        replaced.append((block, lines))
    if update:
        for block, lines in reversed(replaced):
            pieces[block.line:block.line + len(block.lines)] = lines
        with open(os.path.realpath(page), "w", encoding="utf-8") as file:
            file.write("\n".join(pieces))
        return 0
    return report.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
