"""Writes the reference of the Python package as Markdown pages, from its stubs and annotated modules.

Usage: python_reference.py --out=DIR FILE...

FILE is a `.py` or `.pyi` file of bindings/python/strata, or a module that strata-tblgen wrote. Writes DIR/python_NAME.md for each name
of PAGES and for each dialect.
"""

import argparse
import ast
import os
import re

# Modules: the name of the page, a summary, and the files whose contents the module has.
PAGES = {
    "ir": ("strata.ir", "Contexts, locations, operations, regions, blocks, values, types and attributes",
           ["_libs/_strata/__init__.pyi", "_types.py", "_attributes.py", "_elements.py", "_affine.py", "_interfaces.py",
            "_op_interfaces.py"]),
    "passmanager": ("strata.passmanager", "Pass managers, and passes that are Python functions", ["passmanager.py"]),
    "rewrite": ("strata.rewrite", "Rewrite patterns and their drivers", ["rewrite.py", "_libs/_strata/transforms.pyi"]),
    "loading": ("strata.loading", "Dialects from `.td` files", ["loading.py"]),
    "introspection": ("strata.introspection", "Declarations of operations", ["introspection.py"]),
    "execution_engine": ("strata.execution_engine", "Compilation in memory", ["execution_engine.py"]),
}
# Files that strata-tblgen writes, in the order of the page, and the one that adds to them by hand.
DIALECT_FILES = ["{0}.py", "_{0}_ops_gen.pyi", "_{0}_enum_gen.pyi", "_{0}_type_gen.pyi"]
WIDTH = 110
NOTE = """Functions that create operations also have the keyword parameters `loc` and `ip`: the location and the insertion point,
by default the current ones."""


def is_public(name):
    return not name.startswith("_") or name in ("__init__", "__getitem__", "__setitem__", "__len__", "__iter__", "__contains__")


def spell(node):
    """Returns the text of an annotation without the prefixes that generated code uses."""
    return re.sub(r"\b(_ods_ir|ir|_ods_cext|builtins|collections\.abc|_strata|typing)\.", "", ast.unparse(node))


def parameters(function, is_method):
    """Returns the parameters of a function as text, without `self`."""
    arguments = function.args
    positional = [*arguments.posonlyargs, *arguments.args]
    defaults = [None] * (len(positional) - len(arguments.defaults)) + arguments.defaults
    parts = []
    for place, (argument, default) in enumerate(zip(positional, defaults)):
        if place == 0 and is_method and argument.arg in ("self", "cls"):
            continue
        parts.append(parameter(argument, default))
    if arguments.vararg:
        parts.append("*" + parameter(arguments.vararg, None))
    elif arguments.kwonlyargs:
        parts.append("*")
    keywords = [parameter(argument, default) for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults)
                if argument.arg not in ("loc", "ip")]
    if parts and parts[-1] == "*" and not keywords:
        parts.pop()
    parts += keywords
    if arguments.kwarg:
        parts.append("**" + parameter(arguments.kwarg, None))
    return parts


def parameter(argument, default):
    text = argument.arg + (f": {spell(argument.annotation)}" if argument.annotation else "")
    if default is None:
        return text
    return text + (" = " if argument.annotation else "=") + spell(default)


def signature(function, is_method):
    """Returns the lines of the signature of a function."""
    parts = parameters(function, is_method)
    result = f" -> {spell(function.returns)}" if function.returns else ""
    line = f"{function.name}({', '.join(parts)}){result}"
    if len(line) <= WIDTH:
        return [line]
    lines, current = [], ""
    for part in parts:
        if current and len(current) + len(part) > WIDTH - 8:
            lines.append("    " + current.rstrip())
            current = ""
        current += part + ", "
    return [f"{function.name}("] + lines + ["    " + current.rstrip(", "), f"){result}"]


def comment(node):
    """Returns the first paragraph of a docstring as comment lines."""
    text = (ast.get_docstring(node) or "").split("\n\n")[0]
    return [f"    # {line}" for line in text.splitlines()]


def decorators(node):
    return [ast.unparse(each) for each in node.decorator_list]


