// index.divu folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @divu_minus_1_1_is_minus_1() -> index {
  // CHECK-LABEL: func.func @divu_minus_1_1_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %m1 = index.constant -1
  %c1 = index.constant 1
  %r = index.divu %m1, %c1
  return %r : index
}

func.func @divu_7_minus_7_is_0() -> index {
  // CHECK-LABEL: func.func @divu_7_minus_7_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c7 = index.constant 7
  %m7 = index.constant -7
  %r = index.divu %c7, %m7
  return %r : index
}

func.func @divu_minus_7_5_is_3689348814741910321() -> index {
  // CHECK-LABEL: func.func @divu_minus_7_5_is_3689348814741910321(
  // CHECK-NEXT: %idx3689348814741910321 = index.constant 3689348814741910321
  // CHECK-NEXT: return %idx3689348814741910321 : index
  %m7 = index.constant -7
  %c5 = index.constant 5
  %r = index.divu %m7, %c5
  return %r : index
}

func.func @divu_minus_7_minus_5_is_0() -> index {
  // CHECK-LABEL: func.func @divu_minus_7_minus_5_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %m7 = index.constant -7
  %m5 = index.constant -5
  %r = index.divu %m7, %m5
  return %r : index
}

func.func @divu_2147483647_1_is_2147483647() -> index {
  // CHECK-LABEL: func.func @divu_2147483647_1_is_2147483647(
  // CHECK-NEXT: %idx2147483647 = index.constant 2147483647
  // CHECK-NEXT: return %idx2147483647 : index
  %c1 = index.constant 1
  %c2147483647 = index.constant 2147483647
  %r = index.divu %c2147483647, %c1
  return %r : index
}

func.func @divu_minus_2147483648_minus_1_is_0() -> index {
  // CHECK-LABEL: func.func @divu_minus_2147483648_minus_1_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %m1 = index.constant -1
  %m2147483648 = index.constant -2147483648
  %r = index.divu %m2147483648, %m1
  return %r : index
}

func.func @divu_4294967296_minus_7_is_0() -> index {
  // CHECK-LABEL: func.func @divu_4294967296_minus_7_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %m7 = index.constant -7
  %c4294967296 = index.constant 4294967296
  %r = index.divu %c4294967296, %m7
  return %r : index
}

func.func @divu_8589934598_5_is_kept() -> index {
  // CHECK-LABEL: func.func @divu_8589934598_5_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %idx8589934598 = index.constant 8589934598
  // CHECK-NEXT: %0 = index.divu %idx8589934598, %idx5
  // CHECK-NEXT: return %0 : index
  %c5 = index.constant 5
  %c8589934598 = index.constant 8589934598
  %r = index.divu %c8589934598, %c5
  return %r : index
}

func.func @divu_9223372036854775807_1_is_9223372036854775807() -> index {
  // CHECK-LABEL: func.func @divu_9223372036854775807_1_is_9223372036854775807(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: return %idx9223372036854775807 : index
  %c1 = index.constant 1
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.divu %c9223372036854775807, %c1
  return %r : index
}

func.func @divu_minus_9223372036854775808_minus_1_is_0() -> index {
  // CHECK-LABEL: func.func @divu_minus_9223372036854775808_minus_1_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %m1 = index.constant -1
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.divu %m9223372036854775808, %m1
  return %r : index
}

func.func @divu_9223372036854775807_minus_9223372036854775808_is_kept() -> index {
  // CHECK-LABEL: func.func @divu_9223372036854775807_minus_9223372036854775808_is_kept(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.divu %idx9223372036854775807, %idx-9223372036854775808
  // CHECK-NEXT: return %0 : index
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.divu %c9223372036854775807, %m9223372036854775808
  return %r : index
}

func.func @divu_7_0_is_kept() -> index {
  // CHECK-LABEL: func.func @divu_7_0_is_kept(
  // CHECK-NEXT: %idx7 = index.constant 7
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.divu %idx7, %idx0
  // CHECK-NEXT: return %0 : index
  %c7 = index.constant 7
  %c0 = index.constant 0
  %r = index.divu %c7, %c0
  return %r : index
}

func.func @divu_x_0_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @divu_x_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.divu %arg0, %idx0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.divu %x, %c0
  return %r : index
}

func.func @divu_x_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @divu_x_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.divu %arg0, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.divu %x, %c1
  return %r : index
}

func.func @divu_x_minus_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @divu_x_minus_1_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.divu %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.divu %x, %m1
  return %r : index
}

func.func @divu_0_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @divu_0_x_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.divu %idx0, %arg0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.divu %c0, %x
  return %r : index
}

func.func @divu_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @divu_1_x_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.divu %idx1, %arg0
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.divu %c1, %x
  return %r : index
}

func.func @divu_minus_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @divu_minus_1_x_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.divu %idx-1, %arg0
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.divu %m1, %x
  return %r : index
}

func.func @divu_x_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @divu_x_x_is_kept(
  // CHECK-NEXT: %0 = index.divu %arg0, %arg0
  // CHECK-NEXT: return %0 : index
  %r = index.divu %x, %x
  return %r : index
}
