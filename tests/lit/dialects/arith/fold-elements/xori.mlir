// arith.xori folds element-wise on vectors and tensors, and on index.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @xori_1_2_3_4_2_is_3_0_1_6() -> vector<4xi32> {
  // CHECK-LABEL: func.func @xori_1_2_3_4_2_is_3_0_1_6(
  // CHECK-NEXT: %cst = arith.constant dense<[3, 0, 1, 6]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.xori %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @xori_6_2_is_4() -> vector<4xi32> {
  // CHECK-LABEL: func.func @xori_6_2_is_4(
  // CHECK-NEXT: %cst = arith.constant dense<4> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.xori %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @xori_1_2_3_4_5_6_7_8_is_4_4_4_12() -> vector<4xi32> {
  // CHECK-LABEL: func.func @xori_1_2_3_4_5_6_7_8_is_4_4_4_12(
  // CHECK-NEXT: %cst = arith.constant dense<[4, 4, 4, 12]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r = arith.xori %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @xori_6_0_is_6() -> vector<4xi32> {
  // CHECK-LABEL: func.func @xori_6_0_is_6(
  // CHECK-NEXT: %cst = arith.constant dense<6> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<0> : vector<4xi32>
  %r = arith.xori %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @xori_1_1_0_1_1_is_0_1_0_0() -> vector<4xi32> {
  // CHECK-LABEL: func.func @xori_1_1_0_1_1_is_0_1_0_0(
  // CHECK-NEXT: %cst = arith.constant dense<[0, 1, 0, 0]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<1> : vector<4xi32>
  %c1 = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r = arith.xori %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @xori_v_0_is_v(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @xori_v_0_is_v(
  // CHECK-NEXT: return %arg0 : vector<4xi32>
  %c = arith.constant dense<0> : vector<4xi32>
  %r = arith.xori %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @xori_v_1_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @xori_v_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<1> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.xori %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<1> : vector<4xi32>
  %r = arith.xori %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @xori_v_minus_1_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @xori_v_minus_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<-1> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.xori %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<-1> : vector<4xi32>
  %r = arith.xori %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @xori_v_v_is_0(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @xori_v_v_is_0(
  // CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %r = arith.xori %v, %v : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @xori_2_minus_3_is_minus_1() -> index {
  // CHECK-LABEL: func.func @xori_2_minus_3_is_minus_1(
  // CHECK-NEXT: %c-1 = arith.constant -1 : index
  // CHECK-NEXT: return %c-1 : index
  %c0 = arith.constant 2 : index
  %c1 = arith.constant -3 : index
  %r = arith.xori %c0, %c1 : index
  return %r : index
}
