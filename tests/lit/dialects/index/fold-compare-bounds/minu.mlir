// index.cmp of an index.minu with a constant bound folds if the bound decides the result.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @cmp_eq_minu_x_5_0_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_eq_minu_x_5_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp eq(%0, %idx0)
  // CHECK-NEXT: return %1 : i1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp eq(%a, %c0)
  return %r : i1
}

func.func @cmp_eq_minu_x_5_5_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_eq_minu_x_5_5_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp eq(%0, %idx5)
  // CHECK-NEXT: return %1 : i1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp eq(%a, %c5)
  return %r : i1
}

func.func @cmp_eq_minu_x_5_6_is_false(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_eq_minu_x_5_6_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c5 = index.constant 5
  %c6 = index.constant 6
  %a = index.minu %x, %c5
  %r = index.cmp eq(%a, %c6)
  return %r : i1
}

func.func @cmp_ne_minu_x_5_0_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ne_minu_x_5_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp ne(%0, %idx0)
  // CHECK-NEXT: return %1 : i1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp ne(%a, %c0)
  return %r : i1
}

func.func @cmp_ne_minu_x_5_5_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ne_minu_x_5_5_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp ne(%0, %idx5)
  // CHECK-NEXT: return %1 : i1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp ne(%a, %c5)
  return %r : i1
}

func.func @cmp_ne_minu_x_5_6_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ne_minu_x_5_6_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c5 = index.constant 5
  %c6 = index.constant 6
  %a = index.minu %x, %c5
  %r = index.cmp ne(%a, %c6)
  return %r : i1
}

func.func @cmp_slt_minu_x_5_0_is_false(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_slt_minu_x_5_0_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp slt(%a, %c0)
  return %r : i1
}

func.func @cmp_slt_minu_x_5_5_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_slt_minu_x_5_5_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp slt(%0, %idx5)
  // CHECK-NEXT: return %1 : i1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp slt(%a, %c5)
  return %r : i1
}

func.func @cmp_slt_minu_x_5_6_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_slt_minu_x_5_6_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c5 = index.constant 5
  %c6 = index.constant 6
  %a = index.minu %x, %c5
  %r = index.cmp slt(%a, %c6)
  return %r : i1
}

func.func @cmp_sle_minu_x_5_0_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sle_minu_x_5_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp sle(%0, %idx0)
  // CHECK-NEXT: return %1 : i1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp sle(%a, %c0)
  return %r : i1
}

func.func @cmp_sle_minu_x_5_5_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sle_minu_x_5_5_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp sle(%a, %c5)
  return %r : i1
}

func.func @cmp_sle_minu_x_5_6_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sle_minu_x_5_6_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c5 = index.constant 5
  %c6 = index.constant 6
  %a = index.minu %x, %c5
  %r = index.cmp sle(%a, %c6)
  return %r : i1
}

func.func @cmp_sgt_minu_x_5_0_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sgt_minu_x_5_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp sgt(%0, %idx0)
  // CHECK-NEXT: return %1 : i1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp sgt(%a, %c0)
  return %r : i1
}

func.func @cmp_sgt_minu_x_5_5_is_false(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sgt_minu_x_5_5_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp sgt(%a, %c5)
  return %r : i1
}

func.func @cmp_sgt_minu_x_5_6_is_false(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sgt_minu_x_5_6_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c5 = index.constant 5
  %c6 = index.constant 6
  %a = index.minu %x, %c5
  %r = index.cmp sgt(%a, %c6)
  return %r : i1
}

func.func @cmp_sge_minu_x_5_0_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_minu_x_5_0_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp sge(%a, %c0)
  return %r : i1
}

func.func @cmp_sge_minu_x_5_5_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_minu_x_5_5_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp sge(%0, %idx5)
  // CHECK-NEXT: return %1 : i1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp sge(%a, %c5)
  return %r : i1
}

