"""Tests that the files, headings and labels named in Markdown pages and comments exist. One case for each page.

    [text](page.md#heading)        a link: the file and the heading exist; no link leaves the repository
    `runtime/ir/Operation.h`       a path in code marks, relative to the root, to the page's folder or to defs/, or the
                                   end of a path: a folder, a file with a known ending, or a pattern with *
    `//tools:strata-opt`           a label: its package exists
    docs/…                         a page named in any source file
    ```diff file                   a change: the file has its context and removed lines
    ```cpp file                    the line above is `file`: because a rendered page does not show the info string

Generated files and files that the page contains need not exist.
"""

import fnmatch
import os
import re
import sys

import junit
import snippets

MADE_BY_USERS = {"user.bazelrc"}
SKIPPED_FOLDERS = {".git", ".out", "node_modules", "__pycache__"}
ENDINGS = (".h", ".cpp", ".c", ".td", ".def", ".md", ".py", ".bzl", ".sh", ".bazel", ".bazelrc", ".mlir", ".test")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"^[\w.*+-]+(/[\w.*+-]+)*/?$")
LABEL = re.compile(r"^(@strata)?//([\w./-]*)(:[\w.+/-]+)?$")
PAGE_IN_SOURCE = re.compile(r"\bdocs/[\w/-]+\.md\b")


class Tree:
    """All files and folders of the repository, as paths from its root."""

    def __init__(self, root):
        self.root = root
        self.files, self.folders = set(), {""}
        for folder, names, files in os.walk(root):
            names[:] = [n for n in names if n not in SKIPPED_FOLDERS and not n.startswith("bazel-")
                        and not os.path.islink(os.path.join(folder, n))]
            here = os.path.relpath(folder, root)
            here = "" if here == "." else here + "/"
            self.folders.update(here + name for name in names)
            self.files.update(here + name for name in files)
        self.all = self.files | self.folders

    def has(self, path):
        return os.path.normpath(path) in self.all or path in ("", ".")

    def has_end(self, path):
        return any(known == path or known.endswith("/" + path) for known in self.all)

    def read(self, path):
        with open(os.path.join(self.root, path), encoding="utf-8", errors="replace") as file:
            return file.read()


def slugs(prose):
    """Returns the anchors of a page's headings in GitHub's form."""
    result = set()
    for line in prose.split("\n"):
        if match := re.match(r"#{1,6}\s+(.*)", line):
            text = re.sub(r"[^\w\- ]", "", match.group(1).strip().lower())
            result.add(text.replace(" ", "-"))
    return result


