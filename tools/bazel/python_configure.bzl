"""Declares the Python 3 of the system, not a shim on PATH, as the Python toolchain of Bazel.

$STRATA_PYTHON selects another interpreter. @system_python provides `headers` (for extension modules) and, in defs.bzl,
EXT_SUFFIX, the file name extension of extension modules.
"""

_ASK = """
import sysconfig
print(sysconfig.get_paths()['include'])
print(sysconfig.get_config_var('EXT_SUFFIX'))
"""

_BUILD = """
load("@bazel_tools//tools/python:toolchain.bzl", "py_runtime_pair")

package(default_visibility = ["//visibility:public"])

# The default stub calls `python`, which Debian does not have.
py_runtime(name = "py3", interpreter_path = "{python}", python_version = "PY3", stub_shebang = "#!{python}")

py_runtime_pair(name = "pair", py3_runtime = ":py3")

toolchain(name = "py_toolchain", toolchain = ":pair", toolchain_type = "@bazel_tools//tools/python:toolchain_type")

cc_library(name = "headers", hdrs = glob(["include/python/**/*.h"], allow_empty = True), includes = ["include/python"])
"""

def _python_configure_impl(rctx):
    python = rctx.os.environ.get("STRATA_PYTHON", "/usr/bin/python3")
    answer = rctx.execute([python, "-c", _ASK])
    if answer.return_code != 0:
        fail("%s does not run (install python3 or set STRATA_PYTHON): %s" % (python, answer.stderr))
    include, suffix = answer.stdout.strip().split("\n")
    if rctx.path(include).exists:
        rctx.symlink(include, "include/python")
    rctx.file("defs.bzl", "EXT_SUFFIX = %r\n" % suffix)
    rctx.file("BUILD.bazel", _BUILD.format(python = python))

python_configure = repository_rule(
    implementation = _python_configure_impl,
    environ = ["STRATA_PYTHON"],
    configure = True,
    local = True,
)
