// Diagnostics of math operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @sqrt_float_wanted(%a: i32) {
  // expected-error @+1 {{'math.sqrt' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = "math.sqrt"(%a) : (i32) -> i32
  return
}

// -----

func.func @ctpop_integer_wanted(%x: f32) {
  // expected-error @+1 {{'math.ctpop' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.ctpop %x : f32
  return
}

// -----

func.func @powf_result_type(%x: f32) {
  // expected-error @+1 {{'math.powf' op requires the same type for all operands and results}}
  %0 = "math.powf"(%x, %x) : (f32, f32) -> f64
  return
}

// -----

func.func @fpowi_requires_same_shape_for_all_operands_and_results(%x: vector<4xf32>, %n: vector<3xi32>) {
  // expected-error @+1 {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %x, %n : vector<4xf32>, vector<3xi32>
  return
}

// -----

func.func @fpowi_power_type(%x: f32, %n: i32) {
  // expected-error @+1 {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%x, %n) : (f32, i32) -> f64
  return
}

// -----

func.func @sincos_both_results(%x: f32) {
  // expected-error @+1 {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%x) : (f32) -> (f32, f64)
  return
}

// -----

func.func @isnan_test_type(%x: vector<4xf32>) {
  // expected-error @+1 {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%x) : (vector<4xf32>) -> vector<3xi1>
  return
}

// -----

func.func @clampf_expected_left_bracket(%x: f32) {
  // expected-error @+1 {{expected '['}}
  %0 = math.clampf %x to %x, %x : f32
  return
}
