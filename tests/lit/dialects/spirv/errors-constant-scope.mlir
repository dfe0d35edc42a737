// Diagnostics of operations that may occur only in modules or only in functions.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.SpecConstant @module_expected_attribute_value_with_spec_id spec_id(x) = 3 : i32 }

// -----

// expected-error @+1 {{expected '('}}
spirv.module Logical GLSL450 { spirv.SpecConstant @module_expected_left_paren_with_spec_constant spec_id = 3 : i32 }

// -----

// expected-error @+1 {{expected '='}}
spirv.module Logical GLSL450 { spirv.SpecConstant @module_expected_equals_sign 3 : i32 }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.SpecConstant @module_expected_attribute_value = }

// -----

// expected-error @+1 {{expected operation name in quotes}}
spirv.module Logical GLSL450 { spirv.SpecConstant @module_expected_operation_name_with_spec_constant = 3 : i32 {x.y} }

// -----

// expected-error @+1 {{expected '='}}
spirv.module Logical GLSL450 { spirv.SpecConstant @module_expected_equals_sign_with_spec_id {spec_id = "x"} = 3 : i32 }

// -----

func.func @control_barrier_requires_zero_results() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{'spirv.ControlBarrier' op requires zero results}}
%0 = spirv.SpecConstantOperation wraps "spirv.ControlBarrier"(%a, %a) : (i32, i32) -> i32
return }

// -----

// expected-error @+1 {{expected '('}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @module_expected_left_paren_with_initializer initializer @b : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected ','}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @module_expected_comma bind(1) : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @module_expected_attribute_value_with_bind bind(x, 2) : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected attribute value}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @module_expected_attribute_value_with_built built_in(Foo) : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected '('}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @module_expected_left_paren_with_built built_in : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected ':'}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @module_expected_colon @b : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{expected operation name in quotes}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @module_expected_operation_name_with_global_variable : !spirv.ptr<f32, Private> {x.y} }

// -----

// spirv.module without a block.
// expected-error @+1 {{'spirv.module' op Operations with a 'SymbolTable' must have exactly one block}}
"spirv.module"() ({}) {addressing_model = #spirv.addressing_model<Logical>, memory_model = #spirv.memory_model<GLSL450>} : () -> ()

// -----

// expected-error @+1 {{'spirv.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 2, but expected 1}}
spirv.module Logical GLSL450 { "spirv.func"() ({}) {function_type = (i32) -> (), sym_name = "func_expects_argument_attribute_array_to_have_same", function_control = #spirv.function_control<Inline>, arg_attrs = [{}, {}]} : () -> () }

// -----

// expected-error @+1 {{'spirv.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
spirv.module Logical GLSL450 { "spirv.func"() ({}) {function_type = i32, sym_name = "func_attribute_function_type_violates_its_constraint", function_control = #spirv.function_control<Inline>} : () -> () }

// -----

// expected-error @+1 {{expected symbol reference for interface specification instead of '@a::@b}}
spirv.module Logical GLSL450 { "spirv.EntryPoint"() {execution_model = #spirv.execution_model<Kernel>, fn = @module_expected_symbol_reference_for_interface_specification_instead_of_b, interface = [@a::@b]} : () -> ()
spirv.func @module_expected_symbol_reference_for_interface_specification_instead_of_b() "None" { spirv.Return } }
