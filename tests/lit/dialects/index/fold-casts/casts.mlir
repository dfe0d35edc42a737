// index.casts folds constants, from index to integers of several widths.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @casts_0_to_i8_is_kept() -> i8 {
  // CHECK-LABEL: func.func @casts_0_to_i8_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.casts %idx0 : index to i8
  // CHECK-NEXT: return %0 : i8
  %c0 = index.constant 0
  %r = index.casts %c0 : index to i8
  return %r : i8
}

func.func @casts_0_to_i48_is_kept() -> i48 {
  // CHECK-LABEL: func.func @casts_0_to_i48_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.casts %idx0 : index to i48
  // CHECK-NEXT: return %0 : i48
  %c0 = index.constant 0
  %r = index.casts %c0 : index to i48
  return %r : i48
}

func.func @casts_0_to_i64_is_kept() -> i64 {
  // CHECK-LABEL: func.func @casts_0_to_i64_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.casts %idx0 : index to i64
  // CHECK-NEXT: return %0 : i64
  %c0 = index.constant 0
  %r = index.casts %c0 : index to i64
  return %r : i64
}

func.func @casts_0_to_i100_is_kept() -> i100 {
  // CHECK-LABEL: func.func @casts_0_to_i100_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %0 = index.casts %idx0 : index to i100
  // CHECK-NEXT: return %0 : i100
  %c0 = index.constant 0
  %r = index.casts %c0 : index to i100
  return %r : i100
}

func.func @casts_minus_1_to_i8_is_kept() -> i8 {
  // CHECK-LABEL: func.func @casts_minus_1_to_i8_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.casts %idx-1 : index to i8
  // CHECK-NEXT: return %0 : i8
  %m1 = index.constant -1
  %r = index.casts %m1 : index to i8
  return %r : i8
}

func.func @casts_minus_1_to_i48_is_kept() -> i48 {
  // CHECK-LABEL: func.func @casts_minus_1_to_i48_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.casts %idx-1 : index to i48
  // CHECK-NEXT: return %0 : i48
  %m1 = index.constant -1
  %r = index.casts %m1 : index to i48
  return %r : i48
}

func.func @casts_minus_1_to_i64_is_kept() -> i64 {
  // CHECK-LABEL: func.func @casts_minus_1_to_i64_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.casts %idx-1 : index to i64
  // CHECK-NEXT: return %0 : i64
  %m1 = index.constant -1
  %r = index.casts %m1 : index to i64
  return %r : i64
}

func.func @casts_minus_1_to_i100_is_kept() -> i100 {
  // CHECK-LABEL: func.func @casts_minus_1_to_i100_is_kept(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: %0 = index.casts %idx-1 : index to i100
  // CHECK-NEXT: return %0 : i100
  %m1 = index.constant -1
  %r = index.casts %m1 : index to i100
  return %r : i100
}

func.func @casts_33_to_i8_is_kept() -> i8 {
  // CHECK-LABEL: func.func @casts_33_to_i8_is_kept(
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: %0 = index.casts %idx33 : index to i8
  // CHECK-NEXT: return %0 : i8
  %c33 = index.constant 33
  %r = index.casts %c33 : index to i8
  return %r : i8
}

func.func @casts_33_to_i48_is_kept() -> i48 {
  // CHECK-LABEL: func.func @casts_33_to_i48_is_kept(
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: %0 = index.casts %idx33 : index to i48
  // CHECK-NEXT: return %0 : i48
  %c33 = index.constant 33
  %r = index.casts %c33 : index to i48
  return %r : i48
}

func.func @casts_33_to_i64_is_kept() -> i64 {
  // CHECK-LABEL: func.func @casts_33_to_i64_is_kept(
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: %0 = index.casts %idx33 : index to i64
  // CHECK-NEXT: return %0 : i64
  %c33 = index.constant 33
  %r = index.casts %c33 : index to i64
  return %r : i64
}

