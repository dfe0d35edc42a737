// An expand_shape with several dynamic sizes in a group remains: its sizes do not follow from those of the source. mlir-opt
// crashes.
// UNSUPPORTED: differential
// RUN: %opt %s --expand-strided-metadata | diff %s.expected -

func.func @expand(%m: memref<?xf32, strided<[?], offset: ?>>, %n: index, %k: index) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%n, %k] :
    memref<?xf32, strided<[?], offset: ?>> into memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
