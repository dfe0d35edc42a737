"""strata_dialect: a C++ library from the .td files of a dialect.

In a BUILD file of this workspace, or of a workspace that uses Strata as the repository @strata:

    load("@strata//tools/bazel:strata_dialect.bzl", "strata_dialect")

    strata_dialect(
        name = "poly",
        td = "Poly.td",                          # the main file; includes the others
        td_srcs = ["PolyTypes.td"],
        td_deps = ["//dialects/arith:arith_td"], # dialects whose .td it includes
        dialect = "poly",
        srcs = ["Poly.cpp"],
        hdrs = ["Poly.h"],
        deps = ["@strata//runtime/ir"],
        visibility = ["//visibility:public"],
    )

Targets:

    :poly            cc_library: srcs, hdrs and all generated files
    :poly_td         td_library: td, td_srcs, //defs:td and td_deps; used in td_deps of other dialects, in `data` of
                     file tests, and by tools that load the dialect at run time
    :poly_generated  filegroup: the generated files
    :Poly.md         the documentation of the dialect
    :Poly.json       the description of the dialect for other programs (docs/schema.md)
    :poly_python     the Python modules of the dialect and their stubs (docs/python-bindings.md): _poly_ops_gen.py,
                     _poly_enum_gen.py, _poly_type_gen.py

Generated files, named after td:

    file                            backend                              contents
    PolyDialect.h.inc  .cpp.inc     -gen-dialect-decls  -gen-dialect-defs   the dialect class
    PolyEnums.h.inc    .cpp.inc     -gen-enum-decls     -gen-enum-defs      enums and their spellings
    PolyTypes.h.inc    .cpp.inc     -gen-typedef-decls  -gen-typedef-defs   types
    PolyAttrs.h.inc    .cpp.inc     -gen-attrdef-decls  -gen-attrdef-defs   attributes
    PolyOps.h.inc      .cpp.inc     -gen-op-decls       -gen-op-defs        operations
    PolyPatterns.cpp.inc            -gen-rewriters                          DRR patterns, of the file `rewriters`

With interfaces = "PolyInterfaces.td", additionally:

    PolyOpInterfaces.h.inc  .cpp.inc      -gen-op-interface-decls  -gen-op-interface-defs; the same for Attr and Type
    PolyDialectInterfaces.h.inc           -gen-dialect-interface-decls

The files of the dialect, types and attributes are generated with --dialect-tables unless dialect_tables = False.

The hand-written header and source include them by their path from the root of the repository:

    #include "dialects/poly/PolyOps.h.inc"
"""

load(":td.bzl", "td_gen", "td_gen_files", "td_library")

_BACKENDS = [
    ("Dialect", "dialect"),
    ("Enums", "enum"),
    ("Types", "typedef"),
    ("Attrs", "attrdef"),
    ("Ops", "op"),
]

# The Python modules of a dialect, and their backends.
_PYTHON = [
    ("ops", "op"),
    ("enum", "enum"),
    ("type", "type"),
]

def python_modules(name, td, dialect, deps, visibility = None, tags = []):
    """Declares the Python modules of a dialect and their stubs, `_<dialect>_ops_gen.py` and others.

    Args:
      name: name of the target.
      td: the .td file.
      dialect: name of the dialect.
      deps: td_library targets.
      visibility: visibility of the target.
      tags: tags of the target.
    """
    files = {}
    for part, backend in _PYTHON:
        files["_%s_%s_gen.py" % (dialect, part)] = "gen-python-%s-bindings" % backend
        files["_%s_%s_gen.pyi" % (dialect, part)] = "gen-python-%s-stubs" % backend
    td_gen_files(
        name = name,
        td = td,
        outs = files.keys(),
        backends = files.values(),
        opts = ["--bind-dialect=" + dialect, "--dialect-only"],
        deps = deps,
        visibility = visibility,
        tags = tags,
    )

def _stem(td):
    return td.split(":")[-1].split("/")[-1][:-len(".td")]

