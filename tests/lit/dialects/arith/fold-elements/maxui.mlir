// arith.maxui folds element-wise on vectors and tensors, and on index.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @maxui_1_2_3_4_2_is_2_2_3_4() -> vector<4xi32> {
  // CHECK-LABEL: func.func @maxui_1_2_3_4_2_is_2_2_3_4(
  // CHECK-NEXT: %cst = arith.constant dense<[2, 2, 3, 4]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.maxui %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxui_6_2_is_6() -> vector<4xi32> {
  // CHECK-LABEL: func.func @maxui_6_2_is_6(
  // CHECK-NEXT: %cst = arith.constant dense<6> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.maxui %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxui_1_2_3_4_5_6_7_8_is_5_6_7_8() -> vector<4xi32> {
  // CHECK-LABEL: func.func @maxui_1_2_3_4_5_6_7_8_is_5_6_7_8(
  // CHECK-NEXT: %cst = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r = arith.maxui %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxui_6_0_is_6() -> vector<4xi32> {
  // CHECK-LABEL: func.func @maxui_6_0_is_6(
  // CHECK-NEXT: %cst = arith.constant dense<6> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<0> : vector<4xi32>
  %r = arith.maxui %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxui_1_1_0_1_1_is_1() -> vector<4xi32> {
  // CHECK-LABEL: func.func @maxui_1_1_0_1_1_is_1(
  // CHECK-NEXT: %cst = arith.constant dense<1> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<1> : vector<4xi32>
  %c1 = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r = arith.maxui %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxui_v_0_is_v(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @maxui_v_0_is_v(
  // CHECK-NEXT: return %arg0 : vector<4xi32>
  %c = arith.constant dense<0> : vector<4xi32>
  %r = arith.maxui %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxui_v_1_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @maxui_v_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<1> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.maxui %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<1> : vector<4xi32>
  %r = arith.maxui %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxui_v_minus_1_is_minus_1(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @maxui_v_minus_1_is_minus_1(
  // CHECK-NEXT: %cst = arith.constant dense<-1> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c = arith.constant dense<-1> : vector<4xi32>
  %r = arith.maxui %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxui_v_v_is_v(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @maxui_v_v_is_v(
  // CHECK-NEXT: return %arg0 : vector<4xi32>
  %r = arith.maxui %v, %v : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @maxui_t_t_is_t(%t: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK-LABEL: func.func @maxui_t_t_is_t(
  // CHECK-NEXT: return %arg0 : tensor<?xi32>
  %r = arith.maxui %t, %t : tensor<?xi32>
  return %r : tensor<?xi32>
}

func.func @maxui_2_minus_3_is_minus_3() -> index {
  // CHECK-LABEL: func.func @maxui_2_minus_3_is_minus_3(
  // CHECK-NEXT: %c-3 = arith.constant -3 : index
  // CHECK-NEXT: return %c-3 : index
  %c0 = arith.constant 2 : index
  %c1 = arith.constant -3 : index
  %r = arith.maxui %c0, %c1 : index
  return %r : index
}
