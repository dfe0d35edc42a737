// Diagnostics of spirv.FunctionCall.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'spirv.FunctionCall' op callee function 'g' not found in nearest symbol table}}
spirv.module Logical GLSL450 { spirv.func @function_call_callee_function_g_not_found_in_nearest_symbol_table_with_module() "None" { spirv.FunctionCall @g() : () -> () 
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.func @g() "None" {spirv.Return }
// expected-error @+1 {{'spirv.FunctionCall' op has incorrect number of results has for callee: expected 0, but provided 1}}
spirv.func @function_call_has_incorrect_number_of_results_has_for_callee() "None" { spirv.FunctionCall @g() : () -> i32 
spirv.Return } }

// -----

// expected-error @+1 {{custom op 'spirv.FunctionCall' invalid kind of type specified: expected builtin.function, but found 'f32'}}
spirv.module Logical GLSL450 { spirv.func @function_call_invalid_kind_of_type(%b: f32) "None" { spirv.FunctionCall @function_call_invalid_kind_of_type(%b) : f32
spirv.Return } }

// -----

// expected-error @+1 {{'spirv.FunctionCall' op result group starting at #0 requires 0 or 1 element, but found 2}}
spirv.module Logical GLSL450 { spirv.func @function_call_result_group_starting_at_0_requires_0_or_1(%b: f32) "None" { %0:2 = spirv.FunctionCall @function_call_result_group_starting_at_0_requires_0_or_1(%b) : (f32) -> (f32, f32)
spirv.Return } }

// -----

func.func @g() { return }
// expected-error @+1 {{'spirv.FunctionCall' op callee function 'g' not found in nearest symbol table}}
func.func @function_call_callee_function_g_not_found_in_nearest_symbol_table() { spirv.FunctionCall @g() : () -> ()
return }
