// Conversion of ops on elements and shapes of vectors.
// RUN: %opt %s --convert-vector-to-llvm | diff %s.expected -

func.func @bc0(%a: vector<4xi32>) -> vector<4xf32> {
  %0 = vector.bitcast %a : vector<4xi32> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @br0(%a: f32) -> vector<4xf32> {
  %0 = vector.broadcast %a : f32 to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @br1(%a: f32) -> vector<f32> {
  %0 = vector.broadcast %a : f32 to vector<f32>
  return %0 : vector<f32>
}
func.func @br2(%a: index) -> vector<2x3xindex> {
  %0 = vector.broadcast %a : index to vector<2x3xindex>
  return %0 : vector<2x3xindex>
}
func.func @br3(%a: f32) -> vector<2x[4]xf32> {
  %0 = vector.broadcast %a : f32 to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
func.func @ex0(%a: vector<4xf32>, %i: index) -> f32 {
  %0 = vector.extract %a[2] : f32 from vector<4xf32>
  %1 = vector.extract %a[%i] : f32 from vector<4xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}
func.func @ex1(%a: vector<2x3x4xf32>, %i: index) -> (vector<3x4xf32>, vector<4xf32>, f32, f32) {
  %0 = vector.extract %a[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %a[1,2] : vector<4xf32> from vector<2x3x4xf32>
  %2 = vector.extract %a[1,2,3] : f32 from vector<2x3x4xf32>
  %3 = vector.extract %a[1,2,%i] : f32 from vector<2x3x4xf32>
  return %0,%1,%2,%3 : vector<3x4xf32>, vector<4xf32>, f32, f32
}
func.func @ex2(%a: vector<2x4xf32>, %i: index) -> f32 {
  %0 = vector.extract %a[%i, 1] : f32 from vector<2x4xf32>
  return %0 : f32
}
func.func @ex3(%a: vector<f32>) -> f32 {
  %0 = vector.extract %a[] : f32 from vector<f32>
  return %0 : f32
}
func.func @ex4(%a: vector<4xindex>) -> index {
  %0 = vector.extract %a[0] : index from vector<4xindex>
  return %0 : index
}
func.func @ex5(%a: vector<4xf32>) -> f32 {
  %0 = vector.extract %a[-1] : f32 from vector<4xf32>
  return %0 : f32
}
func.func @ex6(%a: vector<1x4xf32>) -> vector<4xf32> {
  %0 = vector.extract %a[-1] : vector<4xf32> from vector<1x4xf32>
  return %0 : vector<4xf32>
}
func.func @in0(%a: vector<4xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %0 = vector.insert %f, %a[2] : f32 into vector<4xf32>
  %1 = vector.insert %f, %0[%i] : f32 into vector<4xf32>
  return %1 : vector<4xf32>
}
func.func @in1(%a: vector<2x3x4xf32>, %b: vector<4xf32>, %f: f32, %i: index) -> vector<2x3x4xf32> {
  %0 = vector.insert %b, %a[1,2] : vector<4xf32> into vector<2x3x4xf32>
  %1 = vector.insert %f, %0[1,2,3] : f32 into vector<2x3x4xf32>
  %2 = vector.insert %f, %1[0,1,%i] : f32 into vector<2x3x4xf32>
  return %2 : vector<2x3x4xf32>
}
func.func @in2(%a: vector<f32>, %f: f32) -> vector<f32> {
  %0 = vector.insert %f, %a[] : f32 into vector<f32>
  return %0 : vector<f32>
}
func.func @sh0(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<3xf32> {
  %0 = vector.shuffle %a, %b [0,2,-1] : vector<2xf32>, vector<2xf32>
  return %0 : vector<3xf32>
}
func.func @sh1(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.shuffle %a, %b [0,2,-1] : vector<2xf32>, vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @sh2(%a: vector<2x4xf32>, %b: vector<1x4xf32>) -> vector<2x4xf32> {
  %0 = vector.shuffle %a, %b [2,0] : vector<2x4xf32>, vector<1x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @sh3(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> {
  %0 = vector.shuffle %a, %b [1,0] : vector<f32>, vector<f32>
  return %0 : vector<2xf32>
}
func.func @fm0(%a: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.fma %a, %a, %a : vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @fm1(%a: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.fma %a, %a, %a : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @fm2(%a: vector<f32>) -> vector<f32> {
  %0 = vector.fma %a, %a, %a : vector<f32>
  return %0 : vector<f32>
}
func.func @vs() -> index {
  %0 = vector.vscale
  return %0 : index
}
func.func @si(%a: vector<4xf32>, %b: vector<[8]xf32>) -> vector<[8]xf32> {
  %0 = vector.scalable.insert %a, %b[4] : vector<4xf32> into vector<[8]xf32>
  return %0 : vector<[8]xf32>
}
func.func @se(%b: vector<[8]xf32>) -> vector<4xf32> {
  %0 = vector.scalable.extract %b[4] : vector<4xf32> from vector<[8]xf32>
  return %0 : vector<4xf32>
}
func.func @il(%a: vector<4xf32>, %b: vector<[4]xf32>) -> (vector<8xf32>, vector<[8]xf32>) {
  %0 = vector.interleave %a, %a : vector<4xf32> -> vector<8xf32>
  %1 = vector.interleave %b, %b : vector<[4]xf32> -> vector<[8]xf32>
  return %0, %1 : vector<8xf32>, vector<[8]xf32>
}
func.func @di(%a: vector<4xf32>, %b: vector<[4]xf32>) -> (vector<2xf32>, vector<[2]xf32>) {
  %0,%1 = vector.deinterleave %a : vector<4xf32> -> vector<2xf32>
  %2,%3 = vector.deinterleave %b : vector<[4]xf32> -> vector<[2]xf32>
  return %0, %3 : vector<2xf32>, vector<[2]xf32>
}
func.func @te(%a: vector<2xf32>) -> (f32, f32) {
  %0:2 = vector.to_elements %a : vector<2xf32>
  return %0#0, %0#1 : f32, f32
}
func.func @fe(%a: f32) -> (vector<3xf32>, vector<f32>) {
  %0 = vector.from_elements %a, %a, %a : vector<3xf32>
  %1 = vector.from_elements %a : vector<f32>
  return %0, %1 : vector<3xf32>, vector<f32>
}
func.func @st() -> (vector<4xindex>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : vector<4xindex>, vector<[4]xindex>
}
func.func @ms(%a: index) -> (vector<[4]xi1>, vector<4xi1>, vector<i1>) {
  %0 = vector.create_mask %a : vector<[4]xi1>
  %1 = vector.create_mask %a : vector<4xi1>
  %2 = vector.create_mask %a : vector<i1>
  return %0, %1, %2 : vector<[4]xi1>, vector<4xi1>, vector<i1>
}
