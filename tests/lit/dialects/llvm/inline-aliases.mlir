// --inline turns noalias arguments into alias scopes, and copies the scopes of the callee.
// RUN: %opt %s --inline | diff %s.expected -

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
#scope2 = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#domain2 = #llvm.alias_scope_domain<id = distinct[5]<>, description = "d">
#scope3 = #llvm.alias_scope<id = distinct[6]<>, domain = #domain2, description="foo">
#ag = #llvm.access_group<id = distinct[3]<>>
#ag2 = #llvm.access_group<id = distinct[4]<>>
#la = #llvm.loop_annotation<disableNonforced = true, parallelAccesses = #ag>
llvm.func @nodecl(%p: !llvm.ptr, %q: !llvm.ptr, %c: i32, %d : i1) {
  llvm.store %c, %q {noalias_scopes = [#scope], alias_scopes = [#scope2, #scope3], access_groups = [#ag, #ag2]} : i32, !llvm.ptr
  llvm.cond_br %d, ^a, ^a {loop_annotation = #la}
^a:
  llvm.return
}
llvm.func @cnodecl(%p: !llvm.ptr, %q: !llvm.ptr, %c: i32, %d: i1) {
  llvm.call @nodecl(%p, %q, %c, %d) {access_groups=[#ag]} : (!llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.return
}
llvm.func @decl(%p: !llvm.ptr, %q: !llvm.ptr, %c: i32, %d : i1) {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.store %c, %q {noalias_scopes = [#scope], alias_scopes = [#scope2, #scope3], access_groups = [#ag, #ag2]} : i32, !llvm.ptr
  llvm.return
}
llvm.func @cdecl(%p: !llvm.ptr, %q: !llvm.ptr, %c: i32, %d: i1) {
  llvm.call @decl(%p, %q, %c, %d) {alias_scopes = [#scope2], noalias_scopes=[#scope]} : (!llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.return
}
llvm.func @dyn(%n: i32, %p: !llvm.ptr {llvm.noalias}, %r: i1) {
  %one = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %0 : i32, !llvm.ptr
  llvm.store %n, %1 : i32, !llvm.ptr
  llvm.cond_br %r, ^a, ^b
^a:
  llvm.return
^b:
  llvm.return
}
llvm.func @cdyn(%n: i32, %p: !llvm.ptr, %c: i1) {
  llvm.call @dyn(%n, %p, %c) : (i32, !llvm.ptr, i1) -> ()
  llvm.return
}
llvm.func @dynb(%n: i32, %p: !llvm.ptr, %r: i1) {
  llvm.cond_br %r, ^a, ^b
^a:
  %1 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %n, %1 : i32, !llvm.ptr
  llvm.return
^b:
  llvm.return
}
llvm.func @cdynb(%n: i32, %p: !llvm.ptr, %c: i1) {
  llvm.call @dynb(%n, %p, %c) : (i32, !llvm.ptr, i1) -> ()
  llvm.return
}
llvm.func @gb(%x: !llvm.ptr)
llvm.func @byv(%a: !llvm.ptr {llvm.byval = i32}) {
  %one = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.call @gb(%0) : (!llvm.ptr) -> ()
  llvm.call @gb(%a) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @cbyv(%a: !llvm.ptr) {
  llvm.call @gb(%a) : (!llvm.ptr) -> ()
  llvm.call @byv(%a) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @v0_bar(!llvm.ptr)
llvm.func @v0_two(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %r: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %0, %q : i32, !llvm.ptr
  llvm.store %0, %r : i32, !llvm.ptr
  llvm.return
}
llvm.func @v0_ctwo(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr) {
  llvm.call @v0_two(%p, %q, %r) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @v0_gep(%p: !llvm.ptr {llvm.noalias}, %i: i64) {
  %g = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %0 = llvm.load %g : !llvm.ptr -> i32
  llvm.call @v0_bar(%g) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @v0_cgep(%p: !llvm.ptr, %i: i64) {
  llvm.call @v0_gep(%p, %i) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @v0_loaded(%p: !llvm.ptr {llvm.noalias}, %i: i64) {
  %g = llvm.load %p : !llvm.ptr -> !llvm.ptr
  %0 = llvm.load %g : !llvm.ptr -> i32
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @v0_cloaded(%p: !llvm.ptr, %i: i64) {
  llvm.call @v0_loaded(%p, %i) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @v0_escape(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr) {
  llvm.store %p, %q : !llvm.ptr, !llvm.ptr
  %g = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %0 = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @v0_cescape(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.call @v0_escape(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func @v0_alloca(%p: !llvm.ptr {llvm.noalias}) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr
  llvm.store %1, %a : i32, !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  llvm.call @v0_bar(%a) : (!llvm.ptr) -> ()
  llvm.call @v0_bar(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @v0_calloca(%p: !llvm.ptr) {
  llvm.call @v0_alloca(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @v0_select(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %c: i1) {
  %a = llvm.select %c, %p, %q : i1, !llvm.ptr
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @v0_cselect(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  llvm.call @v0_select(%p, %q, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}
llvm.func @v0_blockarg(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %c: i1) {
  llvm.cond_br %c, ^b(%p : !llvm.ptr), ^b(%q : !llvm.ptr)
^b(%a: !llvm.ptr):
  %v = llvm.load %a : !llvm.ptr -> i32
  llvm.store %v, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @v0_cblockarg(%p: !llvm.ptr, %q: !llvm.ptr, %c: i1) {
  llvm.call @v0_blockarg(%p, %q, %c) : (!llvm.ptr, !llvm.ptr, i1) -> ()
  llvm.return
}
llvm.func @v0_memcpy(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr {llvm.noalias}, %n: i64) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %c = llvm.mlir.constant(1 : i8) : i8
  "llvm.intr.memset"(%p, %c, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  llvm.return
}
llvm.func @v0_cmemcpy(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64) {
  llvm.call @v0_memcpy(%p, %q, %n) : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @v0_inttoptr(%p: !llvm.ptr {llvm.noalias}, %n: i64) {
  %x = llvm.inttoptr %n : i64 to !llvm.ptr
  %v = llvm.load %x : !llvm.ptr -> i32
  %y = llvm.ptrtoint %p : !llvm.ptr to i64
  %w = llvm.inttoptr %y : i64 to !llvm.ptr
  llvm.store %v, %w : i32, !llvm.ptr
  llvm.return
}
llvm.func @v0_cinttoptr(%p: !llvm.ptr, %n: i64) {
  llvm.call @v0_inttoptr(%p, %n) : (!llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @v1_bar(!llvm.ptr)
llvm.func @v1_none()
llvm.func @v1_ints(i32)
llvm.func @v1_getp() -> !llvm.ptr
llvm.func @v1_bar2(!llvm.ptr, !llvm.ptr)
llvm.mlir.global internal @v1_g(1 : i32) : i32
llvm.func @v1_f(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %c: i32) {
  llvm.call @v1_none() : () -> ()
  llvm.call @v1_ints(%c) : (i32) -> ()
  %a = llvm.mlir.addressof @v1_g : !llvm.ptr
  llvm.store %c, %a : i32, !llvm.ptr
  %r = llvm.call @v1_getp() : () -> !llvm.ptr
  llvm.store %c, %r : i32, !llvm.ptr
  %x = llvm.atomicrmw add %p, %c seq_cst : !llvm.ptr, i32
  %y = llvm.atomicrmw add %q, %c seq_cst : !llvm.ptr, i32
  llvm.call @v1_bar2(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @v1_bar2(%q, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @v1_bar2(%q, %r) : (!llvm.ptr, !llvm.ptr) -> ()
  %cx = llvm.cmpxchg %p, %c, %c acq_rel monotonic : !llvm.ptr, i32
  llvm.call %r(%q) : !llvm.ptr, (!llvm.ptr) -> ()
  llvm.inline_asm has_side_effects "foo", "r" %q : (!llvm.ptr) -> ()
  llvm.call_intrinsic "llvm.foo"(%q) : (!llvm.ptr) -> ()
  llvm.fence seq_cst
  %ai = llvm.addrspacecast %q : !llvm.ptr to !llvm.ptr<1>
  llvm.store %c, %ai : i32, !llvm.ptr<1>
  %n = llvm.mlir.zero : !llvm.ptr
  llvm.store %c, %n : i32, !llvm.ptr
  %u = llvm.mlir.undef : !llvm.ptr
  llvm.store %c, %u : i32, !llvm.ptr
  llvm.return
}
llvm.func @v1_c(%p: !llvm.ptr, %q: !llvm.ptr, %c: i32) {
  llvm.call @v1_f(%p, %q, %c) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @v1_nest(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %c: i32) {
  llvm.call @v1_sub(%p, %q, %c) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.store %c, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @v1_sub(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %c: i32) {
  llvm.store %c, %q : i32, !llvm.ptr
  llvm.store %c, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func @v1_cnest(%p: !llvm.ptr, %q: !llvm.ptr, %c: i32) {
  llvm.call @v1_nest(%p, %q, %c) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @v1_csame(%p: !llvm.ptr, %q: !llvm.ptr, %c: i32) {
  llvm.call @v1_sub(%p, %p, %c) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @v1_byvn(%p: !llvm.ptr {llvm.noalias, llvm.byval = i32}, %q: !llvm.ptr, %c: i32) {
  llvm.store %c, %p : i32, !llvm.ptr
  llvm.store %c, %q : i32, !llvm.ptr
  llvm.return
}
llvm.func @v1_cbyvn(%p: !llvm.ptr, %q: !llvm.ptr, %c: i32) {
  llvm.call @v1_byvn(%p, %p, %c) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}
llvm.func @v1_loop(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %c: i32, %d: i1) {
  llvm.br ^a(%q : !llvm.ptr)
^a(%x: !llvm.ptr):
  llvm.store %c, %x : i32, !llvm.ptr
  %g = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.cond_br %d, ^a(%g: !llvm.ptr), ^b
^b:
  llvm.return
}
llvm.func @v1_cloop(%p: !llvm.ptr, %q: !llvm.ptr, %c: i32, %d: i1) {
  llvm.call @v1_loop(%p, %p, %c, %d) : (!llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.return
}
