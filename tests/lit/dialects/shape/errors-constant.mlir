// Diagnostics of constants and types.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @const_shape_result_types_differ_from_inferred_types() {
  // expected-error @+2 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  // expected-error @+1 {{'shape.const_shape' op failed to infer returned types}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}

// -----

func.func @const_shape_result_0_has_invalid_type() {
  // expected-error @+1 {{'shape.const_shape' op result #0 must be shape or extent tensor, but got '!shape.size'}}
  %0 = shape.const_shape [1, 2] : !shape.size
  return
}

// -----

func.func @const_shape_violates_its_constraint() {
  // expected-error @+1 {{'shape.const_shape' op attribute 'shape' failed to satisfy constraint: index elements attribute}}
  %0 = "shape.const_shape"() <{shape = dense<1> : tensor<2xi32>}> : () -> !shape.shape
  return
}

// -----

// expected-error @+1 {{unknown  type `unknown` in dialect `shape`}}
func.func @unknown_type_is_unknown(%x: !shape.unknown) {
  return
}

// -----

func.func @const_witness_integer_constant_out_of_range_for_attribute() {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = shape.const_witness 3
  return
}

// -----

func.func @const_size_expected_attribute_value() {
  // expected-error @+1 {{expected attribute value}}
  %0 = shape.const_size a
  return
}
