// index.maxu folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @maxu_0_33_is_33() -> index {
  // CHECK-LABEL: func.func @maxu_0_33_is_33(
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: return %idx33 : index
  %c0 = index.constant 0
  %c33 = index.constant 33
  %r = index.maxu %c0, %c33
  return %r : index
}

func.func @maxu_minus_1_1_is_minus_1() -> index {
  // CHECK-LABEL: func.func @maxu_minus_1_1_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %m1 = index.constant -1
  %c1 = index.constant 1
  %r = index.maxu %m1, %c1
  return %r : index
}

func.func @maxu_7_minus_7_is_minus_7() -> index {
  // CHECK-LABEL: func.func @maxu_7_minus_7_is_minus_7(
  // CHECK-NEXT: %idx-7 = index.constant -7
  // CHECK-NEXT: return %idx-7 : index
  %c7 = index.constant 7
  %m7 = index.constant -7
  %r = index.maxu %c7, %m7
  return %r : index
}

func.func @maxu_minus_7_5_is_minus_7() -> index {
  // CHECK-LABEL: func.func @maxu_minus_7_5_is_minus_7(
  // CHECK-NEXT: %idx-7 = index.constant -7
  // CHECK-NEXT: return %idx-7 : index
  %m7 = index.constant -7
  %c5 = index.constant 5
  %r = index.maxu %m7, %c5
  return %r : index
}

func.func @maxu_minus_7_minus_5_is_minus_5() -> index {
  // CHECK-LABEL: func.func @maxu_minus_7_minus_5_is_minus_5(
  // CHECK-NEXT: %idx-5 = index.constant -5
  // CHECK-NEXT: return %idx-5 : index
  %m7 = index.constant -7
  %m5 = index.constant -5
  %r = index.maxu %m7, %m5
  return %r : index
}

func.func @maxu_2147483647_1_is_2147483647() -> index {
  // CHECK-LABEL: func.func @maxu_2147483647_1_is_2147483647(
  // CHECK-NEXT: %idx2147483647 = index.constant 2147483647
  // CHECK-NEXT: return %idx2147483647 : index
  %c1 = index.constant 1
  %c2147483647 = index.constant 2147483647
  %r = index.maxu %c2147483647, %c1
  return %r : index
}

func.func @maxu_minus_2147483648_minus_1_is_minus_1() -> index {
  // CHECK-LABEL: func.func @maxu_minus_2147483648_minus_1_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %m1 = index.constant -1
  %m2147483648 = index.constant -2147483648
  %r = index.maxu %m2147483648, %m1
  return %r : index
}

func.func @maxu_4294967296_minus_7_is_minus_7() -> index {
  // CHECK-LABEL: func.func @maxu_4294967296_minus_7_is_minus_7(
  // CHECK-NEXT: %idx-7 = index.constant -7
  // CHECK-NEXT: return %idx-7 : index
  %m7 = index.constant -7
  %c4294967296 = index.constant 4294967296
  %r = index.maxu %c4294967296, %m7
  return %r : index
}

func.func @maxu_8589934598_5_is_8589934598() -> index {
  // CHECK-LABEL: func.func @maxu_8589934598_5_is_8589934598(
  // CHECK-NEXT: %idx8589934598 = index.constant 8589934598
  // CHECK-NEXT: return %idx8589934598 : index
  %c5 = index.constant 5
  %c8589934598 = index.constant 8589934598
  %r = index.maxu %c8589934598, %c5
  return %r : index
}

func.func @maxu_9223372036854775807_1_is_9223372036854775807() -> index {
  // CHECK-LABEL: func.func @maxu_9223372036854775807_1_is_9223372036854775807(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: return %idx9223372036854775807 : index
  %c1 = index.constant 1
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.maxu %c9223372036854775807, %c1
  return %r : index
}

func.func @maxu_minus_9223372036854775808_minus_1_is_minus_1() -> index {
  // CHECK-LABEL: func.func @maxu_minus_9223372036854775808_minus_1_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %m1 = index.constant -1
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.maxu %m9223372036854775808, %m1
  return %r : index
}

func.func @maxu_9223372036854775807_minus_9223372036854775808_is_kept() -> index {
  // CHECK-LABEL: func.func @maxu_9223372036854775807_minus_9223372036854775808_is_kept(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.maxu %idx9223372036854775807, %idx-9223372036854775808
  // CHECK-NEXT: return %0 : index
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.maxu %c9223372036854775807, %m9223372036854775808
  return %r : index
}

func.func @maxu_x_0_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @maxu_x_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.maxu %arg0, %idx0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.maxu %x, %c0
  return %r : index
}

func.func @maxu_x_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @maxu_x_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.maxu %arg0, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.maxu %x, %c1
  return %r : index
}

func.func @maxu_x_minus_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @maxu_x_minus_1_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.maxu %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.maxu %x, %m1
  return %r : index
}

func.func @maxu_0_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @maxu_0_x_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.maxu %arg0, %idx0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.maxu %c0, %x
  return %r : index
}

func.func @maxu_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @maxu_1_x_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.maxu %arg0, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.maxu %c1, %x
  return %r : index
}

func.func @maxu_minus_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @maxu_minus_1_x_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.maxu %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.maxu %m1, %x
  return %r : index
}

func.func @maxu_x_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @maxu_x_x_is_kept(
  // CHECK-NEXT: %0 = index.maxu %arg0, %arg0
  // CHECK-NEXT: return %0 : index
  %r = index.maxu %x, %x
  return %r : index
}
