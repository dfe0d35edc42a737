// Cluster sizes and ids of group operations that are constants.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @clusters(%i: i32, %f: vector<4xf32>) {
  %four = spirv.Constant 4 : i32
  %word = spirv.Constant -2147483648 : i32
  %0 = spirv.GroupNonUniformIAdd <Workgroup> <ClusteredReduce> %i cluster_size(%four) {a} : i32, i32 -> i32
  %1 = spirv.GroupNonUniformFMul <Subgroup> <Reduce> %f cluster_size(%word) : vector<4xf32>, i32 -> vector<4xf32>
  %2 = spirv.GroupNonUniformRotateKHR <Subgroup> %f, %i, cluster_size(%four) {a} : vector<4xf32>, i32, i32 -> vector<4xf32>
  %3 = spirv.GroupNonUniformBroadcast <Subgroup> %f, %four {a} : vector<4xf32>, i32
  return
}
