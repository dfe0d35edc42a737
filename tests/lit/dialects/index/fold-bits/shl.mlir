// index.shl folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @shl_0_5_is_0() -> index {
  // CHECK-LABEL: func.func @shl_0_5_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c0 = index.constant 0
  %c5 = index.constant 5
  %r = index.shl %c0, %c5
  return %r : index
}

func.func @shl_1_31_is_2147483648() -> index {
  // CHECK-LABEL: func.func @shl_1_31_is_2147483648(
  // CHECK-NEXT: %idx2147483648 = index.constant 2147483648
  // CHECK-NEXT: return %idx2147483648 : index
  %c1 = index.constant 1
  %c31 = index.constant 31
  %r = index.shl %c1, %c31
  return %r : index
}

func.func @shl_1_33_is_kept() -> index {
  // CHECK-LABEL: func.func @shl_1_33_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: %0 = index.shl %idx1, %idx33
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %c33 = index.constant 33
  %r = index.shl %c1, %c33
  return %r : index
}

func.func @shl_7_0_is_7() -> index {
  // CHECK-LABEL: func.func @shl_7_0_is_7(
  // CHECK-NEXT: %idx7 = index.constant 7
  // CHECK-NEXT: return %idx7 : index
  %c0 = index.constant 0
  %c7 = index.constant 7
  %r = index.shl %c7, %c0
  return %r : index
}

func.func @shl_minus_1_5_is_minus_32() -> index {
  // CHECK-LABEL: func.func @shl_minus_1_5_is_minus_32(
  // CHECK-NEXT: %idx-32 = index.constant -32
  // CHECK-NEXT: return %idx-32 : index
  %c5 = index.constant 5
  %m1 = index.constant -1
  %r = index.shl %m1, %c5
  return %r : index
}

func.func @shl_minus_1_31_is_minus_2147483648() -> index {
  // CHECK-LABEL: func.func @shl_minus_1_31_is_minus_2147483648(
  // CHECK-NEXT: %idx-2147483648 = index.constant -2147483648
  // CHECK-NEXT: return %idx-2147483648 : index
  %c31 = index.constant 31
  %m1 = index.constant -1
  %r = index.shl %m1, %c31
  return %r : index
}

func.func @shl_minus_7_33_is_kept() -> index {
  // CHECK-LABEL: func.func @shl_minus_7_33_is_kept(
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: %idx-7 = index.constant -7
  // CHECK-NEXT: %0 = index.shl %idx-7, %idx33
  // CHECK-NEXT: return %0 : index
  %c33 = index.constant 33
  %m7 = index.constant -7
  %r = index.shl %m7, %c33
  return %r : index
}

func.func @shl_2147483648_1_is_4294967296() -> index {
  // CHECK-LABEL: func.func @shl_2147483648_1_is_4294967296(
  // CHECK-NEXT: %idx4294967296 = index.constant 4294967296
  // CHECK-NEXT: return %idx4294967296 : index
  %c1 = index.constant 1
  %c2147483648 = index.constant 2147483648
  %r = index.shl %c2147483648, %c1
  return %r : index
}

func.func @shl_4294967296_1_is_8589934592() -> index {
  // CHECK-LABEL: func.func @shl_4294967296_1_is_8589934592(
  // CHECK-NEXT: %idx8589934592 = index.constant 8589934592
  // CHECK-NEXT: return %idx8589934592 : index
  %c1 = index.constant 1
  %c4294967296 = index.constant 4294967296
  %r = index.shl %c4294967296, %c1
  return %r : index
}

func.func @shl_minus_9223372036854775808_5_is_0() -> index {
  // CHECK-LABEL: func.func @shl_minus_9223372036854775808_5_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c5 = index.constant 5
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.shl %m9223372036854775808, %c5
  return %r : index
}

func.func @shl_9223372036854775807_7_is_minus_128() -> index {
  // CHECK-LABEL: func.func @shl_9223372036854775807_7_is_minus_128(
  // CHECK-NEXT: %idx-128 = index.constant -128
  // CHECK-NEXT: return %idx-128 : index
  %c7 = index.constant 7
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.shl %c9223372036854775807, %c7
  return %r : index
}

func.func @shl_5_minus_1_is_kept() -> index {
  // CHECK-LABEL: func.func @shl_5_minus_1_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shl %idx5, %idx-1
  // CHECK-NEXT: return %0 : index
  %c5 = index.constant 5
  %m1 = index.constant -1
  %r = index.shl %c5, %m1
  return %r : index
}

func.func @shl_5_minus_9223372036854775808_is_kept() -> index {
  // CHECK-LABEL: func.func @shl_5_minus_9223372036854775808_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.shl %idx5, %idx-9223372036854775808
  // CHECK-NEXT: return %0 : index
  %c5 = index.constant 5
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.shl %c5, %m9223372036854775808
  return %r : index
}

func.func @shl_x_0_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shl_x_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.shl %arg0, %idx0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.shl %x, %c0
  return %r : index
}

func.func @shl_x_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shl_x_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.shl %arg0, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.shl %x, %c1
  return %r : index
}

func.func @shl_x_minus_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shl_x_minus_1_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shl %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.shl %x, %m1
  return %r : index
}

func.func @shl_0_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shl_0_x_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.shl %idx0, %arg0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.shl %c0, %x
  return %r : index
}

func.func @shl_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shl_1_x_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.shl %idx1, %arg0
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.shl %c1, %x
  return %r : index
}

func.func @shl_minus_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shl_minus_1_x_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.shl %idx-1, %arg0
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.shl %m1, %x
  return %r : index
}

func.func @shl_x_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @shl_x_x_is_kept(
  // CHECK-NEXT: %0 = index.shl %arg0, %arg0
  // CHECK-NEXT: return %0 : index
  %r = index.shl %x, %x
  return %r : index
}
