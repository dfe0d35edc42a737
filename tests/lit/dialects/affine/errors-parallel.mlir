// Diagnostics of affine.parallel.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @parallel_invalid_reduction_value_adf(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{custom op 'affine.parallel' invalid reduction value: "adf"}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("adf") -> f32 {
  }
  return
}

// -----

func.func @parallel_result_type_cannot_match_reduction_attribute(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.parallel' op result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> i32 {
   affine.yield %k : i32
  }
  return
}

// -----

func.func @parallel_steps_must_be_constant_integers(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{custom op 'affine.parallel' steps must be constant integers}}
  %0 = affine.parallel (%i) = (0) to (10) step(%n) {
   affine.yield %n : index
  }
  return
}

// -----

func.func @parallel_number_of_region_arguments_and_number_of_map_groups(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.parallel' op the number of region arguments (2) and the number of map groups for lower (1) and upper bound (1), and the number of steps (1) must all match}}
  affine.parallel (%i, %j) = (0) to (10) step(1) {
  }
  return
}

// -----

func.func @parallel_lower_bound_map_must_have_at_least_one_result(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.parallel' op expected lower bound map to have at least one result}}
  affine.parallel (%i) = (max()) to (10) step(1) {
  }
  return
}

// -----

func.func @parallel_reduction_must_be_for_each_output(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.parallel' op a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (10) step(1) reduce ("addi", "addi") -> i32 {
  affine.yield %k : i32
  }
  return
}

// -----

func.func @parallel_lower_bounds_map_must_have_1_results(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.parallel' op expected lower bounds map to have 1 results}}
 "affine.parallel"(%n) <{lowerBoundsMap = affine_map<() -> (0, 1)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0]->(s0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
   affine.yield
  }): (index) -> ()
  return
}

// -----

func.func @parallel_upper_bounds_map_must_have_1_results(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.parallel' op expected upper bounds map to have 1 results}}
 "affine.parallel"(%n) <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0]->(s0, 4)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = []}> ({
  ^bb0(%i: index):
   affine.yield
  }): (index) -> ()
  return
}

// -----

func.func @parallel_attribute_reductions_violates_its_constraint(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.parallel' op attribute 'reductions' failed to satisfy constraint: Reduction ops}}
 "affine.parallel"(%n) <{lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<()[s0]->(s0)>, upperBoundsGroups = dense<1> : tensor<1xi32>, steps = [1], reductions = [77]}> ({
  ^bb0(%i: index):
   affine.yield
  }): (index) -> ()
  return
}
