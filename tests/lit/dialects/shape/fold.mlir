// Folds of sizes, shapes and witnesses.
// RUN: %opt %s --canonicalize --split-input-file | diff %s.expected -

func.func @add(%a: !shape.size, %i: index) -> (!shape.size, !shape.size, !shape.size, index, !shape.size) {
  %c0 = shape.const_size 0
  %c2 = shape.const_size 2
  %c3 = shape.const_size 3
  %i0 = arith.constant 0 : index
  %i2 = arith.constant 2 : index
  %0 = shape.add %a, %c0 : !shape.size, !shape.size -> !shape.size
  %1 = shape.add %c2, %c3 : !shape.size, !shape.size -> !shape.size
  %2 = shape.add %c2, %i2 : !shape.size, index -> !shape.size
  %3 = shape.add %i2, %i2 : index, index -> index
  %4 = shape.add %a, %i0 : !shape.size, index -> !shape.size
  return %0, %1, %2, %3, %4 : !shape.size, !shape.size, !shape.size, index, !shape.size
}
func.func @mul(%a: !shape.size, %i: index) -> (!shape.size, !shape.size, index, !shape.size, index) {
  %c1 = shape.const_size 1
  %c0 = shape.const_size 0
  %i2 = arith.constant 2 : index
  %i3 = arith.constant 3 : index
  %i1 = arith.constant 1 : index
  %0 = shape.mul %a, %c1 : !shape.size, !shape.size -> !shape.size
  %1 = shape.mul %a, %c0 : !shape.size, !shape.size -> !shape.size
  %2 = shape.mul %i2, %i3 : index, index -> index
  %3 = shape.mul %c1, %i3 : !shape.size, index -> !shape.size
  %4 = shape.mul %i, %i1 : index, index -> index
  return %0, %1, %2, %3, %4 : !shape.size, !shape.size, index, !shape.size, index
}
func.func @div(%a: !shape.size) -> (!shape.size, !shape.size, index, index, index) {
  %c1 = shape.const_size 1
  %c0 = shape.const_size 0
  %c5 = shape.const_size 5
  %c2 = shape.const_size 2
  %i5 = arith.constant -5 : index
  %i2 = arith.constant 2 : index
  %i0 = arith.constant 0 : index
  %0 = shape.div %a, %c1 : !shape.size, !shape.size -> !shape.size
  %1 = shape.div %c5, %c2 : !shape.size, !shape.size -> !shape.size
  %2 = shape.div %i5, %i2 : index, index -> index
  %3 = shape.div %i5, %i0 : index, index -> index
  %4 = shape.div %i0, %i2 : index, index -> index
  return %0, %1, %2, %3, %4 : !shape.size, !shape.size, index, index, index
}
func.func @minmax(%a: !shape.size, %s: !shape.shape, %b: !shape.size) -> (!shape.size, !shape.shape, !shape.size, !shape.size, !shape.size) {
  %c2 = shape.const_size 2
  %c3 = shape.const_size 3
  %0 = shape.max %a, %a : !shape.size, !shape.size -> !shape.size
  %1 = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.max %c2, %c3 : !shape.size, !shape.size -> !shape.size
  %3 = shape.min %c2, %c3 : !shape.size, !shape.size -> !shape.size
  %4 = shape.min %a, %b : !shape.size, !shape.size -> !shape.size
  return %0, %1, %2, %3, %4 : !shape.size, !shape.shape, !shape.size, !shape.size, !shape.size
}
func.func @casts(%a: !shape.size, %i: index) -> (index, !shape.size, index, !shape.size, index) {
  %c2 = shape.const_size 2
  %i3 = arith.constant 3 : index
  %0 = shape.size_to_index %c2 : !shape.size
  %1 = shape.index_to_size %i3
  %2 = shape.index_to_size %i
  %3 = shape.size_to_index %2 : !shape.size
  %4 = shape.size_to_index %a : !shape.size
  %5 = shape.index_to_size %4
  %6 = shape.size_to_index %i : index
  return %0, %1, %3, %5, %6 : index, !shape.size, index, !shape.size, index
}
func.func @shapes(%s: !shape.shape, %e: tensor<?xindex>) -> (!shape.shape, !shape.shape, tensor<2xindex>, !shape.shape, !shape.shape) {
  %c1 = shape.const_size 1
  %i2 = arith.constant 2 : index
  %0 = shape.from_extents %c1, %i2 : !shape.size, index
  %a = shape.const_shape [1, 2] : !shape.shape
  %b = shape.const_shape [3] : !shape.shape
  %t = shape.const_shape [3] : tensor<1xindex>
  %1 = shape.concat %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.concat %t, %t : tensor<1xindex>, tensor<1xindex> -> tensor<2xindex>
  %3 = shape.any %a, %b, %s : !shape.shape, !shape.shape, !shape.shape -> !shape.shape
  %4 = shape.any %s, %a : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2, %3, %4 : !shape.shape, !shape.shape, tensor<2xindex>, !shape.shape, !shape.shape
}
func.func @extents(%s: !shape.shape, %x: tensor<2x?xf32>, %i: index) -> (!shape.size, index, !shape.size, index, index, index, index) {
  %c1 = shape.const_size 1
  %i0 = arith.constant 0 : index
  %i1 = arith.constant 1 : index
  %i7 = arith.constant 7 : index
  %a = shape.const_shape [4, 5] : !shape.shape
  %t = shape.const_shape [4, 5] : tensor<2xindex>
  %0 = shape.get_extent %a, %c1 : !shape.shape, !shape.size -> !shape.size
  %1 = shape.get_extent %t, %i0 : tensor<2xindex>, index -> index
  %2 = shape.get_extent %a, %i7 : !shape.shape, index -> !shape.size
  %3 = shape.dim %x, %i0 : tensor<2x?xf32>, index -> index
  %4 = shape.dim %x, %i1 : tensor<2x?xf32>, index -> index
  %5 = shape.dim %x, %i7 : tensor<2x?xf32>, index -> index
  %6 = shape.get_extent %t, %i7 : tensor<2xindex>, index -> index
  return %0, %1, %2, %3, %4, %5, %6 : !shape.size, index, !shape.size, index, index, index, index
}
func.func @counts(%s: !shape.shape, %x: tensor<2x?xf32>, %u: tensor<*xf32>) -> (!shape.size, index, !shape.size, index, index, index) {
  %a = shape.const_shape [4, 5] : !shape.shape
  %t = shape.const_shape [4, 5] : tensor<2xindex>
  %0 = shape.rank %a : !shape.shape -> !shape.size
  %1 = shape.rank %t : tensor<2xindex> -> index
  %2 = shape.num_elements %a : !shape.shape -> !shape.size
  %3 = shape.num_elements %t : tensor<2xindex> -> index
  %n = shape.shape_of %x : tensor<2x?xf32> -> tensor<2xindex>
  %4 = shape.rank %n : tensor<2xindex> -> index
  %m = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %5 = shape.rank %m : tensor<?xindex> -> index
  return %0, %1, %2, %3, %4, %5 : !shape.size, index, !shape.size, index, index, index
}
func.func @comparisons(%s: !shape.shape, %t: !shape.shape) -> (i1, i1, i1, i1, i1) {
  %a = shape.const_shape [4, 5] : !shape.shape
  %b = shape.const_shape [4, 1] : !shape.shape
  %0 = shape.shape_eq %a, %a, %a : !shape.shape, !shape.shape, !shape.shape
  %1 = shape.shape_eq %a, %b : !shape.shape, !shape.shape
  %2 = shape.shape_eq %s, %t : !shape.shape, !shape.shape
  %3 = shape.is_broadcastable %s : !shape.shape
  %4 = shape.is_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
func.func @broadcasts(%s: !shape.shape, %t: !shape.shape) -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %a = shape.const_shape [4, 5] : !shape.shape
  %b = shape.const_shape [4, 1] : !shape.shape
  %c = shape.const_shape [7] : !shape.shape
  %0 = shape.broadcast %a, %b : !shape.shape, !shape.shape -> !shape.shape
  %1 = shape.broadcast %a, %c : !shape.shape, !shape.shape -> !shape.shape
  %2 = shape.broadcast %s : !shape.shape -> !shape.shape
  %3 = shape.broadcast %s, %t : !shape.shape, !shape.shape -> !shape.shape
  return %0, %1, %2, %3 : !shape.shape, !shape.shape, !shape.shape, !shape.shape
}
func.func @witnesses(%s: !shape.shape, %t: !shape.shape, %p: i1, %w: !shape.witness) -> (!shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness) {
  %a = shape.const_shape [4, 5] : !shape.shape
  %b = shape.const_shape [4, 1] : !shape.shape
  %c = shape.const_shape [7] : !shape.shape
  %true = arith.constant true
  %false = arith.constant false
  %yes = shape.const_witness true
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_broadcastable %a, %c : !shape.shape, !shape.shape
  %2 = shape.cstr_eq %a, %a : !shape.shape, !shape.shape
  %3 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %4 = shape.cstr_require %true, "holds"
  %5 = shape.cstr_require %false, "does not"
  %6 = shape.assuming_all %yes, %w, %yes
  %7 = shape.assuming_all %yes, %yes
  return %0, %1, %2, %3, %4, %5, %6, %7 : !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness, !shape.witness
}
func.func @split() -> (!shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape) {
  %a = shape.const_shape [4, 5, 6] : !shape.shape
  %c1 = shape.const_size 1
  %m1 = shape.const_size -1
  %c9 = shape.const_size 9
  %0, %1 = "shape.split_at"(%a, %c1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %2, %3 = "shape.split_at"(%a, %m1) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  %4, %5 = "shape.split_at"(%a, %c9) : (!shape.shape, !shape.size) -> (!shape.shape, !shape.shape)
  return %0, %1, %2, %3, %4, %5 : !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape, !shape.shape
}
func.func @tensors() -> (tensor<2xindex>, !shape.shape) {
  %a = shape.const_shape [4, 5] : !shape.shape
  %t = shape.const_shape [4, 5] : tensor<2xindex>
  %1 = shape.to_extent_tensor %a : !shape.shape -> tensor<2xindex>
  %2 = shape.from_extent_tensor %t : tensor<2xindex>
  return %1, %2 : tensor<2xindex>, !shape.shape
}
func.func @assuming(%x: tensor<?xf32>, %w: !shape.witness) -> (tensor<?xf32>, tensor<?xf32>) {
  %yes = shape.const_witness true
  %0 = shape.assuming %yes -> (tensor<?xf32>) {
    %2 = arith.addf %x, %x : tensor<?xf32>
    shape.assuming_yield %2 : tensor<?xf32>
  }
  %1:2 = shape.assuming %w -> (tensor<?xf32>, tensor<?xf32>) {
    %3 = arith.addf %x, %x : tensor<?xf32>
    %4 = arith.mulf %x, %x : tensor<?xf32>
    shape.assuming_yield %3, %4 : tensor<?xf32>, tensor<?xf32>
  }
  return %0, %1#1 : tensor<?xf32>, tensor<?xf32>
}

func.func @shape_of_known(%t: tensor<2x8xf32>, %m: memref<3xf32>, %u: tensor<?xf32>) -> (tensor<2xindex>, tensor<1xindex>, tensor<?xindex>) {
  %0 = shape.shape_of %t : tensor<2x8xf32> -> tensor<2xindex>
  %1 = shape.shape_of %m : memref<3xf32> -> tensor<1xindex>
  %2 = shape.shape_of %u : tensor<?xf32> -> tensor<?xindex>
  return %0, %1, %2 : tensor<2xindex>, tensor<1xindex>, tensor<?xindex>
}
