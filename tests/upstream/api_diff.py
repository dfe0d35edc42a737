#!/usr/bin/env python3
"""Compares the C++ API with that of an installed MLIR 22, member by member.

    tests/upstream/api_diff.py                        a table: a header, its public members, those that exist
    tests/upstream/api_diff.py --header IR/Block.h --missing
    tests/upstream/api_diff.py --missing --class Region
    tests/upstream/api_diff.py --json

Both sides are parsed by libclang (package libclang1-22). Each public or protected member that a header of MLIR declares in
namespace mlir must exist in the class of the same qualified name, declared there or inherited, and take the same
numbers of arguments of the same types. Members that a class of MLIR inherits are compared by name (--inherited), except
those that are ambiguous because several bases declare them.
Macros are compared by name. Namespaces called `detail` and `impl` are not compared.

Headers and members of subjects that Strata does not have are listed in api_excluded.tsv with the reason; members that are missing on
purpose or for now in api_missing.tsv (--check: exit status 1 if another member is missing, --update rewrites it).
Without libmlir-22-dev or libclang the script prints that it is skipped and exits with status 0.
"""

import argparse
import collections
import fnmatch
import hashlib
import json
import os
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
TOP = HERE.parent.parent
sys.path.insert(0, str(HERE))
import api_ast  # noqa: E402

SUBJECTS = "IR Interfaces Support Parser Pass Transforms Rewrite Analysis Tools AsmParser Conversion Dialect Target ExecutionEngine".split()
RESOURCES = "/usr/lib/llvm-22/lib/clang/22"
DEFINES = ["-D_GNU_SOURCE", "-D__STDC_CONSTANT_MACROS", "-D__STDC_FORMAT_MACROS", "-D__STDC_LIMIT_MACROS", "-DNDEBUG"]
# Headers of ours that cannot be included by themselves.
NOT_INCLUDED = ["*/Impl.h", "bindings/c/*", "tools/demo/*", "tools/new/*"]
# Parameters of ours (second) that take every argument of a parameter type of MLIR (first).
WIDER = {
    "ArrayRef<Value>": {"ValueRange"}, "ArrayRef<Type>": {"TypeRange"}, "ArrayRef<Block *>": {"BlockRange", "SuccessorRange"},
    "StringRef": {"Twine"}, "OperandRange": {"ValueRange"}, "ResultRange": {"ValueRange"},
}


def find_include():
    for folder in ("/usr/lib/llvm-22/include", "/usr/include"):
        if os.path.isdir(os.path.join(folder, "mlir/Dialect")):
            return folder
    return None


def read_table(name):
    """Returns {first column: last column} of a file in this folder."""
    path = HERE / name
    table = {}
    if path.exists():
        for line in path.read_text().splitlines():
            if line and not line.startswith("#"):
                columns = line.split("\t")
                table[columns[0]] = columns[-1]
    return table


def parse(headers, arguments, stamp, verbose):
    """The declarations of some headers; the result is kept in a folder for temporary files."""
    here = hashlib.sha256((HERE / "api_ast.py").read_bytes()).hexdigest()
    key = hashlib.sha256("\n".join([here, *headers, *arguments, stamp]).encode()).hexdigest()[:20]
    folder = pathlib.Path(os.environ.get("TMPDIR", "/tmp"), f"strata-api-{os.getuid()}")
    folder.mkdir(exist_ok=True)
    cached = folder / (key + ".json")
    if cached.exists():
        return json.loads(cached.read_text())
    source = folder / f"{key}.cpp"
    source.write_text("".join(f'#include "{header}"\n' for header in headers))
    result = api_ast.Reader(str(source), ["-x", "c++", "-fno-rtti", "-fno-exceptions", "-w", "-ferror-limit=0", "-resource-dir",
                                          RESOURCES, *DEFINES, *arguments]).result()
    cached.write_text(json.dumps(result))
    source.unlink()
    return result


