// Casts from, to and between floating-point types fold: constants, and casts that undo each other.
// RUN: %opt %s --canonicalize | FileCheck %s

func.func @sitofp_minus_5_to_f32_is_minus_5() -> f32 {
  // CHECK-LABEL: func.func @sitofp_minus_5_to_f32_is_minus_5(
  // CHECK-NEXT: %cst = arith.constant -5.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c_ = arith.constant -5 : i32
  %r = arith.sitofp %c_ : i32 to f32
  return %r : f32
}

func.func @sitofp_16777217_to_f32_is_0x4B800000() -> f32 {
  // CHECK-LABEL: func.func @sitofp_16777217_to_f32_is_0x4B800000(
  // CHECK-NEXT: %cst = arith.constant 0x4B800000 : f32
  // CHECK-NEXT: return %cst : f32
  %c_ = arith.constant 16777217 : i32
  %r = arith.sitofp %c_ : i32 to f32
  return %r : f32
}

func.func @uitofp_minus_5_to_f32_is_4294967300() -> f32 {
  // CHECK-LABEL: func.func @uitofp_minus_5_to_f32_is_4294967300(
  // CHECK-NEXT: %cst = arith.constant 4.2949673E+9 : f32
  // CHECK-NEXT: return %cst : f32
  %c_ = arith.constant -5 : i32
  %r = arith.uitofp %c_ : i32 to f32
  return %r : f32
}

func.func @uitofp_16777217_to_f32_is_0x4B800000() -> f32 {
  // CHECK-LABEL: func.func @uitofp_16777217_to_f32_is_0x4B800000(
  // CHECK-NEXT: %cst = arith.constant 0x4B800000 : f32
  // CHECK-NEXT: return %cst : f32
  %c_ = arith.constant 16777217 : i32
  %r = arith.uitofp %c_ : i32 to f32
  return %r : f32
}

func.func @fptosi_minus_5_75_to_i32_is_minus_5() -> i32 {
  // CHECK-LABEL: func.func @fptosi_minus_5_75_to_i32_is_minus_5(
  // CHECK-NEXT: %c-5_i32 = arith.constant -5 : i32
  // CHECK-NEXT: return %c-5_i32 : i32
  %c_ = arith.constant -5.75 : f32
  %r = arith.fptosi %c_ : f32 to i32
  return %r : i32
}

func.func @fptosi_5_75_to_i32_is_5() -> i32 {
  // CHECK-LABEL: func.func @fptosi_5_75_to_i32_is_5(
  // CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
  // CHECK-NEXT: return %c5_i32 : i32
  %c_ = arith.constant 5.75 : f32
  %r = arith.fptosi %c_ : f32 to i32
  return %r : i32
}

func.func @fptosi_1e20_to_i32_is_kept() -> i32 {
  // CHECK-LABEL: func.func @fptosi_1e20_to_i32_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+20 : f32
  // CHECK-NEXT: %0 = arith.fptosi %cst : f32 to i32
  // CHECK-NEXT: return %0 : i32
  %c_ = arith.constant 1.0e20 : f32
  %r = arith.fptosi %c_ : f32 to i32
  return %r : i32
}

func.func @fptosi_nan_to_i32_is_kept() -> i32 {
  // CHECK-LABEL: func.func @fptosi_nan_to_i32_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: %0 = arith.fptosi %cst : f32 to i32
  // CHECK-NEXT: return %0 : i32
  %c_ = arith.constant 0x7FC00000 : f32
  %r = arith.fptosi %c_ : f32 to i32
  return %r : i32
}

func.func @fptoui_minus_5_75_to_i32_is_kept() -> i32 {
  // CHECK-LABEL: func.func @fptoui_minus_5_75_to_i32_is_kept(
  // CHECK-NEXT: %cst = arith.constant -5.750000e+00 : f32
  // CHECK-NEXT: %0 = arith.fptoui %cst : f32 to i32
  // CHECK-NEXT: return %0 : i32
  %c_ = arith.constant -5.75 : f32
  %r = arith.fptoui %c_ : f32 to i32
  return %r : i32
}

