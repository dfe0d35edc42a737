// Diagnostics of spirv.Constant and replicated constants.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected attribute value}}
func.func @constant_expected_attribute_value() { %0 = spirv.Constant : i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op cannot have attribute: unit}}
func.func @constant_cannot_have_attribute_unit_for_i32() { %0 = spirv.Constant unit : i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result type ('i32') does not match value type ('f32')}}
func.func @constant_result_type_does_not_match_value_type() { %0 = "spirv.Constant"() {value = 4.0 : f32} : () -> i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result type ('f32') does not match value type ('i32')}}
func.func @constant_result_type_does_not_match_value_type_2() { %0 = "spirv.Constant"() {value = 4 : i32} : () -> f32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result type ('i32') does not match value type ('index')}}
func.func @constant_result_type_does_not_match_value_type_for_index() { %0 = "spirv.Constant"() {value = 4 : index} : () -> i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result or element type ('vector<4xi32>') does not match value type ('tensor<4xi32>'), must be the same or spirv.array}}
func.func @constant_result_type_does_not_match_value_type_3() { %0 = "spirv.Constant"() {value = dense<0> : tensor<4xi32>} : () -> vector<4xi32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result number of elements (5) does not match value number of elements (4)}}
func.func @constant_result_number_of_elements_does_not_match_value() { %0 = "spirv.Constant"() {value = dense<0> : tensor<4xi32>} : () -> !spirv.array<5xi32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result element type ('f32') does not match value element type ('i32')}}
func.func @constant_result_element_type_does_not_match_value_element_type() { %0 = "spirv.Constant"() {value = dense<0> : tensor<4xi32>} : () -> !spirv.array<4xf32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.rtarray<i32>') does not match value type ('tensor<4xi32>'), must be the same or spirv.array}}
func.func @constant_result_type_does_not_match_value_type_with_rtarray() { %0 = "spirv.Constant"() {value = dense<0> : tensor<4xi32>} : () -> !spirv.rtarray<i32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.arm.tensor<4xi32>') does not match value type ('tensor<4xi32>'), must be the same or spirv.array}}
func.func @constant_result_type_does_not_match_value_type_4() { %0 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.arm.tensor<4xi32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.arm.tensor<5xi32>') does not match value type ('tensor<4xi32>'), must be the same or spirv.array}}
func.func @constant_result_type_does_not_match_value_type_for_5xi32() { %0 = spirv.Constant dense<0> : tensor<4xi32> : !spirv.arm.tensor<5xi32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result type ('f32') does not match value type ('i32')}}
func.func @constant_result_type_does_not_match_value_type_for_1() { %0 = spirv.Constant [1 : i32] : !spirv.array<1xf32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op must have spirv.array result type for array value}}
func.func @constant_must_have_spirv_array_result_type_for_array_value_with_rtarray() { %0 = spirv.Constant [1 : i32] : !spirv.rtarray<i32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op cannot have attribute: unit}}
func.func @constant_cannot_have_attribute_unit_with_array() { %0 = spirv.Constant [unit] : !spirv.array<1xi32>
return }

// -----

// expected-error @+1 {{'spirv.Constant' op must have spirv.array result type for array value}}
func.func @constant_must_have_spirv_array_result_type_for_array_value() { %0 = spirv.Constant [1 : i32] : i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op cannot have attribute: "x" : i32}}
func.func @constant_cannot_have_attribute_x_i32() { %0 = spirv.Constant "x" : i32
return }

// -----