class Api:
    """The declarations of one side, with lookup in bases."""

    def __init__(self, data):
        self.classes, self.instances, self.names = data["classes"], data["instances"], data["names"]
        self.visible = {}

    def class_named(self, name):
        """The class of a qualified name, through aliases; None if there is none, {} if it is not one of namespace mlir."""
        for _ in range(8):
            if name in self.classes:
                return self.classes[name]
            if name in self.instances:
                name = self.instances[name]["template"]
                continue
            if name not in self.names:
                outer, _, inner = name.rpartition("::")
                owner = self.class_named(outer) if outer else None
                member = next((m for m in owner["members"] if m["name"] == inner), None) if owner else None
                if owner and not member:
                    member = next((m for m in self.members(outer) if m["name"] == inner), None)
                if not member:
                    return None
                if not member.get("target"):
                    return {}
                name = member["target"]
                continue
            target = next((o["target"] for o in self.names[name]["overloads"] if o.get("target")), None)
            if not target:
                return {} if self.names[name]["kind"] in ("type", "using") else None
            name = target
        return None

    def bases(self, key):
        if key in self.instances:
            return self.instances[key]["bases"]
        return self.classes.get(key, {}).get("bases", [])

    def members(self, key, seen=None):
        """Members of a class and its bases that are not private."""
        seen = set() if seen is None else seen
        if key in seen:
            return
        seen.add(key)
        entry = self.class_named(key)
        if not entry:
            return
        for member in entry["members"]:
            if member.get("access") != "private":
                yield member
        bases = self.bases(key) if key in self.instances else entry["bases"]
        for base in bases:
            yield from self.members(base, seen)

    def declarers(self, key):
        """The classes that declare each name that a class has or inherits, by name: several if the name is ambiguous."""
        if key not in self.visible:
            self.visible[key] = {}
            entry = self.class_named(key)
            bases = self.bases(key) if key in self.instances else entry["bases"] if entry else []
            found = collections.defaultdict(set)
            for base in bases:
                for name, classes in self.declarers(base).items():
                    found[name] |= classes
            for member in entry["members"] if entry else []:
                found[member["name"]] = {key}
            self.visible[key] = dict(found)
        return self.visible[key]

    def constructors(self, key, seen=None):
        seen = set() if seen is None else seen
        entry = self.class_named(key)
        if not entry or key in seen:
            return
        seen.add(key)
        for member in entry["members"]:
            if member["kind"] == "constructor" and member["access"] != "private":
                yield member
        bases = self.bases(key) if key in self.instances else entry["bases"]
        short = {base.split("<")[0].split("::")[-1]: base for base in bases}
        usings = {member["name"].split("<")[0] for member in entry["members"] if member["kind"] == "using"}
        own = key.split("<")[0].split("::")[-1]
        for name, base in short.items():
            if name in usings or own in usings:
                yield from self.constructors(base, seen)


def simplify(type):
    type = re.sub(r"\b(const|volatile|class|struct|enum|typename)\b ?", "", type)
    type = re.sub(r"\b(mlir|strata|llvm|std|__cxx11)::", "", type)
    return type.replace("&", "").replace(" ", "").strip()


WIDER = {simplify(key): {simplify(value) for value in values} for key, values in WIDER.items()}


def is_generic(type):
    return "type-parameter" in type or "auto" in type or "-parameter-" in type


