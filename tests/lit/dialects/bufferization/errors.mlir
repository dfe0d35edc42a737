// What the verifier and the parser say about wrong ops, and about attributes on ops of other dialects.
// RUN: strata-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @f() {
  // expected-error @+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = bufferization.alloc_tensor() : tensor<?x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %i: index) {
  // expected-error @+1 {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%i) copy(%t) : tensor<4x?xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %0 = bufferization.alloc_tensor() : memref<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%t4) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %t4 in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  bufferization.materialize_in_destination %t4 in restrict %t4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t4 in %t4 : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  bufferization.materialize_in_destination %t4 in %t4 : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  bufferization.materialize_in_destination %t4 in writable %m : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>, %t4: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  bufferization.materialize_in_destination %t4 in %t : (tensor<4xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %t5: tensor<5xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %t4 in %t5 : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %v: vector<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  bufferization.materialize_in_destination %t4 in %v : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%t4: tensor<4xf32>, %s2: tensor<2xi32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  bufferization.materialize_in_destination %t4 in %s2 : (tensor<4xf32>, tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+2 {{shapes do not match}}
  // expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<5xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf64>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+2 {{shapes do not match}}
  // expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t4 : tensor<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t4 : tensor<4xf32> to memref<4xf64>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m, %m : memref<4xf32>, memref<4xf32>) if (%c)
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.dealloc' op result #0 must be variadic of 1-bit signless integer, but got 'i32'}}
  "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<4xf32>) -> (i32)
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect}}
  %0 = arith.constant {bufferization.foo} 1 : i32
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'test.x' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  "test.x"() {bufferization.manual_deallocation} : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'func.call' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  func.call @g() {bufferization.manual_deallocation} : () -> ()
  return
}
func.func private @g()

// -----

func.func @f(%c: i1) {
  // expected-error @+1 {{'scf.if' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  scf.if %c { } {bufferization.manual_deallocation}
  return
}

// -----

func.func @f(%t4: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.dealloc_tensor' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  bufferization.dealloc_tensor %t4 {bufferization.manual_deallocation}: tensor<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'scf.if' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  scf.if %c { bufferization.clone %m : memref<4xf32> to memref<4xf32> } {bufferization.manual_deallocation}
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.to_tensor' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = bufferization.to_tensor %m {bufferization.manual_deallocation} : memref<4xf32> to tensor<4xf32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{'tensor.empty' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  %0 = tensor.empty() {bufferization.manual_deallocation} : tensor<4xf32>
  return
}

// -----

// expected-error @+1 {{'bufferization.access' is expected to be a string attribute}}
func.func private @f(tensor<*xf32> {bufferization.access = 3})

// -----

// expected-error @+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func private @f(tensor<*xf32> {bufferization.writable = 1})

// -----

// expected-error @+1 {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func @f(%a: tensor<*xf32> {bufferization.buffer_layout = 3}) { return }

// -----

// expected-error @+1 {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func @f(%a: tensor<*xf32> {bufferization.foo = 3}) { return }

// -----

// expected-error @+1 {{attribute '"bufferization.writable"' not supported as an op attribute by the bufferization dialect}}
func.func @f() attributes {bufferization.writable} {return}
