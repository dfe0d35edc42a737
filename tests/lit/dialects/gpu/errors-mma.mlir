// Diagnostics of matrix multiply-accumulate operations and their matrix type.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @subgroup_mma_load_matrix_operand_must_be_one_of_a_op_b_op_or_c(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{operand expected to be one of AOp, BOp or COp}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "DOp">
  return
}

// -----

func.func @subgroup_mma_load_matrix_requires_attribute_lead_dimension(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{'gpu.subgroup_mma_load_matrix' op requires attribute 'leadDimension'}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] : memref<32x32xf16, 3> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @subgroup_mma_load_matrix_expected_source_memref_most_minor_dim_must_have_unit_with_affine_map(%m: memref<32x32xf16, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) {
  // expected-error @+1 {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, affine_map<(d0, d1) -> (d1, d0)>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @subgroup_mma_load_matrix_expected_source_memref_most_minor_dim_must_have_unit_with_strided(%m: memref<32x32xf16, strided<[32, 2]>>, %i: index) {
  // expected-error @+1 {{expected source memref most minor dim must have unit stride}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf16, strided<[32, 2]>> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @subgroup_mma_load_matrix_operand_0_has_invalid_type(%m: memref<32x32xbf16>, %i: index) {
  // expected-error @+1 {{'gpu.subgroup_mma_load_matrix' op operand #0 must be memref of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float or vector of 8-bit signless integer or 32-bit signless integer or 16-bit float or 32-bit float or 64-bit float values of ranks 1 values, but got 'memref<32x32xbf16>'}}
  %0 = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xbf16> -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

func.func @subgroup_mma_store_matrix_operand_matrix_being_stored_must_have_c_op_operand_type(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{expected the operand matrix being stored to have 'COp' operand type}}
  gpu.subgroup_mma_store_matrix %a, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "AOp">, memref<32x32xf16, 3>
  return
}

// -----

func.func @subgroup_mma_store_matrix_expected_destination_memref_most_minor_dim_must_have_unit(%m: memref<32x32xf16, strided<[32, 2]>>, %i: index, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{expected destination memref most minor dim must have unit stride}}
  gpu.subgroup_mma_store_matrix %c, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf16, "COp">, memref<32x32xf16, strided<[32, 2]>>
  return
}

// -----

func.func @subgroup_mma_compute_operands_must_be_in_order_a_op_b_op_c(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{operands must be in the order AOp, BOp, COp}}
  %0 = gpu.subgroup_mma_compute %b, %a, %c : !gpu.mma_matrix<16x16xf16, "BOp">, !gpu.mma_matrix<16x16xf16, "AOp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @subgroup_mma_compute_operand_shapes_do_not_satisfy_matmul_constraints(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">, %d: !gpu.mma_matrix<16x8xf16, "COp">) {
  // expected-error @+1 {{operand shapes do not satisfy matmul constraints}}
  %0 = gpu.subgroup_mma_compute %a, %b, %d : !gpu.mma_matrix<16x16xf16, "AOp">, !gpu.mma_matrix<16x16xf16, "BOp"> -> !gpu.mma_matrix<16x8xf16, "COp">
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @subgroup_mma_constant_matrix_operand_type_differs_from_prior_use(%i: i32) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'f16' vs 'i32'}}
  %0 = gpu.subgroup_mma_constant_matrix %i : !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @subgroup_mma_extract_thread_local_value_type_must_match_element_type_of_mma_matrix(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{'gpu.subgroup_mma_extract_thread_local' op failed to verify that value type matches element type of mma_matrix}}
  %0 = gpu.subgroup_mma_extract_thread_local %c[%i] : !gpu.mma_matrix<16x16xf16, "COp"> -> f32
  return
}

// -----

func.func @subgroup_mma_insert_thread_local_value_type_must_match_element_type_of_mma_matrix(%m: memref<32x32xf16, 3>, %i: index, %x: f32, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+1 {{'gpu.subgroup_mma_insert_thread_local' op failed to verify that value type matches element type of mma_matrix}}
  %0 = gpu.subgroup_mma_insert_thread_local %x, %c[%i] : f32, !gpu.mma_matrix<16x16xf16, "COp"> -> !gpu.mma_matrix<16x16xf16, "COp">
  return
}

// -----

func.func @subgroup_mma_elementwise_unknown_mma_elementwise(%m: memref<32x32xf16, 3>, %i: index, %x: f16, %a: !gpu.mma_matrix<16x16xf16, "AOp">, %b: !gpu.mma_matrix<16x16xf16, "BOp">, %c: !gpu.mma_matrix<16x16xf16, "COp">) {
  // expected-error @+2 {{custom op 'gpu.subgroup_mma_elementwise' expected ::mlir::gpu::MMAElementwiseOp to be one of: addf, mulf, subf, maxf, minf, divf, addi, muli, subi, divs, divu, negatef, negates, extf}}
  // expected-error @+1 {{custom op 'gpu.subgroup_mma_elementwise' failed to parse MMAElementWiseAttr parameter 'value' which is to be a `::mlir::gpu::MMAElementwiseOp`}}
  %0 = gpu.subgroup_mma_elementwise foo %a : (!gpu.mma_matrix<16x16xf16, "AOp">) -> !gpu.mma_matrix<16x16xf16, "AOp">
  return
}

// -----

// expected-error @+1 {{expected ','}}
func.func private @mma_matrix_type_expected_comma(!gpu.mma_matrix<16x16xf16>)

// -----

// expected-error @+1 {{operand expected to be one of AOp, BOp or COp}}
func.func private @mma_matrix_type_operand_must_be_one_of_a_op_b_op_or_c(!gpu.mma_matrix<16x16xf16, "DOp">)

// -----

// expected-error @+1 {{MMAMatrixType must have exactly two dimensions}}
func.func private @mma_matrix_type_must_have_exactly_two_dimensions_for_16xf16(!gpu.mma_matrix<16xf16, "AOp">)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @mma_matrix_type_expected_static_shape(!gpu.mma_matrix<16x?xf16, "AOp">)

// -----

// expected-error @+1 {{MMAMatrixType must have exactly two dimensions}}
func.func private @mma_matrix_type_must_have_exactly_two_dimensions_for_16x16x16xf16(!gpu.mma_matrix<16x16x16xf16, "AOp">)

// -----

// expected-error @+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
func.func private @mma_matrix_type_elements_must_be_si8_ui8_i32_f16_f32_for_16x16xi64(!gpu.mma_matrix<16x16xi64, "AOp">)

// -----

// expected-error @+1 {{MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64}}
func.func private @mma_matrix_type_elements_must_be_si8_ui8_i32_f16_f32_for_16x16xindex(!gpu.mma_matrix<16x16xindex, "AOp">)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @mma_matrix_type_expected_less_than_sign(!gpu.mma_matrix)

// -----

// expected-error @+1 {{expected ','}}
func.func private @mma_matrix_type_expected_comma_2(!gpu.mma_matrix<16x16xf16 "AOp">)
