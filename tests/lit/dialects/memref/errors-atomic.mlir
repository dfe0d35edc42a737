// Diagnostics of atomic read-modify-write operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @atomic_rmw_addi_expects_integer_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %f, %m[%i, %j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_addf_expects_floating_point_type(%m: memref<4x?xi32>, %i: index, %j: index) {
  %f = arith.constant 1 : i32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %f, %m[%i, %j] : (i32, memref<4x?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_expects_number_of_subscripts_to_be_equal_to_memref(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addf %f, %m[%i] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_unknown_enum_keyword(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw foo %f, %m[%i] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_value_and_result_must_have_same_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op failed to verify that all of {value, result} have same type}}
  %0 = memref.atomic_rmw assign %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f64
  return
}

// -----

func.func @atomic_rmw_addf_expects_floating_point_type_2(%m: memref<4x?xi32>, %i: index, %j: index) {
  %f = arith.constant 1 : i32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %f, %m[%i,%j] : (i32, memref<4x?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_addi_expects_integer_type_2(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_andi_expects_integer_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'andi' expects an integer type}}
  %0 = memref.atomic_rmw andi %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_maximumf_expects_floating_point_type(%m: memref<4x?xi32>, %i: index, %j: index) {
  %f = arith.constant 1 : i32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'maximumf' expects a floating-point type}}
  %0 = memref.atomic_rmw maximumf %f, %m[%i,%j] : (i32, memref<4x?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_maxs_expects_integer_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'maxs' expects an integer type}}
  %0 = memref.atomic_rmw maxs %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_maxu_expects_integer_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'maxu' expects an integer type}}
  %0 = memref.atomic_rmw maxu %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_minimumf_expects_floating_point_type(%m: memref<4x?xi32>, %i: index, %j: index) {
  %f = arith.constant 1 : i32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'minimumf' expects a floating-point type}}
  %0 = memref.atomic_rmw minimumf %f, %m[%i,%j] : (i32, memref<4x?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_mins_expects_integer_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'mins' expects an integer type}}
  %0 = memref.atomic_rmw mins %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_minu_expects_integer_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'minu' expects an integer type}}
  %0 = memref.atomic_rmw minu %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_mulf_expects_floating_point_type(%m: memref<4x?xi32>, %i: index, %j: index) {
  %f = arith.constant 1 : i32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'mulf' expects a floating-point type}}
  %0 = memref.atomic_rmw mulf %f, %m[%i,%j] : (i32, memref<4x?xi32>) -> i32
  return
}

// -----

func.func @atomic_rmw_muli_expects_integer_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'muli' expects an integer type}}
  %0 = memref.atomic_rmw muli %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_ori_expects_integer_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'ori' expects an integer type}}
  %0 = memref.atomic_rmw ori %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @atomic_rmw_xori_expects_integer_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'xori' expects an integer type}}
  %0 = memref.atomic_rmw xori %f, %m[%i,%j] : (f32, memref<4x?xf32>) -> f32
  return
}

// -----

func.func @generic_atomic_rmw_expected_single_number_of_entry_block_arguments_with_bb0(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { ^bb0(%a : f32, %b : f32): memref.atomic_yield %a : f32 }
  return
}

// -----

func.func @generic_atomic_rmw_expected_block_argument_of_same_type_result_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { ^bb0(%a : i32): memref.atomic_yield %a : i32 }
  return
}

// -----

func.func @atomic_yield_types_mismatch_between_yield_index_and_its_parent(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.atomic_yield' op types mismatch between yield op: 'index' and its parent: 'f32'}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { ^bb0(%a : f32): memref.atomic_yield %i : index }
  return
}

// -----

func.func @generic_atomic_rmw_body_of_must_contain_only_operations_with_no_side_with_alloc(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { ^bb0(%a : f32): %q = memref.alloc() : memref<f32>
  memref.atomic_yield %a : f32 }
  return
}

// -----

func.func @generic_atomic_rmw_body_of_must_contain_only_operations_with_no_side_with_load(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { ^bb0(%a : f32): %q = memref.load %m[%i,%j] : memref<4x?xf32>
  memref.atomic_yield %q : f32 }
  return
}

// -----

func.func @generic_atomic_rmw_expected_single_number_of_entry_block_arguments(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> { }
  return
}

// -----

func.func @generic_atomic_rmw_expects_non_empty_block_for_4xdynxf32(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expects a non-empty block}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xf32> {
  ^bb0(%a : f32): }
  return
}

// -----

func.func @generic_atomic_rmw_expects_non_empty_block_for_4xdynxindex(%m: memref<4x?xindex>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expects a non-empty block}}
  %x = memref.generic_atomic_rmw %m[%i,%j] : memref<4x?xindex> {
  ^bb0(%a : f32): }
  return
}

// -----

func.func @atomic_yield_expects_parent_memref_generic_atomic_rmw(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  "memref.atomic_yield"(%i) : (index) -> ()
  return
}
