// Transfers of vectors of rank 2 or more become loops, or are unrolled; one-dimensional transfers that are not contiguous
// become loops over elements. Transfers with a leading scalable dimension remain.
// RUN: %opt %s --convert-vector-to-scf | diff %s.expected -
// RUN: %opt %s --convert-vector-to-scf=full-unroll=true | diff %s.unroll.expected -
// RUN: %opt %s --convert-vector-to-scf=target-rank=2 | diff %s.rank2.expected -

func.func @r0(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<3x4xf32> {
  %0 = vector.transfer_read %m[%i,%j], %p : memref<?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @r1(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<3x4xf32> {
  %0 = vector.transfer_read %m[%i,%j], %p {in_bounds=[true,true]} : memref<?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @r2(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i,%j], %p {permutation_map=affine_map<(d0,d1)->(d0)>}: memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @r3(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i,%j], %p, %k {permutation_map=affine_map<(d0,d1)->(d0)>}: memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @r4(%m: memref<?x?x?xf32>, %i: index, %j: index, %p: f32, %k: vector<2x3x4xi1>) -> vector<2x3x4xf32> {
  %0 = vector.transfer_read %m[%i,%j,%i], %p, %k {in_bounds=[false,true,false]} : memref<?x?x?xf32>, vector<2x3x4xf32>
  return %0 : vector<2x3x4xf32>
}
func.func @w0(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<3x4xf32>) {
  vector.transfer_write %v, %m[%i,%j] {in_bounds=[false,true]}: vector<3x4xf32>, memref<?x?xf32>
  return
}
func.func @w1(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<3x4xf32>, %k: vector<3x4xi1>) {
  vector.transfer_write %v, %m[%i,%j], %k {in_bounds=[true,true]}: vector<3x4xf32>, memref<?x?xf32>
  return
}
func.func @w2(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<4xf32>, %k: vector<4xi1>) {
  vector.transfer_write %v, %m[%i,%j], %k {permutation_map=affine_map<(d0,d1)->(d0)>}: vector<4xf32>, memref<?x?xf32>
  return
}
func.func @r5(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32, %k: vector<3xi1>) -> vector<3x4xf32> {
  %0 = vector.transfer_read %m[%i,%j], %p, %k {in_bounds=[true,true], permutation_map=affine_map<(d0,d1)->(d1,0)>} : memref<?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @r6(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i,%j], %p {permutation_map=affine_map<(d0,d1)->(d0)>, in_bounds=[true]}: memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
func.func @q0(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<[4]x4xf32> {
  %0 = vector.transfer_read %m[%i,%j], %p : memref<?x?xf32>, vector<[4]x4xf32>
  return %0 : vector<[4]x4xf32>
}
func.func @q1(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<[4]x4xf32>) {
  vector.transfer_write %v, %m[%i,%j] : vector<[4]x4xf32>, memref<?x?xf32>
  return
}
func.func @q2(%m: memref<?x?xf32>, %i: index, %j: index, %p: f32) -> vector<3x[4]xf32> {
  %0 = vector.transfer_read %m[%i,%j], %p : memref<?x?xf32>, vector<3x[4]xf32>
  return %0 : vector<3x[4]xf32>
}
func.func @q3(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<[4]x[4]xf32>) {
  vector.transfer_write %v, %m[%i,%j] : vector<[4]x[4]xf32>, memref<?x?xf32>
  return
}
func.func @q4(%m: memref<?x?xf32>, %i: index, %j: index, %v: vector<[4]xf32>) {
  vector.transfer_write %v, %m[%i,%j] {permutation_map=affine_map<(i,j)->(i)>}: vector<[4]xf32>, memref<?x?xf32>
  return
}
func.func @n1(%m: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<3x4x5xf32> {
  %0 = vector.transfer_read %m[%i,%i,%i], %p {in_bounds=[true,true,true], permutation_map=affine_map<(i,j,k)->(k,0,i)>} : memref<?x?x?xf32>, vector<3x4x5xf32>
  return %0 : vector<3x4x5xf32>
}
func.func @n2(%m: memref<?x?x?xf32>, %i: index, %p: f32) -> vector<3x4xf32> {
  %0 = vector.transfer_read %m[%i,%i,%i], %p {in_bounds=[true,true], permutation_map=affine_map<(i,j,k)->(i,j)>} : memref<?x?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
func.func @n3(%m: memref<?x?xf32>, %i: index, %v: vector<[4]xf32>) {
  vector.transfer_write %v, %m[%i,%i] {in_bounds=[true]} : vector<[4]xf32>, memref<?x?xf32>
  return
}
func.func @n4(%m: memref<?xf32, strided<[2]>>, %i: index, %v: vector<[4]xf32>) {
  vector.transfer_write %v, %m[%i] {in_bounds=[true]} : vector<[4]xf32>, memref<?xf32, strided<[2]>>
  return
}
func.func @n5(%m: memref<?xf32>, %i: index, %p: f32) -> vector<2x4xf32> {
  %0 = vector.transfer_read %m[%i], %p {in_bounds=[true,true], permutation_map=affine_map<(i)->(i,0)>} : memref<?xf32>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
func.func @l0(%m: memref<?x?xf32>, %i: index, %p: f32) {
  scf.for
  %k = %i to %i step %i { %0 = vector.transfer_read %m[%i,%k], %p {in_bounds=[true,true]} : memref<?x?xf32>, vector<2x4xf32> vector.transfer_write %0, %m[%i,%k] {in_bounds=[true,true]} : vector<2x4xf32>, memref<?x?xf32> }
  return
}
func.func @l1(%m: memref<?x?xf32>, %i: index, %p: f32) {
  affine.for
  %k = 0 to 9 { %0 = vector.transfer_read %m[%i,%k], %p {in_bounds=[true,true]} : memref<?x?xf32>, vector<2x4xf32> vector.transfer_write %0, %m[%i,%k] {in_bounds=[true,true]} : vector<2x4xf32>, memref<?x?xf32> }
  return
}
func.func @l2(%m: memref<?x?xf32>, %i: index, %p: f32) {
  scf.parallel (%k) = (%i) to (%i) step (%i) { %0 = vector.transfer_read %m[%i,%k], %p {in_bounds=[true,true]} : memref<?x?xf32>, vector<2x4xf32> vector.transfer_write %0, %m[%i,%k] {in_bounds=[true,true]} : vector<2x4xf32>, memref<?x?xf32> scf.reduce }
  return
}
func.func @n0(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<3xi1>) -> vector<3x4xf32> {
  %0 = vector.transfer_read %m[%i,%i], %p, %k {in_bounds=[true,true], permutation_map=affine_map<(i,j)->(i,0)>} : memref<?x?xf32>, vector<3x4xf32>
  return %0 : vector<3x4xf32>
}
