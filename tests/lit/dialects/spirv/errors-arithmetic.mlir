// Diagnostics of arithmetic operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @fadd_integer_as_float(%a: i32) {
  // expected-error @+1 {{'spirv.FAdd' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16 or Cooperative Matrix of 16/32/64-bit float values, but got 'i32'}}
  %0 = spirv.FAdd %a, %a : i32
  return
}

// -----

func.func @f_mod_operand_0_has_invalid_type(%a: vector<5xf32>) {
  // expected-error @+1 {{'spirv.FMod' op operand #0 must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'vector<5xf32>'}}
  %0 = spirv.FMod %a, %a : vector<5xf32>
  return
}

// -----

func.func @s_rem_operand_0_has_invalid_type(%a: vector<[4]xi32>) {
  // expected-error @+1 {{'spirv.SRem' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'vector<[4]xi32>'}}
  %0 = spirv.SRem %a, %a : vector<[4]xi32>
  return
}

// -----

func.func @s_negate_operand_0_has_invalid_type(%a: i1) {
  // expected-error @+1 {{'spirv.SNegate' op operand #0 must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16 or Cooperative Matrix of 8/16/32/64-bit integer values, but got 'i1'}}
  %0 = spirv.SNegate %a : i1
  return
}

// -----

func.func @iadd_two_types(%a: i32, %b: i64) {
  // expected-error @+1 {{'spirv.IAdd' op failed to verify that all of {operand1, operand2, result} have same type}}
  %0 = "spirv.IAdd"(%a, %b) : (i32, i64) -> i32
  return
}

// -----

func.func @dot_of_two_types(%a: vector<2xf32>, %b: vector<2xf16>) {
  // expected-error @+1 {{'spirv.Dot' op failed to verify that all of {vector1, vector2} have same type}}
  %0 = "spirv.Dot"(%a, %b) : (vector<2xf32>, vector<2xf16>) -> f32
  return
}

// -----

func.func @dot_of_other_type(%a: vector<2xf32>) {
  // expected-error @+1 {{'spirv.Dot' op failed to verify that all of {vector1, result} have same element type}}
  %0 = spirv.Dot %a, %a : vector<2xf32> -> f64
  return
}

// -----

func.func @dot_of_integers(%a: vector<2xi32>) {
  // expected-error @+1 {{'spirv.Dot' op operand #0 must be fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16, but got 'vector<2xi32>'}}
  %0 = spirv.Dot %a, %a : vector<2xi32> -> i32
  return
}

// -----

func.func @vector_times_scalar_scaled_size(%a: vector<2xf32>, %f: f32) {
  // expected-error @+1 {{'spirv.VectorTimesScalar' op vector operand and result type mismatch}}
  %0 = spirv.VectorTimesScalar %a, %f : (vector<2xf32>, f32) -> vector<3xf32>
  return
}

// -----

func.func @vector_times_scalar_scaled_by_other_type(%a: vector<2xf32>, %f: f16) {
  // expected-error @+1 {{'spirv.VectorTimesScalar' op scalar operand and result element type match}}
  %0 = spirv.VectorTimesScalar %a, %f : (vector<2xf32>, f16) -> vector<2xf32>
  return
}

// -----

func.func @carry_not_struct(%a: i32) {
  // expected-error @+1 {{custom op 'spirv.IAddCarry' expected spirv.struct type with two members}}
  %0 = spirv.IAddCarry %a, %a : i32
  return
}

// -----

func.func @i_sub_borrow_carry_one_member(%a: i32) {
  // expected-error @+1 {{custom op 'spirv.ISubBorrow' expected spirv.struct type with two members}}
  %0 = spirv.ISubBorrow %a, %a : !spirv.struct<(i32)>
  return
}

// -----

func.func @carry_one_operand(%a: i32) {
  // expected-error @+1 {{custom op 'spirv.IAddCarry' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = spirv.IAddCarry %a : !spirv.struct<(i32, i32)>
  return
}

// -----

func.func @carry_attributes_behind(%a: i32) {
  // expected-error @+1 {{expected ':'}}
  %0 = spirv.IAddCarry %a, %a {a} : !spirv.struct<(i32, i32)>
  return
}

// -----

func.func @u_mul_extended_carry_two_types(%a: i32) {
  // expected-error @+1 {{'spirv.UMulExtended' op expected all operand types and struct member types are the same}}
  %0 = spirv.UMulExtended %a, %a : !spirv.struct<(i32, i64)>
  return
}

// -----

func.func @s_mul_extended_carry_other_operand(%a: i32, %b: i16) {
  // expected-error @+1 {{'spirv.SMulExtended' op expected all operand types and struct member types are the same}}
  %0 = "spirv.SMulExtended"(%a, %b) : (i32, i16) -> !spirv.struct<(i32, i32)>
  return
}

// -----

func.func @carry_three_members(%a: i32) {
  // expected-error @+1 {{'spirv.IAddCarry' op expected result struct type containing two members}}
  %0 = "spirv.IAddCarry"(%a, %a) : (i32, i32) -> !spirv.struct<(i32, i32, i32)>
  return
}

// -----

func.func @s_dot_format_of_vectors(%a: vector<4xi8>) {
  // expected-error @+1 {{'spirv.SDot' op with invalid format attribute for vector operands of type 'vector<4xi8>'}}
  %0 = spirv.SDot %a, %a, <PackedVectorFormat4x8Bit> : vector<4xi8> -> i32
  return
}

// -----

func.func @u_dot_no_format(%a: i32) {
  // expected-error @+1 {{'spirv.UDot' op requires Packed Vector Format attribute for integer vector operands}}
  %0 = spirv.UDot %a, %a : i32 -> i32
  return
}

// -----

func.func @su_dot_format_of_i64(%a: i64) {
  // expected-error @+1 {{'spirv.SUDot' op with specified Packed Vector Format (PackedVectorFormat4x8Bit) requires integer vector operands to be 32-bits wide}}
  %0 = spirv.SUDot %a, %a, <PackedVectorFormat4x8Bit> : i64 -> i64
  return
}

// -----

func.func @u_dot_narrow_result(%a: vector<3xi16>) {
  // expected-error @+1 {{'spirv.UDot' op result type has insufficient bit-width (32 bits) for the specified vector operand type (48 bits)}}
  %0 = spirv.UDot %a, %a : vector<3xi16> -> i32
  return
}

// -----

func.func @s_dot_acc_sat_narrow_packed(%a: i32, %b: i16) {
  // expected-error @+1 {{'spirv.SDotAccSat' op result type has insufficient bit-width (16 bits) for the specified vector operand type (32 bits)}}
  %0 = spirv.SDotAccSat %a, %a, %b, <PackedVectorFormat4x8Bit> : i32 -> i16
  return
}

// -----

func.func @u_dot_acc_sat_other_accumulator(%a: vector<4xi8>, %b: i64) {
  // expected-error @+1 {{'spirv.UDotAccSat' op failed to verify that all of {accumulator, result} have same type}}
  %0 = "spirv.UDotAccSat"(%a, %a, %b) : (vector<4xi8>, vector<4xi8>, i64) -> i32
  return
}
