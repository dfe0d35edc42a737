"""Extracts seed texts for the fuzz targets.

The file tests of this repository (and further folders of .mlir files) are split at their markers. A piece is a seed for
`custom`, its generic form for `generic`, and its attributes and types for `attribute` and `type`. Pieces that are too
long are split into their top-level operations. `declarations` splits .td files for mutate_td. Seeds are not committed:
they are created when a run starts.
"""

import hashlib
import pathlib
import re
import subprocess

LONGEST = 4096
OPEN, CLOSE = "([{<", ")]}>"
TYPE_WORD = re.compile(r"(?<![\w.$#@%!-])(?:tensor|vector|memref|tuple|complex)<|![A-Za-z_][\w.$]*<?|\((?=[^()]*\)\s*->)|(?<![\w.$#@%!])(?:[su]?i\d+|b?f\d\w*|tf32|index|none)\b")
ATTRIBUTE_WORD = re.compile(r"(?<![\w.$#@%!-])(?:dense|sparse|array|affine_map|affine_set|strided|dense_resource|loc|distinct)(?:\[\d*\])?[<(]|#[A-Za-z_][\w.$]*<?|(?<== )[\[{@\"\w-]")


def balanced_end(text, start):
    """Returns the end of the first bracket pair at or after `start`, ignoring strings and arrows; None if it is not closed."""
    depth, at = 0, start
    while at < len(text):
        char = text[at]
        if char == '"':
            closing = re.compile(r'(?:\\.|[^"\\])*"').match(text, at + 1)
            if not closing:
                return None
            at = closing.end()
            if depth == 0:
                return at
            continue
        if text.startswith("->", at):
            at += 2
            continue
        if char in OPEN:
            depth += 1
        elif char in CLOSE:
            depth -= 1
            if depth <= 0:
                return at + 1 if depth == 0 else at
        elif depth == 0 and char in ",\n":
            return at
        at += 1
    return None if depth else at


def pieces(text):
    """Yields the parts of a file without comments, each at most LONGEST characters."""
    for part in re.split(r"^\s*// -----.*$", text, flags=re.M):
        part = re.sub(r"^\s*//.*\n?", "", part, flags=re.M).strip()
        if not part:
            continue
        if len(part) <= LONGEST:
            yield part
        else:
            yield from (op for op in operations(part) if len(op) <= LONGEST)


def operations(text):
    """Splits a text before its top-level operations with regions."""
    return re.split(r"\n(?=\S[^}\n]*\{$)", text, flags=re.M)


def values(text, pattern):
    """Yields the attributes or types in a text, up to the end of their brackets, without and with `: type` or `-> type`."""
    for match in pattern.finditer(text):
        word = match.group(0)
        opens = word[-1] in OPEN or word[-1] == '"'
        end = balanced_end(text, match.end() - 1 if opens else match.start()) if opens or "=" in text[match.start() - 2:match.start()] else match.end()
        if end is None or end - match.start() > LONGEST:
            continue
        value = text[match.start():end]
        behind = re.compile(r"\s*(?::|->)\s*").match(text, end)
        if behind and opens:
            tail = TYPE_WORD.match(text, behind.end())
            if tail:
                last = balanced_end(text, tail.end() - 1) if tail.group(0)[-1] in OPEN else tail.end()
                if last and last - match.start() <= LONGEST:
                    yield text[match.start():last]
        yield value


def declarations(text):
    """Yields a .td file without its includes, and each of its records."""
    text = re.sub(r"^\s*(//|include|#).*\n?", "", text, flags=re.M).strip()
    if text and len(text) <= LONGEST:
        yield text
    for record in re.split(r"\n(?=(?:def|class|defm|let|foreach)\b)", text):
        if record.strip() and len(record) <= LONGEST:
            yield record.strip()


def generic_form(opt, text):
    """Returns the text in generic form with locations, or None if the tool rejects it."""
    try:
        run = subprocess.run([str(opt), "--mlir-print-op-generic", "--mlir-print-debuginfo", "--allow-unregistered-dialect", "-"],
                             input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=20)
    except subprocess.TimeoutExpired:
        return None
    return run.stdout.decode(errors="replace") if run.returncode == 0 else None


def write_seeds(folders, opt, out):
    """Writes the seeds to out/<target>/ for all targets; returns the number of seeds per target."""
    found = {"custom": set(), "generic": set(), "attribute": set(), "type": set()}
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*.mlir")):
            for piece in pieces(path.read_text(errors="replace")):
                found["custom"].add(piece)
                generic = generic_form(opt, piece)
                if generic and len(generic) <= LONGEST:
                    found["generic"].add(generic)
                found["attribute"].update(values(piece, ATTRIBUTE_WORD))
                found["type"].update(values(piece, TYPE_WORD))
    for target, texts in found.items():
        folder = pathlib.Path(out) / target
        folder.mkdir(parents=True, exist_ok=True)
        for text in texts:
            name = hashlib.sha1(text.encode()).hexdigest()
            (folder / name).write_text(text)
    return {target: len(texts) for target, texts in found.items()}
