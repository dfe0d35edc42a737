load("@strata//tools/bazel:td.bzl", "td_library")
load("@strata//tools/bazel/prelude:precompiled_header.bzl", "precompiled_header")
load(":archives.bzl", "CODE_GEN", "IR")
load(":linker.bzl", "LINKER_OPTIONS")

package(default_visibility = ["//visibility:public"])

exports_files(glob(["bin/*"]))

# Only the needed headers: each declared header becomes a link in the sandbox of each compilation.
cc_library(
    name = "support_headers",
    hdrs = glob(["include/llvm/%s/**" % folder for folder in [
        "ADT",
        "Config",
        "Demangle",
        "Support",
        "TargetParser",
    ]] + ["include/llvm-c/*.h"]),
    includes = ["include"],
)

# tools/bazel/prelude/README.md of Strata.
precompiled_header(
    name = "prelude",
    src = "@strata//tools/bazel/prelude:LLVMPrelude.h",
    out = "llvm_prelude.h",
    enabled = select({
        "@strata//tools/bazel/prelude:enabled": True,
        "//conditions:default": False,
    }),
    deps = [":support_headers"],
)

cc_library(
    name = "Demangle",
    srcs = ["lib/libLLVMDemangle.a"],
    deps = [":support_headers"],
)

cc_library(
    name = "Support",
    srcs = ["lib/libLLVMSupport.a"],
    linkopts = LINKER_OPTIONS + ["-lz", "-lzstd", "-ldl", "-lpthread", "-lm"],
    deps = [":Demangle", ":prelude", ":support_headers"],
)

cc_library(
    name = "TableGen",
    srcs = ["lib/libLLVMTableGen.a"],
    hdrs = glob(["include/llvm/TableGen/**"]),
    deps = [":Support"],
)

# Constants of file formats (DWARF, ELF and others). Only headers.
cc_library(
    name = "BinaryFormat",
    hdrs = glob(["include/llvm/BinaryFormat/**"]),
    deps = [":Support"],
)

cc_library(
    name = "IR",
    srcs = ["lib/lib%s.a" % name for name in IR],
    hdrs = glob(["include/llvm/%s/**" % folder for folder in [
        "Analysis",
        "AsmParser",
        "Bitcode",
        "Bitstream",
        "IR",
        "IRReader",
        "Linker",
        "ModuleSummaryIndex",
        "Object",
        "ProfileData",
        "Remarks",
    ]] + ["include/llvm/*.h"], allow_empty = True),
    deps = [":BinaryFormat", ":Support"],
)

cc_library(
    name = "CodeGen",
    srcs = ["lib/lib%s.a" % name for name in CODE_GEN],
    hdrs = glob(["include/llvm/%s/**" % folder for folder in [
        "CGData",
        "CodeGen",
        "CodeGenTypes",
        "DebugInfo",
        "ExecutionEngine",
        "Frontend",
        "MC",
        "Option",
        "Passes",
        "Target",
        "Transforms",
    ]], allow_empty = True),
    deps = [":IR"],
)

filegroup(
    name = "mlir_tools",
    srcs = glob(["bin/mlir-*"], allow_empty = True),
)

td_library(
    name = "mlir_td",
    srcs = glob(["include/mlir/**/*.td"], allow_empty = True),
    includes = ["include"],
)
