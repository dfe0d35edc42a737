// Diagnostics of GLSL extended instructions.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @gl_exp_operand_0_has_invalid_type(%a: f64) {
  // expected-error @+1 {{'spirv.GL.Exp' op operand #0 must be 16/32-bit float or fixed-length vector of 16/32-bit float values of length 2/3/4/8/16, but got 'f64'}}
  %0 = spirv.GL.Exp %a : f64
  return
}

// -----

func.func @gl_find_s_msb_operand_0_has_invalid_type(%a: i64) {
  // expected-error @+1 {{'spirv.GL.FindSMsb' op operand #0 must be Int32 or fixed-length vector of Int32 values of length 2/3/4/8/16, but got 'i64'}}
  %0 = spirv.GL.FindSMsb %a : i64
  return
}

// -----

func.func @gl_f_max_two_types(%a: f32, %b: f16) {
  // expected-error @+1 {{'spirv.GL.FMax' op requires the same type for all operands and results}}
  %0 = "spirv.GL.FMax"(%a, %b) : (f32, f16) -> f32
  return
}

// -----

func.func @gl_fma_two_of_three(%a: f32) {
  // expected-error @+1 {{'spirv.GL.Fma' op expected 3 operands, but found 2}}
  %0 = spirv.GL.Fma %a, %a : f32
  return
}

// -----

func.func @gl_f_clamp_four_of_three(%a: f32) {
  // expected-error @+1 {{'spirv.GL.FClamp' op expected 3 operands, but found 4}}
  %0 = spirv.GL.FClamp %a, %a, %a, %a : f32
  return
}

// -----

func.func @gl_fma_no_function_type(%a: f32) {
  // expected-error @+1 {{custom op 'spirv.GL.Fma' expected function type}}
  %0 = spirv.GL.Fma(%a, %a, %a) : f32
  return
}

// -----

func.func @gl_fma_types_of_two(%a: f32) {
  // expected-error @+1 {{custom op 'spirv.GL.Fma' number of operands and types do not match: got 3 operands and 2 types}}
  %0 = spirv.GL.Fma(%a, %a, %a) : (f32, f32) -> f32
  return
}

// -----

func.func @gl_frexp_struct_one_member(%a: f32) {
  // expected-error @+1 {{result type must be a struct type with two memebers}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32)>
  return
}

// -----

func.func @gl_frexp_struct_member_zero_of_resulting_struct_type(%a: f32) {
  // expected-error @+1 {{member zero of the resulting struct type must be the same type as the operand}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f16, i32)>
  return
}

// -----

func.func @gl_frexp_struct_member_one_of_resulting_struct_type_must_be_scalar(%a: f32) {
  // expected-error @+1 {{member one of the resulting struct type must be a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %a : f32 -> !spirv.struct<(f32, i16)>
  return
}

// -----

func.func @gl_frexp_struct_member_one_of_resulting_struct_type_mustbe_scalar(%a: vector<2xf32>) {
  // expected-error @+1 {{member one of the resulting struct type mustbe a scalar or vector of 32 bit integer type}}
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, vector<2xi16>)>
  return
}

// -----

func.func @gl_frexp_struct_fewer_exponents(%a: vector<2xf32>) {
  // expected-error @+1 {{member one of the resulting struct type must have the same number of components as the operand type}}
  %0 = spirv.GL.FrexpStruct %a : vector<2xf32> -> !spirv.struct<(vector<2xf32>, i32)>
  return
}

// -----

func.func @gl_ldexp_one_exponent(%a: vector<2xf32>, %e: i32) {
  // expected-error @+1 {{'spirv.GL.Ldexp' op operands must both be scalars or vectors}}
  %0 = spirv.GL.Ldexp %a : vector<2xf32>, %e : i32 -> vector<2xf32>
  return
}

// -----

func.func @gl_ldexp_many_exponents(%a: vector<2xf32>, %e: vector<3xi32>) {
  // expected-error @+1 {{'spirv.GL.Ldexp' op operands must have the same number of elements}}
  %0 = spirv.GL.Ldexp %a : vector<2xf32>, %e : vector<3xi32> -> vector<2xf32>
  return
}

// -----

func.func @gl_length_result_type_must_match_operand_element_type(%a: vector<2xf32>) {
  // expected-error @+1 {{'spirv.GL.Length' op failed to verify that result type must match operand element type}}
  %0 = spirv.GL.Length %a : vector<2xf32> -> f16
  return
}

// -----

func.func @gl_distance_p0_and_p1_must_have_same_type(%a: vector<2xf32>, %b: vector<3xf32>) {
  // expected-error @+1 {{'spirv.GL.Distance' op failed to verify that all of {p0, p1} have same type}}
  %0 = spirv.GL.Distance %a, %b : vector<2xf32>, vector<3xf32> -> f32
  return
}

// -----

func.func @gl_pack_half2x16_packed_three(%a: vector<3xf32>) {
  // expected-error @+1 {{'spirv.GL.PackHalf2x16' op operand #0 must be vector of Float32 values of length 2, but got 'vector<3xf32>'}}
  %0 = spirv.GL.PackHalf2x16 %a : vector<3xf32> -> i32
  return
}

// -----

func.func @gl_unpack_snorm4x8_unpacked_short(%a: i16) {
  // expected-error @+1 {{'spirv.GL.UnpackSnorm4x8' op operand #0 must be Int32, but got 'i16'}}
  %0 = spirv.GL.UnpackSnorm4x8 %a : i16 -> vector<4xf32>
  return
}
