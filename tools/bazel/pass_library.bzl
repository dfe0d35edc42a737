"""pass_library: a C++ library of passes that a Passes.td declares."""

load(":td.bzl", "td_gen")

def pass_library(name, group, deps, private_hdrs = [], visibility = ["//visibility:public"]):
    """Declares a C++ library of all sources of a package, and generates Passes.h.inc from Passes.td.

    Passes.td is visible to documentation and tests.

    Args:
      name: name of the cc_library; the target that generates Passes.h.inc is `<name>_passes_gen`.
      group: the infix of the generated registration function: "Arith" for registerArithPasses().
      deps: the dependencies of the cc_library.
      private_hdrs: headers that only the sources of the package include.
      visibility: visibility of the cc_library.
    """
    native.exports_files(
        ["Passes.td"],
        visibility = [
            "//docs:__subpackages__",
            "//tests:__subpackages__",
        ],
    )
    td_gen(
        name = name + "_passes_gen",
        td = "Passes.td",
        out = "Passes.h.inc",
        opts = [
            "-gen-pass-decls",
            "--name=" + group,
        ],
        visibility = ["//visibility:private"],
        deps = ["//defs:td"],
    )
    native.cc_library(
        name = name,
        srcs = native.glob(["*.cpp"]) + private_hdrs,
        hdrs = native.glob(["*.h"], exclude = private_hdrs),
        textual_hdrs = ["Passes.h.inc"],
        visibility = visibility,
        deps = deps,
    )
