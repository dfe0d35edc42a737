// Group and subgroup operations.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

func.func @group(%f: f32, %i: i32, %v: vector<4xi32>, %v3: vector<3xi32>, %b: i1, %p: !spirv.ptr<i32, StorageBuffer>) {
  %FAdd = spirv.GroupFAdd <Workgroup> <Reduce> %f : f32
  %FMax = spirv.GroupFMax <Workgroup> <Reduce> %f : f32
  %FMin = spirv.GroupFMin <Workgroup> <Reduce> %f : f32
  %IAdd = spirv.GroupIAdd <Subgroup> <InclusiveScan> %v {a} : vector<4xi32>
  %SMax = spirv.GroupSMax <Subgroup> <InclusiveScan> %v {a} : vector<4xi32>
  %SMin = spirv.GroupSMin <Subgroup> <InclusiveScan> %v {a} : vector<4xi32>
  %UMax = spirv.GroupUMax <Subgroup> <InclusiveScan> %v {a} : vector<4xi32>
  %UMin = spirv.GroupUMin <Subgroup> <InclusiveScan> %v {a} : vector<4xi32>
  %0 = spirv.KHR.GroupFMul <Workgroup> <ExclusiveScan> %f {a} : f32
  %1 = spirv.KHR.GroupIMul <Subgroup> <Reduce> %i : i32
  %2 = spirv.GroupBroadcast <Workgroup> %f, %i : f32, i32
  %3 = spirv.GroupBroadcast <Subgroup> %v, %v3 {a} : vector<4xi32>, vector<3xi32>
  %4 = spirv.KHR.SubgroupBallot %b {a} : vector<4xi32>
  %5 = spirv.INTEL.SubgroupBlockRead %p {a} : !spirv.ptr<i32, StorageBuffer> -> i32
  %6 = spirv.INTEL.SubgroupBlockRead %p : !spirv.ptr<i32, StorageBuffer> -> vector<4xi32>
  return
}

func.func @non_uniform(%f: f32, %i: i32, %v: vector<2xf32>, %b4: vector<4xi32>, %p: i1) {
  %FAdd = spirv.GroupNonUniformFAdd <Workgroup> <Reduce> %f : f32 -> f32
  %FMax = spirv.GroupNonUniformFMax <Workgroup> <Reduce> %f : f32 -> f32
  %FMin = spirv.GroupNonUniformFMin <Workgroup> <Reduce> %f : f32 -> f32
  %FMul = spirv.GroupNonUniformFMul <Workgroup> <Reduce> %f : f32 -> f32
  %IAdd = spirv.GroupNonUniformIAdd <Subgroup> <InclusiveScan> %b4 {a} : vector<4xi32> -> vector<4xi32>
  %IMul = spirv.GroupNonUniformIMul <Subgroup> <InclusiveScan> %b4 {a} : vector<4xi32> -> vector<4xi32>
  %SMax = spirv.GroupNonUniformSMax <Subgroup> <InclusiveScan> %b4 {a} : vector<4xi32> -> vector<4xi32>
  %SMin = spirv.GroupNonUniformSMin <Subgroup> <InclusiveScan> %b4 {a} : vector<4xi32> -> vector<4xi32>
  %UMax = spirv.GroupNonUniformUMax <Subgroup> <InclusiveScan> %b4 {a} : vector<4xi32> -> vector<4xi32>
  %UMin = spirv.GroupNonUniformUMin <Subgroup> <InclusiveScan> %b4 {a} : vector<4xi32> -> vector<4xi32>
  %BitwiseAnd = spirv.GroupNonUniformBitwiseAnd <Subgroup> <InclusiveScan> %b4 {a} : vector<4xi32> -> vector<4xi32>
  %BitwiseOr = spirv.GroupNonUniformBitwiseOr <Subgroup> <InclusiveScan> %b4 {a} : vector<4xi32> -> vector<4xi32>
  %BitwiseXor = spirv.GroupNonUniformBitwiseXor <Subgroup> <InclusiveScan> %b4 {a} : vector<4xi32> -> vector<4xi32>
  %LogicalAnd = spirv.GroupNonUniformLogicalAnd <Subgroup> <ExclusiveScan> %p : i1 -> i1
  %LogicalOr = spirv.GroupNonUniformLogicalOr <Subgroup> <ExclusiveScan> %p : i1 -> i1
  %LogicalXor = spirv.GroupNonUniformLogicalXor <Subgroup> <ExclusiveScan> %p : i1 -> i1
  %0 = spirv.GroupNonUniformAll <Subgroup> %p {a} : i1
  %1 = spirv.GroupNonUniformAny <Subgroup> %p : i1
  %2 = spirv.GroupNonUniformAllEqual <Subgroup> %v {a} : vector<2xf32>, i1
  %3 = spirv.GroupNonUniformElect <Workgroup> {a} : i1
  %4 = spirv.GroupNonUniformBallot <Subgroup> %p {a} : vector<4xi32>
  %5 = spirv.GroupNonUniformBallotFindLSB <Subgroup> %b4 : vector<4xi32>, i32
  %6 = spirv.GroupNonUniformBallotFindMSB <Workgroup> %b4 {a} : vector<4xi32>, ui32
  %7 = spirv.GroupNonUniformBallotBitCount <Subgroup> <Reduce> %b4 {a} : vector<4xi32> -> i32
  %8 = spirv.GroupNonUniformShuffle <Subgroup> %v, %i {a} : vector<2xf32>, i32
  %9 = spirv.GroupNonUniformShuffleDown <Subgroup> %v, %i : vector<2xf32>, i32
  %10 = spirv.GroupNonUniformShuffleUp <Workgroup> %f, %i : f32, i32
  %11 = spirv.GroupNonUniformShuffleXor <Subgroup> %p, %i : i1, i32
  %12 = spirv.GroupNonUniformRotateKHR <Subgroup> %v, %i {a} : vector<2xf32>, i32 -> vector<2xf32>
  %13 = spirv.GroupNonUniformQuadSwap <Subgroup> %v %i {a} : vector<2xf32>, i32
  return
}
