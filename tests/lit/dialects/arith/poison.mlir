// Operations fold to poison if an operand is poison; comparisons of floats and operations with two results are kept.
// mlir-opt 22 crashes on this input.
// UNSUPPORTED: differential
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @addi_poison_x_is_poison(%x: i32) -> i32 {
  // CHECK-LABEL: func.func @addi_poison_x_is_poison(
  // CHECK-NEXT: %0 = ub.poison : i32
  // CHECK-NEXT: return %0 : i32
  %a = ub.poison : i32
  %r = arith.addi %a, %x : i32
  return %r : i32
}

func.func @shli_x_poison_is_kept(%x: i32) -> i32 {
  // CHECK-LABEL: func.func @shli_x_poison_is_kept(
  // CHECK-NEXT: %0 = ub.poison : i32
  // CHECK-NEXT: %1 = arith.shli %arg0, %0 : i32
  // CHECK-NEXT: return %1 : i32
  %a = ub.poison : i32
  %r = arith.shli %x, %a : i32
  return %r : i32
}

func.func @cmpi_slt_poison_x_becomes_cmpi(%x: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpi_slt_poison_x_becomes_cmpi(
  // CHECK-NEXT: %0 = ub.poison : i32
  // CHECK-NEXT: %1 = arith.cmpi sgt, %arg0, %0 : i32
  // CHECK-NEXT: return %1 : i1
  %a = ub.poison : i32
  %r = arith.cmpi slt, %a, %x : i32
  return %r : i1
}

func.func @select_poison_x_40_is_kept(%x: i32) -> i32 {
  // CHECK-LABEL: func.func @select_poison_x_40_is_kept(
  // CHECK-NEXT: %0 = ub.poison : i1
  // CHECK-NEXT: %c40_i32 = arith.constant 40 : i32
  // CHECK-NEXT: %1 = arith.select %0, %arg0, %c40_i32 : i32
  // CHECK-NEXT: return %1 : i32
  %a = ub.poison : i1
  %c40 = arith.constant 40 : i32
  %r = arith.select %a, %x, %c40 : i32
  return %r : i32
}

func.func @extsi_poison_to_i64_is_poison() -> i64 {
  // CHECK-LABEL: func.func @extsi_poison_to_i64_is_poison(
  // CHECK-NEXT: %0 = ub.poison : i64
  // CHECK-NEXT: return %0 : i64
  %a = ub.poison : i32
  %r = arith.extsi %a : i32 to i64
  return %r : i64
}

func.func @select_c_poison_x_is_x(%x: i32, %c: i1) -> i32 {
  // CHECK-LABEL: func.func @select_c_poison_x_is_x(
  // CHECK-NEXT: return %arg0 : i32
  %a = ub.poison : i32
  %r = arith.select %c, %a, %x : i32
  return %r : i32
}

func.func @divsi_poison_x_is_poison(%x: i32) -> i32 {
  // CHECK-LABEL: func.func @divsi_poison_x_is_poison(
  // CHECK-NEXT: %0 = ub.poison : i32
  // CHECK-NEXT: return %0 : i32
  %a = ub.poison : i32
  %r = arith.divsi %a, %x : i32
  return %r : i32
}

func.func @remui_x_poison_is_poison(%x: i32) -> i32 {
  // CHECK-LABEL: func.func @remui_x_poison_is_poison(
  // CHECK-NEXT: %0 = ub.poison : i32
  // CHECK-NEXT: return %0 : i32
  %a = ub.poison : i32
  %r = arith.remui %x, %a : i32
  return %r : i32
}

func.func @addi_v_poison_is_poison(%v: vector<2xi32>) -> vector<2xi32> {
  // CHECK-LABEL: func.func @addi_v_poison_is_poison(
  // CHECK-NEXT: %0 = ub.poison : vector<2xi32>
  // CHECK-NEXT: return %0 : vector<2xi32>
  %a = ub.poison : vector<2xi32>
  %r = arith.addi %v, %a : vector<2xi32>
  return %r : vector<2xi32>
}

func.func @select_c_x_poison_is_x(%x: i32, %c: i1) -> i32 {
  // CHECK-LABEL: func.func @select_c_x_poison_is_x(
  // CHECK-NEXT: return %arg0 : i32
  %a = ub.poison : i32
  %r = arith.select %c, %x, %a : i32
  return %r : i32
}

func.func @cmpf_olt_poison_f_is_kept(%f: f32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_poison_f_is_kept(
  // CHECK-NEXT: %0 = ub.poison : f32
  // CHECK-NEXT: %1 = arith.cmpf olt, %0, %arg0 : f32
  // CHECK-NEXT: return %1 : i1
  %a = ub.poison : f32
  %r = arith.cmpf olt, %a, %f : f32
  return %r : i1
}

func.func @subf_f_poison_is_poison(%f: f32) -> f32 {
  // CHECK-LABEL: func.func @subf_f_poison_is_poison(
  // CHECK-NEXT: %0 = ub.poison : f32
  // CHECK-NEXT: return %0 : f32
  %a = ub.poison : f32
  %r = arith.subf %f, %a : f32
  return %r : f32
}

func.func @negf_poison_is_poison() -> f32 {
  // CHECK-LABEL: func.func @negf_poison_is_poison(
  // CHECK-NEXT: %0 = ub.poison : f32
  // CHECK-NEXT: return %0 : f32
  %a = ub.poison : f32
  %r = arith.negf %a : f32
  return %r : f32
}

func.func @sitofp_poison_to_f32_is_poison() -> f32 {
  // CHECK-LABEL: func.func @sitofp_poison_to_f32_is_poison(
  // CHECK-NEXT: %0 = ub.poison : f32
  // CHECK-NEXT: return %0 : f32
  %a = ub.poison : i32
  %r = arith.sitofp %a : i32 to f32
  return %r : f32
}

func.func @fptosi_poison_to_i32_is_poison() -> i32 {
  // CHECK-LABEL: func.func @fptosi_poison_to_i32_is_poison(
  // CHECK-NEXT: %0 = ub.poison : i32
  // CHECK-NEXT: return %0 : i32
  %a = ub.poison : f32
  %r = arith.fptosi %a : f32 to i32
  return %r : i32
}

func.func @bitcast_poison_to_i32_is_poison() -> i32 {
  // CHECK-LABEL: func.func @bitcast_poison_to_i32_is_poison(
  // CHECK-NEXT: %0 = ub.poison : i32
  // CHECK-NEXT: return %0 : i32
  %a = ub.poison : f32
  %r = arith.bitcast %a : f32 to i32
  return %r : i32
}

func.func @truncf_poison_to_f16_is_poison() -> f16 {
  // CHECK-LABEL: func.func @truncf_poison_to_f16_is_poison(
  // CHECK-NEXT: %0 = ub.poison : f16
  // CHECK-NEXT: return %0 : f16
  %a = ub.poison : f32
  %r = arith.truncf %a : f32 to f16
  return %r : f16
}

func.func @maximumf_f_poison_is_poison(%f: f32) -> f32 {
  // CHECK-LABEL: func.func @maximumf_f_poison_is_poison(
  // CHECK-NEXT: %0 = ub.poison : f32
  // CHECK-NEXT: return %0 : f32
  %a = ub.poison : f32
  %r = arith.maximumf %f, %a : f32
  return %r : f32
}

// Folds that do not depend on the poison operand have priority.
func.func @subi_poison_poison_is_0() -> i32 {
  // CHECK-LABEL: func.func @subi_poison_poison_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %a = ub.poison : i32
  %r = arith.subi %a, %a : i32
  return %r : i32
}

func.func @andi_poison_0_is_0() -> i32 {
  // CHECK-LABEL: func.func @andi_poison_0_is_0(
  // CHECK-NEXT: %c0_i32 = arith.constant 0 : i32
  // CHECK-NEXT: return %c0_i32 : i32
  %a = ub.poison : i32
  %c0 = arith.constant 0 : i32
  %r = arith.andi %a, %c0 : i32
  return %r : i32
}

func.func @xori_poison_0_is_poison() -> i32 {
  // CHECK-LABEL: func.func @xori_poison_0_is_poison(
  // CHECK-NEXT: %0 = ub.poison : i32
  // CHECK-NEXT: return %0 : i32
  %a = ub.poison : i32
  %c0 = arith.constant 0 : i32
  %r = arith.xori %a, %c0 : i32
  return %r : i32
}

// An operation with two results is kept if an operand is poison.
func.func @addui_extended_poison_x_result_0_is_poison(%x: i32) -> i32 {
  // CHECK-LABEL: func.func @addui_extended_poison_x_result_0_is_poison(
  // CHECK-NEXT: %0 = ub.poison : i32
  // CHECK-NEXT: return %0 : i32
  %a = ub.poison : i32
  %r0, %r1 = arith.addui_extended %a, %x : i32, i1
  return %r0 : i32
}

func.func @addui_extended_poison_x_result_1_is_kept(%x: i32) -> i1 {
  // CHECK-LABEL: func.func @addui_extended_poison_x_result_1_is_kept(
  // CHECK-NEXT: %0 = ub.poison : i32
  // CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %0 : i32, i1
  // CHECK-NEXT: return %overflow : i1
  %a = ub.poison : i32
  %r0, %r1 = arith.addui_extended %a, %x : i32, i1
  return %r1 : i1
}
