"""pass_library: a C++ library of passes that a Passes.td declares."""

load(":td.bzl", "td_gen")

def pass_library(name, group, deps, private_hdrs = [], enums = None, visibility = ["//visibility:public"]):
    """Declares a C++ library of all sources of a package, and generates Passes.h.inc from Passes.td.

    Passes.td is visible to documentation and tests.

    Args:
      name: name of the cc_library; the target that generates Passes.h.inc is `<name>_passes_gen`.
      group: the infix of the generated registration function: "Arith" for registerArithPasses().
      deps: the dependencies of the cc_library.
      private_hdrs: headers that only the sources of the package include.
      enums: a .td file with enums, XBase.td or X.td; their code is generated into XEnums.h.inc and XEnums.cpp.inc.
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
    generated = ["Passes.h.inc"]
    if enums:
        native.exports_files(
            [enums],
            visibility = ["//visibility:public"],
        )
        stem = enums[:-len(".td")]
        if stem.endswith("Base"):
            stem = stem[:-len("Base")]
        for part in ["h", "cpp"]:
            out = "%sEnums.%s.inc" % (stem, part)
            td_gen(
                name = "%s_enums_%s_gen" % (name, part),
                td = enums,
                out = out,
                opts = ["-gen-enum-decls" if part == "h" else "-gen-enum-defs"],
                visibility = ["//visibility:private"],
                deps = ["//defs:td"],
            )
            generated.append(out)
    native.cc_library(
        name = name,
        srcs = native.glob(["*.cpp"]) + private_hdrs,
        hdrs = native.glob(["*.h"], exclude = private_hdrs),
        textual_hdrs = generated,
        visibility = visibility,
        deps = deps,
    )
