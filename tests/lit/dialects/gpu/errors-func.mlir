// Diagnostics of gpu.func and gpu.return.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{'func.func' op gpu.known_block_size must be a dense i32 array}}
func.func private @known_block_size_must_be_dense_i32_array() attributes {gpu.known_block_size = 32 : i32}

// -----

// expected-error @+1 {{'func.func' op gpu.known_grid_size must contain exactly 3 elements}}
func.func private @known_grid_size_must_contain_exactly_3_elements() attributes {gpu.known_grid_size = array<i32: 1, 2>}

// -----

// expected-error @+1 {{'func.func' op gpu.known_cluster_size must be a dense i32 array}}
func.func private @known_cluster_size_must_be_dense_i32_array() attributes {gpu.known_cluster_size = array<i64: 1, 2, 3>}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected void return type for kernel function}}
  gpu.func @func_expected_void_return_type_for_kernel_function() -> f32 kernel {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{custom op 'gpu.func' gpu.func requires named arguments}}
  gpu.func @func_requires_named_arguments(f32) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.func @func_expected_left_brace_to_begin_a_region()
}

// -----

gpu.module @k {
  // expected-note @+1 {{return type declared here}}
  gpu.func @return_expected_1_result_operands() -> f32 {
    // expected-error @+1 {{'gpu.return' op expected 1 result operands}}
    gpu.return
  }
}

// -----

gpu.module @k {
  gpu.func @return_unexpected_type_for_operand_0(%a: i32) -> f32 {
    // expected-error @+1 {{'gpu.return' op unexpected type `'i32'' for operand #0}}
    gpu.return %a : i32
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected memref type in attribution}}
  gpu.func @func_expected_memref_type_in_attribution() workgroup(%a: i32) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected memory space workgroup in attribution}}
  gpu.func @func_expected_memory_space_workgroup_in_attribution() workgroup(%a: memref<4xf32, #gpu.address_space<private>>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected memory space private in attribution}}
  gpu.func @func_expected_memory_space_private_in_attribution() private(%a: memref<4xf32, #gpu.address_space<workgroup>>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.func @func_expected_left_brace_to_begin_a_region_2() workgroup(%a: memref<4xf32>) workgroup(%b: memref<4xf32>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{expected '{' to begin a region}}
  gpu.func @func_expected_left_brace_to_begin_a_region_with_private() private(%a: memref<4xf32>) workgroup(%b: memref<4xf32>) {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{expected ':'}}
  gpu.func @func_expected_colon() workgroup(%a) {
    gpu.return
  }
}

// -----

gpu.module @func_expected_valid_identifier_for_symbol_name {
  // expected-error @+1 {{custom op 'gpu.func' expected valid '@'-identifier for symbol name}}
  gpu.func f() {
    gpu.return
  }
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected body region argument #0 to be of type 'i32', got 'i64'}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0(%a: i64):
    gpu.return
  }) {sym_name = "func_body_region_argument_0_must_be_of_type_got"} : () -> ()
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected at least 3 arguments to body region}}
  "gpu.func"() <{function_type = (i32) -> ()}> ({
  ^bb0:
    gpu.return
  }) {sym_name = "func_expected_at_least_3_arguments_to_body_region", workgroup_attributions = 2 : i64} : () -> ()
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op expected body with at least one block}}
  "gpu.func"() <{function_type = () -> ()}> ({
  }) {sym_name = "func_expected_body_with_at_least_one_block"} : () -> ()
}

// -----

gpu.module @func_requires_string_attribute_sym_name {
  // expected-error @+1 {{'gpu.func' op requires string attribute 'sym_name'}}
  "gpu.func"() <{function_type = () -> ()}> ({
  ^bb0:
    gpu.return
  }) : () -> ()
}

// -----

gpu.module @k {
  // expected-error @+1 {{'gpu.func' op attribute 'workgroup_attrib_attrs' failed to satisfy constraint: Array of dictionary attributes}}
  "gpu.func"() <{function_type = (f32) -> (), workgroup_attrib_attrs = [1 : i32]}> ({
  ^bb0(%a: f32):
    gpu.return
  }) {sym_name = "func_attribute_workgroup_attrib_attrs_violates_its_constraint"} : () -> ()
}

// -----

// expected-error @+1 {{'gpu.func' op expects parent op 'gpu.module'}}
gpu.func @func_expects_parent_gpu_module() {
  gpu.return
}

// -----

func.func @return_expects_parent_gpu_func(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.return' op expects parent op 'gpu.func'}}
  gpu.return
  return
}
