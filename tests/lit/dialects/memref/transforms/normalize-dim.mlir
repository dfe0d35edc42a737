// memref.dim of a normalized memref still returns the size of the original type. mlir-opt returns the size of the new type.
// UNSUPPORTED: differential
// RUN: %opt %s --normalize-memrefs | diff %s.expected -

func.func @size() -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %1 = memref.dim %0, %c0 : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %1 : index
}
