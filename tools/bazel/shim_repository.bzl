"""Replacements for repositories that Bazel 4 would download."""

_COVERAGE_BUILD = """
filegroup(
    name = "coverage_report_generator",
    srcs = ["BUILD.bazel"],
    visibility = ["//visibility:public"],
)
"""

def _shim_repository_impl(rctx):
    folder = rctx.attr.folder
    if folder:
        rctx.file("BUILD.bazel", "")
        rctx.file(folder + "/BUILD.bazel", "")
        rctx.symlink(rctx.attr.defs, folder + "/defs.bzl")
    else:
        rctx.file("BUILD.bazel", _COVERAGE_BUILD)

shim_repository = repository_rule(
    implementation = _shim_repository_impl,
    attrs = {
        "folder": attr.string(doc = "folder of defs.bzl; if empty, the replacement for the coverage tools"),
        "defs": attr.label(allow_single_file = [".bzl"]),
    },
    local = True,
)
