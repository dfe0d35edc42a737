// Folders of arithmetic, casts, comparisons, element accesses and addresses.
// RUN: %opt %s --canonicalize --allow-unregistered-dialect | diff %s.expected -

llvm.func @disjunctions(%a: i32, %v: vector<4xi32>, %vs: vector<[4]xi32>) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(-1 : i32) : i32
  %v0 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %z = llvm.mlir.zero : vector<4xi32>
  %r0 = llvm.or %a, %0 : i32
  %r1 = llvm.or %0, %a : i32
  %r2 = llvm.or %v, %v0 : vector<4xi32>
  %r3 = llvm.or %a, %m : i32
  %r4 = llvm.or %a, %a : i32
  %r5 = llvm.or %v, %z : vector<4xi32>
  %r6 = llvm.or %m, %m : i32
  %r7 = llvm.or %0, %0 : i32
  %u = llvm.mlir.undef : i32
  "t.use"(%r0,%r1,%r2,%r3,%r4,%r5,%r6,%r7) : (i32,i32,vector<4xi32>,i32,i32,vector<4xi32>,i32,i32) -> ()
  llvm.unreachable
}
llvm.func @shifts(%a: i32, %v: vector<4xi32>, %b : i8) {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %m = llvm.mlir.constant(32 : i32) : i32
  %m2 = llvm.mlir.constant(33 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %v0 = llvm.mlir.constant(dense<0> : vector<4xi32>) : vector<4xi32>
  %v33 = llvm.mlir.constant(dense<33> : vector<4xi32>) : vector<4xi32>
  %v5 = llvm.mlir.constant(dense<[1,2,3,4]> : vector<4xi32>) : vector<4xi32>
  %z = llvm.mlir.zero : vector<4xi32>
  %r0 = llvm.shl %a, %0 : i32
  %r1 = llvm.shl %0, %a : i32
  %r2 = llvm.shl %v, %v0 : vector<4xi32>
  %r3 = llvm.shl %a, %m : i32
  %r4 = llvm.shl %a, %m2 : i32
  %r5 = llvm.shl %v, %v33 : vector<4xi32>
  %r6 = llvm.shl %c5, %c5 : i32
  %r7 = llvm.shl %v5, %v5 : vector<4xi32>
  %r8 = llvm.shl %c5, %c5 overflow<nsw> : i32
  %cm = llvm.mlir.constant(0x40000000 : i32) : i32
  %r9 = llvm.shl %cm, %c5 overflow<nsw, nuw> : i32
  "t.use"(%r0,%r1,%r2,%r3,%r4,%r5,%r6,%r7,%r8,%r9) : (i32,i32,vector<4xi32>,i32,i32,vector<4xi32>,i32, vector<4xi32>,i32,i32) -> ()
  llvm.unreachable
}
llvm.func @other_arithmetic(%a: i32) {
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %0 = llvm.mlir.constant(0 : i32) : i32
  %r0 = llvm.add %a, %0 : i32
  %r1 = llvm.add %c5, %c5 : i32
  %r2 = llvm.add %c5, %a : i32
  %r3 = llvm.mul %c5, %a : i32
  %r4 = llvm.sub %a, %a : i32
  %r5 = llvm.and %a, %0 : i32
  %r6 = llvm.xor %a, %a : i32
  %r7 = llvm.intr.smax(%c5, %a) : (i32, i32) -> i32
  %r8 = llvm.trunc %c5 : i32 to i8
  %r9 = llvm.sext %c5 : i32 to i64
  %r10 = llvm.zext %c5 : i32 to i64
  %r11 = llvm.zext nneg %c5 : i32 to i64
  %c6 = llvm.mlir.constant(-5 : i8) : i8
  %r12 = llvm.zext %c6 : i8 to i64
  %c7 = llvm.mlir.constant(dense<-5> : vector<2xi8>) : vector<2xi8>
  %r13 = llvm.zext %c7 : vector<2xi8> to vector<2xi64>
  %c8 = llvm.mlir.constant(dense<[-5,1]> : vector<2xi8>) : vector<2xi8>
  %r14 = llvm.zext %c8 : vector<2xi8> to vector<2xi64>
  %r15 = llvm.zext nneg %c6 : i8 to i64
  "t.use"(%r0,%r1,%r2,%r3,%r4,%r5,%r6,%r7,%r8,%r9,%r10,%r11,%r12, %r13, %r14,%r15) : (i32,i32,i32,i32,i32,i32,i32,i32,i8,i64,i64,i64,i64,vector<2xi64>,vector<2xi64>,i64) -> ()
  llvm.unreachable
}
llvm.func @comparisons(%a: i32, %p: !llvm.ptr, %v : vector<4xi32>) {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %al = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %0 = llvm.icmp "eq" %a, %a : i32
  %1 = llvm.icmp "ne" %a, %a : i32
  %2 = llvm.icmp "slt" %a, %a : i32
  %3 = llvm.icmp "eq" %v, %v : vector<4xi32>
  %4 = llvm.icmp "eq" %al, %null : !llvm.ptr
  %5 = llvm.icmp "ne" %al, %null : !llvm.ptr
  %6 = llvm.icmp "eq" %null, %al : !llvm.ptr
  %7 = llvm.icmp "ne" %null, %al : !llvm.ptr
  %8 = llvm.icmp "eq" %null, %p : !llvm.ptr
  %9 = llvm.icmp "slt" %c1, %a : i32
  %10 = llvm.icmp "eq" %c1, %a : i32
  %11 = llvm.icmp "slt" %c1, %c5 : i32
  %12 = llvm.icmp "sge" %a, %a : i32
  %13 = llvm.icmp "ule" %a, %a : i32
  %14 = llvm.icmp "ugt" %al, %null : !llvm.ptr
  %15 = llvm.icmp "ult" %null, %al : !llvm.ptr
  "t.use"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15) : (i1,i1,i1,vector<4xi1>,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1)->()
  llvm.unreachable
}
llvm.func @more_integers(%a: i32) {
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c40 = llvm.mlir.constant(40 : i32) : i32
  %c32 = llvm.mlir.constant(32 : i32) : i32
  %c31 = llvm.mlir.constant(31 : i32) : i32
  %cm = llvm.mlir.constant(-1 : i32) : i32
  %v5 = llvm.mlir.constant(dense<2> : vector<4xi32>) : vector<4xi32>
  %v6 = llvm.mlir.constant(dense<[1,2,3,4]> : vector<4xi32>) : vector<4xi32>
  %und = llvm.mlir.undef : i32
  %poi = llvm.mlir.poison : i32
  %zero = llvm.mlir.zero : i32
  %0 = llvm.shl %c5, %c40 : i32
  %1 = llvm.shl %c5, %c32 : i32
  %2 = llvm.shl %c5, %c31 : i32
  %3 = llvm.shl %c5, %cm : i32
  %4 = llvm.or disjoint %c5, %c40 : i32
  %5 = llvm.or %v5, %v5 : vector<4xi32>
  %6 = llvm.or %v5, %v6 : vector<4xi32>
  %7 = llvm.or %und, %c5 : i32
  %8 = llvm.or %poi, %c5 : i32
  %9 = llvm.or %zero, %c5 : i32
  %10 = llvm.shl %v5, %v5 : vector<4xi32>
  %11 = llvm.zext %v5 : vector<4xi32> to vector<4xi64>
  "t.use"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11) : (i32,i32,i32,i32,i32,vector<4xi32>,vector<4xi32>,i32,i32,i32,vector<4xi32>,vector<4xi64>) -> ()
  llvm.unreachable
}
llvm.func @casts(%p: !llvm.ptr, %i: i32, %f: f32, %v: vector<2xi32>, %p1: !llvm.ptr<1>, %i64: i64) {
  %0 = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  %1 = llvm.bitcast %i : i32 to f32
  %2 = llvm.bitcast %1 : f32 to i32
  %3 = llvm.bitcast %2 : i32 to f32
  %4 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %5 = llvm.addrspacecast %4 : !llvm.ptr<1> to !llvm.ptr
  %6 = llvm.addrspacecast %4 : !llvm.ptr<1> to !llvm.ptr<2>
  %7 = llvm.ptrtoint %p : !llvm.ptr to i64
  %8 = llvm.inttoptr %7 : i64 to !llvm.ptr
  %9 = llvm.inttoptr %i64 : i64 to !llvm.ptr
  %10 = llvm.ptrtoint %9 : !llvm.ptr to i64
  %11 = llvm.bitcast %v : vector<2xi32> to i64
  %12 = llvm.bitcast %11 : i64 to vector<2xi32>
  %13 = llvm.bitcast %11 : i64 to f64
  %14 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr
  %c = llvm.mlir.constant(1.0 : f32) : f32
  %15 = llvm.bitcast %c : f32 to i32
  %16 = llvm.zext %i : i32 to i64
  %17 = llvm.trunc %16 : i64 to i32
  "t.use"(%0,%2,%3,%5,%6,%8,%10,%12,%13,%14,%15,%17) : (!llvm.ptr,i32,f32,!llvm.ptr,!llvm.ptr<2>,!llvm.ptr,i64,vector<2xi32>,f64,!llvm.ptr,i32,i32)->()
  llvm.unreachable
}
llvm.func @aggregates(%s: !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>, %i: i32, %f: f32, %in: !llvm.struct<(f32, i8)>, %arr: !llvm.array<2 x i64>, %b: i8) {
  %0 = llvm.insertvalue %i, %s[0] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %3 = llvm.extractvalue %0[1,0] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %4 = llvm.insertvalue %in, %s[1] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %5 = llvm.extractvalue %4[1, 0] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %6 = llvm.insertvalue %f, %4[1, 0] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %7 = llvm.extractvalue %6[1] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %8 = llvm.extractvalue %6[1, 1] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %9 = llvm.extractvalue %6[2, 1] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %10 = llvm.extractvalue %6[2] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %11 = llvm.extractvalue %10[1] : !llvm.array<2 x i64>
  %c = llvm.mlir.constant(dense<[1,2]> : tensor<2xi64>) : !llvm.array<2 x i64>
  %12 = llvm.extractvalue %c[1] : !llvm.array<2 x i64>
  %c2 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  %13 = llvm.extractvalue %c2[1] : !llvm.struct<(i32, f32)>
  %c3 = llvm.mlir.constant(dense<[[1,2],[3,4]]> : tensor<2x2xi64>) : !llvm.array<2 x array<2 x i64>>
  %14 = llvm.extractvalue %c3[1] : !llvm.array<2 x array<2 x i64>>
  %15 = llvm.extractvalue %c3[1,0] : !llvm.array<2 x array<2 x i64>>
  %u = llvm.mlir.undef : !llvm.array<2 x i64>
  %16 = llvm.extractvalue %u[1] : !llvm.array<2 x i64>
  %po = llvm.mlir.poison : !llvm.array<2 x i64>
  %17 = llvm.extractvalue %po[1] : !llvm.array<2 x i64>
  %z = llvm.mlir.zero : !llvm.array<2 x i64>
  %18 = llvm.extractvalue %z[1] : !llvm.array<2 x i64>
  %c4 = llvm.mlir.constant(dense<7> : tensor<2x2xi64>) : !llvm.array<2 x array<2 x i64>>
  %19 = llvm.extractvalue %c4[1] : !llvm.array<2 x array<2 x i64>>
  %20 = llvm.extractvalue %c4[1,1] : !llvm.array<2 x array<2 x i64>>
  %cv = llvm.mlir.constant(dense<[[1,2],[3,4]]> : vector<2x2xi64>) : !llvm.array<2 x vector<2 x i64>>
  %21 = llvm.extractvalue %cv[1] : !llvm.array<2 x vector<2 x i64>>
  %cc = llvm.mlir.constant(dense<[[1,2],[3,4]]> : vector<2x2xi64>) : !llvm.array<2 x array<2 x i64>>
  %22 = llvm.extractvalue %cc[1, 1] : !llvm.array<2 x array<2 x i64>>
  %23 = llvm.insertvalue %f, %s[1,0] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %24 = llvm.extractvalue %23[1,1] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %25 = llvm.extractvalue %23[1] : !llvm.struct<(i32, struct<(f32, i8)>, array<2 x i64>)>
  %26 = llvm.extractvalue %25[0] : !llvm.struct<(f32, i8)>
  "t.use"(%1,%2,%3,%5,%7,%8,%9,%11,%12,%13,%14,%15,%16,%17,%18,%19,%20,%21,%22,%24,%26) : (i32,!llvm.struct<(f32,i8)>,f32,f32,!llvm.struct<(f32,i8)>,i8,i64,i64,i64,f32,!llvm.array<2 x i64>,i64,i64,i64,i64,!llvm.array<2 x i64>,i64,vector<2xi64>,i64,i8,f32)->()
  llvm.unreachable
}
llvm.func @shuffles(%a: vector<4xi32>, %b: vector<4xi32>, %one : vector<1xi32>) {
  %0 = llvm.shufflevector %a, %b [0,1,2,3] : vector<4xi32>
  %1 = llvm.shufflevector %a, %b [4,5,6,7] : vector<4xi32>
  %2 = llvm.shufflevector %a, %a [0,-1,2,3] : vector<4xi32>
  %3 = llvm.shufflevector %a, %b [-1,-1,-1,-1] : vector<4xi32>
  %4 = llvm.shufflevector %one, %one [0] : vector<1xi32>
  %5 = llvm.shufflevector %one, %one [1] : vector<1xi32>
  %6 = llvm.shufflevector %one, %one [0,0] : vector<1xi32>
  %c = llvm.mlir.constant(dense<[1,2]> : vector<2xi64>) : vector<2xi64>
  %7 = llvm.shufflevector %c, %c [1,0] : vector<2xi64>
  %d = llvm.mlir.constant(dense<[1]> : vector<1xi64>) : vector<1xi64>
  %8 = llvm.shufflevector %d, %d [0] : vector<1xi64>
  %u = llvm.mlir.undef : vector<1xi64>
  %9 = llvm.shufflevector %d, %u [1] : vector<1xi64>
  "t.use"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9) :  (vector<4xi32>,vector<4xi32>,vector<4xi32>,vector<4xi32>,vector<1xi32>,vector<1xi32>,vector<2xi32>,vector<2xi64>,vector<1xi64>,vector<1xi64>) ->()
  llvm.unreachable
}
llvm.func @addresses(%p: !llvm.ptr, %i : i64, %vp: vector<2x!llvm.ptr>) {
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c6 = llvm.mlir.constant(6 : i64) : i64
  %big = llvm.mlir.constant(0x100000000 : i64) : i64
  %0 = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  %1 = llvm.getelementptr %p[%c0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %2 = llvm.getelementptr %p[%c5] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %3 = llvm.getelementptr %p[%c6, %i, %c0] : (!llvm.ptr, i64, i64, i32) -> !llvm.ptr, !llvm.array<4 x array<4 x i32>>
  %4 = llvm.getelementptr %p[%big] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %5 = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32)>
  %6 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %7 = llvm.getelementptr %6[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %8 = llvm.getelementptr %vp[0] : (vector<2x!llvm.ptr>) -> vector<2x!llvm.ptr>, i32
  %z = llvm.mlir.zero : !llvm.ptr
  %9 = llvm.getelementptr %z[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %c536 = llvm.mlir.constant(268435455 : i32) : i32
  %10 = llvm.getelementptr %p[%c536] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %c537 = llvm.mlir.constant(268435456 : i32) : i32
  %11 = llvm.getelementptr %p[%c537] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %cn = llvm.mlir.constant(-1 : i8) : i8
  %12 = llvm.getelementptr %p[%cn] : (!llvm.ptr, i8) -> !llvm.ptr, i32
  %cm = llvm.mlir.constant(-2147483648 : i32) : i32
  %13 = llvm.getelementptr %p[%cm] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %cv = llvm.mlir.constant(dense<0> : vector<2xi32>) : vector<2xi32>
  %14 = llvm.getelementptr %p[%cv] : (!llvm.ptr, vector<2xi32>) -> vector<2x!llvm.ptr>, i32
  "t.use"(%0,%1,%2,%3,%4,%5,%7,%8,%9,%10,%11,%12,%13,%14) : (!llvm.ptr,!llvm.ptr,!llvm.ptr,!llvm.ptr,!llvm.ptr,!llvm.ptr,!llvm.ptr,vector<2x!llvm.ptr>,!llvm.ptr,!llvm.ptr,!llvm.ptr,!llvm.ptr,!llvm.ptr,vector<2x!llvm.ptr>)->()
  llvm.unreachable
}
llvm.func @aggregates_of_constants(%a : !llvm.array<4 x f32>, %f: f32, %z: i32) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %c5 = llvm.mlir.constant("abc") : !llvm.array<3 x i8>
  %4 = llvm.extractvalue %c5[1] : !llvm.array<3 x i8>
  %c6 = llvm.mlir.constant(dense<2.0> : vector<4xf32>) : !llvm.array<4 x f32>
  %5 = llvm.extractvalue %c6[1] : !llvm.array<4 x f32>
  %c7 = llvm.mlir.constant(sparse<[[0],[2]], [1.0,2.0]> : vector<4xf32>) : !llvm.array<4 x f32>
  %6 = llvm.extractvalue %c7[1] : !llvm.array<4 x f32>
  %7 = llvm.extractvalue %c7[2] : !llvm.array<4 x f32>
  %i0 = llvm.insertvalue %f, %a[0] : !llvm.array<4 x f32>
  %i1 = llvm.insertvalue %f, %i0[1] : !llvm.array<4 x f32>
  %8 = llvm.extractvalue %i1[2] : !llvm.array<4 x f32>
  %i2 = llvm.insertvalue %f, %c7[1] : !llvm.array<4 x f32>
  %9 = llvm.extractvalue %i2[2] : !llvm.array<4 x f32>
  %u = llvm.mlir.undef : !llvm.array<4 x f32>
  %i3 = llvm.insertvalue %f, %u[1] : !llvm.array<4 x f32>
  %10 = llvm.extractvalue %i3[2] : !llvm.array<4 x f32>
  %zz = llvm.mlir.zero : !llvm.struct<(i32, array<2 x i32>, vector<2xi32>, ptr)>
  %11 = llvm.extractvalue %zz[1] : !llvm.struct<(i32, array<2 x i32>, vector<2xi32>, ptr)>
  %12 = llvm.extractvalue %zz[2] : !llvm.struct<(i32, array<2 x i32>, vector<2xi32>, ptr)>
  %13 = llvm.extractvalue %zz[1,1] : !llvm.struct<(i32, array<2 x i32>, vector<2xi32>, ptr)>
  %14 = llvm.extractvalue %zz[3] : !llvm.struct<(i32, array<2 x i32>, vector<2xi32>, ptr)>
  %c8 = llvm.mlir.constant([1 : i32, 3 : i32]) : !llvm.struct<(i32, i32)>
  %15 = llvm.extractvalue %c8[1] : !llvm.struct<(i32, i32)>
  %c10 = llvm.mlir.constant(dense<[[1,2],[3,4]]> : vector<2x2xi64>) : !llvm.array<2 x vector<2 x i64>>
  %18 = llvm.extractvalue %c10[0] : !llvm.array<2 x vector<2 x i64>>
  "t.use"(%0,%4,%5,%6,%7,%8,%9,%10,%11,%12,%13,%14,%15,%18) : (i32,i8,f32,f32,f32,f32,f32,f32,!llvm.array<2 x i32>,vector<2xi32>,i32,!llvm.ptr,i32,vector<2xi64>) -> ()
  llvm.unreachable
}
llvm.func @nested_constants(%f : i32) {
  %c3 = llvm.mlir.constant([[1 : i32, 2 : i32], [1 : i32, 2 : i32]]) : !llvm.array<2 x struct<(i32, i32)>>
  %1 = llvm.extractvalue %c3[1] : !llvm.array<2 x struct<(i32, i32)>>
  %2 = llvm.extractvalue %c3[1, 0] : !llvm.array<2 x struct<(i32, i32)>>
  %i = llvm.insertvalue %f, %c3[1,0] : !llvm.array<2 x struct<(i32, i32)>>
  %3 = llvm.extractvalue %i[0,0] : !llvm.array<2 x struct<(i32, i32)>>
  %4 = llvm.extractvalue %1[1] : !llvm.struct<(i32, i32)>
  "t.use"(%1, %2, %3,%4) : (!llvm.struct<(i32, i32)>, i32,i32,i32) -> ()
  llvm.return
}
