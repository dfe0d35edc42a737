"""lit_suite: one Bazel test that runs LLVM's lit over the file tests of a folder.

    load("//tools/bazel:lit.bzl", "lit_suite")

    lit_suite(
        name = "lit",
        srcs = glob(["**"], exclude = ["BUILD.bazel"]),
        tools = {"strata-opt": "//tools:strata-opt"},
        data = ["//defs:td"],
    )

All suites share tests/lit/lit.cfg.py; tests/lit/README.md lists the substitutions. Another suite can run the same
files with other substitutions:

    lit_suite(
        name = "lit_loaded",
        srcs = glob(["*.mlir"]),
        tools = {"strata-opt": "//tools:strata-opt"},
        data = ["//dialects/poly:poly_td"],
        substitutions = {"%opt": "strata-opt --load-dialect=%poly_td"},
        features = ["loaded"],
    )

To run one test or pass other options to lit:  bazel test //tests/lit/x:lit --test_arg=--filter=name --test_arg=-a
"""

_SUFFIXES = [".mlir", ".td", ".test"]
_LLVM_TOOLS = ["lit", "FileCheck", "not", "count"]

def _is_test(path, suffixes):
    if "/Inputs/" in "/" + path.replace(":", "/"):
        return False
    return len([suffix for suffix in suffixes if path.endswith(suffix)]) > 0

def lit_suite(
        name,
        srcs,
        tools = {},
        data = [],
        substitutions = {},
        features = [],
        suffixes = _SUFFIXES,
        size = "medium",
        tags = [],
        **kwargs):
    """Runs lit over `srcs`.

    Args:
      name: name of the test target.
      srcs: files of this package. Each file with one of the suffixes outside folders named Inputs is a test and must
        have a RUN line. The tests may read all other files.
      tools: dictionary from command names in RUN lines to targets.
      data: further targets whose files the tests read, such as "//defs:td".
      substitutions: text to replace in RUN lines, for example {"%opt": "strata-opt"}. They override those of
        lit.cfg.py and may use them.
      features: names for REQUIRES and UNSUPPORTED lines.
      suffixes: suffixes of tests: .mlir, .td, .test or .py.
      size: see sh_test.
      tags: see sh_test; "lit" is added.
      **kwargs: further arguments of sh_test.
    """
    config = str(Label("//tests/lit:lit.cfg.py"))
    updater = str(Label("//tools/bazel/testing:expected_text.py"))
    tests = [src for src in srcs if _is_test(src, suffixes)]
    if not tests:
        fail("lit_suite %s: no test in srcs (looking for %s)" % (name, ", ".join(suffixes)))
    if [src for src in srcs if src.startswith(name + "/")]:
        fail("lit_suite %s: a folder has the same name, and the executable of the test would hide it" % name)
    native.sh_test(
        name = name,
        size = size,
        srcs = [Label("//tools/bazel:run_lit.sh")],
        args = ["--config=$(rootpath %s)" % config, "--package=" + native.package_name()] +
               ["--updater=$(rootpath %s)" % updater] +
               ["--tool=%s=$(rootpath %s)" % (tool, target) for tool, target in sorted(tools.items())] +
               ["--tool=%s=$(rootpath @llvm//:bin/%s)" % (tool, tool) for tool in _LLVM_TOOLS] +
               ["'--subst=%s=%s'" % (key, value) for key, value in substitutions.items()] +
               ["--feature=" + feature for feature in features] +
               ["--test=$(rootpath %s)" % test for test in tests] +
               ["--"],
        data = srcs + data + [config, updater, "@llvm//:mlir_tools"] +
               {target: 1 for target in tools.values()}.keys() +
               ["@llvm//:bin/" + tool for tool in _LLVM_TOOLS],
        tags = tags + ["lit"],
        **kwargs
    )