func.func @cmp_sge_minu_x_5_6_is_false(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_sge_minu_x_5_6_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c5 = index.constant 5
  %c6 = index.constant 6
  %a = index.minu %x, %c5
  %r = index.cmp sge(%a, %c6)
  return %r : i1
}

func.func @cmp_ult_minu_x_5_minus_1_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ult_minu_x_5_minus_1_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %m1 = index.constant -1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp ult(%a, %m1)
  return %r : i1
}

func.func @cmp_ult_minu_x_5_0_is_false(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ult_minu_x_5_0_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp ult(%a, %c0)
  return %r : i1
}

func.func @cmp_ult_minu_x_5_5_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ult_minu_x_5_5_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp ult(%0, %idx5)
  // CHECK-NEXT: return %1 : i1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp ult(%a, %c5)
  return %r : i1
}

func.func @cmp_ult_minu_x_5_6_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ult_minu_x_5_6_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c5 = index.constant 5
  %c6 = index.constant 6
  %a = index.minu %x, %c5
  %r = index.cmp ult(%a, %c6)
  return %r : i1
}

func.func @cmp_ule_minu_x_5_0_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_minu_x_5_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp ule(%0, %idx0)
  // CHECK-NEXT: return %1 : i1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp ule(%a, %c0)
  return %r : i1
}

func.func @cmp_ule_minu_x_5_5_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_minu_x_5_5_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp ule(%a, %c5)
  return %r : i1
}

func.func @cmp_ule_minu_x_5_6_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ule_minu_x_5_6_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c5 = index.constant 5
  %c6 = index.constant 6
  %a = index.minu %x, %c5
  %r = index.cmp ule(%a, %c6)
  return %r : i1
}

func.func @cmp_ugt_minu_x_5_minus_1_is_false(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ugt_minu_x_5_minus_1_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %m1 = index.constant -1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp ugt(%a, %m1)
  return %r : i1
}

func.func @cmp_ugt_minu_x_5_0_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ugt_minu_x_5_0_is_kept(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp ugt(%0, %idx0)
  // CHECK-NEXT: return %1 : i1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp ugt(%a, %c0)
  return %r : i1
}

func.func @cmp_ugt_minu_x_5_5_is_false(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ugt_minu_x_5_5_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp ugt(%a, %c5)
  return %r : i1
}

func.func @cmp_ugt_minu_x_5_6_is_false(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_ugt_minu_x_5_6_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c5 = index.constant 5
  %c6 = index.constant 6
  %a = index.minu %x, %c5
  %r = index.cmp ugt(%a, %c6)
  return %r : i1
}

func.func @cmp_uge_minu_x_5_0_is_true(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_uge_minu_x_5_0_is_true(
  // CHECK-NEXT: %true = index.bool.constant true
  // CHECK-NEXT: return %true : i1
  %c0 = index.constant 0
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp uge(%a, %c0)
  return %r : i1
}

func.func @cmp_uge_minu_x_5_5_is_kept(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_uge_minu_x_5_5_is_kept(
  // CHECK-NEXT: %idx5 = index.constant 5
  // CHECK-NEXT: %0 = index.minu %arg0, %idx5
  // CHECK-NEXT: %1 = index.cmp uge(%0, %idx5)
  // CHECK-NEXT: return %1 : i1
  %c5 = index.constant 5
  %a = index.minu %x, %c5
  %r = index.cmp uge(%a, %c5)
  return %r : i1
}

func.func @cmp_uge_minu_x_5_6_is_false(%x: index) -> i1 {
  // CHECK-LABEL: func.func @cmp_uge_minu_x_5_6_is_false(
  // CHECK-NEXT: %false = index.bool.constant false
  // CHECK-NEXT: return %false : i1
  %c5 = index.constant 5
  %c6 = index.constant 6
  %a = index.minu %x, %c5
  %r = index.cmp uge(%a, %c6)
  return %r : i1
}
