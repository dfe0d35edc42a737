// A comparison of a converted i16 with a constant becomes an integer comparison: every i16 is exact in f64.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @cmpf_oeq_sitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_sitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_sitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi ne, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_uitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_uitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi ne, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi ult, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_sitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_sitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi sle, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_uitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_uitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi ule, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi ugt, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_sitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_sitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi sge, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_uitofp_a_to_f64_2_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_uitofp_a_to_f64_2_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi uge, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_sitofp_a_to_f64_2_5_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f64_2_5_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f64_2_5_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f64_2_5_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_sitofp_a_to_f64_2_5_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_sitofp_a_to_f64_2_5_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_uitofp_a_to_f64_2_5_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_uitofp_a_to_f64_2_5_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f64_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f64_2_5_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi sle, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f64_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f64_2_5_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi ule, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_sitofp_a_to_f64_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_sitofp_a_to_f64_2_5_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi sle, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_uitofp_a_to_f64_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_uitofp_a_to_f64_2_5_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi ule, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f64_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f64_2_5_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f64_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f64_2_5_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi ugt, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_sitofp_a_to_f64_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_sitofp_a_to_f64_2_5_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_uitofp_a_to_f64_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_uitofp_a_to_f64_2_5_becomes_cmpi(
  // CHECK-NEXT: %c2_i16 = arith.constant 2 : i16
  // CHECK-NEXT: %0 = arith.cmpi ugt, %arg0, %c2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant 2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_sitofp_a_to_f64_minus_2_5_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f64_minus_2_5_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f64_minus_2_5_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f64_minus_2_5_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_sitofp_a_to_f64_minus_2_5_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_sitofp_a_to_f64_minus_2_5_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_uitofp_a_to_f64_minus_2_5_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_uitofp_a_to_f64_minus_2_5_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f64_minus_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f64_minus_2_5_becomes_cmpi(
  // CHECK-NEXT: %c-2_i16 = arith.constant -2 : i16
  // CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %c-2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f64_minus_2_5_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f64_minus_2_5_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_sitofp_a_to_f64_minus_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_sitofp_a_to_f64_minus_2_5_becomes_cmpi(
  // CHECK-NEXT: %c-2_i16 = arith.constant -2 : i16
  // CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %c-2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_uitofp_a_to_f64_minus_2_5_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_uitofp_a_to_f64_minus_2_5_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f64_minus_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f64_minus_2_5_becomes_cmpi(
  // CHECK-NEXT: %c-2_i16 = arith.constant -2 : i16
  // CHECK-NEXT: %0 = arith.cmpi sge, %arg0, %c-2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f64_minus_2_5_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f64_minus_2_5_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_sitofp_a_to_f64_minus_2_5_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_sitofp_a_to_f64_minus_2_5_becomes_cmpi(
  // CHECK-NEXT: %c-2_i16 = arith.constant -2 : i16
  // CHECK-NEXT: %0 = arith.cmpi sge, %arg0, %c-2_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_uitofp_a_to_f64_minus_2_5_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_uitofp_a_to_f64_minus_2_5_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant -2.5 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_sitofp_a_to_f64_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f64_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f64_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f64_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_sitofp_a_to_f64_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_sitofp_a_to_f64_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_uitofp_a_to_f64_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_uitofp_a_to_f64_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f64_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f64_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f64_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f64_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_sitofp_a_to_f64_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_sitofp_a_to_f64_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_uitofp_a_to_f64_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_uitofp_a_to_f64_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f64_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f64_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f64_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f64_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_sitofp_a_to_f64_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_sitofp_a_to_f64_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_uitofp_a_to_f64_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_uitofp_a_to_f64_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_sitofp_a_to_f64_minus_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f64_minus_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f64_minus_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f64_minus_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_sitofp_a_to_f64_minus_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_sitofp_a_to_f64_minus_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_uitofp_a_to_f64_minus_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_uitofp_a_to_f64_minus_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f64_minus_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f64_minus_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f64_minus_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f64_minus_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_sitofp_a_to_f64_minus_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_sitofp_a_to_f64_minus_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_uitofp_a_to_f64_minus_1e20_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_uitofp_a_to_f64_minus_1e20_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f64_minus_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f64_minus_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f64_minus_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f64_minus_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_sitofp_a_to_f64_minus_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_sitofp_a_to_f64_minus_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_uitofp_a_to_f64_minus_1e20_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_uitofp_a_to_f64_minus_1e20_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant -1.0e20 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_sitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi eq, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_sitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_sitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi ne, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_uitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_uitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi ne, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi slt, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi ult, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_sitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_sitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi sle, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_uitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_uitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi ule, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi sgt, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi ugt, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_sitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_sitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi sge, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_uitofp_a_to_f64_minus_0_becomes_cmpi(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_uitofp_a_to_f64_minus_0_becomes_cmpi(
  // CHECK-NEXT: %c0_i16 = arith.constant 0 : i16
  // CHECK-NEXT: %0 = arith.cmpi uge, %arg0, %c0_i16 : i16
  // CHECK-NEXT: return %0 : i1
  %c = arith.constant -0.0 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_sitofp_a_to_f64_inf_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_sitofp_a_to_f64_inf_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_oeq_uitofp_a_to_f64_inf_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_oeq_uitofp_a_to_f64_inf_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf oeq, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_sitofp_a_to_f64_inf_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_sitofp_a_to_f64_inf_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_one_uitofp_a_to_f64_inf_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_one_uitofp_a_to_f64_inf_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf one, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_sitofp_a_to_f64_inf_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_sitofp_a_to_f64_inf_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_olt_uitofp_a_to_f64_inf_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_olt_uitofp_a_to_f64_inf_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf olt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_sitofp_a_to_f64_inf_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_sitofp_a_to_f64_inf_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ule_uitofp_a_to_f64_inf_is_true(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ule_uitofp_a_to_f64_inf_is_true(
  // CHECK-NEXT: %true = arith.constant true
  // CHECK-NEXT: return %true : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ule, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_sitofp_a_to_f64_inf_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_sitofp_a_to_f64_inf_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_ogt_uitofp_a_to_f64_inf_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_ogt_uitofp_a_to_f64_inf_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf ogt, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_sitofp_a_to_f64_inf_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_sitofp_a_to_f64_inf_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.sitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}

func.func @cmpf_uge_uitofp_a_to_f64_inf_is_false(%a: i16) -> i1 {
  // CHECK-LABEL: func.func @cmpf_uge_uitofp_a_to_f64_inf_is_false(
  // CHECK-NEXT: %false = arith.constant false
  // CHECK-NEXT: return %false : i1
  %c = arith.constant 0x7FF0000000000000 : f64
  %t0 = arith.uitofp %a : i16 to f64
  %r = arith.cmpf uge, %t0, %c : f64
  return %r : i1
}
