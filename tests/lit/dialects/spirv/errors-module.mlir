// Diagnostics of spirv.module.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'spirv.module' invalid addressing_model attribute specification: Foo}}
spirv.module @module_invalid_addressing_model_attribute_specification_foo Foo GLSL450 {}

// -----

// expected-error @+1 {{custom op 'spirv.module' expected valid keyword}}
spirv.module @module_expected_valid_keyword Logical {}

// -----

// expected-error @+1 {{custom op 'spirv.module' invalid memory_model attribute specification: Bar}}
spirv.module @module_invalid_memory_model_attribute_specification_bar Logical Bar {}

// -----

// expected-error @+1 {{custom op 'spirv.module' invalid kind of attribute specified}}
spirv.module @module_invalid_kind_of_attribute Logical GLSL450 requires {}

// -----

// expected-error @+1 {{custom op 'spirv.module' invalid kind of attribute specified}}
spirv.module @module_invalid_kind_of_attribute_for_3 Logical GLSL450 requires 3 {}

// -----

// expected-error @+1 {{expected '{' to begin a region}}
spirv.module @module_expected_left_brace_to_begin_a_region Logical GLSL450 requires #spirv.vce<v1.0, [Shader], []>

// -----

// expected-error @+1 {{'spirv.module' op region should have no arguments}}
spirv.module @module_region_must_have_no_arguments Logical GLSL450 { ^bb0(%a: i32): }

// -----

// expected-error @+1 {{'spirv.module' op expects region #0 to have 0 or 1 blocks}}
spirv.module @module_expects_region_0_to_have_0_or_1_blocks Logical GLSL450 { %0 = spirv.Undef : f32 
^bb1: }

// -----

// expected-error @+1 {{'spirv.module' can only contain spirv.* ops}}
spirv.module Logical GLSL450 { func.func @module_can_only_contain_spirv_ops_with_func() { return } }

// -----

// expected-error @+1 {{'spirv.module' can only contain spirv.* ops}}
spirv.module @module_can_only_contain_spirv_ops_with_builtin Logical GLSL450 { builtin.module {} }

// -----

// expected-error @+1 {{'spirv.module' can only contain spirv.* ops}}
spirv.module @module_can_only_contain_spirv_ops_with_arith Logical GLSL450 { %0 = arith.constant 1 : i32 }

// -----

// A reference to a symbol that is not a function.
// expected-error @+1 {{'func.call' op 'f' does not reference a valid function}}
spirv.module Logical GLSL450 { spirv.func @f() "None" { func.call @f() : () -> () spirv.Return } }

// -----

// expected-error @+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
spirv.module Logical GLSL450 { spirv.func @module_cannot_contain_external_functions_without_import_linkage() "None" }

// -----

// expected-error @+1 {{'spirv.module' cannot contain external functions without 'Import' linkage_attributes (LinkageAttributes)}}
spirv.module Logical GLSL450 { spirv.func @module_cannot_contain_external_functions_without_import_linkage_with_attributes() "None" attributes {linkage_attributes = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Export>>} }

// -----

// expected-error @+1 {{function 'f' not found in 'spirv.module'}}
spirv.module @module_function_f_not_found_in_spirv_module Logical GLSL450 { spirv.EntryPoint "GLCompute" @f }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module @module_expected_attribute_value Logical GLSL450 { spirv.ExecutionMode @f "LocalSize", x }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module @module_expected_attribute_value_2 Logical GLSL450 { spirv.ExecutionMode f "LocalSize" }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module @module_expected_attribute_value_3 Logical GLSL450 { spirv.ExecutionMode @f LocalSize }

// -----

// expected-error @+1 {{use of undeclared SSA value name}}
spirv.module Logical GLSL450 { spirv.func @module_use_of_undeclared_ssa_value_name() "None" { spirv.ReturnValue %0 : f32 } }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.func @module_expected_attribute_value_with_func() None { spirv.Return } }

// -----

// expected-error @+1 {{expected non-function type}}
spirv.module Logical GLSL450 { spirv.func @module_expected_non_function_type(...) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.decoration' must be a spirv::DecorationAttr}}
spirv.module Logical GLSL450 { spirv.func @module_must_be_spirv_decoration_attr(%a: f32 {spirv.decoration = 3 : i32}) "None" { spirv.Return } }

// -----

// expected-error @+1 {{found unsupported 'spirv.foo' attribute on region argument}}
spirv.module Logical GLSL450 { spirv.func @module_found_unsupported_spirv_foo_attribute_on_region_argument(%a: f32 {spirv.foo = 3 : i32}) "None" { spirv.Return } }

// -----

// expected-error @+1 {{functions in 'spirv.module' can only contain spirv.* ops}}
spirv.module Logical GLSL450 { spirv.func @module_functions_in_spirv_module_can_only_contain_spirv_ops(%a: f32) "None" { %0 = arith.addf %a, %a : f32
 spirv.Return } }
