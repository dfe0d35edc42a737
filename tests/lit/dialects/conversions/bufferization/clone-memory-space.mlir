// A clone of an unranked memref is in the memory space of its type. mlir-opt allocates in the default one.
// UNSUPPORTED: differential
// RUN: %opt %s --convert-bufferization-to-memref | diff %s.expected -

func.func @clone(%m: memref<*xf32, 1>) -> memref<*xf32, 1> {
  %0 = bufferization.clone %m : memref<*xf32, 1> to memref<*xf32, 1>
  return %0 : memref<*xf32, 1>
}
