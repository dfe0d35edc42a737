// Diagnostics of attributes of the bufferization dialect.
// RUN: %opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @foo_not_supported_as_attribute() {
  // expected-error @+1 {{attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect}}
  %0 = arith.constant {bufferization.foo} 1 : i32
  return
}

// -----

func.func @manual_deallocation_can_be_used_only_on_ops_have_allocation_with_test() {
  // expected-error @+1 {{'test.x' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  "test.x"() {bufferization.manual_deallocation} : () -> ()
  return
}

// -----

func.func @manual_deallocation_can_be_used_only_on_ops_have_allocation_with_func() {
  // expected-error @+1 {{'func.call' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  func.call @g() {bufferization.manual_deallocation} : () -> ()
  return
}
func.func private @g()

// -----

func.func @manual_deallocation_can_be_used_only_on_ops_have_allocation_with_scf(%c: i1) {
  // expected-error @+1 {{'scf.if' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  scf.if %c { } {bufferization.manual_deallocation}
  return
}

// -----

func.func @manual_deallocation_can_be_used_only_on_ops_have_allocation_for_tensor() {
  // expected-error @+1 {{'tensor.empty' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = tensor.empty() {bufferization.manual_deallocation} : tensor<4xf32>
  return
}

// -----

// expected-error @+1 {{'bufferization.access' is expected to be a string attribute}}
func.func private @access_must_be_string_attribute(tensor<*xf32> {bufferization.access = 3})

// -----

// expected-error @+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func private @writable_must_be_boolean_attribute(tensor<*xf32> {bufferization.writable = 1})

// -----

// expected-error @+1 {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @buffer_layout_must_be_memref_layout_attribute(%a: tensor<*xf32> {bufferization.buffer_layout = 3}) { return }

// -----

// expected-error @+1 {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func @foo_not_supported_as_region_arg_attribute(%a: tensor<*xf32> {bufferization.foo = 3}) { return }

// -----

// expected-error @+1 {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
func.func @writable_not_supported_as_attribute() attributes {bufferization.writable} {return}
