// index.castu folds constants, from integers to index.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @castu_3_to_index_is_3() -> index {
  // CHECK-LABEL: func.func @castu_3_to_index_is_3(
  // CHECK-NEXT: %idx3 = index.constant 3
  // CHECK-NEXT: return %idx3 : index
  %c = arith.constant 3 : i8
  %r = index.castu %c : i8 to index
  return %r : index
}

func.func @castu_minus_3_to_index_is_253() -> index {
  // CHECK-LABEL: func.func @castu_minus_3_to_index_is_253(
  // CHECK-NEXT: %idx253 = index.constant 253
  // CHECK-NEXT: return %idx253 : index
  %c = arith.constant -3 : i8
  %r = index.castu %c : i8 to index
  return %r : index
}

func.func @castu_minus_1_to_index_is_281474976710655() -> index {
  // CHECK-LABEL: func.func @castu_minus_1_to_index_is_281474976710655(
  // CHECK-NEXT: %idx281474976710655 = index.constant 281474976710655
  // CHECK-NEXT: return %idx281474976710655 : index
  %c = arith.constant -1 : i48
  %r = index.castu %c : i48 to index
  return %r : index
}

func.func @castu_minus_1_to_index_is_minus_1() -> index {
  // CHECK-LABEL: func.func @castu_minus_1_to_index_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %c = arith.constant -1 : i64
  %r = index.castu %c : i64 to index
  return %r : index
}

func.func @castu_1237940039285380274899124224_to_index_is_0() -> index {
  // CHECK-LABEL: func.func @castu_1237940039285380274899124224_to_index_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c = arith.constant 1237940039285380274899124224 : i100
  %r = index.castu %c : i100 to index
  return %r : index
}

func.func @castu_2147483647_to_index_is_2147483647() -> index {
  // CHECK-LABEL: func.func @castu_2147483647_to_index_is_2147483647(
  // CHECK-NEXT: %idx2147483647 = index.constant 2147483647
  // CHECK-NEXT: return %idx2147483647 : index
  %c = arith.constant 2147483647 : i32
  %r = index.castu %c : i32 to index
  return %r : index
}

func.func @castu_minus_2147483648_to_index_is_2147483648() -> index {
  // CHECK-LABEL: func.func @castu_minus_2147483648_to_index_is_2147483648(
  // CHECK-NEXT: %idx2147483648 = index.constant 2147483648
  // CHECK-NEXT: return %idx2147483648 : index
  %c = arith.constant -2147483648 : i32
  %r = index.castu %c : i32 to index
  return %r : index
}
