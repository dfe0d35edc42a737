// Arithmetic on unsupported floats is done in a wider type.
// RUN: %opt %s --arith-emulate-unsupported-floats="source-types=bf16,f8E4M3FN" | diff %s.expected -
// RUN: %opt %s --arith-emulate-unsupported-floats="source-types=f8E4M3FN target-type=f16" | diff %s.f16.expected -
// RUN: %opt %s --arith-emulate-unsupported-floats | diff %s.none.expected -

func.func @arith(%a: bf16, %b: bf16, %c: f32, %i: i32, %e: f8E4M3FN) -> (bf16, i1, f32, bf16, i16, bf16, bf16, i32, f8E4M3FN) {
  %k = arith.constant 1.0 : bf16
  %0 = arith.addf %a, %b fastmath<nnan> : bf16
  %1 = arith.mulf %0, %k : bf16
  %2 = arith.cmpf olt, %a, %k : bf16
  %3 = arith.extf %a : bf16 to f32
  %4 = arith.truncf %c : f32 to bf16
  %5 = arith.bitcast %a : bf16 to i16
  %6 = arith.sitofp %i : i32 to bf16
  %7 = arith.negf %a : bf16
  %8 = arith.fptosi %a : bf16 to i32
  %9 = arith.divf %e, %e : f8E4M3FN
  return %1, %2, %3, %4, %5, %6, %7, %8, %9 : bf16, i1, f32, bf16, i16, bf16, bf16, i32, f8E4M3FN
}

func.func @vectors(%v: vector<4xbf16>, %c: i1, %m: memref<4xbf16>, %i: index, %t: tensor<2xbf16>) -> (bf16, bf16, vector<4xbf16>, vector<4x4xbf16>, tensor<2xbf16>) {
  %0 = vector.reduction <add>, %v : vector<4xbf16> into bf16
  %1 = vector.extract %v[0] : bf16 from vector<4xbf16>
  %2 = arith.select %c, %0, %1 : bf16
  %3 = math.exp %1 : bf16
  memref.store %1, %m[%i] : memref<4xbf16>
  %4 = vector.fma %v, %v, %v : vector<4xbf16>
  %5 = vector.outerproduct %v, %v : vector<4xbf16>, vector<4xbf16>
  %6 = arith.subf %t, %t : tensor<2xbf16>
  return %2, %3, %4, %5, %6 : bf16, bf16, vector<4xbf16>, vector<4x4xbf16>, tensor<2xbf16>
}
