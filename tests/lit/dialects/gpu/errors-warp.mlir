// Diagnostics of gpu.warp_execute_on_lane_0.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @warp_execute_on_lane_0_expected_same_number_of_yield_operands_and_return_values_for_0(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  %0 = gpu.warp_execute_on_lane_0(%n)[0] -> (vector<1xf32>) {
  }
  return
}

// -----

func.func @warp_execute_on_lane_0_expected_same_number_of_yield_operands_and_return_values_for_32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number of yield operands and return values.}}
  %0 = gpu.warp_execute_on_lane_0(%n)[32] -> (vector<1xf32>) {
    gpu.yield
  }
  return
}

// -----

func.func @warp_execute_on_lane_0_expected_vector_type_for_distributed_operands_for_i32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  %0 = gpu.warp_execute_on_lane_0(%n)[32] -> (i32) {
    gpu.yield %x : f32
  }
  return
}

// -----

func.func @warp_execute_on_lane_0_expanded_vector_dimension_0_must_be_multiple_of_distributed_for_3xf16(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (4) to be a multipler of the distributed vector dimension (3)}}
  %0 = gpu.warp_execute_on_lane_0(%n)[32] -> (vector<3xf16>) {
    gpu.yield %v : vector<4xf16>
  }
  return
}

// -----

func.func @warp_execute_on_lane_0_expanded_vector_dimension_0_must_be_multiple_of_distributed_with_args(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected expanded vector dimension #0 (5) to be a multipler of the distributed vector dimension (4)}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4xf16>) {
  ^bb0(%a: vector<5xf16>):
  }
  return
}

// -----

func.func @warp_execute_on_lane_0_expected_same_number_arguments_and_block_arguments(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected same number op arguments and block arguments.}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4xf16>) {
  }
  return
}

// -----

func.func @warp_execute_on_lane_0_distributed_vectors_must_have_same_rank_and_element_type_for_4xf16(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4xf16>) {
  ^bb0(%a: vector<128xf32>):
  }
  return
}

// -----

func.func @warp_execute_on_lane_0_incompatible_distribution_dimensions_from_to_with_warp_size(%n: index, %v: vector<4x4xf16>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<128x8xf16>' to 'vector<4x4xf16>' with warp size = 32}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4x4xf16>) {
  ^bb0(%a: vector<128x8xf16>):
  }
  return
}

// -----

func.func @warp_execute_on_lane_0_distributed_vectors_must_have_same_rank_and_element_type_for_4x4xf16(%n: index, %v: vector<4x4xf16>) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected distributed vectors to have same rank and element type.}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4x4xf16>) {
  ^bb0(%a: vector<128xf16>):
  }
  return
}

// -----

func.func @warp_execute_on_lane_0_expected_vector_type_for_distributed_operands_with_args(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.warp_execute_on_lane_0' op expected vector type for distributed operands.}}
  gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4xf16>) {
  ^bb0(%a: i32):
  }
  return
}

// -----

func.func @warp_execute_on_lane_0_expected_left_bracket(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{expected '['}}
  gpu.warp_execute_on_lane_0(%n) {
  }
  return
}
