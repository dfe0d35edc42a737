// arith.cmpi folds equal operands, boolean operands and constants.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @cmpi_eq_a_a_is_true(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_eq_a_a_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %r = arith.cmpi eq, %a, %a : i32
  return %r : i1
}

func.func @cmpi_eq_7_a_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_eq_7_a_is_kept(
  // CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
  // CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %c7_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant 7 : i32
  %r = arith.cmpi eq, %c_, %a : i32
  return %r : i1
}

func.func @cmpi_eq_3_minus_3_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpi_eq_3_minus_3_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 3 : i32
  %c1 = arith.constant -3 : i32
  %r = arith.cmpi eq, %c0, %c1 : i32
  return %r : i1
}

func.func @xori_cmpi_eq_a_b_true_becomes_cmpi(%a: i32, %b: i32) -> i1 {
  // CHECK-LABEL: func.func @xori_cmpi_eq_a_b_true_becomes_cmpi(
  // CHECK-NEXT: %0 = arith.cmpi ne, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %t0 = arith.cmpi eq, %a, %b : i32
  %r = arith.xori %t0, %c_ : i1
  return %r : i1
}

func.func @cmpi_ne_a_a_is_false(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ne_a_a_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %r = arith.cmpi ne, %a, %a : i32
  return %r : i1
}

func.func @cmpi_ne_7_a_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ne_7_a_is_kept(
  // CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
  // CHECK-NEXT: %0 = arith.cmpi ne, %arg0, %c7_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant 7 : i32
  %r = arith.cmpi ne, %c_, %a : i32
  return %r : i1
}

func.func @cmpi_ne_3_minus_3_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpi_ne_3_minus_3_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 3 : i32
  %c1 = arith.constant -3 : i32
  %r = arith.cmpi ne, %c0, %c1 : i32
  return %r : i1
}

func.func @xori_cmpi_ne_a_b_true_becomes_cmpi(%a: i32, %b: i32) -> i1 {
  // CHECK-LABEL: func.func @xori_cmpi_ne_a_b_true_becomes_cmpi(
  // CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %t0 = arith.cmpi ne, %a, %b : i32
  %r = arith.xori %t0, %c_ : i1
  return %r : i1
}

func.func @cmpi_slt_a_a_is_false(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_slt_a_a_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %r = arith.cmpi slt, %a, %a : i32
  return %r : i1
}

func.func @cmpi_slt_7_a_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_slt_7_a_becomes_cmpi(
  // CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
  // CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %c7_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant 7 : i32
  %r = arith.cmpi slt, %c_, %a : i32
  return %r : i1
}

func.func @cmpi_slt_3_minus_3_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpi_slt_3_minus_3_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 3 : i32
  %c1 = arith.constant -3 : i32
  %r = arith.cmpi slt, %c0, %c1 : i32
  return %r : i1
}

func.func @xori_cmpi_slt_a_b_true_becomes_cmpi(%a: i32, %b: i32) -> i1 {
  // CHECK-LABEL: func.func @xori_cmpi_slt_a_b_true_becomes_cmpi(
  // CHECK-NEXT: %0 = arith.cmpi sge, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %t0 = arith.cmpi slt, %a, %b : i32
  %r = arith.xori %t0, %c_ : i1
  return %r : i1
}

func.func @cmpi_sle_a_a_is_true(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_sle_a_a_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %r = arith.cmpi sle, %a, %a : i32
  return %r : i1
}

func.func @cmpi_sle_7_a_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_sle_7_a_becomes_cmpi(
  // CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
  // CHECK-NEXT: %0 = arith.cmpi sge, %arg0, %c7_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant 7 : i32
  %r = arith.cmpi sle, %c_, %a : i32
  return %r : i1
}

func.func @cmpi_sle_3_minus_3_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpi_sle_3_minus_3_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 3 : i32
  %c1 = arith.constant -3 : i32
  %r = arith.cmpi sle, %c0, %c1 : i32
  return %r : i1
}

func.func @xori_cmpi_sle_a_b_true_becomes_cmpi(%a: i32, %b: i32) -> i1 {
  // CHECK-LABEL: func.func @xori_cmpi_sle_a_b_true_becomes_cmpi(
  // CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %t0 = arith.cmpi sle, %a, %b : i32
  %r = arith.xori %t0, %c_ : i1
  return %r : i1
}

func.func @cmpi_sgt_a_a_is_false(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_sgt_a_a_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %r = arith.cmpi sgt, %a, %a : i32
  return %r : i1
}

func.func @cmpi_sgt_7_a_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_sgt_7_a_becomes_cmpi(
  // CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
  // CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %c7_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant 7 : i32
  %r = arith.cmpi sgt, %c_, %a : i32
  return %r : i1
}

func.func @cmpi_sgt_3_minus_3_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpi_sgt_3_minus_3_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 3 : i32
  %c1 = arith.constant -3 : i32
  %r = arith.cmpi sgt, %c0, %c1 : i32
  return %r : i1
}