func.func @fptoui_5_75_to_i32_is_5() -> i32 {
  // CHECK-LABEL: func.func @fptoui_5_75_to_i32_is_5(
  // CHECK-NEXT: %c5_i32 = arith.constant 5 : i32
  // CHECK-NEXT: return %c5_i32 : i32
  %c_ = arith.constant 5.75 : f32
  %r = arith.fptoui %c_ : f32 to i32
  return %r : i32
}

func.func @fptoui_1e20_to_i32_is_kept() -> i32 {
  // CHECK-LABEL: func.func @fptoui_1e20_to_i32_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+20 : f32
  // CHECK-NEXT: %0 = arith.fptoui %cst : f32 to i32
  // CHECK-NEXT: return %0 : i32
  %c_ = arith.constant 1.0e20 : f32
  %r = arith.fptoui %c_ : f32 to i32
  return %r : i32
}

func.func @fptoui_nan_to_i32_is_kept() -> i32 {
  // CHECK-LABEL: func.func @fptoui_nan_to_i32_is_kept(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: %0 = arith.fptoui %cst : f32 to i32
  // CHECK-NEXT: return %0 : i32
  %c_ = arith.constant 0x7FC00000 : f32
  %r = arith.fptoui %c_ : f32 to i32
  return %r : i32
}

func.func @truncf_1_1_to_f32_is_kept() -> f32 {
  // CHECK-LABEL: func.func @truncf_1_1_to_f32_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.100000e+00 : f64
  // CHECK-NEXT: %0 = arith.truncf %cst : f64 to f32
  // CHECK-NEXT: return %0 : f32
  %c_ = arith.constant 1.1 : f64
  %r = arith.truncf %c_ : f64 to f32
  return %r : f32
}

func.func @truncf_1e300_to_f32_is_kept() -> f32 {
  // CHECK-LABEL: func.func @truncf_1e300_to_f32_is_kept(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+300 : f64
  // CHECK-NEXT: %0 = arith.truncf %cst : f64 to f32
  // CHECK-NEXT: return %0 : f32
  %c_ = arith.constant 1.0e300 : f64
  %r = arith.truncf %c_ : f64 to f32
  return %r : f32
}

func.func @truncf_1_to_f32_is_1() -> f32 {
  // CHECK-LABEL: func.func @truncf_1_to_f32_is_1(
  // CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f32
  // CHECK-NEXT: return %cst : f32
  %c_ = arith.constant 1.0 : f64
  %r = arith.truncf %c_ : f64 to f32
  return %r : f32
}

func.func @truncf_nan_to_f32_is_nan() -> f32 {
  // CHECK-LABEL: func.func @truncf_nan_to_f32_is_nan(
  // CHECK-NEXT: %cst = arith.constant 0x7FC00000 : f32
  // CHECK-NEXT: return %cst : f32
  %c_ = arith.constant 0x7FF8000000000000 : f64
  %r = arith.truncf %c_ : f64 to f32
  return %r : f32
}

func.func @extf_1_5_to_f64_is_1_5() -> f64 {
  // CHECK-LABEL: func.func @extf_1_5_to_f64_is_1_5(
  // CHECK-NEXT: %cst = arith.constant 1.500000e+00 : f64
  // CHECK-NEXT: return %cst : f64
  %c_ = arith.constant 1.5 : f32
  %r = arith.extf %c_ : f32 to f64
  return %r : f64
}

func.func @truncf_extf_x_to_f64_to_f32_is_x(%x: f32) -> f32 {
  // CHECK-LABEL: func.func @truncf_extf_x_to_f64_to_f32_is_x(
  // CHECK-NEXT: return %arg0 : f32
  %t0 = arith.extf %x : f32 to f64
  %r = arith.truncf %t0 : f64 to f32
  return %r : f32
}

