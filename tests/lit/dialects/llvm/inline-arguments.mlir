// --inline copies arguments with byval, unless the callee does not write to them.
// RUN: %opt %s --inline | diff %s.expected -

llvm.func @use(!llvm.ptr)
llvm.func @byval(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>}) {
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyval(%p: !llvm.ptr) {
  llvm.call @byval(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @byvalalign(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 16 : i64}) {
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyvalalign(%p: !llvm.ptr) {
  llvm.call @byvalalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyvalalign2(%p: !llvm.ptr {llvm.align = 32 : i64}) {
  llvm.call @byvalalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyvalalignalloca() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.call @byvalalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @byvalreadonly(%p: !llvm.ptr {llvm.byval = i32, llvm.readonly}) {
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyvalreadonly(%p: !llvm.ptr) {
  llvm.call @byvalreadonly(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @byvalronly(%p: !llvm.ptr {llvm.byval = i32}) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = none, targetMem1 = none>} {
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyvalronly(%p: !llvm.ptr) {
  llvm.call @byvalronly(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @byvalroalign(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 16 : i64, llvm.readonly}) {
  llvm.call @use(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyvalroalign(%p: !llvm.ptr) {
  llvm.call @byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyvalroalign2(%p: !llvm.ptr {llvm.align = 16 : i64}) {
  llvm.call @byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyvalroalign3() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.call @byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyvalroalign5() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @byvalroalign(%q) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @callbyvalroalign4() {
  %p = llvm.mlir.addressof @g : !llvm.ptr
  llvm.call @byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.mlir.global @g(1 : i32) : i32
llvm.func @callbyvalroalign6() {
  %p = llvm.mlir.addressof @gi : !llvm.ptr
  llvm.call @byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.mlir.global internal @gi(1 : i32) : i32
llvm.func @signext(%x: i8 {llvm.signext}) -> (i8 {llvm.signext}) {
  llvm.return %x : i8
}
llvm.func @callsignext(%x: i8) -> i8 {
  %0 = llvm.call @signext(%x) : (i8) -> i8
  llvm.return %0 : i8
}
llvm.func @others(%p: !llvm.ptr {llvm.nonnull, llvm.noundef, llvm.nocapture, llvm.dereferenceable = 4 : i64, llvm.readonly, llvm.returned}) -> (!llvm.ptr {llvm.noundef, llvm.nonnull}) {
  llvm.return %p : !llvm.ptr
}
llvm.func @callothers(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.call @others(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @sret(%p: !llvm.ptr {llvm.sret = i32}) { llvm.return }
llvm.func @callsret(%p: !llvm.ptr) {
  llvm.call @sret(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @inreg(%p: i32 {llvm.inreg}) { llvm.return }
llvm.func @callinreg(%p: i32) {
  llvm.call @inreg(%p) : (i32) -> ()
  llvm.return
}
llvm.func @inalloca(%p: !llvm.ptr {llvm.inalloca = i32}) { llvm.return }
llvm.func @callinalloca(%p: !llvm.ptr) {
  llvm.call @inalloca(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @nest(%p: !llvm.ptr {llvm.nest}) { llvm.return }
llvm.func @callnest(%p: !llvm.ptr) {
  llvm.call @nest(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @align(%p: !llvm.ptr {llvm.align = 16 : i64}) { llvm.return }
llvm.func @callalign(%p: !llvm.ptr) {
  llvm.call @align(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @noaliasunused(%p: !llvm.ptr {llvm.noalias}) { llvm.return }
llvm.func @callnoalias(%p: !llvm.ptr) {
  llvm.call @noaliasunused(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ro_use(!llvm.ptr)
llvm.func @ro_byvalroalign(%p: !llvm.ptr {llvm.byval = i32, llvm.align = 16 : i64}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = read, targetMem0 = none, targetMem1 = none>} {
  llvm.call @ro_use(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ro_callbyvalroalign(%p: !llvm.ptr) {
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ro_callbyvalroalign2(%p: !llvm.ptr {llvm.align = 16 : i64}) {
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ro_callbyvalroalign3() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ro_callbyvalroalign5() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.call @ro_byvalroalign(%q) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ro_callbyvalroalign4() {
  %p = llvm.mlir.addressof @ro_g : !llvm.ptr
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.mlir.global @ro_g(1 : i32) : i32
llvm.func @ro_callbyvalroalign6() {
  %p = llvm.mlir.addressof @ro_gi : !llvm.ptr
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.mlir.global internal @ro_gi(1 : i32) : i32

llvm.func @ro_ga() {
  %p = llvm.mlir.addressof @ro_gal : !llvm.ptr
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.mlir.global internal @ro_gal(1 : i32) {alignment = 32 : i64} : i32
llvm.func @ro_ga2() {
  %p = llvm.mlir.addressof @ro_gext : !llvm.ptr
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.mlir.global external @ro_gext() : i32
llvm.func @ro_bc(%x: !llvm.ptr {llvm.align = 32 : i64}) {
  %p = llvm.bitcast %x : !llvm.ptr to !llvm.ptr
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ro_gp(%x: !llvm.ptr {llvm.align = 32 : i64}) {
  %p = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, i128
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ro_al8(%x: i64) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ro_al32(%x: i64) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @ro_alias(%x: !llvm.ptr {llvm.align = 32 : i64}) {
  %p = llvm.addrspacecast %x : !llvm.ptr to !llvm.ptr
  llvm.call @ro_byvalroalign(%p) : (!llvm.ptr) -> ()
  llvm.return
}
