"""Test suites of dialects: every BUILD file below tests/lit/dialects uses these macros.

    load("//tests/lit:dialect_suite.bzl", "dialect_lit_suite")

    dialect_lit_suite()

The folder of a compiled dialect has two suites over the same files. `lit` runs them with strata-opt;
`lit_differential` runs them with mlir-opt, so each expected text and each diagnostic is also checked against MLIR.
The second suite is skipped where mlir-opt is not installed. A file whose behaviour differs from mlir-opt on purpose
says so in a comment and has the line `UNSUPPORTED: differential`.
"""

load("//tools/bazel:lit.bzl", "lit_suite")

_STRATA_OPT = "//tools:strata-opt"

def dialect_lit_suite(name = "lit", data = []):
    """Declares the suites of a dialect that strata-opt registers.

    Args:
      name: name of the suite that runs strata-opt; the other one is `<name>_differential`.
      data: targets with further files that the tests read.
    """
    srcs = native.glob(
        ["**"],
        exclude = ["BUILD.bazel"],
    )
    lit_suite(
        name = name,
        srcs = srcs,
        data = data,
        tools = {"strata-opt": _STRATA_OPT},
    )
    lit_suite(
        name = name + "_differential",
        srcs = srcs,
        data = data,
        features = ["differential"],
        substitutions = {"%opt": "mlir-opt"},
        tools = {"strata-opt": _STRATA_OPT},
    )
    dialect_examples()

def dialect_examples():
    """Declares the inputs that the documentation site shows as examples of the dialect."""
    native.filegroup(
        name = "examples",
        srcs = native.glob(["**/*.mlir"]),
        visibility = ["//docs/site:__pkg__"],
    )

def producer_lit_suites(name, td, td_data, compiled_opt = "strata-opt", compiled_tools = {}):
    """Declares two suites over pass/ and fail/: one for the compiled dialect, one for the dialect loaded from its .td file.

    Both read the same files and the same expected text, so a declaration has the same meaning for both producers.

    Args:
      name: prefix of the suites `<name>_compiled` and `<name>_loaded`.
      td: path of the .td file from the workspace root.
      td_data: target with the .td file and everything it includes.
      compiled_opt: command that contains the compiled dialect; replaces %opt in the first suite.
      compiled_tools: command names to targets, in addition to strata-opt.
    """
    tools = {"strata-opt": _STRATA_OPT}
    tools.update(compiled_tools)
    for producer, opt in [
        ("compiled", compiled_opt),
        ("loaded", "strata-opt -I %root --load-dialect=%root/" + td),
    ]:
        lit_suite(
            name = name + "_" + producer,
            srcs = native.glob([
                "pass/**",
                "fail/**",
            ]),
            data = [td_data],
            features = [producer],
            substitutions = {"%opt": opt},
            tools = tools,
        )
