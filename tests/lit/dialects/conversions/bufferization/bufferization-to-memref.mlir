// A clone becomes an allocation and a copy; a dealloc becomes conditional deallocations.
// RUN: %opt %s --convert-bufferization-to-memref | diff %s.expected -

func.func @clone_ranked(%m: memref<?x4x?xf32>, %s: memref<4xf32, 1>) -> (memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>, memref<4xf32, 1>) {
  %0 = bufferization.clone %m : memref<?x4x?xf32> to memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>
  %1 = bufferization.clone %s : memref<4xf32, 1> to memref<4xf32, 1>
  return %0, %1 : memref<?x4x?xf32, strided<[?, ?, ?], offset: ?>>, memref<4xf32, 1>
}

func.func @clone_unranked(%m: memref<*xf32>) -> memref<*xf32> {
  %0 = bufferization.clone %m : memref<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

func.func @dealloc_nothing(%r: memref<4xf32>, %s: memref<2xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc retain (%r, %s : memref<4xf32>, memref<2xf32>)
  return %0#0, %0#1 : i1, i1
}

func.func @dealloc_one(%m: memref<*xf32>, %c: i1) {
  bufferization.dealloc (%m : memref<*xf32>) if (%c)
  return
}

func.func @dealloc_one_retain(%m: memref<2xf32>, %c: i1, %r: memref<4xf32>, %s: memref<*xf32>) -> (i1, i1) {
  %0:2 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%r, %s : memref<4xf32>, memref<*xf32>)
  return %0#0, %0#1 : i1, i1
}

// Each symbol table with such an op gets a helper function, here with a unique name.
module @inner {
  func.func @dealloc_several(%a: memref<2xf32>, %b: memref<?xf32>, %c: i1, %d: i1, %r: memref<4xf32>) -> i1 {
    %0 = bufferization.dealloc (%a, %b : memref<2xf32>, memref<?xf32>) if (%c, %d) retain (%r : memref<4xf32>)
    return %0 : i1
  }
  func.func private @dealloc_helper()
}
