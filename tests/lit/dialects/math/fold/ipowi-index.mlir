// math.ipowi folds constants of 64 bits.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @ipowi_2_63_is_minus_9223372036854775808() -> index {
  // CHECK-LABEL: func.func @ipowi_2_63_is_minus_9223372036854775808(
  // CHECK-NEXT: %c-9223372036854775808 = arith.constant -9223372036854775808 : index
  // CHECK-NEXT: return %c-9223372036854775808 : index
  %c0 = arith.constant 2 : index
  %c1 = arith.constant 63 : index
  %r = math.ipowi %c0, %c1 : index
  return %r : index
}

func.func @ipowi_2_minus_9223372036854775808_is_0() -> index {
  // CHECK-LABEL: func.func @ipowi_2_minus_9223372036854775808_is_0(
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: return %c0 : index
  %c0 = arith.constant 2 : index
  %c1 = arith.constant -9223372036854775808 : index
  %r = math.ipowi %c0, %c1 : index
  return %r : index
}

func.func @ipowi_2_9223372036854775807_is_0() -> index {
  // CHECK-LABEL: func.func @ipowi_2_9223372036854775807_is_0(
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: return %c0 : index
  %c0 = arith.constant 2 : index
  %c1 = arith.constant 9223372036854775807 : index
  %r = math.ipowi %c0, %c1 : index
  return %r : index
}

func.func @ipowi_minus_1_63_is_minus_1() -> index {
  // CHECK-LABEL: func.func @ipowi_minus_1_63_is_minus_1(
  // CHECK-NEXT: %c-1 = arith.constant -1 : index
  // CHECK-NEXT: return %c-1 : index
  %c0 = arith.constant -1 : index
  %c1 = arith.constant 63 : index
  %r = math.ipowi %c0, %c1 : index
  return %r : index
}

func.func @ipowi_minus_1_minus_9223372036854775808_is_1() -> index {
  // CHECK-LABEL: func.func @ipowi_minus_1_minus_9223372036854775808_is_1(
  // CHECK-NEXT: %c1 = arith.constant 1 : index
  // CHECK-NEXT: return %c1 : index
  %c0 = arith.constant -1 : index
  %c1 = arith.constant -9223372036854775808 : index
  %r = math.ipowi %c0, %c1 : index
  return %r : index
}

func.func @ipowi_minus_1_9223372036854775807_is_minus_1() -> index {
  // CHECK-LABEL: func.func @ipowi_minus_1_9223372036854775807_is_minus_1(
  // CHECK-NEXT: %c-1 = arith.constant -1 : index
  // CHECK-NEXT: return %c-1 : index
  %c0 = arith.constant -1 : index
  %c1 = arith.constant 9223372036854775807 : index
  %r = math.ipowi %c0, %c1 : index
  return %r : index
}

func.func @ipowi_0_63_is_0() -> index {
  // CHECK-LABEL: func.func @ipowi_0_63_is_0(
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: return %c0 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 63 : index
  %r = math.ipowi %c0, %c1 : index
  return %r : index
}

func.func @ipowi_0_minus_9223372036854775808_is_kept() -> index {
  // CHECK-LABEL: func.func @ipowi_0_minus_9223372036854775808_is_kept(
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: %c-9223372036854775808 = arith.constant -9223372036854775808 : index
  // CHECK-NEXT: %0 = math.ipowi %c0, %c-9223372036854775808 : index
  // CHECK-NEXT: return %0 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant -9223372036854775808 : index
  %r = math.ipowi %c0, %c1 : index
  return %r : index
}

func.func @ipowi_0_9223372036854775807_is_0() -> index {
  // CHECK-LABEL: func.func @ipowi_0_9223372036854775807_is_0(
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: return %c0 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 9223372036854775807 : index
  %r = math.ipowi %c0, %c1 : index
  return %r : index
}
