// The options name the target type and further supported types.
// RUN: %opt %s --math-extend-to-supported-types="target-type=f64 extra-types=bf16,f8E5M2" | diff %s.expected -

func.func @scalars(%x: f16, %y: bf16, %n: i32) -> (f16, bf16, i1) {
  %0 = math.sin %x fastmath<nnan> : f16
  %1 = math.fpowi %y, %n : bf16, i32
  %2 = math.isnan %x : f16
  return %0, %1, %2 : f16, bf16, i1
}

func.func @shaped(%x: vector<2x[4]xf16>, %y: tensor<?xf8E5M2>) -> (vector<2x[4]xf16>, tensor<?xf8E5M2>) {
  %0 = math.powf %x, %x : vector<2x[4]xf16>
  %1, %2 = math.sincos %y : tensor<?xf8E5M2>
  %3 = math.atan2 %1, %2 : tensor<?xf8E5M2>
  return %0, %3 : vector<2x[4]xf16>, tensor<?xf8E5M2>
}

func.func @legal(%x: f16, %y: f64, %n: i32) -> (f16, f64, i32) {
  %0 = math.fma %x, %x, %x : f16
  %1 = math.sin %y : f64
  %2 = math.ctpop %n : i32
  return %0, %1, %2 : f16, f64, i32
}
