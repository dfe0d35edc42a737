// The mask of vector.mask moves into transfers and gathers. Masked ops of other kinds, and those with pass-through
// values, remain.
// RUN: %opt %s --lower-vector-mask | diff %s.expected -

func.func @k0(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @k1(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %t: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k, %t { vector.transfer_read %m[%i], %p {in_bounds=[true]}: memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @k2(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) {
  vector.mask %k { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}
func.func @k3(%m: tensor<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) -> tensor<?xf32> {
  %0 =
  vector.mask %k { vector.transfer_write %v, %m[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @k4(%m: memref<?xf32>, %i: index, %v: vector<3xindex>, %k: vector<3xi1>, %k2: vector<3xi1>, %p: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.mask %k2 { vector.gather %m[%i][%v], %k, %p {alignment = 8}: memref<?xf32>, vector<3xindex>, vector<3xi1>, vector<3xf32> into vector<3xf32> } : vector<3xi1> -> vector<3xf32>
  return %0 : vector<3xf32>
}
func.func @k5(%v: vector<3xi32>, %k: vector<3xi1>) -> i32 {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<3xi32> into i32 } : vector<3xi1> -> i32
  return %0 : i32
}
func.func @k7(%a: index, %b: index) -> vector<2x3xi1> {
  %0 = vector.create_mask %a, %b : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}
func.func @k8() -> vector<2x3xi1> {
  %0 = vector.constant_mask [1,2] : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}
