// Diagnostics of gpu.launch_func.
// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @launch_func_closest_surrounding_module_must_have_gpu_container_module_attribute(%n: index, %i: i32, %x: f32, %v: vector<4xf16>, %t: !gpu.async.token, %c: i1) {
  // expected-error @+1 {{'gpu.launch_func' op expected the closest surrounding module to have the 'gpu.container_module' attribute}}
  gpu.launch_func @k::@launch_func_closest_surrounding_module_must_have_gpu_container_module_attribute blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}

// -----

module attributes {gpu.container_module} {
func.func @launch_func_kernel_container_is_undefined(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'missing' is undefined}}
  gpu.launch_func @missing::@launch_func_kernel_container_is_undefined blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @launch_func_kernel_container_is_undefined_2(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'missing' is undefined}}
  gpu.launch_func @missing blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
module @k {}
func.func @launch_func_kernel_module_k_undefined(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel module 'k' is undefined}}
  gpu.launch_func @k::@launch_func_kernel_module_k_undefined blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k {}
func.func @launch_func_kernel_function_k_f_undefined(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel function '@k::@launch_func_kernel_function_k_f_undefined' is undefined}}
  gpu.launch_func @k::@launch_func_kernel_function_k_f_undefined blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k {
  // expected-note @+1 {{see the kernel definition here}}
  gpu.module @g {
  }
}
func.func @launch_func_referenced_kernel_k_g_not_function(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op referenced kernel '@k::@g' is not a function}}
  gpu.launch_func @k::@g blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @g() {
    gpu.return
  }
}
func.func @launch_func_kernel_function_missing_gpu_kernel_attribute(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op kernel function is missing the 'gpu.kernel' attribute}}
  gpu.launch_func @k::@g blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @g(%a: f32) kernel {
    gpu.return
  }
}
func.func @launch_func_got_0_kernel_operands_but_expected_1(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op got 0 kernel operands but expected 1}}
  gpu.launch_func @k::@g blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
gpu.module @k {
  gpu.func @g(%a: f32) kernel {
    gpu.return
  }
}
func.func @launch_func_type_of_function_argument_0_does_not_match(%n: index) {
  // expected-error @+1 {{'gpu.launch_func' op type of function argument 0 does not match}}
  gpu.launch_func @k::@g blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @launch_func_kernel_container_is_undefined_3(%n: index, %i: i32) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'k' is undefined}}
  "gpu.launch_func"(%n, %n, %n, %n, %n, %n, %n, %i, %n) <{kernel = @k::@launch_func_kernel_container_is_undefined_3, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0>}> : (index, index, index, index, index, index, index, i32, index) -> ()
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @launch_func_kernel_container_is_undefined_4(%n: index, %i: i32) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'k' is undefined}}
  "gpu.launch_func"(%n, %n, %n, %n, %n, %i) <{kernel = @k::@launch_func_kernel_container_is_undefined_4, operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0>}> : (index, index, index, index, index, i32) -> ()
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @launch_func_kernel_container_is_undefined_5(%n: index, %i: i8) {
  // expected-error @+1 {{'gpu.launch_func' op kernel container 'k' is undefined}}
  gpu.launch_func @k::@launch_func_kernel_container_is_undefined_5 blocks in (%i, %i, %i) threads in (%i, %i, %i) : i8
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @launch_func_cannot_name_operation_with_no_results(%n: index, %i: i8) {
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = gpu.launch_func @k::@launch_func_cannot_name_operation_with_no_results blocks in (%n, %n, %n) threads in (%n, %n, %n)
  return
}
}

// -----

module attributes {gpu.container_module} {
func.func @launch_func_expected_comma(%n: index, %i: i8) {
  // expected-error @+1 {{expected ','}}
  gpu.launch_func @k::@launch_func_expected_comma blocks in (%n, %n) threads in (%n, %n, %n)
  return
}
}
