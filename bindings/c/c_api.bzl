"""c_api: a header of the C API and the library that implements it, from lists of functions. See README.md."""

def c_api(header, lists, library = None, deps = []):
    """Generates strata-c/<header>.h, the forwarding header mlir-c/<header>.h, and a library.

    Args:
      header: the path of the header below strata-c, without its ending.
      lists: the names of the lists in the folder api, in the order of the header.
      library: name of the cc_library; by default, the header's path in lower case.
      deps: what the sources of the lists use.
    """
    files = ["api/%s.api" % name for name in lists]
    generate = "python3 $(location generate.py) --header strata-c/%s.h" % header
    inputs = " ".join(["$(location %s)" % file for file in files])
    name = library or header.lower().replace("/", "_")
    native.genrule(
        name = name + "_header",
        srcs = files,
        outs = ["strata-c/%s.h" % header, "mlir-c/%s.h" % header],
        cmd = "%s --out-header $(location strata-c/%s.h) --out-forward $(location mlir-c/%s.h) %s" % (generate, header, header, inputs),
        tools = ["generate.py"],
    )
    for list in lists:
        native.genrule(
            name = list.replace("/", "_") + "_source",
            srcs = files,
            outs = ["src/%s.cpp" % list],
            cmd = "%s --source %s --out-source $@ %s" % (generate, list.split("/")[-1], inputs),
            tools = ["generate.py"],
        )
    native.cc_library(
        name = name,
        srcs = ["src/%s.cpp" % list for list in lists],
        copts = ["-fvisibility=hidden"],
        visibility = ["//visibility:public"],
        deps = deps + [":capi"],
        # A shared library has all functions.
        alwayslink = True,
    )
