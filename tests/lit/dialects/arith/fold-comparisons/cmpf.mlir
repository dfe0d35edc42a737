// arith.cmpf folds NaN operands and constants; equal operands are kept because they may be NaN.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @cmpf_false_1_2_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpf_false_1_2_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf false, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_false_x_nan_is_false(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_false_x_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf false, %x, %c : f32
  return %r : i1
}

func.func @cmpf_false_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_false_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf false, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf false, %x, %x : f32
  return %r : i1
}

func.func @cmpf_oeq_1_2_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_1_2_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf oeq, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_oeq_x_nan_is_false(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_x_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf oeq, %x, %c : f32
  return %r : i1
}

func.func @cmpf_oeq_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf oeq, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf oeq, %x, %x : f32
  return %r : i1
}

func.func @cmpf_ogt_1_2_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_1_2_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf ogt, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_ogt_x_nan_is_false(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_x_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ogt, %x, %c : f32
  return %r : i1
}

func.func @cmpf_ogt_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf ogt, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf ogt, %x, %x : f32
  return %r : i1
}

func.func @cmpf_oge_1_2_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpf_oge_1_2_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf oge, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_oge_x_nan_is_false(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oge_x_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf oge, %x, %c : f32
  return %r : i1
}

func.func @cmpf_oge_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oge_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf oge, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf oge, %x, %x : f32
  return %r : i1
}

func.func @cmpf_olt_1_2_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_1_2_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf olt, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_olt_x_nan_is_false(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_x_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf olt, %x, %c : f32
  return %r : i1
}

func.func @cmpf_olt_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf olt, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf olt, %x, %x : f32
  return %r : i1
}

func.func @cmpf_ole_1_2_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpf_ole_1_2_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf ole, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_ole_x_nan_is_false(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ole_x_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ole, %x, %c : f32
  return %r : i1
}

func.func @cmpf_ole_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ole_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf ole, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf ole, %x, %x : f32
  return %r : i1
}

func.func @cmpf_one_1_2_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_1_2_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf one, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_one_x_nan_is_false(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_x_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf one, %x, %c : f32
  return %r : i1
}

func.func @cmpf_one_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf one, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf one, %x, %x : f32
  return %r : i1
}

func.func @cmpf_ord_1_2_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpf_ord_1_2_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf ord, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_ord_x_nan_is_false(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ord_x_nan_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ord, %x, %c : f32
  return %r : i1
}

func.func @cmpf_ord_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ord_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf ord, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf ord, %x, %x : f32
  return %r : i1
}

func.func @cmpf_ueq_1_2_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpf_ueq_1_2_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf ueq, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_ueq_x_nan_is_true(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ueq_x_nan_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ueq, %x, %c : f32
  return %r : i1
}

func.func @cmpf_ueq_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ueq_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf ueq, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf ueq, %x, %x : f32
  return %r : i1
}

func.func @cmpf_ugt_1_2_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpf_ugt_1_2_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf ugt, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_ugt_x_nan_is_true(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ugt_x_nan_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ugt, %x, %c : f32
  return %r : i1
}

func.func @cmpf_ugt_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ugt_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf ugt, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf ugt, %x, %x : f32
  return %r : i1
}

func.func @cmpf_uge_1_2_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_1_2_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf uge, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_uge_x_nan_is_true(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_x_nan_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf uge, %x, %c : f32
  return %r : i1
}

func.func @cmpf_uge_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf uge, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf uge, %x, %x : f32
  return %r : i1
}

func.func @cmpf_ult_1_2_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpf_ult_1_2_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf ult, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_ult_x_nan_is_true(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ult_x_nan_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ult, %x, %c : f32
  return %r : i1
}

func.func @cmpf_ult_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ult_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf ult, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf ult, %x, %x : f32
  return %r : i1
}

func.func @cmpf_ule_1_2_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_1_2_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf ule, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_ule_x_nan_is_true(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_x_nan_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf ule, %x, %c : f32
  return %r : i1
}

func.func @cmpf_ule_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf ule, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf ule, %x, %x : f32
  return %r : i1
}

func.func @cmpf_une_1_2_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpf_une_1_2_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf une, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_une_x_nan_is_true(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_une_x_nan_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf une, %x, %c : f32
  return %r : i1
}

func.func @cmpf_une_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_une_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf une, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf une, %x, %x : f32
  return %r : i1
}

func.func @cmpf_uno_1_2_is_false() -> i1 {
  // CHECK-LABEL: func.func @cmpf_uno_1_2_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf uno, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_uno_x_nan_is_true(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uno_x_nan_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf uno, %x, %c : f32
  return %r : i1
}

func.func @cmpf_uno_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uno_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf uno, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf uno, %x, %x : f32
  return %r : i1
}

func.func @cmpf_true_1_2_is_true() -> i1 {
  // CHECK-LABEL: func.func @cmpf_true_1_2_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = arith.constant 2.0 : f32
  %c1 = arith.constant 1.0 : f32
  %r = arith.cmpf true, %c1, %c0 : f32
  return %r : i1
}

func.func @cmpf_true_x_nan_is_true(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_true_x_nan_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FC00000 : f32
  %r = arith.cmpf true, %x, %c : f32
  return %r : i1
}

func.func @cmpf_true_x_x_is_kept(%x: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_true_x_x_is_kept(
  // CHECK-NEXT: %0 = arith.cmpf true, %arg0, %arg0 : f32
  // CHECK-NEXT: return %0 : i1
  %r = arith.cmpf true, %x, %x : f32
  return %r : i1
}
