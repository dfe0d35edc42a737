// Diagnostics of vector.transfer_read and vector.transfer_write.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @transfer_read_requires_two_types(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>
  return
}

// -----

func.func @transfer_read_requires_memref_or_ranked_tensor_type(%v8: vector<8xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %v8[%i], %x : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_read_requires_vector_type(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, f32
  return
}

// -----

func.func @transfer_read_expected_custom_permutation_map_when_rank_source_rank_destination(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[%i], %x : memref<?xf32>, vector<4x8xf32>
  return
}

// -----

func.func @transfer_read_requires_1_indices(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires 1 indices}}
  %0 = vector.transfer_read %m[%i, %i], %x : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_read_expected_same_rank_for_vector_and_results_of_permutation(%m: memref<?xf32>, %i: index, %x: f32, %mask8: vector<8xi1>) {
  // expected-error @+1 {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
  %0 = vector.transfer_read %m[%i], %x, %mask8 {permutation_map = affine_map<(d0) -> (d0, 0)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_read_does_not_support_masks_with_vector_element_type(%mv: memref<?xvector<4xf32>>, %i: index, %v4: vector<4xf32>, %mask8: vector<8xi1>) {
  // expected-error @+1 {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %mv[%i], %v4, %mask8 : memref<?xvector<4xf32>>, vector<4xf32>
  return
}

// -----

func.func @transfer_read_requires_bitwidth_of_minor_1_d_vector(%mv: memref<?xvector<4xf32>>, %i: index, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %mv[%i], %v4 : memref<?xvector<4xf32>>, vector<6xf32>
  return
}

// -----

func.func @transfer_read_requires_permutation_map_with_result_dims_of_same_rank(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_read_requires_permutation_map_without_symbols(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0)[s0] -> (d0)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_read_requires_permutation_map_with_input_dims_of_same_rank(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_read_requires_projected_permutation_map_at_most_one_dim_or_zero(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0 + 1)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_read_requires_projected_permutation_map_at_most_one_dim_or_zero_2(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (1)>} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_read_requires_permutation_map_permutation_found_one_dim_used(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = affine_map<(d0) -> (d0, d0)>} : memref<?xf32>, vector<4x8xf32>
  return
}

// -----

func.func @transfer_read_expects_in_bounds_attr_of_same_rank_as_permutation_map_results(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0) -> (d0)> vs inBounds of size: 2}}
  %0 = vector.transfer_read %m[%i], %x {in_bounds = [true, true]} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_read_requires_attribute_permutation_map(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires attribute 'permutation_map'}}
  %0 = vector.transfer_read %m[%i], %x {permutation_map = 3} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_read_masked_attribute_has_been_removed(%m: memref<?xf32>, %i: index, %x: f32) {
  // expected-error @+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %m[%i], %x {masked = [false]} : memref<?xf32>, vector<8xf32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @transfer_read_requires_formal_padding_and_source_of_same_elemental_type(%m: memref<?xf32>, %i: index, %y: i32) {
  // expected-error @+1 {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %y) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #i}> : (memref<?xf32>, index, i32) -> vector<8xf32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @transfer_read_inferred_mask_type_and_mask_operand_type_do(%m: memref<?xf32>, %i: index, %x: f32, %mask4: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op inferred mask type ('vector<8xi1>') and mask operand type ('vector<4xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %x, %mask4) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = #i}> : (memref<?xf32>, index, f32, vector<4xi1>) -> vector<8xf32>
  return
}

// -----

func.func @transfer_write_requires_vector_type(%x: f32, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %x, %m[%i] : f32, memref<?xf32>
  return
}

// -----

func.func @transfer_write_requires_memref_or_ranked_tensor_type(%v8: vector<8xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v8, %v8[%i] : vector<8xf32>, vector<8xf32>
  return
}

// -----

func.func @transfer_write_requires_two_types(%v8: vector<8xf32>, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %v8, %m[%i] : vector<8xf32>
  return
}

// -----

func.func @transfer_write_requires_1_indices(%v8: vector<8xf32>, %m: memref<?xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires 1 indices}}
  vector.transfer_write %v8, %m[] : vector<8xf32>, memref<?xf32>
  return
}

// -----

func.func @transfer_write_must_not_have_broadcast_dimensions(%v8: vector<8xf32>, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %v8, %m[%i] {permutation_map = affine_map<(d0) -> (0)>} : vector<8xf32>, memref<?xf32>
  return
}

// -----

#i = affine_map<(d0) -> (d0)>
func.func @transfer_write_number_of_tensor_results_must_be_equal(%v8: vector<8xf32>, %t: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.transfer_write' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  "vector.transfer_write"(%v8, %t, %i) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = #i}> : (vector<8xf32>, tensor<?xf32>, index) -> ()
  return
}
