// Casts between integer types fold: constants, and casts of casts.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @extui_extui_s_to_i32_to_i64_becomes_extui(%s: i8) -> i64 {
  // CHECK-LABEL: func.func @extui_extui_s_to_i32_to_i64_becomes_extui(
  // CHECK-NEXT: %0 = arith.extui %arg0 : i8 to i64
  // CHECK-NEXT: return %0 : i64
  %t0 = arith.extui %s : i8 to i32
  %r = arith.extui %t0 : i32 to i64
  return %r : i64
}

func.func @extsi_extui_s_to_i32_to_i64_becomes_extui(%s: i8) -> i64 {
  // CHECK-LABEL: func.func @extsi_extui_s_to_i32_to_i64_becomes_extui(
  // CHECK-NEXT: %0 = arith.extui %arg0 : i8 to i64
  // CHECK-NEXT: return %0 : i64
  %t0 = arith.extui %s : i8 to i32
  %r = arith.extsi %t0 : i32 to i64
  return %r : i64
}

func.func @trunci_extui_s_to_i32_to_i8_is_s(%s: i8) -> i8 {
  // CHECK-LABEL: func.func @trunci_extui_s_to_i32_to_i8_is_s(
  // CHECK-NEXT: return %arg0 : i8
  %t0 = arith.extui %s : i8 to i32
  %r = arith.trunci %t0 : i32 to i8
  return %r : i8
}

func.func @trunci_extui_s_to_i32_to_i16_becomes_extui(%s: i8) -> i16 {
  // CHECK-LABEL: func.func @trunci_extui_s_to_i32_to_i16_becomes_extui(
  // CHECK-NEXT: %0 = arith.extui %arg0 : i8 to i16
  // CHECK-NEXT: return %0 : i16
  %t0 = arith.extui %s : i8 to i32
  %r = arith.trunci %t0 : i32 to i16
  return %r : i16
}

func.func @trunci_extui_n_to_i128_to_i32_becomes_trunci(%n: i64) -> i32 {
  // CHECK-LABEL: func.func @trunci_extui_n_to_i128_to_i32_becomes_trunci(
  // CHECK-NEXT: %0 = arith.trunci %arg0 : i64 to i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.extui %n : i64 to i128
  %r = arith.trunci %t0 : i128 to i32
  return %r : i32
}

func.func @index_cast_extui_s_to_i64_to_index_is_kept(%s: i8) -> index {
  // CHECK-LABEL: func.func @index_cast_extui_s_to_i64_to_index_is_kept(
  // CHECK-NEXT: %0 = arith.extui %arg0 : i8 to i64
  // CHECK-NEXT: %1 = arith.index_cast %0 : i64 to index
  // CHECK-NEXT: return %1 : index
  %t0 = arith.extui %s : i8 to i64
  %r = arith.index_cast %t0 : i64 to index
  return %r : index
}

func.func @index_castui_extui_s_to_i64_to_index_becomes_index_castui(%s: i8) -> index {
  // CHECK-LABEL: func.func @index_castui_extui_s_to_i64_to_index_becomes_index_castui(
  // CHECK-NEXT: %0 = arith.index_castui %arg0 : i8 to index
  // CHECK-NEXT: return %0 : index
  %t0 = arith.extui %s : i8 to i64
  %r = arith.index_castui %t0 : i64 to index
  return %r : index
}

func.func @andi_extui_s_to_i32_extui_s_to_i32_becomes_extui(%s: i8) -> i32 {
  // CHECK-LABEL: func.func @andi_extui_s_to_i32_extui_s_to_i32_becomes_extui(
  // CHECK-NEXT: %0 = arith.extui %arg0 : i8 to i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.extui %s : i8 to i32
  %t1 = arith.extui %s : i8 to i32
  %r = arith.andi %t0, %t1 : i32
  return %r : i32
}

func.func @ori_extui_s_to_i32_extui_s_to_i32_becomes_extui(%s: i8) -> i32 {
  // CHECK-LABEL: func.func @ori_extui_s_to_i32_extui_s_to_i32_becomes_extui(
  // CHECK-NEXT: %0 = arith.extui %arg0 : i8 to i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.extui %s : i8 to i32
  %t1 = arith.extui %s : i8 to i32
  %r = arith.ori %t0, %t1 : i32
  return %r : i32
}