// expected-error @+1 {{expected ':'}}
func.func @constant_expected_colon() { %0 = spirv.Constant dense<0> : tensor<4xi32>
return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @constant_expected_operation_name_for_2xf32() { %0 = spirv.Constant dense<[1.0, 2.0]> : vector<2xf32> : vector<2xf32>
return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @constant_expected_operation_name() { %0 = spirv.Constant 1 : i32 : i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op result #0 must be void or bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 or vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V pointer type or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V sampled image type or any SPIR-V image type or any SPIR-V tensorArm type, but got 'i4'}}
func.func @constant_result_0_has_invalid_type() { %0 = spirv.Constant 1 : i4
return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @constant_expected_operation_name_2() { %0 = spirv.Constant 1 {a.b} : i32
return }

// -----

// expected-error @+1 {{'spirv.Constant' op expected a splat dense attribute for cooperative matrix constant, but found <<NULL ATTRIBUTE>>}}
func.func @constant_expected_splat_dense_attribute_for_cooperative_matrix_constant() { %0 = spirv.Constant [1.0 : f16] : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
func.func @constant_expected_operation_name_for_4xf16() { %0 = spirv.Constant dense<1.0> : vector<4xf16> : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

// expected-error @+1 {{'spirv.EXT.ConstantCompositeReplicate' op result #0 must be vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16 or any SPIR-V array type or any SPIR-V runtime array type or any SPIR-V struct type or any SPIR-V cooperative matrix type or any SPIR-V matrix type or any SPIR-V tensorArm type, but got 'i32'}}
func.func @ext_constant_composite_replicate_result_0_has_invalid_type() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : i32
return }

// -----

// expected-error @+1 {{expected value attribute type 'f32', but got: 'i32'}}
func.func @ext_constant_composite_replicate_value_attribute_has_wrong_type_for_vector() { %0 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : vector<2xf32>
return }

// -----

// expected-error @+1 {{expected value attribute type '!spirv.array<2 x f32>' or 'f32', but got: 'tensor<3xf32>'}}
func.func @ext_constant_composite_replicate_value_attribute_has_wrong_type_for_3xf32() { %0 = spirv.EXT.ConstantCompositeReplicate [dense<1.0> : tensor<3xf32>] : !spirv.array<2 x !spirv.array<2xf32>>
return }

// -----

// expected-error @+1 {{expected value attribute type 'f32', but got: 'none'}}
func.func @ext_constant_composite_replicate_value_attribute_has_wrong_type_for_f32() { %0 = spirv.EXT.ConstantCompositeReplicate ["x"] : !spirv.array<2 x f32>
return }

// -----

func.func @constant_result_type_does_not_match_value_type_for_4xf16() {
// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>') does not match value type ('vector<4xf16>'), must be the same or spirv.array}}
 %13 = "spirv.Constant"() {value = dense<2.0> : vector<4xf16>} : () -> !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

func.func @constant_result_type_does_not_match_value_type_for_8xf16() {
// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>') does not match value type ('vector<8xf16>'), must be the same or spirv.array}}
 %13 = "spirv.Constant"() {value = dense<2.0> : vector<8xf16>} : () -> !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

func.func @constant_result_type_does_not_match_value_type_5() {
// expected-error @+1 {{'spirv.Constant' op result or element type ('!spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>') does not match value type ('tensor<8x8xf16>'), must be the same or spirv.array}}
 %13 = spirv.Constant dense<2.0> : tensor<8x8xf16> : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

func.func @constant_expected_operation_name_for_f16() {
// expected-error @+1 {{expected operation name in quotes}}
 %13 = spirv.Constant 2.0 : f16 : !spirv.coopmatrix<8x8xf16, Subgroup, MatrixA>
return }

// -----

func.func @ext_constant_composite_replicate_value_attribute_has_wrong_type() {
// expected-error @+1 {{expected value attribute type '!spirv.array<2 x f32>' or 'f32', but got: 'tensor<2xf32>'}}
 %14 = spirv.EXT.ConstantCompositeReplicate [dense<1.0> : tensor<2xf32>] : !spirv.array<2x!spirv.array<2xf32>>
 %15 = spirv.EXT.ConstantCompositeReplicate [[1.0 : f32, 2.0 : f32]] : !spirv.array<2x!spirv.array<2xf32>> {a.b}
 %16 = spirv.EXT.ConstantCompositeReplicate [dense<1.0> : vector<2xf32>] : !spirv.array<2x!spirv.array<2xf32>>
return }

// -----

func.func @ext_constant_composite_replicate_value_attribute_has_wrong_type_for_2xvector() {
// expected-error @+1 {{expected value attribute type '!spirv.array<2 x vector<2xf32>>' or 'vector<2xf32>' or 'f32', but got: 'i32'}}
 %14 = spirv.EXT.ConstantCompositeReplicate [1 : i32] : !spirv.array<2x!spirv.array<2xvector<2xf32>>>
return }

// -----

func.func @ext_constant_composite_replicate_unknown_value_attribute_type_with_unit() {
// expected-error @+1 {{unknown value attribute type}}
 %14 = spirv.EXT.ConstantCompositeReplicate [unit] : !spirv.struct<()>
return }

// -----

func.func @ext_constant_composite_replicate_value_attribute_has_wrong_type_for_2xi32() {
// expected-error @+1 {{expected value attribute type 'i32', but got: '!spirv.array<1 x !spirv.array<1 x i32>>'}}
 %14 = spirv.EXT.ConstantCompositeReplicate [[[1 : i32]]] : !spirv.array<2xi32>
return }
