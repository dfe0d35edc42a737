// Transfers from and to tensors are lowered on request.
// RUN: %opt %s --convert-vector-to-scf=lower-tensors=true | diff %s.expected -

func.func @r0(%m: tensor<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<3x4xf32> {
  %0 = vector.transfer_read %m[%i,%j], %p : tensor<?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @w0(%m: tensor<?x?xf32>, %i: index, %j: index, %v: vector<3x4xf32>) -> tensor<?x?xf32> {
  %0 =
  vector.transfer_write %v, %m[%i,%j] {in_bounds=[false,true]}: vector<3x4xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @w1(%m: tensor<?x?x?xf32>, %i: index, %j: index, %v: vector<2x3x4xf32>) -> tensor<?x?x?xf32> {
  %0 =
  vector.transfer_write %v, %m[%i,%j,%j] {in_bounds=[true,true,true]}: vector<2x3x4xf32>, tensor<?x?x?xf32>
  return %0 : tensor<?x?x?xf32>
}
