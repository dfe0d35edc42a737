"""strata_dependencies: declares the repositories that Strata depends on.

In the WORKSPACE of a project that uses Strata:

    local_repository(name = "strata", path = "...")
    load("@strata//tools/bazel:strata_deps.bzl", "strata_dependencies")
    strata_dependencies()

The .bazelrc of that project must import tools/bazel/strata.bazelrc. The repository must be named "strata". Nothing is
downloaded: LLVM, Python, GoogleTest and zlib must be installed.
"""

load(":llvm_configure.bzl", "llvm_configure")
load(":python_configure.bzl", "python_configure")
load(":shim_repository.bzl", "shim_repository")

def strata_dependencies(llvm_major = "22"):
    """Declares @llvm, @system_python and replacements for repositories that Bazel 4 would download.

    Repositories that the WORKSPACE declared before this call are not changed.

    Args:
      llvm_major: the required major version of LLVM; see llvm_configure.bzl.
    """
    shims = {
        "rules_cc": ("cc", Label("//tools/bazel/shims:rules_cc_defs.bzl")),
        "rules_java": ("java", Label("//tools/bazel/shims:rules_java_defs.bzl")),
        "remote_coverage_tools": ("", None),
    }
    for name, (folder, defs) in shims.items():
        if not native.existing_rule(name):
            shim_repository(name = name, folder = folder, defs = defs)
    if not native.existing_rule("llvm"):
        llvm_configure(name = "llvm", major = llvm_major)
    if not native.existing_rule("system_python"):
        python_configure(name = "system_python")
        native.register_toolchains("@system_python//:py_toolchain")
