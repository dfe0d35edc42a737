// Diagnostics of interface attributes of functions and their arguments.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{'spirv.mlir.selection' op last block must be the merge block with only one 'spirv.mlir.merge' op}}
spirv.module Logical GLSL450 { spirv.func @selection_last_block_must_be_merge_block() "None" { spirv.mlir.selection { func.call @selection_last_block_must_be_merge_block() : () -> () spirv.mlir.merge } spirv.Return } }

// -----

// expected-error @+1 {{found unsupported 'spirv.foo' attribute on region argument}}
func.func @foo_found_unsupported_spirv_foo_attribute_on_region_argument(%a: f32 {spirv.foo = 3 : i32}) { return }

// -----

// expected-error @+1 {{'spirv.interface_var_abi' must be a spirv::InterfaceVarABIAttr}}
func.func @interface_var_abi_must_be_spirv_interface_var_abi_attr(%a: f32 {spirv.interface_var_abi = 3 : i32}) { return }

// -----

// expected-error @+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func @interface_var_abi_attribute_cannot_specify_storage_class_for_memref(%a: memref<3xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) { return }

// -----

// expected-error @+1 {{'spirv.interface_var_abi' attribute cannot specify storage class when attaching to a non-scalar value}}
func.func @interface_var_abi_attribute_cannot_specify_storage_class_for_vector(%a: vector<4xf32> {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1), Uniform>}) { return }

// -----

// expected-error @+1 {{cannot attach SPIR-V attributes to region result which is not part of a spirv::GraphARMOp type}}
func.func @interface_var_abi_cannot_attach_spir_v_attributes_to_region_result() -> (f32 {spirv.interface_var_abi = #spirv.interface_var_abi<(0, 1)>}) { %0 = arith.constant 1.0 : f32
 return %0 : f32 }

// -----

// expected-error @+1 {{'spirv.entry_point_abi' attribute must be an entry point ABI attribute}}
func.func @entry_point_abi_attribute_must_be_entry_point_abi_attribute() attributes {spirv.entry_point_abi = 64} { return }

// -----

// expected-error @+1 {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
func.func @target_env_must_be_spirv_target_env_attr_with_attributes() attributes {spirv.target_env = 64} { return }

// -----

// expected-error @+1 {{found unsupported 'spirv.foo' attribute on operation}}
func.func @foo_found_unsupported_spirv_foo_attribute_on_operation() attributes {spirv.foo = 64} { return }

// -----

// expected-error @+1 {{found unsupported 'spirv.decoration' attribute on operation}}
func.func @decoration_found_unsupported_spirv_decoration_attribute_on_operation() attributes {spirv.decoration = 64} { return }

// -----

// expected-error @+1 {{found unsupported 'spirv.interface_var_abi' attribute on operation}}
func.func @interface_var_abi_found_unsupported_spirv_interface_var_abi_attribute_on_operation() { "arith.constant"() {value = 1 : i32, spirv.interface_var_abi = 3} : () -> i32
return }

// -----

// expected-error @+1 {{'spirv.target_env' must be a spirv::TargetEnvAttr}}
func.func @target_env_must_be_spirv_target_env_attr_with_arith() { "arith.constant"() {value = 1 : i32, spirv.target_env = 3} : () -> i32
return }

// -----

// expected-error @+1 {{'spirv.AccessChain' op index must be an integer spirv.Constant to access element of spirv.struct}}
func.func @access_chain_index_must_be_integer_spirv_constant_to_access_element(%p: !spirv.ptr<!spirv.struct<()>, Function>, %i : i32) { %0 = spirv.AccessChain %p[%i] : !spirv.ptr<!spirv.struct<()>, Function>, i32 -> !spirv.ptr<i32, Function>
return }
