// Diagnostics of affine.apply, affine.min and index linearization.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @apply_dimensional_operand_cannot_be_used_as_symbol(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 10 {
  // expected-error @+1 {{dimensional operand cannot be used as a symbol}}
    %s = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%i]
  }
  return
}

// -----

func.func @min_affine_map_expect_at_least_one_result(%m: memref<?xf32>, %n: index, %k: index) {
  affine.for %i = 0 to 10 {
   %x = "t.a"() : () -> (index)
   affine.min affine_map<()[s0] -> (s0 + 1)>()[%x]
  // expected-error @+1 {{'affine.min' op affine map expect at least one result}}
   affine.min affine_map<()[s0] -> ()>()[%x]
  }
  return
}

// -----

func.func @apply_dimension_or_symbol_index_mismatch(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{custom op 'affine.apply' dimension or symbol index mismatch}}
 affine.apply affine_map<(d0)->(d0)>(%n)[%n]
  return
}

// -----

func.func @apply_requires_one_result(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.apply' op requires one result}}
 affine.apply affine_map<(d0)->(d0, d0)>(%n)
  return
}

// -----

func.func @min_operand_count_and_affine_map_dimension_and_symbol_count(%m: memref<?xf32>, %n: index, %k: index) {
  // expected-error @+1 {{'affine.min' op operand count and affine map dimension and symbol count must match}}
 affine.min affine_map<(d0)->(d0, d0)>(%n)[%n]
  return
}

// -----

func.func @delinearize_index_no_basis_element_may_be_statically_non_positive(%m: memref<?xf32>, %n: index, %k: i32) {
  affine.for %i = 0 to affine_map<(d0)->(d0)>(%n) {
  } {hey}
  // expected-error @+1 {{'affine.delinearize_index' op no basis element may be statically non-positive}}
  affine.delinearize_index %n into (%n, -5) : index, index
  return
}

// -----

func.func @delinearize_index_must_return_index_for_each_basis_element(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.delinearize_index' op should return an index for each basis element and up to one extra index}}
  affine.delinearize_index %n into (%n, 5) : index
  return
}

// -----

func.func @linearize_index_must_be_passed_basis_element_for_each_index(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.linearize_index' op should be passed a basis element for each index except possibly the first}}
  affine.linearize_index [%n] by (%n, 5) : index
  return
}

// -----

func.func @linearize_index_expected_integer_value(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+2 {{custom op 'affine.linearize_index' expected integer value}}
  // expected-error @+1 {{custom op 'affine.linearize_index' expected SSA value or integer}}
  affine.linearize_index [%n, %n] by (%n, x) : index
  return
}

// -----

func.func @linearize_index_mismatch_between_dynamic_and_static_basis_k_dynamic_marker(%m: memref<?xf32>, %n: index, %k: i32) {
  // expected-error @+1 {{'affine.linearize_index' op mismatch between dynamic and static basis (kDynamic marker but no corresponding dynamic basis entry) -- this can only happen due to an incorrect fold/rewrite}}
  "affine.linearize_index"(%n, %n) <{operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: -9223372036854775808, 4>}> : (index, index) -> index
  return
}
