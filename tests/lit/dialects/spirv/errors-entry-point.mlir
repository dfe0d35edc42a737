// Diagnostics of entry points and execution modes.
// RUN: %opt %s --split-input-file --verify-diagnostics

spirv.module Logical GLSL450 { spirv.func @entry_point_duplicate_of_previous_entry_point() "None" { spirv.Return }
 spirv.EntryPoint "GLCompute" @entry_point_duplicate_of_previous_entry_point
// expected-error @+1 {{duplicate of a previous EntryPointOp}}
 spirv.EntryPoint "GLCompute" @entry_point_duplicate_of_previous_entry_point }

// -----

spirv.module Logical GLSL450 { spirv.func @entry_point_invalid_execution_model_attribute_specification_foo() "None" { spirv.Return }
// expected-error @+1 {{custom op 'spirv.EntryPoint' invalid execution_model attribute specification: "Foo"}}
 spirv.EntryPoint "Foo" @entry_point_invalid_execution_model_attribute_specification_foo }

// -----

spirv.module Logical GLSL450 { spirv.func @entry_point_expected_attribute_value() "None" { spirv.Return }
// expected-error @+1 {{expected attribute value}}
 spirv.EntryPoint Fragment @entry_point_expected_attribute_value }

// -----

spirv.module Logical GLSL450 { spirv.func @entry_point_expected_attribute_value_2() "None" { spirv.Return }
// expected-error @+1 {{expected attribute value}}
 spirv.EntryPoint "Fragment" f }

// -----

spirv.module Logical GLSL450 { spirv.func @entry_point_expected_operation_name() "None" { spirv.Return }
// expected-error @+1 {{expected operation name in quotes}}
 spirv.EntryPoint "Fragment" @entry_point_expected_operation_name @g }

// -----

spirv.module Logical GLSL450 { spirv.func @entry_point_expected_attribute_value_3() "None" { spirv.Return }
// expected-error @+1 {{expected attribute value}}
 spirv.EntryPoint "Fragment" @entry_point_expected_attribute_value_3, }

// -----

// expected-error @+1 {{'spirv.EntryPoint' op failed to verify that op must appear in a module-like op's block}}
func.func @entry_point_must_appear_in_module_like_s_block() { spirv.EntryPoint "Fragment" @entry_point_must_appear_in_module_like_s_block 
return }

// -----

// expected-error @+1 {{'spirv.ExecutionMode' op failed to verify that op must appear in a module-like op's block}}
func.func @execution_mode_must_appear_in_module_like_s_block() { spirv.ExecutionMode @execution_mode_must_appear_in_module_like_s_block "LocalSize", 3, 4, 5
return }

// -----

// expected-error @+1 {{custom op 'spirv.ExecutionMode' invalid execution_mode attribute specification: "Foo"}}
spirv.module @execution_mode_invalid_execution_mode_attribute_specification_foo Logical GLSL450 { spirv.ExecutionMode @f "Foo", 3, 4, 5 }

// -----

spirv.module Logical GLSL450 { spirv.func @entry_point_expected_spirv_global_variable_symbol_reference_instead() "None" { spirv.Return }
// expected-error @+1 {{expected spirv.GlobalVariable symbol reference instead of'@g'}}
spirv.EntryPoint "GLCompute" @entry_point_expected_spirv_global_variable_symbol_reference_instead, @g }

// -----

spirv.module Logical GLSL450 { spirv.func @entry_point_expected_spirv_global_variable_symbol_reference_instead_of_f() "None" { spirv.Return }
// expected-error @+1 {{expected spirv.GlobalVariable symbol reference instead of'@entry_point_expected_spirv_global_variable_symbol_reference_instead_of_f'}}
spirv.EntryPoint "GLCompute" @entry_point_expected_spirv_global_variable_symbol_reference_instead_of_f, @entry_point_expected_spirv_global_variable_symbol_reference_instead_of_f }

// -----

spirv.module Logical GLSL450 { spirv.func @entry_point_invalid_kind_of_attribute() "None" { spirv.Return }
// expected-error @+1 {{custom op 'spirv.EntryPoint' invalid kind of attribute specified}}
spirv.EntryPoint "GLCompute" @entry_point_invalid_kind_of_attribute, @g::@h }

// -----

spirv.module Logical GLSL450 { spirv.func @entry_point_attribute_interface_violates_its_constraint() "None" { spirv.Return }
// expected-error @+1 {{'spirv.EntryPoint' op attribute 'interface' failed to satisfy constraint: symbol ref array attribute}}
"spirv.EntryPoint"() {execution_model = #spirv.execution_model<GLCompute>, fn = @entry_point_attribute_interface_violates_its_constraint, interface = [3]} : () -> () }

// -----

spirv.module Logical GLSL450 { spirv.func @entry_point_requires_attribute_interface() "None" { spirv.Return }
// expected-error @+1 {{'spirv.EntryPoint' op requires attribute 'interface'}}
"spirv.EntryPoint"() {execution_model = #spirv.execution_model<GLCompute>, fn = @entry_point_requires_attribute_interface} : () -> () }
