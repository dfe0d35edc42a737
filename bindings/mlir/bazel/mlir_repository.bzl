"""mlir_repository: Strata under the labels of MLIR's Bazel build.

In the WORKSPACE of a project that was written for MLIR, in place of the declaration of @llvm-project:

    local_repository(name = "strata", path = "...")
    load("@strata//tools/bazel:strata_deps.bzl", "strata_dependencies")
    strata_dependencies()
    load("@strata//bindings/mlir/bazel:mlir_repository.bzl", "mlir_repository")
    mlir_repository(name = "llvm-project")

and in .bazelrc: import <path to strata>/tools/bazel/strata.bazelrc. The labels are listed in targets.bzl.
"""

_LLVM_BUILD = """
package(default_visibility = ["//visibility:public"])
[alias(name = name, actual = "@llvm//:" + name) for name in ["Support", "TableGen", "Demangle"]]
[alias(name = name, actual = "@llvm//:bin/" + name) for name in ["FileCheck", "not", "count"]]
alias(name = "lit", actual = "@llvm//:bin/lit")
"""

_MLIR_BUILD = """
load("@strata//bindings/mlir/bazel:targets.bzl", "mlir_targets")
package(default_visibility = ["//visibility:public"])
mlir_targets()
"""

_TBLGEN = """
load(
    "@strata//bindings/mlir/bazel:tblgen.bzl",
    _gentbl_cc_library = "gentbl_cc_library",
    _gentbl_filegroup = "gentbl_filegroup",
    _td_library = "td_library",
)

gentbl_cc_library = _gentbl_cc_library
gentbl_filegroup = _gentbl_filegroup
td_library = _td_library
"""

def _mlir_repository_impl(rctx):
    rctx.file("BUILD.bazel", "")
    rctx.file("llvm/BUILD.bazel", _LLVM_BUILD)
    rctx.file("mlir/BUILD.bazel", _MLIR_BUILD)
    rctx.file("mlir/tblgen.bzl", _TBLGEN)

mlir_repository = repository_rule(
    implementation = _mlir_repository_impl,
    doc = "Declares a repository with the packages //mlir and //llvm.",
    local = True,
)
