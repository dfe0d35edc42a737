// A comparison of a converted i32 with a constant in f32: folded only where rounding cannot change the result.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @cmpf_oeq_sitofp_a_to_f32_2_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f32_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf oeq, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f32_2_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f32_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf oeq, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f32_2_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f32_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf olt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f32_2_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f32_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.cmpi ult, %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf olt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f32_2_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f32_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf ogt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f32_2_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f32_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
  // CHECK-NEXT: %0 = arith.cmpi ugt, %arg0, %c2_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf ogt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_oeq_sitofp_a_to_f32_1000_5_is_false(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f32_1000_5_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1000.5 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf oeq, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f32_1000_5_is_false(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f32_1000_5_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1000.5 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf oeq, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f32_1000_5_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f32_1000_5_becomes_cmpi(
  // CHECK-NEXT: %c1000_i32 = arith.constant 1000 : i32
  // CHECK-NEXT: %0 = arith.cmpi sle, %arg0, %c1000_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 1000.5 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf olt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f32_1000_5_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f32_1000_5_becomes_cmpi(
  // CHECK-NEXT: %c1000_i32 = arith.constant 1000 : i32
  // CHECK-NEXT: %0 = arith.cmpi ule, %arg0, %c1000_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 1000.5 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf olt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f32_1000_5_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f32_1000_5_becomes_cmpi(
  // CHECK-NEXT: %c1000_i32 = arith.constant 1000 : i32
  // CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %c1000_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 1000.5 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf ogt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f32_1000_5_becomes_cmpi(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f32_1000_5_becomes_cmpi(
  // CHECK-NEXT: %c1000_i32 = arith.constant 1000 : i32
  // CHECK-NEXT: %0 = arith.cmpi ugt, %arg0, %c1000_i32 : i32
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 1000.5 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf ogt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_oeq_sitofp_a_to_f32_16777216_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f32_16777216_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x4B800000 : f32
  // CHECK-NEXT: %0 = arith.sitofp %arg0 : i32 to f32
  // CHECK-NEXT: %1 = arith.cmpf oeq, %0, %cst : f32
  // CHECK-NEXT: return %1 : i1
  %c = arith.constant 16777216.0 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf oeq, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f32_16777216_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f32_16777216_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x4B800000 : f32
  // CHECK-NEXT: %0 = arith.uitofp %arg0 : i32 to f32
  // CHECK-NEXT: %1 = arith.cmpf oeq, %0, %cst : f32
  // CHECK-NEXT: return %1 : i1
  %c = arith.constant 16777216.0 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf oeq, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f32_16777216_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f32_16777216_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x4B800000 : f32
  // CHECK-NEXT: %0 = arith.sitofp %arg0 : i32 to f32
  // CHECK-NEXT: %1 = arith.cmpf olt, %0, %cst : f32
  // CHECK-NEXT: return %1 : i1
  %c = arith.constant 16777216.0 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf olt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f32_16777216_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f32_16777216_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x4B800000 : f32
  // CHECK-NEXT: %0 = arith.uitofp %arg0 : i32 to f32
  // CHECK-NEXT: %1 = arith.cmpf olt, %0, %cst : f32
  // CHECK-NEXT: return %1 : i1
  %c = arith.constant 16777216.0 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf olt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f32_16777216_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f32_16777216_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x4B800000 : f32
  // CHECK-NEXT: %0 = arith.sitofp %arg0 : i32 to f32
  // CHECK-NEXT: %1 = arith.cmpf ogt, %0, %cst : f32
  // CHECK-NEXT: return %1 : i1
  %c = arith.constant 16777216.0 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf ogt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f32_16777216_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f32_16777216_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x4B800000 : f32
  // CHECK-NEXT: %0 = arith.uitofp %arg0 : i32 to f32
  // CHECK-NEXT: %1 = arith.cmpf ogt, %0, %cst : f32
  // CHECK-NEXT: return %1 : i1
  %c = arith.constant 16777216.0 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf ogt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_oeq_sitofp_a_to_f32_4294967296_is_false(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f32_4294967296_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 4294967296.0 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf oeq, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f32_4294967296_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f32_4294967296_is_kept(
  // CHECK-NEXT: %cst = arith.constant 4.2949673E+9 : f32
  // CHECK-NEXT: %0 = arith.uitofp %arg0 : i32 to f32
  // CHECK-NEXT: %1 = arith.cmpf oeq, %0, %cst : f32
  // CHECK-NEXT: return %1 : i1
  %c = arith.constant 4294967296.0 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf oeq, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f32_4294967296_is_true(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f32_4294967296_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 4294967296.0 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf olt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f32_4294967296_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f32_4294967296_is_kept(
  // CHECK-NEXT: %cst = arith.constant 4.2949673E+9 : f32
  // CHECK-NEXT: %0 = arith.uitofp %arg0 : i32 to f32
  // CHECK-NEXT: %1 = arith.cmpf olt, %0, %cst : f32
  // CHECK-NEXT: return %1 : i1
  %c = arith.constant 4294967296.0 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf olt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f32_4294967296_is_false(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f32_4294967296_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 4294967296.0 : f32
  %t0 = arith.sitofp %a : i32 to f32
  %r = arith.cmpf ogt, %t0, %c : f32
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f32_4294967296_is_kept(%a: i32) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f32_4294967296_is_kept(
  // CHECK-NEXT: %cst = arith.constant 4.2949673E+9 : f32
  // CHECK-NEXT: %0 = arith.uitofp %arg0 : i32 to f32
  // CHECK-NEXT: %1 = arith.cmpf ogt, %0, %cst : f32
  // CHECK-NEXT: return %1 : i1
  %c = arith.constant 4294967296.0 : f32
  %t0 = arith.uitofp %a : i32 to f32
  %r = arith.cmpf ogt, %t0, %c : f32
  return %r : i1
}
