// Textual form of arithmetic, casts, comparisons and element accesses.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

llvm.func @integers(%a: i32, %b: i32, %v: vector<4xi32>, %s: vector<[4]xi8>) {
  %0 = llvm.add %a, %b : i32
  %1 = llvm.add %a, %b overflow<nsw> : i32
  %2 = llvm.sub %v, %v overflow<nsw, nuw> : vector<4xi32>
  %3 = llvm.mul %s, %s overflow<nuw> {tag} : vector<[4]xi8>
  %4 = llvm.udiv %a, %b : i32
  %5 = llvm.udiv exact %a, %b : i32
  %6 = llvm.sdiv exact %v, %v : vector<4xi32>
  %7 = llvm.urem %a, %b : i32
  %8 = llvm.srem %a, %b : i32
  %9 = llvm.and %a, %b : i32
  %10 = llvm.or %a, %b : i32
  %11 = llvm.or disjoint %a, %b : i32
  %12 = llvm.xor %a, %b : i32
  %13 = llvm.shl %a, %b overflow<nsw, nuw> : i32
  %14 = llvm.lshr exact %a, %b : i32
  %15 = llvm.ashr %a, %b : i32
  llvm.return
}
llvm.func @floats(%a: f32, %v: vector<2xf64>, %l: !llvm.ppc_fp128, %b: bf16) {
  %0 = llvm.fadd %a, %a : f32
  %1 = llvm.fsub %v, %v {fastmathFlags = #llvm.fastmath<fast>} : vector<2xf64>
  %2 = llvm.fmul %b, %b {fastmathFlags = #llvm.fastmath<nnan, ninf>} : bf16
  %3 = llvm.fdiv %a, %a {fastmathFlags = #llvm.fastmath<none>} : f32
  %4 = llvm.frem %l, %l : !llvm.ppc_fp128
  %5 = llvm.fneg %a : f32
  %6 = llvm.fneg %v {fastmathFlags = #llvm.fastmath<contract>} : vector<2xf64>
  llvm.return
}
llvm.func @comparisons(%a: i32, %v: vector<4xi32>, %s: vector<[4]xi32>, %p: !llvm.ptr, %ps: vector<2x!llvm.ptr>, %f: f32, %w: vector<4xf32>) {
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "slt" %v, %v : vector<4xi32>
  %2 = llvm.icmp "uge" %s, %s {tag} : vector<[4]xi32>
  %3 = llvm.icmp "ne" %p, %p : !llvm.ptr
  %4 = llvm.icmp "ugt" %ps, %ps : vector<2x!llvm.ptr>
  %5 = llvm.fcmp "oeq" %f, %f : f32
  %6 = llvm.fcmp "_true" %w, %w {fastmathFlags = #llvm.fastmath<fast>} : vector<4xf32>
  %7 = llvm.fcmp "_false" %f, %f {fastmathFlags = #llvm.fastmath<none>} : f32
  llvm.return
}
llvm.func @casts(%i: i32, %f: f32, %p: !llvm.ptr, %v: vector<4xi8>, %ps: vector<4x!llvm.ptr>, %l: i64) {
  %0 = llvm.bitcast %i : i32 to f32
  %1 = llvm.bitcast %v : vector<4xi8> to i32
  %2 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<3>
  %3 = llvm.inttoptr %i : i32 to !llvm.ptr
  %4 = llvm.inttoptr %i dereferenceable<bytes = 8> : i32 to !llvm.ptr
  %5 = llvm.inttoptr %l dereferenceable<bytes = 8, mayBeNull = true> : i64 to !llvm.ptr<1>
  %6 = llvm.ptrtoint %ps : vector<4x!llvm.ptr> to vector<4xi64>
  %7 = llvm.sext %v : vector<4xi8> to vector<4xi16>
  %8 = llvm.zext %i : i32 to i64
  %9 = llvm.zext nneg %i : i32 to i64
  %10 = llvm.trunc %l : i64 to i32
  %11 = llvm.trunc %l overflow<nsw> : i64 to i32
  %12 = llvm.sitofp %i : i32 to f32
  %13 = llvm.uitofp nneg %i : i32 to f64
  %14 = llvm.fptosi %f : f32 to i64
  %15 = llvm.fptoui %f : f32 to i8
  %16 = llvm.fpext %f : f32 to f64
  %17 = llvm.fptrunc %16 : f64 to f16
  llvm.return
}
llvm.func @elements(%s: !llvm.struct<(i32, array<2 x struct<(f32, i8)>>)>, %v: vector<4xf32>, %w: vector<[4]xf32>, %x: f32, %i: i32, %l: i64, %n: !llvm.struct<"n", (i32, ptr)>) {
  %0 = llvm.extractvalue %s[1, 0, 1] : !llvm.struct<(i32, array<2 x struct<(f32, i8)>>)>
  %1 = llvm.extractvalue %s[1] : !llvm.struct<(i32, array<2 x struct<(f32, i8)>>)>
  %2 = llvm.insertvalue %x, %s[1, 1, 0] : !llvm.struct<(i32, array<2 x struct<(f32, i8)>>)>
  %3 = llvm.extractvalue %n[1] {tag} : !llvm.struct<"n", (i32, ptr)>
  %4 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %5 = llvm.insertelement %x, %w[%l : i64] : vector<[4]xf32>
  %6 = llvm.shufflevector %v, %v [0, 5, -1] : vector<4xf32>
  %7 = llvm.shufflevector %w, %w [0, 0, 0, 0] : vector<[4]xf32>
  llvm.return
}
llvm.func @selection(%c: i1, %cs: vector<2xi1>, %a: vector<2xf32>, %p: !llvm.ptr, %s: !llvm.struct<(i32)>) {
  %0 = llvm.select %c, %p, %p : i1, !llvm.ptr
  %1 = llvm.select %cs, %a, %a {fastmathFlags = #llvm.fastmath<nnan>} : vector<2xi1>, vector<2xf32>
  %2 = llvm.select %c, %s, %s : i1, !llvm.struct<(i32)>
  %3 = llvm.freeze %a : vector<2xf32>
  llvm.return
}
