// index.shrs folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @shrs_0_5_is_0() -> index {
  // CHECK-LABEL: func.func @shrs_0_5_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c0 = index.constant 0
  %c5 = index.constant 5
  %r = index.shrs %c0, %c5
  return %r : index
}

func.func @shrs_1_31_is_0() -> index {
  // CHECK-LABEL: func.func @shrs_1_31_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c1 = index.constant 1
  %c31 = index.constant 31
  %r = index.shrs %c1, %c31
  return %r : index
}

func.func @shrs_1_33_is_kept() -> index {
  // CHECK-LABEL: func.func @shrs_1_33_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: %0 = index.shrs %idx1, %idx33
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %c33 = index.constant 33
  %r = index.shrs %c1, %c33
  return %r : index
}

func.func @shrs_7_0_is_7() -> index {
  // CHECK-LABEL: func.func @shrs_7_0_is_7(
  // CHECK-NEXT: %idx7 = index.constant 7
  // CHECK-NEXT: return %idx7 : index
  %c0 = index.constant 0
  %c7 = index.constant 7
  %r = index.shrs %c7, %c0
  return %r : index
}

func.func @shrs_minus_1_5_is_minus_1() -> index {
  // CHECK-LABEL: func.func @shrs_minus_1_5_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %c5 = index.constant 5
  %m1 = index.constant -1
  %r = index.shrs %m1, %c5
  return %r : index
}

func.func @shrs_minus_1_31_is_minus_1() -> index {
  // CHECK-LABEL: func.func @shrs_minus_1_31_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %c31 = index.constant 31
  %m1 = index.constant -1
  %r = index.shrs %m1, %c31
  return %r : index
}

func.func @shrs_minus_7_33_is_kept() -> index {
  // CHECK-LABEL: func.func @shrs_minus_7_33_is_kept(
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: %idx-7 = index.constant -7
  // CHECK-NEXT: %0 = index.shrs %idx-7, %idx33
  // CHECK-NEXT: return %0 : index
  %c33 = index.constant 33
  %m7 = index.constant -7
  %r = index.shrs %m7, %c33
  return %r : index
}

func.func @shrs_2147483648_1_is_kept() -> index {
  // CHECK-LABEL: func.func @shrs_2147483648_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %idx2147483648 = index.constant 2147483648
  // CHECK-NEXT: %0 = index.shrs %idx2147483648, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %c2147483648 = index.constant 2147483648
  %r = index.shrs %c2147483648, %c1
  return %r : index
}

func.func @shrs_4294967296_1_is_kept() -> index {
  // CHECK-LABEL: func.func @shrs_4294967296_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %idx4294967296 = index.constant 4294967296
  // CHECK-NEXT: %0 = index.shrs %idx4294967296, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %c4294967296 = index.constant 4294967296
  %r = index.shrs %c4294967296, %c1
  return %r : index
}

func.func @shrs_minus_9223372036854775808_5_is_minus_288230376151711744() -> index {
  // CHECK-LABEL: func.func @shrs_minus_9223372036854775808_5_is_minus_288230376151711744(
  // CHECK-NEXT: %idx-288230376151711744 = index.constant -288230376151711744
  // CHECK-NEXT: return %idx-288230376151711744 : index
  %c5 = index.constant 5
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.shrs %m9223372036854775808, %c5
  return %r : index
}

func.func @shrs_9223372036854775807_7_is_72057594037927935() -> index {
  // CHECK-LABEL: func.func @shrs_9223372036854775807_7_is_72057594037927935(
  // CHECK-NEXT: %idx72057594037927935 = index.constant 72057594037927935
  // CHECK-NEXT: return %idx72057594037927935 : index
  %c7 = index.constant 7
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.shrs %c9223372036854775807, %c7
  return %r : index
}

func.func @shrs_5_minus_1_is_kept() -> index {
  // CHECK-LABEL: func.func @shrs_5_minus_1_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shrs %idx5, %idx-1
  // CHECK-NEXT: return %0 : index
  %c5 = index.constant 5
  %m1 = index.constant -1
  %r = index.shrs %c5, %m1
  return %r : index
}

func.func @shrs_5_minus_9223372036854775808_is_kept() -> index {
  // CHECK-LABEL: func.func @shrs_5_minus_9223372036854775808_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.shrs %idx5, %idx-9223372036854775808
  // CHECK-NEXT: return %0 : index
  %c5 = index.constant 5
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.shrs %c5, %m9223372036854775808
  return %r : index
}

func.func @shrs_x_0_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shrs_x_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.shrs %arg0, %idx0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.shrs %x, %c0
  return %r : index
}

func.func @shrs_x_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shrs_x_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.shrs %arg0, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.shrs %x, %c1
  return %r : index
}

func.func @shrs_x_minus_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shrs_x_minus_1_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shrs %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.shrs %x, %m1
  return %r : index
}

func.func @shrs_0_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shrs_0_x_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.shrs %idx0, %arg0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.shrs %c0, %x
  return %r : index
}

func.func @shrs_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shrs_1_x_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.shrs %idx1, %arg0
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.shrs %c1, %x
  return %r : index
}

func.func @shrs_minus_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shrs_minus_1_x_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shrs %idx-1, %arg0
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.shrs %m1, %x
  return %r : index
}

func.func @shrs_x_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shrs_x_x_is_kept(
  // CHECK-NEXT: %0 = index.shrs %arg0, %arg0
  // CHECK-NEXT: return %0 : index
  %r = index.shrs %x, %x
  return %r : index
}
