// Diagnostics of tensor.expand_shape, tensor.collapse_shape, tensor.reshape and casts.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @bitcast_types_are_cast_incompatible(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi16>' are cast incompatible}}
  "tensor.bitcast"(%t4) : (tensor<4xf32>) -> tensor<4xi16>
  return
}

// -----

func.func @cast_types_are_cast_incompatible(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible}}
  tensor.cast %t4 : tensor<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @cast_operand_0_has_invalid_type(%i: index) {
  // expected-error @+1 {{'tensor.cast' op operand #0 must be tensor of any type values, but got 'index'}}
  "tensor.cast"(%i) : (index) -> tensor<4xf32>
  return
}

// -----

func.func @reshape_element_types_of_source_and_destination_tensor_types(%t4: tensor<4xf32>, %s2: tensor<2xi32>) {
  // expected-error @+1 {{'tensor.reshape' op element types of source and destination tensor types should be the same}}
  tensor.reshape %t4(%s2) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf64>
  return
}

// -----

func.func @reshape_length_of_shape_operand_differs_from_result_s_tensor(%t4: tensor<4xf32>, %s2: tensor<2xi32>) {
  // expected-error @+1 {{'tensor.reshape' op length of shape operand differs from the result's tensor rank}}
  tensor.reshape %t4(%s2) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @reshape_source_and_destination_tensor_must_have_same(%t4: tensor<4xf32>, %s2: tensor<2xi32>) {
  // expected-error @+1 {{'tensor.reshape' op source and destination tensor should have the same number of elements}}
  tensor.reshape %t4(%s2) : (tensor<4xf32>, tensor<2xi32>) -> tensor<4x2xf32>
  return
}

// -----

func.func @reshape_cannot_use_shape_operand_with_dynamic_length_to_reshape(%t4: tensor<4xf32>, %sd: tensor<?xi32>) {
  // expected-error @+1 {{'tensor.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked tensor type}}
  tensor.reshape %t4(%sd) : (tensor<4xf32>, tensor<?xi32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @expand_shape_dimension_0_of_collapsed_type_must_be_static_value(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be static value of 6}}
  tensor.expand_shape %t4 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x3xf32>
  return
}

// -----

func.func @expand_shape_number_of_static_shape_dims_must_be_equal(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected number of static shape dims to be equal to the output rank (2) but found 1 inputs instead}}
  tensor.expand_shape %t4 [[0, 1]] output_shape [2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @expand_shape_collapsed_rank_must_equal_number_of_reassociation_maps(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  tensor.expand_shape %t4 [[0], [1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @expand_shape_reassociation_map_0_must_have_size_equal_to_expanded(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  3.}}
  tensor.expand_shape %t4 [[0, 2]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @expand_shape_reassociation_map_0_must_be_valid_and_contiguous(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected reassociation map #0 to be valid and contiguous.}}
  tensor.expand_shape %t4 [[1, 0]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  return
}

// -----

func.func @expand_shape_expanded_type_must_have_higher_or_same_rank(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected the expanded type, 'tensor<32xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x8xf32>'.}}
  tensor.expand_shape %t48 [[0, 1]] output_shape [32] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

func.func @expand_shape_dimension_0_of_collapsed_type_must_be_dynamic(%t4: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  tensor.expand_shape %t4 [[0, 1]] output_shape [2, %i] : tensor<4xf32> into tensor<2x?xf32>
  return
}

// -----

func.func @expand_shape_wrong_collapsed_type(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.expand_shape' op expected collapsed type to be 'tensor<4xf64>', but got 'tensor<4xf32>'}}
  tensor.expand_shape %t4 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf64>
  return
}

// -----

func.func @expand_shape_mismatch_in_dynamic_dims_in_output_shape_and_static_output_shape(%d: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'tensor.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 0 dynamic dims while output_shape has 1 values}}
  "tensor.expand_shape"(%d, %i) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, 2>}> : (tensor<?xf32>, index) -> tensor<2x2xf32>
  return
}

// -----

func.func @collapse_shape_dimension_0_of_collapsed_type_must_be_static_value(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be static value of 32}}
  tensor.collapse_shape %t48 [[0, 1]] : tensor<4x8xf32> into tensor<33xf32>
  return
}

// -----

func.func @collapse_shape_collapsed_rank_must_equal_number_of_reassociation_maps(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed rank (1) to equal the number of reassociation maps (2).}}
  tensor.collapse_shape %t48 [[0], [1]] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

func.func @collapse_shape_reassociation_map_0_must_have_size_equal_to_expanded(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected reassociation map #0 to have size equal to the expanded rank (2), but it is  1.}}
  tensor.collapse_shape %t48 [[0]] : tensor<4x8xf32> into tensor<32xf32>
  return
}

// -----

func.func @collapse_shape_dimension_0_of_collapsed_type_must_be_dynamic(%td8: tensor<?x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected dimension 0 of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic}}
  tensor.collapse_shape %td8 [[0, 1]] : tensor<?x8xf32> into tensor<32xf32>
  return
}

// -----

func.func @collapse_shape_wrong_collapsed_type(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<32xf32>', but got 'tensor<32xf64>'}}
  tensor.collapse_shape %t48 [[0, 1]] : tensor<4x8xf32> into tensor<32xf64>
  return
}

// -----

func.func @collapse_shape_expanded_type_must_have_higher_or_same_rank(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected the expanded type, 'tensor<4xf32>' to have a higher (or same) rank than the collapsed type, 'tensor<4x1xf32>'.}}
  tensor.collapse_shape %t4 [[0, 1]] : tensor<4xf32> into tensor<4x1xf32>
  return
}

// -----

func.func @collapse_shape_reassociation_indices_must_not_be_empty(%t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.collapse_shape' op reassociation indices must not be empty}}
  tensor.collapse_shape %t48 [[0, 1], []] : tensor<4x8xf32> into tensor<32x1xf32>
  return
}
