// Folders of the ptr dialect.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

func.func @folds(%p: !ptr.ptr<#ptr.generic_space>, %i: index, %m: memref<?xf32, #ptr.generic_space>, %v: vector<4x!ptr.ptr<#ptr.generic_space>>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : i32
  %0 = ptr.ptr_add %p, %c0 : !ptr.ptr<#ptr.generic_space>, index
  %1 = ptr.ptr_add inbounds %0, %i : !ptr.ptr<#ptr.generic_space>, index
  %2 = ptr.ptr_add nuw %1, %c4 : !ptr.ptr<#ptr.generic_space>, i32
  %n = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
  %a = ptr.constant #ptr.address<0x1000> : !ptr.ptr<#ptr.generic_space>
  %3 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
  %4 = ptr.from_ptr %3 metadata %md : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  %5 = ptr.to_ptr %4 : memref<?xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %6 = ptr.from_ptr %p : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  %7 = ptr.to_ptr %6 : memref<?xf32, #ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  %8 = ptr.from_ptr %3 : !ptr.ptr<#ptr.generic_space> -> memref<?xf32, #ptr.generic_space>
  %9 = ptr.type_offset f32 : index
  %z4 = arith.constant dense<0> : vector<4xi32>
  %10 = ptr.ptr_add %v, %z4 : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>
  %12 = ptr.ptr_add %v, %c0 : vector<4x!ptr.ptr<#ptr.generic_space>>, index
  %13 = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> i64
  %14 = ptr.ptr_diff nuw | nsw %p, %p : !ptr.ptr<#ptr.generic_space> -> i64
  %15 = ptr.ptr_add none %p, %i : !ptr.ptr<#ptr.generic_space>, index
  "t.use"(%0,%1,%2,%n,%a,%3,%4,%5,%7,%8,%9,%10,%12,%13,%14,%15) : (!ptr.ptr<#ptr.generic_space>,!ptr.ptr<#ptr.generic_space>,!ptr.ptr<#ptr.generic_space>,!ptr.ptr<#ptr.generic_space>,!ptr.ptr<#ptr.generic_space>,!ptr.ptr<#ptr.generic_space>,memref<?xf32, #ptr.generic_space>,!ptr.ptr<#ptr.generic_space>,!ptr.ptr<#ptr.generic_space>,memref<?xf32, #ptr.generic_space>,index,vector<4x!ptr.ptr<#ptr.generic_space>>,vector<4x!ptr.ptr<#ptr.generic_space>>,i64,i64,!ptr.ptr<#ptr.generic_space>) -> ()
  return
}
func.func @dead_accesses(%p: !ptr.ptr<#ptr.generic_space>, %ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %x: vector<4xf32>, %m: vector<4xi1>) {
  %0 = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> i32
  %1 = ptr.load volatile %p : !ptr.ptr<#ptr.generic_space> -> i32
  %2 = ptr.load %p atomic unordered alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
  %3 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
  %4 = ptr.load %p invariant : !ptr.ptr<#ptr.generic_space> -> i32
  %5 = ptr.gather %ps, %m, %x : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
  %6 = ptr.masked_load %p, %m, %x : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
  %8 = ptr.load %p nontemporal alignment = 4 invariant_group : !ptr.ptr<#ptr.generic_space> -> i32
  ptr.masked_store %x, %p, %m alignment = 8 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  ptr.store volatile %x, %p nontemporal alignment = 8 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
  return
}
