// --inline for llvm.call: legality, control flow, stack memory.
// RUN: %opt %s --inline | diff %s.expected -

llvm.func @simple(%x: i32) -> i32 {
  %0 = llvm.add %x, %x : i32
  llvm.return %0 : i32
}
llvm.func @callsimple(%y: i32) -> i32 {
  %0 = llvm.call @simple(%y) : (i32) -> i32
  llvm.return %0 : i32
}
llvm.func @cfg(%c: i1) -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return %1 : i32
^b:
  llvm.unreachable
}
llvm.func @callcfg(%c: i1) -> i32 {
  %0 = llvm.call @cfg(%c) : (i1) -> i32
  llvm.return %0 : i32
}
llvm.func @use(!llvm.ptr)
llvm.func @allocas(%n: i32) {
  %one = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.call @use(%1) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callallocas(%y: i32) {
  llvm.call @use2(%y) : (i32) -> ()
  llvm.call @allocas(%y) : (i32) -> ()
  llvm.return
}
llvm.func @allocas2(%n: i32) {
  %one = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callallocas2(%y: i32) {
  llvm.call @use2(%y) : (i32) -> ()
  llvm.call @allocas2(%y) : (i32) -> ()
  llvm.return
}
llvm.func @allocas3(%n: i32) {
  %one = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %0 : !llvm.ptr
  llvm.return
}
llvm.func @callallocas3(%y: i32) {
  llvm.call @use2(%y) : (i32) -> ()
  llvm.call @allocas3(%y) : (i32) -> ()
  llvm.return
}
llvm.func @use2(i32)
llvm.func @allocacfg(%n: i32, %c: i1) {
  %one = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.call @use(%0) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.return
^b:
  llvm.br ^d
^d:
  llvm.return
}
llvm.func @callallocacfg(%y: i32, %c: i1) {
  llvm.call @use2(%y) : (i32) -> ()
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.call @allocacfg(%y, %c) : (i32, i1) -> ()
  llvm.br ^b
^b:
  llvm.return
}
llvm.func @noinline() attributes {no_inline} {
  llvm.return
}
llvm.func @callnoinline() {
  llvm.call @noinline() : () -> ()
  llvm.return
}
llvm.func @vararg(...) {
  llvm.return
}
llvm.func @callvararg() {
  llvm.call @vararg() vararg(!llvm.func<void (...)>) : () -> ()
  llvm.return
}
llvm.func @personality() attributes {personality = @use2} {
  llvm.return
}
llvm.func @callpersonality() {
  llvm.call @personality() : () -> ()
  llvm.return
}
llvm.func @gc() attributes {garbageCollector = "x"} {
  llvm.return
}
llvm.func @callgc() {
  llvm.call @gc() : () -> ()
  llvm.return
}
llvm.func @pt() attributes {passthrough = ["alwaysinline"]} {
  llvm.return
}
llvm.func @callpt() {
  llvm.call @pt() : () -> ()
  llvm.return
}
llvm.func @pt2() attributes {passthrough = ["noduplicate", "presplitcoroutine"]} {
  llvm.return
}
llvm.func @callpt2() {
  llvm.call @pt2() : () -> ()
  llvm.return
}
llvm.func @pt3() attributes {passthrough = ["foo"]} {
  llvm.return
}
llvm.func @callpt3() {
  llvm.call @pt3() : () -> ()
  llvm.return
}
llvm.func @callnoinlinesite() {
  llvm.call @pt3() {no_inline} : () -> ()
  llvm.call @pt3() {always_inline} : () -> ()
  llvm.return
}
llvm.func @inv(%x: i32) -> i32 attributes {personality = @use2} {
  %0 = llvm.invoke @simple(%x) to ^a unwind ^b : (i32) -> i32
^a:
  llvm.return %0 : i32
^b:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %x : i32
}
llvm.func @rec(%x: i32) -> i32 {
  %0 = llvm.call @rec(%x) : (i32) -> i32
  llvm.return %0: i32
}
llvm.func internal @internal(%x: i32) -> i32 {
  llvm.return %x: i32
}
llvm.func @callint(%x: i32) -> i32 {
  %0 = llvm.call @internal(%x) : (i32) -> i32
  llvm.return %0: i32
}
llvm.func weak @weak(%x: i32) -> i32 {
  llvm.return %x: i32
}
llvm.func @callweak(%x: i32) -> i32 {
  %0 = llvm.call @weak(%x) : (i32) -> i32
  llvm.return %0: i32
}
llvm.func linkonce_odr @odr(%x: i32) -> i32 {
  llvm.return %x: i32
}
llvm.func @callodr(%x: i32) -> i32 {
  %0 = llvm.call @odr(%x) : (i32) -> i32
  llvm.return %0: i32
}
llvm.func @va(%x: !llvm.ptr) {
  llvm.intr.vastart %x : !llvm.ptr
  llvm.return
}
llvm.func @callva(%x: !llvm.ptr) {
  llvm.call @va(%x) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @asm(%x: i32) {
  llvm.inline_asm has_side_effects "foo", "r" %x : (i32) -> ()
  llvm.return
}
llvm.func @callasm(%x: i32) {
  llvm.call @asm(%x) : (i32) -> ()
  llvm.return
}
llvm.func @optnone() attributes {optimize_none, no_inline} {
  llvm.return
}
llvm.func @calloptnone() {
  llvm.call @optnone() : () -> ()
  llvm.return
}
llvm.func @second_musttail(%p: !llvm.ptr) {
  llvm.call musttail @second_g(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @second_g(!llvm.ptr)
llvm.func @second_cm(%p: !llvm.ptr) {
  llvm.call @second_musttail(%p) : (!llvm.ptr) -> ()
  llvm.call tail @second_musttail(%p) : (!llvm.ptr) -> ()
  llvm.call musttail @second_musttail(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @second_un(%p: !llvm.ptr) {
  llvm.unreachable
}
llvm.func @second_cun(%p: !llvm.ptr) {
  llvm.call @second_un(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @second_multi(%p: !llvm.ptr, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.call @second_g(%0) : (!llvm.ptr) -> ()
  llvm.cond_br %c, ^a, ^b
^a:
  %x = llvm.alloca %one x f32 : (i32) -> !llvm.ptr
  llvm.call @second_g(%x) : (!llvm.ptr) -> ()
  llvm.br ^b
^b:
  %2 = llvm.alloca %one x i64 : (i32) -> !llvm.ptr
  llvm.call @second_g(%2) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @second_cmulti(%p: !llvm.ptr, %c: i1) {
  %one = llvm.mlir.constant(7 : i32) : i32
  %0 = llvm.alloca %one x i8 : (i32) -> !llvm.ptr
  llvm.br ^bb
^bb:
  llvm.call @second_g(%0) : (!llvm.ptr) -> ()
  llvm.call @second_multi(%p, %c) : (!llvm.ptr, i1) -> ()
  llvm.call @second_multi(%p, %c) : (!llvm.ptr, i1) -> ()
  llvm.return
}
llvm.func @second_arr(%p: !llvm.ptr, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(3 : i64) : i64
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.array<4 x i32> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  %2 = llvm.alloca inalloca %n x !llvm.array<4 x i32> {alignment = 32 : i64} : (i64) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  llvm.call @second_g(%1) : (!llvm.ptr) -> ()
  llvm.call @second_g(%0) : (!llvm.ptr) -> ()
  llvm.call @second_g(%2) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @second_carr(%p: !llvm.ptr, %c: i1) {
  llvm.call @second_g(%p) : (!llvm.ptr) -> ()
  llvm.call @second_arr(%p, %c) : (!llvm.ptr, i1) -> ()
  llvm.return
}
llvm.func @second_uses(%n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %c = llvm.add %n, %n : i32
  %s = llvm.sub %one, %one : i32
  %1 = llvm.alloca %s x i32 : (i32) -> !llvm.ptr
  llvm.call @second_g(%0) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @second_cuses(%n: i32) {
  llvm.call @second_g2(%n) : (i32) -> ()
  llvm.call @second_uses(%n) : (i32) -> ()
  llvm.return
}
llvm.func @second_g2(i32)
