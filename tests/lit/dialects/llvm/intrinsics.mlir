// Textual form of intrinsics.
// RUN: %opt %s | diff %s.expected -
// RUN: %opt %s --mlir-print-op-generic | %opt | diff %s.expected -

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>

llvm.func @math(%f: f32, %v: vector<8xf32>, %i: i32, %w: vector<8xi32>) {
  %0 = llvm.intr.sin(%f) : (f32) -> f32
  %1 = llvm.intr.exp(%v) {fastmathFlags = #llvm.fastmath<fast>} : (vector<8xf32>) -> vector<8xf32>
  %2 = llvm.intr.pow(%f, %f) : (f32, f32) -> f32
  %3 = llvm.intr.fma(%v, %v, %v) : (vector<8xf32>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
  %4 = llvm.intr.powi(%f, %i) : (f32, i32) -> f32
  %5 = llvm.intr.ldexp(%v, %i) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>, i32) -> vector<8xf32>
  %6 = llvm.intr.frexp(%f) : (f32) -> !llvm.struct<(f32, i32)>
  %7 = llvm.intr.sincos(%v) : (vector<8xf32>) -> !llvm.struct<(vector<8xf32>, vector<8xf32>)>
  %8 = llvm.intr.lround(%f) : (f32) -> i64
  %9 = llvm.intr.llrint(%f) : (f32) -> i64
  %10 = llvm.intr.scmp(%i, %i) : (i32, i32) -> i8
  %11 = "llvm.intr.abs"(%i) <{is_int_min_poison = true}> : (i32) -> i32
  %12 = "llvm.intr.ctlz"(%w) <{is_zero_poison = false}> : (vector<8xi32>) -> vector<8xi32>
  %13 = "llvm.intr.is.fpclass"(%f) <{bit = 8 : i32}> : (f32) -> i1
  %14 = llvm.intr.ctpop(%w) : (vector<8xi32>) -> vector<8xi32>
  %15 = llvm.intr.smax(%i, %i) : (i32, i32) -> i32
  %16 = llvm.intr.fshl(%i, %i, %i) : (i32, i32, i32) -> i32
  %17 = llvm.intr.sadd.sat(%w, %w) : (vector<8xi32>, vector<8xi32>) -> vector<8xi32>
  %18 = "llvm.intr.sadd.with.overflow"(%i, %i) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %19 = llvm.intr.experimental.constrained.uitofp %i towardzero ignore : i32 to f32
  %20 = llvm.intr.experimental.constrained.fptrunc %v tonearest maytrap : vector<8xf32> to vector<8xf16>
  %21 = llvm.intr.experimental.constrained.fpext %f strict : f32 to f64
  llvm.return
}
llvm.func @hints(%c: i1, %i: i32, %p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %i : !llvm.ptr, i32)] : i1
  llvm.intr.assume %c ["separate_storage"(%p, %q : !llvm.ptr, !llvm.ptr), "empty"()] : i1 {tag}
  %0 = llvm.intr.ssa.copy %i : i32
  %1 = "llvm.intr.is.constant"(%i) : (i32) -> i1
  %2 = llvm.intr.expect %i, %i : i32
  %3 = llvm.intr.expect.with.probability %i, %i, 5.000000e-01 : i32
  llvm.intr.trap
  llvm.intr.debugtrap
  llvm.intr.ubsantrap <{failureKind = 1 : i8}>
  %4 = llvm.intr.eh.typeid.for %p : (!llvm.ptr) -> i32
  llvm.return
}
llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr<3>, %n: i64, %b: i8, %m: i64) {
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = true, alias_scopes = [#scope]}> : (!llvm.ptr, !llvm.ptr<3>, i64) -> ()
  "llvm.intr.memmove"(%p, %p, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memcpy.inline"(%p, %p) <{isVolatile = false, len = 8 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%p, %b) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  llvm.intr.experimental.noalias.scope.decl #scope
  %0 = llvm.intr.ptrmask %p, %m : (!llvm.ptr, i64) -> !llvm.ptr
  %1 = "llvm.intr.threadlocal.address"(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.intr.lifetime.end %q : !llvm.ptr<3>
  %2 = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.intr.invariant.end %2, 4, %p : !llvm.ptr
  %3 = llvm.intr.launder.invariant.group %q : !llvm.ptr<3>
  %4 = llvm.intr.strip.invariant.group %p : !llvm.ptr
  %5 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %5 : !llvm.ptr
  llvm.intr.vastart %p : !llvm.ptr
  llvm.intr.vacopy %p to %q : !llvm.ptr<3>, !llvm.ptr
  llvm.intr.vaend %p : !llvm.ptr
  %i = llvm.mlir.constant(7 : i32) : i32
  "llvm.intr.var.annotation"(%p, %p, %p, %i, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  %6 = "llvm.intr.ptr.annotation"(%q, %p, %p, %i, %p) : (!llvm.ptr<3>, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr<3>
  %7 = "llvm.intr.annotation"(%i, %p, %p, %i) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.return
}
llvm.func @coroutines(%i: i32, %p: !llvm.ptr, %c: i1) {
  %0 = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.size : i64
  %3 = llvm.intr.coro.align : i32
  %4 = llvm.intr.coro.save %p : (!llvm.ptr) -> !llvm.token
  %5 = llvm.intr.coro.suspend %4, %c : i8
  %none = llvm.mlir.none : !llvm.token
  %6 = llvm.intr.coro.end %p, %c, %none : (!llvm.ptr, i1, !llvm.token) -> i1
  %7 = llvm.intr.coro.free %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.intr.coro.resume %p : !llvm.ptr
  %8 = llvm.intr.coro.promise %p, %i, %c : (!llvm.ptr, i32, i1) -> !llvm.ptr
  llvm.return
}
llvm.func @vectors(%v: vector<8xi32>, %f: vector<8xf32>, %x: f32, %m: vector<8xi1>, %p: !llvm.ptr, %ps: vector<8x!llvm.ptr>, %n: i64, %s: vector<[4]xf32>, %i: i32) {
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  %1 = llvm.intr.vector.reduce.fmax(%f) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<8xf32>) -> f32
  %2 = "llvm.intr.vector.reduce.fadd"(%x, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  %3 = llvm.intr.matrix.column.major.load %p, <stride = %n> {columns = 2 : i32, isVolatile = false, rows = 4 : i32} : vector<8xf32> from !llvm.ptr stride i64
  llvm.intr.matrix.column.major.store %3, %p, <stride = %n> {columns = 2 : i32, isVolatile = true, rows = 4 : i32} : vector<8xf32> to !llvm.ptr stride i64
  %4 = llvm.intr.matrix.multiply %f, %f {lhs_columns = 2 : i32, lhs_rows = 4 : i32, rhs_columns = 4 : i32} : (vector<8xf32>, vector<8xf32>) -> vector<16xf32>
  %5 = llvm.intr.matrix.transpose %f {columns = 2 : i32, rows = 4 : i32} : vector<8xf32> into vector<8xf32>
  %6 = llvm.intr.get.active.lane.mask %n, %n : i64, i64 to vector<8xi1>
  %7 = llvm.intr.masked.load %p, %m {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>) -> vector<8xf32>
  %8 = llvm.intr.masked.load %p, %m, %f {alignment = 4 : i32, nontemporal} : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.intr.masked.store %f, %p, %m {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into !llvm.ptr
  %9 = llvm.intr.masked.gather %ps, %m {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>) -> vector<8xf32>
  %10 = llvm.intr.masked.gather %ps, %m, %f {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  llvm.intr.masked.scatter %f, %ps, %m {alignment = 4 : i32} : vector<8xf32>, vector<8xi1> into vector<8x!llvm.ptr>
  %11 = "llvm.intr.masked.expandload"(%p, %m, %f) : (!llvm.ptr, vector<8xi1>, vector<8xf32>) -> vector<8xf32>
  "llvm.intr.masked.compressstore"(%f, %p, %m) : (vector<8xf32>, !llvm.ptr, vector<8xi1>) -> ()
  %12 = "llvm.intr.vscale"() : () -> i64
  %13 = llvm.intr.stepvector : vector<[4]xi32>
  %14 = llvm.intr.vector.insert %f, %s[0] : vector<8xf32> into vector<[4]xf32>
  %15 = llvm.intr.vector.extract %s[0] : vector<4xf32> from vector<[4]xf32>
  %16 = "llvm.intr.vector.interleave2"(%f, %f) : (vector<8xf32>, vector<8xf32>) -> vector<16xf32>
  %17 = "llvm.intr.vector.deinterleave2"(%16) : (vector<16xf32>) -> !llvm.struct<(vector<8xf32>, vector<8xf32>)>
  %18 = "llvm.intr.vp.add"(%v, %v, %m, %i) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %19 = "llvm.intr.vp.fneg"(%f, %m, %i) : (vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>
  %20 = "llvm.intr.vp.reduce.add"(%i, %v, %m, %i) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  %21 = "llvm.intr.vp.select"(%m, %f, %f, %i) : (vector<8xi1>, vector<8xf32>, vector<8xf32>, i32) -> vector<8xf32>
  %22 = "llvm.intr.vp.trunc"(%v, %m, %i) : (vector<8xi32>, vector<8xi1>, i32) -> vector<8xi8>
  %23 = "llvm.intr.vp.load"(%p, %m, %i) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xf32>
  "llvm.intr.experimental.vp.strided.store"(%f, %p, %i, %m, %i) : (vector<8xf32>, !llvm.ptr, i32, vector<8xi1>, i32) -> ()
  llvm.return
}
