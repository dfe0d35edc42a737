// Quotients by a symbol are kept if the dividend consists of rounded quotients. mlir-opt 22 divides the parts of
// the dividend separately, which changes the rounded result.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize | diff %s.expected -

func.func @rounded(%s: index) -> (index, index, index) {
  %0 = affine.apply affine_map<()[s0] -> ((s0 floordiv 2 + s0 floordiv 2) floordiv s0)>()[%s]
  %1 = affine.apply affine_map<()[s0] -> ((s0 ceildiv 2 + s0 ceildiv 3) ceildiv s0)>()[%s]
  %2 = affine.apply affine_map<()[s0] -> (((s0 floordiv 2) * s0) floordiv s0)>()[%s]
  return %0, %1, %2 : index, index, index
}
