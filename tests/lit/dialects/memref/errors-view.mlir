// Diagnostics of memref.view, memref.transpose and memref.reshape.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @reshape_element_types_of_source_and_destination_memref_types(%m: memref<4x?xf32>, %i: index, %j: index) {
  %s = memref.alloc() : memref<2xi32>
  // expected-error @+1 {{'memref.reshape' op element types of source and destination memref types should be the same}}
  %0 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<2xi32>) -> memref<?x?xi32>
  return
}

// -----

func.func @reshape_length_of_shape_operand_differs_from_result_s_memref(%m: memref<4x?xf32>, %i: index, %j: index) {
  %s = memref.alloc() : memref<2xi32>
  // expected-error @+1 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  %0 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<2xi32>) -> memref<?x?x?xf32>
  return
}

// -----

func.func @reshape_cannot_use_shape_operand_with_dynamic_length_to_reshape(%m: memref<4x?xf32>, %i: index, %j: index) {
  %s = memref.alloc(%i) : memref<?xi32>
  // expected-error @+1 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  %0 = memref.reshape %m(%s) : (memref<4x?xf32>, memref<?xi32>) -> memref<?xf32>
  return
}

// -----

func.func @reshape_source_memref_type_must_have_identity_affine_map(%m: memref<4x4xf32, strided<[8,1]>>, %i: index, %j: index) {
  %s = memref.alloc() : memref<1xi32>
  // expected-error @+1 {{'memref.reshape' op source memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4x4xf32, strided<[8,1]>>, memref<1xi32>) -> memref<?xf32>
  return
}

// -----

func.func @reshape_result_memref_type_must_have_identity_affine_map(%m: memref<4x4xf32>, %i: index, %j: index) {
  %s = memref.alloc() : memref<1xi32>
  // expected-error @+1 {{'memref.reshape' op result memref type should have identity affine map}}
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<1xi32>) -> memref<?xf32, strided<[2]>>
  return
}

// -----

func.func @reshape_operand_1_has_invalid_type(%m: memref<4x4xf32>, %i: index, %j: index) {
  %s = memref.alloc() : memref<1xf32>
  // expected-error @+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<1xf32>'}}
  %0 = memref.reshape %m(%s) : (memref<4x4xf32>, memref<1xf32>) -> memref<?xf32>
  return
}

// -----

func.func @transpose_expected_permutation_map(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i,j)->(i,i) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @transpose_result_type_is_not_the_canonical_transposed_type(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<8x4xf32>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %0 = memref.transpose %m (i,j)->(j,i) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @transpose_result_type_is_not_the_canonical_transposed_type_for_8x4xi32(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<8x4xi32, strided<[1, 8]>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %0 = memref.transpose %m (i,j)->(j,i) : memref<4x8xf32> to memref<8x4xi32, strided<[1,8]>>
  return
}

// -----

func.func @transpose_expected_permutation_map_2(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i,j)->(j) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @transpose_expected_permutation_map_of_same_rank_as_input(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i)->(i) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @transpose_expected_permutation_map_of_same_rank_as_input_2(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  %0 = memref.transpose %m (i,j,k)->(i,k,j) : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

func.func @transpose_result_type_is_not_the_canonical_transposed_type_2(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<8x4xf32, strided<[1, 8]>, 1>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %0 = memref.transpose %m (i,j)->(j,i) : memref<4x8xf32> to memref<8x4xf32, strided<[1,8]>, 1>
  return
}

// -----

func.func @transpose_result_type_is_not_the_canonical_transposed_type_for_8xdynxf32(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<8x?xf32, strided<[1, 8]>>' is not equivalent to the canonical transposed input type 'memref<8x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 8)>>'}}
  %0 = memref.transpose %m (i,j)->(j,i) : memref<4x8xf32> to memref<8x?xf32, strided<[1,8]>>
  return
}

// -----

func.func @transpose_expected_permutation_map_with_strided(%m: memref<4x8xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  %0 = memref.transpose %m (i,j)[s]->(j,i) : memref<4x8xf32> to memref<8x4xf32, strided<[1,8]>>
  return
}

// -----

func.func @view_too_few_dynamic_sizes(%m: memref<?xi8>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = memref.view %m[%i][] : memref<?xi8> to memref<?xf32>
  return
}

// -----

func.func @view_too_many_dynamic_sizes(%m: memref<?xi8>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = memref.view %m[%i][%j] : memref<?xi8> to memref<4xf32>
  return
}

// -----

func.func @view_different_memory_spaces(%m: memref<?xi8>, %i: index, %j: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<?xi8>' and view memref type 'memref<4xf32, 1>'}}
  %0 = memref.view %m[%i][] : memref<?xi8> to memref<4xf32,1>
  return
}

// -----

func.func @view_unsupported_map_for_result_memref_type(%m: memref<?xi8>, %i: index, %j: index) {
  // expected-error @+1 {{unsupported map for result memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<?xi8> to memref<4xf32,strided<[2]>>
  return
}

// -----

func.func @view_unsupported_map_for_base_memref_type(%m: memref<?xi8, strided<[2]>>, %i: index, %j: index) {
  // expected-error @+1 {{unsupported map for base memref type 'memref<?xi8, strided<[2]>>'}}
  %0 = memref.view %m[%i][] : memref<?xi8, strided<[2]>> to memref<4xf32>
  return
}

// -----

func.func @view_operand_0_has_invalid_type_for_dynxi16(%m: memref<?xi16>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?xi16>'}}
  %0 = memref.view %m[%i][] : memref<?xi16> to memref<4xf32>
  return
}

// -----

func.func @view_operand_0_has_invalid_type_for_dynx1xi8(%m: memref<?x1xi8>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<?x1xi8>'}}
  %0 = memref.view %m[%i][] : memref<?x1xi8> to memref<4xf32>
  return
}

// -----

func.func @view_expected_ssa_operand(%m: memref<?xi8>, %i: index, %j: index) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = memref.view %m[][] : memref<?xi8> to memref<4xf32>
  return
}

// -----

func.func @transpose_operand_0_has_invalid_type(%m: memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) {
  // expected-error @+1 {{'memref.transpose' op operand #0 must be strided memref of any type values, but got 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>'}}
  %0 = "memref.transpose"(%m) <{permutation = affine_map<(i, j) -> (j, i)>}> : (memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>) -> memref<4x4xf32>
  return
}
