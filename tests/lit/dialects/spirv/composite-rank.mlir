// spirv.CompositeConstruct accepts vectors of rank 2 and compares the number of scalars.
// RUN: %opt %s | FileCheck %s

// CHECK-LABEL: @vector_of_rank_2_from_its_halves
// CHECK: spirv.CompositeConstruct %arg0, %arg0 : (vector<2x2xi1>, vector<2x2xi1>) -> vector<4x2xi1>
func.func @vector_of_rank_2_from_its_halves(%half: vector<2x2xi1>) -> vector<4x2xi1> {
  %0 = spirv.CompositeConstruct %half, %half : (vector<2x2xi1>, vector<2x2xi1>) -> vector<4x2xi1>
  return %0 : vector<4x2xi1>
}
