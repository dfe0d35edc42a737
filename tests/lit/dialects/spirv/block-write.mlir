// The storage class is read, and not written: what is written cannot be read, here as in MLIR.
// RUN: %opt %s | diff %s.expected -

func.func @block(%p: !spirv.ptr<i32, StorageBuffer>, %i: i32, %v: vector<2xi32>) {
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %i : i32
  spirv.INTEL.SubgroupBlockWrite "StorageBuffer" %p, %v : vector<2xi32>
  return
}
