// Diagnostics of image types and unknown types.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '<'}}
func.func private @image_type_expected_less_than_sign(!spirv.image)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @image_type_expected_valid_keyword(!spirv.image<f32, 1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

// expected-error @+1 {{unknown attribute: 'NonArrayed'}}
func.func private @image_type_unknown_attribute_with_unknown(!spirv.image<f32, Dim1D, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @image_type_expected_comma(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown>)

// -----

// expected-error @+1 {{unknown attribute: 'Foo'}}
func.func private @image_type_unknown_attribute(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Foo>)

// -----

// expected-error @+1 {{unknown attribute: 'Dim9D'}}
func.func private @image_type_unknown_attribute_with_dim9_d(!spirv.image<f32, Dim9D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Foo>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @image_type_expected_comma_2(!spirv.image<f32>)

// -----

// expected-error @+1 {{cannot use 'tensor<4xf32>' to compose SPIR-V types}}
func.func private @image_type_invalid_element_type(!spirv.image<tensor<4xf32>, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @image_type_expected_comma_3(!spirv.image<f32, Dim1D>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @image_type_expected_comma_with_unknown(!spirv.image<f32, Dim1D, NoDepth NonArrayed, SingleSampled, SamplerUnknown, Unknown>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @image_type_expected_greater_than_sign(!spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown, Unknown>)

// -----

// expected-error @+1 {{sampled image Dim must not be SubpassData or Buffer, got Buffer}}
func.func private @sampled_image_type_dim_must_not_be_subpass_data_or_buffer_with_buffer(!spirv.sampled_image<!spirv.image<f32, Buffer, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)

// -----

// expected-error @+1 {{sampled image Dim must not be SubpassData or Buffer, got SubpassData}}
func.func private @sampled_image_type_dim_must_not_be_subpass_data_or_buffer_with_subpass_data(!spirv.sampled_image<!spirv.image<f32, SubpassData, NoDepth, NonArrayed, SingleSampled, SamplerUnknown, Unknown>>)

// -----

// expected-error @+1 {{sampled image must be composed using image type, got 'f32'}}
func.func private @sampled_image_type_must_be_composed_using_image_type_got(!spirv.sampled_image<f32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @sampled_image_type_expected_non_function_type(!spirv.sampled_image<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @sampled_image_type_expected_less_than_sign(!spirv.sampled_image)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @expected_valid_keyword(!spirv<"foo">)