class Types:
    """Decides whether a parameter of ours takes all arguments of a parameter of MLIR."""

    def __init__(self, theirs, ours):
        self.ours, self.known = ours, {}
        # Types of MLIR -> types of ours that an alias or nested type of the same name refers to; they are compatible.
        self.synonyms = collections.defaultdict(set)
        mine = dict(self.aliases(ours))
        for name, target in self.aliases(theirs):
            same = mine.get(name) or (name if name in ours.classes else None)
            if same and simplify(same) != simplify(target):
                self.synonyms[simplify(target)].add(simplify(same))
        self.words = re.compile(r"[\w:]+(?:<[^<>]*>)?")

    @staticmethod
    def aliases(api):
        for name, entry in api.names.items():
            for overload in entry["overloads"]:
                if overload.get("target"):
                    yield name, overload["target"]
        for name, entry in api.classes.items():
            for member in entry["members"]:
                if member.get("target") and member.get("access") != "private":
                    yield f"{name}::{member['name']}", member["target"]

    def takes(self, theirs, ours):
        if is_generic(theirs) or is_generic(ours):
            return True
        key = theirs, ours
        if key not in self.known:
            self.known[key] = self.compare(simplify(theirs), simplify(ours))
        return self.known[key]

    def compare(self, theirs, ours):
        spellings = {theirs, *self.synonyms.get(theirs, ())}
        for word in set(self.words.findall(theirs)) & self.synonyms.keys():
            spellings |= {theirs.replace(word, other) for other in self.synonyms[word]}
        return any(spelling == ours or ours in WIDER.get(spelling, ()) for spelling in spellings) or \
            self.is_derived(theirs, ours)

    def is_derived(self, theirs, ours):
        """True if the first is a class of ours that has the second as a base, both passed in the same way."""
        base = ours.rstrip("*")
        if theirs[len(theirs.rstrip("*")):] != ours[len(base):] or not base:
            return False
        pending, seen = ["mlir::" + theirs.rstrip("*")], set()
        while pending:
            name = pending.pop()
            if name in seen:
                continue
            seen.add(name)
            if simplify(name) == base:
                return True
            entry = self.ours.class_named(name)
            pending += self.ours.bases(name) if name in self.ours.instances else entry["bases"] if entry else []
        return False


def takes(candidate, count):
    return candidate["min"] <= count and (candidate["max"] is None or count <= candidate["max"])


def compare_function(types, theirs, ours):
    """Returns None if one of ours takes the arguments of theirs; otherwise what differs."""
    functions = [candidate for candidate in ours if "min" in candidate]
    if not functions:
        return "not a function"
    least, most = theirs["min"], theirs["max"]
    if most is None:
        return None if any(candidate["max"] is None for candidate in functions) or least <= 1 else "arguments"
    for count in range(least, most + 1):
        fitting = [candidate for candidate in functions if takes(candidate, count)]
        if not fitting:
            return "arguments"
        wanted = theirs["params"][:count]
        if not any(all(types.takes(a, b) for a, b in zip(wanted, candidate["params"][:count])) or candidate["max"] is None
                   for candidate in fitting):
            return "types"
    return None


def spell(member):
    if "params" not in member:
        return member["name"]
    parameters = [re.sub(r"\b(mlir|llvm|std)::", "", parameter) for parameter in member["params"]]
    most = member["max"]
    if most is not None and member["min"] < most:
        parameters = [p + (" = …" if i >= member["min"] else "") for i, p in enumerate(parameters)]
    return f"{member['name']}({', '.join(parameters)})"


def is_internal(name):
    return any(part in ("detail", "impl", "anonymous") for part in name.split("::"))


