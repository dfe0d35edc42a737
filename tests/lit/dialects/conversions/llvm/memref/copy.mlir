// Contiguous memory is copied by memcpy, other memory by a function of the run-time library.
// RUN: %opt %s --finalize-memref-to-llvm | diff %s.expected -

func.func @contiguous(%a: memref<?x4xf32>, %b: memref<?x4xf32>) {
  memref.copy %a, %b : memref<?x4xf32> to memref<?x4xf32>
  return
}

func.func @contiguous_with_offset(%a: memref<1x2xi32, strided<[4, 1], offset: ?>>, %b: memref<1x2xi32>) {
  memref.copy %a, %b : memref<1x2xi32, strided<[4, 1], offset: ?>> to memref<1x2xi32>
  return
}

func.func @strided(%a: memref<2x1xi32, strided<[2, 1], offset: ?>>, %b: memref<2x1xi32>) {
  memref.copy %a, %b : memref<2x1xi32, strided<[2, 1], offset: ?>> to memref<2x1xi32>
  return
}

func.func @dynamic_strided(%a: memref<?x4xi32, strided<[4, 1]>>, %b: memref<?x4xi32>, %c: memref<4x?xi32, strided<[?, 1]>>) {
  memref.copy %a, %b : memref<?x4xi32, strided<[4, 1]>> to memref<?x4xi32>
  memref.copy %c, %c : memref<4x?xi32, strided<[?, 1]>> to memref<4x?xi32, strided<[?, 1]>>
  return
}

func.func @empty(%a: memref<0x4xi32, strided<[4, 1], offset: 1>>, %b: memref<0x4xi32>) {
  memref.copy %a, %b : memref<0x4xi32, strided<[4, 1], offset: 1>> to memref<0x4xi32>
  return
}

func.func @unranked(%a: memref<*xi1>, %b: memref<*xi1>) {
  memref.copy %a, %b : memref<*xi1> to memref<*xi1>
  return
}
