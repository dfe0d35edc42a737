// Memory accesses, branches, calls and exceptions with and without optional parts.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

llvm.func @g(...) -> i32
llvm.func @q(i32)
llvm.func @f(i32, !llvm.ptr) -> i32
llvm.func @ops(%n: i64, %p: !llvm.ptr, %c: i1, %s: !llvm.ptr<3>) {
  %0 = llvm.alloca inalloca %n x f32 {alignment = 8 : i64, foo} : (i64) -> !llvm.ptr<5>
  %1 = llvm.alloca %n x f32 {alignment = 0} : (i64) -> !llvm.ptr
  %2 = llvm.getelementptr inbounds|nuw %p[%n, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, f32)>
  %3 = llvm.getelementptr nusw|nuw %p[1, %n, 3] {foo} : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x array<4 x i8>>
  %31 = "llvm.getelementptr"(%p) <{rawConstantIndices=array<i32: 1>, elem_type=i8, noWrapFlags = 2 : i32}> : (!llvm.ptr) -> !llvm.ptr
  %4 = llvm.load volatile %p atomic syncscope("x") monotonic invariant_group {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.store volatile %4, %p atomic syncscope("x") release invariant_group {alignment = 4} : i32, !llvm.ptr
  llvm.br ^bb1(%n : i64) {foo}
^bb1(%x: i64):
  llvm.cond_br %c weights([1, 2]), ^bb2, ^bb1(%n : i64)
^bb2:
  llvm.switch %n : i64, ^bb3 [
   ]
^bb3:
  llvm.switch %4 : i32, ^bb4(%4 : i32) [ 1: ^bb4(%4 : i32), -1: ^bb3 ] {branch_weights = array<i32: 1, 2, 3>}
^bb4(%y: i32):
  %r = llvm.call fastcc tail @f(%4, %p) {fastmathFlags = #llvm.fastmath<nnan>, no_inline} : (i32 {llvm.noundef}, !llvm.ptr) -> (i32 {llvm.noundef})
  %r2 = llvm.call musttail %p(%4) ["tag"(%4 : i32), "b"()] : !llvm.ptr, (i32) -> i32
  %r3 = llvm.call @g(%4, %4) vararg(!llvm.func<i32 (...)>) {foo} : (i32, i32) -> i32
  llvm.call @q(%4) : (i32) -> ()
  llvm.call @q(%4) {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem  = none, targetMem0 = none, targetMem1 = none>, convergent} : (i32) -> ()
  %i = llvm.call_intrinsic "llvm.round"(%4) ["t"(%4:i32)] {fastmathFlags = #llvm.fastmath<reassoc>} : (i32 {llvm.noundef}) -> i32
  llvm.call_intrinsic "llvm.nop"() : () -> ()
  %as = llvm.inline_asm has_side_effects is_align_stack tail_call_kind = <tail> asm_dialect = intel operand_attrs = [{elementtype = i32}] "a", "=r,=*m" %p : (!llvm.ptr) -> i32
  %rm = llvm.atomicrmw volatile add %p, %4 syncscope("x") acq_rel {alignment = 4} : !llvm.ptr, i32
  %cx = llvm.cmpxchg weak volatile %p, %4, %4 syncscope("x") acq_rel monotonic : !llvm.ptr, i32
  llvm.fence syncscope("agent") seq_cst
  llvm.fence acquire
  llvm.indirectbr %p : !llvm.ptr, [
   ^bb1(%n : i64), ^bb5 ]
^bb5:
  llvm.blocktag <id = 1>
  %ba = llvm.blockaddress <function = @ops, tag = <id = 1>> : !llvm.ptr
  llvm.unreachable
}
llvm.func @inv(%n: i32, %p: !llvm.ptr) -> i32 attributes {personality = @g} {
  %z = llvm.mlir.zero : !llvm.ptr
  %0 = llvm.invoke @f(%n, %p) to ^bb2(%n : i32) unwind ^bb1 : (i32, !llvm.ptr) -> i32
^bb1:
  %1 = llvm.landingpad cleanup (catch %z : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %1 : !llvm.struct<(ptr, i32)>
^bb2(%k: i32):
  %2 = llvm.invoke fastcc %p(%n) to ^bb3 unwind ^bb1 vararg(!llvm.func<i32 (...)>) ["x"(%n : i32)] {branch_weights = array<i32: 1, 2>} : !llvm.ptr, (i32 {llvm.noundef}) -> i32
^bb3:
  llvm.return %0 : i32
}
