// --mem2reg replaces stack memory by values. Values are reinterpreted for accesses of other types.
// RUN: %opt %s --mem2reg | diff %s.expected -

llvm.func @use(i32)
llvm.func @basic(%c: i1, %x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  %y = llvm.load %0 : !llvm.ptr -> i32
  llvm.call @use(%y) : (i32) -> ()
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %x, %0 : i32, !llvm.ptr
  llvm.br ^b
^b:
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.intr.lifetime.end %0 : !llvm.ptr
  llvm.return %z : i32
}
llvm.func @nodefault(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @volatile(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store volatile %x, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @inalloca(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca inalloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @atomic(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
  %z = llvm.load %0 atomic monotonic {alignment = 4 : i64}: !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @two(%x: i32) -> i32 {
  %one = llvm.mlir.constant(2 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @gep0(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, i64
  %b = llvm.bitcast %g : !llvm.ptr to !llvm.ptr
  %as = llvm.addrspacecast %b : !llvm.ptr to !llvm.ptr<1>
  llvm.store %x, %as : i32, !llvm.ptr<1>
  %is = llvm.intr.invariant.start 4, %0 : !llvm.ptr
  llvm.intr.invariant.end %is, 4, %0 : !llvm.ptr
  %la = llvm.intr.launder.invariant.group %0 : !llvm.ptr
  %st = llvm.intr.strip.invariant.group %la : !llvm.ptr
  %z = llvm.load %st : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @gepdyn(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[%zero] : (!llvm.ptr, i32) -> !llvm.ptr, i64
  llvm.store %x, %g : i32, !llvm.ptr
  %z = llvm.load %g : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @types(%x: i32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> f32
  llvm.return %z : f32
}
llvm.func @loadnarrow(%x: i32) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %z : i8
}
llvm.func @loadnarrowf(%x: f32) -> f16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : f32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> f16
  llvm.return %z : f16
}
llvm.func @loadwide(%x: i32) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i64
  llvm.return %z : i64
}
llvm.func @storenarrow(%x: i8, %y : i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : i32, !llvm.ptr
  llvm.store %x, %0 : i8, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @storenarrowf(%x: f16, %y : f32) -> f32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x f32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : f32, !llvm.ptr
  llvm.store %x, %0 : f16, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> f32
  llvm.return %z : f32
}
llvm.func @ptrs(%x: i64, %p: !llvm.ptr) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.ptr {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i64, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> !llvm.ptr
  llvm.store %p, %0 : !llvm.ptr, !llvm.ptr
  %w = llvm.load %0 : !llvm.ptr -> i64
  llvm.return %z : !llvm.ptr
}
llvm.func @vecs(%x: vector<4xi16>, %p: !llvm.ptr) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x vector<4xi16> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : vector<4xi16>, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i64
  %y = llvm.load %0 : !llvm.ptr -> vector<2xi32>
  %w = llvm.load %0 : !llvm.ptr -> i16
  llvm.return %z : i64
}
llvm.func @ptras(%x: i64, %p: !llvm.ptr<1>) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.ptr {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %p, %0 : !llvm.ptr<1>, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> !llvm.ptr
  llvm.return %z : !llvm.ptr
}
llvm.func @structs(%p: !llvm.struct<(i32, i32)>) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %p, %0 : !llvm.struct<(i32, i32)>, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i64
  llvm.return %z : i64
}
llvm.func @structs2(%p: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, i32)> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %p, %0 : !llvm.struct<(i32, i32)>, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> !llvm.struct<(i32, i32)>
  llvm.return %z : !llvm.struct<(i32, i32)>
}
llvm.func @storearr(%x: i32, %y : i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<2 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}

llvm.func @more_i1(%x: i1, %y : i32) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i8 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i1, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %z : i8
}
llvm.func @more_i1l(%x: i1, %y : i8) -> i1 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i8 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : i8, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i1
  llvm.return %z : i1
}
llvm.func @more_f80(%y : i128) -> f80 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i128 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : i128, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> f80
  llvm.return %z : f80
}
llvm.func @more_vi1(%y : vector<8xi1>) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x vector<8xi1> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : vector<8xi1>, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %z : i8
}
llvm.func @more_vs(%y : vector<[4]xi32>) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x vector<[4]xi32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : vector<[4]xi32>, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @more_vp(%y : vector<2x!llvm.ptr>) -> i128 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x vector<2x!llvm.ptr> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : vector<2x!llvm.ptr>, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i128
  llvm.return %z : i128
}
llvm.func @more_pi(%y : !llvm.ptr) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.ptr {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : !llvm.ptr, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @more_pf(%y : !llvm.ptr) -> f64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.ptr {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : !llvm.ptr, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> f64
  llvm.return %z : f64
}
llvm.func @more_fp(%y : f64) -> !llvm.ptr {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.ptr {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : f64, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> !llvm.ptr
  llvm.return %z : !llvm.ptr
}
llvm.func @more_storewide(%y : i64) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : i64, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @more_st1(%y : i32) -> !llvm.struct<(i32)> {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> !llvm.struct<(i32)>
  llvm.return %z : !llvm.struct<(i32)>
}
llvm.func @more_selfstore() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.ptr {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %0, %0 : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func @more_inner(%c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^a, ^b
^a:
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %one, %0 : i32, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.br ^b
^b:
  llvm.return
}
llvm.func @more_dyn(%n: i32) -> i32 {
  %0 = llvm.alloca %n x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %n, %0 : i32, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @more_unusedgep(%n: i32) -> i32 {
  %0 = llvm.alloca %n x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, i64
  %g2 = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %b = llvm.bitcast %g : !llvm.ptr to !llvm.ptr
  %as = llvm.addrspacecast %b : !llvm.ptr to !llvm.ptr<1>
  %is = llvm.intr.invariant.start 4, %0 : !llvm.ptr
  llvm.intr.invariant.end %is, 4, %0 : !llvm.ptr
  %la = llvm.intr.launder.invariant.group %0 : !llvm.ptr
  %st = llvm.intr.strip.invariant.group %la : !llvm.ptr
  llvm.intr.lifetime.start %st : !llvm.ptr
  llvm.store %n, %0 : i32, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @more_gepused(%n: i32) -> i32 {
  %0 = llvm.alloca %n x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.intr.lifetime.start %g : !llvm.ptr
  llvm.store %n, %0 : i32, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_gep0(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, i64
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_gep00(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.getelementptr %0[0,0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_gep1(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_gepd(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.getelementptr %0[%x] : (!llvm.ptr, i32) -> !llvm.ptr, i64
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_bc(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_as(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<1>
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_is(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.intr.invariant.start 4, %0 : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_ise(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.intr.invariant.start 4, %0 : !llvm.ptr
 llvm.intr.invariant.end %g, 4, %0 : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_la(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.intr.launder.invariant.group %0 : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_st(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.intr.strip.invariant.group %0 : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_gep0lt(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, i64
 llvm.intr.lifetime.start %g : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_gep1lt(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i64
 llvm.intr.lifetime.start %g : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_lalt(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.intr.launder.invariant.group %0 : !llvm.ptr
 llvm.intr.lifetime.start %g : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_lald(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %g = llvm.intr.launder.invariant.group %0 : !llvm.ptr
 llvm.load %g : !llvm.ptr -> i32
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memset(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %v = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(4 : i32) : i32
 "llvm.intr.memset"(%0, %v, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memsetv(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %v = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(4 : i32) : i32
 "llvm.intr.memset"(%0, %v, %l) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memset2(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %v = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(2 : i32) : i32
 "llvm.intr.memset"(%0, %v, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memset8(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %v = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(8 : i32) : i32
 "llvm.intr.memset"(%0, %v, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memsetinl(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %v = llvm.mlir.constant(5 : i8) : i8
 "llvm.intr.memset.inline"(%0, %v) <{isVolatile = false, len=4:i32}> : (!llvm.ptr, i8) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memsetdyn(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %l = llvm.mlir.constant(4 : i32) : i32
 "llvm.intr.memset"(%0, %b, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memsetdynlen(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %v = llvm.mlir.constant(5 : i8) : i8
 "llvm.intr.memset"(%0, %v, %x) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memcpyfrom(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %l = llvm.mlir.constant(4 : i32) : i32
 "llvm.intr.memcpy"(%p, %0, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memcpyto(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %l = llvm.mlir.constant(4 : i32) : i32
 "llvm.intr.memcpy"(%0, %p, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memmoveto(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %l = llvm.mlir.constant(4 : i32) : i32
 "llvm.intr.memmove"(%0, %p, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memcpyself(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %l = llvm.mlir.constant(4 : i32) : i32
 "llvm.intr.memcpy"(%0, %0, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memcpyinl(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  "llvm.intr.memcpy.inline"(%0, %p) <{isVolatile = false, len=4:i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memcpyinl2(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  "llvm.intr.memcpy.inline"(%p, %0) <{isVolatile = false, len=4:i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memcpy2(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %l = llvm.mlir.constant(2 : i32) : i32
 "llvm.intr.memcpy"(%0, %p, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_memcpyv(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %l = llvm.mlir.constant(4 : i32) : i32
 "llvm.intr.memcpy"(%0, %p, %l) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_rmw(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  %q = llvm.atomicrmw add %0, %x seq_cst : !llvm.ptr, i32
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_call(%x: i32, %p: !llvm.ptr, %b: i8, %val: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %val, %0 : i32, !llvm.ptr
  llvm.call @use_take(%0) : (!llvm.ptr) -> ()
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @use_take(!llvm.ptr)
llvm.func @third_c() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.mlir.constant(7 : i32) : i32
  %b = llvm.mlir.constant(8 : i8) : i8
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %a, %0 : i32, !llvm.ptr
  llvm.store %b, %0 : i8, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
llvm.func @third_p(%p: !llvm.ptr<1>) -> i16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.ptr {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %p, %0 : !llvm.ptr<1>, !llvm.ptr
  %y = llvm.load %0 : !llvm.ptr -> !llvm.ptr<1>
  %z = llvm.load %0 : !llvm.ptr -> i16
  llvm.return %z : i16
}
llvm.func @third_i24(%p: !llvm.ptr<1>, %l: i8) -> i24 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i24 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%0, %l) <{isVolatile = false, len=3:i64}> : (!llvm.ptr, i8) -> ()
  %z = llvm.load %0 : !llvm.ptr -> i24
  llvm.return %z : i24
}
llvm.func @third_i8(%p: !llvm.ptr<1>, %l: i8) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i8 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%0, %l) <{isVolatile = false, len=1:i64}> : (!llvm.ptr, i8) -> ()
  %z = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %z : i8
}
llvm.func @third_i80(%p: !llvm.ptr<1>, %l: i8) -> f80 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x f80 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%0, %l) <{isVolatile = false, len=10:i64}> : (!llvm.ptr, i8) -> ()
  %z = llvm.load %0 : !llvm.ptr -> f80
  llvm.return %z : f80
}
llvm.func @third_stbig(%c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  %b = llvm.mlir.constant(8 : i8) : i8
  llvm.store %b, %0 : i8, !llvm.ptr
  llvm.br ^b
^b:
  llvm.return
}
