// Ops without a lowering are errors.
// RUN: %opt %s --convert-bufferization-to-memref --split-input-file --verify-diagnostics

func.func @layout(%m: memref<?xf32, strided<[10], offset: ?>>) -> memref<?xf32, strided<[10], offset: ?>> {
  // expected-error @+1 {{failed to legalize operation 'bufferization.clone' that was explicitly marked illegal}}
  %0 = bufferization.clone %m : memref<?xf32, strided<[10], offset: ?>> to memref<?xf32, strided<[10], offset: ?>>
  return %0 : memref<?xf32, strided<[10], offset: ?>>
}

// -----

func.func @tensor(%m: memref<2xf32>) -> tensor<2xf32> {
  // expected-error @+1 {{failed to legalize operation 'bufferization.to_tensor' that was explicitly marked illegal}}
  %0 = bufferization.to_tensor %m : memref<2xf32> to tensor<2xf32>
  return %0 : tensor<2xf32>
}
