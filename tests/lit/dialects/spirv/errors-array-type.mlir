// Diagnostics of array, pointer and tensor types.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{ArrayStride must be greater than zero}}
func.func private @array_type_stride_must_be_greater_than_zero(!spirv.array<4 x i32, stride = 0>)

// -----

// expected-error @+1 {{expected array length greater than 0}}
func.func private @array_type_expected_array_length_greater_than_0(!spirv.array<0 x i32>)

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @array_type_expected_keyword_x_in_dimension_list_for_i32(!spirv.array<4 i32>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @array_type_expected_less_than_sign_for_4(!spirv.array 4 x i32)

// -----

// expected-error @+1 {{expected single integer for array element count}}
func.func private @array_type_expected_single_integer_for_array_element_count_for_4x2xi32(!spirv.array<4x2xi32>)

// -----

// expected-error @+1 {{expected static shape}}
func.func private @array_type_expected_static_shape(!spirv.array<?xi32>)

// -----

// expected-error @+1 {{expected single integer for array element count}}
func.func private @array_type_expected_single_integer_for_array_element_count_for_i32(!spirv.array<i32>)

// -----

// expected-error @+1 {{cannot use 'index' to compose SPIR-V types}}
func.func private @array_type_invalid_element_type_for_4xindex(!spirv.array<4xindex>)

// -----

// expected-error @+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i3'}}
func.func private @array_type_only_1_8_16_32_64_bit_integer_type(!spirv.array<4xi3>)

// -----

// expected-error @+1 {{cannot use 'tensor<4xi32>' to compose SPIR-V types}}
func.func private @array_type_invalid_element_type(!spirv.array<4xtensor<4xi32>>)

// -----

// expected-error @+1 {{vector length has to be less than or equal to 4 but found 5}}
func.func private @array_type_vector_length_must_be_less_than_or_equal(!spirv.array<4xvector<5xi32>>)

// -----

// expected-error @+1 {{only 1-D vector allowed but found 'vector<4x4xi32>'}}
func.func private @array_type_only_1_d_vector_allowed(!spirv.array<4xvector<4x4xi32>>)

// -----

// expected-error @+1 {{cannot use 'memref<4xi32>' to compose SPIR-V types}}
func.func private @array_type_invalid_element_type_for_4xmemref(!spirv.array<4xmemref<4xi32>>)

// -----

// expected-error @+1 {{expected 'stride'}}
func.func private @array_type_expected_keyword_stride(!spirv.array<4 x i32, strid=4>)

// -----

// expected-error @+1 {{expected '='}}
func.func private @array_type_expected_equals_sign(!spirv.array<4 x i32, stride 4>)

// -----

// expected-error @+1 {{expected integer value}}
func.func private @array_type_expected_integer_value(!spirv.array<4 x i32, stride=x>)

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @array_type_expected_keyword_x_in_dimension_list(!spirv.array<4>)

// -----

// expected-error @+1 {{expected single integer for array element count}}
func.func private @array_type_expected_single_integer_for_array_element_count(!spirv.array<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @array_type_expected_less_than_sign(!spirv.array)

// -----

// expected-error @+1 {{cannot use 'tensor<4xi32, "x">' to compose SPIR-V types}}
func.func private @array_type_invalid_element_type_2(!spirv.array<4xtensor<4xi32, "x">>)

// -----

// expected-error @+1 {{cannot use 'none' to compose SPIR-V types}}
func.func private @array_type_invalid_element_type_for_4xnone(!spirv.array<4xnone>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @rtarray_type_expected_non_function_type_for_4xi32(!spirv.rtarray<4xi32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @rtarray_type_expected_non_function_type(!spirv.rtarray<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @rtarray_type_expected_less_than_sign(!spirv.rtarray)

// -----

// expected-error @+1 {{cannot use 'none' to compose SPIR-V types}}
func.func private @rtarray_type_invalid_element_type(!spirv.rtarray<none>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @ptr_type_expected_comma(!spirv.ptr<i32>)

// -----

// expected-error @+1 {{unknown storage class: SomeClass}}
func.func private @ptr_type_unknown_storage_class_some_class(!spirv.ptr<i32, SomeClass>)

// -----

// expected-error @+1 {{cannot use 'memref<4xi32>' to compose SPIR-V types}}
func.func private @ptr_type_invalid_element_type_for_memref(!spirv.ptr<memref<4xi32>, Uniform>)

// -----

// expected-error @+1 {{cannot use 'none' to compose SPIR-V types}}
func.func private @ptr_type_invalid_element_type_for_none(!spirv.ptr<none, Uniform>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @ptr_type_expected_non_function_type_with_uniform(!spirv.ptr<Uniform>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @ptr_type_expected_valid_keyword(!spirv.ptr<i32, >)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @ptr_type_expected_less_than_sign(!spirv.ptr)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @ptr_type_expected_non_function_type(!spirv.ptr<>)

// -----

// expected-error @+1 {{arm.tensor shape dimensions must be either fully dynamic or completed shaped}}
func.func private @arm_tensor_type_shape_dimensions_must_be_either_fully_dynamic(!spirv.arm.tensor<?x2xi32>)

// -----

// expected-error @+1 {{arm.tensors do not support rank zero}}
func.func private @arm_tensor_type_arm_tensors_do_not_support_rank_zero_for_i32(!spirv.arm.tensor<i32>)

// -----

// expected-error @+1 {{arm.tensors do not support zero dimensions}}
func.func private @arm_tensor_type_arm_tensors_do_not_support_zero_dimensions(!spirv.arm.tensor<0xi32>)

// -----

// expected-error @+1 {{only 1/8/16/32/64-bit integer type allowed but found 'i4'}}
func.func private @arm_tensor_type_only_1_8_16_32_64_bit_integer_type(!spirv.arm.tensor<1xi4>)

// -----

// expected-error @+1 {{cannot use 'index' to compose SPIR-V types}}
func.func private @arm_tensor_type_invalid_element_type(!spirv.arm.tensor<1xindex>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @arm_tensor_type_expected_non_function_type_with_xi32(!spirv.arm.tensor<1x*xi32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @arm_tensor_type_expected_non_function_type_with_x4xi32(!spirv.arm.tensor<*x4xi32>)

// -----

// expected-error @+1 {{arm.tensors do not support rank zero}}
func.func private @arm_tensor_type_arm_tensors_do_not_support_rank_zero_for_minus_1(!spirv.arm.tensor<-1xi32>)

// -----

// expected-error @+1 {{expected 'x' in dimension list}}
func.func private @arm_tensor_type_expected_keyword_x_in_dimension_list(!spirv.arm.tensor<1x2>)

// -----

// expected-error @+1 {{arm.tensors do not support rank zero}}
func.func private @arm_tensor_type_arm_tensors_do_not_support_rank_zero(!spirv.arm.tensor<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @arm_tensor_type_expected_less_than_sign(!spirv.arm.tensor)
