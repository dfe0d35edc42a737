// Diagnostics of allocation, copies, dynamic shared memory and waits.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @dynamic_shared_memory_address_space_must_be_address_space_workgroup(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op address space must be address_space<workgroup>}}
  %0 = gpu.dynamic_shared_memory : memref<?xi8>
  return
}

// -----

func.func @dynamic_shared_memory_result_memref_type_must_be_memref_xi8_gpu_address_space(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op result memref type must be memref<?xi8, #gpu.address_space<workgroup>>}}
  %0 = gpu.dynamic_shared_memory : memref<4xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @dynamic_shared_memory_result_0_has_invalid_type_for_dynxf32(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xf32, #gpu.address_space<workgroup>>'}}
  %0 = gpu.dynamic_shared_memory : memref<?xf32, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @dynamic_shared_memory_result_0_has_invalid_type_for_dynxdynxi8(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.dynamic_shared_memory' op result #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?x?xi8, #gpu.address_space<workgroup>>'}}
  %0 = gpu.dynamic_shared_memory : memref<?x?xi8, #gpu.address_space<workgroup>>
  return
}

// -----

func.func @alloc_too_many_dynamic_sizes(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = gpu.alloc (%n) : memref<4xf32>
  return
}

// -----

func.func @alloc_too_few_dynamic_sizes(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = gpu.alloc () : memref<?xf32>
  return
}

// -----

func.func @alloc_symbol_operand_count_differs_from_layout_symbol_count(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
  %0 = gpu.alloc ()[%n] : memref<4xf32>
  return
}

// -----

func.func @alloc_symbol_operand_count_differs_from_layout_symbol_count_with_affine_map(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.alloc' op symbol operand count does not equal memref symbol count}}
  %0 = gpu.alloc () : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>
  return
}

// -----

func.func @alloc_binds_1_names_to_2_results(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = gpu.alloc async () : memref<4xf32>
  return
}

// -----

func.func @memcpy_arguments_have_incompatible_element_type(%a: memref<3xf32>, %b: memref<3xi32>) {
  // expected-error @+1 {{'gpu.memcpy' op arguments have incompatible element type}}
  gpu.memcpy %a, %b : memref<3xf32>, memref<3xi32>
  return
}

// -----

func.func @memcpy_arguments_have_incompatible_shape(%a: memref<3xf32>, %b: memref<4xf32>) {
  // expected-error @+1 {{'gpu.memcpy' op arguments have incompatible shape}}
  gpu.memcpy %a, %b : memref<3xf32>, memref<4xf32>
  return
}

// -----

func.func @memset_dst_and_value_must_have_same_element_type(%a: memref<3xf32>, %b: i32) {
  // expected-error @+1 {{'gpu.memset' op failed to verify that all of {dst, value} have same element type}}
  gpu.memset %a, %b : memref<3xf32>, i32
  return
}

// -----

func.func @wait_cannot_name_operation_with_no_results(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = gpu.wait
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @wait_operand_type_differs_from_prior_use(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: '!gpu.async.token' vs 'index'}}
  gpu.wait [%n]
  return
}

// -----

func.func @dealloc_needs_to_be_named_when_marked_async(%n: index, %m: memref<4xf32>) {
  // expected-error @+1 {{custom op 'gpu.dealloc' needs to be named when marked 'async'}}
  gpu.dealloc async %m : memref<4xf32>
  return
}

// -----

func.func @wait_needs_to_be_named_when_marked_async() {
  // expected-error @+1 {{custom op 'gpu.wait' needs to be named when marked 'async'}}
  gpu.wait async
  return
}
