// Divisions that round up or down, minima, maxima and scaled conversions are expanded, with options also conversions
// from and to small floats.
// RUN: %opt %s --arith-expand | diff %s.expected -
// RUN: %opt %s '--arith-expand=include-bf16 include-f8e8m0 include-f4e2m1' | diff %s.floats.expected -

func.func @max(%a: f32, %b: f32, %v: vector<4xf32>) {
  %0 = arith.maximumf %a, %b fastmath<nnan> : f32
  %1 = arith.minimumf %a, %b : f32
  %2 = arith.maxnumf %a, %b : f32
  %3 = arith.minnumf %v, %v : vector<4xf32>
  return
}
func.func @bf(%a: bf16, %b: f32, %v: vector<4xbf16>, %w : vector<4xf32>, %d: f64) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.truncf %b : f32 to bf16
  %2 = arith.extf %v : vector<4xbf16> to vector<4xf32>
  %3 = arith.truncf %w : vector<4xf32> to vector<4xbf16>
  %4 = arith.truncf %d : f64 to bf16
  %5 = arith.extf %a : bf16 to f64
  return
}
func.func @f8(%a: f8E8M0FNU, %b: f32, %h: f16, %d: f64, %e: bf16) {
  %0 = arith.extf %a : f8E8M0FNU to f32
  %1 = arith.truncf %b : f32 to f8E8M0FNU
  %2 = arith.extf %a : f8E8M0FNU to f16
  %3 = arith.truncf %h : f16 to f8E8M0FNU
  %4 = arith.truncf %d : f64 to f8E8M0FNU
  %5 = arith.extf %a : f8E8M0FNU to f64
  %6 = arith.truncf %e : bf16 to f8E8M0FNU
  return
}
func.func @f4(%a: f4E2M1FN, %b: f32, %h: f16) {
  %0 = arith.extf %a : f4E2M1FN to f32
  %1 = arith.truncf %b : f32 to f4E2M1FN
  %2 = arith.extf %a : f4E2M1FN to f16
  %3 = arith.truncf %h : f16 to f4E2M1FN
  return
}
func.func @sc(%a: f32, %s: f32, %f8: f8E8M0FNU, %f4: f4E2M1FN, %b: bf16) {
  %0 = arith.scaling_extf %f4, %f8 : f4E2M1FN, f8E8M0FNU to f32
  %1 = arith.scaling_truncf %a, %f8 : f32, f8E8M0FNU to f4E2M1FN
  %2 = arith.scaling_extf %f4, %s : f4E2M1FN, f32 to f32
  return
}
func.func @divisions(%a: i32, %b: i32, %i: index, %v: vector<2x3xi32>) {
  %0 = arith.ceildivui %a, %b : i32
  %1 = arith.floordivsi %a, %b : i32
  %2 = arith.floordivsi %v, %v : vector<2x3xi32>
  %3 = arith.ceildivsi %i, %i : index
  return
}