func.func @xori_extui_s_to_i32_extui_s_to_i32_is_0(%s: i8) -> i32 {
  // CHECK-LABEL: func.func @xori_extui_s_to_i32_extui_s_to_i32_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %t0 = arith.extui %s : i8 to i32
  %t1 = arith.extui %s : i8 to i32
  %r = arith.xori %t0, %t1 : i32
  return %r : i32
}

func.func @extui_minus_5_to_i32_is_251() -> i32 {
  // CHECK-LABEL: func.func @extui_minus_5_to_i32_is_251(
  // CHECK-NEXT: %c251_i32 = arith.constant 251 : i32
  // CHECK-NEXT: return %c251_i32 : i32
  %c_ = arith.constant -5 : i8
  %r = arith.extui %c_ : i8 to i32
  return %r : i32
}

func.func @extui_0_to_i32_is_0() -> i32 {
  // CHECK-LABEL: func.func @extui_0_to_i32_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c_ = arith.constant 0 : i8
  %r = arith.extui %c_ : i8 to i32
  return %r : i32
}

func.func @extui_1_minus_2_to_vector_2xi32_is_1_254() -> vector<2xi32> {
  // CHECK-LABEL: func.func @extui_1_minus_2_to_vector_2xi32_is_1_254(
  // CHECK-NEXT: %cst = arith.constant dense<[1, 254]> : vector<2xi32>
  // CHECK-NEXT: return %cst : vector<2xi32>
  %c_ = arith.constant dense<[1, -2]> : vector<2xi8>
  %r = arith.extui %c_ : vector<2xi8> to vector<2xi32>
  return %r : vector<2xi32>
}

func.func @extui_extsi_s_to_i32_to_i64_is_kept(%s: i8) -> i64 {
  // CHECK-LABEL: func.func @extui_extsi_s_to_i32_to_i64_is_kept(
  // CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i32
  // CHECK-NEXT: %1 = arith.extui %0 : i32 to i64
  // CHECK-NEXT: return %1 : i64
  %t0 = arith.extsi %s : i8 to i32
  %r = arith.extui %t0 : i32 to i64
  return %r : i64
}

func.func @extsi_extsi_s_to_i32_to_i64_becomes_extsi(%s: i8) -> i64 {
  // CHECK-LABEL: func.func @extsi_extsi_s_to_i32_to_i64_becomes_extsi(
  // CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i64
  // CHECK-NEXT: return %0 : i64
  %t0 = arith.extsi %s : i8 to i32
  %r = arith.extsi %t0 : i32 to i64
  return %r : i64
}

func.func @trunci_extsi_s_to_i32_to_i8_is_s(%s: i8) -> i8 {
  // CHECK-LABEL: func.func @trunci_extsi_s_to_i32_to_i8_is_s(
  // CHECK-NEXT: return %arg0 : i8
  %t0 = arith.extsi %s : i8 to i32
  %r = arith.trunci %t0 : i32 to i8
  return %r : i8
}

func.func @trunci_extsi_s_to_i32_to_i16_becomes_extsi(%s: i8) -> i16 {
  // CHECK-LABEL: func.func @trunci_extsi_s_to_i32_to_i16_becomes_extsi(
  // CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i16
  // CHECK-NEXT: return %0 : i16
  %t0 = arith.extsi %s : i8 to i32
  %r = arith.trunci %t0 : i32 to i16
  return %r : i16
}

func.func @trunci_extsi_n_to_i128_to_i32_becomes_trunci(%n: i64) -> i32 {
  // CHECK-LABEL: func.func @trunci_extsi_n_to_i128_to_i32_becomes_trunci(
  // CHECK-NEXT: %0 = arith.trunci %arg0 : i64 to i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.extsi %n : i64 to i128
  %r = arith.trunci %t0 : i128 to i32
  return %r : i32
}

func.func @index_cast_extsi_s_to_i64_to_index_becomes_index_cast(%s: i8) -> index {
  // CHECK-LABEL: func.func @index_cast_extsi_s_to_i64_to_index_becomes_index_cast(
  // CHECK-NEXT: %0 = arith.index_cast %arg0 : i8 to index
  // CHECK-NEXT: return %0 : index
  %t0 = arith.extsi %s : i8 to i64
  %r = arith.index_cast %t0 : i64 to index
  return %r : index
}

