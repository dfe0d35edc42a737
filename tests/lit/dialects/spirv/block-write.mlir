// The storage class is parsed but not printed: as in mlir-opt, the printed form cannot be parsed.
// RUN: %opt %s | diff %s.expected -

func.func @block(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32, %v: vector<2xi32>) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %i : i32
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : vector<2xi32>
  return
}
