// Diagnostics of comparisons, logical operations and spirv.Select.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @is_nan_must_be_16_32_64_bit_float_or_fixed(%a: i32) {
  // expected-error @+1 {{custom op 'spirv.IsNan' 'operand' must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.IsNan %a : i32
  return
}

// -----

func.func @i_equal_must_be_8_16_32_64_bit_integer(%a: f32) {
  // expected-error @+1 {{custom op 'spirv.IEqual' 'operand1' must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.IEqual %a, %a : f32
  return
}

// -----

func.func @logical_not_must_be_bool_or_fixed_length_vector_of_bool(%a: i32) {
  // expected-error @+1 {{custom op 'spirv.LogicalNot' 'operand' must be bool or fixed-length vector of bool values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.LogicalNot %a : i32
  return
}

// -----

func.func @i_not_equal_two_types(%a: i32, %b: i64) {
  // expected-error @+1 {{'spirv.INotEqual' op requires all operands to have the same type}}
  %0 = "spirv.INotEqual"(%a, %b) : (i32, i64) -> i1
  return
}

// -----

func.func @i_not_equal_type_of_result_to_correspond_to_i1_equivalent(%a: vector<2xi32>) {
  // expected-error @+1 {{'spirv.INotEqual' op failed to verify that type of result to correspond to the `i1` equivalent of the operand}}
  %0 = "spirv.INotEqual"(%a, %a) : (vector<2xi32>, vector<2xi32>) -> i1
  return
}

// -----

func.func @is_inf_two_dimensions(%a: vector<2x2xf32>) {
  // expected-error @+1 {{'spirv.IsInf' op requires the same shape for all operands and results}}
  %0 = spirv.IsInf %a : vector<2x2xf32>
  return
}

// -----

func.func @select_one_for_many(%c: vector<2xi1>, %a: i32) {
  // expected-error @+1 {{'spirv.Select' op result expected to be of vector type when condition is of vector type}}
  %0 = spirv.Select %c, %a, %a : vector<2xi1>, i32
  return
}

// -----

func.func @select_other_count(%c: vector<2xi1>, %a: vector<3xi32>) {
  // expected-error @+1 {{'spirv.Select' op result should have the same number of elements as the condition when condition is of vector type}}
  %0 = spirv.Select %c, %a, %a : vector<2xi1>, vector<3xi32>
  return
}

// -----

func.func @select_two_values(%c: i1, %a: i32, %b: f32) {
  // expected-error @+1 {{'spirv.Select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "spirv.Select"(%c, %a, %b) : (i1, i32, f32) -> i32
  return
}

// -----

// Instructions of SPIR-V that the dialect does not define.
func.func @any_unknown(%a: vector<2xi1>) {
  // expected-error @+1 {{custom op 'spirv.Any' is unknown}}
  %0 = spirv.Any %a : vector<2xi1>
  return
}
