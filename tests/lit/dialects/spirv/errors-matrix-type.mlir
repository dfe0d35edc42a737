// Diagnostics of matrix and cooperative matrix types.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{matrix is expected to have 2, 3, or 4 columns}}
func.func private @matrix_type_must_have_2_3_or_4_columns_for_5xvector(!spirv.matrix<5xvector<4xf16>>)

// -----

// expected-error @+1 {{matrix is expected to have 2, 3, or 4 columns}}
func.func private @matrix_type_must_have_2_3_or_4_columns_for_1xvector(!spirv.matrix<1xvector<4xf16>>)

// -----

// expected-error @+1 {{matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found 5}}
func.func private @matrix_type_columns_size_must_be_less_than_or_equal(!spirv.matrix<2xvector<5xf16>>)

// -----

// expected-error @+1 {{matrix columns' elements must be of Float type, got 'i16'}}
func.func private @matrix_type_columns_elements_must_be_of_float_type_got(!spirv.matrix<2xvector<4xi16>>)

// -----

// expected-error @+1 {{only 1-D vector allowed but found 'vector<4x3xf16>'}}
func.func private @matrix_type_only_1_d_vector_allowed(!spirv.matrix<2xvector<4x3xf16>>)

// -----

// expected-error @+1 {{matrix must be composed using vector type, got 'f32'}}
func.func private @matrix_type_must_be_composed_using_vector_type_got(!spirv.matrix<2xf32>)

// -----

// expected-error @+1 {{expected single unsigned integer for number of columns}}
func.func private @matrix_type_expected_single_unsigned_integer_for_number_of_columns(!spirv.matrix<>)

// -----

// expected-error @+1 {{expected single unsigned integer for number of columns}}
func.func private @matrix_type_expected_single_unsigned_integer_for_number_of_columns_for_2x3xvector(!spirv.matrix<2x3xvector<4xf16>>)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @matrix_type_expected_static_shape(!spirv.matrix<? x vector<4xf16>>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @matrix_type_expected_less_than_sign(!spirv.matrix 2 x vector<4xf16>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @matrix_type_expected_greater_than_sign(!spirv.matrix<2 x vector<4xf16>, stride=4>)

// -----

// expected-error @+1 {{expected row and column count}}
func.func private @coopmatrix_type_expected_row_and_column_count_for_16x16x4xi32(!spirv.coopmatrix<16x16x4xi32, Workgroup, MatrixA>)

// -----

// expected-error @+1 {{expected row and column count}}
func.func private @coopmatrix_type_expected_row_and_column_count_for_16xi32(!spirv.coopmatrix<16xi32, Workgroup, MatrixA>)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @coopmatrix_type_expected_static_shape(!spirv.coopmatrix<16x?xi32, Workgroup, MatrixA>)

// -----

// expected-error @+1 {{invalid use <id> attribute specification: Matrix}}
func.func private @coopmatrix_type_invalid_use_id_attribute_specification_matrix(!spirv.coopmatrix<16x16xi32, Workgroup, Matrix>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @coopmatrix_type_expected_comma(!spirv.coopmatrix<16x16xi32, Workgroup>)

// -----

// expected-error @+1 {{invalid scope <id> attribute specification: Work}}
func.func private @coopmatrix_type_invalid_scope_id_attribute_specification_work(!spirv.coopmatrix<16x16xi32, Work, MatrixA>)

// -----

// expected-error @+1 {{cannot use 'index' to compose SPIR-V types}}
func.func private @coopmatrix_type_invalid_element_type(!spirv.coopmatrix<16x16xindex, Workgroup, MatrixA>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @coopmatrix_type_expected_comma_with_matrix(!spirv.coopmatrix<16x16xi32 Workgroup, MatrixA>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @coopmatrix_type_expected_less_than_sign(!spirv.coopmatrix)
