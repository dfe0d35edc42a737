// Diagnostics of tensor.gather and tensor.scatter.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @gather_dims_must_be_non_empty(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims must be non-empty}}
  tensor.gather %t48[%g] gather_dims([]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @gather_dims_overflow_source_rank(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims overflow source rank}}
  tensor.gather %t48[%g] gather_dims([0, 1, 2]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @gather_dims_length_must_match_size_of_last_dimension(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims length must match the size of last dimension of indices}}
  tensor.gather %t48[%g] gather_dims([0, 1]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @gather_dims_value_must_be_nonnegative(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be non-negative}}
  tensor.gather %t48[%g] gather_dims([-1]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @gather_dims_value_must_be_smaller_than_source_rank(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims value must be smaller than source rank}}
  tensor.gather %t48[%g] gather_dims([2]) unique : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @gather_dims_values_must_be_strictly_increasing(%t48: tensor<4x8xf32>, %g2: tensor<5x2xindex>) {
  // expected-error @+1 {{'tensor.gather' op gather_dims values must be strictly increasing}}
  tensor.gather %t48[%g2] gather_dims([1, 0]) unique : (tensor<4x8xf32>, tensor<5x2xindex>) -> tensor<5x8xf32>
  return
}

// -----

func.func @gather_result_type_mismatch(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>) {
  // expected-error @+1 {{'tensor.gather' op result type mismatch: expected 'tensor<5x1x8xf32>' or its rank-reduced variant 'tensor<5x8xf32>' (got: 'tensor<5x2x8xf32>')}}
  tensor.gather %t48[%g] gather_dims([0]) : (tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<5x2x8xf32>
  return
}

// -----

func.func @gather_operand_1_has_invalid_type(%t48: tensor<4x8xf32>, %gf: tensor<5x1xf32>) {
  // expected-error @+1 {{'tensor.gather' op operand #1 must be ranked tensor of signless integer or index values, but got 'tensor<5x1xf32>'}}
  tensor.gather %t48[%gf] gather_dims([0]) : (tensor<4x8xf32>, tensor<5x1xf32>) -> tensor<5x1x8xf32>
  return
}

// -----

func.func @scatter_requires_unique_attribute_to_be_set(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>, %r: tensor<5x8xf32>) {
  // expected-error @+1 {{'tensor.scatter' op requires 'unique' attribute to be set}}
  tensor.scatter %r into %t48[%g] scatter_dims([0]) : (tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_dims_must_be_non_empty(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>, %r: tensor<5x8xf32>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims must be non-empty}}
  tensor.scatter %r into %t48[%g] scatter_dims([]) unique : (tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_dims_value_must_be_smaller_than_dest_rank(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>, %r: tensor<5x8xf32>) {
  // expected-error @+1 {{'tensor.scatter' op scatter_dims value must be smaller than dest rank}}
  tensor.scatter %r into %t48[%g] scatter_dims([3]) unique : (tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<4x8xf32>
  return
}

// -----

func.func @scatter_source_type_mismatch(%t48: tensor<4x8xf32>, %g: tensor<5x1xindex>, %r: tensor<5x8xf32>) {
  // expected-error @+1 {{'tensor.scatter' op source type mismatch: expected 'tensor<5x4x1xf32>' or its rank-reduced variant 'tensor<5x4xf32>' (got: 'tensor<5x8xf32>')}}
  tensor.scatter %r into %t48[%g] scatter_dims([1]) unique : (tensor<5x8xf32>, tensor<4x8xf32>, tensor<5x1xindex>) -> tensor<4x8xf32>
  return
}
