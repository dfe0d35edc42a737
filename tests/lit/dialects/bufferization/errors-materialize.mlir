// Diagnostics of bufferization.materialize_in_destination.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @materialize_in_destination_must_be_if_and_only_if_destination_of_memref(%t4: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %t4 in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @materialize_in_destination_restrict_valid_only_for_memref_destinations(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  bufferization.materialize_in_destination %t4 in restrict %t4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @materialize_in_destination_tensor_dest_implies_exactly_one_tensor_result(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t4 in %t4 : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @materialize_in_destination_result_and_dest_types_must_match(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  bufferization.materialize_in_destination %t4 in %t4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @materialize_in_destination_memref_dest_implies_zero_results(%t4: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  bufferization.materialize_in_destination %t4 in writable %m : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @materialize_in_destination_rank_mismatch_between_source_and_destination_shape(%t: tensor<4x?xf32>, %t4: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  bufferization.materialize_in_destination %t4 in %t : (tensor<4xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @materialize_in_destination_source_destination_shapes_incompatible(%t4: tensor<4xf32>, %t5: tensor<5xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %t4 in %t5 : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @materialize_in_destination_must_be_tensor_or_memref(%t4: tensor<4xf32>, %v: vector<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  bufferization.materialize_in_destination %t4 in %v : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @materialize_in_destination_source_and_dest_must_have_same_element_type(%t4: tensor<4xf32>, %s2: tensor<2xi32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  bufferization.materialize_in_destination %t4 in %s2 : (tensor<4xf32>, tensor<2xi32>) -> tensor<2xi32>
  return
}
