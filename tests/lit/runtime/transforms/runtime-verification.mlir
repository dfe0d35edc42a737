// No dialect of strata-opt implements the interface that generates run-time checks: the pass warns and adds none.
// RUN: strata-opt %s --generate-runtime-verification --verify-diagnostics | FileCheck %s

// expected-warning @+1 {{no operation of the loaded dialects generates checks at run time}}
module {
  // CHECK: func.func @load
  // CHECK-NEXT: memref.load
  func.func @load(%m: memref<?xf32>, %i: index) -> f32 {
    %0 = memref.load %m[%i] : memref<?xf32>
    return %0 : f32
  }
}
