// What is wrong in attributes.
// RUN: strata-opt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown version: v9}}
"builtin.module"() ({^a:}) {x = #spirv.vce<v9, [], []>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"builtin.module"() ({^a:}) {x = #spirv.vce<v1.0>} : () -> ()

// -----

// expected-error @+1 {{unknown capability: Foo}}
"builtin.module"() ({^a:}) {x = #spirv.vce<v1.0, [Foo], []>} : () -> ()

// -----

// expected-error @+1 {{unknown extension: Foo}}
"builtin.module"() ({^a:}) {x = #spirv.vce<v1.0, [Shader], [Foo]>} : () -> ()

// -----

// expected-error @+1 {{expected '['}}
"builtin.module"() ({^a:}) {x = #spirv.vce<v1.0, [Shader], SPV_KHR_16bit_storage>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"builtin.module"() ({^a:}) {x = #spirv.vce<v1.0, [Shader] []>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"builtin.module"() ({^a:}) {x = #spirv.vce<v1.0, [], [], []>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"builtin.module"() ({^a:}) {x = #spirv.vce<1.0, [], []>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"builtin.module"() ({^a:}) {x = #spirv.vce<[], []>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"builtin.module"() ({^a:}) {x = #spirv.vce<v1.0, ["Shader"], []>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"builtin.module"() ({^a:}) {x = #spirv.vce} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(0, 1), >} : () -> ()

// -----

// expected-error @+1 {{unknown storage class: Foo}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(0, 1), Foo>} : () -> ()

// -----

// expected-error @+1 {{missing binding}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(0, )>} : () -> ()

// -----

// expected-error @+1 {{missing descriptor set}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(, 1)>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(0)>} : () -> ()

// -----

// expected-error @+1 {{expected ')'}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(0, 1, 2)>} : () -> ()

// -----

// expected-error @+1 {{missing descriptor set}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(x, 1)>} : () -> ()

// -----

// expected-error @+1 {{missing binding}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(0, x)>} : () -> ()

// -----

// expected-error @+1 {{expected '('}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<0, 1>} : () -> ()

// -----

// expected-error @+1 {{integer value too large}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(99999999999, 1)>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(0 : i64, 1)>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(0 : i32, 1 : i32)>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi<(0, 1), Uniform, 3>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"builtin.module"() ({^a:}) {x = #spirv.interface_var_abi} : () -> ()

// -----

// expected-error @+1 {{unknown vendor: Foo}}
"builtin.module"() ({^a:}) {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, Foo:DiscreteGPU:77, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error @+1 {{unknown device type: Foo}}
"builtin.module"() ({^a:}) {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, NVIDIA:Foo:77, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error @+1 {{expected integer value}}
"builtin.module"() ({^a:}) {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, NVIDIA:DiscreteGPU:Foo, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error @+1 {{unknown client API: Foo}}
"builtin.module"() ({^a:}) {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Foo, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error @+1 {{unknown vendor: apis}}
"builtin.module"() ({^a:}) {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, apis=Foo, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
"builtin.module"() ({^a:}) {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, 5>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
"builtin.module"() ({^a:}) {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, {x = 5}>} : () -> ()

// -----

// expected-error @+1 {{invalid kind of attribute specified}}
"builtin.module"() ({^a:}) {x = #spirv.target_env<64, #spirv.resource_limits<>>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"builtin.module"() ({^a:}) {x = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"builtin.module"() ({^a:}) {x = #spirv.target_env} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"builtin.module"() ({^a:}) {x = #spirv.resource_limits} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse SPIRV_ResourceLimitsAttr parameter 'subgroup_size' which is to be a `int`}}
"builtin.module"() ({^a:}) {x = #spirv.resource_limits<subgroup_size=x>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: local_size}}
"builtin.module"() ({^a:}) {x = #spirv.entry_point_abi<local_size = [64]>} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse SPIRV_LinkageAttributesAttr parameter 'linkage_type' which is to be a `::mlir::spirv::LinkageTypeAttr`}}
"builtin.module"() ({^a:}) {x = #spirv.linkage_attributes<linkage_name="foo", linkage_type=Import>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse SPIRV_LinkageAttributesAttr parameter 'linkage_name' which is to be a `::mlir::StringAttr`}}
"builtin.module"() ({^a:}) {x = #spirv.linkage_attributes<linkage_name=foo, linkage_type=<Import>>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::spirv::StoreCacheControl to be one of: Uncached, WriteThrough, WriteBack, Streaming}}
// expected-error @+1 {{failed to parse SPIRV_CacheControlStoreINTELAttr parameter 'store_cache_control' which is to be a `::mlir::spirv::StoreCacheControl`}}
"builtin.module"() ({^a:}) {x = #spirv.cache_control_store_intel<cache_level = 1, store_cache_control = Foo>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::spirv::Scope to be one of: CrossDevice, Device, Workgroup, Subgroup, Invocation, QueueFamily, ShaderCallKHR}}
// expected-error @+1 {{failed to parse SPIRV_ScopeAttr parameter 'value' which is to be a `::mlir::spirv::Scope`}}
"builtin.module"() ({^a:}) {x = #spirv.scope<Foo>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"builtin.module"() ({^a:}) {x = #spirv.scope} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::spirv::MemorySemantics to be one of: None, Acquire, Release, AcquireRelease, SequentiallyConsistent, UniformMemory, SubgroupMemory, WorkgroupMemory, CrossWorkgroupMemory, AtomicCounterMemory, ImageMemory, OutputMemory, MakeAvailable, MakeVisible, Volatile}}
// expected-error @+1 {{failed to parse SPIRV_MemorySemanticsAttr parameter 'value' which is to be a `::mlir::spirv::MemorySemantics`}}
"builtin.module"() ({^a:}) {x = #spirv.memory_semantics<Foo|Acquire>} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `spirv`}}
"builtin.module"() ({^a:}) {x = #spirv.foo} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `ver_dim` in dialect `spirv`}}
"builtin.module"() ({^a:}) {x = #spirv.ver_dim} : () -> ()
