// memref.view with a layout other than the identity is an error.
// RUN: %opt %s --finalize-memref-to-llvm --split-input-file --verify-diagnostics

func.func @base(%m: memref<?xi8, strided<[1], offset: ?>>, %n: index) {
  // expected-error @+1 {{unsupported map for base memref type 'memref<?xi8, strided<[1], offset: ?>>'}}
  %0 = memref.view %m[%n][%n] : memref<?xi8, strided<[1], offset: ?>> to memref<?x4xf32>
  return
}

// -----

func.func @result(%m: memref<2048xi8>, %n: index) {
  // expected-error @+1 {{unsupported map for result memref type 'memref<?x4xf32, strided<[4, 1]>>'}}
  %0 = memref.view %m[%n][%n] : memref<2048xi8> to memref<?x4xf32, strided<[4, 1]>>
  return
}
