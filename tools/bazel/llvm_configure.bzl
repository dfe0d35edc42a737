"""Finds an installed LLVM by llvm-config and declares it as the repository @llvm.

Search order: $LLVM_CONFIG, llvm-config-<major> on PATH, llvm-config on PATH.

Static libraries: Support, TableGen and Demangle. IR (LLVM IR, its textual format and bitcode) and CodeGen (optimization, code
generation for the host, JIT) are linked only by tools that translate to LLVM IR.
Tools, as files: bin/FileCheck, bin/not, bin/count, bin/lit.
For comparisons with MLIR: the filegroup mlir_tools (mlir-opt, mlir-tblgen, mlir-translate) and the td_library mlir_td,
which are empty if MLIR is not installed.
"""

_NEEDED_TOOLS = ["FileCheck", "not", "count", "lit"]
_OPTIONAL_TOOLS = ["mlir-opt", "mlir-tblgen", "mlir-translate"]
_ARCHIVES = ["LLVMSupport", "LLVMTableGen", "LLVMDemangle"]

# The LLVM components (names for llvm-config --libs) that the targets :IR and :CodeGen link.
_IR_COMPONENTS = ["core", "irreader", "bitreader", "bitwriter", "linker"]
_CODE_GEN_COMPONENTS = ["orcjit", "orcdebugging", "native", "passes"]

def _run(rctx, argv):
    result = rctx.execute(argv)
    if result.return_code != 0:
        fail("%s failed: %s" % (" ".join([str(arg) for arg in argv]), result.stderr))
    return result.stdout.strip()

def _find_config(rctx):
    env = rctx.os.environ.get("LLVM_CONFIG", "")
    tried = [env] if env else ["llvm-config-" + rctx.attr.major, "llvm-config"]
    for name in tried:
        config = rctx.path(name) if name.startswith("/") else rctx.which(name)
        if config and config.exists:
            return config
    fail("LLVM %s not found (tried: %s). Install llvm-%s-dev and llvm-%s-tools, or set LLVM_CONFIG." %
         (rctx.attr.major, ", ".join(tried), rctx.attr.major, rctx.attr.major))

def _need(rctx, path, package):
    if not rctx.path(path).exists:
        fail("%s is missing. Install %s." % (path, package))

def _component_archives(rctx, config, components):
    """Returns the names of the static libraries of LLVM components, sorted so that each precedes its dependencies."""
    names = _run(rctx, [config, "--link-static", "--libnames"] + components).split(" ")
    return [name[len("lib"):-len(".a")] for name in names if name.endswith(".a")]

def _linker_options(rctx, bin):
    """Returns options for the compiler that select lld, and packed relative relocations if this lld has them.

    lld links strata-opt four times faster than gold, and packed relocations make it 1.2 MB smaller. GCC takes the first ld.lld
    of its search path, which can be an older version. Without lld, the default linker is used.
    """
    compiler = rctx.os.environ.get("CC", "gcc")
    lld = ["-fuse-ld=lld", "-B" + bin]
    for options in [lld + ["-Wl,-z,pack-relative-relocs"], lld]:
        attempt = [compiler, "-shared", "-x", "c", "/dev/null", "-o", "/dev/null", "-B/usr/bin", "-Wl,--fatal-warnings"]
        if rctx.execute(attempt + options).return_code == 0:
            return options
    return []

def _llvm_configure_impl(rctx):
    major = rctx.attr.major
    config = _find_config(rctx)
    version, include, lib, bin = [
        _run(rctx, [config, "--" + question])
        for question in ["version", "includedir", "libdir", "bindir"]
    ]
    if version.split(".")[0] != major:
        fail("%s is LLVM %s, but LLVM %s is needed; set LLVM_CONFIG." % (config, version, major))
    for folder in ["llvm", "llvm-c", "mlir"]:
        if rctx.path(include + "/" + folder).exists:
            rctx.symlink(include + "/" + folder, "include/" + folder)
    ir = [name for name in _component_archives(rctx, config, _IR_COMPONENTS) if name not in _ARCHIVES]
    code_gen = [
        name
        for name in _component_archives(rctx, config, _CODE_GEN_COMPONENTS)
        if name not in _ARCHIVES and name not in ir
    ]
    for archive in _ARCHIVES + ir + code_gen:
        path = "%s/lib%s.a" % (lib, archive)
        _need(rctx, path, "llvm-%s-dev" % major)
        rctx.symlink(path, "lib/lib%s.a" % archive)
    for tool in _NEEDED_TOOLS:
        _need(rctx, bin + "/" + tool, "llvm-%s-tools" % major)
        rctx.symlink(bin + "/" + tool, "bin/" + tool)
    for tool in _OPTIONAL_TOOLS:
        if rctx.path(bin + "/" + tool).exists:
            rctx.symlink(bin + "/" + tool, "bin/" + tool)
    rctx.file("version.bzl", "LLVM_VERSION = %r\n" % version)
    rctx.file("linker.bzl", "LINKER_OPTIONS = %r\n" % _linker_options(rctx, bin))
    rctx.file("archives.bzl", "IR = %r\nCODE_GEN = %r\n" % (ir, code_gen))
    rctx.template("BUILD.bazel", Label("//tools/bazel:llvm.BUILD.tpl"), {})

llvm_configure = repository_rule(
    implementation = _llvm_configure_impl,
    attrs = {"major": attr.string(mandatory = True)},
    configure = True,
    environ = ["CC", "LLVM_CONFIG", "PATH"],
    local = True,
)
