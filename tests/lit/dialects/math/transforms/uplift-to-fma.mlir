// A sum with a product is fused if the flags of both ops allow contraction; the result has the common flags.
// RUN: %opt %s --math-uplift-to-fma | diff %s.expected -

func.func @flags(%a: f32, %b: f32, %c: f32) -> (f32, f32, f32) {
  %0 = arith.mulf %a, %b fastmath<contract,nnan> : f32
  %1 = arith.addf %0, %c fastmath<fast> : f32
  %2 = arith.mulf %a, %c fastmath<nnan> : f32
  %3 = arith.addf %2, %c fastmath<fast> : f32
  %4 = arith.addf %0, %c : f32
  return %1, %3, %4 : f32, f32, f32
}

func.func @operands(%a: vector<2xf16>, %b: vector<2xf16>, %c: vector<2xf16>) -> (vector<2xf16>, vector<2xf16>) {
  %0 = arith.mulf %a, %b fastmath<contract> : vector<2xf16>
  %1 = arith.mulf %a, %c fastmath<contract> : vector<2xf16>
  %2 = arith.addf %0, %1 fastmath<contract> : vector<2xf16>
  %3 = arith.addf %c, %1 fastmath<contract> : vector<2xf16>
  return %2, %3 : vector<2xf16>, vector<2xf16>
}
