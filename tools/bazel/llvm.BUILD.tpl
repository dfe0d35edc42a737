load("@strata//tools/bazel:td.bzl", "td_library")

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

cc_library(
    name = "Demangle",
    srcs = ["lib/libLLVMDemangle.a"],
    deps = [":support_headers"],
)

cc_library(
    name = "Support",
    srcs = ["lib/libLLVMSupport.a"],
    linkopts = ["-lz", "-lzstd", "-ldl", "-lpthread", "-lm"],
    deps = [":Demangle", ":support_headers"],
)

cc_library(
    name = "TableGen",
    srcs = ["lib/libLLVMTableGen.a"],
    hdrs = glob(["include/llvm/TableGen/**"]),
    deps = [":Support"],
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