def strata_dialect(
        name,
        td,
        srcs = [],
        hdrs = [],
        deps = [],
        td_srcs = [],
        td_deps = [],
        td_includes = [],
        dialect = None,
        rewriters = None,
        interfaces = None,
        prefix = None,
        extra = {},
        dialect_tables = True,
        visibility = None,
        **kwargs):
    """Declares the C++ library of a dialect and the files that are generated for it.

    Args:
      name: name of the cc_library; `<name>_td` and `<name>_generated` are declared too.
      td: the main .td file of this package.
      srcs: the hand-written C++ sources.
      hdrs: the hand-written C++ headers.
      deps: cc_library targets: the runtime and other dialects.
      td_srcs: further .td files of this package that td includes.
      td_deps: td_library targets; "//defs:td" of Strata is added.
      td_includes: further include directories for .td files, relative to the root of the repository.
      dialect: name of the dialect to generate; required if td includes the .td of another dialect.
      rewriters: the .td file with the declarative rewrite patterns; None: td itself; "": no patterns.
      interfaces: the .td file with the interfaces that the dialect declares. td includes it or is the same file.
      prefix: prefix of the generated file names; None: the name of td without its extension.
      extra: further files to generate: a dictionary from file names to lists of generator options, for example
        {"PolyPasses.h.inc": ["-gen-pass-decls"]}.
      dialect_tables: True: a constant table lists the members of the dialect (--dialect-tables). False: the author's
        function initialize() registers them, as in MLIR.
      visibility: visibility of all targets.
      **kwargs: further arguments of cc_library.
    """
    stem = prefix or _stem(td)
    td_gen_deps = [":" + name + "_td"]
    opts = ["--dialect=" + dialect] if dialect else []
    tables = ["--dialect-tables"] if dialect_tables else []
    own = ["--dialect-only"]
    patterns = td if rewriters == None else rewriters

    td_files = [td] + [src for src in td_srcs if src != td]
    for other in [patterns, interfaces]:
        if other and other not in td_files:
            td_files.append(other)
    td_library(
        name = name + "_td",
        srcs = td_files,
        deps = [Label("//defs:td")] + td_deps,
        includes = td_includes,
        visibility = visibility,
    )

    outputs = {}
    for part, backend in _BACKENDS:
        outputs[stem + part + ".h.inc"] = (td, ["-gen-%s-decls" % backend])
        outputs[stem + part + ".cpp.inc"] = (td, ["-gen-%s-defs" % backend])
    if patterns:
        outputs[stem + "Patterns.cpp.inc"] = (patterns, ["-gen-rewriters"])
    if interfaces:
        for kind in ["Op", "Attr", "Type"]:
            backend = "-gen-%s-interface-" % kind.lower()
            outputs[stem + kind + "Interfaces.h.inc"] = (interfaces, [backend + "decls"])
            outputs[stem + kind + "Interfaces.cpp.inc"] = (interfaces, [backend + "defs"])
        outputs[stem + "DialectInterfaces.h.inc"] = (interfaces, ["-gen-dialect-interface-decls"])
    for out, extra_opts in extra.items():
        outputs[out] = (td, extra_opts)

    # Outputs of one file with equal options are generated by one action, which parses the file once.
    together = {}
    for out, (source, backend_opts) in outputs.items():
        # Interfaces do not belong to a dialect.
        all_opts = backend_opts[1:] + tables + ([] if "-interface-" in backend_opts[0] else opts + own)
        together.setdefault((source, tuple(all_opts)), []).append((out, backend_opts[0].lstrip("-")))
    for index, ((source, all_opts), files) in enumerate(together.items()):
        td_gen_files(
            name = "%s_gen_%d" % (name, index),
            td = source,
            outs = [out for out, _ in files],
            backends = [backend for _, backend in files],
            opts = list(all_opts),
            deps = td_gen_deps,
            visibility = ["//visibility:private"],
        )

    for out, flag in {
        stem + ".md": "-gen-dialect-doc",
        stem + ".json": "-gen-schema",
    }.items():
        td_gen(
            name = "%s_%s_gen" % (name, out.replace(".", "_")),
            td = td,
            out = out,
            opts = [flag] + opts,
            deps = td_gen_deps,
            visibility = visibility,
        )

    python_modules(
        name = name + "_python",
        td = td,
        dialect = dialect or name,
        deps = td_gen_deps,
        visibility = visibility,
        tags = ["manual"],
    )

    native.filegroup(
        name = name + "_generated",
        srcs = outputs.keys(),
        visibility = visibility,
    )
    native.cc_library(
        name = name,
        srcs = srcs,
        hdrs = hdrs,
        textual_hdrs = outputs.keys(),
        deps = deps,
        visibility = visibility,
        **kwargs
    )
