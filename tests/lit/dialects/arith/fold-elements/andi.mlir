// arith.andi folds element-wise on vectors and tensors, and on index.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @andi_1_2_3_4_2_is_0_2_2_0() -> vector<4xi32> {
  // CHECK-LABEL: func.func @andi_1_2_3_4_2_is_0_2_2_0(
  // CHECK-NEXT: %cst = arith.constant dense<[0, 2, 2, 0]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.andi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @andi_6_2_is_2() -> vector<4xi32> {
  // CHECK-LABEL: func.func @andi_6_2_is_2(
  // CHECK-NEXT: %cst = arith.constant dense<2> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.andi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @andi_1_2_3_4_5_6_7_8_is_1_2_3_0() -> vector<4xi32> {
  // CHECK-LABEL: func.func @andi_1_2_3_4_5_6_7_8_is_1_2_3_0(
  // CHECK-NEXT: %cst = arith.constant dense<[1, 2, 3, 0]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r = arith.andi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @andi_6_0_is_0() -> vector<4xi32> {
  // CHECK-LABEL: func.func @andi_6_0_is_0(
  // CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<0> : vector<4xi32>
  %r = arith.andi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @andi_1_1_0_1_1_is_1_0_1_1() -> vector<4xi32> {
  // CHECK-LABEL: func.func @andi_1_1_0_1_1_is_1_0_1_1(
  // CHECK-NEXT: %cst = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<1> : vector<4xi32>
  %c1 = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r = arith.andi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @andi_v_0_is_0(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @andi_v_0_is_0(
  // CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c = arith.constant dense<0> : vector<4xi32>
  %r = arith.andi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @andi_v_1_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @andi_v_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<1> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.andi %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<1> : vector<4xi32>
  %r = arith.andi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @andi_v_minus_1_is_v(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @andi_v_minus_1_is_v(
  // CHECK-NEXT: return %arg0 : vector<4xi32>
  %c = arith.constant dense<-1> : vector<4xi32>
  %r = arith.andi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @andi_v_v_is_v(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @andi_v_v_is_v(
  // CHECK-NEXT: return %arg0 : vector<4xi32>
  %r = arith.andi %v, %v : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @andi_t_t_is_t(%t: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK-LABEL: func.func @andi_t_t_is_t(
  // CHECK-NEXT: return %arg0 : tensor<?xi32>
  %r = arith.andi %t, %t : tensor<?xi32>
  return %r : tensor<?xi32>
}

func.func @andi_2_minus_3_is_0() -> index {
  // CHECK-LABEL: func.func @andi_2_minus_3_is_0(
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: return %c0 : index
  %c0 = arith.constant 2 : index
  %c1 = arith.constant -3 : index
  %r = arith.andi %c0, %c1 : index
  return %r : index
}
