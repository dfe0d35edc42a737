// Diagnostics of OpenCL extended instructions.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @cl_exp_operand_0_has_invalid_type(%a: i32) {
  // expected-error @+1 {{'spirv.CL.exp' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.CL.exp %a : i32
  return
}

// -----

func.func @cl_fma_operand_0_has_invalid_type(%a: bf16) {
  // expected-error @+1 {{'spirv.CL.fma' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'bf16'}}
  %0 = spirv.CL.fma %a, %a, %a : bf16
  return
}

// -----

func.func @cl_s_abs_operand_0_has_invalid_type(%a: f32) {
  // expected-error @+1 {{'spirv.CL.s_abs' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.CL.s_abs %a : f32
  return
}

// -----

func.func @cl_u_min_two_types(%a: i32, %b: i16) {
  // expected-error @+1 {{'spirv.CL.u_min' op requires the same type for all operands and results}}
  %0 = "spirv.CL.u_min"(%a, %b) : (i32, i16) -> i32
  return
}

// -----

func.func @cl_printf_operand_0_has_invalid_type(%a: i32) {
  // expected-error @+1 {{'spirv.CL.printf' op operand #0 must be any SPIR-V pointer type, but got 'i32'}}
  %0 = spirv.CL.printf %a : i32 -> i32
  return
}

// -----

func.func @cl_exp2_unknown(%a: f32) {
  // expected-error @+1 {{custom op 'spirv.CL.exp2' is unknown}}
  %0 = spirv.CL.exp2 %a : f32
  return
}

// -----

func.func @cl_log10_unknown(%a: f32) {
  // expected-error @+1 {{custom op 'spirv.CL.log10' is unknown}}
  %0 = spirv.CL.log10 %a : f32
  return
}

// -----

func.func @cl_clz_unknown(%a: f32) {
  // expected-error @+1 {{custom op 'spirv.CL.clz' is unknown}}
  %0 = spirv.CL.clz %a : f32
  return
}
