"""td_library, gentbl_filegroup and gentbl_cc_library, with the attributes of the rules of MLIR's Bazel build."""

load("//tools/bazel:td.bzl", "td_gen", _td_library = "td_library")

def _from_root(includes):
    """Returns include folders relative to the root of the repository; MLIR's rules take them relative to the package."""
    package = native.package_name()
    return [
        folder[1:] if folder.startswith("/") else ("/".join([part for part in [package, folder] if part and part != "."]))
        for folder in includes
    ]

def _outputs(tbl_outs):
    """Returns pairs of options and file name. MLIR's rules take a dictionary from file name to options, or such pairs."""
    pairs = [(opts, out) for out, opts in tbl_outs.items()] if type(tbl_outs) == "dict" else tbl_outs
    return [
        (opts if type(opts) == "list" else [opts], out)
        for opts, outs in pairs
        for out in ([outs] if type(outs) == "string" else outs)
    ]

def td_library(name, srcs = [], includes = [], deps = [], **kwargs):
    """Declares a library of .td files. Includes are searched in the root of the repository, its package and `includes`.

    Args:
      name: the library.
      srcs: .td files.
      includes: include folders, relative to the package; a leading slash means relative to the repository.
      deps: other td_library targets.
      **kwargs: attributes of all rules.
    """
    _td_library(
        name = name,
        srcs = srcs,
        includes = _from_root(["."] + includes),
        deps = deps,
        **kwargs
    )

def gentbl_filegroup(name, tblgen, td_file, tbl_outs, td_srcs = [], includes = [], deps = [], test = False, skip_opts = [], **kwargs):
    """Generates files from one .td file; the target holds all of them.

    Args:
      name: the group of files.
      tblgen: the generator.
      td_file: the .td file.
      tbl_outs: the outputs: {"Ops.h.inc": ["-gen-op-decls"], ...} or [(["-gen-op-decls"], "Ops.h.inc"), ...].
      td_srcs: other .td files that td_file includes.
      includes: as in td_library.
      deps: td_library targets.
      test: accepted; the generated files are tested by their use.
      skip_opts: outputs whose options contain one of these are not made.
      **kwargs: attributes of all rules.
    """
    td_deps = list(deps)
    if td_srcs:
        _td_library(name = name + "_td_srcs", srcs = td_srcs, includes = _from_root(["."]))
        td_deps.append(":" + name + "_td_srcs")
    outs = []
    for opts, out in _outputs(tbl_outs):
        if [opt for opt in opts if opt in skip_opts]:
            continue
        outs.append(out)
        td_gen(
            name = "%s_%s_gen" % (name, out.replace("/", "_").replace(".", "_")),
            td = td_file,
            out = out,
            opts = opts,
            includes = _from_root(["."] + includes),
            deps = td_deps,
            tool = tblgen,
            **{key: value for key, value in kwargs.items() if key in ("tags", "testonly")}
        )
    native.filegroup(name = name, srcs = outs, **kwargs)

def gentbl_cc_library(
        name,
        tblgen,
        td_file,
        tbl_outs,
        td_srcs = [],
        includes = [],
        deps = [],
        strip_include_prefix = None,
        test = False,
        copts = None,
        skip_opts = [],
        **kwargs):
    """Generates headers from one .td file and declares a cc_library of them. Arguments as for gentbl_filegroup.

    Args:
      name: the cc_library.
      tblgen: see gentbl_filegroup.
      td_file: see gentbl_filegroup.
      tbl_outs: see gentbl_filegroup.
      td_srcs: see gentbl_filegroup.
      includes: see gentbl_filegroup.
      deps: see gentbl_filegroup.
      strip_include_prefix: see cc_library.
      test: see gentbl_filegroup.
      copts: see cc_library.
      skip_opts: see gentbl_filegroup.
      **kwargs: attributes of all rules.
    """
    gentbl_filegroup(
        name = name + "_filegroup",
        tblgen = tblgen,
        td_file = td_file,
        tbl_outs = tbl_outs,
        td_srcs = td_srcs,
        includes = includes,
        deps = deps,
        skip_opts = skip_opts,
        **kwargs
    )
    native.cc_library(
        name = name,
        # A generated file is a fragment that does not compile by itself.
        textual_hdrs = [":" + name + "_filegroup"],
        # Bazel applies strip_include_prefix to `hdrs` only.
        hdrs = [":" + name + "_filegroup"] if strip_include_prefix else [],
        strip_include_prefix = strip_include_prefix,
        copts = copts,
        **kwargs
    )
