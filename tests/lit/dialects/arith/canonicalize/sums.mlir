// Sums and differences with constants are combined.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @addi_addi_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_addi_a_5_3_becomes_addi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 : i32
  %r = arith.addi %t0, %c1 : i32
  return %r : i32
}

func.func @addi_3_addi_a_5_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_3_addi_a_5_becomes_addi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 : i32
  %r = arith.addi %c1, %t0 : i32
  return %r : i32
}

func.func @addi_addi_5_a_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_addi_5_a_3_becomes_addi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %c0, %a : i32
  %r = arith.addi %t0, %c1 : i32
  return %r : i32
}

func.func @addi_3_addi_5_a_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_3_addi_5_a_becomes_addi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %c0, %a : i32
  %r = arith.addi %c1, %t0 : i32
  return %r : i32
}

func.func @addi_addi_a_b_a_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_addi_a_b_a_is_kept(
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.addi %0, %arg0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.addi %a, %b : i32
  %r = arith.addi %t0, %a : i32
  return %r : i32
}

func.func @addi_addi_a_b_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_addi_a_b_b_is_kept(
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.addi %0, %arg1 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.addi %a, %b : i32
  %r = arith.addi %t0, %b : i32
  return %r : i32
}

func.func @addi_a_addi_a_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_a_addi_a_b_is_kept(
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.addi %arg0, %0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.addi %a, %b : i32
  %r = arith.addi %a, %t0 : i32
  return %r : i32
}

func.func @addi_b_addi_a_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_b_addi_a_b_is_kept(
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.addi %arg1, %0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.addi %a, %b : i32
  %r = arith.addi %b, %t0 : i32
  return %r : i32
}

func.func @subi_addi_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_addi_a_5_3_becomes_addi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 : i32
  %r = arith.subi %t0, %c1 : i32
  return %r : i32
}

func.func @subi_3_addi_a_5_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_3_addi_a_5_becomes_subi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.subi %c-2_i32, %arg0 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 : i32
  %r = arith.subi %c1, %t0 : i32
  return %r : i32
}

func.func @subi_addi_5_a_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_addi_5_a_3_becomes_addi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %c0, %a : i32
  %r = arith.subi %t0, %c1 : i32
  return %r : i32
}

func.func @subi_3_addi_5_a_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_3_addi_5_a_becomes_subi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.subi %c-2_i32, %arg0 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %c0, %a : i32
  %r = arith.subi %c1, %t0 : i32
  return %r : i32
}

func.func @subi_addi_a_b_a_is_b(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_addi_a_b_a_is_b(
  // CHECK-NEXT: return %arg1 : i32
  %t0 = arith.addi %a, %b : i32
  %r = arith.subi %t0, %a : i32
  return %r : i32
}

func.func @subi_addi_a_b_b_is_a(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_addi_a_b_b_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.addi %a, %b : i32
  %r = arith.subi %t0, %b : i32
  return %r : i32
}

func.func @subi_a_addi_a_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_a_addi_a_b_is_kept(
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.subi %arg0, %0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.addi %a, %b : i32
  %r = arith.subi %a, %t0 : i32
  return %r : i32
}

func.func @subi_b_addi_a_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_b_addi_a_b_is_kept(
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.subi %arg1, %0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.addi %a, %b : i32
  %r = arith.subi %b, %t0 : i32
  return %r : i32
}

func.func @addi_subi_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_subi_a_5_3_becomes_addi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 : i32
  %r = arith.addi %t0, %c1 : i32
  return %r : i32
}

func.func @addi_3_subi_a_5_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_3_subi_a_5_becomes_addi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 : i32
  %r = arith.addi %c1, %t0 : i32
  return %r : i32
}

func.func @addi_subi_5_a_3_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_subi_5_a_3_becomes_subi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.subi %c8_i32, %arg0 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %c0, %a : i32
  %r = arith.addi %t0, %c1 : i32
  return %r : i32
}

func.func @addi_3_subi_5_a_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_3_subi_5_a_becomes_subi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.subi %c8_i32, %arg0 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %c0, %a : i32
  %r = arith.addi %c1, %t0 : i32
  return %r : i32
}

func.func @addi_subi_a_b_a_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_subi_a_b_a_is_kept(
  // CHECK-NEXT: %0 = arith.subi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.addi %0, %arg0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.subi %a, %b : i32
  %r = arith.addi %t0, %a : i32
  return %r : i32
}

func.func @addi_subi_a_b_b_is_a(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_subi_a_b_b_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.subi %a, %b : i32
  %r = arith.addi %t0, %b : i32
  return %r : i32
}

func.func @addi_a_subi_a_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_a_subi_a_b_is_kept(
  // CHECK-NEXT: %0 = arith.subi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.addi %arg0, %0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.subi %a, %b : i32
  %r = arith.addi %a, %t0 : i32
  return %r : i32
}

func.func @addi_b_subi_a_b_is_a(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_b_subi_a_b_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.subi %a, %b : i32
  %r = arith.addi %b, %t0 : i32
  return %r : i32
}

func.func @subi_subi_a_5_3_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_subi_a_5_3_becomes_subi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.subi %arg0, %c8_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 : i32
  %r = arith.subi %t0, %c1 : i32
  return %r : i32
}

func.func @subi_3_subi_a_5_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_3_subi_a_5_becomes_subi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.subi %c8_i32, %arg0 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 : i32
  %r = arith.subi %c1, %t0 : i32
  return %r : i32
}

func.func @subi_subi_5_a_3_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_subi_5_a_3_becomes_subi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.subi %c2_i32, %arg0 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %c0, %a : i32
  %r = arith.subi %t0, %c1 : i32
  return %r : i32
}

func.func @subi_3_subi_5_a_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_3_subi_5_a_becomes_addi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %c0, %a : i32
  %r = arith.subi %c1, %t0 : i32
  return %r : i32
}

func.func @subi_subi_a_b_a_becomes_subi(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_subi_a_b_a_becomes_subi(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: %0 = arith.subi %c0_i32, %arg1 : i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.subi %a, %b : i32
  %r = arith.subi %t0, %a : i32
  return %r : i32
}

func.func @subi_subi_a_b_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_subi_a_b_b_is_kept(
  // CHECK-NEXT: %0 = arith.subi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.subi %0, %arg1 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.subi %a, %b : i32
  %r = arith.subi %t0, %b : i32
  return %r : i32
}

func.func @subi_a_subi_a_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_a_subi_a_b_is_kept(
  // CHECK-NEXT: %0 = arith.subi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.subi %arg0, %0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.subi %a, %b : i32
  %r = arith.subi %a, %t0 : i32
  return %r : i32
}

func.func @subi_b_subi_a_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_b_subi_a_b_is_kept(
  // CHECK-NEXT: %0 = arith.subi %arg0, %arg1 : i32
  // CHECK-NEXT: %1 = arith.subi %arg1, %0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.subi %a, %b : i32
  %r = arith.subi %b, %t0 : i32
  return %r : i32
}
