// Allocations that mem2reg keeps: the address escapes, an access is in another region or has another type, or a block
// argument cannot get a value. Other uses of the pointer are removed with a promoted allocation.
// RUN: memory-opt %s --allow-unregistered-dialect --mem2reg | FileCheck %s
// RUN: memory-opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(mem2reg))' | FileCheck %s
// RUN: memory-opt %s --allow-unregistered-dialect --mem2reg --mlir-pass-statistics -o /dev/null 2>&1 | FileCheck %s --check-prefix=STATS

// STATS: Mem2Reg
// STATS: (S) 2 new block args - Total amount of new block argument inserted in blocks
// STATS: (S) 8 promoted slots - Total amount of memory slot promoted

// CHECK-LABEL: func.func @returned
// CHECK-COUNT-2: mem.
func.func @returned(%x: i32) -> !mem.ptr {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  return %m : !mem.ptr
}
// The address is stored: the allocation that it points to is kept, the one that it was stored to is promoted.
// CHECK-LABEL: func.func @address_written
// CHECK-NEXT: %[[M:.*]] = mem.alloca i32
// CHECK-NEXT: mem.store %{{.*}}, %[[M]] : i32
// CHECK-NEXT: return %[[M]] : !mem.ptr
func.func @address_written(%x: i32) -> !mem.ptr {
  %m = mem.alloca i32
  %p = mem.alloca !mem.ptr
  mem.store %x, %m : i32
  mem.store %m, %p : !mem.ptr
  %q = mem.load %p : !mem.ptr
  return %q : !mem.ptr
}
// CHECK-LABEL: func.func @unknown_use
// CHECK-NEXT: mem.alloca
// CHECK-NEXT: mem.store
// CHECK-NEXT: "x.y"
func.func @unknown_use(%x: i32) {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  "x.y"(%m) : (!mem.ptr) -> ()
  return
}
// CHECK-LABEL: func.func @in_other_region
// CHECK-NEXT: mem.alloca
// CHECK-NEXT: mem.store
// CHECK: mem.load
func.func @in_other_region(%x: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  %u = scf.if %c -> i32 {
    %v = mem.load %m : i32
    scf.yield %v : i32
  } else {
    scf.yield %x : i32
  }
  return %u : i32
}
// CHECK-LABEL: func.func @other_type
// CHECK-NEXT: mem.alloca i32
// CHECK-NEXT: mem.store
// CHECK-NEXT: mem.load %{{.*}} : i64
func.func @other_type(%x: i32) -> i64 {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  %r = mem.load %m : i64
  return %r : i64
}
// CHECK-LABEL: func.func @not_to_be_promoted
// CHECK-NEXT: mem.alloca kept
// CHECK-NEXT: mem.store
func.func @not_to_be_promoted(%x: i32) -> i32 {
  %m = mem.alloca kept i32
  mem.store %x, %m : i32
  %r = mem.load %m : i32
  return %r : i32
}
// An unused allocation is left to other passes.
// CHECK-LABEL: func.func @unused
// CHECK-NEXT: mem.alloca
func.func @unused() {
  %m = mem.alloca i32
  return
}
// The terminator cannot forward the stored value to its successor.
// CHECK-LABEL: func.func @unknown_branch
// CHECK: mem.alloca
// CHECK: mem.load
// CHECK: mem.store
// CHECK: "x.br"
func.func @unknown_branch(%x: i32) -> i32 {
  %m = mem.alloca i32
  cf.br ^bb1
^bb1:
  %r = mem.load %m : i32
  mem.store %x, %m : i32
  "x.br"()[^bb1, ^bb2] : () -> ()
^bb2:
  return %r : i32
}
// No block argument is needed, so the terminator need not forward a value.
// CHECK-LABEL: func.func @unknown_branch_alone
// CHECK-NOT: mem.
// CHECK: return %arg0
func.func @unknown_branch_alone(%x: i32) -> i32 {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  "x.br"()[^bb1] : () -> ()
^bb1:
  %r = mem.load %m : i32
  return %r : i32
}
// Each iteration allocates new memory.
// CHECK-LABEL: func.func @allocated_in_loop
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: %[[P:.*]] = ub.poison : i32
// CHECK-NEXT: cf.cond_br %{{.*}}, ^bb1, ^bb2
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: arith.addi %[[P]], %arg0
func.func @allocated_in_loop(%x: i32, %c: i1) -> i32 {
  cf.br ^loop
^loop:
  %m = mem.alloca i32
  %v = mem.load %m : i32
  mem.store %x, %m : i32
  cf.cond_br %c, ^loop, ^end
^end:
  %w = mem.load %m : i32
  %s = arith.addi %v, %w : i32
  return %s : i32
}
// mem.add both loads and stores.
// CHECK-LABEL: func.func @added
// CHECK-NEXT: %[[S:.*]] = mem.sum %arg0, %arg1 : i32
// CHECK-NEXT: cf.br ^bb1(%[[S]] : i32)
// CHECK-NEXT: ^bb1(%[[A:.*]]: i32):
// CHECK-NEXT: %[[T:.*]] = mem.sum %[[A]], %arg1 : i32
// CHECK-NEXT: cf.cond_br %arg2, ^bb1(%[[T]] : i32), ^bb2
// CHECK: return %[[T]] : i32
func.func @added(%x: i32, %y: i32, %c: i1) -> i32 {
  %m = mem.alloca i32
  mem.store %x, %m : i32
  mem.add %y, %m : i32
  cf.br ^bb1
^bb1:
  mem.add %y, %m : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  %r = mem.load %m : i32
  return %r : i32
}
// Removable uses of the pointer, and of pointers derived from it, do not prevent the promotion.
// CHECK-LABEL: func.func @forgotten
// CHECK-NEXT: return %arg0 : i32
func.func @forgotten(%x: i32) -> i32 {
  %m = mem.alloca i32
  %v = mem.view %m
  mem.store %x, %m : i32
  %w = mem.view %v
  mem.forget %w
  %r = mem.load %m : i32
  mem.forget %v
  mem.forget %m
  return %r : i32
}
// A view that is loaded from is another memory slot.
// CHECK-LABEL: func.func @read_through_view
// CHECK: mem.alloca
// CHECK: mem.load
func.func @read_through_view(%x: i32) -> i32 {
  %m = mem.alloca i32
  %v = mem.view %m
  mem.store %x, %m : i32
  %r = mem.load %v : i32
  return %r : i32
}
// Debug ops refer to the stored value, also if it is a loaded value.
// CHECK-LABEL: func.func @watched
// CHECK-NEXT: mem.watched %arg0 : i32
// CHECK-NEXT: mem.watched %arg0 : i32
// CHECK-NEXT: return %arg0 : i32
func.func @watched(%x: i32) -> i32 {
  %m = mem.alloca i32
  mem.watch %m
  mem.store %x, %m : i32
  %r = mem.load %m : i32
  mem.store %r, %m : i32
  %s = mem.load %m : i32
  return %s : i32
}
// A cycle of loads and stores without an initial value.
// CHECK-LABEL: func.func @circle
// CHECK-NEXT: %[[P:.*]] = ub.poison : i32
// CHECK-NEXT: cf.br ^bb1(%[[P]] : i32)
// CHECK-NEXT: ^bb1(%[[A:.*]]: i32):
// CHECK-NEXT: cf.cond_br %arg0, ^bb1(%[[A]] : i32), ^bb2
func.func @circle(%c: i1) {
  %m = mem.alloca i32
  cf.br ^bb1
^bb1:
  %v = mem.load %m : i32
  mem.store %v, %m : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}
// An allocation in unreachable code.
// CHECK-LABEL: func.func @all_never_runs
// CHECK: ^bb1:
// CHECK-NEXT: %[[P:.*]] = ub.poison : i32
// CHECK-NEXT: "x.y"(%[[P]])
// CHECK-NEXT: cf.br ^bb1
func.func @all_never_runs(%x: i32) {
  return
^bb1:
  %m = mem.alloca i32
  mem.store %x, %m : i32
  %r = mem.load %m : i32
  "x.y"(%r) : (i32) -> ()
  cf.br ^bb1
}
