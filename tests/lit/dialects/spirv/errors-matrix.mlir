// Diagnostics of matrix and cooperative matrix operations.
// RUN: %opt %s --split-input-file --verify-diagnostics

func.func @matrix_times_matrix_left_matrix_columns_count_must_be_equal_to_right(%a: !spirv.matrix<3 x vector<4xf32>>, %b: !spirv.matrix<2 x vector<4xf32>>) {
  // expected-error @+1 {{left matrix columns' count must be equal to the right matrix rows' count}}
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<2 x vector<4xf32>> -> !spirv.matrix<2 x vector<4xf32>>
  return
}

// -----

func.func @matrix_times_matrix_right_and_result_matrices_must_have_equal_columns_count(%a: !spirv.matrix<3 x vector<4xf32>>, %b: !spirv.matrix<2 x vector<3xf32>>) {
  // expected-error @+1 {{right and result matrices must have equal columns' count}}
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<3 x vector<4xf32>>
  return
}

// -----

func.func @matrix_times_matrix_left_and_result_matrices_must_have_equal_rows_count(%a: !spirv.matrix<3 x vector<4xf32>>, %b: !spirv.matrix<2 x vector<3xf32>>) {
  // expected-error @+1 {{left and result matrices must have equal rows' count}}
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<3xf32>>
  return
}

// -----

func.func @matrix_times_matrix_right_elements(%a: !spirv.matrix<3 x vector<4xf32>>, %b: !spirv.matrix<2 x vector<3xf16>>) {
  // expected-error @+1 {{right and result matrices' component type must be the same}}
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf32>>, !spirv.matrix<2 x vector<3xf16>> -> !spirv.matrix<2 x vector<4xf32>>
  return
}

// -----

func.func @matrix_times_matrix_left_elements(%a: !spirv.matrix<3 x vector<4xf16>>, %b: !spirv.matrix<2 x vector<3xf32>>) {
  // expected-error @+1 {{left and result matrices' component type must be the same}}
  %0 = spirv.MatrixTimesMatrix %a, %b : !spirv.matrix<3 x vector<4xf16>>, !spirv.matrix<2 x vector<3xf32>> -> !spirv.matrix<2 x vector<4xf32>>
  return
}

// -----

func.func @matrix_times_scalar_input_matrix_components_type_and_scaling_value_must_have_with_matrix(%m: !spirv.matrix<3 x vector<4xf32>>, %f: f16) {
  // expected-error @+1 {{'spirv.MatrixTimesScalar' op input matrix components' type and scaling value must have the same type}}
  %0 = spirv.MatrixTimesScalar %m, %f : !spirv.matrix<3 x vector<4xf32>>, f16
  return
}

// -----

func.func @cooperative_scalar(%m: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %f: f16) {
  // expected-error @+1 {{'spirv.MatrixTimesScalar' op input matrix components' type and scaling value must have the same type}}
  %0 = spirv.MatrixTimesScalar %m, %f : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, f16
  return
}

// -----

func.func @vector_size(%m: !spirv.matrix<3 x vector<4xf32>>, %v: vector<4xf32>) {
  // expected-error @+1 {{'spirv.MatrixTimesVector' op matrix columns (3) must match vector operand size (4)}}
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<4xf32>>, vector<4xf32> -> vector<4xf32>
  return
}

// -----

func.func @matrix_times_vector_product_size(%m: !spirv.matrix<3 x vector<4xf32>>, %v: vector<3xf32>) {
  // expected-error @+1 {{'spirv.MatrixTimesVector' op result size (3) must match the matrix rows (4)}}
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<4xf32>>, vector<3xf32> -> vector<3xf32>
  return
}

// -----

func.func @matrix_times_vector_product_element(%m: !spirv.matrix<3 x vector<4xf32>>, %v: vector<3xf16>) {
  // expected-error @+1 {{'spirv.MatrixTimesVector' op matrix and result element types must match}}
  %0 = spirv.MatrixTimesVector %m, %v : !spirv.matrix<3 x vector<4xf32>>, vector<3xf16> -> vector<4xf16>
  return
}

// -----

func.func @vector_times_matrix_row_size(%m: !spirv.matrix<3 x vector<4xf32>>, %v: vector<3xf32>) {
  // expected-error @+1 {{'spirv.VectorTimesMatrix' op number of components in vector must equal the number of components in each column in matrix}}
  %0 = spirv.VectorTimesMatrix %v, %m : vector<3xf32>, !spirv.matrix<3 x vector<4xf32>> -> vector<3xf32>
  return
}

// -----

func.func @vector_times_matrix_row_product_size(%m: !spirv.matrix<3 x vector<4xf32>>, %v: vector<4xf32>) {
  // expected-error @+1 {{'spirv.VectorTimesMatrix' op number of columns in matrix must equal the number of components in result}}
  %0 = spirv.VectorTimesMatrix %v, %m : vector<4xf32>, !spirv.matrix<3 x vector<4xf32>> -> vector<4xf32>
  return
}

// -----

func.func @vector_times_matrix_row_element(%m: !spirv.matrix<3 x vector<4xf32>>, %v: vector<4xf16>) {
  // expected-error @+1 {{'spirv.VectorTimesMatrix' op matrix must be a matrix with the same component type as the component type in result}}
  %0 = spirv.VectorTimesMatrix %v, %m : vector<4xf16>, !spirv.matrix<3 x vector<4xf32>> -> vector<3xf16>
  return
}