func.func @extf_truncf_y_to_f32_to_f64_is_y(%y: f64) -> f64 {
  // CHECK-LABEL: func.func @extf_truncf_y_to_f32_to_f64_is_y(
  // CHECK-NEXT: return %arg0 : f64
  %t0 = arith.truncf %y fastmath<contract> : f64 to f32
  %r = arith.extf %t0 fastmath<contract> : f32 to f64
  return %r : f64
}

func.func @truncf_sitofp_s_to_f64_to_f32_becomes_sitofp(%s: i8) -> f32 {
  // CHECK-LABEL: func.func @truncf_sitofp_s_to_f64_to_f32_becomes_sitofp(
  // CHECK-NEXT: %0 = arith.sitofp %arg0 : i8 to f32
  // CHECK-NEXT: return %0 : f32
  %t0 = arith.sitofp %s : i8 to f64
  %r = arith.truncf %t0 : f64 to f32
  return %r : f32
}

func.func @truncf_uitofp_s_to_f64_to_f32_becomes_uitofp(%s: i8) -> f32 {
  // CHECK-LABEL: func.func @truncf_uitofp_s_to_f64_to_f32_becomes_uitofp(
  // CHECK-NEXT: %0 = arith.uitofp %arg0 : i8 to f32
  // CHECK-NEXT: return %0 : f32
  %t0 = arith.uitofp %s : i8 to f64
  %r = arith.truncf %t0 : f64 to f32
  return %r : f32
}

func.func @extf_truncf_y_to_f32_to_f64_is_kept(%y: f64) -> f64 {
  // CHECK-LABEL: func.func @extf_truncf_y_to_f32_to_f64_is_kept(
  // CHECK-NEXT: %0 = arith.truncf %arg0 : f64 to f32
  // CHECK-NEXT: %1 = arith.extf %0 : f32 to f64
  // CHECK-NEXT: return %1 : f64
  %t0 = arith.truncf %y : f64 to f32
  %r = arith.extf %t0 : f32 to f64
  return %r : f64
}

func.func @bitcast_bitcast_a_to_f32_to_i32_is_a(%a: i32) -> i32 {
  // CHECK-LABEL: func.func @bitcast_bitcast_a_to_f32_to_i32_is_a(
  // CHECK-NEXT: return %arg0 : i32
  %t0 = arith.bitcast %a : i32 to f32
  %r = arith.bitcast %t0 : f32 to i32
  return %r : i32
}

func.func @bitcast_bitcast_a_to_i32_to_f32_becomes_bitcast(%a: i32) -> f32 {
  // CHECK-LABEL: func.func @bitcast_bitcast_a_to_i32_to_f32_becomes_bitcast(
  // CHECK-NEXT: %0 = arith.bitcast %arg0 : i32 to f32
  // CHECK-NEXT: return %0 : f32
  %t0 = arith.bitcast %a : i32 to i32
  %r = arith.bitcast %t0 : i32 to f32
  return %r : f32
}

func.func @bitcast_1_to_i32_is_1065353216() -> i32 {
  // CHECK-LABEL: func.func @bitcast_1_to_i32_is_1065353216(
  // CHECK-NEXT: %c1065353216_i32 = arith.constant 1065353216 : i32
  // CHECK-NEXT: return %c1065353216_i32 : i32
  %c_ = arith.constant 1.0 : f32
  %r = arith.bitcast %c_ : f32 to i32
  return %r : i32
}

func.func @bitcast_1_to_tensor_4xi32_is_1065353216() -> tensor<4xi32> {
  // CHECK-LABEL: func.func @bitcast_1_to_tensor_4xi32_is_1065353216(
  // CHECK-NEXT: %cst = arith.constant dense<1065353216> : tensor<4xi32>
  // CHECK-NEXT: return %cst : tensor<4xi32>
  %c_ = arith.constant dense<1.0> : tensor<4xf32>
  %r = arith.bitcast %c_ : tensor<4xf32> to tensor<4xi32>
  return %r : tensor<4xi32>
}
