// arith.shrui on i8: identities and constants fold; cases with an undefined result are kept.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @shrui_a_0_is_a(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @shrui_a_0_is_a(
  // CHECK-NEXT: return %arg0 : i8
  %c = arith.constant 0 : i8
  %r = arith.shrui %a, %c : i8
  return %r : i8
}

func.func @shrui_a_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @shrui_a_1_is_kept(
  // CHECK-NEXT: %c1_i8 = arith.constant 1 : i8
  // CHECK-NEXT: %0 = arith.shrui %arg0, %c1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 1 : i8
  %r = arith.shrui %a, %c : i8
  return %r : i8
}

func.func @shrui_a_minus_1_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @shrui_a_minus_1_is_kept(
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %0 = arith.shrui %arg0, %c-1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -1 : i8
  %r = arith.shrui %a, %c : i8
  return %r : i8
}

func.func @shrui_a_127_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @shrui_a_127_is_kept(
  // CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
  // CHECK-NEXT: %0 = arith.shrui %arg0, %c127_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 127 : i8
  %r = arith.shrui %a, %c : i8
  return %r : i8
}

func.func @shrui_a_minus_128_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @shrui_a_minus_128_is_kept(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: %0 = arith.shrui %arg0, %c-128_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant -128 : i8
  %r = arith.shrui %a, %c : i8
  return %r : i8
}

func.func @shrui_0_a_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @shrui_0_a_is_kept(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: %0 = arith.shrui %c0_i8, %arg0 : i8
  // CHECK-NEXT: return %0 : i8
  %c = arith.constant 0 : i8
  %r = arith.shrui %c, %a : i8
  return %r : i8
}

func.func @shrui_a_a_is_kept(%a: i8) -> i8 {
  // CHECK-LABEL: func.func @shrui_a_a_is_kept(
  // CHECK-NEXT: %0 = arith.shrui %arg0, %arg0 : i8
  // CHECK-NEXT: return %0 : i8
  %r = arith.shrui %a, %a : i8
  return %r : i8
}

func.func @shrui_0_0_is_0() -> i8 {
  // CHECK-LABEL: func.func @shrui_0_0_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 0 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}

func.func @shrui_7_0_is_7() -> i8 {
  // CHECK-LABEL: func.func @shrui_7_0_is_7(
  // CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
  // CHECK-NEXT: return %c7_i8 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant 0 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}

func.func @shrui_minus_7_2_is_62() -> i8 {
  // CHECK-LABEL: func.func @shrui_minus_7_2_is_62(
  // CHECK-NEXT: %c62_i8 = arith.constant 62 : i8
  // CHECK-NEXT: return %c62_i8 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}

func.func @shrui_7_minus_2_is_kept() -> i8 {
  // CHECK-LABEL: func.func @shrui_7_minus_2_is_kept(
  // CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
  // CHECK-NEXT: %c-2_i8 = arith.constant -2 : i8
  // CHECK-NEXT: %0 = arith.shrui %c7_i8, %c-2_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant 7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}

func.func @shrui_minus_7_minus_2_is_kept() -> i8 {
  // CHECK-LABEL: func.func @shrui_minus_7_minus_2_is_kept(
  // CHECK-NEXT: %c-7_i8 = arith.constant -7 : i8
  // CHECK-NEXT: %c-2_i8 = arith.constant -2 : i8
  // CHECK-NEXT: %0 = arith.shrui %c-7_i8, %c-2_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant -7 : i8
  %c1 = arith.constant -2 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}

func.func @shrui_minus_128_minus_1_is_kept() -> i8 {
  // CHECK-LABEL: func.func @shrui_minus_128_minus_1_is_kept(
  // CHECK-NEXT: %c-128_i8 = arith.constant -128 : i8
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %0 = arith.shrui %c-128_i8, %c-1_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant -1 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}

func.func @shrui_5_9_is_kept() -> i8 {
  // CHECK-LABEL: func.func @shrui_5_9_is_kept(
  // CHECK-NEXT: %c5_i8 = arith.constant 5 : i8
  // CHECK-NEXT: %c9_i8 = arith.constant 9 : i8
  // CHECK-NEXT: %0 = arith.shrui %c5_i8, %c9_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 9 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}

func.func @shrui_5_7_is_0() -> i8 {
  // CHECK-LABEL: func.func @shrui_5_7_is_0(
  // CHECK-NEXT: %c0_i8 = arith.constant 0 : i8
  // CHECK-NEXT: return %c0_i8 : i8
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 7 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}

func.func @shrui_minus_1_127_is_kept() -> i8 {
  // CHECK-LABEL: func.func @shrui_minus_1_127_is_kept(
  // CHECK-NEXT: %c-1_i8 = arith.constant -1 : i8
  // CHECK-NEXT: %c127_i8 = arith.constant 127 : i8
  // CHECK-NEXT: %0 = arith.shrui %c-1_i8, %c127_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant -1 : i8
  %c1 = arith.constant 127 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}

func.func @shrui_minus_128_2_is_32() -> i8 {
  // CHECK-LABEL: func.func @shrui_minus_128_2_is_32(
  // CHECK-NEXT: %c32_i8 = arith.constant 32 : i8
  // CHECK-NEXT: return %c32_i8 : i8
  %c0 = arith.constant -128 : i8
  %c1 = arith.constant 2 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}

func.func @shrui_100_100_is_kept() -> i8 {
  // CHECK-LABEL: func.func @shrui_100_100_is_kept(
  // CHECK-NEXT: %c100_i8 = arith.constant 100 : i8
  // CHECK-NEXT: %0 = arith.shrui %c100_i8, %c100_i8 : i8
  // CHECK-NEXT: return %0 : i8
  %c0 = arith.constant 100 : i8
  %c1 = arith.constant 100 : i8
  %r = arith.shrui %c0, %c1 : i8
  return %r : i8
}
