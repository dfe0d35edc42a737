// A product divided by a factor, where it cannot have overflowed.
// RUN: strata-opt %s --canonicalize | diff %s.expected -

func.func @products(%a: i32, %b: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %k0_ = arith.muli %a, %b overflow<nuw> : i32
  %r0 = arith.divui %k0_, %a : i32
  %k1_ = arith.muli %a, %b overflow<nuw> : i32
  %r1 = arith.divui %k1_, %b : i32
  %k2_ = arith.muli %a, %b overflow<nsw> : i32
  %r2 = arith.divui %k2_, %a : i32
  %k3_ = arith.muli %a, %b overflow<nsw> : i32
  %r3 = arith.divui %k3_, %b : i32
  %k4_ = arith.muli %a, %b overflow<nsw> : i32
  %r4 = arith.divsi %k4_, %a : i32
  %k5_ = arith.muli %a, %b overflow<nsw> : i32
  %r5 = arith.divsi %k5_, %b : i32
  %k6_ = arith.muli %a, %b overflow<nuw> : i32
  %r6 = arith.divsi %k6_, %a : i32
  %k7_ = arith.muli %a, %b overflow<nuw> : i32
  %r7 = arith.divsi %k7_, %b : i32
  %k8_ = arith.muli %a, %b overflow<nsw, nuw> : i32
  %r8 = arith.divui %k8_, %a : i32
  %k9_ = arith.muli %a, %b overflow<nsw, nuw> : i32
  %r9 = arith.divui %k9_, %b : i32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}
