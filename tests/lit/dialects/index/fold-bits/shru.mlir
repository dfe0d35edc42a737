// index.shru folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @shru_0_5_is_0() -> index {
  // CHECK-LABEL: func.func @shru_0_5_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c0 = index.constant 0
  %c5 = index.constant 5
  %r = index.shru %c0, %c5
  return %r : index
}

func.func @shru_1_31_is_0() -> index {
  // CHECK-LABEL: func.func @shru_1_31_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c1 = index.constant 1
  %c31 = index.constant 31
  %r = index.shru %c1, %c31
  return %r : index
}

func.func @shru_1_33_is_kept() -> index {
  // CHECK-LABEL: func.func @shru_1_33_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: %0 = index.shru %idx1, %idx33
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %c33 = index.constant 33
  %r = index.shru %c1, %c33
  return %r : index
}

func.func @shru_7_0_is_7() -> index {
  // CHECK-LABEL: func.func @shru_7_0_is_7(
  // CHECK-NEXT: %idx7 = index.constant 7
  // CHECK-NEXT: return %idx7 : index
  %c0 = index.constant 0
  %c7 = index.constant 7
  %r = index.shru %c7, %c0
  return %r : index
}

func.func @shru_minus_1_5_is_kept() -> index {
  // CHECK-LABEL: func.func @shru_minus_1_5_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shru %idx-1, %idx5
  // CHECK-NEXT: return %0 : index
  %c5 = index.constant 5
  %m1 = index.constant -1
  %r = index.shru %m1, %c5
  return %r : index
}

func.func @shru_minus_1_31_is_kept() -> index {
  // CHECK-LABEL: func.func @shru_minus_1_31_is_kept(
  // CHECK-NEXT: %idx31 = index.constant 31
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shru %idx-1, %idx31
  // CHECK-NEXT: return %0 : index
  %c31 = index.constant 31
  %m1 = index.constant -1
  %r = index.shru %m1, %c31
  return %r : index
}

func.func @shru_minus_7_33_is_kept() -> index {
  // CHECK-LABEL: func.func @shru_minus_7_33_is_kept(
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: %idx-7 = index.constant -7
  // CHECK-NEXT: %0 = index.shru %idx-7, %idx33
  // CHECK-NEXT: return %0 : index
  %c33 = index.constant 33
  %m7 = index.constant -7
  %r = index.shru %m7, %c33
  return %r : index
}

func.func @shru_2147483648_1_is_1073741824() -> index {
  // CHECK-LABEL: func.func @shru_2147483648_1_is_1073741824(
  // CHECK-NEXT: %idx1073741824 = index.constant 1073741824
  // CHECK-NEXT: return %idx1073741824 : index
  %c1 = index.constant 1
  %c2147483648 = index.constant 2147483648
  %r = index.shru %c2147483648, %c1
  return %r : index
}

func.func @shru_4294967296_1_is_kept() -> index {
  // CHECK-LABEL: func.func @shru_4294967296_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %idx4294967296 = index.constant 4294967296
  // CHECK-NEXT: %0 = index.shru %idx4294967296, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %c4294967296 = index.constant 4294967296
  %r = index.shru %c4294967296, %c1
  return %r : index
}

func.func @shru_minus_9223372036854775808_5_is_288230376151711744() -> index {
  // CHECK-LABEL: func.func @shru_minus_9223372036854775808_5_is_288230376151711744(
  // CHECK-NEXT: %idx288230376151711744 = index.constant 288230376151711744
  // CHECK-NEXT: return %idx288230376151711744 : index
  %c5 = index.constant 5
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.shru %m9223372036854775808, %c5
  return %r : index
}

func.func @shru_9223372036854775807_7_is_kept() -> index {
  // CHECK-LABEL: func.func @shru_9223372036854775807_7_is_kept(
  // CHECK-NEXT: %idx7 = index.constant 7
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %0 = index.shru %idx9223372036854775807, %idx7
  // CHECK-NEXT: return %0 : index
  %c7 = index.constant 7
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.shru %c9223372036854775807, %c7
  return %r : index
}

func.func @shru_5_minus_1_is_kept() -> index {
  // CHECK-LABEL: func.func @shru_5_minus_1_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shru %idx5, %idx-1
  // CHECK-NEXT: return %0 : index
  %c5 = index.constant 5
  %m1 = index.constant -1
  %r = index.shru %c5, %m1
  return %r : index
}

func.func @shru_5_minus_9223372036854775808_is_kept() -> index {
  // CHECK-LABEL: func.func @shru_5_minus_9223372036854775808_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.shru %idx5, %idx-9223372036854775808
  // CHECK-NEXT: return %0 : index
  %c5 = index.constant 5
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.shru %c5, %m9223372036854775808
  return %r : index
}

func.func @shru_x_0_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shru_x_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.shru %arg0, %idx0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.shru %x, %c0
  return %r : index
}

func.func @shru_x_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shru_x_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.shru %arg0, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.shru %x, %c1
  return %r : index
}

func.func @shru_x_minus_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shru_x_minus_1_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shru %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.shru %x, %m1
  return %r : index
}

func.func @shru_0_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shru_0_x_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.shru %idx0, %arg0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.shru %c0, %x
  return %r : index
}

func.func @shru_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shru_1_x_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.shru %idx1, %arg0
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.shru %c1, %x
  return %r : index
}

func.func @shru_minus_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shru_minus_1_x_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shru %idx-1, %arg0
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.shru %m1, %x
  return %r : index
}

func.func @shru_x_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shru_x_x_is_kept(
  // CHECK-NEXT: %0 = index.shru %arg0, %arg0
  // CHECK-NEXT: return %0 : index
  %r = index.shru %x, %x
  return %r : index
}
