// index.casts folds constants, from integers to index.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @casts_3_to_index_is_3() -> index {
  // CHECK-LABEL: func.func @casts_3_to_index_is_3(
  // CHECK-NEXT: %idx3 = index.constant 3
  // CHECK-NEXT: return %idx3 : index
  %c = arith.constant 3 : i8
  %r = index.casts %c : i8 to index
  return %r : index
}

func.func @casts_minus_3_to_index_is_minus_3() -> index {
  // CHECK-LABEL: func.func @casts_minus_3_to_index_is_minus_3(
  // CHECK-NEXT: %idx-3 = index.constant -3
  // CHECK-NEXT: return %idx-3 : index
  %c = arith.constant -3 : i8
  %r = index.casts %c : i8 to index
  return %r : index
}

func.func @casts_minus_1_to_index_is_minus_1() -> index {
  // CHECK-LABEL: func.func @casts_minus_1_to_index_is_minus_1(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %c = arith.constant -1 : i48
  %r = index.casts %c : i48 to index
  return %r : index
}

func.func @casts_minus_1_to_index_is_minus_1_index() -> index {
  // CHECK-LABEL: func.func @casts_minus_1_to_index_is_minus_1_index(
  // CHECK-NEXT: %idx-1 = index.constant -1
  // CHECK-NEXT: return %idx-1 : index
  %c = arith.constant -1 : i64
  %r = index.casts %c : i64 to index
  return %r : index
}

func.func @casts_1237940039285380274899124224_to_index_is_0() -> index {
  // CHECK-LABEL: func.func @casts_1237940039285380274899124224_to_index_is_0(
  // CHECK-NEXT: %idx0 = index.constant 0
  // CHECK-NEXT: return %idx0 : index
  %c = arith.constant 1237940039285380274899124224 : i100
  %r = index.casts %c : i100 to index
  return %r : index
}

func.func @casts_2147483647_to_index_is_2147483647() -> index {
  // CHECK-LABEL: func.func @casts_2147483647_to_index_is_2147483647(
  // CHECK-NEXT: %idx2147483647 = index.constant 2147483647
  // CHECK-NEXT: return %idx2147483647 : index
  %c = arith.constant 2147483647 : i32
  %r = index.casts %c : i32 to index
  return %r : index
}

func.func @casts_minus_2147483648_to_index_is_minus_2147483648() -> index {
  // CHECK-LABEL: func.func @casts_minus_2147483648_to_index_is_minus_2147483648(
  // CHECK-NEXT: %idx-2147483648 = index.constant -2147483648
  // CHECK-NEXT: return %idx-2147483648 : index
  %c = arith.constant -2147483648 : i32
  %r = index.casts %c : i32 to index
  return %r : index
}
