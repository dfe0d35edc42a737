// Diagnostics of affine.for.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @for_step_must_be_representable_as_positive_signed_integer(%m: memref<?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'affine.for' expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 10 step -1 {
  }
  return
}

// -----

func.func @for_symbol_operand_count_and_affine_map_symbol_count(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' symbol operand count and affine map symbol count must match}}
 affine.for %i = 0 to affine_map<(d0)->(d0, d0)>(%n)[%n] {}
  return
}

// -----

func.func @for_upper_loop_bound_affine_map_with_multiple_results(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' upper loop bound affine map with multiple results requires 'min' prefix}}
 affine.for %i = 0 to affine_map<(d0)->(d0, d0)>(%n) {}
  return
}

// -----

func.func @for_upper_bound_map_must_have_at_least_one_result(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.for' op expected upper bound map to have at least one result}}
 affine.for %i = 0 to affine_map<()->()>() {}
  return
}

// -----

func.func @for_dim_operand_count_and_affine_map_dim_count(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' dim operand count and affine map dim count must match}}
 affine.for %i = 0 to min affine_map<(d0, d1)->(d0, d1)>(%n) {}
  return
}

// -----

func.func @for_floating_point_value_not_valid_for_type(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{floating point value not valid for specified type}}
 affine.for %i = 0 to 1.0 {}
  return
}

// -----

func.func @for_expected_only_one_loop_bound_operand(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' expected only one loop bound operand}}
 affine.for %i = 0 to %n, %m {}
  return
}

// -----

func.func @for_expected_valid_affine_map_representation_for_loop_bounds(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' expected valid affine map representation for loop bounds}}
 affine.for %i = 0 to "a" {}
  return
}

// -----

func.func @for_mismatch_between_number_of_loop_carried_values_and_results(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
 affine.for %i = 0 to 5 step 0 iter_args(%a = %n) -> (index, index) {}
  return
}

// -----

func.func @yield_parent_of_yield_must_have_same_number_of_results(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.yield' op parent of yield must have same number of results as the yield operands}}
 affine.for %i = 0 to 5 step 0 iter_args(%a = %n) -> (index) {}
  return
}

// -----

func.func @yield_types_mismatch_between_yield_and_its_parent(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.yield' op types mismatch between yield op and its parent}}
 affine.for %i = 0 to 5 step 0 iter_args(%a = %n) -> (index) {affine.yield %m : memref<?xf32>}
  return
}

// -----

func.func @yield_must_be_last_operation_in_parent_block(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.yield' op must be the last operation in the parent block}}
 affine.yield %m : memref<?xf32>
  return
}

// -----

func.func @for_body_must_have_single_index_argument_for_induction_variable(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.for' op expected body to have a single index argument for the induction variable}}
 "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0]->(s0)>, step = 0 : index, operandSegmentSizes = array<i32: 0,1,0>}> ({
  ^bb0(%i: i32):
   affine.yield
  }): (index) -> ()
  return
}

// -----

func.func @for_different_number_of_inits_and_region_iter_args_0_1(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.for' op different number of inits and region iter_args: 0 != 1}}
 "affine.for"(%n) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0]->(s0)>, step = 0 : index, operandSegmentSizes = array<i32: 0,1,0>}> ({
  ^bb0(%i: index, %j : index):
   affine.yield
  }): (index) -> ()
  return
}

// -----

func.func @for_types_differ_along_edge_from_parent_to_parent(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+2 {{'affine.for' op along control flow edge from parent to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  // expected-note @+1 {{region branch point}}
 "affine.for"(%n, %k) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0]->(s0)>, step = 0 : index, operandSegmentSizes = array<i32: 0,1,1>}> ({
  ^bb0(%i: index, %j : f32):
   affine.yield
  }): (index, f32) -> ()
  return
}

// -----

func.func @for_different_number_of_inits_and_region_iter_args_1_0(%m: memref<?xf32>, %n: index, %k: f32) {
  // expected-error @+1 {{'affine.for' op different number of inits and region iter_args: 1 != 0}}
 "affine.for"(%n, %k) <{lowerBoundMap = affine_map<() -> (0)>, upperBoundMap = affine_map<()[s0]->(s0)>, step = 1 : index, operandSegmentSizes = array<i32: 0,1,1>}> ({
  ^bb0(%i: index):
   affine.yield %k : f32
  }): (index, f32) -> (f32)
  return
}

// -----

func.func @for_used_in_its_own_bound() {
  // expected-error @+2 {{region entry argument '%i' is already in use}}
  // expected-note @+1 {{previously referenced here}}
  affine.for %i = affine_map<(d0) -> (d0)>(%i) to 10 {
  }
  return
}
