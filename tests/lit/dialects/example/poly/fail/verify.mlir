// Diagnostics of the verifiers generated from declarations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @operand_kind(%a: i32, %p: !poly.poly<3>) {
  // expected-error @+1 {{'poly.neg' op operand #0 must be a polynomial of bounded degree, but got 'i32'}}
  %0 = "poly.neg"(%a) : (i32) -> !poly.poly<3>
  return
}

// -----

func.func @operand_types(%p: !poly.poly<3>, %q: !poly.poly<4>) {
  // expected-error @+1 {{'poly.add' op requires the same type for all operands and results}}
  %0 = "poly.add"(%p, %q) : (!poly.poly<3>, !poly.poly<4>) -> !poly.poly<3>
  return
}

// -----

func.func @zero_factor(%p: !poly.poly<3>) {
  // expected-error @+1 {{'poly.scale' op attribute 'factor' failed to satisfy constraint: 64-bit signless integer attribute whose value is not 0}}
  %0 = poly.scale %p by 0 : !poly.poly<3>
  return
}

// -----

func.func @missing_attribute(%p: !poly.poly<3>) {
  // expected-error @+1 {{'poly.scale' op requires attribute 'factor'}}
  %0 = "poly.scale"(%p) : (!poly.poly<3>) -> !poly.poly<3>
  return
}

// -----

func.func @enum_value(%p: !poly.poly<3>, %x: i32) {
  // expected-error @+1 {{'poly.eval' op attribute 'method' failed to satisfy constraint: evaluation method}}
  %0 = "poly.eval"(%p, %x) {method = 9 : i32} : (!poly.poly<3>, i32) -> i32
  return
}

// -----

func.func @result_type(%p: !poly.poly<3>, %x: i32) {
  // expected-error @+1 {{'poly.eval' op failed to verify that all of {point, result} have same type}}
  %0 = "poly.eval"(%p, %x) : (!poly.poly<3>, i32) -> i64
  return
}

// -----

func.func @tensor_size(%p: !poly.poly<3>) {
  // expected-error @+1 {{'poly.to_tensor' op failed to verify that result has a coefficient for each of the input}}
  %0 = "poly.to_tensor"(%p) : (!poly.poly<3>) -> tensor<4xi64>
  return
}

// -----

func.func @tensor_element(%t: tensor<3xi32>) {
  // expected-error @+1 {{'poly.from_tensor' op operand #0 must be 1D tensor of 64-bit signless integer values, but got 'tensor<3xi32>'}}
  %0 = poly.from_tensor %t : tensor<3xi32> -> !poly.poly<3>
  return
}

// -----

func.func @yield_outside(%a: i64) {
  // expected-error @+1 {{'poly.yield' op expects parent op 'poly.map'}}
  poly.yield %a
}

// -----

func.func @alpha_type(%t: tensor<3xf32>) {
  // expected-error @+1 {{'poly.leaky_relu' op attribute 'alpha' failed to satisfy constraint: 32-bit float attribute}}
  %0 = "poly.leaky_relu"(%t) {alpha = 1.0 : f64} : (tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @not_a_tensor(%v: vector<3xf32>) {
  // expected-error @+1 {{'poly.leaky_relu' op operand #0 must be tensor of any type values, but got 'vector<3xf32>'}}
  %0 = poly.leaky_relu %v alpha 1.0 : vector<3xf32>
  return
}
