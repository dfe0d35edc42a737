// Decorations that cannot be written.
// RUN: strata-translate --no-implicit-module --serialize-spirv %s --split-input-file --verify-diagnostics -o /dev/null

spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, Linkage], []> {
  // expected-error @+1 {{decoration AlignmentId must have an integer or a symbol, but has "16"}}
  spirv.GlobalVariable @buffer {alignment_id = "16"} : !spirv.ptr<i32, Private>
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, Linkage], []> {
  // expected-error @+1 {{unknown symbol 'size'; it must be defined before}}
  spirv.GlobalVariable @buffer {alignment_id = @size} : !spirv.ptr<i32, Private>
  spirv.SpecConstant @size = 16 : i32
}

// -----

spirv.module Logical GLSL450 requires #spirv.vce<v1.4, [Shader, Linkage], []> {
  // expected-error @+1 {{unknown symbol 'none'; it must be defined before}}
  spirv.GlobalVariable @buffer {counter_buffer = @none} : !spirv.ptr<i32, Private>
}
