// Operations fold element-wise on vectors.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @sqrt_1_4_is_1_2() -> tensor<2xf32> {
  // CHECK-LABEL: func.func @sqrt_1_4_is_1_2(
  // CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  // CHECK-NEXT: return %cst : tensor<2xf32>
  %c0 = arith.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %r = math.sqrt %c0 : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @sqrt_4_is_2() -> vector<2xf32> {
  // CHECK-LABEL: func.func @sqrt_4_is_2(
  // CHECK-NEXT: %cst = arith.constant dense<2.000000e+00> : vector<2xf32>
  // CHECK-NEXT: return %cst : vector<2xf32>
  %c1 = arith.constant dense<4.0> : vector<2xf32>
  %r = math.sqrt %c1 : vector<2xf32>
  return %r : vector<2xf32>
}

func.func @sqrt_1_minus_4_is_kept() -> tensor<2xf32> {
  // CHECK-LABEL: func.func @sqrt_1_minus_4_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, -4.000000e+00]> : tensor<2xf32>
  // CHECK-NEXT: %0 = math.sqrt %cst : tensor<2xf32>
  // CHECK-NEXT: return %0 : tensor<2xf32>
  %c2 = arith.constant dense<[1.0, -4.0]> : tensor<2xf32>
  %r = math.sqrt %c2 : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @isnan_4_is_false() -> vector<2xi1> {
  // CHECK-LABEL: func.func @isnan_4_is_false(
  // CHECK-NEXT: %cst = arith.constant dense<false> : vector<2xi1>
  // CHECK-NEXT: return %cst : vector<2xi1>
  %c1 = arith.constant dense<4.0> : vector<2xf32>
  %r = math.isnan %c1 : vector<2xf32>
  return %r : vector<2xi1>
}

func.func @isfinite_1_4_is_kept() -> tensor<2xi1> {
  // CHECK-LABEL: func.func @isfinite_1_4_is_kept(
  // CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>
  // CHECK-NEXT: %0 = math.isfinite %cst : tensor<2xf32>
  // CHECK-NEXT: return %0 : tensor<2xi1>
  %c0 = arith.constant dense<[1.0, 4.0]> : tensor<2xf32>
  %r = math.isfinite %c0 : tensor<2xf32>
  return %r : tensor<2xi1>
}

func.func @absi_minus_4_3_is_4_3() -> vector<2xi32> {
  // CHECK-LABEL: func.func @absi_minus_4_3_is_4_3(
  // CHECK-NEXT: %cst = arith.constant dense<[4, 3]> : vector<2xi32>
  // CHECK-NEXT: return %cst : vector<2xi32>
  %c5 = arith.constant dense<[-4, 3]> : vector<2xi32>
  %r = math.absi %c5 : vector<2xi32>
  return %r : vector<2xi32>
}

func.func @ipowi_minus_4_3_minus_4_3_is_0_27() -> vector<2xi32> {
  // CHECK-LABEL: func.func @ipowi_minus_4_3_minus_4_3_is_0_27(
  // CHECK-NEXT: %cst = arith.constant dense<[0, 27]> : vector<2xi32>
  // CHECK-NEXT: return %cst : vector<2xi32>
  %c5 = arith.constant dense<[-4, 3]> : vector<2xi32>
  %r = math.ipowi %c5, %c5 : vector<2xi32>
  return %r : vector<2xi32>
}
