// Diagnostics of loads, stores, prefetches and copies.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @load_too_few_indices(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
  %0 = memref.load %m[%i] : memref<4x?xf32>
  return
}

// -----

func.func @load_too_many_indices(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 2 but got 3}}
  %0 = memref.load %m[%i, %j, %i] : memref<4x?xf32>
  return
}

// -----

func.func @load_result_type_must_match_element_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%m, %i, %j) : (memref<4x?xf32>, index, index) -> i32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @store_operand_type_differs_from_prior_use(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'f32' vs 'index'}}
  memref.store %i, %m[%i, %j] : memref<4x?xf32>
  return
}

// -----

func.func @store_index_operand_count_not_equal_to_memref_rank(%m: memref<4x?xf32>, %i: index, %j: index) {
  %f = arith.constant 1.0 : f32
  // expected-error @+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %f, %m[%i] : memref<4x?xf32>
  return
}

// -----

func.func @load_attribute_alignment_violates_its_constraint(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %m[%i, %j] {alignment = 3} : memref<4x?xf32>
  return
}

// -----

func.func @load_attribute_nontemporal_violates_its_constraint(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'nontemporal' failed to satisfy constraint: bool attribute}}
  %0 = memref.load %m[%i, %j] {nontemporal = 3} : memref<4x?xf32>
  return
}

// -----

func.func @copy_requires_same_element_type_for_all_operands(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.copy' op requires the same element type for all operands}}
  %a = memref.alloc() : memref<4x4xi32> memref.copy %m, %a : memref<4x?xf32> to memref<4x4xi32>
  return
}

// -----

func.func @copy_requires_same_shape_for_all_operands(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.copy' op requires the same shape for all operands}}
  %a = memref.alloc() : memref<5x4xf32> memref.copy %m, %a : memref<4x?xf32> to memref<5x4xf32>
  return
}

// -----

func.func @prefetch_too_few_indices(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.prefetch' op too few indices}}
  memref.prefetch %m[%i], read, locality<3>, data : memref<4x?xf32>
  return
}

// -----

func.func @prefetch_rw_specifier_must_be_read_or_write(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %m[%i, %j], rea, locality<3>, data : memref<4x?xf32>
  return
}

// -----

func.func @prefetch_attribute_locality_hint_violates_its_constraint(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %m[%i, %j], read, locality<4>, data : memref<4x?xf32>
  return
}

// -----

func.func @prefetch_cache_type_must_be_data_or_instr(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %m[%i, %j], read, locality<3>, dat : memref<4x?xf32>
  return
}

// -----

func.func @prefetch_expected_greater_than_sign(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected '>'}}
  memref.prefetch %m[%i, %j], read, locality<3 : i64>, data : memref<4x?xf32>
  return
}

// -----

func.func @prefetch_expected_attribute_value(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected attribute value}}
  memref.prefetch %m[%i, %j], read, locality<f>, data : memref<4x?xf32>
  return
}

// -----

func.func @prefetch_expected_keyword_locality(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.prefetch' expected 'locality'}}
  memref.prefetch %m[%i, %j], read, loc<3>, data : memref<4x?xf32>
  return
}

// -----

func.func @prefetch_invalid_kind_of_type(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.prefetch' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  memref.prefetch %m[%i, %j], read, locality<3>, data : f32
  return
}

// -----

func.func @prefetch_expected_comma(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected ','}}
  memref.prefetch %m[%i, %j] read, locality<3>, data : f32
  return
}

// -----

func.func @prefetch_expected_valid_keyword(%m: memref<4x?xf32>, %i: index, %j: index) {
  // expected-error @+1 {{custom op 'memref.prefetch' expected valid keyword}}
  memref.prefetch %m[%i, %j], 3, locality<3>, data : f32
  return
}
