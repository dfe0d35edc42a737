// A division of a product by one of its factors folds if the product does not overflow.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @divui_muli_nuw_a_b_a_is_b(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @divui_muli_nuw_a_b_a_is_b(
  // CHECK-NEXT: return %arg1 : i32
  %t0 = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.divui %t0, %a : i32
  return %r : i32
}

func.func @divui_muli_nuw_a_b_b_is_a(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @divui_muli_nuw_a_b_b_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.divui %t0, %b : i32
  return %r : i32
}

func.func @divui_muli_nsw_a_b_a_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @divui_muli_nsw_a_b_a_is_kept(
  // CHECK-NEXT: %0 = arith.muli %arg0, %arg1 overflow<nsw> : i32
  // CHECK-NEXT: %1 = arith.divui %0, %arg0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.muli %a, %b overflow<nsw> : i32
  %r = arith.divui %t0, %a : i32
  return %r : i32
}

func.func @divui_muli_nsw_a_b_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @divui_muli_nsw_a_b_b_is_kept(
  // CHECK-NEXT: %0 = arith.muli %arg0, %arg1 overflow<nsw> : i32
  // CHECK-NEXT: %1 = arith.divui %0, %arg1 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.muli %a, %b overflow<nsw> : i32
  %r = arith.divui %t0, %b : i32
  return %r : i32
}

func.func @divsi_muli_nsw_a_b_a_is_b(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @divsi_muli_nsw_a_b_a_is_b(
  // CHECK-NEXT: return %arg1 : i32
  %t0 = arith.muli %a, %b overflow<nsw> : i32
  %r = arith.divsi %t0, %a : i32
  return %r : i32
}

func.func @divsi_muli_nsw_a_b_b_is_a(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @divsi_muli_nsw_a_b_b_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.muli %a, %b overflow<nsw> : i32
  %r = arith.divsi %t0, %b : i32
  return %r : i32
}

func.func @divsi_muli_nuw_a_b_a_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @divsi_muli_nuw_a_b_a_is_kept(
  // CHECK-NEXT: %0 = arith.muli %arg0, %arg1 overflow<nuw> : i32
  // CHECK-NEXT: %1 = arith.divsi %0, %arg0 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.divsi %t0, %a : i32
  return %r : i32
}

func.func @divsi_muli_nuw_a_b_b_is_kept(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @divsi_muli_nuw_a_b_b_is_kept(
  // CHECK-NEXT: %0 = arith.muli %arg0, %arg1 overflow<nuw> : i32
  // CHECK-NEXT: %1 = arith.divsi %0, %arg1 : i32
  // CHECK-NEXT: return %1 : i32
  %t0 = arith.muli %a, %b overflow<nuw> : i32
  %r = arith.divsi %t0, %b : i32
  return %r : i32
}

func.func @divui_muli_nsw_nuw_a_b_a_is_b(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @divui_muli_nsw_nuw_a_b_a_is_b(
  // CHECK-NEXT: return %arg1 : i32
  %t0 = arith.muli %a, %b overflow<nsw, nuw> : i32
  %r = arith.divui %t0, %a : i32
  return %r : i32
}

func.func @divui_muli_nsw_nuw_a_b_b_is_a(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @divui_muli_nsw_nuw_a_b_b_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.muli %a, %b overflow<nsw, nuw> : i32
  %r = arith.divui %t0, %b : i32
  return %r : i32
}
