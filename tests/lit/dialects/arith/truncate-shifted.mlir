// arith.trunci of an extended and shifted value.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @trunci_shrsi_a_5_to_i32_is_kept(%a: i64) -> i32 {
  // CHECK-LABEL: func.func @trunci_shrsi_a_5_to_i32_is_kept(
  // CHECK-NEXT: %c5_i64 = arith.constant 5 : i64
  // CHECK-NEXT: %0 = arith.shrsi %arg0, %c5_i64 : i64
  // CHECK-NEXT: %1 = arith.trunci %0 : i64 to i32
  // CHECK-NEXT: return %1 : i32
  %c = arith.constant 5 : i64
  %t0 = arith.shrsi %a, %c : i64
  %r = arith.trunci %t0 : i64 to i32
  return %r : i32
}

func.func @trunci_shrsi_a_32_to_i32_becomes_trunci(%a: i64) -> i32 {
  // CHECK-LABEL: func.func @trunci_shrsi_a_32_to_i32_becomes_trunci(
  // CHECK-NEXT: %c32_i64 = arith.constant 32 : i64
  // CHECK-NEXT: %0 = arith.shrui %arg0, %c32_i64 : i64
  // CHECK-NEXT: %1 = arith.trunci %0 : i64 to i32
  // CHECK-NEXT: return %1 : i32
  %c = arith.constant 32 : i64
  %t0 = arith.shrsi %a, %c : i64
  %r = arith.trunci %t0 : i64 to i32
  return %r : i32
}

func.func @trunci_shrsi_a_33_to_i32_is_kept(%a: i64) -> i32 {
  // CHECK-LABEL: func.func @trunci_shrsi_a_33_to_i32_is_kept(
  // CHECK-NEXT: %c33_i64 = arith.constant 33 : i64
  // CHECK-NEXT: %0 = arith.shrsi %arg0, %c33_i64 : i64
  // CHECK-NEXT: %1 = arith.trunci %0 : i64 to i32
  // CHECK-NEXT: return %1 : i32
  %c = arith.constant 33 : i64
  %t0 = arith.shrsi %a, %c : i64
  %r = arith.trunci %t0 : i64 to i32
  return %r : i32
}
