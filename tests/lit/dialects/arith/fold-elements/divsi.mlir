// arith.divsi folds element-wise on vectors and tensors, and on index.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @divsi_1_2_3_4_2_is_0_1_1_2() -> vector<4xi32> {
  // CHECK-LABEL: func.func @divsi_1_2_3_4_2_is_0_1_1_2(
  // CHECK-NEXT: %cst = arith.constant dense<[0, 1, 1, 2]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.divsi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @divsi_6_2_is_3() -> vector<4xi32> {
  // CHECK-LABEL: func.func @divsi_6_2_is_3(
  // CHECK-NEXT: %cst = arith.constant dense<3> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.divsi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @divsi_1_2_3_4_5_6_7_8_is_0() -> vector<4xi32> {
  // CHECK-LABEL: func.func @divsi_1_2_3_4_5_6_7_8_is_0(
  // CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r = arith.divsi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @divsi_6_0_is_kept() -> vector<4xi32> {
  // CHECK-LABEL: func.func @divsi_6_0_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<6> : vector<4xi32>
  // CHECK-NEXT: %cst_0 = arith.constant dense<0> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.divsi %cst, %cst_0 : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<0> : vector<4xi32>
  %r = arith.divsi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @divsi_1_1_0_1_1_is_kept() -> vector<4xi32> {
  // CHECK-LABEL: func.func @divsi_1_1_0_1_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<1> : vector<4xi32>
  // CHECK-NEXT: %cst_0 = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.divsi %cst, %cst_0 : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c0 = arith.constant dense<1> : vector<4xi32>
  %c1 = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r = arith.divsi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @divsi_v_0_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @divsi_v_0_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.divsi %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<0> : vector<4xi32>
  %r = arith.divsi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @divsi_v_1_is_v(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @divsi_v_1_is_v(
  // CHECK-NEXT: return %arg0 : vector<4xi32>
  %c = arith.constant dense<1> : vector<4xi32>
  %r = arith.divsi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @divsi_v_minus_1_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @divsi_v_minus_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<-1> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.divsi %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<-1> : vector<4xi32>
  %r = arith.divsi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @divsi_v_v_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @divsi_v_v_is_kept(
  // CHECK-NEXT: %0 = arith.divsi %arg0, %arg0 : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %r = arith.divsi %v, %v : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @divsi_t_t_is_kept(%t: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK-LABEL: func.func @divsi_t_t_is_kept(
  // CHECK-NEXT: %0 = arith.divsi %arg0, %arg0 : tensor<?xi32>
  // CHECK-NEXT: return %0 : tensor<?xi32>
  %r = arith.divsi %t, %t : tensor<?xi32>
  return %r : tensor<?xi32>
}

func.func @divsi_2_minus_3_is_0() -> index {
  // CHECK-LABEL: func.func @divsi_2_minus_3_is_0(
  // CHECK-NEXT: %c0 = arith.constant 0 : index
  // CHECK-NEXT: return %c0 : index
  %c0 = arith.constant 2 : index
  %c1 = arith.constant -3 : index
  %r = arith.divsi %c0, %c1 : index
  return %r : index
}
