// Ops, flags, constants and control flow of the llvm dialect in LLVM IR.
// RUN: strata-translate --mlir-to-llvmir %s | FileCheck %s

// CHECK: @text = internal constant [5 x i8] c"hello"
llvm.mlir.global internal constant @text("hello") : !llvm.array<5 x i8>
// CHECK: @table = external global [2 x i32]
llvm.mlir.global external @table() : !llvm.array<2 x i32>
// CHECK: @data = constant [2 x [2 x i32]] {{\[}}[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
llvm.mlir.global constant @data(dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
// CHECK: @address = global ptr getelementptr inbounds nuw (i8, ptr @table, i64 4)
llvm.mlir.global external @address() : !llvm.ptr {
  %0 = llvm.mlir.addressof @table : !llvm.ptr
  %1 = llvm.mlir.constant(1 : i64) : i64
  %2 = llvm.getelementptr %0[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.return %2 : !llvm.ptr
}

// CHECK-LABEL: define i32 @flags(
// CHECK-NEXT: add nuw nsw i32 %0, %1
// CHECK-NEXT: udiv exact i32
// CHECK-NEXT: or disjoint i32
// CHECK-NEXT: zext nneg i32 %{{.*}} to i64
// CHECK-NEXT: trunc nuw i64
llvm.func @flags(%a: i32, %b: i32) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw, nuw> : i32
  %1 = llvm.udiv exact %0, %b : i32
  %2 = llvm.or disjoint %1, %b : i32
  %3 = llvm.zext nneg %2 : i32 to i64
  %4 = llvm.trunc %3 overflow<nuw> : i64 to i32
  llvm.return %4 : i32
}

// Block arguments become phi instructions; the second of two edges between the same blocks is split.
// CHECK-LABEL: define i32 @branches(
// CHECK: br i1 %0, label %[[A:.*]], label %[[SPLIT:.*]]
// CHECK: [[A]]:
// CHECK-NEXT: phi i32 [ %{{.*}}, %[[SPLIT]] ], [ %1, %{{.*}} ]
llvm.func @branches(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^a(%x : i32), ^a(%y : i32)
^a(%z: i32):
  llvm.return %z : i32
}

// CHECK-LABEL: define float @intrinsics(
// CHECK: call fast float @llvm.sqrt.f32(float %0)
// CHECK: call i32 @llvm.ctlz.i32(i32 %1, i1 false)
// CHECK: call void @llvm.memset.p0.i64(ptr %2, i8 0, i64 16, i1 true)
llvm.func @intrinsics(%f: f32, %i: i32, %p: !llvm.ptr) -> f32 {
  %0 = llvm.intr.sqrt(%f) {fastmathFlags = #llvm.fastmath<fast>} : (f32) -> f32
  %1 = "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  %zero = llvm.mlir.constant(0 : i8) : i8
  %size = llvm.mlir.constant(16 : i64) : i64
  "llvm.intr.memset"(%p, %zero, %size) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return %0 : f32
}

// CHECK: declare noundef ptr @attributes(ptr noalias align 8, ptr captures(none)) #[[ATTRS:[0-9]+]]
llvm.func @attributes(!llvm.ptr {llvm.noalias, llvm.align = 8 : i64}, !llvm.ptr {llvm.nocapture})
    -> (!llvm.ptr {llvm.noundef}) attributes {no_unwind, target_cpu = "x86-64", passthrough = ["cold", ["key", "value"]]}

// CHECK: attributes #[[ATTRS]] = { cold nounwind "key"="value" "target-cpu"="x86-64" }