class Comparison:
    def __init__(self, theirs, ours, include, headers, excluded):
        self.theirs, self.ours, self.include = theirs, ours, include
        self.types = Types(theirs, ours)
        self.member_patterns = member_patterns(excluded)
        self.wanted = set(headers)
        self.owners = {}
        for header in headers:
            text = pathlib.Path(include, header).read_text(errors="replace")
            for inc in re.findall(r'#\s*include\s+[<"](mlir/[^">]+\.inc)[">]', text):
                self.owners.setdefault(inc, header)
        self.found = collections.Counter()
        self.total = collections.Counter()
        self.missing = []  # (header, qualified name with parameters, reason)
        self.inherited_found, self.inherited_missing = 0, {}

    def header_of(self, file):
        if not file.startswith(self.include + "/"):
            return None
        name = file[len(self.include) + 1:]
        name = self.owners.get(name, name)
        return name if name in self.wanted else None

    def is_excluded_member(self, file, name):
        """Whether a member of a file is not compared; the last line that fits decides."""
        fitting = [again for again, files, names in self.member_patterns
                   if fnmatch.fnmatch(file, files) and fnmatch.fnmatch(name, names)]
        return bool(fitting) and not fitting[-1]

    def count(self, header, name, reason, file=None):
        if self.member_patterns and (self.is_excluded_member(header, name) or
                                     file and self.is_excluded_member(file[len(self.include) + 1:], name)):
            return
        self.total[header] += 1
        if reason:
            self.missing.append((header, name, reason))
        else:
            self.found[header] += 1

    def compare_classes(self):
        for name, entry in self.theirs.classes.items():
            header = self.header_of(entry["file"])
            if not header or is_internal(name) or entry["kind"] == "specialisation":
                continue
            ours = self.ours.class_named(name)
            self.count(header, name, None if ours is not None else "type", entry["file"])
            mine = {}
            if ours:
                for member in self.ours.members(name):
                    mine.setdefault(member["name"], []).append(member)
                mine["(constructor)"] = list(self.ours.constructors(name))
            seen = set()
            for member in entry["members"]:
                if member.get("access") == "private" or member.get("implied") or member["kind"] == "using":
                    continue
                spelled = spell(member)
                if spelled in seen:
                    continue
                seen.add(spelled)
                full = f"{name}::{spelled}"
                if ours is None:
                    self.count(header, full, "class", entry["file"])
                    continue
                if ours == {}:
                    self.count(header, full, None, entry["file"])
                    continue
                self.count(header, full, self.member_reason(member, mine.get(member["name"], []), name),
                           entry["file"])
            self.compare_inherited(name, mine if ours else None, ours)

    def member_reason(self, member, candidates, owner):
        if not candidates:
            name = member["name"]
            if name.startswith("operator") and self.operator(name.replace("!=", "=="), owner):
                return None
            if name.startswith("operator ") and self.is_base(name.removeprefix("operator "), owner):
                return None
            return "name"
        if member.get("access") == "public" and all(c.get("access") == "protected" for c in candidates):
            return "protected"
        if "params" in member and not any(candidate["kind"] == "using" for candidate in candidates):
            return compare_function(self.types, member, candidates)
        return None

    def is_base(self, wanted, owner):
        """True if our class derives from the class of this name, to which it then converts."""
        for base in self.ours.bases(owner):
            plain = base.split("<")[0]
            if plain.split("::")[-1] == wanted or (plain != owner and self.is_base(wanted, base)):
                return True
        return False

    def operator(self, name, owner):
        scope = owner
        while scope:
            scope = scope.rpartition("::")[0]
            if scope and f"{scope}::{name}" in self.ours.names:
                return True
        # C++20 derives a != b from a == b.
        return name == "operator!=" and (any(member["name"] == "operator==" for member in self.ours.members(owner))
                                         or self.operator("operator==", owner))

    def compare_inherited(self, name, mine, ours):
        if not ours:
            return
        entry = self.theirs.classes[name]
        own = {member["name"] for member in entry["members"]}
        # Skip names that several bases declare: they are ambiguous in the derived class.
        own |= {each for each, classes in self.theirs.declarers(name).items() if len(classes) > 1}
        for base in entry["bases"]:
            template = self.theirs.instances.get(base, {}).get("template", base)
            for member in self.theirs.members(base):
                if member["kind"] in ("constructor", "using") or member["name"] in own or member["name"].startswith("operator"):
                    continue
                if member["name"] in mine:
                    self.inherited_found += 1
                else:
                    self.inherited_missing.setdefault(f"{template} … {member['name']}", set()).add(name)

    def compare_names(self):
        for name, entry in self.theirs.names.items():
            if is_internal(name):
                continue
            ours = self.ours.names.get(name)
            if not ours and name.endswith("operator!="):
                ours = self.ours.names.get(name.replace("!=", "=="))  # C++20 derives != from ==.
            candidates = ours["overloads"] if ours else []
            if not candidates and name in self.ours.classes:
                candidates = [{"name": name, "kind": "type"}]
            for member in entry["overloads"]:
                header = self.header_of(member["file"])
                if not header or member.get("implied"):
                    continue
                scope = name.rpartition("::")[0]
                full = f"{scope}::{spell(member)}"
                if not candidates:
                    # An operator or friend of MLIR may be a member function in our class.
                    if member["kind"] == "function" and (name.split("::")[-1].startswith("operator") or member.get("friend")) \
                            and self.is_member(member):
                        self.count(header, full, None, member["file"])
                    else:
                        self.count(header, full, "name", member["file"])
                elif "params" in member and not any(candidate["kind"] == "using" for candidate in candidates):
                    reason = compare_function(self.types, member, candidates)
                    self.count(header, full, None if reason and self.is_member(member) else reason, member["file"])
                else:
                    self.count(header, full, None, member["file"])

    def is_member(self, member):
        if not member["params"]:
            return False
        first = re.sub(r"\bconst\b|[&*]", "", member["params"][0]).strip().split("<")[0]
        return any(m["name"] == member["name"] for m in self.ours.members(first))

    def compare_macros(self, ours):
        for header in sorted(self.wanted):
            text = pathlib.Path(self.include, header).read_text(errors="replace")
            undefined = set(re.findall(r"^#\s*undef\s+(\w+)", text, re.M))
            guard = re.sub(r"\W", "_", header).upper()
            for name in sorted(set(re.findall(r"^#\s*define\s+(\w+)", text, re.M))):
                if name in undefined or name.startswith("GEN_") or name.startswith("GET_") or name.startswith("_") or \
                        name.replace("_", "") in (guard.replace("_", ""),) or re.search(r"_(H|INC)_*$", name):
                    continue
                self.count(header, "#" + name, None if name in ours else "macro")


