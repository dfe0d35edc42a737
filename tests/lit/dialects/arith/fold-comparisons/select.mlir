// arith.select folds constant conditions, equal operands and conditions that compare the operands.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @select_c_a_a_is_a(%a: i32, %c: i1) -> i32 {
  // CHECK-LABEL: func.func @select_c_a_a_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %r = arith.select %c, %a, %a : i32
  return %r : i32
}

func.func @select_true_a_b_is_a(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @select_true_a_b_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %c_ = arith.constant true
  %r = arith.select %c_, %a, %b : i32
  return %r : i32
}

func.func @select_c_true_true_is_true(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @select_c_true_true_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant true
  %c1 = arith.constant true
  %r = arith.select %c, %c0, %c1 : i1
  return %r : i1
}

func.func @select_c_true_false_is_c(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @select_c_true_false_is_c(
  // CHECK-NEXT: return %arg0 : i1
  %c0 = arith.constant true
  %c1 = arith.constant false
  %r = arith.select %c, %c0, %c1 : i1
  return %r : i1
}

func.func @select_false_a_b_is_b(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @select_false_a_b_is_b(
  // CHECK-NEXT: return %arg1 : i32
  %c_ = arith.constant false
  %r = arith.select %c_, %a, %b : i32
  return %r : i32
}

func.func @select_c_false_true_becomes_xori(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @select_c_false_true_becomes_xori(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: %0 = arith.xori %arg0, %true : i1
  // CHECK-NEXT: return %0 : i1
  %c0 = arith.constant false
  %c1 = arith.constant true
  %r = arith.select %c, %c0, %c1 : i1
  return %r : i1
}

func.func @select_c_false_false_is_false(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @select_c_false_false_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant false
  %c1 = arith.constant false
  %r = arith.select %c, %c0, %c1 : i1
  return %r : i1
}

func.func @select_xori_c_true_a_b_becomes_select(%a: i32, %b: i32, %c: i1) -> i32 {
  // CHECK-LABEL: func.func @select_xori_c_true_a_b_becomes_select(
  // CHECK-NEXT: %0 = arith.select %arg2, %arg1, %arg0 : i32
  // CHECK-NEXT: return %0 : i32
  %c_ = arith.constant true
  %t0 = arith.xori %c, %c_ : i1
  %r = arith.select %t0, %a, %b : i32
  return %r : i32
}

func.func @select_c_1_0_becomes_extui(%c: i1) -> i32 {
  // CHECK-LABEL: func.func @select_c_1_0_becomes_extui(
  // CHECK-NEXT: %0 = arith.extui %arg0 : i1 to i32
  // CHECK-NEXT: return %0 : i32
  %c0 = arith.constant 1 : i32
  %c1 = arith.constant 0 : i32
  %r = arith.select %c, %c0, %c1 : i32
  return %r : i32
}

func.func @select_c_0_1_becomes_extui(%c: i1) -> i32 {
  // CHECK-LABEL: func.func @select_c_0_1_becomes_extui(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: %0 = arith.xori %arg0, %true : i1
  // CHECK-NEXT: %1 = arith.extui %0 : i1 to i32
  // CHECK-NEXT: return %1 : i32
  %c0 = arith.constant 1 : i32
  %c1 = arith.constant 0 : i32
  %r = arith.select %c, %c1, %c0 : i32
  return %r : i32
}

func.func @select_cmpi_eq_a_b_a_b_is_b(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @select_cmpi_eq_a_b_a_b_is_b(
  // CHECK-NEXT: return %arg1 : i32
  %t0 = arith.cmpi eq, %a, %b : i32
  %r = arith.select %t0, %a, %b : i32
  return %r : i32
}

func.func @select_cmpi_eq_a_b_b_a_is_a(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @select_cmpi_eq_a_b_b_a_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.cmpi eq, %a, %b : i32
  %r = arith.select %t0, %b, %a : i32
  return %r : i32
}

func.func @select_cmpi_ne_a_b_a_b_is_a(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @select_cmpi_ne_a_b_a_b_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.cmpi ne, %a, %b : i32
  %r = arith.select %t0, %a, %b : i32
  return %r : i32
}

func.func @select_cmpi_ne_a_b_b_a_is_b(%a: i32, %b: i32) -> i32 {
  // CHECK-LABEL: func.func @select_cmpi_ne_a_b_b_a_is_b(
  // CHECK-NEXT: return %arg1 : i32
  %t0 = arith.cmpi ne, %a, %b : i32
  %r = arith.select %t0, %b, %a : i32
  return %r : i32
}

func.func @select_c_select_c_a_b_b_becomes_select(%a: i32, %b: i32, %c: i1) -> i32 {
  // CHECK-LABEL: func.func @select_c_select_c_a_b_b_becomes_select(
  // CHECK-NEXT: %0 = arith.select %arg2, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.select %c, %a, %b : i32
  %r = arith.select %c, %t0, %b : i32
  return %r : i32
}

func.func @select_c_a_select_c_a_b_becomes_select(%a: i32, %b: i32, %c: i1) -> i32 {
  // CHECK-LABEL: func.func @select_c_a_select_c_a_b_becomes_select(
  // CHECK-NEXT: %0 = arith.select %arg2, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.select %c, %a, %b : i32
  %r = arith.select %c, %a, %t0 : i32
  return %r : i32
}

func.func @select_true_false_true_false_1_2_3_4_9_is_1_9_3_9() -> vector<4xi32> {
  // CHECK-LABEL: func.func @select_true_false_true_false_1_2_3_4_9_is_1_9_3_9(
  // CHECK-NEXT: %cst = arith.constant dense<[1, 9, 3, 9]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %c1 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c2 = arith.constant dense<9> : vector<4xi32>
  %r = arith.select %c0, %c1, %c2 : vector<4xi1>, vector<4xi32>
  return %r : vector<4xi32>
}
