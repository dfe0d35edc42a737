// arith.muli folds element-wise on vectors and tensors, and on index.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @muli_1_2_3_4_2_is_2_4_6_8() -> vector<4xi32> {
  // CHECK-LABEL: func.func @muli_1_2_3_4_2_is_2_4_6_8(
  // CHECK-NEXT: %cst = arith.constant dense<[2, 4, 6, 8]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.muli %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @muli_6_2_is_12() -> vector<4xi32> {
  // CHECK-LABEL: func.func @muli_6_2_is_12(
  // CHECK-NEXT: %cst = arith.constant dense<12> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.muli %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @muli_1_2_3_4_5_6_7_8_is_5_12_21_32() -> vector<4xi32> {
  // CHECK-LABEL: func.func @muli_1_2_3_4_5_6_7_8_is_5_12_21_32(
  // CHECK-NEXT: %cst = arith.constant dense<[5, 12, 21, 32]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r = arith.muli %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @muli_6_0_is_0() -> vector<4xi32> {
  // CHECK-LABEL: func.func @muli_6_0_is_0(
  // CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<0> : vector<4xi32>
  %r = arith.muli %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @muli_1_1_0_1_1_is_1_0_1_1() -> vector<4xi32> {
  // CHECK-LABEL: func.func @muli_1_1_0_1_1_is_1_0_1_1(
  // CHECK-NEXT: %cst = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<1> : vector<4xi32>
  %c1 = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r = arith.muli %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @muli_v_0_is_0(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @muli_v_0_is_0(
  // CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c = arith.constant dense<0> : vector<4xi32>
  %r = arith.muli %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @muli_v_1_is_v(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @muli_v_1_is_v(
  // CHECK-NEXT: return %arg0 : vector<4xi32>
  %c = arith.constant dense<1> : vector<4xi32>
  %r = arith.muli %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @muli_v_minus_1_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @muli_v_minus_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<-1> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.muli %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<-1> : vector<4xi32>
  %r = arith.muli %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @muli_v_v_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @muli_v_v_is_kept(
  // CHECK-NEXT: %0 = arith.muli %arg0, %arg0 : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %r = arith.muli %v, %v : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @muli_t_t_is_kept(%t: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK-LABEL: func.func @muli_t_t_is_kept(
  // CHECK-NEXT: %0 = arith.muli %arg0, %arg0 : tensor<?xi32>
  // CHECK-NEXT: return %0 : tensor<?xi32>
  %r = arith.muli %t, %t : tensor<?xi32>
  return %r : tensor<?xi32>
}

func.func @muli_2_minus_3_is_minus_6() -> index {
  // CHECK-LABEL: func.func @muli_2_minus_3_is_minus_6(
  // CHECK-NEXT: %c-6 = arith.constant -6 : index
  // CHECK-NEXT: return %c-6 : index
  %c0 = arith.constant 2 : index
  %c1 = arith.constant -3 : index
  %r = arith.muli %c0, %c1 : index
  return %r : index
}
