// The number of elements of a scalable vector is unknown, so it is not computed element by element. mlir-opt computes the
// elements of the minimum size only.
// UNSUPPORTED: differential
// RUN: %opt %s --convert-math-to-libm --verify-diagnostics

func.func @scalable(%x: vector<[4]xf32>) -> vector<[4]xf32> {
  // expected-error @+1 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  %0 = math.sin %x : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
