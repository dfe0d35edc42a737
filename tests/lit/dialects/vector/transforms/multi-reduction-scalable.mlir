// A scalable dimension cannot be unrolled: the reduction remains if that would be necessary. mlir-opt 22 unrolls it as if
// vscale was 1.
// UNSUPPORTED: differential
// RUN: %opt %s --lower-vector-multi-reduction | diff %s.expected -
// RUN: %opt %s --lower-vector-multi-reduction=lowering-strategy=inner-reduction | diff %s.inner.expected -

func.func @c2(%v: vector<2x[4]xi32>, %s: vector<2xi32>) -> vector<2xi32> {
  %0 =  vector.multi_reduction <add>, %v, %s [1] : vector<2x[4]xi32> to vector<2xi32> 
  return %0 : vector<2xi32>
}
func.func @c3(%v: vector<2x[4]xi32>, %s: vector<[4]xi32>) -> vector<[4]xi32> {
  %0 =  vector.multi_reduction <add>, %v, %s [0] : vector<2x[4]xi32> to vector<[4]xi32> 
  return %0 : vector<[4]xi32>
}
func.func @c4(%v: vector<2x3x[4]xi32>, %s: vector<3x[4]xi32>) -> vector<3x[4]xi32> {
  %0 =  vector.multi_reduction <add>, %v, %s [0] : vector<2x3x[4]xi32> to vector<3x[4]xi32> 
  return %0 : vector<3x[4]xi32>
}
func.func @c5(%v: vector<2x3x[4]xi32>, %s: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 =  vector.multi_reduction <add>, %v, %s [2] : vector<2x3x[4]xi32> to vector<2x3xi32> 
  return %0 : vector<2x3xi32>
}
