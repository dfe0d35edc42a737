// index.mul folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @mul_0_33_is_0() -> index {
  // CHECK-LABEL: func.func @mul_0_33_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c0 = index.constant 0
  %c33 = index.constant 33
  %r = index.mul %c0, %c33
  return %r : index
}

func.func @mul_minus_1_1_is_minus_1() -> index {
  // CHECK-LABEL: func.func @mul_minus_1_1_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %m1 = index.constant -1
  %c1 = index.constant 1
  %r = index.mul %m1, %c1
  return %r : index
}

func.func @mul_7_minus_7_is_minus_49() -> index {
  // CHECK-LABEL: func.func @mul_7_minus_7_is_minus_49(
  // CHECK-NEXT: %idx-49 = index.constant -49
  // CHECK-NEXT: return %idx-49 : index
  %c7 = index.constant 7
  %m7 = index.constant -7
  %r = index.mul %c7, %m7
  return %r : index
}

func.func @mul_minus_7_5_is_minus_35() -> index {
  // CHECK-LABEL: func.func @mul_minus_7_5_is_minus_35(
  // CHECK-NEXT: %idx-35 = index.constant -35
  // CHECK-NEXT: return %idx-35 : index
  %m7 = index.constant -7
  %c5 = index.constant 5
  %r = index.mul %m7, %c5
  return %r : index
}

func.func @mul_minus_7_minus_5_is_35() -> index {
  // CHECK-LABEL: func.func @mul_minus_7_minus_5_is_35(
  // CHECK-NEXT: %idx35 = index.constant 35
  // CHECK-NEXT: return %idx35 : index
  %m7 = index.constant -7
  %m5 = index.constant -5
  %r = index.mul %m7, %m5
  return %r : index
}

func.func @mul_2147483647_1_is_2147483647() -> index {
  // CHECK-LABEL: func.func @mul_2147483647_1_is_2147483647(
  // CHECK-NEXT: %idx2147483647 = index.constant 2147483647
  // CHECK-NEXT: return %idx2147483647 : index
  %c1 = index.constant 1
  %c2147483647 = index.constant 2147483647
  %r = index.mul %c2147483647, %c1
  return %r : index
}

func.func @mul_minus_2147483648_minus_1_is_2147483648() -> index {
  // CHECK-LABEL: func.func @mul_minus_2147483648_minus_1_is_2147483648(
  // CHECK-NEXT: %idx2147483648 = index.constant 2147483648
  // CHECK-NEXT: return %idx2147483648 : index
  %m1 = index.constant -1
  %m2147483648 = index.constant -2147483648
  %r = index.mul %m2147483648, %m1
  return %r : index
}

func.func @mul_4294967296_minus_7_is_minus_30064771072() -> index {
  // CHECK-LABEL: func.func @mul_4294967296_minus_7_is_minus_30064771072(
  // CHECK-NEXT: %idx-30064771072 = index.constant -30064771072
  // CHECK-NEXT: return %idx-30064771072 : index
  %m7 = index.constant -7
  %c4294967296 = index.constant 4294967296
  %r = index.mul %c4294967296, %m7
  return %r : index
}

func.func @mul_8589934598_5_is_42949672990() -> index {
  // CHECK-LABEL: func.func @mul_8589934598_5_is_42949672990(
  // CHECK-NEXT: %idx42949672990 = index.constant 42949672990
  // CHECK-NEXT: return %idx42949672990 : index
  %c5 = index.constant 5
  %c8589934598 = index.constant 8589934598
  %r = index.mul %c8589934598, %c5
  return %r : index
}

func.func @mul_9223372036854775807_1_is_9223372036854775807() -> index {
  // CHECK-LABEL: func.func @mul_9223372036854775807_1_is_9223372036854775807(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: return %idx9223372036854775807 : index
  %c1 = index.constant 1
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.mul %c9223372036854775807, %c1
  return %r : index
}

func.func @mul_minus_9223372036854775808_minus_1_is_minus_9223372036854775808() -> index {
  // CHECK-LABEL: func.func @mul_minus_9223372036854775808_minus_1_is_minus_9223372036854775808(
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: return %idx-9223372036854775808 : index
  %m1 = index.constant -1
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.mul %m9223372036854775808, %m1
  return %r : index
}

func.func @mul_9223372036854775807_minus_9223372036854775808_is_minus_9223372036854775808() -> index {
  // CHECK-LABEL: func.func @mul_9223372036854775807_minus_9223372036854775808_is_minus_9223372036854775808(
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: return %idx-9223372036854775808 : index
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.mul %c9223372036854775807, %m9223372036854775808
  return %r : index
}

func.func @mul_x_0_is_0(%x: index) -> index {
  // CHECK-LABEL: func.func @mul_x_0_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c0 = index.constant 0
  %r = index.mul %x, %c0
  return %r : index
}

func.func @mul_x_1_is_x(%x: index) -> index {
  // CHECK-LABEL: func.func @mul_x_1_is_x(
  // CHECK-NEXT: return %arg0 : index
  %c1 = index.constant 1
  %r = index.mul %x, %c1
  return %r : index
}

func.func @mul_x_minus_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @mul_x_minus_1_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.mul %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.mul %x, %m1
  return %r : index
}

func.func @mul_0_x_is_0(%x: index) -> index {
  // CHECK-LABEL: func.func @mul_0_x_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c0 = index.constant 0
  %r = index.mul %c0, %x
  return %r : index
}

func.func @mul_1_x_is_x(%x: index) -> index {
  // CHECK-LABEL: func.func @mul_1_x_is_x(
  // CHECK-NEXT: return %arg0 : index
  %c1 = index.constant 1
  %r = index.mul %c1, %x
  return %r : index
}

func.func @mul_minus_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @mul_minus_1_x_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.mul %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.mul %m1, %x
  return %r : index
}

func.func @mul_x_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @mul_x_x_is_kept(
  // CHECK-NEXT: %0 = index.mul %arg0, %arg0
  // CHECK-NEXT: return %0 : index
  %r = index.mul %x, %x
  return %r : index
}
