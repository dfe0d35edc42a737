// Diagnostics of allocation, deallocation, cloning and conversion.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @alloc_tensor_too_few_dynamic_sizes() {
  // expected-error @+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = bufferization.alloc_tensor() : tensor<?x4xf32>
  return
}

// -----

func.func @alloc_tensor_dynamic_sizes_not_needed_when_copying_tensor(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<4x?xf32>
  return
}

// -----

func.func @alloc_tensor_invalid_kind_of_type() {
  // expected-error @+1 {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}

// -----

func.func @alloc_tensor_expected_copy_and_return_type_match(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%t4) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @to_tensor_shapes_do_not_match(%m: memref<4xf32>) {
  // expected-error @+2 {{shapes do not match}}
  // expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @to_tensor_element_types_do_not_match(%m: memref<4xf32>) {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf64>
  return
}

// -----

func.func @to_buffer_shapes_do_not_match(%t4: tensor<4xf32>) {
  // expected-error @+2 {{shapes do not match}}
  // expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t4 : tensor<4xf32> to memref<?xf32>
  return
}

// -----

func.func @to_buffer_element_types_do_not_match(%t4: tensor<4xf32>) {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t4 : tensor<4xf32> to memref<4xf64>
  return
}

// -----

func.func @dealloc_must_have_same_number_of_conditions_as_memrefs(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m, %m : memref<4xf32>, memref<4xf32>) if (%c)
  return
}

// -----

func.func @dealloc_result_0_has_invalid_type(%m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.dealloc' op result #0 must be variadic of 1-bit signless integer, but got 'i32'}}
  "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<4xf32>) -> (i32)
  return
}

// -----

func.func @dealloc_tensor_can_be_used_only_on_ops_have_allocation(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.dealloc_tensor' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  bufferization.dealloc_tensor %t4 {bufferization.manual_deallocation}: tensor<4xf32>
  return
}

// -----

func.func @clone_can_be_used_only_on_ops_have_allocation(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'scf.if' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  scf.if %c { bufferization.clone %m : memref<4xf32> to memref<4xf32> } {bufferization.manual_deallocation}
  return
}

// -----

func.func @to_tensor_can_be_used_only_on_ops_have_allocation(%m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.to_tensor' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = bufferization.to_tensor %m {bufferization.manual_deallocation} : memref<4xf32> to tensor<4xf32>
  return
}
