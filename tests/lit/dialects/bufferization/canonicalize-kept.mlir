// A to_tensor/to_buffer pair is kept if memref.alloc would need symbol operands for the result type. mlir-opt 22
// creates an invalid memref.alloc.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @dynamic_offset
// CHECK: bufferization.to_tensor
// CHECK: bufferization.to_buffer
func.func @dynamic_offset(%m: memref<4xf32>) -> memref<4xf32, strided<[1], offset: ?>, 1> {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[1], offset: ?>, 1>
  return %1 : memref<4xf32, strided<[1], offset: ?>, 1>
}

