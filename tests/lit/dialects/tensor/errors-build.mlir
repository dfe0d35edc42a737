// Diagnostics of operations that build tensors.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @concat_requires_at_least_one_input() {
  // expected-error @+1 {{'tensor.concat' op requires at least one input}}
  "tensor.concat"() <{dim = 0 : i64}> : () -> tensor<4xf32>
  return
}

// -----

func.func @concat_concatenation_dim_must_be_less_than_tensor_rank(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op concatenation dim must be less than the tensor rank}}
  "tensor.concat"(%t4) <{dim = 1 : i64}> : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @concat_rank_of_concatenated_inputs_must_match_result_rank(%t4: tensor<4xf32>, %t48: tensor<4x8xf32>) {
  // expected-error @+1 {{'tensor.concat' op rank of concatenated inputs must match result rank}}
  tensor.concat dim(0) %t4, %t48 : (tensor<4xf32>, tensor<4x8xf32>) -> tensor<8xf32>
  return
}

// -----

func.func @concat_result_type_does_not_match_inferred_shape_static_sizes(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op result type 'tensor<9xf32>'does not match inferred shape 'tensor<8xf32>' static sizes}}
  tensor.concat dim(0) %t4, %t4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<9xf32>
  return
}

// -----

func.func @concat_inputs_and_result_element_type_must_match(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.concat' op inputs and result element type must match}}
  tensor.concat dim(0) %t4, %t4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf64>
  return
}

// -----

func.func @concat_static_concatenation_size_mismatch_along_non_concatenated_dimension_1(%t48: tensor<4x8xf32>, %t84: tensor<8x4xf32>) {
  // expected-error @+1 {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 1}}
  tensor.concat dim(0) %t48, %t84 : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<12x8xf32>
  return
}

// -----

func.func @empty_too_few_dynamic_sizes() {
  // expected-error @+1 {{'tensor.empty' op incorrect number of dynamic sizes, has 0, expected 1}}
  tensor.empty() : tensor<?xf32>
  return
}

// -----

func.func @from_elements_fewer_operands_than_types_for_3xf32(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.from_elements' number of operands and types do not match: got 2 operands and 3 types}}
  tensor.from_elements %f, %f : tensor<3xf32>
  return
}

// -----

func.func @from_elements_must_be_statically_shaped_tensor_of_any_type_values(%f: f32) {
  // expected-error @+1 {{custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'}}
  tensor.from_elements %f, %f : tensor<?xf32>
  return
}

// -----

func.func @from_elements_operand_types_must_match_result_element_type(%f: f32) {
  // expected-error @+1 {{'tensor.from_elements' op failed to verify that operand types match result element type}}
  "tensor.from_elements"(%f) : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @splat_too_few_dynamic_sizes(%f: f32) {
  // expected-error @+1 {{'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1}}
  tensor.splat %f : tensor<?xf32>
  return
}

// -----

func.func @splat_operand_type_must_match_element_type_of_result(%f: f32) {
  // expected-error @+1 {{'tensor.splat' op failed to verify that operand type matches element type of result}}
  "tensor.splat"(%f) : (f32) -> tensor<4xf64>
  return
}

// -----

func.func @generate_too_few_dynamic_sizes(%f: f32) {
  // expected-error @+1 {{'tensor.generate' op incorrect number of dynamic sizes, has 0, expected 1}}
  tensor.generate { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @generate_must_have_one_body_argument_per_input_dimension(%i: index, %f: f32) {
  // expected-error @+1 {{must have one body argument per input dimension}}
  tensor.generate %i { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @generate_all_body_arguments_must_be_index(%i: index, %f: f32) {
  // expected-error @+1 {{all body arguments must be index}}
  tensor.generate %i { ^bb0(%x: i32): tensor.yield %f : f32 } : tensor<?xf32>
  return
}

// -----

func.func @generate_body_must_be_terminated_with_yield_operation_of_tensor(%i: index) {
  // expected-error @+1 {{'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type}}
  tensor.generate %i { ^bb0(%x: index): tensor.yield %x : index } : tensor<?xf32>
  return
}

// -----

func.func @yield_requires_single_operand(%i: index) {
  // expected-error @+1 {{'tensor.yield' op requires a single operand}}
  tensor.generate %i { ^bb0(%x: index): "test.foo"() : () -> () } : tensor<?xf32>
  return
}

// -----

func.func @generate_expects_parent_func_func(%i: index) {
  // expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  tensor.generate %i { ^bb0(%x: index): func.return } : tensor<?xf32>
  return
}

// -----

func.func @yield_expects_parent_tensor_generate_tensor_pad(%f: f32) {
  // expected-error @+1 {{'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'}}
  tensor.yield %f : f32
  return
}

// -----

func.func @pad_type_does_not_match_inferred_type(%t4: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{specified type 'tensor<7xf32>' does not match the inferred type 'tensor<6xf32>'}}
  tensor.pad %t4 low[1] high[1] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<7xf32>
  return
}

// -----

func.func @pad_failed_to_infer_expected_type_from_source_type_result_type(%t4: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{failed to infer expectedType from sourceType 'tensor<4xf32>', specified resultType is 'tensor<6xf32>'}}
  tensor.pad %t4 low[1, 1] high[1] { ^bb0(%x: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @pad_block_must_have_1_arguments(%t4: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{expected the block to have 1 arguments}}
  tensor.pad %t4 low[1] high[1] { ^bb0(%x: index, %y: index): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @pad_block_argument_1_must_be_index(%t4: tensor<4xf32>, %f: f32) {
  // expected-error @+1 {{'tensor.pad' op expected block argument 1 to be an index}}
  tensor.pad %t4 low[1] high[1] { ^bb0(%x: i32): tensor.yield %f : f32 } : tensor<4xf32> to tensor<6xf32>
  return
}

// -----

func.func @pad_yield_type_must_match_shape_element_type(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'tensor.pad' op expected yield type to match shape element type}}
  tensor.pad %t4 low[1] high[1] { ^bb0(%x: index): tensor.yield %x : index } : tensor<4xf32> to tensor<6xf32>
  return
}
