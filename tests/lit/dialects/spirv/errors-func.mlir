// Diagnostics of spirv.func, calls and returns.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'spirv.ReturnValue' op returns 1 value but enclosing function requires 0 results}}
spirv.module Logical GLSL450 { spirv.func @return_value_returns_1_value_but_enclosing_function_requires_0_results(%0: f32) "None" { spirv.ReturnValue %0 : f32 } }

// -----

// expected-error @+1 {{'spirv.ReturnValue' op  return value's type ('f32') mismatch with function's result type ('i32')}}
spirv.module Logical GLSL450 { spirv.func @return_value_s_type_mismatch_with_function_s_result(%0: f32) -> i32 "None" { spirv.ReturnValue %0 : f32 } }

// -----

// expected-error @+1 {{'spirv.Return' op cannot be used in functions returning value}}
spirv.module Logical GLSL450 { spirv.func @return_cannot_be_used_in_functions_returning_value_with_module(%0: f32) -> i32 "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op cannot have more than one result}}
spirv.module Logical GLSL450 { spirv.func @func_cannot_have_more_than_one_result(%0: f32) -> (i32, i32) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op entry block must have 1 arguments to match function signature}}
spirv.module Logical GLSL450 { spirv.func @func_entry_block_must_have_1_arguments_to_match_function(f32) "None" { spirv.Return } }

// -----

// expected-error @+1 {{custom op 'spirv.func' expected function_control attribute specified as string}}
spirv.module Logical GLSL450 { spirv.func @func_expected_function_control_attribute_as_string() { spirv.Return } }

// -----

// expected-error @+1 {{custom op 'spirv.func' invalid function_control attribute specification: "Foo"}}
spirv.module Logical GLSL450 { spirv.func @func_invalid_function_control_attribute_specification_foo() "Foo" { spirv.Return } }

// -----

// expected-error @+1 {{custom op 'spirv.func' invalid function_control attribute specification: "Inline|Foo"}}
spirv.module Logical GLSL450 { spirv.func @func_invalid_function_control_attribute_specification_inline_foo() "Inline|Foo" { spirv.Return } }

// -----

// expected-error @+1 {{custom op 'spirv.func' expected valid '@'-identifier for symbol name}}
spirv.module @func_expected_valid_identifier_for_symbol_name Logical GLSL450 { spirv.func f() "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.module Logical GLSL450 { spirv.func @func_with_pointer_points_to_physical_buffer_pointer(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function>) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.module Logical GLSL450 { spirv.func @func_with_physical_buffer_pointer_must_be_decorated_either_aliased(%a: !spirv.ptr<f32, PhysicalStorageBuffer>) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.module Logical GLSL450 { spirv.func @func_with_physical_buffer_pointer_must_be_decorated_either_aliased_with_decoration(%a: !spirv.ptr<f32, PhysicalStorageBuffer> {spirv.decoration = #spirv.decoration<AliasedPointer>}) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.module Logical GLSL450 { spirv.func @func_with_pointer_points_to_physical_buffer_pointer_must_be_with_decoration(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, Function> {spirv.decoration = #spirv.decoration<Aliased>}) "None" { spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g() -> i32 "None" {spirv.Kill }
// expected-error @+1 {{'spirv.FunctionCall' op has incorrect number of results has for callee: expected 1, but provided 0}}
spirv.func @function_call_has_incorrect_number_of_results_has_for_callee() "None" { spirv.FunctionCall @g() : () -> () 
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g() -> i32 "None" {spirv.Kill }
// expected-error @+1 {{'spirv.FunctionCall' op result type mismatch: expected 'i32', but provided 'f32'}}
spirv.func @function_call_result_type_mismatch() "None" { spirv.FunctionCall @g() : () -> f32
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g(%a: i32) "None" {spirv.Kill }
// expected-error @+1 {{'spirv.FunctionCall' op has incorrect number of operands for callee: expected 1, but provided 0}}
spirv.func @function_call_has_incorrect_number_of_operands_for_callee() "None" { spirv.FunctionCall @g() : () -> ()
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g(%a: i32) "None" {spirv.Kill }
// expected-error @+1 {{'spirv.FunctionCall' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
spirv.func @function_call_operand_type_differs_from_callee(%b: f32) "None" { spirv.FunctionCall @g(%b) : (f32) -> ()
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g(%a: i32) "None" {spirv.Kill }
// expected-error @+1 {{'spirv.FunctionCall' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
spirv.func @function_call_operand_type_differs_from_callee_2(%b: f32) "None" { spirv.FunctionCall @g(%b) : (f32) -> f32
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'}}
spirv.module Logical GLSL450 { spirv.func @func_with_physical_buffer_pointer_must_be_decorated_either_aliased_with_array(%a: !spirv.ptr<!spirv.array<2x!spirv.ptr<f32, PhysicalStorageBuffer>>, Function>) "None" { spirv.Return } }

// -----

// expected-error @+1 {{'spirv.func' op with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'}}
spirv.module Logical GLSL450 { spirv.func @func_with_pointer_points_to_physical_buffer_pointer_must_be_2(%a: !spirv.ptr<!spirv.ptr<f32, PhysicalStorageBuffer>, PhysicalStorageBuffer>) "None" { spirv.Return } }

// -----

spirv.func @return_cannot_be_used_in_functions_returning_value(%a: i32) -> i32 "None" { spirv.mlir.selection {
// expected-error @+1 {{'spirv.Return' op cannot be used in functions returning value}}
 spirv.Return
^m: spirv.mlir.merge }
spirv.Kill }
