"""Runs the commands that a page shows and compares what they print; see snippets.py.

    console_test.py PAGE --tool=NAME=FILE ...       a test: each console block is a case
    console_test.py --update PAGE --tool=...        writes what is printed into the page

A page's commands run in one folder with the page's files in it, one after the other; those of a block marked
"in X" in its folder X. Blocks marked "shown" are not run: they need root, or minutes.
"""

import os
import subprocess
import sys
import tempfile
import time

import junit
import snippets


def run(command, folder, tools):
    environment = {"PATH": tools + ":/usr/bin:/bin", "LC_ALL": "C", "HOME": folder}
    done = subprocess.run(["/bin/bash", "-c", command], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60, check=False)
    printed = done.stdout.decode("utf-8", "replace").rstrip("\n")
    return printed.split("\n") if printed else []


def run_block(block, folder, tools):
    """Returns what is wrong, or None; and the block as it should be."""
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
    """What pages call by name: the tools, and the repository's folders."""
    folder, bin_folder = tempfile.mkdtemp(), tempfile.mkdtemp()
    for entry in os.listdir(root):
        if os.path.isdir(os.path.join(root, entry)):
            os.symlink(os.path.join(root, entry), os.path.join(folder, entry))
    for tool in tools:
        name, path = tool.split("=", 1)
        os.symlink(os.path.abspath(path), os.path.join(bin_folder, name))
    return folder, bin_folder


def main(arguments):
    update = "--update" in arguments
    tools = [argument.removeprefix("--tool=") for argument in arguments if argument.startswith("--tool=")]
    page, = [argument for argument in arguments if not argument.startswith("--")]
    folder, bin_folder = make_folder(os.getcwd(), tools)
    with open(page, encoding="utf-8") as file:
        text = file.read()
    blocks, _ = snippets.read_blocks(text)
    snippets.write_files(blocks, folder)
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
