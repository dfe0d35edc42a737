// Repeated operands of arith.andi and arith.ori are removed, and extensions are moved after bitwise operations.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @xori_xori_a_b_a_is_b(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @xori_xori_a_b_a_is_b(
  // CHECK-NEXT: return %arg1 : i32
  %t0 = arith.xori %a, %b : i32
  %r = arith.xori %t0, %a : i32
  return %r : i32
}

func.func @xori_b_xori_a_b_is_a(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @xori_b_xori_a_b_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.xori %a, %b : i32
  %r = arith.xori %b, %t0 : i32
  return %r : i32
}

func.func @xori_a_xori_a_minus_1_is_minus_1(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @xori_a_xori_a_minus_1_is_minus_1(
  // CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
  // CHECK-NEXT: return %c-1_i32 : i32
  %c = arith.constant -1 : i32
  %t0 = arith.xori %a, %c : i32
  %r = arith.xori %a, %t0 : i32
  return %r : i32
}

func.func @andi_andi_a_b_a_becomes_andi(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @andi_andi_a_b_a_becomes_andi(
  // CHECK-NEXT: %0 = arith.andi %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.andi %a, %b : i32
  %r = arith.andi %t0, %a : i32
  return %r : i32
}

func.func @andi_b_andi_a_b_becomes_andi(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @andi_b_andi_a_b_becomes_andi(
  // CHECK-NEXT: %0 = arith.andi %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.andi %a, %b : i32
  %r = arith.andi %b, %t0 : i32
  return %r : i32
}

func.func @andi_a_xori_a_minus_1_is_0(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @andi_a_xori_a_minus_1_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c = arith.constant -1 : i32
  %t0 = arith.xori %a, %c : i32
  %r = arith.andi %a, %t0 : i32
  return %r : i32
}

func.func @ori_ori_a_b_a_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @ori_ori_a_b_a_is_kept(
  // CHECK-NEXT: %0 = arith.ori %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.ori %0, %arg0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.ori %a, %b : i32
  %r = arith.ori %t0, %a : i32
  return %r : i32
}

func.func @ori_b_ori_a_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @ori_b_ori_a_b_is_kept(
  // CHECK-NEXT: %0 = arith.ori %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.ori %arg1, %0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.ori %a, %b : i32
  %r = arith.ori %b, %t0 : i32
  return %r : i32
}

func.func @ori_a_xori_a_minus_1_is_minus_1(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @ori_a_xori_a_minus_1_is_minus_1(
  // CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
  // CHECK-NEXT: return %c-1_i32 : i32
  %c = arith.constant -1 : i32
  %t0 = arith.xori %a, %c : i32
  %r = arith.ori %a, %t0 : i32
  return %r : i32
}
