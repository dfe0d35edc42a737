// With debug information, a phi takes a value that is defined after it.
// RUN: strata-translate --no-implicit-module --test-spirv-roundtrip-debug %s | FileCheck %s

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []> {
  // CHECK-LABEL: spirv.func @count
  spirv.func @count(%n: i32) "None" {
    %zero = spirv.Constant 0 : i32
    %one = spirv.Constant 1 : i32
    // CHECK: spirv.mlir.loop
    spirv.mlir.loop {
      // CHECK:      spirv.Branch ^[[HEADER:.*]](%{{.*}} : i32)
      spirv.Branch ^header(%zero : i32)
    // CHECK-NEXT: ^[[HEADER]](%[[I:[0-9a-z]*]]: i32
    ^header(%i: i32):
      %c = spirv.SLessThan %i, %n : i32
      spirv.BranchConditional %c, ^body, ^merge
    ^body:
      // CHECK: %[[NEXT:.*]] = spirv.IAdd %[[I]], %{{.*}} : i32
      %next = spirv.IAdd %i, %one : i32
      // CHECK: spirv.Branch ^[[HEADER]](%[[NEXT]] : i32)
      spirv.Branch ^header(%next : i32)
    ^merge:
      spirv.mlir.merge
    }
    spirv.Return
  }
}
