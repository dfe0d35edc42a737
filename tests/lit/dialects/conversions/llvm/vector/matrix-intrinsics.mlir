// Products of matrices become intrinsics with vector-contract-lowering=llvmintr. The intrinsic expects columns one after the
// other, vectors have rows: the operands are exchanged. (mlir-opt does not exchange them.)
// UNSUPPORTED: differential
// RUN: %opt %s --convert-vector-to-llvm=vector-contract-lowering=llvmintr | FileCheck %s
// RUN: %opt %s --convert-vector-to-llvm | FileCheck %s --check-prefix=DOT

#mk = affine_map<(m, n, k) -> (m, k)>
#km = affine_map<(m, n, k) -> (k, m)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// DOT-NOT: llvm.intr.matrix
// CHECK-LABEL: func.func @product(
// CHECK: %[[P:.*]] = llvm.intr.matrix.multiply %{{.*}}, %{{.*}} {lhs_columns = 3 : i32, lhs_rows = 4 : i32, rhs_columns = 2 : i32} : (vector<12xf32>, vector<6xf32>) -> vector<8xf32>
// CHECK: arith.addf %{{.*}}, %{{.*}} : vector<2x4xf32>
func.func @product(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @transposed(
// CHECK: llvm.intr.matrix.multiply %{{.*}} {lhs_columns = 3 : i32, lhs_rows = 4 : i32, rhs_columns = 2 : i32} : (vector<12xi32>, vector<6xi32>) -> vector<8xi32>
// CHECK: arith.addi
func.func @transposed(%a: vector<3x2xi32>, %b: vector<3x4xi32>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %0 = vector.contract {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<3x2xi32>, vector<3x4xi32> into vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

// Only sums of products are lowered to the intrinsic.
// CHECK-LABEL: func.func @maximum(
// CHECK-NOT: llvm.intr.matrix
func.func @maximum(%a: vector<2x3xf32>, %b: vector<3x4xf32>, %c: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %a, %b, %c : vector<2x3xf32>, vector<3x4xf32> into vector<2x4xf32>
  return %0 : vector<2x4xf32>
}
