// What is not compared, and not chosen from.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

func.func @integers(%a: i32) {
  // expected-error @+1 {{custom op 'spirv.IsNan' 'operand' must be 16/32/64-bit float or fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.IsNan %a : i32
  return
}

// -----

func.func @floats(%a: f32) {
  // expected-error @+1 {{custom op 'spirv.IEqual' 'operand1' must be 8/16/32/64-bit integer or fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16, but got 'f32'}}
  %0 = spirv.IEqual %a, %a : f32
  return
}

// -----

func.func @numbers(%a: i32) {
  // expected-error @+1 {{custom op 'spirv.LogicalNot' 'operand' must be bool or fixed-length vector of bool values of length 2/3/4/8/16, but got 'i32'}}
  %0 = spirv.LogicalNot %a : i32
  return
}

// -----

func.func @two_types(%a: i32, %b: i64) {
  // expected-error @+1 {{'spirv.INotEqual' op requires all operands to have the same type}}
  %0 = "spirv.INotEqual"(%a, %b) : (i32, i64) -> i1
  return
}

// -----

func.func @shape(%a: vector<2xi32>) {
  // expected-error @+1 {{'spirv.INotEqual' op failed to verify that type of result to correspond to the `i1` equivalent of the operand}}
  %0 = "spirv.INotEqual"(%a, %a) : (vector<2xi32>, vector<2xi32>) -> i1
  return
}

// -----

func.func @two_dimensions(%a: vector<2x2xf32>) {
  // expected-error @+1 {{'spirv.IsInf' op requires the same shape for all operands and results}}
  %0 = spirv.IsInf %a : vector<2x2xf32>
  return
}

// -----

func.func @one_for_many(%c: vector<2xi1>, %a: i32) {
  // expected-error @+1 {{'spirv.Select' op result expected to be of vector type when condition is of vector type}}
  %0 = spirv.Select %c, %a, %a : vector<2xi1>, i32
  return
}

// -----

func.func @other_count(%c: vector<2xi1>, %a: vector<3xi32>) {
  // expected-error @+1 {{'spirv.Select' op result should have the same number of elements as the condition when condition is of vector type}}
  %0 = spirv.Select %c, %a, %a : vector<2xi1>, vector<3xi32>
  return
}

// -----

func.func @two_values(%c: i1, %a: i32, %b: f32) {
  // expected-error @+1 {{'spirv.Select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "spirv.Select"(%c, %a, %b) : (i1, i32, f32) -> i32
  return
}

// -----

// No ops of SPIR-V, though SPIR-V has them.
func.func @any(%a: vector<2xi1>) {
  // expected-error @+1 {{custom op 'spirv.Any' is unknown}}
  %0 = spirv.Any %a : vector<2xi1>
  return
}
