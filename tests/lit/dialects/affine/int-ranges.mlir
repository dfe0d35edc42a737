// Integer range inference computes the bounds of affine.apply from the bounds of its operands.
// RUN: %opt %s --int-range-optimizations | diff %s.expected -

func.func @known(%n: index) -> (i1, i1, i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %c15 = arith.constant 15 : index
  %c100 = arith.constant 100 : index
  %small = arith.remui %n, %c8 : index
  %0 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%n)
  %1 = arith.cmpi slt, %0, %c8 : index
  %2 = affine.apply affine_map<(d0) -> (d0 * 2 + 1)>(%small)
  %3 = arith.cmpi sle, %2, %c15 : index
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0 ceildiv 2)>(%small)[%small]
  %5 = arith.cmpi slt, %4, %c7 : index
  %6 = arith.cmpi sge, %4, %c0 : index
  %7 = affine.apply affine_map<(d0) -> (d0 - 100)>(%small)
  %8 = arith.cmpi slt, %7, %c0 : index
  %9 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  %10 = arith.cmpi slt, %9, %c100 : index
  return %1, %3, %5, %6, %8, %10 : i1, i1, i1, i1, i1, i1
}
