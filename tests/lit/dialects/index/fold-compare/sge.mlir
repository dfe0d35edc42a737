// index.cmp sge folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @cmp_sge_0_0_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_0_0_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = index.constant 0
  %r = index.cmp sge(%c0, %c0)
  return %r : i1
}

func.func @cmp_sge_0_1_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_0_1_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = index.constant 0
  %c1 = index.constant 1
  %r = index.cmp sge(%c0, %c1)
  return %r : i1
}

func.func @cmp_sge_minus_1_0_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_minus_1_0_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = index.constant 0
  %m1 = index.constant -1
  %r = index.cmp sge(%m1, %c0)
  return %r : i1
}

func.func @cmp_sge_minus_1_2147483647_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_minus_1_2147483647_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %r = index.cmp sge(%m1, %c2147483647)
  return %r : i1
}

func.func @cmp_sge_2147483647_2147483648_is_kept() -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_2147483647_2147483648_is_kept(
  // CHECK-NEXT: %idx2147483647 = index.constant 2147483647
  // CHECK-NEXT: %idx2147483648 = index.constant 2147483648
  // CHECK-NEXT: %0 = index.cmp sge(%idx2147483647, %idx2147483648)
  // CHECK-NEXT: return %0 : i1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %r = index.cmp sge(%c2147483647, %c2147483648)
  return %r : i1
}

func.func @cmp_sge_minus_2147483648_4294967295_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_minus_2147483648_4294967295_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %r = index.cmp sge(%m2147483648, %c4294967295)
  return %r : i1
}

func.func @cmp_sge_4294967296_0_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_4294967296_0_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = index.constant 0
  %c4294967296 = index.constant 4294967296
  %r = index.cmp sge(%c4294967296, %c0)
  return %r : i1
}

func.func @cmp_sge_4294967296_4294967295_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_4294967296_4294967295_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %r = index.cmp sge(%c4294967296, %c4294967295)
  return %r : i1
}

func.func @cmp_sge_9223372036854775807_minus_9223372036854775808_is_kept() -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_9223372036854775807_minus_9223372036854775808_is_kept(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.cmp sge(%idx9223372036854775807, %idx-9223372036854775808)
  // CHECK-NEXT: return %0 : i1
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.cmp sge(%c9223372036854775807, %m9223372036854775808)
  return %r : i1
}

func.func @cmp_sge_8589934598_minus_7_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_8589934598_minus_7_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %r = index.cmp sge(%c8589934598, %m7)
  return %r : i1
}

func.func @cmp_sge_x_x_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_x_x_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %r = index.cmp sge(%x, %x)
  return %r : i1
}

func.func @cmp_sge_x_0_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_x_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.cmp sge(%arg0, %idx0)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %r = index.cmp sge(%x, %c0)
  return %r : i1
}

func.func @cmp_sge_0_x_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_0_x_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.cmp sge(%idx0, %arg0)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %r = index.cmp sge(%c0, %x)
  return %r : i1
}
