// Every math op in generic form; attributes with default values are omitted.
// RUN: %opt %s --mlir-print-op-generic | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt --mlir-print-op-generic | diff %s.expected -

func.func @floats(%x: f32, %y: f64, %v: vector<4xf16>, %t: tensor<?x2xbf16>) {
  %absf = math.absf %x : f32
  %acos = math.acos %x : f32
  %acosh = math.acosh %x : f32
  %asin = math.asin %x : f32
  %asinh = math.asinh %x : f32
  %atan = math.atan %x : f32
  %atanh = math.atanh %x : f32
  %cbrt = math.cbrt %x : f32
  %ceil = math.ceil %x : f32
  %cos = math.cos %x : f32
  %cosh = math.cosh %x : f32
  %erf = math.erf %x : f32
  %erfc = math.erfc %x : f32
  %exp = math.exp %x : f32
  %exp2 = math.exp2 %x : f32
  %expm1 = math.expm1 %x : f32
  %floor = math.floor %x : f32
  %log = math.log %x : f32
  %log10 = math.log10 %x : f32
  %log1p = math.log1p %x : f32
  %log2 = math.log2 %x : f32
  %round = math.round %x : f32
  %roundeven = math.roundeven %x : f32
  %rsqrt = math.rsqrt %x : f32
  %sin = math.sin %x : f32
  %sinh = math.sinh %x : f32
  %sqrt = math.sqrt %x : f32
  %tan = math.tan %x : f32
  %tanh = math.tanh %x : f32
  %trunc = math.trunc %x : f32
  %atan2 = math.atan2 %x, %x : f32
  %copysign = math.copysign %x, %x : f32
  %powf = math.powf %x, %x : f32
  %fma = math.fma %x, %x, %x : f32
  %clampf = math.clampf %x to [%x, %x] : f32
  %sincos:2 = math.sincos %x : f32
  %x0 = math.sin %v fastmath<nnan> : vector<4xf16>
  %x1 = math.powf %t, %t fastmath<fast> {my.attr = 1 : i8} : tensor<?x2xbf16>
  %x2 = math.fma %y, %y, %y fastmath<none> : f64
  %x3 = math.clampf %v to [%v, %v] fastmath<ninf, nsz> : vector<4xf16>
  %x4:2 = math.sincos %t fastmath<afn> : tensor<?x2xbf16>
  return
}

func.func @tests(%x: f32, %v: vector<4xf16>, %t: tensor<?x2xbf16>) {
  %isfinite = math.isfinite %x : f32
  %isinf = math.isinf %v : vector<4xf16>
  %isnan = math.isnan %t : tensor<?x2xbf16>
  %isnormal = math.isnormal %x {fastmath = #arith.fastmath<nnan>} : f32
  return
}

func.func @integers(%a: i32, %i: index, %x: f32, %v: vector<4xi8>, %w: vector<4xf32>) {
  %absi = math.absi %a : i32
  %ctlz = math.ctlz %i : index
  %cttz = math.cttz %v : vector<4xi8>
  %ctpop = math.ctpop %a : i32
  %ipowi = math.ipowi %a, %a : i32
  %fpowi = math.fpowi %x, %a : f32, i32
  %x0 = math.fpowi %w, %v fastmath<contract> : vector<4xf32>, vector<4xi8>
  return
}
