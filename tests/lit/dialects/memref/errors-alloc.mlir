// Diagnostics of allocation, reallocation and allocation scopes.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @alloc_too_few_dynamic_sizes(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.alloc() : memref<?xf32>
  return
}

// -----

func.func @alloc_too_many_dynamic_sizes(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = memref.alloc(%i, %j) : memref<?xf32>
  return
}

// -----

func.func @alloc_too_many_symbol_operands(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
  %0 = memref.alloc()[%i] : memref<4xf32>
  return
}

// -----

func.func @alloc_too_few_symbol_operands_with_affine_map(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
  %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0]->(d0*s0)>>
  return
}

// -----

func.func @alloc_too_few_symbol_operands_with_strided(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 2, got 0}}
  %0 = memref.alloc() : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

func.func @alloc_attribute_alignment_violates_its_constraint_for_3(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 3 : i64} : memref<f32>
  return
}

// -----

func.func @alloc_attribute_alignment_violates_its_constraint_for_0(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 0 : i64} : memref<f32>
  return
}

// -----

func.func @alloc_attribute_alignment_violates_its_constraint_for_8(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.alloc() {alignment = 8 : i32} : memref<f32>
  return
}

// -----

func.func @realloc_missing_dimension_operand_for_result_type(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @realloc_unnecessary_dimension_operand_for_result_type(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{unnecessary dimension operand for result type 'memref<8xf32>'}}
  %0 = memref.realloc %m(%i) : memref<4xf32> to memref<8xf32>
  return
}

// -----

func.func @realloc_different_element_types(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xi32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xi32>
  return
}

// -----

func.func @realloc_different_memory_spaces(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<8xf32, 1>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, 1>
  return
}

// -----

func.func @realloc_unsupported_layout_for_result_memref_type(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{unsupported layout for result memref type 'memref<8xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32, strided<[2]>>
  return
}

// -----

func.func @realloc_unsupported_layout_for_source_memref_type(%m: memref<4xf32, strided<[2]>>, %i: index, %j: index) {
  // expected-error @+1 {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %m : memref<4xf32, strided<[2]>> to memref<8xf32>
  return
}

// -----

func.func @realloc_result_0_has_invalid_type(%m: memref<4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.realloc' op result #0 must be 1D memref of any type values, but got 'memref<8x1xf32>'}}
  %0 = memref.realloc %m : memref<4xf32> to memref<8x1xf32>
  return
}

// -----

func.func @alloca_scope_types_differ_along_edge_from_memref_alloca_scope_return_to_parent(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = memref.alloca_scope -> (f32) {
  // expected-note @+1 {{region branch point}}
  memref.alloca_scope.return
  }
  return
}

// -----

func.func @alloca_scope_types_differ_along_edge_from_memref_alloca_scope_return_to_parent_2(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'index' should match successor input type #0 'f32'}}
  %0 = memref.alloca_scope -> (f32) {
  // expected-note @+1 {{region branch point}}
  memref.alloca_scope.return %i : index
  }
  return
}

// -----

func.func @alloca_scope_cannot_name_operation_with_no_results(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = memref.alloca_scope {
  memref.alloca_scope.return %i : index
  }
  return
}

// -----

func.func @alloca_scope_types_differ_along_edge_from_memref_alloca_scope_return_to_parent_3(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  memref.alloca_scope {
  // expected-note @+1 {{region branch point}}
  memref.alloca_scope.return %i : index
  }
  return
}

// -----

func.func @alloca_scope_region_must_have_no_arguments(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.alloca_scope' op region should have no arguments}}
  memref.alloca_scope {
  ^bb0(%x: index): memref.alloca_scope.return
  }
  return
}

// -----

// memref.alloca outside of an op with the AutomaticAllocationScope trait.
"builtin.module"() ({
  // expected-error @+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
  %0 = memref.alloca() : memref<f32>
}) : () -> ()
