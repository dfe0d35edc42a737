// math.ipowi folds constants; zero to a negative power is kept.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @ipowi_0_0_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_0_0_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 0 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_0_1_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_0_1_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_0_minus_1_is_kept() -> i32 {
  // CHECK-LABEL: func.func @ipowi_0_minus_1_is_kept(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
  // CHECK-NEXT: %0 = math.ipowi %c0_i32, %c-1_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant -1 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_0_minus_2_is_kept() -> i32 {
  // CHECK-LABEL: func.func @ipowi_0_minus_2_is_kept(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = math.ipowi %c0_i32, %c-2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant -2 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_0_5_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_0_5_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 5 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_0_31_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_0_31_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 31 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_0_2147483647_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_0_2147483647_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 2147483647 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_0_minus_2147483648_is_kept() -> i32 {
  // CHECK-LABEL: func.func @ipowi_0_minus_2147483648_is_kept(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
  // CHECK-NEXT: %0 = math.ipowi %c0_i32, %c-2147483648_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant -2147483648 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_1_0_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_1_0_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant 1 : i32
  %c1 = arith.constant 0 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_1_1_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_1_1_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant 1 : i32
  %c1 = arith.constant 1 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_1_minus_1_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_1_minus_1_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant 1 : i32
  %c1 = arith.constant -1 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_1_minus_2_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_1_minus_2_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant 1 : i32
  %c1 = arith.constant -2 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_1_5_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_1_5_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant 1 : i32
  %c1 = arith.constant 5 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_1_31_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_1_31_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant 1 : i32
  %c1 = arith.constant 31 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_1_2147483647_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_1_2147483647_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant 1 : i32
  %c1 = arith.constant 2147483647 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_1_minus_2147483648_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_1_minus_2147483648_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant 1 : i32
  %c1 = arith.constant -2147483648 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_1_0_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_1_0_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant -1 : i32
  %c1 = arith.constant 0 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_1_1_is_minus_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_1_1_is_minus_1(
  // CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
  // CHECK-NEXT: return %c-1_i32 : i32
  %c0 = arith.constant -1 : i32
  %c1 = arith.constant 1 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_1_minus_1_is_minus_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_1_minus_1_is_minus_1(
  // CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
  // CHECK-NEXT: return %c-1_i32 : i32
  %c0 = arith.constant -1 : i32
  %c1 = arith.constant -1 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_1_minus_2_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_1_minus_2_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant -1 : i32
  %c1 = arith.constant -2 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_1_5_is_minus_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_1_5_is_minus_1(
  // CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
  // CHECK-NEXT: return %c-1_i32 : i32
  %c0 = arith.constant -1 : i32
  %c1 = arith.constant 5 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_1_31_is_minus_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_1_31_is_minus_1(
  // CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
  // CHECK-NEXT: return %c-1_i32 : i32
  %c0 = arith.constant -1 : i32
  %c1 = arith.constant 31 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_1_2147483647_is_minus_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_1_2147483647_is_minus_1(
  // CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
  // CHECK-NEXT: return %c-1_i32 : i32
  %c0 = arith.constant -1 : i32
  %c1 = arith.constant 2147483647 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_1_minus_2147483648_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_1_minus_2147483648_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant -1 : i32
  %c1 = arith.constant -2147483648 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_2_0_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_2_0_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant 2 : i32
  %c1 = arith.constant 0 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_2_1_is_2() -> i32 {
  // CHECK-LABEL: func.func @ipowi_2_1_is_2(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: return %c2_i32 : i32
  %c0 = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_2_minus_1_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_2_minus_1_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant 2 : i32
  %c1 = arith.constant -1 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_2_minus_2_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_2_minus_2_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant 2 : i32
  %c1 = arith.constant -2 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_2_5_is_32() -> i32 {
  // CHECK-LABEL: func.func @ipowi_2_5_is_32(
  // CHECK-NEXT: %c32_i32 = arith.constant 32 : i32
  // CHECK-NEXT: return %c32_i32 : i32
  %c0 = arith.constant 2 : i32
  %c1 = arith.constant 5 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_2_31_is_minus_2147483648() -> i32 {
  // CHECK-LABEL: func.func @ipowi_2_31_is_minus_2147483648(
  // CHECK-NEXT: %c-2147483648_i32 = arith.constant -2147483648 : i32
  // CHECK-NEXT: return %c-2147483648_i32 : i32
  %c0 = arith.constant 2 : i32
  %c1 = arith.constant 31 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_2_2147483647_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_2_2147483647_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant 2 : i32
  %c1 = arith.constant 2147483647 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_2_minus_2147483648_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_2_minus_2147483648_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant 2 : i32
  %c1 = arith.constant -2147483648 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_3_0_is_1() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_3_0_is_1(
  // CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
  // CHECK-NEXT: return %c1_i32 : i32
  %c0 = arith.constant -3 : i32
  %c1 = arith.constant 0 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_3_1_is_minus_3() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_3_1_is_minus_3(
  // CHECK-NEXT: %c-3_i32 = arith.constant -3 : i32
  // CHECK-NEXT: return %c-3_i32 : i32
  %c0 = arith.constant -3 : i32
  %c1 = arith.constant 1 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_3_minus_1_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_3_minus_1_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant -3 : i32
  %c1 = arith.constant -1 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_3_minus_2_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_3_minus_2_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant -3 : i32
  %c1 = arith.constant -2 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_3_5_is_minus_243() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_3_5_is_minus_243(
  // CHECK-NEXT: %c-243_i32 = arith.constant -243 : i32
  // CHECK-NEXT: return %c-243_i32 : i32
  %c0 = arith.constant -3 : i32
  %c1 = arith.constant 5 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_3_31_is_minus_1264544299() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_3_31_is_minus_1264544299(
  // CHECK-NEXT: %c-1264544299_i32 = arith.constant -1264544299 : i32
  // CHECK-NEXT: return %c-1264544299_i32 : i32
  %c0 = arith.constant -3 : i32
  %c1 = arith.constant 31 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_3_2147483647_is_1431655765() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_3_2147483647_is_1431655765(
  // CHECK-NEXT: %c1431655765_i32 = arith.constant 1431655765 : i32
  // CHECK-NEXT: return %c1431655765_i32 : i32
  %c0 = arith.constant -3 : i32
  %c1 = arith.constant 2147483647 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}

func.func @ipowi_minus_3_minus_2147483648_is_0() -> i32 {
  // CHECK-LABEL: func.func @ipowi_minus_3_minus_2147483648_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c0 = arith.constant -3 : i32
  %c1 = arith.constant -2147483648 : i32
  %r = math.ipowi %c0, %c1 : i32
  return %r : i32
}
