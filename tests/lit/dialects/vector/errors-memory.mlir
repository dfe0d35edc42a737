// Diagnostics of loads, stores, gathers and scatters.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @load_destination_memref_has_lower_rank_than_result_vector(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4x8xf32>
  return
}

// -----

func.func @load_base_and_result_element_types_must_match(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op base and result element types should match}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<8xi32>
  return
}

// -----

func.func @load_base_memref_and_result_vector_types_must_match(%mv: memref<?xvector<4xf32>>, %i: index) {
  // expected-error @+1 {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %mv[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @load_requires_1_indices(%m: memref<?xf32>) {
  // expected-error @+1 {{'vector.load' op requires 1 indices}}
  %0 = vector.load %m[] : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @load_most_minor_memref_dim_must_have_unit_stride(%ms: memref<?xf32, strided<[2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %ms[%i] : memref<?xf32, strided<[2]>>, vector<8xf32>
  return
}

// -----

func.func @load_attribute_alignment_violates_its_constraint(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %m[%i] {alignment = 3} : memref<?xf32>, vector<8xf32>
  return
}

// -----

func.func @store_source_memref_has_lower_rank_than_vector_to_store(%v48: vector<4x8xf32>, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v48, %m[%i] : memref<?xf32>, vector<4x8xf32>
  return
}

// -----

func.func @store_base_and_value_to_store_element_type_must_match(%u8: vector<8xui32>, %m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.store' op base and valueToStore element type should match}}
  vector.store %u8, %m[%i] : memref<?xf32>, vector<8xui32>
  return
}

// -----

func.func @store_base_memref_and_value_to_store_vector_types_must_match(%v8: vector<8xf32>, %mv: memref<?xvector<4xf32>>, %i: index) {
  // expected-error @+1 {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %v8, %mv[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @maskedload_base_and_result_element_type_must_match(%m: memref<?xf32>, %i: index, %mask8: vector<8xi1>, %u8: vector<8xui32>) {
  // expected-error @+1 {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %m[%i], %mask8, %u8 : memref<?xf32>, vector<8xi1>, vector<8xui32> into vector<8xui32>
  return
}

// -----

func.func @maskedload_result_shape_must_match_mask_shape(%m: memref<?xf32>, %i: index, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %m[%i], %mask4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @maskedload_expected_pass_thru_of_same_type_as_result_type(%m: memref<?xf32>, %i: index, %mask8: vector<8xi1>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %m[%i], %mask8, %v4 : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}

// -----

func.func @maskedstore_base_and_value_to_store_element_type_must_match(%m: memref<?xf32>, %i: index, %mask8: vector<8xi1>, %u8: vector<8xui32>) {
  // expected-error @+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %m[%i], %mask8, %u8 : memref<?xf32>, vector<8xi1>, vector<8xui32>
  return
}

// -----

func.func @maskedstore_value_to_store_shape_must_match_mask_shape(%m: memref<?xf32>, %i: index, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %m[%i], %mask4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @expandload_result_dim_must_match_mask_dim(%m: memref<?xf32>, %i: index, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = vector.expandload %m[%i], %mask4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @compressstore_value_to_store_dim_must_match_mask_dim(%m: memref<?xf32>, %i: index, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  vector.compressstore %m[%i], %mask4, %v8 : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

func.func @gather_base_and_result_element_type_must_match(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask8: vector<8xi1>, %u8: vector<8xui32>) {
  // expected-error @+1 {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %m[%i] [%places], %mask8, %u8 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xui32> into vector<8xui32>
  return
}

// -----

func.func @gather_result_dim_must_match_indices_dim(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask4: vector<4xi1>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %m[%i] [%places], %mask4, %v4 : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @gather_result_dim_must_match_mask_dim(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %m[%i] [%places], %mask4, %v8 : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @gather_requires_1_indices(%m: memref<?xf32>, %places: vector<8xi32>, %mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.gather' op requires 1 indices}}
  %0 = vector.gather %m[] [%places], %mask8, %v8 : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @gather_requires_base_to_be_memref_or_ranked_tensor_type(%tu: tensor<*xf32>, %places: vector<8xi32>, %mask8: vector<8xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.gather' op requires base to be a memref or ranked tensor type}}
  %0 = vector.gather %tu[] [%places], %mask8, %v8 : tensor<*xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

func.func @scatter_value_to_store_dim_must_match_indices_dim(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask4: vector<4xi1>, %v4: vector<4xf32>) {
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %m[%i] [%places], %mask4, %v4 : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @scatter_value_to_store_dim_must_match_mask_dim(%m: memref<?xf32>, %i: index, %places: vector<8xi32>, %mask4: vector<4xi1>, %v8: vector<8xf32>) {
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %m[%i] [%places], %mask4, %v8 : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32>
  return
}
