// Ops on vectors of rank 2 or more are first lowered to ops on one-dimensional vectors.
// RUN: %opt %s --convert-vector-to-llvm | diff %s.expected -

func.func @b0(%x: f32) -> vector<f32> {
  %0 = vector.broadcast %x : f32 to vector<f32>
  return %0 : vector<f32>
}
func.func @b1(%x: f32) -> vector<2xf32> {
  %0 = vector.broadcast %x : f32 to vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @b2(%x: f32) -> vector<2x3x4xf32> {
  %0 = vector.broadcast %x : f32 to vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
func.func @b3(%x: vector<4xf32>) -> vector<2x3x4xf32> {
  %0 = vector.broadcast %x : vector<4xf32> to vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
func.func @b4(%x: vector<1xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %x : vector<1xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @b5(%x: vector<4x1xf32>) -> vector<4x3xf32> {
  %0 = vector.broadcast %x : vector<4x1xf32> to vector<4x3xf32>
  return %0 : vector<4x3xf32>
}
func.func @b6(%x: vector<1x4xf32>) -> vector<3x4xf32> {
  %0 = vector.broadcast %x : vector<1x4xf32> to vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @b7(%x: vector<4x1x2xf32>) -> vector<4x3x2xf32> {
  %0 = vector.broadcast %x : vector<4x1x2xf32> to vector<4x3x2xf32>
  return %0 : vector<4x3x2xf32>
}
func.func @b8(%x: vector<2x1x1xf32>) -> vector<2x2x2xf32> {
  %0 = vector.broadcast %x : vector<2x1x1xf32> to vector<2x2x2xf32>
  return %0 : vector<2x2x2xf32>
}
func.func @b9(%x: vector<f32>) -> vector<2x2xf32> {
  %0 = vector.broadcast %x : vector<f32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @b10(%x: vector<1xf32>) -> vector<2x[4]xf32> {
  %0 = vector.broadcast %x : vector<1xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
func.func @b11(%x: vector<1x1xf32>) -> vector<2x2x4xf32> {
  %0 = vector.broadcast %x : vector<1x1xf32> to vector<2x2x4xf32>
  return %0 : vector<2x2x4xf32>
}
func.func @t0(%x: vector<2x3xf32>) -> vector<3x2xf32> {
  %0 = vector.transpose %x, [1,0] : vector<2x3xf32> to vector<3x2xf32>
  return %0 : vector<3x2xf32>
}
func.func @t1(%x: vector<2x1x2xf32>) -> vector<1x2x2xf32> {
  %0 = vector.transpose %x, [1,2,0] : vector<2x1x2xf32> to vector<1x2x2xf32>
  return %0 : vector<1x2x2xf32>
}
func.func @t2(%x: vector<2x3x4xf32>) -> vector<3x2x4xf32> {
  %0 = vector.transpose %x, [1,0,2] : vector<2x3x4xf32> to vector<3x2x4xf32>
  return %0 : vector<3x2x4xf32>
}
func.func @t3(%x: vector<2x1xf32>) -> vector<1x2xf32> {
  %0 = vector.transpose %x, [1,0] : vector<2x1xf32> to vector<1x2xf32>
  return %0 : vector<1x2xf32>
}
func.func @t4(%x: vector<2x[4]xf32>) -> vector<[4]x2xf32> {
  %0 = vector.transpose %x, [1,0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  return %0 : vector<[4]x2xf32>
}
func.func @t5(%x: vector<2x1x[4]xf32>) -> vector<1x2x[4]xf32> {
  %0 = vector.transpose %x, [1,0,2] : vector<2x1x[4]xf32> to vector<1x2x[4]xf32>
  return %0 : vector<1x2x[4]xf32>
}
func.func @t6(%x: vector<2x1x2x2xf32>) -> vector<2x2x1x2xf32> {
  %0 = vector.transpose %x, [2,0,1,3] : vector<2x1x2x2xf32> to vector<2x2x1x2xf32>
  return %0 : vector<2x2x1x2xf32>
}
func.func @i0(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x6xf32> {
  %0 = vector.interleave %a, %b : vector<2x3xf32> -> vector<2x6xf32>
  return %0 : vector<2x6xf32>
}
func.func @i1(%a: vector<2x4xf32>) -> (vector<2x2xf32>,vector<2x2xf32>) {
  %0,%1 = vector.deinterleave %a: vector<2x4xf32> -> vector<2x2xf32>
  return %0,%1 : vector<2x2xf32>, vector<2x2xf32>
}
func.func @i2(%a: vector<2x2x3xf32>, %b: vector<2x2x3xf32>) -> vector<2x2x6xf32> {
  %0 = vector.interleave %a, %b : vector<2x2x3xf32> -> vector<2x2x6xf32>
  return %0 : vector<2x2x6xf32>
}
func.func @i3(%a: vector<[2]x3xf32>, %b: vector<[2]x3xf32>) -> vector<[2]x6xf32> {
  %0 = vector.interleave %a, %b : vector<[2]x3xf32> -> vector<[2]x6xf32>
  return %0 : vector<[2]x6xf32>
}
func.func @i4(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> {
  %0 = vector.interleave %a, %b : vector<f32> -> vector<2xf32>
  return %0 : vector<2xf32>
}
func.func @i5(%a: vector<3xf32>, %b: vector<3xf32>) -> vector<6xf32> {
  %0 = vector.interleave %a, %b : vector<3xf32> -> vector<6xf32>
  return %0 : vector<6xf32>
}
func.func @bc(%a: vector<2x1x3xi64>) -> vector<2x1x6xi32> {
  %0 = vector.bitcast %a: vector<2x1x3xi64> to vector<2x1x6xi32>
  return %0 : vector<2x1x6xi32>
}
func.func @bd(%a: vector<2x1x[3]xi64>) -> vector<2x1x[6]xi32> {
  %0 = vector.bitcast %a: vector<2x1x[3]xi64> to vector<2x1x[6]xi32>
  return %0 : vector<2x1x[6]xi32>
}
func.func @be(%a: vector<2x[2]x3xi64>) -> vector<2x[2]x6xi32> {
  %0 = vector.bitcast %a: vector<2x[2]x3xi64> to vector<2x[2]x6xi32>
  return %0 : vector<2x[2]x6xi32>
}
func.func @u0(%a: f32, %b: f32, %c: f32, %d: f32) -> vector<2x2xf32> {
  %0 = vector.from_elements %a,%b,%c,%d : vector<2x2xf32>
  return %0 : vector<2x2xf32>
}
func.func @u1(%a: vector<2x2x1xf32>) -> (f32,f32) {
  %0:4 = vector.to_elements %a : vector<2x2x1xf32>
  return %0#1, %0#2 : f32,f32
}
