"""interface_library: a library of op and type interfaces with their generated declarations."""

load("//tools/bazel:td.bzl", "td_gen")

_ENDINGS = {
    "decls": ".h.inc",
    "defs": ".cpp.inc",
}

def _generate(td, kind, out):
    """Declares one td_gen for each generated file of an interface file; returns the generated files."""
    for part, ending in _ENDINGS.items():
        td_gen(
            name = out + "_" + part,
            td = "//defs:mlir/Interfaces/%s.td" % td,
            out = out + ending,
            opts = ["-gen-%s-interface-%s" % (kind, part)],
            deps = ["//defs:td"],
        )
    return [out + ending for ending in _ENDINGS.values()]

def interface_library(name, declared = [], generated = {}, srcs = [], hdrs = [], deps = []):
    """Declares a library of interfaces.

    Args:
      name: the library.
      declared: the stems of the interfaces declared in defs/mlir/Interfaces. Each has a `.td` file there, and a
        `.h` and a `.cpp` here that include the generated op interfaces.
      generated: the stems of other generated files, each with the stem of the `.td` and the kind of the interfaces in
        it ("op", "type" or "attr").
      srcs: other sources.
      hdrs: other headers.
      deps: dependencies besides runtime/ir, runtime/spec and LLVM's Support.
    """
    textual_hdrs = []
    for stem in declared:
        textual_hdrs += _generate(stem, "op", stem)
    for out, (td, kind) in generated.items():
        textual_hdrs += _generate(td, kind, out)
    native.cc_library(
        name = name,
        srcs = [stem + ".cpp" for stem in declared] + srcs,
        hdrs = [stem + ".h" for stem in declared] + hdrs,
        textual_hdrs = textual_hdrs,
        visibility = ["//visibility:public"],
        deps = deps + [
            "//runtime/ir",
            "//runtime/spec",
            "@llvm//:Support",
        ],
    )
