// arith.addi folds element-wise on vectors and tensors, and on index.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @addi_1_2_3_4_2_is_3_4_5_6() -> vector<4xi32> {
  // CHECK-LABEL: func.func @addi_1_2_3_4_2_is_3_4_5_6(
  // CHECK-NEXT: %cst = arith.constant dense<[3, 4, 5, 6]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.addi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @addi_6_2_is_8() -> vector<4xi32> {
  // CHECK-LABEL: func.func @addi_6_2_is_8(
  // CHECK-NEXT: %cst = arith.constant dense<8> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<2> : vector<4xi32>
  %r = arith.addi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @addi_1_2_3_4_5_6_7_8_is_6_8_10_12() -> vector<4xi32> {
  // CHECK-LABEL: func.func @addi_1_2_3_4_5_6_7_8_is_6_8_10_12(
  // CHECK-NEXT: %cst = arith.constant dense<[6, 8, 10, 12]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %c1 = arith.constant dense<[5, 6, 7, 8]> : vector<4xi32>
  %r = arith.addi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @addi_6_0_is_6() -> vector<4xi32> {
  // CHECK-LABEL: func.func @addi_6_0_is_6(
  // CHECK-NEXT: %cst = arith.constant dense<6> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<6> : vector<4xi32>
  %c1 = arith.constant dense<0> : vector<4xi32>
  %r = arith.addi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @addi_1_1_0_1_1_is_2_1_2_2() -> vector<4xi32> {
  // CHECK-LABEL: func.func @addi_1_1_0_1_1_is_2_1_2_2(
  // CHECK-NEXT: %cst = arith.constant dense<[2, 1, 2, 2]> : vector<4xi32>
  // CHECK-NEXT: return %cst : vector<4xi32>
  %c0 = arith.constant dense<1> : vector<4xi32>
  %c1 = arith.constant dense<[1, 0, 1, 1]> : vector<4xi32>
  %r = arith.addi %c0, %c1 : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @addi_v_0_is_v(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @addi_v_0_is_v(
  // CHECK-NEXT: return %arg0 : vector<4xi32>
  %c = arith.constant dense<0> : vector<4xi32>
  %r = arith.addi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @addi_v_1_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @addi_v_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<1> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.addi %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<1> : vector<4xi32>
  %r = arith.addi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @addi_v_minus_1_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @addi_v_minus_1_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<-1> : vector<4xi32>
  // CHECK-NEXT: %0 = arith.addi %arg0, %cst : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %c = arith.constant dense<-1> : vector<4xi32>
  %r = arith.addi %v, %c : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @addi_v_v_is_kept(%v: vector<4xi32>) -> vector<4xi32> {
  // CHECK-LABEL: func.func @addi_v_v_is_kept(
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : vector<4xi32>
  // CHECK-NEXT: return %0 : vector<4xi32>
  %r = arith.addi %v, %v : vector<4xi32>
  return %r : vector<4xi32>
}

func.func @addi_t_t_is_kept(%t: tensor<?xi32>) -> tensor<?xi32> {
  // CHECK-LABEL: func.func @addi_t_t_is_kept(
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg0 : tensor<?xi32>
  // CHECK-NEXT: return %0 : tensor<?xi32>
  %r = arith.addi %t, %t : tensor<?xi32>
  return %r : tensor<?xi32>
}

func.func @addi_2_minus_3_is_minus_1() -> index {
  // CHECK-LABEL: func.func @addi_2_minus_3_is_minus_1(
  // CHECK-NEXT: %c-1 = arith.constant -1 : index
  // CHECK-NEXT: return %c-1 : index
  %c0 = arith.constant 2 : index
  %c1 = arith.constant -3 : index
  %r = arith.addi %c0, %c1 : index
  return %r : index
}
