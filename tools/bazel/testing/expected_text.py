"""Writes the expected output of file tests. lit calls it for each test that fails under --update-tests.

Two kinds of expected output are written, by running the command of the RUN line again:

  * a file, where a RUN line ends in   COMMAND | diff FILE -   or is   diff FILE %t
  * the end of the test, where a RUN line ends in   COMMAND | FileCheck %s
    after the marker line              // CHECK lines below are written by tools/update_tests
    (with --check-prefix=X the marker starts with X; a section ends at the next marker).

lit updates files that split-file creates. The documentation for users is in tests/README.md.
"""

import os
import re
import shlex
import subprocess

MARKER = re.compile(r"^\s*(//|#|;)\s*([A-Za-z0-9_-]+) lines below are written by tools/update_tests\s*$")
SHELL_COMMENT = re.compile(r"^%dbg\([^)]*\)\s*|^:\s*'[^']*'\s*;\s*")


def split_pipeline(command):
    """Splits "a | b" at the last pipe outside of quotes. Returns (None, command) if there is none."""
    quote = None
    pipe = None
    index = 0
    while index < len(command):
        char = command[index]
        if char == "\\" and quote != "'":
            index += 1
        elif quote:
            if char == quote:
                quote = None
        elif char in "'\"":
            quote = char
        elif char == "|":
            if command[index + 1 : index + 2] == "|":
                index += 1
                pipe = None
            else:
                pipe = index
        index += 1
    if pipe is None:
        return None, command.strip()
    return command[:pipe].strip(), command[pipe + 1 :].strip()


def diff_operands(consumer):
    """Returns (expected file, actual file or "-") for a diff command with its operands in any order, else None.

    The actual file is "-" or a temporary file that %t names.
    """
    words = shlex.split(consumer)
    if not words or words[0] != "diff":
        return None
    operands = [word for word in words[1:] if word == "-" or not word.startswith("-")]
    if len(operands) != 2:
        return None
    actual = [operand == "-" or ".tmp" in os.path.basename(operand) for operand in operands]
    if actual.count(True) != 1:
        return None
    return (operands[0], operands[1]) if actual[1] else (operands[1], operands[0])


def check_prefix(consumer, test_path):
    """Returns the check prefix of "FileCheck test_path", or None for another command or file."""
    words = shlex.split(consumer)
    if not words or words[0] != "FileCheck" or test_path not in words:
        return None
    for index, word in enumerate(words):
        match = re.match(r"--?check-prefix(?:es)?=(.*)$", word)
        if match:
            return match.group(1).split(",")[0]
        if re.match(r"--?check-prefix(?:es)?$", word) and index + 1 < len(words):
            return words[index + 1].split(",")[0]
    return "CHECK"


def check_lines(output, prefix, test_path, comment="//"):
    """Returns check lines that accept exactly the lines of `output` in their order."""
    lines = []
    folder = os.path.dirname(test_path) + "/"
    for text in output.rstrip("\n").split("\n") if output.strip() else []:
        if not text.strip():
            # FileCheck cannot match empty lines before the first other line, so they are omitted.
            if lines:
                lines.append("%s %s-EMPTY:" % (comment, prefix))
            continue
        escaped = re.sub(r"\{\{|\[\[", lambda match: "{{%s}}" % re.sub(r"(.)", r"\\\1", match.group(0)), text)
        escaped = escaped.replace(folder, "{{.*}}").rstrip()
        lines.append("%s %s:%s %s" % (comment, prefix + "-NEXT" if lines else prefix, "" if lines else "     ", escaped))
    if not lines:
        return ["%s %s-NOT: {{.}}" % (comment, prefix)]
    return lines


def replace_section(text, prefix, output, test_path):
    """Returns `text` with a new section for `prefix`, or None if it has no marker for that prefix."""
    lines = text.split("\n")
    markers = [(index, MARKER.match(line)) for index, line in enumerate(lines)]
    markers = [(index, match) for index, match in markers if match]
    for position, (index, match) in enumerate(markers):
        if match.group(2) != prefix:
            continue
        is_last = position + 1 == len(markers)
        rest = [""] if is_last else lines[markers[position + 1][0] :]
        return "\n".join(lines[: index + 1] + check_lines(output, prefix, test_path, match.group(1)) + rest)
    return None


def run(command, directory, environment):
    """Runs a shell command. Returns its output, also if it fails, or None if it crashes."""
    result = subprocess.run(
        ["/bin/sh", "-c", command],
        cwd=directory,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        stdin=subprocess.DEVNULL,
        timeout=600,
    )
    if result.returncode < 0 or result.returncode >= 126:
        return None
    return result.stdout.decode("utf-8", errors="surrogateescape")


def source_of(path, test_path):
    """Returns the path of a file in the source tree. Runfiles are links to it, but a new file has no link yet."""
    if os.path.exists(path):
        return os.path.realpath(path)
    relative = os.path.relpath(path, os.path.dirname(test_path))
    return os.path.normpath(os.path.join(os.path.dirname(os.path.realpath(test_path)), relative))


def write(path, text):
    """Writes the file and records it for tools/update_tests. Returns False if the file is unchanged."""
    try:
        with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
            if file.read() == text:
                return False
    except FileNotFoundError:
        pass
    with open(path, "w", encoding="utf-8", errors="surrogateescape", newline="") as file:
        file.write(text)
    log = os.environ.get("STRATA_UPDATED_FILES")
    if log:
        with open(log, "a", encoding="utf-8") as file:
            file.write(path + "\n")
    return True


def update(test_path, command, execute):
    """Updates the expected output of one RUN line. Returns the path of the written file, or None.

    Args:
      test_path: path of the test as in its RUN lines.
      command: one RUN line after substitution.
      execute: function that runs a shell command and returns its output, or None if it crashed.
    """
    producer, consumer = split_pipeline(SHELL_COMMENT.sub("", command))
    operands = diff_operands(consumer)
    if operands and (operands[1] == "-") == (producer is not None):
        path = source_of(operands[0], test_path)
        text = execute(producer or "cat " + shlex.quote(operands[1]))
        return path if text is not None and write(path, text) else None
    if producer is None:
        return None
    prefix = check_prefix(consumer, test_path)
    if prefix is None:
        return None
    path = os.path.realpath(test_path)
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        old = file.read()
    if not any(MARKER.match(line) and MARKER.match(line).group(2) == prefix for line in old.split("\n")):
        return None
    output = execute(producer)
    if output is None:
        return None
    return path if write(path, replace_section(old, prefix, output, test_path)) else None


def lit_test_updater(result, test, commands):
    """Hook that lit calls for a failed test. `commands` are the RUN lines of the test."""
    environment = dict(test.config.environment)
    directory = os.path.dirname(test.getExecPath())
    os.makedirs(directory, exist_ok=True)
    written = []
    for command in commands:
        path = update(test.getFilePath(), command, lambda line: run(line, directory, environment))
        if path:
            written.append(path)
    return "\n".join("updated " + path for path in written) or None
