// Diagnostics of attributes of the spirv dialect.
// RUN: %opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown version: v9}}
module @vce_attribute_unknown_version_v9 attributes {x = #spirv.vce<v9, [], []>} {}

// -----

// expected-error @+1 {{expected ','}}
module @vce_attribute_expected_comma attributes {x = #spirv.vce<v1.0>} {}

// -----

// expected-error @+1 {{unknown capability: Foo}}
module @vce_attribute_unknown_capability_foo attributes {x = #spirv.vce<v1.0, [Foo], []>} {}

// -----

// expected-error @+1 {{unknown extension: Foo}}
module @vce_attribute_unknown_extension_foo attributes {x = #spirv.vce<v1.0, [Shader], [Foo]>} {}

// -----

// expected-error @+1 {{expected '['}}
module @vce_attribute_expected_left_bracket attributes {x = #spirv.vce<v1.0, [Shader], SPV_KHR_16bit_storage>} {}

// -----

// expected-error @+1 {{expected ','}}
module @vce_attribute_expected_comma_with_shader attributes {x = #spirv.vce<v1.0, [Shader] []>} {}

// -----

// expected-error @+1 {{expected '>'}}
module @vce_attribute_expected_greater_than_sign attributes {x = #spirv.vce<v1.0, [], [], []>} {}

// -----

// expected-error @+1 {{expected valid keyword}}
module @vce_attribute_expected_valid_keyword attributes {x = #spirv.vce<1.0, [], []>} {}

// -----

// expected-error @+1 {{expected valid keyword}}
module @vce_attribute_expected_valid_keyword_2 attributes {x = #spirv.vce<[], []>} {}

// -----

// expected-error @+1 {{expected valid keyword}}
module @vce_attribute_expected_valid_keyword_with_shader attributes {x = #spirv.vce<v1.0, ["Shader"], []>} {}

// -----

// expected-error @+1 {{expected '<'}}
module @vce_attribute_expected_less_than_sign attributes {x = #spirv.vce} {}

// -----

// expected-error @+1 {{expected valid keyword}}
module @interface_var_abi_attribute_expected_valid_keyword attributes {x = #spirv.interface_var_abi<(0, 1), >} {}

// -----

// expected-error @+1 {{unknown storage class: Foo}}
module @interface_var_abi_attribute_unknown_storage_class_foo attributes {x = #spirv.interface_var_abi<(0, 1), Foo>} {}

// -----

// expected-error @+1 {{missing binding}}
module @interface_var_abi_attribute_missing_binding attributes {x = #spirv.interface_var_abi<(0, )>} {}

// -----

// expected-error @+1 {{missing descriptor set}}
module @interface_var_abi_attribute_missing_descriptor_set attributes {x = #spirv.interface_var_abi<(, 1)>} {}

// -----

// expected-error @+1 {{expected ','}}
module @interface_var_abi_attribute_expected_comma attributes {x = #spirv.interface_var_abi<(0)>} {}

// -----

// expected-error @+1 {{expected ')'}}
module @interface_var_abi_attribute_expected_right_paren attributes {x = #spirv.interface_var_abi<(0, 1, 2)>} {}

// -----

// expected-error @+1 {{missing descriptor set}}
module @interface_var_abi_attribute_missing_descriptor_set_2 attributes {x = #spirv.interface_var_abi<(x, 1)>} {}

// -----

// expected-error @+1 {{missing binding}}
module @interface_var_abi_attribute_missing_binding_2 attributes {x = #spirv.interface_var_abi<(0, x)>} {}

// -----

// expected-error @+1 {{expected '('}}
module @interface_var_abi_attribute_expected_left_paren attributes {x = #spirv.interface_var_abi<0, 1>} {}

// -----

// expected-error @+1 {{expected ','}}
module @interface_var_abi_attribute_expected_comma_for_i64 attributes {x = #spirv.interface_var_abi<(0 : i64, 1)>} {}

// -----

// expected-error @+1 {{expected ','}}
module @interface_var_abi_attribute_expected_comma_for_i32 attributes {x = #spirv.interface_var_abi<(0 : i32, 1 : i32)>} {}

// -----

// expected-error @+1 {{expected '>'}}
module @interface_var_abi_attribute_expected_greater_than_sign attributes {x = #spirv.interface_var_abi<(0, 1), Uniform, 3>} {}

// -----

// expected-error @+1 {{expected '<'}}
module @interface_var_abi_attribute_expected_less_than_sign attributes {x = #spirv.interface_var_abi} {}

// -----

// expected-error @+1 {{expected integer value}}
module @target_env_attribute_expected_integer_value attributes {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, NVIDIA:DiscreteGPU:Foo, #spirv.resource_limits<>>} {}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module @target_env_attribute_invalid_kind_of_attribute attributes {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, 5>} {}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module @target_env_attribute_invalid_kind_of_attribute_2 attributes {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, {x = 5}>} {}

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module @target_env_attribute_invalid_kind_of_attribute_for_64 attributes {x = #spirv.target_env<64, #spirv.resource_limits<>>} {}

// -----

// expected-error @+1 {{expected ','}}
module @target_env_attribute_expected_comma attributes {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>>} {}

// -----

// expected-error @+1 {{expected '<'}}
module @target_env_attribute_expected_less_than_sign attributes {x = #spirv.target_env} {}

// -----

// expected-error @+1 {{expected '<'}}
module @resource_limits_attribute_expected_less_than_sign attributes {x = #spirv.resource_limits} {}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse SPIRV_ResourceLimitsAttr parameter 'subgroup_size' which is to be a `int`}}
module @resource_limits_attribute_expected_integer_value attributes {x = #spirv.resource_limits<subgroup_size=x>} {}

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: local_size}}
module @entry_point_abi_attribute_duplicate_or_unknown_struct_parameter_name_local_size attributes {x = #spirv.entry_point_abi<local_size = [64]>} {}

// -----

// expected-error @+2 {{expected ::mlir::spirv::Scope to be one of: CrossDevice, Device, Workgroup, Subgroup, Invocation, QueueFamily, ShaderCallKHR}}
// expected-error @+1 {{failed to parse SPIRV_ScopeAttr parameter 'value' which is to be a `::mlir::spirv::Scope`}}
module @scope_attribute_unknown_scope attributes {x = #spirv.scope<Foo>} {}

// -----

// expected-error @+1 {{expected '<'}}
module @scope_attribute_expected_less_than_sign attributes {x = #spirv.scope} {}

// -----

// expected-error @+2 {{expected ::mlir::spirv::MemorySemantics to be one of: None, Acquire, Release, AcquireRelease, SequentiallyConsistent, UniformMemory, SubgroupMemory, WorkgroupMemory, CrossWorkgroupMemory, AtomicCounterMemory, ImageMemory, OutputMemory, MakeAvailable, MakeVisible, Volatile}}
// expected-error @+1 {{failed to parse SPIRV_MemorySemanticsAttr parameter 'value' which is to be a `::mlir::spirv::MemorySemantics`}}
module @memory_semantics_attribute_unknown_memory_semantics attributes {x = #spirv.memory_semantics<Foo|Acquire>} {}