func.func @index_castui_extsi_s_to_i64_to_index_is_kept(%s: i8) -> index {
  // CHECK-LABEL: func.func @index_castui_extsi_s_to_i64_to_index_is_kept(
  // CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i64
  // CHECK-NEXT: %1 = arith.index_castui %0 : i64 to index
  // CHECK-NEXT: return %1 : index
  %t0 = arith.extsi %s : i8 to i64
  %r = arith.index_castui %t0 : i64 to index
  return %r : index
}

func.func @andi_extsi_s_to_i32_extsi_s_to_i32_becomes_extsi(%s: i8) -> i32 {
  // CHECK-LABEL: func.func @andi_extsi_s_to_i32_extsi_s_to_i32_becomes_extsi(
  // CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.extsi %s : i8 to i32
  %t1 = arith.extsi %s : i8 to i32
  %r = arith.andi %t0, %t1 : i32
  return %r : i32
}

func.func @ori_extsi_s_to_i32_extsi_s_to_i32_becomes_extsi(%s: i8) -> i32 {
  // CHECK-LABEL: func.func @ori_extsi_s_to_i32_extsi_s_to_i32_becomes_extsi(
  // CHECK-NEXT: %0 = arith.extsi %arg0 : i8 to i32
  // CHECK-NEXT: return %0 : i32
  %t0 = arith.extsi %s : i8 to i32
  %t1 = arith.extsi %s : i8 to i32
  %r = arith.ori %t0, %t1 : i32
  return %r : i32
}

func.func @xori_extsi_s_to_i32_extsi_s_to_i32_is_0(%s: i8) -> i32 {
  // CHECK-LABEL: func.func @xori_extsi_s_to_i32_extsi_s_to_i32_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %t0 = arith.extsi %s : i8 to i32
  %t1 = arith.extsi %s : i8 to i32
  %r = arith.xori %t0, %t1 : i32
  return %r : i32
}

func.func @extsi_minus_5_to_i32_is_minus_5() -> i32 {
  // CHECK-LABEL: func.func @extsi_minus_5_to_i32_is_minus_5(
  // CHECK-NEXT: %c-5_i32 = arith.constant -5 : i32
  // CHECK-NEXT: return %c-5_i32 : i32
  %c_ = arith.constant -5 : i8
  %r = arith.extsi %c_ : i8 to i32
  return %r : i32
}

func.func @extsi_0_to_i32_is_0() -> i32 {
  // CHECK-LABEL: func.func @extsi_0_to_i32_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %c_ = arith.constant 0 : i8
  %r = arith.extsi %c_ : i8 to i32
  return %r : i32
}

func.func @extsi_1_minus_2_to_vector_2xi32_is_1_minus_2() -> vector<2xi32> {
  // CHECK-LABEL: func.func @extsi_1_minus_2_to_vector_2xi32_is_1_minus_2(
  // CHECK-NEXT: %cst = arith.constant dense<[1, -2]> : vector<2xi32>
  // CHECK-NEXT: return %cst : vector<2xi32>
  %c_ = arith.constant dense<[1, -2]> : vector<2xi8>
  %r = arith.extsi %c_ : vector<2xi8> to vector<2xi32>
  return %r : vector<2xi32>
}

func.func @trunci_300_to_i8_is_44() -> i8 {
  // CHECK-LABEL: func.func @trunci_300_to_i8_is_44(
  // CHECK-NEXT: %c44_i8 = arith.constant 44 : i8
  // CHECK-NEXT: return %c44_i8 : i8
  %c_ = arith.constant 300 : i32
  %r = arith.trunci %c_ : i32 to i8
  return %r : i8
}

func.func @trunci_trunci_n_to_i32_to_i8_becomes_trunci(%n: i64) -> i8 {
  // CHECK-LABEL: func.func @trunci_trunci_n_to_i32_to_i8_becomes_trunci(
  // CHECK-NEXT: %0 = arith.trunci %arg0 : i64 to i8
  // CHECK-NEXT: return %0 : i8
  %t0 = arith.trunci %n : i64 to i32
  %r = arith.trunci %t0 : i32 to i8
  return %r : i8
}
