// Diagnostics of the structure type.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '('}}
func.func private @struct_type_expected_left_paren(!spirv.struct<>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @struct_type_expected_less_than_sign(!spirv.struct)

// -----

// expected-error @+1 {{offset specification must be given for all members}}
func.func private @struct_type_offset_specification_must_be_given_for_all_members_for_0(!spirv.struct<(f32 [0], i32)>)

// -----

// expected-error @+1 {{offset specification must be given for all members}}
func.func private @struct_type_offset_specification_must_be_given_for_all_members_for_4(!spirv.struct<(f32, i32 [4])>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @struct_type_expected_valid_keyword_with_non_writable(!spirv.struct<(f32 [0, NonWritable, NonReadable], i32 [NonReadable, 4])>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @struct_type_expected_valid_keyword_for_3(!spirv.struct<(f32 [0, 3])>)

// -----

// expected-error @+1 {{unknown attribute: 'Foo'}}
func.func private @struct_type_unknown_attribute(!spirv.struct<(f32 [Foo])>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @struct_type_expected_valid_keyword(!spirv.struct<(f32 [0,])>)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @struct_type_integer_value_too_large(!spirv.struct<(f32 [99999999999])>)

// -----

// expected-error @+1 {{expected ')'}}
func.func private @struct_type_expected_right_paren(!spirv.struct<(f32 0)>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @struct_type_expected_non_function_type_for_f32(!spirv.struct<(f32, )>)

// -----

// expected-error @+1 {{recursive struct reference not nested in struct definition}}
func.func private @struct_type_recursive_struct_reference_not_nested_in_struct_definition_for_f32(!spirv.struct<f32>)

// -----

// expected-error @+1 {{expected non-function type}}
func.func private @struct_type_expected_non_function_type_with_block(!spirv.struct<(), Block>)

// -----

// expected-error @+1 {{unknown attribute: 'Foo'}}
func.func private @struct_type_unknown_attribute_2(!spirv.struct<(f32), Foo>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @struct_type_expected_valid_keyword_2(!spirv.struct<(f32), >)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @struct_type_expected_greater_than_sign(!spirv.struct<(f32) Block>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @struct_type_expected_left_paren_2(!spirv.struct<"a", (f32)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @struct_type_expected_left_paren_3(!spirv.struct<"a b", (f32)>)

// -----

// expected-error @+1 {{recursive struct reference not nested in struct definition}}
func.func private @struct_type_recursive_struct_reference_not_nested_in_struct_definition(!spirv.struct<a>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @struct_type_expected_left_paren_4(!spirv.struct<a, >)

// -----

// expected-error @+1 {{expected '('}}
func.func private @struct_type_expected_left_paren_5(!spirv.struct<a, f32>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @struct_type_expected_comma(!spirv.struct<a (f32)>)

// -----

// expected-error @+1 {{recursive struct reference not nested in struct definition}}
func.func private @struct_type_recursive_struct_reference_not_nested_in_struct_definition_with_ptr(!spirv.struct<a, (!spirv.ptr<!spirv.struct<b>, Uniform>)>)

// -----

// expected-error @+1 {{identifier already used for an enclosing struct}}
func.func private @struct_type_identifier_already_used_for_enclosing_struct(!spirv.struct<a, (!spirv.ptr<!spirv.struct<a, (f32)>, Uniform>)>)

// -----

// expected-error @+1 {{unknown storage class: Foo}}
func.func private @struct_type_unknown_storage_class_foo(!spirv.struct<(!spirv.ptr<i32, Foo>)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @struct_type_expected_left_paren_for_123(!spirv.struct<123, (f32)>)

// -----

// expected-error @+1 {{expected '('}}
func.func private @struct_type_expected_left_paren_6(!spirv.struct<"", (f32)>)