// -----

func.func @transposed_rows(%m: !spirv.matrix<3 x vector<4xf32>>) {
  // expected-error @+1 {{input matrix rows count must be equal to output matrix columns count}}
  %0 = spirv.Transpose %m : !spirv.matrix<3 x vector<4xf32>> -> !spirv.matrix<3 x vector<4xf32>>
  return
}

// -----

func.func @transposed_columns(%m: !spirv.matrix<3 x vector<4xf32>>) {
  // expected-error @+1 {{input matrix columns count must be equal to output matrix rows count}}
  %0 = spirv.Transpose %m : !spirv.matrix<3 x vector<4xf32>> -> !spirv.matrix<4 x vector<4xf32>>
  return
}

// -----

func.func @transposed_elements(%m: !spirv.matrix<3 x vector<4xf32>>) {
  // expected-error @+1 {{input and output matrices must have the same component type}}
  %0 = spirv.Transpose %m : !spirv.matrix<3 x vector<4xf32>> -> !spirv.matrix<4 x vector<3xf16>>
  return
}

// -----

func.func @khr_cooperative_matrix_load_pointer_must_point_to_scalar_or_vector_type(%p: !spirv.ptr<!spirv.struct<(i32)>, StorageBuffer>, %s: i32) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixLoad' op Pointer must point to a scalar or vector type but provided '!spirv.struct<(i32)>'}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor> : !spirv.ptr<!spirv.struct<(i32)>, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

func.func @khr_cooperative_matrix_load_how_aligned(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixLoad' op missing value for the 'Aligned' memory operand}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

func.func @khr_cooperative_matrix_load_not_aligned(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixLoad' op found alignment attribute for non-'Aligned' memory operand}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Volatile>, 16 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

func.func @khr_cooperative_matrix_load_aligned_to_three(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixLoad' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <Aligned>, 3 : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

func.func @khr_cooperative_matrix_load_not_compatible_with_memory_operand_make_pointer(%p: !spirv.ptr<i32, StorageBuffer>, %s: i32) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixLoad' op not compatible with memory operand 'MakePointerAvailable'}}
  %0 = spirv.KHR.CooperativeMatrixLoad %p, %s, <RowMajor>, <MakePointerAvailable> : !spirv.ptr<i32, StorageBuffer>, i32 -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

func.func @khr_cooperative_matrix_store_not_compatible_with_memory_operand_make_pointer_visible(%p: !spirv.ptr<i32, StorageBuffer>, %m: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %s: i32) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixStore' op not compatible with memory operand 'MakePointerVisible'}}
  spirv.KHR.CooperativeMatrixStore %p, %m, %s, <RowMajor>, <MakePointerVisible> : !spirv.ptr<i32, StorageBuffer>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, i32
  return
}

// -----

func.func @khr_cooperative_matrix_mul_add_use(%a: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #0 must be of use 'MatrixA'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}

// -----

func.func @khr_cooperative_matrix_mul_add_use_b(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #1 must be of use 'MatrixB'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}

// -----

func.func @khr_cooperative_matrix_mul_add_use_c(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op operand #2 must be of use 'MatrixAcc'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>
  return
}

// -----

func.func @khr_cooperative_matrix_mul_add_matrix_size_mismatch_on_dimension_m(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<7x4xi32, Subgroup, MatrixAcc>) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'M'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<7x4xi32, Subgroup, MatrixAcc>
  return
}

// -----

func.func @khr_cooperative_matrix_mul_add_matrix_size_mismatch_on_dimension_n(%a: !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x5xi32, Subgroup, MatrixAcc>) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'N'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x5xi32, Subgroup, MatrixAcc>
  return
}

// -----

func.func @khr_cooperative_matrix_mul_add_matrix_size_mismatch_on_dimension_k(%a: !spirv.coopmatrix<8x15xi32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix size mismatch on dimension 'K'}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x15xi32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}

// -----

func.func @khr_cooperative_matrix_mul_add_matrix_scope_mismatch(%a: !spirv.coopmatrix<8x16xi32, Workgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op matrix scope mismatch}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c : !spirv.coopmatrix<8x16xi32, Workgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}

// -----

func.func @khr_cooperative_matrix_mul_add_signed_floats(%a: !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, %b: !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB>, %c: !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixMulAdd' op Matrix Operands require all matrix element types to be Integer Types}}
  %0 = spirv.KHR.CooperativeMatrixMulAdd %a, %b, %c, <ASigned> : !spirv.coopmatrix<8x16xf32, Subgroup, MatrixA>, !spirv.coopmatrix<16x4xi32, Subgroup, MatrixB> -> !spirv.coopmatrix<8x4xi32, Subgroup, MatrixAcc>
  return
}

// -----

func.func @length_of_scalar(%a: i32) {
  // expected-error @+1 {{'spirv.KHR.CooperativeMatrixLength' op attribute 'cooperative_matrix_type' failed to satisfy constraint: type attribute of any SPIR-V cooperative matrix type}}
  %0 = spirv.KHR.CooperativeMatrixLength : i32
  return
}
