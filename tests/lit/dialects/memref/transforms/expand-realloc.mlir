// A reallocation becomes an allocation, a copy and a deallocation if the size grows, and a view of the old memory otherwise.
// RUN: %opt %s --expand-realloc | diff %s.expected -
// RUN: %opt %s --expand-realloc=emit-deallocs=false | diff %s.keep.expected -

func.func @dynamic(%m: memref<?xf32>, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %m(%n) {alignment = 8} : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

func.func @static(%m: memref<2xf32, 1>) -> memref<4xf32, 1> {
  %0 = memref.realloc %m : memref<2xf32, 1> to memref<4xf32, 1>
  return %0 : memref<4xf32, 1>
}