func.func @casts_33_to_i100_is_kept() -> i100 {
  // CHECK-LABEL: func.func @casts_33_to_i100_is_kept(
  // CHECK-NEXT: %idx33 = index.constant 33
  // CHECK-NEXT: %0 = index.casts %idx33 : index to i100
  // CHECK-NEXT: return %0 : i100
  %c33 = index.constant 33
  %r = index.casts %c33 : index to i100
  return %r : i100
}

func.func @casts_2147483648_to_i8_is_kept() -> i8 {
  // CHECK-LABEL: func.func @casts_2147483648_to_i8_is_kept(
  // CHECK-NEXT: %idx2147483648 = index.constant 2147483648
  // CHECK-NEXT: %0 = index.casts %idx2147483648 : index to i8
  // CHECK-NEXT: return %0 : i8
  %c2147483648 = index.constant 2147483648
  %r = index.casts %c2147483648 : index to i8
  return %r : i8
}

func.func @casts_2147483648_to_i48_is_kept() -> i48 {
  // CHECK-LABEL: func.func @casts_2147483648_to_i48_is_kept(
  // CHECK-NEXT: %idx2147483648 = index.constant 2147483648
  // CHECK-NEXT: %0 = index.casts %idx2147483648 : index to i48
  // CHECK-NEXT: return %0 : i48
  %c2147483648 = index.constant 2147483648
  %r = index.casts %c2147483648 : index to i48
  return %r : i48
}

func.func @casts_2147483648_to_i64_is_kept() -> i64 {
  // CHECK-LABEL: func.func @casts_2147483648_to_i64_is_kept(
  // CHECK-NEXT: %idx2147483648 = index.constant 2147483648
  // CHECK-NEXT: %0 = index.casts %idx2147483648 : index to i64
  // CHECK-NEXT: return %0 : i64
  %c2147483648 = index.constant 2147483648
  %r = index.casts %c2147483648 : index to i64
  return %r : i64
}

func.func @casts_2147483648_to_i100_is_kept() -> i100 {
  // CHECK-LABEL: func.func @casts_2147483648_to_i100_is_kept(
  // CHECK-NEXT: %idx2147483648 = index.constant 2147483648
  // CHECK-NEXT: %0 = index.casts %idx2147483648 : index to i100
  // CHECK-NEXT: return %0 : i100
  %c2147483648 = index.constant 2147483648
  %r = index.casts %c2147483648 : index to i100
  return %r : i100
}

func.func @casts_8589934598_to_i8_is_kept() -> i8 {
  // CHECK-LABEL: func.func @casts_8589934598_to_i8_is_kept(
  // CHECK-NEXT: %idx8589934598 = index.constant 8589934598
  // CHECK-NEXT: %0 = index.casts %idx8589934598 : index to i8
  // CHECK-NEXT: return %0 : i8
  %c8589934598 = index.constant 8589934598
  %r = index.casts %c8589934598 : index to i8
  return %r : i8
}

func.func @casts_8589934598_to_i48_is_kept() -> i48 {
  // CHECK-LABEL: func.func @casts_8589934598_to_i48_is_kept(
  // CHECK-NEXT: %idx8589934598 = index.constant 8589934598
  // CHECK-NEXT: %0 = index.casts %idx8589934598 : index to i48
  // CHECK-NEXT: return %0 : i48
  %c8589934598 = index.constant 8589934598
  %r = index.casts %c8589934598 : index to i48
  return %r : i48
}

func.func @casts_8589934598_to_i64_is_kept() -> i64 {
  // CHECK-LABEL: func.func @casts_8589934598_to_i64_is_kept(
  // CHECK-NEXT: %idx8589934598 = index.constant 8589934598
  // CHECK-NEXT: %0 = index.casts %idx8589934598 : index to i64
  // CHECK-NEXT: return %0 : i64
  %c8589934598 = index.constant 8589934598
  %r = index.casts %c8589934598 : index to i64
  return %r : i64
}

