// Products with constants are combined; overflow flags are kept where they still hold.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @muli_muli_a_5_3_becomes_muli(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @muli_muli_a_5_3_becomes_muli(
  // CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
  // CHECK-NEXT: %0 = arith.muli %arg0, %c15_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.muli %a, %c0 : i32
  %r = arith.muli %t0, %c1 : i32
  return %r : i32
}

func.func @addi_b_muli_a_minus_1_becomes_subi(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_b_muli_a_minus_1_becomes_subi(
  // CHECK-NEXT: %0 = arith.subi %arg1, %arg0 : i32
  // CHECK-NEXT: return %0 : i32
  %c = arith.constant -1 : i32
  %t0 = arith.muli %a, %c : i32
  %r = arith.addi %b, %t0 : i32
  return %r : i32
}

func.func @addi_muli_a_minus_1_b_becomes_subi(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_muli_a_minus_1_b_becomes_subi(
  // CHECK-NEXT: %0 = arith.subi %arg1, %arg0 : i32
  // CHECK-NEXT: return %0 : i32
  %c = arith.constant -1 : i32
  %t0 = arith.muli %a, %c : i32
  %r = arith.addi %t0, %b : i32
  return %r : i32
}

func.func @addi_nsw_addi_nsw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_addi_nsw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nsw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @subi_nsw_addi_nsw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_addi_nsw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nsw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @addi_nsw_subi_nsw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_subi_nsw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-2_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nsw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @subi_nsw_subi_nsw_a_5_3_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_subi_nsw_a_5_3_becomes_subi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.subi %arg0, %c8_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nsw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @muli_nsw_muli_nsw_a_5_3_becomes_muli(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @muli_nsw_muli_nsw_a_5_3_becomes_muli(
  // CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
  // CHECK-NEXT: %0 = arith.muli %arg0, %c15_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.muli %a, %c0 overflow<nsw> : i32
  %r = arith.muli %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @addi_nsw_nuw_addi_nsw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_nuw_addi_nsw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nsw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @subi_nsw_nuw_addi_nsw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_nuw_addi_nsw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nsw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @addi_nsw_nuw_subi_nsw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_nuw_subi_nsw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-2_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nsw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @subi_nsw_nuw_subi_nsw_a_5_3_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_nuw_subi_nsw_a_5_3_becomes_subi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.subi %arg0, %c8_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nsw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @muli_nsw_nuw_muli_nsw_a_5_3_becomes_muli(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @muli_nsw_nuw_muli_nsw_a_5_3_becomes_muli(
  // CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
  // CHECK-NEXT: %0 = arith.muli %arg0, %c15_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.muli %a, %c0 overflow<nsw> : i32
  %r = arith.muli %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @addi_nsw_addi_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_addi_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nuw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @subi_nsw_addi_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_addi_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nuw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @addi_nsw_subi_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_subi_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nuw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @subi_nsw_subi_nuw_a_5_3_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_subi_nuw_a_5_3_becomes_subi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.subi %arg0, %c8_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nuw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @muli_nsw_muli_nuw_a_5_3_becomes_muli(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @muli_nsw_muli_nuw_a_5_3_becomes_muli(
  // CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
  // CHECK-NEXT: %0 = arith.muli %arg0, %c15_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.muli %a, %c0 overflow<nuw> : i32
  %r = arith.muli %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @addi_nsw_nuw_addi_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_nuw_addi_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 overflow<nuw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nuw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @subi_nsw_nuw_addi_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_nuw_addi_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nuw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @addi_nsw_nuw_subi_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_nuw_subi_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-2_i32 overflow<nuw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nuw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @subi_nsw_nuw_subi_nuw_a_5_3_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_nuw_subi_nuw_a_5_3_becomes_subi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.subi %arg0, %c8_i32 overflow<nuw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nuw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @muli_nsw_nuw_muli_nuw_a_5_3_becomes_muli(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @muli_nsw_nuw_muli_nuw_a_5_3_becomes_muli(
  // CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
  // CHECK-NEXT: %0 = arith.muli %arg0, %c15_i32 overflow<nuw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.muli %a, %c0 overflow<nuw> : i32
  %r = arith.muli %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @addi_nsw_addi_nsw_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_addi_nsw_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nsw, nuw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @subi_nsw_addi_nsw_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_addi_nsw_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nsw, nuw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @addi_nsw_subi_nsw_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_subi_nsw_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-2_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nsw, nuw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @subi_nsw_subi_nsw_nuw_a_5_3_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_subi_nsw_nuw_a_5_3_becomes_subi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.subi %arg0, %c8_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nsw, nuw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @muli_nsw_muli_nsw_nuw_a_5_3_becomes_muli(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @muli_nsw_muli_nsw_nuw_a_5_3_becomes_muli(
  // CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
  // CHECK-NEXT: %0 = arith.muli %arg0, %c15_i32 overflow<nsw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.muli %a, %c0 overflow<nsw, nuw> : i32
  %r = arith.muli %t0, %c1 overflow<nsw> : i32
  return %r : i32
}

func.func @addi_nsw_nuw_addi_nsw_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_nuw_addi_nsw_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c8_i32 overflow<nsw, nuw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nsw, nuw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @subi_nsw_nuw_addi_nsw_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_nuw_addi_nsw_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.addi %a, %c0 overflow<nsw, nuw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @addi_nsw_nuw_subi_nsw_nuw_a_5_3_becomes_addi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_nsw_nuw_subi_nsw_nuw_a_5_3_becomes_addi(
  // CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
  // CHECK-NEXT: %0 = arith.addi %arg0, %c-2_i32 overflow<nsw, nuw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nsw, nuw> : i32
  %r = arith.addi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @subi_nsw_nuw_subi_nsw_nuw_a_5_3_becomes_subi(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @subi_nsw_nuw_subi_nsw_nuw_a_5_3_becomes_subi(
  // CHECK-NEXT: %c8_i32 = arith.constant 8 : i32
  // CHECK-NEXT: %0 = arith.subi %arg0, %c8_i32 overflow<nsw, nuw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.subi %a, %c0 overflow<nsw, nuw> : i32
  %r = arith.subi %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}

func.func @muli_nsw_nuw_muli_nsw_nuw_a_5_3_becomes_muli(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @muli_nsw_nuw_muli_nsw_nuw_a_5_3_becomes_muli(
  // CHECK-NEXT: %c15_i32 = arith.constant 15 : i32
  // CHECK-NEXT: %0 = arith.muli %arg0, %c15_i32 overflow<nsw, nuw> : i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 5 : i32
  %c1 = arith.constant 3 : i32
  %t0 = arith.muli %a, %c0 overflow<nsw, nuw> : i32
  %r = arith.muli %t0, %c1 overflow<nsw, nuw> : i32
  return %r : i32
}
