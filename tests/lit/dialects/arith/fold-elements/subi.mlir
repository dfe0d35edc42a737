// arith.subi folds element-wise on vectors and tensors, and on index.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @subi_1_2_3_4_2_is_minus_1_0_1_2() -> vector<4xi32> {
  // CHECK-LABEL: func.func @subi_1_2_3_4_2_is_minus_1_0_1_2(
  // CHECK-NEXT: %cst = arith.constant dense<[-1, 0, 1, 2]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.subi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @subi_6_2_is_4() -> vector<4xi32> {
  // CHECK-LABEL: func.func @subi_6_2_is_4(
  // CHECK-NEXT: %cst = arith.constant dense<4> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.subi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @subi_1_2_3_4_5_6_7_8_is_minus_4() -> vector<4xi32> {
  // CHECK-LABEL: func.func @subi_1_2_3_4_5_6_7_8_is_minus_4(
  // CHECK-NEXT: %cst = arith.constant dense<-4> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r = arith.subi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @subi_6_0_is_6() -> vector<4xi32> {
  // CHECK-LABEL: func.func @subi_6_0_is_6(
  // CHECK-NEXT: %cst = arith.constant dense<6> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<0> : vector<4xi32>
  %r = arith.subi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @subi_1_1_0_1_1_is_0_1_0_0() -> vector<4xi32> {
  // CHECK-LABEL: func.func @subi_1_1_0_1_1_is_0_1_0_0(
  // CHECK-NEXT: %cst = arith.constant dense<[0, 1, 0, 0]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<1> : vector<4xi32>
  %c1 = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r = arith.subi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @subi_v_0_is_v(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @subi_v_0_is_v(
  // CHECK-NEXT: return %arg0 : vector<4xi32>
  %c = arith.constant dense<0> : vector<4xi32>
  %r = arith.subi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @subi_v_1_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @subi_v_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<1> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.subi %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<1> : vector<4xi32>
  %r = arith.subi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @subi_v_minus_1_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @subi_v_minus_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<-1> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.subi %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<-1> : vector<4xi32>
  %r = arith.subi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @subi_v_v_is_0(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @subi_v_v_is_0(
  // CHECK-NEXT: %cst = arith.constant dense<0> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %r = arith.subi %v, %v : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @subi_t_t_is_kept(%t: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK-LABEL: func.func @subi_t_t_is_kept(
  // CHECK-NEXT: %0 = arith.subi %arg0, %arg0 : tensor<?xi32>
  // CHECK-NEXT: return %0 : tensor<?xi32>
  %r = arith.subi %t, %t : tensor<?xi32>
  return %r : tensor<?xi32>
}

func.func @subi_2_minus_3_is_5() -> index {
  // CHECK-LABEL: func.func @subi_2_minus_3_is_5(
  // CHECK-NEXT: %c5 = arith.constant 5 : index
  // CHECK-NEXT: return %c5 : index
  %c0 = arith.constant 2 : index
  %c1 = arith.constant -3 : index
  %r = arith.subi %c0, %c1 : index
  return %r : index
}