class PageCheck:
    def __init__(self, tree, page):
        self.tree, self.page = tree, page
        self.folder = os.path.dirname(page)
        self.blocks, self.prose = snippets.read_blocks(tree.read(page))
        self.shown = list(snippets.files(self.blocks))
        self.wrong = []

    def run(self):
        for number, line in enumerate(self.prose.split("\n"), 1):
            for target in LINK.findall(line):
                self.check_link(number, target)
            for text in CODE.findall(line):
                self.check_code(number, text)
        for block in self.blocks:
            if block.language != "console" and block.info:
                self.check_heading(block)
        for block, hunks in snippets.changes(self.blocks):
            self.check_change(block, hunks)
        return "\n".join(self.wrong)

    def report(self, number, what):
        self.wrong.append("%s:%d: %s" % (self.page, number, what))

    def check_link(self, number, target):
        path, _, anchor = target.partition("#")
        if re.match(r"\w+:", path):
            return self.report(number, "a link leaves the repository: %s" % target)
        full = os.path.normpath(os.path.join(self.folder, path)) if path else self.page
        if not self.tree.has(full):
            return self.report(number, "a link to a file that does not exist: %s" % target)
        if anchor and full.endswith(".md") and anchor not in slugs(snippets.read_blocks(self.tree.read(full))[1]):
            self.report(number, "a link to a heading that does not exist: %s" % target)

    def check_code(self, number, text):
        if label := LABEL.match(text):
            package = label.group(2)
            if "..." not in package and not self.tree.has((package + "/BUILD.bazel").lstrip("/")):
                self.report(number, "a label in a package that does not exist: %s" % text)
            return
        if not PATH.match(text) or not self.is_path(text):
            return
        if not self.exists(text.rstrip("/")):
            self.report(number, "names a file that does not exist: %s" % text)

    def check_heading(self, block):
        """The name of a file is on the line above its block, because a rendered page does not show the info string."""
        above = [line for line in self.prose.split("\n")[max(0, block.line - 3):block.line] if line.strip()]
        if not above or above[-1] != "`%s`:" % block.info:
            self.report(block.line, "the line above the block is not `%s`:" % block.info)

    def check_change(self, block, hunks):
        """The file of a change exists and has the context and removed lines, in this order."""
        if block.info not in self.tree.files:
            return self.report(block.line, "changes a file that does not exist: %s" % block.info)
        lines = self.tree.read(block.info).split("\n")
        for hunk in hunks:
            try:
                snippets.apply_hunk(hunk, lines)
            except ValueError as missing:
                self.report(block.line, "a line that is not in %s: %s" % (block.info, missing))

    def is_path(self, text):
        """Returns whether code is a path: it has a known ending or starts with a folder of the root."""
        if text.endswith(".inc") or text.startswith("."):
            return False
        last = text.rstrip("/").rsplit("/", 1)[-1]
        if last.endswith(ENDINGS) and last not in ENDINGS:
            return True
        return "/" in text and text.split("/")[0] in self.tree.folders

    def exists(self, path):
        if path in MADE_BY_USERS or any(shown == path or shown.endswith("/" + path) or shown.startswith(path + "/")
                                         for shown in self.shown):
            return True
        if "*" in path:
            return any(fnmatch.fnmatch(known, path) or fnmatch.fnmatch(known, "*/" + path) for known in self.tree.all)
        if "/" not in path or path.endswith(ENDINGS):
            return self.tree.has(os.path.join(self.folder, path)) or self.tree.has_end(path)
        return any(self.tree.has(os.path.join(base, path)) for base in (self.folder, "", "defs"))


def check_sources(tree):
    """Returns the errors about pages that comments name."""
    wrong = []
    for path in sorted(tree.files):
        if path.endswith(".md") or not path.endswith(ENDINGS):
            continue
        for number, line in enumerate(tree.read(path).split("\n"), 1):
            wrong += ["%s:%d: names a file that does not exist: %s" % (path, number, page)
                      for page in PAGE_IN_SOURCE.findall(line) if not tree.has(page)]
    return "\n".join(wrong)


def check_readmes(tree):
    """Every folder with sources has a README.md; in tests/ and defs/ only the upper folders. The template of projects has
    one for each build system."""
    folders = set()
    for path in tree.files:
        if path.endswith((".h", ".cpp", ".td")) and not path.startswith("tools/new/template/"):
            parts = os.path.dirname(path).split("/")
            depth = {"tests": 2, "defs": 1}.get(parts[0], len(parts))
            folders.update("/".join(parts[:n]) for n in range(1, min(depth, len(parts)) + 1))
    return "\n".join("%s has no README.md" % folder for folder in sorted(folders) if not tree.has(folder + "/README.md"))


def check_tested(tree):
    """The list in tests/docs/BUILD.bazel has exactly the pages with commands."""
    build = tree.read("tests/docs/BUILD.bazel")
    listed = set(re.findall(r'^    "([\w/-]+)",$', build.split("page_test(page)")[1].split("]]")[0], re.M))
    with_commands = set()
    for path in tree.files:
        if path.startswith("docs/") and path.endswith(".md"):
            blocks, _ = snippets.read_blocks(tree.read(path))
            if any(block.language == "console" and block.info != "shown" for block in blocks):
                with_commands.add(path[len("docs/"):-len(".md")])
    return "\n".join(["docs/%s.md has commands and is not in tests/docs/BUILD.bazel" % p for p in with_commands - listed] +
                     ["docs/%s.md is in tests/docs/BUILD.bazel and has no commands" % p for p in listed - with_commands])


def main(arguments):
    root = arguments[0] if arguments else os.path.dirname(os.path.realpath("LICENSE"))
    tree = Tree(root)
    report = junit.Report("links")
    for page in sorted(path for path in tree.files if path.endswith(".md")):
        report.case(page, PageCheck(tree, page).run())
    report.case("pages named in sources", check_sources(tree))
    report.case("folders have a README.md", check_readmes(tree))
    report.case("pages with commands are tested", check_tested(tree))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