def member_lines(cls):
    """Returns the lines that describe the members of a class: properties first, then methods."""
    properties, methods = {}, []
    for node in cls.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and is_public(node.target.id):
            properties[node.target.id] = [f"{node.target.id}: {spell(node.annotation)}"]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and is_public(node.targets[0].id):
            call = isinstance(node.value, ast.Call)
            properties[node.targets[0].id] = [node.targets[0].id if call else f"{node.targets[0].id} = {ast.unparse(node.value)}"]
        elif isinstance(node, ast.FunctionDef) and is_public(node.name):
            marks = decorators(node)
            if any(mark.split(".")[-1] in ("setter", "deleter") for mark in marks):
                continue
            if any(mark.split(".")[-1] in ("property", "cached_property") for mark in marks):
                result = f": {spell(node.returns)}" if node.returns else ""
                properties[node.name] = [node.name + result] + comment(node)
            else:
                static = "staticmethod" in marks
                lines = signature(node, not static)
                kind = "static " if static else "class " if "classmethod" in marks else ""
                methods += [kind + lines[0]] + lines[1:] + comment(node)
    return [line for lines in properties.values() for line in lines] + methods


def exports(tree):
    """Returns the names in `__all__`, or None if the module has no literal list."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            try:
                return set(ast.literal_eval(node.value))
            except ValueError:
                return None
    return None


class Reader:
    """Collects the classes and functions of the files of a page."""

    def __init__(self):
        self.classes, self.functions = {}, {}

    def read(self, text):
        """Reads a file. Of functions with the same name, the first one counts: files by hand replace generated ones."""
        tree = ast.parse(text)
        exported = exports(tree)
        for node in tree.body:
            if not isinstance(node, (ast.ClassDef, ast.FunctionDef)) or not is_public(node.name):
                continue
            if exported is not None and node.name not in exported:
                continue
            if isinstance(node, ast.ClassDef):
                self.classes.setdefault(node.name, []).append(node)
            else:
                self.functions.setdefault(node.name, signature(node, False) + comment(node))

    def markdown(self, title, summary):
        out = [f"# {title}", "", f"_{summary}_", "", NOTE, ""]
        if self.functions:
            out += ["## Functions", "", "```python", *(line for lines in self.functions.values() for line in lines), "```", ""]
        for name, nodes in sorted(self.classes.items()):
            bases = ", ".join(dict.fromkeys(spell(base) for node in nodes for base in node.bases if spell(base) != name))
            out += [f"## {title.rpartition('.')[2]}.{name}", ""]
            if bases:
                out += [f"Base: `{bases}`", ""]
            for text in filter(None, (ast.get_docstring(node) for node in nodes)):
                # The text is shown as it is: it may contain examples.
                out += ["```text", text, "```", ""]
            lines = [line for node in nodes for line in member_lines(node)]
            if lines:
                out += ["```python", *lines, "```", ""]
        return "\n".join(out)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", required=True)
    parser.add_argument("files", nargs="+")
    arguments = parser.parse_args()
    by_path = {path.split("/strata/", 1)[-1]: path for path in arguments.files}
    by_name = {os.path.basename(path): path for path in arguments.files if os.path.basename(path) != "__init__.py"}
    pages = {name: (title, summary, [by_path[file] for file in files if file in by_path])
             for name, (title, summary, files) in PAGES.items()}
    for name in by_name:
        if match := re.fullmatch(r"_(\w+)_ops_gen\.pyi", name):
            dialect = match.group(1)
            # A module such as `_x_ops_gen` also exists for dialects without a file by hand.
            files = [by_name[file] for file in (form.format(dialect) for form in DIALECT_FILES) if file in by_name]
            pages[dialect] = (f"strata.dialects.{dialect}", f"Classes of the {dialect} dialect", files)
    for name, (title, summary, files) in pages.items():
        reader = Reader()
        for file in files:
            reader.read(read(file))
        with open(os.path.join(arguments.out, f"python_{name}.md"), "w", encoding="utf-8") as out:
            out.write(reader.markdown(title, summary) + "\n")


if __name__ == "__main__":
    main()
