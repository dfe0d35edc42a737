// Loads are replaced by values that were stored to or loaded from the same element; stores that are
// overwritten are erased. The expected text is the output of mlir-opt 22.
// RUN: %opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-scalrep))' | diff %s.expected -

// A store is forwarded to a load of the same element, also through affine.apply, but not into a loop that may write.
func.func @forward(%m: memref<10xf32>, %x: f32, %i: index) -> f32 {
  %next = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
  affine.store %x, %m[%next] : memref<10xf32>
  %0 = affine.load %m[%i + 1] : memref<10xf32>
  affine.for %j = 0 to 10 {
    %1 = affine.load %m[%i + 1] : memref<10xf32>
    "use"(%1, %j) : (f32, index) -> ()
  }
  return %0 : f32
}

// The second load of an element reuses the value of the first.
func.func @load_twice(%m: memref<10xf32>, %n: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = affine.load %m[%i] : memref<10xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %n[%i] : memref<10xf32>
  }
  return
}

// A write of the element, or of an unknown one, prevents the replacement.
func.func @overwritten(%m: memref<10xf32>, %x: f32, %i: index, %j: index) -> (f32, f32) {
  affine.store %x, %m[%i] : memref<10xf32>
  affine.for %k = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = arith.addf %0, %x : f32
    affine.store %1, %m[%i] : memref<10xf32>
  }
  %2 = affine.load %m[%i] : memref<10xf32>
  "unknown"(%m) : (memref<10xf32>) -> ()
  %3 = affine.load %m[%i] : memref<10xf32>
  return %2, %3 : f32, f32
}

// A store is erased if the element is overwritten before it is read.
func.func @dead_store(%m: memref<10xf32>, %x: f32, %y: f32) {
  affine.store %x, %m[0] : memref<10xf32>
  affine.store %y, %m[0] : memref<10xf32>
  affine.store %x, %m[1] : memref<10xf32>
  %0 = affine.load %m[1] : memref<10xf32>
  "use"(%0) : (f32) -> ()
  affine.store %y, %m[1] : memref<10xf32>
  return
}
