// index.sub folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @sub_0_33_is_minus_33() -> index {
  // CHECK-LABEL: func.func @sub_0_33_is_minus_33(
  // CHECK-NEXT: %idx-33 = index.constant -33
  // CHECK-NEXT: return %idx-33 : index
  %c0 = index.constant 0
  %c33 = index.constant 33
  %r = index.sub %c0, %c33
  return %r : index
}

func.func @sub_minus_1_1_is_minus_2() -> index {
  // CHECK-LABEL: func.func @sub_minus_1_1_is_minus_2(
  // CHECK-NEXT: %idx-2 = index.constant -2
  // CHECK-NEXT: return %idx-2 : index
  %m1 = index.constant -1
  %c1 = index.constant 1
  %r = index.sub %m1, %c1
  return %r : index
}

func.func @sub_7_minus_7_is_14() -> index {
  // CHECK-LABEL: func.func @sub_7_minus_7_is_14(
  // CHECK-NEXT: %idx14 = index.constant 14
  // CHECK-NEXT: return %idx14 : index
  %c7 = index.constant 7
  %m7 = index.constant -7
  %r = index.sub %c7, %m7
  return %r : index
}

func.func @sub_minus_7_5_is_minus_12() -> index {
  // CHECK-LABEL: func.func @sub_minus_7_5_is_minus_12(
  // CHECK-NEXT: %idx-12 = index.constant -12
  // CHECK-NEXT: return %idx-12 : index
  %m7 = index.constant -7
  %c5 = index.constant 5
  %r = index.sub %m7, %c5
  return %r : index
}

func.func @sub_minus_7_minus_5_is_minus_2() -> index {
  // CHECK-LABEL: func.func @sub_minus_7_minus_5_is_minus_2(
  // CHECK-NEXT: %idx-2 = index.constant -2
  // CHECK-NEXT: return %idx-2 : index
  %m7 = index.constant -7
  %m5 = index.constant -5
  %r = index.sub %m7, %m5
  return %r : index
}

func.func @sub_2147483647_1_is_2147483646() -> index {
  // CHECK-LABEL: func.func @sub_2147483647_1_is_2147483646(
  // CHECK-NEXT: %idx2147483646 = index.constant 2147483646
  // CHECK-NEXT: return %idx2147483646 : index
  %c1 = index.constant 1
  %c2147483647 = index.constant 2147483647
  %r = index.sub %c2147483647, %c1
  return %r : index
}

func.func @sub_minus_2147483648_minus_1_is_minus_2147483647() -> index {
  // CHECK-LABEL: func.func @sub_minus_2147483648_minus_1_is_minus_2147483647(
  // CHECK-NEXT: %idx-2147483647 = index.constant -2147483647
  // CHECK-NEXT: return %idx-2147483647 : index
  %m1 = index.constant -1
  %m2147483648 = index.constant -2147483648
  %r = index.sub %m2147483648, %m1
  return %r : index
}

func.func @sub_4294967296_minus_7_is_4294967303() -> index {
  // CHECK-LABEL: func.func @sub_4294967296_minus_7_is_4294967303(
  // CHECK-NEXT: %idx4294967303 = index.constant 4294967303
  // CHECK-NEXT: return %idx4294967303 : index
  %m7 = index.constant -7
  %c4294967296 = index.constant 4294967296
  %r = index.sub %c4294967296, %m7
  return %r : index
}

func.func @sub_8589934598_5_is_8589934593() -> index {
  // CHECK-LABEL: func.func @sub_8589934598_5_is_8589934593(
  // CHECK-NEXT: %idx8589934593 = index.constant 8589934593
  // CHECK-NEXT: return %idx8589934593 : index
  %c5 = index.constant 5
  %c8589934598 = index.constant 8589934598
  %r = index.sub %c8589934598, %c5
  return %r : index
}

func.func @sub_9223372036854775807_1_is_9223372036854775806() -> index {
  // CHECK-LABEL: func.func @sub_9223372036854775807_1_is_9223372036854775806(
  // CHECK-NEXT: %idx9223372036854775806 = index.constant 9223372036854775806
  // CHECK-NEXT: return %idx9223372036854775806 : index
  %c1 = index.constant 1
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.sub %c9223372036854775807, %c1
  return %r : index
}

func.func @sub_minus_9223372036854775808_minus_1_is_minus_9223372036854775807() -> index {
  // CHECK-LABEL: func.func @sub_minus_9223372036854775808_minus_1_is_minus_9223372036854775807(
  // CHECK-NEXT: %idx-9223372036854775807 = index.constant -9223372036854775807
  // CHECK-NEXT: return %idx-9223372036854775807 : index
  %m1 = index.constant -1
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.sub %m9223372036854775808, %m1
  return %r : index
}

func.func @sub_9223372036854775807_minus_9223372036854775808_is_minus_1() -> index {
  // CHECK-LABEL: func.func @sub_9223372036854775807_minus_9223372036854775808_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.sub %c9223372036854775807, %m9223372036854775808
  return %r : index
}

func.func @sub_x_0_is_x(%x: index) -> index {
  // CHECK-LABEL: func.func @sub_x_0_is_x(
  // CHECK-NEXT: return %arg0 : index
  %c0 = index.constant 0
  %r = index.sub %x, %c0
  return %r : index
}

func.func @sub_x_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @sub_x_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.sub %arg0, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.sub %x, %c1
  return %r : index
}

func.func @sub_x_minus_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @sub_x_minus_1_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.sub %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.sub %x, %m1
  return %r : index
}

func.func @sub_0_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @sub_0_x_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.sub %idx0, %arg0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.sub %c0, %x
  return %r : index
}

func.func @sub_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @sub_1_x_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.sub %idx1, %arg0
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.sub %c1, %x
  return %r : index
}

func.func @sub_minus_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @sub_minus_1_x_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.sub %idx-1, %arg0
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.sub %m1, %x
  return %r : index
}

func.func @sub_x_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @sub_x_x_is_kept(
  // CHECK-NEXT: %0 = index.sub %arg0, %arg0
  // CHECK-NEXT: return %0 : index
  %r = index.sub %x, %x
  return %r : index
}
