"""The Bazel repository of an installation: the labels of the source tree, with the installed archives, headers and programs.

share/strata/bazel below the prefix becomes the repository @strata of a workspace:

    local_repository(name = "strata", path = "PREFIX/share/strata/bazel")

It has the rules of tools/bazel and bindings/mlir/bazel as in the source tree. The label of a library, //runtime/ir for example,
is an alias of the library of cmake/libraries.map that holds it. bin, include and lib are links, so that an installation can be
moved.
"""

import os
import re
import shutil

FOLDER = os.path.join("share", "strata", "bazel")

# Libraries that depend on LLVM's IR and code generation libraries, not only on its support library.
LINKS_LLVM = ["MLIRTargetLLVMIRExport", "MLIRToLLVMIRTranslationRegistration", "MLIRExecutionEngine", "MLIRJitRunner",
              "MLIRCAPIExecutionEngine", "MLIRCAPITarget"]

# Files and folders that are copied from the source tree.
COPIED = ["tools/bazel", "bindings/mlir/bazel", "tests/lit/lit.cfg.py"]

_ROOT_HEAD = """# The libraries of this installation. Written by tools/install.
load("//tools/bazel:td.bzl", "td_library")

package(default_visibility = ["//visibility:public"])

exports_files(glob(["bin/*"]))

cc_library(
    name = "headers",
    hdrs = glob(["include/**/*.h", "include/**/*.def"]),
    textual_hdrs = glob(["include/**/*.inc"]),
    includes = ["include"],
    deps = ["@llvm//:Support"],
)

td_library(
    name = "td",
    srcs = glob(["include/**/*.td"]),
    includes = ["include"],
)
"""

_BINDINGS = """package(default_visibility = ["//visibility:public"])

[alias(name = name, actual = "//:headers") for name in ["config", "headers"]]

alias(name = "td", actual = "//:td")
"""


def _write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def _library_rule(library, has_archive, forced_symbols):
    """Returns the rule of an installed library."""
    deps = [f":{name}" for name in library.links] + [":headers"]
    if library.name == "MLIRTableGen":
        deps.append("@llvm//:TableGen")
    if library.name in LINKS_LLVM:
        deps.append("@llvm//:CodeGen")
    lines = [f'    name = "{library.name}",']
    if has_archive:
        lines.append(f'    srcs = ["lib/lib{library.name}.a"],')
    if library.name in forced_symbols:
        lines.append(f'    linkopts = ["-Wl,-u,{forced_symbols[library.name]}"],')
    lines.append("    deps = [" + ", ".join(f'"{dep}"' for dep in deps) + "],")
    return "\ncc_library(\n" + "\n".join(lines) + "\n)\n"


def _package_files(libraries, tools):
    """Returns the text of the BUILD file of each package: aliases of the libraries that hold its targets."""
    texts = {"bindings/mlir": _BINDINGS}
    for library in libraries.values():
        for label in library.targets:
            package, name = label[2:].split(":")
            if package == "bindings/mlir":
                continue
            texts.setdefault(package, 'package(default_visibility = ["//visibility:public"])\n')
            texts[package] += f'\nalias(name = "{name}", actual = "//:{library.name}")\n'
    for tool in tools:
        texts["tools"] += f'\nalias(name = "{tool}", actual = "//:bin/{tool}")\n'
    texts.setdefault("defs", 'package(default_visibility = ["//visibility:public"])\n')
    texts["defs"] += '\nalias(name = "td", actual = "//:td")\n'
    texts["tests/lit"] = 'exports_files(["lit.cfg.py"], visibility = ["//visibility:public"])\n'
    return texts


def install(prefix, root, libraries, archives, tools, forced_symbols):
    """Writes the repository.

    `root` is the source tree; `libraries` those of cmake_package.assign; `archives` the names of libraries with an archive;
    `tools` the names of programs in bin."""
    folder = os.path.join(prefix, FOLDER)
    shutil.rmtree(folder, ignore_errors=True)
    for name in COPIED:
        source, target = os.path.join(root, name), os.path.join(folder, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.isdir(source):
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(source, target)
    for name in ("bin", "include", "lib"):
        os.symlink(os.path.join("..", "..", "..", name), os.path.join(folder, name))
    _write(os.path.join(folder, "WORKSPACE"), 'workspace(name = "strata")\n')
    rules = [_library_rule(library, library.name in archives, forced_symbols) for library in libraries.values()]
    _write(os.path.join(folder, "BUILD.bazel"), _ROOT_HEAD + "".join(rules))
    for package, text in _package_files(libraries, tools).items():
        _write(os.path.join(folder, package, "BUILD.bazel"), text)
    # The installed generator writes #include directives with the prefix under which the headers are installed.
    rules_file = os.path.join(folder, "tools", "bazel", "td.bzl")
    with open(rules_file, encoding="utf-8") as file:
        text = file.read()
    changed, count = re.subn(r"(\n    args\.add_all\(ctx\.attr\.opts\)\n)", r'\1    args.add("--include-prefix=strata/")\n', text)
    if count != 1:
        raise SystemExit("tools/bazel/td.bzl: the place of the generator's options is not known")
    _write(rules_file, changed)
