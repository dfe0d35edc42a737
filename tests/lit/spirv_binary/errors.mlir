// Errors: binaries that are not valid modules, and modules that have no binary form.
// RUN: printf 'abc' > %t.spv
// RUN: not strata-translate --deserialize-spirv %t.spv 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: printf 'abcd' > %t.spv
// RUN: not strata-translate --deserialize-spirv %t.spv 2>&1 | FileCheck %s --check-prefix=HEADER
// RUN: printf '\003\002\043\007\000\000\001\000\000\000\000\000\010\000\000\000\000\000\000\000\027\000\004\000\001\000\000\000' > %t.spv
// RUN: not strata-translate --deserialize-spirv %t.spv 2>&1 | FileCheck %s --check-prefix=LENGTH
// RUN: printf '\003\002\043\007\000\000\001\000\000\000\000\000\010\000\000\000\000\000\000\000\036\000\003\000\001\000\000\000\002\000\000\000' > %t.spv
// RUN: not strata-translate --deserialize-spirv %t.spv 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not strata-translate --no-implicit-module --serialize-spirv %s 2>&1 | FileCheck %s --check-prefix=TRIPLE

// SIZE: .spv:0:0: error: SPIR-V binary module must contain integral number of 32-bit words
// HEADER: .spv:0:0: error: at word 0: SPIR-V binary module must have a 5-word header
// LENGTH: .spv:0:0: error: at word 5 (OpTypeVector): the instruction has 4 words, but only 2 are left
// TYPE: .spv:0:0: error: at word 5 (OpTypeStruct): unknown type id 2
// TRIPLE: errors.mlir:[[#@LINE+1]]:1: error: module must have 'vce_triple' attribute to be serializeable
spirv.module Logical GLSL450 {
}
