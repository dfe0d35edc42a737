// Options for ops of machines are accepted; they change nothing for ops of other dialects.
// RUN: %opt %s --convert-vector-to-llvm > %t.expected
// RUN: %opt %s '--convert-vector-to-llvm=enable-amx enable-x86vector' > %t && diff %t %t.expected
// RUN: %opt %s '--convert-vector-to-llvm=enable-arm-sve enable-arm-i8mm enable-arm-bf16' > %t && diff %t %t.expected
// RUN: %opt %s '--convert-vector-to-llvm=enable-arm-neon' > %t && diff %t %t.expected
// RUN: FileCheck %s < %t.expected

// CHECK: llvm.intr.vector.reduce.add
func.func @sum(%a: vector<8xi32>) -> i32 {
  %0 = vector.reduction <add>, %a : vector<8xi32> into i32
  return %0 : i32
}