func.func @casts_8589934598_to_i100_is_kept() -> i100 {
  // CHECK-LABEL: func.func @casts_8589934598_to_i100_is_kept(
  // CHECK-NEXT: %idx8589934598 = index.constant 8589934598
  // CHECK-NEXT: %0 = index.casts %idx8589934598 : index to i100
  // CHECK-NEXT: return %0 : i100
  %c8589934598 = index.constant 8589934598
  %r = index.casts %c8589934598 : index to i100
  return %r : i100
}

func.func @casts_minus_9223372036854775808_to_i8_is_kept() -> i8 {
  // CHECK-LABEL: func.func @casts_minus_9223372036854775808_to_i8_is_kept(
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.casts %idx-9223372036854775808 : index to i8
  // CHECK-NEXT: return %0 : i8
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.casts %m9223372036854775808 : index to i8
  return %r : i8
}

func.func @casts_minus_9223372036854775808_to_i48_is_kept() -> i48 {
  // CHECK-LABEL: func.func @casts_minus_9223372036854775808_to_i48_is_kept(
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.casts %idx-9223372036854775808 : index to i48
  // CHECK-NEXT: return %0 : i48
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.casts %m9223372036854775808 : index to i48
  return %r : i48
}

func.func @casts_minus_9223372036854775808_to_i64_is_kept() -> i64 {
  // CHECK-LABEL: func.func @casts_minus_9223372036854775808_to_i64_is_kept(
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.casts %idx-9223372036854775808 : index to i64
  // CHECK-NEXT: return %0 : i64
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.casts %m9223372036854775808 : index to i64
  return %r : i64
}

func.func @casts_minus_9223372036854775808_to_i100_is_kept() -> i100 {
  // CHECK-LABEL: func.func @casts_minus_9223372036854775808_to_i100_is_kept(
  // CHECK-NEXT: %idx-9223372036854775808 = index.constant -9223372036854775808
  // CHECK-NEXT: %0 = index.casts %idx-9223372036854775808 : index to i100
  // CHECK-NEXT: return %0 : i100
  %m9223372036854775808 = index.constant -9223372036854775808
  %r = index.casts %m9223372036854775808 : index to i100
  return %r : i100
}

func.func @casts_9223372036854775807_to_i8_is_kept() -> i8 {
  // CHECK-LABEL: func.func @casts_9223372036854775807_to_i8_is_kept(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %0 = index.casts %idx9223372036854775807 : index to i8
  // CHECK-NEXT: return %0 : i8
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.casts %c9223372036854775807 : index to i8
  return %r : i8
}

func.func @casts_9223372036854775807_to_i48_is_kept() -> i48 {
  // CHECK-LABEL: func.func @casts_9223372036854775807_to_i48_is_kept(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %0 = index.casts %idx9223372036854775807 : index to i48
  // CHECK-NEXT: return %0 : i48
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.casts %c9223372036854775807 : index to i48
  return %r : i48
}

func.func @casts_9223372036854775807_to_i64_is_kept() -> i64 {
  // CHECK-LABEL: func.func @casts_9223372036854775807_to_i64_is_kept(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %0 = index.casts %idx9223372036854775807 : index to i64
  // CHECK-NEXT: return %0 : i64
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.casts %c9223372036854775807 : index to i64
  return %r : i64
}

func.func @casts_9223372036854775807_to_i100_is_kept() -> i100 {
  // CHECK-LABEL: func.func @casts_9223372036854775807_to_i100_is_kept(
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  // CHECK-NEXT: %0 = index.casts %idx9223372036854775807 : index to i100
  // CHECK-NEXT: return %0 : i100
  %c9223372036854775807 = index.constant 9223372036854775807
  %r = index.casts %c9223372036854775807 : index to i100
  return %r : i100
}
