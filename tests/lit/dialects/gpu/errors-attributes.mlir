// Diagnostics of attributes and types of the gpu dialect.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse GPU_DimensionAttr parameter 'value' which is to be a `::mlir::gpu::Dimension`}}
func.func private @dim_attribute_expected_valid_keyword_or_string() attributes {a = #gpu.dim<x>}

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `gpu`}}
func.func private @foo_attribute_is_unknown() attributes {a = #gpu.foo}

// -----

// expected-error @+2 {{expected ::mlir::gpu::MappingId to be one of: x, y, z, linear_dim_0, linear_dim_1, linear_dim_2, linear_dim_3, linear_dim_4, linear_dim_5, linear_dim_6, linear_dim_7, linear_dim_8, linear_dim_9}}
// expected-error @+1 {{failed to parse GPUBlockMappingAttr parameter 'block' which is to be a `::mlir::gpu::MappingId`}}
func.func private @block_attribute_unknown_mapping_id() attributes {a = #gpu.block<w>}

// -----

// expected-error @+2 {{expected ::mlir::gpu::AddressSpace to be one of: global, workgroup, private}}
// expected-error @+1 {{failed to parse GPU_AddressSpaceAttr parameter 'value' which is to be a `::mlir::gpu::AddressSpace`}}
func.func private @address_space_attribute_unknown_address_space() attributes {a = #gpu.address_space<foo>}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse GPUMappingMaskAttr parameter 'mask' which is to be a `uint64_t`}}
func.func private @mask_attribute_expected_integer_value() attributes {a = #gpu.mask<a>}

// -----

// expected-error @+1 {{the target attribute must be a GPU Target attribute}}
func.func private @select_object_attribute_target_attribute_must_be_gpu_target_attribute() attributes {a = #gpu.select_object<#gpu.address_space<global>>}

// -----

// expected-error @+1 {{expected all kernels to be uniquely named}}
func.func private @kernel_table_attribute_all_kernels_must_be_uniquely_named() attributes {a = #gpu.kernel_table<[#gpu.kernel_metadata<"k", () -> ()>, #gpu.kernel_metadata<"k", () -> ()>]>}

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse GPU_KernelTableAttr parameter 'kernel_table' which is to be a `::llvm::ArrayRef<KernelMetadataAttr>`}}
func.func private @kernel_table_attribute_expected_less_than_sign() attributes {a = #gpu.kernel_table<[1]>}

// -----

// expected-error @+1 {{the kernel name can't be empty}}
func.func private @kernel_metadata_attribute_kernel_name_ca_not_be_empty() attributes {a = #gpu.kernel_metadata<"", (f32) -> ()>}

// -----

// expected-error @+1 {{all attributes in the array must be a dictionary attribute}}
func.func private @kernel_metadata_attribute_all_attributes_in_array_must_be_dictionary_attribute() attributes {a = #gpu.kernel_metadata<"k", (f32) -> (), arg_attrs = [1]>}

// -----

// expected-error @+1 {{expected ','}}
func.func private @kernel_metadata_attribute_expected_comma() attributes {a = #gpu.kernel_metadata<"k">}

// -----

// expected-error @+1 {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
func.func private @object_attribute_target_attribute_must_implement_or_promise_gpu_target_attr_with_select_object() attributes {a = #gpu.object<#gpu.select_object, "blob">}

// -----

// expected-error @+1 {{the target attribute must implement or promise the `gpu::TargetAttrInterface`}}
func.func private @object_attribute_target_attribute_must_implement_or_promise_gpu_target_attr_for_1() attributes {a = #gpu.object<1, "blob">}

// -----

// expected-error @+1 {{expected keyword for GPU object format}}
func.func private @object_attribute_expected_keyword_for_gpu_object_format() attributes {a = #gpu.object<1, foo = "blob">}

// -----

// expected-error @+2 {{expected '='}}
// expected-error @+1 {{expected an equal sign}}
func.func private @object_attribute_expected_equals_sign() attributes {a = #gpu.object<1, bin "blob">}

// -----

// expected-error @+1 {{the object index must be positive}}
func.func private @select_object_attribute_object_index_must_be_positive() attributes {a = #gpu.select_object<-1 : i64>}

// -----

// The token after the equals sign is invalid.
// expected-error @+2 {{duplicate or unknown struct parameter name: other}}
func.func private @kernel_metadata_attribute_duplicate_or_unknown_struct_parameter_name_other() attributes {a = #gpu.kernel_metadata<"k", () -> (), other =
    1>}
