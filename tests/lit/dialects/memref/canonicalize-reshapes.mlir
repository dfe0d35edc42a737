// Folds and patterns of memref.expand_shape and memref.collapse_shape.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @undone(%m: memref<4x8xf32>, %d: memref<?x?xf32>, %i: index, %j: index) -> (memref<4x8xf32>, memref<?x?xf32>, memref<?x?xf32>, memref<32xf32>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [4, 8] : memref<32xf32> into memref<4x8xf32>
  %2 = memref.expand_shape %d [[0, 1], [2]] output_shape [%i, 4, %j] : memref<?x?xf32> into memref<?x4x?xf32>
  %3 = memref.collapse_shape %2 [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  %4 = memref.collapse_shape %d [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %5 = memref.expand_shape %4 [[0, 1]] output_shape [%i, %j] : memref<?xf32> into memref<?x?xf32>
  %6 = memref.expand_shape %0 [[0]] output_shape [32] : memref<32xf32> into memref<32xf32>
  return %1, %3, %5, %6 : memref<4x8xf32>, memref<?x?xf32>, memref<?x?xf32>, memref<32xf32>
}
func.func @two_collapses(%m: memref<2x3x4x5xf32>) -> (memref<120xf32>, memref<6x20xf32>) {
  %0 = memref.collapse_shape %m [[0, 1], [2], [3]] : memref<2x3x4x5xf32> into memref<6x4x5xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2]] : memref<6x4x5xf32> into memref<6x20xf32>
  %2 = memref.collapse_shape %1 [[0, 1]] : memref<6x20xf32> into memref<120xf32>
  return %2, %1 : memref<120xf32>, memref<6x20xf32>
}
func.func @two_expansions(%m: memref<?xf32>, %i: index) -> memref<?x2x3x4xf32> {
  %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, 24] : memref<?xf32> into memref<?x24xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2, 3]] output_shape [%i, 2, 3, 4] : memref<?x24xf32> into memref<?x2x3x4xf32>
  return %1 : memref<?x2x3x4xf32>
}
func.func @not_composed(%m: memref<4x6xf32, strided<[6, 1], offset: 2>>) -> memref<24xf32, strided<[1], offset: 2>> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32, strided<[6, 1], offset: 2>> into memref<2x2x6xf32, strided<[12, 6, 1], offset: 2>>
  %1 = memref.collapse_shape %0 [[0, 1, 2]] : memref<2x2x6xf32, strided<[12, 6, 1], offset: 2>> into memref<24xf32, strided<[1], offset: 2>>
  return %1 : memref<24xf32, strided<[1], offset: 2>>
}
func.func @collapse_of_expand(%m: memref<24x5xf32>, %d: memref<?xf32>, %i: index, %j: index) -> (memref<120xf32>, memref<2x3x20xf32>, memref<?x?xf32>) {
  %0 = memref.expand_shape %m [[0, 1, 2], [3]] output_shape [2, 3, 4, 5] : memref<24x5xf32> into memref<2x3x4x5xf32>
  %1 = memref.collapse_shape %0 [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
  %2 = memref.collapse_shape %0 [[0], [1], [2, 3]] : memref<2x3x4x5xf32> into memref<2x3x20xf32>
  %3 = memref.expand_shape %d [[0, 1, 2, 3]] output_shape [%i, 2, %j, 3] : memref<?xf32> into memref<?x2x?x3xf32>
  %4 = memref.collapse_shape %3 [[0, 1], [2, 3]] : memref<?x2x?x3xf32> into memref<?x?xf32>
  return %1, %2, %4 : memref<120xf32>, memref<2x3x20xf32>, memref<?x?xf32>
}
func.func @expand_of_collapse(%m: memref<2x3x4x5xf32>, %d: memref<?x4x5xf32>, %i: index) -> (memref<6x20xf32>, memref<2x3x2x2x5xf32>, memref<?x20xf32>, memref<2x60xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2, 3]] : memref<2x3x4x5xf32> into memref<120xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 20] : memref<120xf32> into memref<6x20xf32>
  %2 = memref.expand_shape %0 [[0, 1, 2, 3, 4]] output_shape [2, 3, 2, 2, 5] : memref<120xf32> into memref<2x3x2x2x5xf32>
  %3 = memref.collapse_shape %d [[0, 1, 2]] : memref<?x4x5xf32> into memref<?xf32>
  %4 = memref.expand_shape %3 [[0, 1]] output_shape [%i, 20] : memref<?xf32> into memref<?x20xf32>
  %5 = memref.expand_shape %0 [[0, 1]] output_shape [2, 60] : memref<120xf32> into memref<2x60xf32>
  return %1, %2, %4, %5 : memref<6x20xf32>, memref<2x3x2x2x5xf32>, memref<?x20xf32>, memref<2x60xf32>
}
func.func @not_expand_of_collapse(%m: memref<4x6xf32>) -> memref<6x4xf32> {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %1 = memref.expand_shape %0 [[0, 1]] output_shape [6, 4] : memref<24xf32> into memref<6x4xf32>
  return %1 : memref<6x4xf32>
}
func.func @of_casts(%m: memref<4x8xf32>, %i: index) -> (memref<?xf32>, memref<?x2x?xf32>, memref<?x?x8xf32>) {
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %2 = memref.expand_shape %0 [[0, 1], [2]] output_shape [%c2, 2, %c8] : memref<?x?xf32> into memref<?x2x?xf32>
  %3 = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
  %4 = memref.expand_shape %3 [[0, 1], [2]] output_shape [%i, %c2, 8] : memref<?x8xf32> into memref<?x?x8xf32>
  return %1, %2, %4 : memref<?xf32>, memref<?x2x?xf32>, memref<?x?x8xf32>
}
func.func @with_ones(%m: memref<1x4x1x8xf32>, %z: memref<1x1xf32>) -> (memref<4x8x1xf32>, memref<1x1x1xf32>) {
  %0 = memref.collapse_shape %m [[0, 1, 2], [3]] : memref<1x4x1x8xf32> into memref<4x8xf32>
  %1 = memref.expand_shape %0 [[0], [1, 2]] output_shape [4, 8, 1] : memref<4x8xf32> into memref<4x8x1xf32>
  %2 = memref.collapse_shape %z [] : memref<1x1xf32> into memref<f32>
  %3 = memref.expand_shape %2 [] output_shape [1, 1, 1] : memref<f32> into memref<1x1x1xf32>
  return %1, %3 : memref<4x8x1xf32>, memref<1x1x1xf32>
}
func.func @fewer_dimensions_0(%m: memref<2x1x1x3xf32>, %i: index) -> memref<2x1x3xf32> {
  %0 = memref.collapse_shape %m [[0,1,2,3]] : memref<2x1x1x3xf32> into memref<6xf32>
  %1 = memref.expand_shape %0 [[0,1,2]] output_shape [2, 1, 3] : memref<6xf32> into memref<2x1x3xf32>
  return %1 : memref<2x1x3xf32>
}
func.func @fewer_dimensions_1(%m: memref<2x1x3xf32>, %i: index) -> memref<2x3xf32> {
  %0 = memref.collapse_shape %m [[0,1,2]] : memref<2x1x3xf32> into memref<6xf32>
  %1 = memref.expand_shape %0 [[0,1]] output_shape [2, 3] : memref<6xf32> into memref<2x3xf32>
  return %1 : memref<2x3xf32>
}
func.func @fewer_dimensions_2(%m: memref<?x4x2xf32>, %i: index) -> memref<?x2xf32> {
  %0 = memref.collapse_shape %m [[0,1,2]] : memref<?x4x2xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1]] output_shape [%i, 2] : memref<?xf32> into memref<?x2xf32>
  return %1 : memref<?x2xf32>
}
func.func @fewer_dimensions_3(%m: memref<2x?x3xf32>, %i: index) -> memref<2x?xf32> {
  %0 = memref.collapse_shape %m [[0,1,2]] : memref<2x?x3xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1]] output_shape [2, %i] : memref<?xf32> into memref<2x?xf32>
  return %1 : memref<2x?xf32>
}
func.func @fewer_dimensions_4(%m: memref<?x4x?xf32>, %i: index) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0,1,2]] : memref<?x4x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1]] output_shape [%i, %i] : memref<?xf32> into memref<?x?xf32>
  return %1 : memref<?x?xf32>
}
func.func @fewer_dimensions_5(%m: memref<?x?x4xf32>, %i: index) -> memref<?x4xf32> {
  %0 = memref.collapse_shape %m [[0,1,2]] : memref<?x?x4xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  return %1 : memref<?x4xf32>
}
func.func @fewer_dimensions_6(%m: memref<?x1x2x1x3xf32>, %i: index) -> memref<?x2x3xf32> {
  %0 = memref.collapse_shape %m [[0,1,2,3,4]] : memref<?x1x2x1x3xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1,2]] output_shape [%i, 2, 3] : memref<?xf32> into memref<?x2x3xf32>
  return %1 : memref<?x2x3xf32>
}
func.func @fewer_dimensions_7(%m: memref<?x2x3x?xf32>, %i: index) -> memref<?x6x?xf32> {
  %0 = memref.collapse_shape %m [[0,1,2,3]] : memref<?x2x3x?xf32> into memref<?xf32>
  %1 = memref.expand_shape %0 [[0,1,2]] output_shape [%i, 6, %i] : memref<?xf32> into memref<?x6x?xf32>
  return %1 : memref<?x6x?xf32>
}
