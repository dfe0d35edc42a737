// Ops without a correct formula remain: on tensors of dynamic shape, which have no constants; integers whose width is no
// power of two; an exponent of type index. mlir-opt creates invalid IR or wrong results for them.
// UNSUPPORTED: differential
// RUN: %opt %s --math-expand-ops | diff %s.expected -

func.func @dynamic(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = math.sinh %x : tensor<?xf32>
  %1 = math.tan %x : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

func.func @ctlz(%x: i24, %y: index) -> (i24, index) {
  %0 = math.ctlz %x : i24
  %1 = math.ctlz %y : index
  return %0, %1 : i24, index
}

func.func @fpowi(%x: f32, %n: index) -> f32 {
  %0 = math.fpowi %x, %n : f32, index
  return %0 : f32
}

func.func @roundeven(%x: f128) -> f128 {
  %0 = math.roundeven %x : f128
  return %0 : f128
}
