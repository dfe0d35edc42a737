// Diagnostics of bitwise operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @bitwise_or_operand_0_has_invalid_type(%a: f32) {
  // expected-error @+1 {{'spirv.BitwiseOr' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.BitwiseOr %a, %a : f32
  return
}

// -----

func.func @count_bits_of_bool(%a: i1) {
  // expected-error @+1 {{'spirv.BitCount' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'i1'}}
  %0 = spirv.BitCount %a : i1
  return
}

// -----

func.func @bitwise_xor_two_types(%a: i32, %b: i64) {
  // expected-error @+1 {{'spirv.BitwiseXor' op requires the same type for all operands and results}}
  %0 = "spirv.BitwiseXor"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @shift_of_other_shape(%a: i32, %b: vector<2xi32>) {
  // expected-error @+1 {{'spirv.ShiftLeftLogical' op requires the same shape for all operands and results}}
  %0 = spirv.ShiftLeftLogical %a, %b : i32, vector<2xi32>
  return
}

// -----

func.func @shifted_to_other_type(%a: i32) {
  // expected-error @+1 {{'spirv.ShiftRightLogical' op failed to verify that all of {operand1, result} have same type}}
  %0 = "spirv.ShiftRightLogical"(%a, %a) : (i32, i32) -> i64
  return
}

// -----

func.func @bit_field_s_extract_extracted_other_type(%a: i32) {
  // expected-error @+1 {{'spirv.BitFieldSExtract' op failed to verify that all of {base, result} have same type}}
  %0 = "spirv.BitFieldSExtract"(%a, %a, %a) : (i32, i32, i32) -> i64
  return
}

// -----

func.func @insert_other_type(%a: i32, %b: i16) {
  // expected-error @+1 {{'spirv.BitFieldInsert' op failed to verify that all of {base, insert, result} have same type}}
  %0 = "spirv.BitFieldInsert"(%a, %b, %a, %a) : (i32, i16, i32, i32) -> i32
  return
}
