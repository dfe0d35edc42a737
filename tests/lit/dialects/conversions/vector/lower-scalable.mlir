// Writes of transposed matrices with a scalable number of rows become loops with the option lower-scalable.
// UNSUPPORTED: differential
// RUN: %opt %s --convert-vector-to-scf=lower-scalable | FileCheck %s
// RUN: %opt %s '--convert-vector-to-scf=lower-scalable lower-tensors' | FileCheck %s --check-prefix=TENSOR
// RUN: %opt %s --convert-vector-to-scf | FileCheck %s --check-prefix=OFF

// OFF-NOT: scf.for
// CHECK-LABEL: func.func @write(
// CHECK-SAME: %[[V:.*]]: vector<4x[4]xf32>, %[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[A:.*]] = vector.extract %[[V]][0] : vector<[4]xf32> from vector<4x[4]xf32>
// CHECK: %[[B:.*]] = vector.extract %[[V]][1]
// CHECK: %[[C:.*]] = vector.extract %[[V]][2]
// CHECK: %[[D:.*]] = vector.extract %[[V]][3]
// CHECK: %[[SCALE:.*]] = vector.vscale
// CHECK: %[[ROWS:.*]] = arith.muli %[[SCALE]], %[[C4]] : index
// CHECK: scf.for %[[IV:.*]] = %[[C0]] to %[[ROWS]] step %[[C1]] {
// CHECK-NEXT: %[[ROW:.*]] = affine.apply #{{.*}}(%[[IV]])[%[[I]]]
// CHECK-NEXT: %[[E0:.*]] = vector.extract %[[A]][%[[IV]]] : f32 from vector<[4]xf32>
// CHECK-NEXT: %[[E1:.*]] = vector.extract %[[B]][%[[IV]]]
// CHECK-NEXT: %[[E2:.*]] = vector.extract %[[C]][%[[IV]]]
// CHECK-NEXT: %[[E3:.*]] = vector.extract %[[D]][%[[IV]]]
// CHECK-NEXT: %[[R:.*]] = vector.from_elements %[[E0]], %[[E1]], %[[E2]], %[[E3]] : vector<4xf32>
// CHECK-NEXT: vector.transfer_write %[[R]], %[[M]][%[[ROW]], %[[J]]] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
func.func @write(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %j] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// The operands of a mask may be larger than the vector.
// CHECK-LABEL: func.func @masked(
// CHECK-SAME: %[[N:[a-z0-9]+]]: index, %[[L:[a-z0-9]+]]: index)
// CHECK: %[[ROWS:.*]] = arith.muli
// CHECK: %[[BOUND:.*]] = arith.minsi %[[N]], %[[ROWS]] : index
// CHECK: %[[MASK:.*]] = vector.create_mask %[[L]] : vector<4xi1>
// CHECK: scf.for %{{.*}} = %{{.*}} to %[[BOUND]] step
// CHECK: vector.transfer_write %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}], %[[MASK]] : vector<4xf32>, memref<?x?xf32>
func.func @masked(%v: vector<4x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index, %n: index, %l: index) {
  %mask = vector.create_mask %n, %l : vector<[4]x4xi1>
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  vector.transfer_write %t, %m[%i, %j], %mask {in_bounds = [true, false]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}

// CHECK-LABEL: func.func @tensor(
// CHECK-NOT: scf.for
// TENSOR-LABEL: func.func @tensor(
// TENSOR: %[[T:.*]] = scf.for %{{.*}} iter_args(%[[ARG:.*]] = %{{.*}}) -> (tensor<?x?xf32>) {
// TENSOR: %[[W:.*]] = vector.transfer_write %{{.*}}, %[[ARG]][
// TENSOR: scf.yield %[[W]] : tensor<?x?xf32>
// TENSOR: return %[[T]]
func.func @tensor(%v: vector<4x[4]xf32>, %m: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?x?xf32> {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %w = vector.transfer_write %t, %m[%i, %j] {in_bounds = [true, true]} : vector<[4]x4xf32>, tensor<?x?xf32>
  return %w : tensor<?x?xf32>
}

// Rows that may be out of bounds, masks of another form, and other vectors are not lowered.
// CHECK-LABEL: func.func @remain(
// CHECK-NOT: scf.for
func.func @remain(%v: vector<4x[4]xf32>, %s: vector<[4]x[4]xf32>, %x: vector<[4]x4xf32>, %m: memref<?x?xf32>, %i: index,
                  %mask: vector<[4]x4xi1>) {
  %t = vector.transpose %v, [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
  %u = vector.transpose %s, [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
  vector.transfer_write %t, %m[%i, %i] : vector<[4]x4xf32>, memref<?x?xf32>
  vector.transfer_write %t, %m[%i, %i], %mask {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  vector.transfer_write %u, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x[4]xf32>, memref<?x?xf32>
  vector.transfer_write %x, %m[%i, %i] {in_bounds = [true, true]} : vector<[4]x4xf32>, memref<?x?xf32>
  return
}