def our_headers():
    found = []
    for folder in ("runtime", "dialects", "tools", "bindings"):
        for path in sorted((TOP / folder).rglob("*.h")):
            name = str(path.relative_to(TOP))
            if not any(fnmatch.fnmatch(name, pattern) for pattern in NOT_INCLUDED):
                found.append(name)
    return found


def member_patterns(excluded):
    """The lines of api_excluded.tsv about members: (includes again, pattern of files, pattern of qualified names)."""
    lines = [pattern.partition(" ") for pattern in excluded if " " in pattern]
    return [(file.startswith("!"), "mlir/" + file.lstrip("!"), members) for file, _, members in lines]


def is_excluded(header, excluded):
    if any(pattern.startswith("!") and fnmatch.fnmatch(header, "mlir/" + pattern[1:]) for pattern in excluded):
        return False
    return any(fnmatch.fnmatch(header, "mlir/" + pattern) for pattern in excluded if " " not in pattern)


def stamp_of(folders):
    lines = []
    for folder in folders:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if path.suffix in (".h", ".inc", ".def"):
                status = path.stat()
                lines.append(f"{path} {status.st_size} {status.st_mtime_ns}")
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--header", default="", help="only headers whose path contains this text or matches this pattern")
    parser.add_argument("--class", dest="classes", default="", help="with --missing: only members of classes with this text")
    parser.add_argument("--missing", action="store_true", help="print each missing member with its reason")
    parser.add_argument("--inherited", action="store_true", help="print members that classes of MLIR inherit and ours do not have")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--check", action="store_true", help="exit status 1 if a member outside api_missing.tsv is missing")
    parser.add_argument("--update", action="store_true", help="rewrite api_missing.tsv, keeping its reasons")
    parser.add_argument("--gen", default=os.environ.get("STRATA_GEN", str(TOP / "bazel-bin")), help="folder of generated files")
    parser.add_argument("--verbose", action="store_true", help="print errors of the parser")
    options = parser.parse_args()
    include = find_include()
    if not include or not api_ast.find_library():
        print("skipped: libmlir-22-dev or libclang1-22 is not installed")
        return 0

    excluded = read_table("api_excluded.tsv")
    installed = [str(path.relative_to(include)) for subject in SUBJECTS
                 for path in sorted(pathlib.Path(include, "mlir", subject).rglob("*.h"))]
    headers = [name for name in installed if not is_excluded(name, excluded)]
    theirs = parse(installed, ["-std=c++17", "-I" + include], "", options.verbose)
    mine = our_headers()
    arguments = ["-std=c++20", "-I" + str(TOP), "-I" + options.gen, "-I" + include]
    ours = parse(mine, arguments, stamp_of([TOP / "runtime", TOP / "dialects", TOP / "tools", options.gen]), options.verbose)
    for side, data in (("MLIR", theirs), ("Strata", ours)):
        if data["errors"] and (options.verbose or side == "Strata"):
            print(f"{side}: {len(data['errors'])} errors; the first: {data['errors'][0]}", file=sys.stderr)
            if options.verbose:
                print("\n".join(data["errors"]), file=sys.stderr)

    comparison = Comparison(Api(theirs), Api(ours), include, headers, excluded)
    comparison.compare_classes()
    comparison.compare_names()
    macros = set()
    for path in mine:
        macros |= set(re.findall(r"^#\s*define\s+(\w+)", (TOP / path).read_text(errors="replace"), re.M))
    comparison.compare_macros(macros)

    def selected(header):
        return not options.header or options.header in header or fnmatch.fnmatch(header, "*" + options.header)

    rows = [(header, comparison.total[header], comparison.found[header]) for header in headers
            if selected(header) and comparison.total[header]]
    total, found = sum(row[1] for row in rows), sum(row[2] for row in rows)
    missing = sorted({entry for entry in comparison.missing if selected(entry[0]) and options.classes in entry[1]})
    if options.json:
        print(json.dumps({"headers": rows, "total": total, "found": found, "missing": missing,
                          "inherited": {key: sorted(value) for key, value in sorted(comparison.inherited_missing.items())}}))
        return 0
    if options.missing:
        last = None
        for header, name, reason in missing:
            if header != last:
                print(f"\n{header}")
                last = header
            print(f"  {reason:14} {name}")
    elif options.inherited:
        for key, classes in sorted(comparison.inherited_missing.items(), key=lambda item: -len(item[1])):
            if options.classes in key or any(options.classes in name for name in classes):
                print(f"{len(classes):5} {key}: {', '.join(sorted(classes)[:4])}{' …' if len(classes) > 4 else ''}")
    else:
        print("| header of MLIR | members | exist | share |\n|---|---|---|---|")
        for header, members, exist in rows:
            print(f"| {header} | {members} | {exist} | {100 * exist / members:.0f} % |")
    print(f"total: {found} of {total} public members exist with a compatible signature: {100 * found / max(total, 1):.1f} %")
    lost = sum(len(value) for value in comparison.inherited_missing.values())
    print(f"inherited members: {comparison.inherited_found} of {comparison.inherited_found + lost} found by name")

    known = read_table("api_missing.tsv")
    if options.update:
        lines = ["# Members of MLIR 22 that Strata does not have: header and member, what differs, why.",
                 "# Written by api_diff.py --update; the last column is kept."]
        for header, name, reason in sorted(set(comparison.missing)):
            key = f"{header} {name}"
            lines.append(f"{key}\t{reason}\t{known.get(key, 'not yet')}")
        (HERE / "api_missing.tsv").write_text("\n".join(lines) + "\n")
    if options.check:
        new = [entry for entry in missing if f"{entry[0]} {entry[1]}" not in known]
        for header, name, reason in new:
            print(f"not in api_missing.tsv: {header} {name}: {reason}")
        return 1 if new else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
