// index.floordivs folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @floordivs_minus_1_1_is_minus_1() -> index {
  // CHECK-LABEL: func.func @floordivs_minus_1_1_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %m1 = index.constant -1
  %c1 = index.constant 1
  %r = index.floordivs %m1, %c1
  return %r : index
}

func.func @floordivs_7_minus_7_is_minus_1() -> index {
  // CHECK-LABEL: func.func @floordivs_7_minus_7_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %c7 = index.constant 7
  %m7 = index.constant -7
  %r = index.floordivs %c7, %m7
  return %r : index
}

func.func @floordivs_minus_7_5_is_minus_2() -> index {
  // CHECK-LABEL: func.func @floordivs_minus_7_5_is_minus_2(
  // CHECK-NEXT: %idx-2 = index.constant -2
  // CHECK-NEXT: return %idx-2 : index
  %m7 = index.constant -7
  %c5 = index.constant 5
  %r = index.floordivs %m7, %c5
  return %r : index
}

func.func @floordivs_minus_7_minus_5_is_1() -> index {
  // CHECK-LABEL: func.func @floordivs_minus_7_minus_5_is_1(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: return %idx1 : index
  %m7 = index.constant -7
  %m5 = index.constant -5
  %r = index.floordivs %m7, %m5
  return %r : index
}

func.func @floordivs_2147483647_1_is_2147483647() -> index {
  // CHECK-LABEL: func.func @floordivs_2147483647_1_is_2147483647(
  // CHECK-NEXT: %idx2147483647 = index.constant 2147483647
  // CHECK-NEXT: return %idx2147483647 : index
  %c1 = index.constant 1
  %c2147483647 = index.constant 2147483647
  %r = index.floordivs %c2147483647, %c1
  return %r : index
}

func.func @floordivs_minus_2147483648_minus_1_is_2147483648() -> index {
  // CHECK-LABEL: func.func @floordivs_minus_2147483648_minus_1_is_2147483648(
  // CHECK-NEXT: %idx2147483648 = index.constant 2147483648
  // CHECK-NEXT: return %idx2147483648 : index
  %m1 = index.constant -1
  %m2147483648 = index.constant -2147483648
  %r = index.floordivs %m2147483648, %m1
  return %r : index
}

func.func @floordivs_4294967296_minus_7_is_kept() -> index {
  // CHECK-LABEL: func.func @floordivs_4294967296_minus_7_is_kept(
  // CHECK-NEXT: %idx-7 = index.constant -7
  // CHECK-NEXT: %idx4294967296 = index.constant 4294967296
  // CHECK-NEXT: %0 = index.floordivs %idx4294967296, %idx-7
  // CHECK-NEXT: return %0 : index
  %m7 = index.constant -7
  %c4294967296 = index.constant 4294967296
  %r = index.floordivs %c4294967296, %m7
  return %r : index
}

func.func @floordivs_8589934598_5_is_kept() -> index {
  // CHECK-LABEL: func.func @floordivs_8589934598_5_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %idx8589934598 = index.constant 8589934598
  // CHECK-NEXT: %0 = index.floordivs %idx8589934598, %idx5
  // CHECK-NEXT: return %0 : index
  %c5 = index.constant 5
  %c8589934598 = index.constant 8589934598
  %r = index.floordivs %c8589934598, %c5
  return %r : index
}

func.func @floordivs_9223372036854775807_1_is_9223372036854775807() -> index {
  // CHECK-LABEL: func.func @floordivs_9223372036854775807_1_is_9223372036854775807(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: return %idx9223372036854775807 : index
  %c1 = index.constant 1
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.floordivs %c9223372036854775807, %c1
  return %r : index
}

func.func @floordivs_minus_9223372036854775808_minus_1_is_minus_9223372036854775808() -> index {
  // CHECK-LABEL: func.func @floordivs_minus_9223372036854775808_minus_1_is_minus_9223372036854775808(
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: return %idx-9223372036854775808 : index
  %m1 = index.constant -1
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.floordivs %m9223372036854775808, %m1
  return %r : index
}

func.func @floordivs_9223372036854775807_minus_9223372036854775808_is_kept() -> index {
  // CHECK-LABEL: func.func @floordivs_9223372036854775807_minus_9223372036854775808_is_kept(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.floordivs %idx9223372036854775807, %idx-9223372036854775808
  // CHECK-NEXT: return %0 : index
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.floordivs %c9223372036854775807, %m9223372036854775808
  return %r : index
}

func.func @floordivs_7_0_is_kept() -> index {
  // CHECK-LABEL: func.func @floordivs_7_0_is_kept(
  // CHECK-NEXT: %idx7 = index.constant 7
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.floordivs %idx7, %idx0
  // CHECK-NEXT: return %0 : index
  %c7 = index.constant 7
  %c0 = index.constant 0
  %r = index.floordivs %c7, %c0
  return %r : index
}

func.func @floordivs_x_0_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @floordivs_x_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.floordivs %arg0, %idx0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.floordivs %x, %c0
  return %r : index
}

func.func @floordivs_x_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @floordivs_x_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.floordivs %arg0, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.floordivs %x, %c1
  return %r : index
}

func.func @floordivs_x_minus_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @floordivs_x_minus_1_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.floordivs %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.floordivs %x, %m1
  return %r : index
}

func.func @floordivs_0_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @floordivs_0_x_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.floordivs %idx0, %arg0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.floordivs %c0, %x
  return %r : index
}

func.func @floordivs_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @floordivs_1_x_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.floordivs %idx1, %arg0
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.floordivs %c1, %x
  return %r : index
}

func.func @floordivs_minus_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @floordivs_minus_1_x_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.floordivs %idx-1, %arg0
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.floordivs %m1, %x
  return %r : index
}

func.func @floordivs_x_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @floordivs_x_x_is_kept(
  // CHECK-NEXT: %0 = index.floordivs %arg0, %arg0
  // CHECK-NEXT: return %0 : index
  %r = index.floordivs %x, %x
  return %r : index
}
