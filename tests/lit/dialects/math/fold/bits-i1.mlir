// math.absi and bit counts fold for i1.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @absi_true_is_true() -> i1 {
  // CHECK-LABEL: func.func @absi_true_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant true
  %r = math.absi %c : i1
  return %r : i1
}

func.func @absi_false_is_false() -> i1 {
  // CHECK-LABEL: func.func @absi_false_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant false
  %r = math.absi %c : i1
  return %r : i1
}

func.func @ctlz_true_is_false() -> i1 {
  // CHECK-LABEL: func.func @ctlz_true_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant true
  %r = math.ctlz %c : i1
  return %r : i1
}

func.func @ctlz_false_is_true() -> i1 {
  // CHECK-LABEL: func.func @ctlz_false_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant false
  %r = math.ctlz %c : i1
  return %r : i1
}

func.func @cttz_true_is_false() -> i1 {
  // CHECK-LABEL: func.func @cttz_true_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant true
  %r = math.cttz %c : i1
  return %r : i1
}

func.func @cttz_false_is_true() -> i1 {
  // CHECK-LABEL: func.func @cttz_false_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant false
  %r = math.cttz %c : i1
  return %r : i1
}

func.func @ctpop_true_is_true() -> i1 {
  // CHECK-LABEL: func.func @ctpop_true_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant true
  %r = math.ctpop %c : i1
  return %r : i1
}

func.func @ctpop_false_is_false() -> i1 {
  // CHECK-LABEL: func.func @ctpop_false_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant false
  %r = math.ctpop %c : i1
  return %r : i1
}