func.func @xori_cmpi_sgt_a_b_true_becomes_cmpi(%a: i32, %b: i32) -> i1 {
  // CHECK-LABEL: func.func @xori_cmpi_sgt_a_b_true_becomes_cmpi(
  // CHECK-NEXT: %0 = arith.cmpi sle, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %t0 = arith.cmpi sgt, %a, %b : i32
  %r = arith.xori %t0, %c_ : i1
  return %r : i1
}

func.func @cmpi_sge_a_a_is_true(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_sge_a_a_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %r = arith.cmpi sge, %a, %a : i32
  return %r : i1
}

func.func @cmpi_sge_7_a_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_sge_7_a_becomes_cmpi(
  // CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
  // CHECK-NEXT: %0 = arith.cmpi sle, %arg0, %c7_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant 7 : i32
  %r = arith.cmpi sge, %c_, %a : i32
  return %r : i1
}

func.func @cmpi_sge_3_minus_3_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpi_sge_3_minus_3_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 3 : i32
  %c1 = arith.constant -3 : i32
  %r = arith.cmpi sge, %c0, %c1 : i32
  return %r : i1
}

func.func @xori_cmpi_sge_a_b_true_becomes_cmpi(%a: i32, %b: i32) -> i1 {
  // CHECK-LABEL: func.func @xori_cmpi_sge_a_b_true_becomes_cmpi(
  // CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %t0 = arith.cmpi sge, %a, %b : i32
  %r = arith.xori %t0, %c_ : i1
  return %r : i1
}

func.func @cmpi_ult_a_a_is_false(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ult_a_a_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %r = arith.cmpi ult, %a, %a : i32
  return %r : i1
}

func.func @cmpi_ult_7_a_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ult_7_a_becomes_cmpi(
  // CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
  // CHECK-NEXT: %0 = arith.cmpi ugt, %arg0, %c7_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant 7 : i32
  %r = arith.cmpi ult, %c_, %a : i32
  return %r : i1
}

func.func @cmpi_ult_3_minus_3_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpi_ult_3_minus_3_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 3 : i32
  %c1 = arith.constant -3 : i32
  %r = arith.cmpi ult, %c0, %c1 : i32
  return %r : i1
}

func.func @xori_cmpi_ult_a_b_true_becomes_cmpi(%a: i32, %b: i32) -> i1 {
  // CHECK-LABEL: func.func @xori_cmpi_ult_a_b_true_becomes_cmpi(
  // CHECK-NEXT: %0 = arith.cmpi uge, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %t0 = arith.cmpi ult, %a, %b : i32
  %r = arith.xori %t0, %c_ : i1
  return %r : i1
}

func.func @cmpi_ule_a_a_is_true(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ule_a_a_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %r = arith.cmpi ule, %a, %a : i32
  return %r : i1
}

func.func @cmpi_ule_7_a_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ule_7_a_becomes_cmpi(
  // CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
  // CHECK-NEXT: %0 = arith.cmpi uge, %arg0, %c7_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant 7 : i32
  %r = arith.cmpi ule, %c_, %a : i32
  return %r : i1
}

func.func @cmpi_ule_3_minus_3_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpi_ule_3_minus_3_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 3 : i32
  %c1 = arith.constant -3 : i32
  %r = arith.cmpi ule, %c0, %c1 : i32
  return %r : i1
}

func.func @xori_cmpi_ule_a_b_true_becomes_cmpi(%a: i32, %b: i32) -> i1 {
  // CHECK-LABEL: func.func @xori_cmpi_ule_a_b_true_becomes_cmpi(
  // CHECK-NEXT: %0 = arith.cmpi ugt, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %t0 = arith.cmpi ule, %a, %b : i32
  %r = arith.xori %t0, %c_ : i1
  return %r : i1
}

func.func @cmpi_ugt_a_a_is_false(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ugt_a_a_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %r = arith.cmpi ugt, %a, %a : i32
  return %r : i1
}

func.func @cmpi_ugt_7_a_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ugt_7_a_becomes_cmpi(
  // CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
  // CHECK-NEXT: %0 = arith.cmpi ult, %arg0, %c7_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant 7 : i32
  %r = arith.cmpi ugt, %c_, %a : i32
  return %r : i1
}

func.func @cmpi_ugt_3_minus_3_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpi_ugt_3_minus_3_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 3 : i32
  %c1 = arith.constant -3 : i32
  %r = arith.cmpi ugt, %c0, %c1 : i32
  return %r : i1
}

func.func @xori_cmpi_ugt_a_b_true_becomes_cmpi(%a: i32, %b: i32) -> i1 {
  // CHECK-LABEL: func.func @xori_cmpi_ugt_a_b_true_becomes_cmpi(
  // CHECK-NEXT: %0 = arith.cmpi ule, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %t0 = arith.cmpi ugt, %a, %b : i32
  %r = arith.xori %t0, %c_ : i1
  return %r : i1
}

