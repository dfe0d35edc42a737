// Casts from and to index fold: constants, and casts that undo each other.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @index_cast_index_cast_i_to_i64_to_index_is_i(%i: index) -> index {
  // CHECK-LABEL: func.func @index_cast_index_cast_i_to_i64_to_index_is_i(
  // CHECK-NEXT: return %arg0 : index
  %t0 = arith.index_cast %i : index to i64
  %r = arith.index_cast %t0 : i64 to index
  return %r : index
}

func.func @index_cast_index_cast_a_to_index_to_i32_is_a(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @index_cast_index_cast_a_to_index_to_i32_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.index_cast %a : i32 to index
  %r = arith.index_cast %t0 : index to i32
  return %r : i32
}

func.func @index_cast_index_cast_a_to_index_to_i64_is_kept(%a: i32) -> i64 {
  // CHECK-LABEL: func.func @index_cast_index_cast_a_to_index_to_i64_is_kept(
  // CHECK-NEXT: %0 = arith.index_cast %arg0 : i32 to index
  // CHECK-NEXT: %1 = arith.index_cast %0 : index to i64
  // CHECK-NEXT: return %1 : i64
  %t0 = arith.index_cast %a : i32 to index
  %r = arith.index_cast %t0 : index to i64
  return %r : i64
}

func.func @index_cast_minus_5_to_index_is_minus_5() -> index {
  // CHECK-LABEL: func.func @index_cast_minus_5_to_index_is_minus_5(
  // CHECK-NEXT: %c-5 = arith.constant -5 : index
  // CHECK-NEXT: return %c-5 : index
  %c_ = arith.constant -5 : i32
  %r = arith.index_cast %c_ : i32 to index
  return %r : index
}

func.func @index_cast_minus_5_to_i32_is_minus_5() -> i32 {
  // CHECK-LABEL: func.func @index_cast_minus_5_to_i32_is_minus_5(
  // CHECK-NEXT: %c-5_i32 = arith.constant -5 : i32
  // CHECK-NEXT: return %c-5_i32 : i32
  %c_ = arith.constant -5 : index
  %r = arith.index_cast %c_ : index to i32
  return %r : i32
}

func.func @index_cast_minus_5_to_i128_is_minus_5() -> i128 {
  // CHECK-LABEL: func.func @index_cast_minus_5_to_i128_is_minus_5(
  // CHECK-NEXT: %c-5_i128 = arith.constant -5 : i128
  // CHECK-NEXT: return %c-5_i128 : i128
  %c_ = arith.constant -5 : index
  %r = arith.index_cast %c_ : index to i128
  return %r : i128
}

func.func @index_castui_index_castui_i_to_i64_to_index_is_i(%i: index) -> index {
  // CHECK-LABEL: func.func @index_castui_index_castui_i_to_i64_to_index_is_i(
  // CHECK-NEXT: return %arg0 : index
  %t0 = arith.index_castui %i : index to i64
  %r = arith.index_castui %t0 : i64 to index
  return %r : index
}

func.func @index_castui_index_castui_a_to_index_to_i32_is_a(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @index_castui_index_castui_a_to_index_to_i32_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.index_castui %a : i32 to index
  %r = arith.index_castui %t0 : index to i32
  return %r : i32
}

func.func @index_castui_index_castui_a_to_index_to_i64_is_kept(%a: i32) -> i64 {
  // CHECK-LABEL: func.func @index_castui_index_castui_a_to_index_to_i64_is_kept(
  // CHECK-NEXT: %0 = arith.index_castui %arg0 : i32 to index
  // CHECK-NEXT: %1 = arith.index_castui %0 : index to i64
  // CHECK-NEXT: return %1 : i64
  %t0 = arith.index_castui %a : i32 to index
  %r = arith.index_castui %t0 : index to i64
  return %r : i64
}

func.func @index_castui_minus_5_to_index_is_4294967291() -> index {
  // CHECK-LABEL: func.func @index_castui_minus_5_to_index_is_4294967291(
  // CHECK-NEXT: %c4294967291 = arith.constant 4294967291 : index
  // CHECK-NEXT: return %c4294967291 : index
  %c_ = arith.constant -5 : i32
  %r = arith.index_castui %c_ : i32 to index
  return %r : index
}

func.func @index_castui_minus_5_to_i32_is_minus_5() -> i32 {
  // CHECK-LABEL: func.func @index_castui_minus_5_to_i32_is_minus_5(
  // CHECK-NEXT: %c-5_i32 = arith.constant -5 : i32
  // CHECK-NEXT: return %c-5_i32 : i32
  %c_ = arith.constant -5 : index
  %r = arith.index_castui %c_ : index to i32
  return %r : i32
}

func.func @index_castui_minus_5_to_i128_is_18446744073709551611() -> i128 {
  // CHECK-LABEL: func.func @index_castui_minus_5_to_i128_is_18446744073709551611(
  // CHECK-NEXT: %c18446744073709551611_i128 = arith.constant 18446744073709551611 : i128
  // CHECK-NEXT: return %c18446744073709551611_i128 : i128
  %c_ = arith.constant -5 : index
  %r = arith.index_castui %c_ : index to i128
  return %r : i128
}
