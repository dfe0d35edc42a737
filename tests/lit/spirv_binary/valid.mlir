// spirv-val of the SPIR-V tools accepts the serialized module.
// REQUIRES: spirv-val
// RUN: strata-translate --no-implicit-module --serialize-spirv %s -o %t.spv && spirv-val %t.spv

spirv.module Logical GLSL450 requires #spirv.vce<v1.0, [Shader, Linkage], []> {
  spirv.func @count(%n: i32) -> i32 "None" {
    %zero = spirv.Constant 0 : i32
    %one = spirv.Constant 1 : i32
    %r = spirv.mlir.loop -> i32 {
      spirv.Branch ^header(%zero : i32)
    ^header(%i: i32):
      %c = spirv.SLessThan %i, %n : i32
      spirv.BranchConditional %c, ^body, ^merge
    ^body:
      %next = spirv.IAdd %i, %one : i32
      spirv.Branch ^header(%next : i32)
    ^merge:
      spirv.mlir.merge %i : i32
    }
    spirv.ReturnValue %r : i32
  }
}
