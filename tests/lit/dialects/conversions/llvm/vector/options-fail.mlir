// An option that needs the dialect of an instruction set is an error if the dialect is not available.
// UNSUPPORTED: differential
// RUN: not %opt %s --convert-vector-to-llvm=enable-amx=true 2>&1 | FileCheck %s
// RUN: not %opt %s --convert-vector-to-llvm=enable-x86vector=true 2>&1 | FileCheck %s --check-prefix=X86
// CHECK: options-fail.mlir:[[# @LINE + 3]]:1: error: option 'enable-amx' requires a dialect that is not available
// X86: options-fail.mlir:[[# @LINE + 2]]:1: error: option 'enable-x86vector' requires a dialect that is not available

module {
}
