// Loop nests with the same iterations are fused; then the intermediate memref is not needed. The expected text is the
// output of mlir-opt 22.
// RUN: %opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion,affine-scalrep))' | diff %s.expected -

func.func @producer_consumer(%a: memref<2x3xf64>) {
  %t = memref.alloc() : memref<3x2xf64>
  %r = memref.alloc() : memref<3x2xf64>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %a[%j, %i] : memref<2x3xf64>
      affine.store %0, %t[%i, %j] : memref<3x2xf64>
    }
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 2 {
      %0 = affine.load %t[%i, %j] : memref<3x2xf64>
      %1 = arith.mulf %0, %0 : f64
      affine.store %1, %r[%i, %j] : memref<3x2xf64>
    }
  }
  "use"(%r) : (memref<3x2xf64>) -> ()
  memref.dealloc %t : memref<3x2xf64>
  memref.dealloc %r : memref<3x2xf64>
  return
}
