// Truncating away what a shift brought in.
// RUN: strata-opt %s --canonicalize | diff %s.expected -

func.func @shifts(%a: i64) -> (i32, i32, i32) {
  %k0_ = arith.constant 5 : i64
  %l0_ = arith.shrsi %a, %k0_ : i64
  %r0 = arith.trunci %l0_ : i64 to i32
  %k1_ = arith.constant 32 : i64
  %l1_ = arith.shrsi %a, %k1_ : i64
  %r1 = arith.trunci %l1_ : i64 to i32
  %k2_ = arith.constant 33 : i64
  %l2_ = arith.shrsi %a, %k2_ : i64
  %r2 = arith.trunci %l2_ : i64 to i32
  return %r0, %r1, %r2 : i32, i32, i32
}
