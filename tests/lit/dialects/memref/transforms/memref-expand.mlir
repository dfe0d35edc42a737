// A reshape to a ranked memref becomes reinterpret_cast with the strides of the identity layout.
// RUN: %opt %s --memref-expand | diff %s.expected -

func.func @dynamic(%m: memref<6xf32>, %shape: memref<3xi64>) -> memref<?x4x?xf32> {
  %0 = memref.reshape %m(%shape) : (memref<6xf32>, memref<3xi64>) -> memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

func.func @mixed(%m: memref<*xf32>, %shape: memref<3xindex>) -> memref<?x?x8xf32> {
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x8xf32>
  return %0 : memref<?x?x8xf32>
}

func.func @static(%m: memref<*xf32>, %shape: memref<3xi32>) -> memref<2x3x8xf32> {
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<3xi32>) -> memref<2x3x8xf32>
  return %0 : memref<2x3x8xf32>
}

func.func @unranked(%m: memref<*xf32>, %shape: memref<?xi32>) -> memref<*xf32> {
  %0 = memref.reshape %m(%shape) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
