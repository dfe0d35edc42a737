// What instructions of OpenCL.std do not take, and those that are not there.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

func.func @integer(%a: i32) {
  // expected-error @+1 {{'spirv.CL.exp' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.CL.exp %a : i32
  return
}

// -----

func.func @bfloat(%a: bf16) {
  // expected-error @+1 {{'spirv.CL.fma' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'bf16'}}
  %0 = spirv.CL.fma %a, %a, %a : bf16
  return
}

// -----

func.func @float(%a: f32) {
  // expected-error @+1 {{'spirv.CL.s_abs' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.CL.s_abs %a : f32
  return
}

// -----

func.func @two_types(%a: i32, %b: i16) {
  // expected-error @+1 {{'spirv.CL.u_min' op requires the same type for all operands and results}}
  %0 = "spirv.CL.u_min"(%a, %b) : (i32, i16) -> i32
  return
}

// -----

func.func @format(%a: i32) {
  // expected-error @+1 {{'spirv.CL.printf' op operand #0 must be any SPIR-V pointer type, but got 'i32'}}
  %0 = spirv.CL.printf %a : i32 -> i32
  return
}

// -----

func.func @exp2(%a: f32) {
  // expected-error @+1 {{custom op 'spirv.CL.exp2' is unknown}}
  %0 = spirv.CL.exp2 %a : f32
  return
}

// -----

func.func @log10(%a: f32) {
  // expected-error @+1 {{custom op 'spirv.CL.log10' is unknown}}
  %0 = spirv.CL.log10 %a : f32
  return
}

// -----

func.func @clz(%a: f32) {
  // expected-error @+1 {{custom op 'spirv.CL.clz' is unknown}}
  %0 = spirv.CL.clz %a : f32
  return
}
