"""page_test: runs the commands of a page of docs/ and compares their output."""

_TOOLS = {
    "strata-opt": "//tools:strata-opt",
    "strata-reduce": "//tools:strata-reduce",
    "strata-tblgen": "//tools:strata-tblgen",
    "poly-opt": "//dialects/example/poly:poly-opt",
    "FileCheck": "@llvm//:bin/FileCheck",
}

# Programs of one page only.
_TOOLS_OF_PAGE = {
    "c-api": {"twice": "//tests/docs/capi:twice"},
    "python": {"python3": "//tests/docs/python:python3.sh"},
    "python-dialects": {"python3": "//tests/docs/python:python3.sh"},
}

# Further files that the commands of one page read.
_DATA_OF_PAGE = {
    "python": ["//bindings/python:package"],
    "python-dialects": [
        "//bindings/python:package",
        "//dialects/example/fleet:numpy_td",
    ],
}

def page_test(page):
    """Declares a test named after the page, such as getting-started_page.

    Args:
      page: the path of the page relative to docs/, without `.md`.
    """
    tools = dict(_TOOLS)
    tools.update(_TOOLS_OF_PAGE.get(page, {}))
    label = "//docs:" + page + ".md"
    native.py_test(
        name = page.replace("/", "_") + "_page",
        size = "small",
        srcs = ["console_test.py"],
        main = "console_test.py",
        args = ["$(rootpath %s)" % label] +
               ["--tool=%s=$(rootpath %s)" % (name, tool) for name, tool in sorted(tools.items())],
        data = [
            label,
            "//defs:td",
            "//generator/load:EvalBuilders.cpp",
            "//generator/load:EvalFunctions.cpp",
            "//generator/load:EvalMembers.cpp",
            "//generator/load:LoadableParams.cpp",
            "//dialects/cf:cf_td",
            "//dialects/example/poly:poly_td",
            "//dialects/example/poly:example.mlir",
        ] + tools.values() + _DATA_OF_PAGE.get(page, []),
        deps = [":snippets"],
    )