func.func @cmpi_uge_a_a_is_true(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_uge_a_a_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %r = arith.cmpi uge, %a, %a : i32
  return %r : i1
}

func.func @cmpi_uge_7_a_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_uge_7_a_becomes_cmpi(
  // CHECK-NEXT: %c7_i32 = arith.constant 7 : i32
  // CHECK-NEXT: %0 = arith.cmpi ule, %arg0, %c7_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant 7 : i32
  %r = arith.cmpi uge, %c_, %a : i32
  return %r : i1
}

func.func @cmpi_uge_3_minus_3_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpi_uge_3_minus_3_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 3 : i32
  %c1 = arith.constant -3 : i32
  %r = arith.cmpi uge, %c0, %c1 : i32
  return %r : i1
}

func.func @xori_cmpi_uge_a_b_true_becomes_cmpi(%a: i32, %b: i32) -> i1 {
  // CHECK-LABEL: func.func @xori_cmpi_uge_a_b_true_becomes_cmpi(
  // CHECK-NEXT: %0 = arith.cmpi ult, %arg0, %arg1 : i32
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %t0 = arith.cmpi uge, %a, %b : i32
  %r = arith.xori %t0, %c_ : i1
  return %r : i1
}

func.func @cmpi_eq_c_true_is_c(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @cmpi_eq_c_true_is_c(
  // CHECK-NEXT: return %arg0 : i1
  %c_ = arith.constant true
  %r = arith.cmpi eq, %c, %c_ : i1
  return %r : i1
}

func.func @cmpi_eq_c_false_is_kept(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @cmpi_eq_c_false_is_kept(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %false : i1
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant false
  %r = arith.cmpi eq, %c, %c_ : i1
  return %r : i1
}

func.func @cmpi_eq_extui_c_to_i32_0_is_kept(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @cmpi_eq_extui_c_to_i32_0_is_kept(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: %0 = arith.extui %arg0 : i1 to i32
  // CHECK-NEXT: %1 = arith.cmpi eq, %0, %c0_i32 : i32
  // CHECK-NEXT: return %1 : i1
  %c_ = arith.constant 0 : i32
  %t0 = arith.extui %c : i1 to i32
  %r = arith.cmpi eq, %t0, %c_ : i32
  return %r : i1
}

func.func @cmpi_eq_extsi_c_to_i32_0_is_kept(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @cmpi_eq_extsi_c_to_i32_0_is_kept(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: %0 = arith.extsi %arg0 : i1 to i32
  // CHECK-NEXT: %1 = arith.cmpi eq, %0, %c0_i32 : i32
  // CHECK-NEXT: return %1 : i1
  %c_ = arith.constant 0 : i32
  %t0 = arith.extsi %c : i1 to i32
  %r = arith.cmpi eq, %t0, %c_ : i32
  return %r : i1
}

func.func @cmpi_ne_c_true_is_kept(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ne_c_true_is_kept(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: %0 = arith.cmpi ne, %arg0, %true : i1
  // CHECK-NEXT: return %0 : i1
  %c_ = arith.constant true
  %r = arith.cmpi ne, %c, %c_ : i1
  return %r : i1
}

func.func @cmpi_ne_c_false_is_c(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ne_c_false_is_c(
  // CHECK-NEXT: return %arg0 : i1
  %c_ = arith.constant false
  %r = arith.cmpi ne, %c, %c_ : i1
  return %r : i1
}

func.func @cmpi_ne_extui_c_to_i32_0_is_c(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ne_extui_c_to_i32_0_is_c(
  // CHECK-NEXT: return %arg0 : i1
  %c_ = arith.constant 0 : i32
  %t0 = arith.extui %c : i1 to i32
  %r = arith.cmpi ne, %t0, %c_ : i32
  return %r : i1
}

func.func @cmpi_ne_extsi_c_to_i32_0_is_c(%c: i1) -> i1 {
  // CHECK-LABEL: func.func @cmpi_ne_extsi_c_to_i32_0_is_c(
  // CHECK-NEXT: return %arg0 : i1
  %c_ = arith.constant 0 : i32
  %t0 = arith.extsi %c : i1 to i32
  %r = arith.cmpi ne, %t0, %c_ : i32
  return %r : i1
}

func.func @cmpi_slt_1_2_3_4_2_is_true_false_false_false() -> vector<4xi1> {
  // CHECK-LABEL: func.func @cmpi_slt_1_2_3_4_2_is_true_false_false_false(
  // CHECK-NEXT: %cst = arith.constant dense<[true, false, false, false]> : vector<4xi1>
  // CHECK-NEXT: return %cst : vector<4xi1>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.cmpi slt, %c0, %c1 : vector<4xi32>
  return %r : vector<4xi1>
}
