// Diagnostics of the spirv dialect that mlir-opt 22 does not report, or reports in other words. A comment on each
// case says what mlir-opt does.
// UNSUPPORTED: differential
// RUN: %opt %s --split-input-file --verify-diagnostics

// mlir-opt 22 crashes on this input.
spirv.module Logical GLSL450 { spirv.SpecConstant @a = 3 : i32
// expected-error @+1 {{unknown constituent @b}}
 spirv.SpecConstantComposite @spec_constant_composite_unknown_constituent_b (@a, @b) : !spirv.array<2xi32> }

// -----

// mlir-opt 22 crashes on this input.
// expected-error @+1 {{'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation}}
func.func @spec_constant_operation_invalid_operand_must_be_defined_by_constant_operation(%a: i32) { %0 = spirv.SpecConstantOperation wraps "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
return }

// -----

// mlir-opt 22 reports instead: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
func.func @spec_constant_operation_expected_operation_name() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{expected operation name in quotes}}
%0 = spirv.SpecConstantOperation wraps spirv.IAdd %a, %a : i32
return }

// -----

// mlir-opt 22 reports instead: 'spirv.Return' op must be the last operation in the parent block
func.func @spec_constant_operation_expected_wrapped_with_one_result() { %a = spirv.Constant 1 : i32
// expected-error @+1 {{custom op 'spirv.SpecConstantOperation' expected a wrapped op with one result}}
%0 = spirv.SpecConstantOperation wraps "spirv.Return"() : () -> ()
return }

// -----

// mlir-opt 22 crashes on this input.
// expected-error @+1 {{unknown constituent @a}}
spirv.module Logical GLSL450 { spirv.SpecConstantComposite @module_unknown_constituent (@a) : !spirv.array<1xi32>
spirv.GlobalVariable @a initializer(@module_unknown_constituent) : !spirv.ptr<f32, Private> }

// -----

// mlir-opt 22 crashes on this input.
func.func @ext_constant_composite_replicate_unknown_value_attribute_type_with_array() {
// expected-error @+1 {{unknown value attribute type}}
 %14 = spirv.EXT.ConstantCompositeReplicate [[]] : !spirv.array<2x!spirv.array<2xf32>>
return }

// -----

// mlir-opt 22 crashes on this input.
// expected-error @+1 {{'spirv.SpecConstantOperation' op invalid operand, must be defined by a constant operation}}
func.func @spec_constant_operation_invalid_operand_must_be_defined_by_constant_operation_2(%a: i32) { %0 = "spirv.SpecConstantOperation"() ({ %1 = "spirv.IAdd"(%a, %a) : (i32, i32) -> i32
"spirv.mlir.yield"(%1) : (i32) -> () }) : () -> i32
return }

// -----

// mlir-opt 22 reports instead: expected non-function type
// expected-error @+1 {{'spirv.AccessChain' op invalid result type: expected '!spirv.ptr<!spirv.array<4 x f32>, Function>', but provided '!spirv.ptr<f32, Function>'}}
func.func @access_chain_invalid_result_type_2(%p: !spirv.ptr<!spirv.array<4xf32>, Function>, %v : i32) { %0 = spirv.AccessChain %p[] : !spirv.ptr<!spirv.array<4xf32>, Function>, -> !spirv.ptr<f32, Function>
return }

// -----

// mlir-opt 22 also reports: missing descriptor set
// expected-error @+1 {{integer value too large}}
module @interface_var_abi_attribute_integer_value_too_large attributes {x = #spirv.interface_var_abi<(99999999999, 1)>} {}

// -----

// mlir-opt 22 also reports: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x'
// expected-error @+1 {{unknown vendor: Foo}}
module @target_env_attribute_unknown_vendor_foo attributes {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Foo:DiscreteGPU:77, #spirv.resource_limits<>>} {}

// -----

// mlir-opt 22 also reports: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x'
// expected-error @+1 {{unknown device type: Foo}}
module @target_env_attribute_unknown_device_type_foo attributes {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, NVIDIA:Foo:77, #spirv.resource_limits<>>} {}

// -----

// mlir-opt 22 also reports: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x'
// expected-error @+1 {{unknown client API: Foo}}
module @target_env_attribute_unknown_client_api_foo attributes {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Foo, #spirv.resource_limits<>>} {}

// -----

// mlir-opt 22 also reports: expected ','
// expected-error @+1 {{unknown vendor: apis}}
module @target_env_attribute_unknown_vendor_apis attributes {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, apis=Foo, #spirv.resource_limits<>>} {}

// -----

// mlir-opt 22 reports instead: failed to parse SPIRV_LinkageAttributesAttr parameter 'linkage_type' which is to be a `mlir::spirv::LinkageTypeAttr`
// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse SPIRV_LinkageAttributesAttr parameter 'linkage_type' which is to be a `::mlir::spirv::LinkageTypeAttr`}}
module @linkage_attributes_attribute_expected_less_than_sign attributes {x = #spirv.linkage_attributes<linkage_name="foo", linkage_type=Import>} {}

// -----

// mlir-opt 22 reports instead: failed to parse SPIRV_LinkageAttributesAttr parameter 'linkage_name' which is to be a `StringAttr`
// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse SPIRV_LinkageAttributesAttr parameter 'linkage_name' which is to be a `::mlir::StringAttr`}}
module @linkage_attributes_attribute_expected_attribute_value attributes {x = #spirv.linkage_attributes<linkage_name=foo, linkage_type=<Import>>} {}

// -----

// mlir-opt 22 reports instead: expected one of [Uncached, WriteThrough, WriteBack, Streaming] for valid SPIR-V StoreCacheControl, got: Foo
// expected-error @+2 {{expected ::mlir::spirv::StoreCacheControl to be one of: Uncached, WriteThrough, WriteBack, Streaming}}
// expected-error @+1 {{failed to parse SPIRV_CacheControlStoreINTELAttr parameter 'store_cache_control' which is to be a `::mlir::spirv::StoreCacheControl`}}
module @cache_control_store_intel_attribute_unknown_store_cache_control attributes {x = #spirv.cache_control_store_intel<cache_level = 1, store_cache_control = Foo>} {}

// -----

// mlir-opt 22 reports instead: unknown SPIR-V attribute kind: foo
// expected-error @+1 {{unknown attribute `foo` in dialect `spirv`}}
module @foo_attribute_is_unknown attributes {x = #spirv.foo} {}

// -----

// mlir-opt 22 reports instead: unknown SPIR-V attribute kind: ver_dim
// expected-error @+1 {{unknown attribute `ver_dim` in dialect `spirv`}}
module @ver_dim_attribute_is_unknown attributes {x = #spirv.ver_dim} {}

// -----

// mlir-opt 22 crashes on this input.
func.func @switch_number_of_literals_must_match_number_of_targets(%s: i32) {
// expected-error @+1 {{'spirv.Switch' op number of literals (0) should match number of targets (1)}}
"spirv.Switch"(%s) [^a, ^a] {operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>} : (i32) -> ()
^a: return }

// -----

// mlir-opt 22 accepts this input.
func.func @switch_number_of_case_operand_segments_must_match(%s: i32) {
// expected-error @+1 {{'spirv.Switch' op number of case operand segments (1) should match number of targets (2)}}
"spirv.Switch"(%s) [^a, ^a, ^a] {literals = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>, case_operand_segments = array<i32: 0>} : (i32) -> ()
^a: return }
