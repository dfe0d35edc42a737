// index.remu folds constants if the results for 32-bit and 64-bit indices agree.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @remu_minus_1_1_is_0() -> index {
  // CHECK-LABEL: func.func @remu_minus_1_1_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %m1 = index.constant -1
  %c1 = index.constant 1
  %r = index.remu %m1, %c1
  return %r : index
}

func.func @remu_7_minus_7_is_7() -> index {
  // CHECK-LABEL: func.func @remu_7_minus_7_is_7(
  // CHECK-NEXT: %idx7 = index.constant 7
  // CHECK-NEXT: return %idx7 : index
  %c7 = index.constant 7
  %m7 = index.constant -7
  %r = index.remu %c7, %m7
  return %r : index
}

func.func @remu_minus_7_5_is_4() -> index {
  // CHECK-LABEL: func.func @remu_minus_7_5_is_4(
  // CHECK-NEXT: %idx4 = index.constant 4
  // CHECK-NEXT: return %idx4 : index
  %m7 = index.constant -7
  %c5 = index.constant 5
  %r = index.remu %m7, %c5
  return %r : index
}

func.func @remu_minus_7_minus_5_is_minus_7() -> index {
  // CHECK-LABEL: func.func @remu_minus_7_minus_5_is_minus_7(
  // CHECK-NEXT: %idx-7 = index.constant -7
  // CHECK-NEXT: return %idx-7 : index
  %m7 = index.constant -7
  %m5 = index.constant -5
  %r = index.remu %m7, %m5
  return %r : index
}

func.func @remu_2147483647_1_is_0() -> index {
  // CHECK-LABEL: func.func @remu_2147483647_1_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c1 = index.constant 1
  %c2147483647 = index.constant 2147483647
  %r = index.remu %c2147483647, %c1
  return %r : index
}

func.func @remu_minus_2147483648_minus_1_is_minus_2147483648() -> index {
  // CHECK-LABEL: func.func @remu_minus_2147483648_minus_1_is_minus_2147483648(
  // CHECK-NEXT: %idx-2147483648 = index.constant -2147483648
  // CHECK-NEXT: return %idx-2147483648 : index
  %m1 = index.constant -1
  %m2147483648 = index.constant -2147483648
  %r = index.remu %m2147483648, %m1
  return %r : index
}

func.func @remu_4294967296_minus_7_is_4294967296() -> index {
  // CHECK-LABEL: func.func @remu_4294967296_minus_7_is_4294967296(
  // CHECK-NEXT: %idx4294967296 = index.constant 4294967296
  // CHECK-NEXT: return %idx4294967296 : index
  %m7 = index.constant -7
  %c4294967296 = index.constant 4294967296
  %r = index.remu %c4294967296, %m7
  return %r : index
}

func.func @remu_8589934598_5_is_kept() -> index {
  // CHECK-LABEL: func.func @remu_8589934598_5_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %idx8589934598 = index.constant 8589934598
  // CHECK-NEXT: %0 = index.remu %idx8589934598, %idx5
  // CHECK-NEXT: return %0 : index
  %c5 = index.constant 5
  %c8589934598 = index.constant 8589934598
  %r = index.remu %c8589934598, %c5
  return %r : index
}

func.func @remu_9223372036854775807_1_is_0() -> index {
  // CHECK-LABEL: func.func @remu_9223372036854775807_1_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c1 = index.constant 1
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.remu %c9223372036854775807, %c1
  return %r : index
}

func.func @remu_minus_9223372036854775808_minus_1_is_minus_9223372036854775808() -> index {
  // CHECK-LABEL: func.func @remu_minus_9223372036854775808_minus_1_is_minus_9223372036854775808(
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: return %idx-9223372036854775808 : index
  %m1 = index.constant -1
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.remu %m9223372036854775808, %m1
  return %r : index
}

func.func @remu_9223372036854775807_minus_9223372036854775808_is_kept() -> index {
  // CHECK-LABEL: func.func @remu_9223372036854775807_minus_9223372036854775808_is_kept(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.remu %idx9223372036854775807, %idx-9223372036854775808
  // CHECK-NEXT: return %0 : index
  %c9223372036854775807 = index.constant 9223372036854775807
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.remu %c9223372036854775807, %m9223372036854775808
  return %r : index
}

func.func @remu_7_0_is_kept() -> index {
  // CHECK-LABEL: func.func @remu_7_0_is_kept(
  // CHECK-NEXT: %idx7 = index.constant 7
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.remu %idx7, %idx0
  // CHECK-NEXT: return %0 : index
  %c7 = index.constant 7
  %c0 = index.constant 0
  %r = index.remu %c7, %c0
  return %r : index
}

func.func @remu_x_0_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @remu_x_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.remu %arg0, %idx0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.remu %x, %c0
  return %r : index
}

func.func @remu_x_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @remu_x_1_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.remu %arg0, %idx1
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.remu %x, %c1
  return %r : index
}

func.func @remu_x_minus_1_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @remu_x_minus_1_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.remu %arg0, %idx-1
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.remu %x, %m1
  return %r : index
}

func.func @remu_0_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @remu_0_x_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.remu %idx0, %arg0
  // CHECK-NEXT: return %0 : index
  %c0 = index.constant 0
  %r = index.remu %c0, %x
  return %r : index
}

func.func @remu_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @remu_1_x_is_kept(
  // CHECK-NEXT: %idx1 = index.constant 1
  // CHECK-NEXT: %0 = index.remu %idx1, %arg0
  // CHECK-NEXT: return %0 : index
  %c1 = index.constant 1
  %r = index.remu %c1, %x
  return %r : index
}

func.func @remu_minus_1_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @remu_minus_1_x_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.remu %idx-1, %arg0
  // CHECK-NEXT: return %0 : index
  %m1 = index.constant -1
  %r = index.remu %m1, %x
  return %r : index
}

func.func @remu_x_x_is_kept(%x: index) -> index {
  // CHECK-LABEL: func.func @remu_x_x_is_kept(
  // CHECK-NEXT: %0 = index.remu %arg0, %arg0
  // CHECK-NEXT: return %0 : index
  %r = index.remu %x, %x
  return %r : index
}
