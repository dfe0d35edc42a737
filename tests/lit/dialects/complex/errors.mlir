// Diagnostics of complex operations.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @constant_requires_value_to_be_complex_constant_represented_as_array() {
  // expected-error @+1 {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}

// -----

func.func @constant_requires_attribute_s_elements_to_be_float_or_integer() {
  // expected-error @+1 {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant [1.0 : f32, "x"] : complex<f32>
  return
}

// -----

func.func @constant_requires_attribute_s_element_types_to_match_element_type() {
  // expected-error @+1 {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0 : f32, 1.0 : f64] : complex<f32>
  return
}

// -----

func.func @bitcast_requires_either_input_or_output_has_complex_type(%a: f32) {
  // expected-error @+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %a : f32 to i32
  return
}

// -----

func.func @bitcast_casting_bitwidths_do_not_match(%a: f32) {
  // expected-error @+1 {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %a : f32 to complex<f32>
  return
}

// -----

func.func @bitcast_operand_must_be_int_float_complex(%a: vector<2xf32>) {
  // expected-error @+1 {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %a : vector<2xf32> to complex<f32>
  return
}

// -----

func.func @bitcast_result_must_be_int_float_complex(%a: complex<f32>) {
  // expected-error @+1 {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %a : complex<f32> to vector<2xf32>
  return
}

// -----

func.func @bitcast_requires_either_input_or_output_has_complex_type_2(%a: complex<f32>) {
  // expected-error @+1 {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %a : complex<f32> to complex<i32>
  return
}

// -----

func.func @create_complex_element_type_must_match_real_operand_type(%a: f32) {
  // expected-error @+1 {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%a, %a) : (f32, f32) -> complex<f64>
  return
}

// -----

func.func @re_complex_element_type_must_match_result_type(%a: complex<f32>) {
  // expected-error @+1 {{'complex.re' op failed to verify that complex element type matches result type}}
  %0 = "complex.re"(%a) : (complex<f32>) -> f64
  return
}

// -----

func.func @add_operand_0_has_invalid_type(%a: complex<i32>) {
  // expected-error @+1 {{'complex.add' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.add %a, %a : complex<i32>
  return
}
