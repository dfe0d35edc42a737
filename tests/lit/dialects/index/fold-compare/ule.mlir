// index.cmp ule folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @cmp_ule_0_0_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_0_0_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = index.constant 0
  %r = index.cmp ule(%c0, %c0)
  return %r : i1
}

func.func @cmp_ule_0_1_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_0_1_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = index.constant 0
  %c1 = index.constant 1
  %r = index.cmp ule(%c0, %c1)
  return %r : i1
}

func.func @cmp_ule_minus_1_0_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_minus_1_0_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = index.constant 0
  %m1 = index.constant -1
  %r = index.cmp ule(%m1, %c0)
  return %r : i1
}

func.func @cmp_ule_minus_1_2147483647_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_minus_1_2147483647_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %m1 = index.constant -1
  %c2147483647 = index.constant 2147483647
  %r = index.cmp ule(%m1, %c2147483647)
  return %r : i1
}

func.func @cmp_ule_2147483647_2147483648_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_2147483647_2147483648_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c2147483647 = index.constant 2147483647
  %c2147483648 = index.constant 2147483648
  %r = index.cmp ule(%c2147483647, %c2147483648)
  return %r : i1
}

func.func @cmp_ule_minus_2147483648_4294967295_is_kept() -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_minus_2147483648_4294967295_is_kept(
  // CHECK-NEXT: %idx-2147483648 = index.constant -2147483648
  // CHECK-NEXT: %idx4294967295 = index.constant 4294967295
  // CHECK-NEXT: %0 = index.cmp ule(%idx-2147483648, %idx4294967295)
  // CHECK-NEXT: return %0 : i1
  %m2147483648 = index.constant -2147483648
  %c4294967295 = index.constant 4294967295
  %r = index.cmp ule(%m2147483648, %c4294967295)
  return %r : i1
}

func.func @cmp_ule_4294967296_0_is_kept() -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_4294967296_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %idx4294967296 = index.constant 4294967296
  // CHECK-NEXT: %0 = index.cmp ule(%idx4294967296, %idx0)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %c4294967296 = index.constant 4294967296
  %r = index.cmp ule(%c4294967296, %c0)
  return %r : i1
}

func.func @cmp_ule_4294967296_4294967295_is_kept() -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_4294967296_4294967295_is_kept(
  // CHECK-NEXT: %idx4294967295 = index.constant 4294967295
  // CHECK-NEXT: %idx4294967296 = index.constant 4294967296
  // CHECK-NEXT: %0 = index.cmp ule(%idx4294967296, %idx4294967295)
  // CHECK-NEXT: return %0 : i1
  %c4294967295 = index.constant 4294967295
  %c4294967296 = index.constant 4294967296
  %r = index.cmp ule(%c4294967296, %c4294967295)
  return %r : i1
}

func.func @cmp_ule_9223372036854775807_minus_9223372036854775808_is_kept() -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_9223372036854775807_minus_9223372036854775808_is_kept(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.cmp ule(%idx9223372036854775807, %idx-9223372036854775808)
  // CHECK-NEXT: return %0 : i1
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.cmp ule(%c9223372036854775807, %m9223372036854775808)
  return %r : i1
}

func.func @cmp_ule_8589934598_minus_7_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_8589934598_minus_7_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c8589934598 = index.constant 8589934598
  %m7 = index.constant -7
  %r = index.cmp ule(%c8589934598, %m7)
  return %r : i1
}

func.func @cmp_ule_x_x_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_x_x_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %r = index.cmp ule(%x, %x)
  return %r : i1
}

func.func @cmp_ule_x_0_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_x_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.cmp ule(%arg0, %idx0)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %r = index.cmp ule(%x, %c0)
  return %r : i1
}

func.func @cmp_ule_0_x_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_0_x_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.cmp ule(%idx0, %arg0)
  // CHECK-NEXT: return %0 : i1
  %c0 = index.constant 0
  %r = index.cmp ule(%c0, %x)
  return %r : i1
}
