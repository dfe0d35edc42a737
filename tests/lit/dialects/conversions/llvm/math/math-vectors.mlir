// Ops on vectors that the intrinsic does not support remain; mlir-opt creates invalid ops and fails.
// UNSUPPORTED: differential
// RUN: %opt %s --convert-math-to-llvm | diff %s.expected -

func.func @fpowi(%x: vector<2xf32>, %n: vector<2xi32>) -> vector<2xf32> {
  %0 = math.fpowi %x, %n : vector<2xf32>, vector<2xi32>
  return %0 : vector<2xf32>
}

func.func @arrays(%x: vector<2x2xf32>) -> (vector<2x2xf32>, vector<2x2xi1>) {
  %sin, %cos = math.sincos %x : vector<2x2xf32>
  %0 = math.isnan %x : vector<2x2xf32>
  return %sin, %0 : vector<2x2xf32>, vector<2x2xi1>
}
