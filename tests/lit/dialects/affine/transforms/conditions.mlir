// What the passes do beyond mlir-opt, which fuses across ops with unknown effects, and keeps allocations from which no
// load was replaced.
// UNSUPPORTED: differential
// RUN: %opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion,affine-scalrep))' | diff %s.expected -

// The op between the nests may write what the first one reads.
func.func @effect_between(%a: memref<10xf64>, %r: memref<10xf64>) {
  %t = memref.alloc() : memref<10xf64>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf64>
    affine.store %0, %t[%i] : memref<10xf64>
  }
  "unknown"(%a, %t) : (memref<10xf64>, memref<10xf64>) -> ()
  affine.for %i = 0 to 10 {
    %0 = affine.load %t[%i] : memref<10xf64>
    affine.store %0, %r[%i] : memref<10xf64>
  }
  return
}

// The second nest reads an element that a later iteration of the first one writes.
func.func @other_iteration(%x: f64, %r: memref<9xf64>) {
  %t = memref.alloc() : memref<10xf64>
  affine.for %i = 0 to 9 {
    affine.store %x, %t[%i] : memref<10xf64>
  }
  affine.for %i = 0 to 9 {
    %0 = affine.load %t[%i + 1] : memref<10xf64>
    affine.store %0, %r[%i] : memref<9xf64>
  }
  return
}

// An allocation that is only stored to is erased with its stores.
func.func @unread_allocation(%m: memref<10xf32>, %x: f32) {
  %t = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
    affine.store %x, %t[%i] : memref<10xf32>
  }
  memref.dealloc %t : memref<10xf32>
  return
}

// A value is forwarded into a loop that does not write the element.
func.func @into_loop(%x: f32, %r: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.store %x, %m[3] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[3] : memref<10xf32>
    affine.store %0, %r[%i] : memref<10xf32>
  }
  return
}
