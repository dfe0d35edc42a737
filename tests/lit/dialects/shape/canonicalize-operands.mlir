// Canonicalization of shape_of, of lists of shapes, and of poison. The expected output is that of mlir-opt 22.
// RUN: strata-opt %s --canonicalize --split-input-file | diff %s.expected -

func.func @s2(%t: memref<2x3xf32>) -> tensor<?xindex> {
  %0 = shape.shape_of %t : memref<2x3xf32> -> tensor<?xindex>
  return %0 : tensor<?xindex>
}

// -----

func.func @b1(%t: !shape.shape) -> tensor<?xindex> {
  %0 = shape.to_extent_tensor %t : !shape.shape -> tensor<?xindex>
  %1 = shape.broadcast %0, %0 : tensor<?xindex>, tensor<?xindex> -> !shape.shape
  %2 = shape.to_extent_tensor %1 : !shape.shape -> tensor<?xindex>
  return %2 : tensor<?xindex>
}

// -----

func.func @b2(%t: tensor<?xindex>) -> tensor<3xindex> {
  %1 = shape.broadcast %t, %t : tensor<?xindex>, tensor<?xindex> -> tensor<3xindex>
  return %1 : tensor<3xindex>
}

// -----

func.func @b3(%t: tensor<0xindex>) -> tensor<?xindex> {
  %1 = shape.broadcast %t, %t : tensor<0xindex>, tensor<0xindex> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// -----

func.func @b4(%t: tensor<0xindex>) -> !shape.shape {
  %c = shape.const_shape [] : !shape.shape
  %1 = shape.broadcast %t, %c {error = "x"} : tensor<0xindex>, !shape.shape -> !shape.shape
  return %1 : !shape.shape
}

// -----

func.func @b5(%t: tensor<?xindex>) -> !shape.shape {
  %c = shape.const_shape [2, 3] : !shape.shape
  %d = shape.const_shape [4, 3] : !shape.shape
  %1 = shape.broadcast %t, %c, %d {error = "x"} : tensor<?xindex>, !shape.shape, !shape.shape -> !shape.shape
  return %1 : !shape.shape
}

// -----

func.func @b6(%t: tensor<?xindex>, %u: tensor<?xindex>) -> !shape.shape {
  %c = shape.const_shape [2, 3] : !shape.shape
  %1 = shape.broadcast %t, %c, %u {error = "x"} : tensor<?xindex>, !shape.shape, tensor<?xindex> -> !shape.shape
  return %1 : !shape.shape
}

// -----

func.func @b7(%t: tensor<2xindex>, %u: tensor<3xindex>) -> tensor<4xindex> {
  %1 = shape.broadcast %t, %u {error = "x"} : tensor<2xindex>, tensor<3xindex> -> tensor<4xindex>
  return %1 : tensor<4xindex>
}

// -----

func.func @b8(%t: tensor<2xindex>, %u: tensor<3xindex>) -> tensor<?xindex> {
  %1 = shape.broadcast %t, %u {error = "x"} : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// -----

func.func @c1(%t: tensor<0xindex>, %u: tensor<3xindex>, %v : tensor<?xindex>) -> !shape.witness {
  %1 = shape.cstr_broadcastable %t, %u, %v : tensor<0xindex>, tensor<3xindex>, tensor<?xindex>
  return %1 : !shape.witness
}

// -----

func.func @c2(%t: tensor<0xindex>, %u: tensor<3xindex>, %v : tensor<?xindex>) -> i1 {
  %1 = shape.is_broadcastable %t, %u, %v : tensor<0xindex>, tensor<3xindex>, tensor<?xindex>
  return %1 : i1
}

// -----

func.func @e3(%t: tensor<*xf32>, %i: index) -> index {
  %0 = shape.shape_of %t : tensor<*xf32> -> tensor<?xindex>
  %1 = tensor.extract %0[%i] : tensor<?xindex>
  return %1 : index
}

// -----

func.func @r1(%t: tensor<*xf32>, %s: tensor<?xi32>) -> (tensor<?xindex>) {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<?xi32>) -> tensor<*xf32>
  %1 = shape.shape_of %0 : tensor<*xf32> -> tensor<?xindex>
  return %1 : tensor<?xindex>
}

// -----

func.func @r2(%t: tensor<*xf32>, %s: tensor<3xi32>) -> (!shape.shape) {
  %0 = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<3xi32>) -> tensor<*xf32>
  %1 = shape.shape_of %0 : tensor<*xf32> -> !shape.shape
  return %1 : !shape.shape
}

// -----

func.func @k1(%t: tensor<?x?xf32>) -> (tensor<3xindex>) {
  %1 = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
  %2 = tensor.cast %1 : tensor<?xindex> to tensor<3xindex>
  return %2 : tensor<3xindex>
}

// -----

func.func @a1(%a: !shape.shape, %b: !shape.shape, %c: !shape.shape, %d: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %c, %d : !shape.shape, !shape.shape
  %2 = shape.assuming_all %0, %1
  return %2 : !shape.witness
}

// -----

func.func @m1() -> (!shape.size, !shape.size, index, !shape.size) {
  %1 = shape.const_size 2
  %2 = ub.poison : !shape.size
  %3 = shape.mul %1, %2 : !shape.size, !shape.size -> !shape.size
  %4 = shape.div %1, %2 : !shape.size, !shape.size -> !shape.size
  %5 = ub.poison : index
  %6 = arith.constant 3 : index
  %7 = shape.add %5, %6 : index, index -> index
  %8 = shape.add %5, %6 : index, index -> !shape.size
  return %3, %4, %7, %8 : !shape.size, !shape.size, index, !shape.size
}
