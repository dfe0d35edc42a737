// Diagnostics of global variables and their addresses.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{custom op 'spirv.GlobalVariable' expected spirv.ptr type}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @global_variable_expected_spirv_ptr_type : f32 }

// -----

// expected-error @+1 {{'spirv.GlobalVariable' op storage class cannot be 'Function'}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @global_variable_storage_class_cannot_be_function : !spirv.ptr<f32, Function> }

// -----

// expected-error @+1 {{'spirv.GlobalVariable' op storage class cannot be 'Generic'}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @global_variable_storage_class_cannot_be_generic : !spirv.ptr<f32, Generic> }

// -----

// expected-error @+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
spirv.module Logical GLSL450 { spirv.GlobalVariable @global_variable_initializer_must_be_result_of_spirv_spec_constant_or_spirv_with_module initializer(@b) : !spirv.ptr<f32, Private> }

// -----

spirv.module Logical GLSL450 { spirv.func @global_variable_initializer_must_be_result_of_spirv_spec_constant_or_spirv() "None" {spirv.Return}
// expected-error @+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
spirv.GlobalVariable @a initializer(@global_variable_initializer_must_be_result_of_spirv_spec_constant_or_spirv) : !spirv.ptr<f32, Private> }

// -----

// expected-error @+1 {{'spirv.GlobalVariable' op failed to verify that op must appear in a module-like op's block}}
func.func @global_variable_must_appear_in_module_like_s_block() { spirv.GlobalVariable @a : !spirv.ptr<f32, Private>
return }

// -----

// expected-error @+1 {{'spirv.mlir.addressof' op expected spirv.GlobalVariable symbol}}
spirv.module Logical GLSL450 { spirv.func @addressof_expected_spirv_global_variable_symbol() "None" { %0 = spirv.mlir.addressof @a : !spirv.ptr<f32, Private> 
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.GlobalVariable @a : !spirv.ptr<f32, Private> 
// expected-error @+1 {{'spirv.mlir.addressof' op result type mismatch with the referenced global variable's type}}
spirv.func @addressof_result_type_mismatch_with_referenced_global_variable_s_type() "None" { %0 = spirv.mlir.addressof @a : !spirv.ptr<i32, Private> 
spirv.Return } }

// -----

spirv.module Logical GLSL450 { spirv.GlobalVariable @addressof_must_appear_in_function_like_s_block : !spirv.ptr<f32, Private> 
// expected-error @+1 {{'spirv.mlir.addressof' op failed to verify that op must appear in a function-like op's block}}
spirv.mlir.addressof @addressof_must_appear_in_function_like_s_block : !spirv.ptr<f32, Private>  }

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @a = 1 : i32
 spirv.SpecConstant @c = 1 : i32
 spirv.EXT.SpecConstantCompositeReplicate @b (@a) : !spirv.array<2xi32>
// expected-error @+1 {{'spirv.GlobalVariable' op initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op}}
 spirv.GlobalVariable @global_variable_initializer_must_be_result_of_spirv_spec_constant_or_spirv_with_array initializer(@b) : !spirv.ptr<!spirv.array<2xi32>, Private>
}

// -----

spirv.module Logical GLSL450 {
 spirv.func @variable_initializer_must_be_result_of_constant_or_spirv_global_variable() "None" {
  %4 = spirv.Undef : i32
// expected-error @+1 {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
  %3 = spirv.Variable init(%4) : !spirv.ptr<i32, Function>
 spirv.Return }
}

// -----

spirv.module Logical GLSL450 {
 spirv.SpecConstant @a = 1 : i32
 spirv.GlobalVariable @x : !spirv.ptr<i32, Private>
 spirv.func @variable_initializer_must_be_result_of_constant_or_spirv_global_variable_2() "None" {
  %4 = spirv.mlir.addressof @x : !spirv.ptr<i32, Private>
  %3 = spirv.Variable init(%4) : !spirv.ptr<!spirv.ptr<i32, Private>, Function>
  %5 = spirv.mlir.referenceof @a : i32
  %6 = spirv.SpecConstantOperation wraps "spirv.ISub"(%5, %5) : (i32, i32) -> i32
// expected-error @+1 {{'spirv.Variable' op initializer must be the result of a constant or spirv.GlobalVariable op}}
  %7 = spirv.Variable init(%6) : !spirv.ptr<i32, Function>
 spirv.Return }
}

// -----

// expected-error @+1 {{'spirv.GlobalVariable' op result must be of a !spv.ptr type}}
"spirv.GlobalVariable"() {sym_name = "global_variable_result_must_be_of_spv_ptr_type", type = f32} : () -> ()

// -----

// expected-error @+1 {{integer constant out of range for attribute}}
spirv.GlobalVariable @global_variable_integer_constant_out_of_range_for_attribute bind(-1, 4294967296) : !spirv.ptr<i32, Private>
