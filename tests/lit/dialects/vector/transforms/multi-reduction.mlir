// Reductions along several dimensions become elementwise ops on rows, or reductions of rows. A mask becomes a select, or
// masks the reductions.
// RUN: %opt %s --lower-vector-multi-reduction | diff %s.expected -
// RUN: %opt %s --lower-vector-multi-reduction=lowering-strategy=inner-reduction | diff %s.inner.expected -

func.func @a(%v: vector<4x8x16xf32>, %s: vector<8xf32>) -> vector<8xf32> {
  %0 = vector.multi_reduction <add>, %v, %s [0, 2] : vector<4x8x16xf32> to vector<8xf32>
  return %0 : vector<8xf32>
}
func.func @b(%v: vector<2x3xf32>, %s: f32) -> f32 {
  %0 = vector.multi_reduction <mul>, %v, %s [0, 1] : vector<2x3xf32> to f32
  return %0 : f32
}
func.func @c(%v: vector<2x3xi32>, %s: vector<2xi32>, %m: vector<2x3xi1>) -> vector<2xi32> {
  %0 = vector.mask %m { vector.multi_reduction <maxui>, %v, %s [1] : vector<2x3xi32> to vector<2xi32> } : vector<2x3xi1> -> vector<2xi32>
  return %0 : vector<2xi32>
}
func.func @d(%v: vector<2x3x4xi32>, %s: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.multi_reduction <maxui>, %v, %s [2] : vector<2x3x4xi32> to vector<2x3xi32> 
  return %0 : vector<2x3xi32>
}
func.func @e(%v: vector<3xi32>, %s: i32) -> i32 {
  %0 = vector.multi_reduction <maxui>, %v, %s [0] : vector<3xi32> to i32
  return %0 : i32
}
func.func @e2(%v: vector<3xi32>, %s: i32, %m: vector<3xi1>) -> i32 {
  %0 = vector.mask %m {vector.multi_reduction <maxui>, %v, %s [0] : vector<3xi32> to i32} : vector<3xi1> -> i32
  return %0 : i32
}
func.func @h(%v: vector<2x3x4xi32>, %s: vector<3xi32>, %m: vector<2x3x4xi1>) -> vector<3xi32> {
  %0 = vector.mask %m { vector.multi_reduction <and>, %v, %s [0,2] : vector<2x3x4xi32> to vector<3xi32> } : vector<2x3x4xi1> -> vector<3xi32>
  return %0 : vector<3xi32>
}
