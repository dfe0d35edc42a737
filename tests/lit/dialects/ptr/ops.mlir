// Textual form of all ops, types and attributes of the ptr dialect.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

!p = !ptr.ptr<#ptr.generic_space>
module attributes {dlti.dl_spec = #dlti.dl_spec<!p = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {
  func.func private @types(!p, !ptr.ptr_metadata<memref<?xf32>>, memref<4x!p>, vector<4x!p>) attributes {
      spec = #ptr.spec<size = 64, abi = 64, preferred = 64, index = 32>, space = #ptr.generic_space}
  func.func @constants() {
    %0 = ptr.constant #ptr.null : !p
    %1 = ptr.constant #ptr.address<0x1000> : !p
    return
  }
  func.func @accesses(%p: !p, %ps: vector<4x!p>, %x: vector<4xf32>, %m: vector<4xi1>, %t: tensor<4xf32>, %tm: tensor<4xi1>, %i: i64) {
    %0 = ptr.load %p : !p -> i32
    %1 = ptr.load volatile %p : !p -> i32
    %2 = ptr.load %p atomic unordered alignment = 4 : !p -> i32
    %3 = ptr.load %p atomic syncscope("group") monotonic alignment = 4 : !p -> i32
    %4 = ptr.load %p invariant : !p -> i32
    %5 = ptr.load %p nontemporal alignment = 4 invariant_group {a} : !p -> i32
    ptr.store %i, %p : i64, !p
    ptr.store volatile %x, %p nontemporal alignment = 8 : vector<4xf32>, !p
    ptr.store %i, %p atomic seq_cst invariant_group alignment = 8 : i64, !p
    %6 = ptr.gather %ps, %m, %x : vector<4x!p> -> vector<4xf32>
    %7 = ptr.gather %ps, %m, %x alignment = 8 : vector<4x!p> -> vector<4xf32>
    ptr.scatter %x, %ps, %m : vector<4xf32>, vector<4x!p>
    ptr.scatter %x, %ps, %m alignment = 8 : vector<4xf32>, vector<4x!p>
    %8 = ptr.masked_load %p, %m, %x : !p -> vector<4xf32>
    %9 = ptr.masked_load %p, %tm, %t alignment = 8 : !p -> tensor<4xf32>
    ptr.masked_store %x, %p, %m : vector<4xf32>, !p
    ptr.masked_store %t, %p, %tm alignment = 8 : tensor<4xf32>, !p
    return
  }
  func.func @conversions(%p: !p, %m: memref<?xf32, #ptr.generic_space>) {
    %0 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !p
    %1 = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
    %2 = ptr.from_ptr %0 metadata %1 : !p -> memref<?xf32, #ptr.generic_space>
    %3 = ptr.from_ptr %p : !p -> memref<?xf32, #ptr.generic_space>
    %4 = ptr.type_offset f32 : index
    return
  }
  func.func @arithmetic(%p: !p, %ps: vector<4x!p>, %i: index, %is: vector<4xi32>, %ts: tensor<4x!p>) {
    %0 = ptr.ptr_add %p, %i : !p, index
    %1 = ptr.ptr_add nusw %p, %is : !p, vector<4xi32>
    %2 = ptr.ptr_add nuw %ps, %i : vector<4x!p>, index
    %3 = ptr.ptr_add inbounds %ps, %is : vector<4x!p>, vector<4xi32>
    %4 = ptr.ptr_diff %p, %0 : !p -> i64
    %5 = ptr.ptr_diff nuw | nsw %ps, %3 : vector<4x!p> -> vector<4xindex>
    %6 = ptr.ptr_diff nsw %ts, %ts : tensor<4x!p> -> tensor<4xi8>
    return
  }
}
