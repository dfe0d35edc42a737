// Operations that undo each other fold, and parts of a created complex number are forwarded.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @add_sub_a_b_b_is_a(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @add_sub_a_b_b_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %t0 = complex.sub %a, %b : complex<f32>
  %r = complex.add %t0, %b : complex<f32>
  return %r : complex<f32>
}

func.func @add_b_sub_a_b_is_a(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @add_b_sub_a_b_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %t0 = complex.sub %a, %b : complex<f32>
  %r = complex.add %b, %t0 : complex<f32>
  return %r : complex<f32>
}

func.func @add_a_0_is_a(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @add_a_0_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %a, %c : complex<f32>
  return %r : complex<f32>
}

func.func @add_a_minus_0_is_a(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @add_a_minus_0_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %c = complex.constant [-0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %a, %c : complex<f32>
  return %r : complex<f32>
}

func.func @sub_add_a_b_b_is_a(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @sub_add_a_b_b_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %t0 = complex.add %a, %b : complex<f32>
  %r = complex.sub %t0, %b : complex<f32>
  return %r : complex<f32>
}

func.func @sub_a_0_is_a(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @sub_a_0_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.sub %a, %c : complex<f32>
  return %r : complex<f32>
}

func.func @neg_neg_a_is_a(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @neg_neg_a_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %t0 = complex.neg %a : complex<f32>
  %r = complex.neg %t0 : complex<f32>
  return %r : complex<f32>
}

func.func @log_exp_a_is_a(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @log_exp_a_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %t0 = complex.exp %a : complex<f32>
  %r = complex.log %t0 : complex<f32>
  return %r : complex<f32>
}

func.func @conj_conj_a_is_a(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @conj_conj_a_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %t0 = complex.conj %a : complex<f32>
  %r = complex.conj %t0 : complex<f32>
  return %r : complex<f32>
}

func.func @mul_a_1_is_a(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @mul_a_1_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.mul %a, %c : complex<f32>
  return %r : complex<f32>
}

func.func @div_a_1_is_a(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @div_a_1_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.div %a, %c : complex<f32>
  return %r : complex<f32>
}

func.func @mul_2_2_is_kept() -> complex<f32> {
  // CHECK-LABEL: func.func @mul_2_2_is_kept(
  // CHECK-NEXT: %cst = complex.constant [2.000000e+00 : f32, 3.000000e+00 : f32] : complex<f32>
  // CHECK-NEXT: %0 = complex.mul %cst, %cst : complex<f32>
  // CHECK-NEXT: return %0 : complex<f32>
  %c = complex.constant [2.0 : f32, 3.0 : f32] : complex<f32>
  %r = complex.mul %c, %c : complex<f32>
  return %r : complex<f32>
}

func.func @create_re_a_im_a_is_a(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @create_re_a_im_a_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %t0 = complex.re %a : complex<f32>
  %t1 = complex.im %a : complex<f32>
  %r = complex.create %t0, %t1 : complex<f32>
  return %r : complex<f32>
}

func.func @re_2_is_2() -> f32 {
  // CHECK-LABEL: func.func @re_2_is_2(
  // CHECK-NEXT: %cst = arith.constant 2.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = complex.constant [2.0 : f32, 3.0 : f32] : complex<f32>
  %r = complex.re %c : complex<f32>
  return %r : f32
}

func.func @im_2_is_3() -> f32 {
  // CHECK-LABEL: func.func @im_2_is_3(
  // CHECK-NEXT: %cst = arith.constant 3.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c = complex.constant [2.0 : f32, 3.0 : f32] : complex<f32>
  %r = complex.im %c : complex<f32>
  return %r : f32
}

func.func @re_create_x_y_is_x(%x: f32, %y: f32) -> f32 {
  // CHECK-LABEL: func.func @re_create_x_y_is_x(
  // CHECK-NEXT: return %arg0 : f32
  %t0 = complex.create %x, %y : complex<f32>
  %r = complex.re %t0 : complex<f32>
  return %r : f32
}

func.func @im_create_x_y_is_y(%x: f32, %y: f32) -> f32 {
  // CHECK-LABEL: func.func @im_create_x_y_is_y(
  // CHECK-NEXT: return %arg1 : f32
  %t0 = complex.create %x, %y : complex<f32>
  %r = complex.im %t0 : complex<f32>
  return %r : f32
}

func.func @re_neg_create_x_y_becomes_negf(%x: f32, %y: f32) -> f32 {
  // CHECK-LABEL: func.func @re_neg_create_x_y_becomes_negf(
  // CHECK-NEXT: %0 = arith.negf %arg0 : f32
  // CHECK-NEXT: return %0 : f32
  %t0 = complex.create %x, %y : complex<f32>
  %t1 = complex.neg %t0 : complex<f32>
  %r = complex.re %t1 : complex<f32>
  return %r : f32
}

func.func @im_neg_create_x_y_becomes_negf(%x: f32, %y: f32) -> f32 {
  // CHECK-LABEL: func.func @im_neg_create_x_y_becomes_negf(
  // CHECK-NEXT: %0 = arith.negf %arg1 : f32
  // CHECK-NEXT: return %0 : f32
  %t0 = complex.create %x, %y : complex<f32>
  %t1 = complex.neg %t0 : complex<f32>
  %r = complex.im %t1 fastmath<fast> : complex<f32>
  return %r : f32
}

func.func @exp_log_a_is_a(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @exp_log_a_is_a(
  // CHECK-NEXT: return %arg0 : complex<f32>
  %t0 = complex.log %a : complex<f32>
  %r = complex.exp %t0 : complex<f32>
  return %r : complex<f32>
}

func.func @bitcast_bitcast_bitcast_i_to_complex_f32_to_f64_to_complex_f32_becomes_bitcast(%i: i64) -> complex<f32> {
  // CHECK-LABEL: func.func @bitcast_bitcast_bitcast_i_to_complex_f32_to_f64_to_complex_f32_becomes_bitcast(
  // CHECK-NEXT: %0 = complex.bitcast %arg0 : i64 to complex<f32>
  // CHECK-NEXT: return %0 : complex<f32>
  %t0 = complex.bitcast %i : i64 to complex<f32>
  %b = complex.bitcast %t0 : complex<f32> to f64
  %r = complex.bitcast %b : f64 to complex<f32>
  return %r : complex<f32>
}

func.func @bitcast_bitcast_bitcast_i_to_complex_f32_to_f64_to_i64_is_i(%i: i64) -> i64 {
  // CHECK-LABEL: func.func @bitcast_bitcast_bitcast_i_to_complex_f32_to_f64_to_i64_is_i(
  // CHECK-NEXT: return %arg0 : i64
  %t0 = complex.bitcast %i : i64 to complex<f32>
  %b = complex.bitcast %t0 : complex<f32> to f64
  %r = arith.bitcast %b : f64 to i64
  return %r : i64
}

func.func @bitcast_bitcast_i_to_complex_f32_to_f64_becomes_bitcast(%i: i64) -> f64 {
  // CHECK-LABEL: func.func @bitcast_bitcast_i_to_complex_f32_to_f64_becomes_bitcast(
  // CHECK-NEXT: %0 = arith.bitcast %arg0 : i64 to f64
  // CHECK-NEXT: return %0 : f64
  %t0 = complex.bitcast %i : i64 to complex<f32>
  %r = complex.bitcast %t0 : complex<f32> to f64
  return %r : f64
}

func.func @mul_1_a_is_kept(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @mul_1_a_is_kept(
  // CHECK-NEXT: %cst = complex.constant [1.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
  // CHECK-NEXT: %0 = complex.mul %cst, %arg0 : complex<f32>
  // CHECK-NEXT: return %0 : complex<f32>
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.mul %c, %a : complex<f32>
  return %r : complex<f32>
}

func.func @create_3_3_is_kept() -> complex<f32> {
  // CHECK-LABEL: func.func @create_3_3_is_kept(
  // CHECK-NEXT: %cst = arith.constant 3.000000e+00 : f32
  // CHECK-NEXT: %0 = complex.create %cst, %cst : complex<f32>
  // CHECK-NEXT: return %0 : complex<f32>
  %c = arith.constant 3.0 : f32
  %r = complex.create %c, %c : complex<f32>
  return %r : complex<f32>
}

func.func @div_a_0_is_kept(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @div_a_0_is_kept(
  // CHECK-NEXT: %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
  // CHECK-NEXT: %0 = complex.div %arg0, %cst : complex<f32>
  // CHECK-NEXT: return %0 : complex<f32>
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.div %a, %c : complex<f32>
  return %r : complex<f32>
}

func.func @div_a_nan_is_kept(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @div_a_nan_is_kept(
  // CHECK-NEXT: %cst = complex.constant [0x7FC00000 : f32, 0x7FC00000 : f32] : complex<f32>
  // CHECK-NEXT: %0 = complex.div %arg0, %cst : complex<f32>
  // CHECK-NEXT: return %0 : complex<f32>
  %c = complex.constant [0x7FC00000 : f32, 0x7FC00000 : f32] : complex<f32>
  %r = complex.div %a, %c : complex<f32>
  return %r : complex<f32>
}

func.func @bitcast_f_to_f64_is_f(%f: f64) -> f64 {
  // CHECK-LABEL: func.func @bitcast_f_to_f64_is_f(
  // CHECK-NEXT: return %arg0 : f64
  %r = complex.bitcast %f : f64 to f64
  return %r : f64
}

func.func @bitcast_bitcast_f_to_i64_to_complex_f32_becomes_bitcast(%f: f64) -> complex<f32> {
  // CHECK-LABEL: func.func @bitcast_bitcast_f_to_i64_to_complex_f32_becomes_bitcast(
  // CHECK-NEXT: %0 = complex.bitcast %arg0 : f64 to complex<f32>
  // CHECK-NEXT: return %0 : complex<f32>
  %t0 = arith.bitcast %f : f64 to i64
  %r = complex.bitcast %t0 : i64 to complex<f32>
  return %r : complex<f32>
}

func.func @add_0_a_is_kept(%a: complex<f32>) -> complex<f32> {
  // CHECK-LABEL: func.func @add_0_a_is_kept(
  // CHECK-NEXT: %cst = complex.constant [0.000000e+00 : f32, 0.000000e+00 : f32] : complex<f32>
  // CHECK-NEXT: %0 = complex.add %cst, %arg0 : complex<f32>
  // CHECK-NEXT: return %0 : complex<f32>
  %c = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %r = complex.add %c, %a : complex<f32>
  return %r : complex<f32>
}
