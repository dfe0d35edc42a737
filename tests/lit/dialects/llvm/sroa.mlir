// --sroa splits stack memory of structs and arrays. Addresses are compared by their offsets in bytes.
// mlir-opt writes the copies of the fields in an order that changes from run to run.
// UNSUPPORTED: differential
// RUN: %opt %s --sroa | diff %s.expected -

llvm.func @basic(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
%h = llvm.getelementptr inbounds %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 llvm.store %x, %h : i32, !llvm.ptr
  llvm.return
}
llvm.func @first(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %v = llvm.load %0 : !llvm.ptr -> i32
  llvm.return
}
llvm.func @firststore(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  llvm.return
}
llvm.func @firststorewide(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.store %i64, %0 : i64, !llvm.ptr
  llvm.return
}
llvm.func @firstloadnarrow(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %v = llvm.load %0 : !llvm.ptr -> i8
  llvm.return
}
llvm.func @whole(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %v = llvm.load %0 : !llvm.ptr -> !llvm.struct<(i32, f64, i32)>
  llvm.return
}
llvm.func @gepcall(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 llvm.call @use(%g) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @gepover(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @gepdiff(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @gepbytes(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @gepbytesmid(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[2] : (!llvm.ptr) -> !llvm.ptr, i8
 %v = llvm.load %g : !llvm.ptr -> i16
  llvm.return
}
llvm.func @gepbytesend(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
 %v = llvm.load %g : !llvm.ptr -> i16
  llvm.return
}
llvm.func @gepbytesout(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
 %v = llvm.load %g : !llvm.ptr -> i16
  llvm.return
}
llvm.func @geploadwide(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> i64
  llvm.return
}
llvm.func @gepdyn(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[%x, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @gepgep(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, struct<(i32, f64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, f64)>)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @gepthengep(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, struct<(i32, f64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, f64)>)>
 %h = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64)>
 %v = llvm.load %h : !llvm.ptr -> f64
  llvm.return
}
llvm.func @gepthengepbad(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, struct<(i32, f64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, f64)>)>
 %h = llvm.getelementptr %g[1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64)>
 %v = llvm.load %h : !llvm.ptr -> f64
  llvm.return
}
llvm.func @arr(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<4 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
 %v = llvm.load %g : !llvm.ptr -> i32
%h = llvm.getelementptr %0[2] : (!llvm.ptr) -> !llvm.ptr, i32
 %w = llvm.load %h : !llvm.ptr -> i32
  llvm.return
}
llvm.func @arrdyn(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<4 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, %x] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @arr17(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<17 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @arr16(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<16 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<16 x i32>
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @arrneg(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<4 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, -1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @arrout(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<4 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 4] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @packed(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<packed (i8, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @packedbytes(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<packed (i8, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[1] : (!llvm.ptr) -> !llvm.ptr, i8
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @volatile(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load volatile %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @volatilefirst(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %v = llvm.load volatile %0 : !llvm.ptr -> i32
  llvm.return
}
llvm.func @lifetime(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
 %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memset(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(24 : i32) : i32
 "llvm.intr.memset"(%0, %c, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memsetpart(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(10 : i32) : i32
 "llvm.intr.memset"(%0, %c, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memsetnouse(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(24 : i32) : i32
 "llvm.intr.memset"(%0, %c, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  llvm.return
}
llvm.func @memsetinl(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
 "llvm.intr.memset.inline"(%0, %c) <{isVolatile = false, len=24:i64}> : (!llvm.ptr, i8) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memsetinlpart(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
 "llvm.intr.memset.inline"(%0, %c) <{isVolatile = false, len=10:i64}> : (!llvm.ptr, i8) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
%h = llvm.getelementptr %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %w = llvm.load %h : !llvm.ptr -> i32
  llvm.return
}
llvm.func @memsetarr(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<4 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(16 : i32) : i32
 "llvm.intr.memset"(%0, %c, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @memsetarrpart(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<4 x i32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(6 : i32) : i32
 "llvm.intr.memset"(%0, %c, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
 %v = llvm.load %g : !llvm.ptr -> i32
%h = llvm.getelementptr %0[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
 %w = llvm.load %h : !llvm.ptr -> i32
  llvm.return
}
llvm.func @memsetvol(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(24 : i32) : i32
 "llvm.intr.memset"(%0, %c, %l) <{isVolatile = true}> : (!llvm.ptr, i8, i32) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memcpyto(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %l = llvm.mlir.constant(24 : i32) : i32
 "llvm.intr.memcpy"(%0, %p, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memcpyfrom(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %l = llvm.mlir.constant(24 : i32) : i32
 "llvm.intr.memcpy"(%p, %0, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memmovefrom(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<3 x i64> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %l = llvm.mlir.constant(24 : i32) : i32
 "llvm.intr.memmove"(%p, %0, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memcpyinl(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<3 x i64> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memcpy.inline"(%p, %0) <{isVolatile = false, len=24:i64}> : (!llvm.ptr, !llvm.ptr) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i64>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memcpypart(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %l = llvm.mlir.constant(12 : i32) : i32
 "llvm.intr.memcpy"(%p, %0, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memsetfield(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(8 : i32) : i32
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 "llvm.intr.memset"(%g, %c, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memsetfieldover(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(9 : i32) : i32
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 "llvm.intr.memset"(%g, %c, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @memcpyfield(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %l = llvm.mlir.constant(8 : i32) : i32
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 "llvm.intr.memcpy"(%g, %p, %l) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @named(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<"foo", (i32, f64)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"foo", (i32, f64)>
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @storeself(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<"foo2", (i32, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"foo2", (i32, ptr)>
 llvm.store %g, %g : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func @storeptr(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 llvm.store %g, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}
llvm.func @gepunused(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  llvm.return
}
llvm.func @storetail(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 llvm.store %i64, %g : i64, !llvm.ptr
  llvm.return
}
llvm.func @align(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
 llvm.store %i64, %g {alignment = 4 : i64, tbaa=[]} : i64, !llvm.ptr
  llvm.return
}
llvm.func @bitc(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  llvm.return
}
llvm.func @memsetgep(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, struct<(i32, f64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(5 : i8) : i8
%l = llvm.mlir.constant(16 : i32) : i32
%g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, f64)>)>
 "llvm.intr.memset"(%g, %c, %l) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
 %h = llvm.getelementptr %g[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64)>
 %v = llvm.load %h : !llvm.ptr -> f64
  llvm.return
}
llvm.func @firststruct(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(struct<(i32, f64)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %v = llvm.load %0 : !llvm.ptr -> i32
  llvm.return
}
llvm.func @firststructbytes(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(struct<(i32, f64)>, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
 %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @arrbytes(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<4 x struct<(i32, i32)>> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[12] : (!llvm.ptr) -> !llvm.ptr, i8
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @vecelem(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x vector<4xi32> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, vector<4xi32>
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @empty(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<()> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %v = llvm.load %0 : !llvm.ptr -> i32
  llvm.return
}
llvm.func @single(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %v = llvm.load %0 : !llvm.ptr -> i32
  llvm.return
}
llvm.func @midstraddle(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[2] : (!llvm.ptr) -> !llvm.ptr, i8
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @padding(%x: i32, %p: !llvm.ptr, %b: i8, %i64: i64) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[4] : (!llvm.ptr) -> !llvm.ptr, i8
 %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @use(!llvm.ptr)
llvm.func @second_two(%x: i32) {
  %one = llvm.mlir.constant(2 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %0[18] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %g : !llvm.ptr -> i16
  llvm.return
}
llvm.func @second_dyn(%x: i32) {
  %0 = llvm.alloca %x x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %0[18] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %g : !llvm.ptr -> i16
  llvm.return
}
llvm.func @second_inb(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca inalloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 64 : i64} : (i32) -> !llvm.ptr<3>
  %g = llvm.getelementptr inbounds %0[18] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
  %v = llvm.load %g : !llvm.ptr<3> -> i16
  llvm.return
}
llvm.func @second_block(%x: i32, %c: i1) {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.cond_br %c, ^a, ^b
^a:
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %0[18] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %g : !llvm.ptr -> i16
  llvm.br ^b
^b:
  llvm.return
}
llvm.func @second_nest(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, struct<(i32,i32,f64)>)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %0[0,1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32,i32,f64)>)>
  %h = llvm.getelementptr inbounds %g[0,1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32,i32,f64)>
  %v = llvm.load %h : !llvm.ptr -> i64
  llvm.return
}
llvm.func @second_lt(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f64, i32)>
  llvm.intr.lifetime.start %g : !llvm.ptr
  %v = llvm.load %g : !llvm.ptr -> f64
  llvm.return
}
llvm.func @second_inbnest(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, f64, i32)> {alignment = 64 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr inbounds|nuw %0[18] : (!llvm.ptr) -> !llvm.ptr, i8
  %h = llvm.getelementptr inbounds|nuw %g[1] : (!llvm.ptr) -> !llvm.ptr, i8
  %v = llvm.load %h : !llvm.ptr -> i8
  llvm.return
}
llvm.func @second_vecidx(%x: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.struct<(i32, vector<4xi32>)> {alignment = 64 : i64} : (i32) -> !llvm.ptr
  %g = llvm.getelementptr %0[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, vector<4xi32>)>
  %v = llvm.load %g : !llvm.ptr -> i32
  llvm.return
}
llvm.func @second_memcpyp(%x: i32, %p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(56 : i64) : i64
  %0 = llvm.alloca %one x !llvm.struct<(i32, i64, i8, i16, i32, i64, f32)> {alignment = 64 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %0, %l) <{isVolatile = false, tbaa=[]}> {foo} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @second_memcpyp2(%x: i32, %p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.mlir.constant(40 : i64) : i64
  %0 = llvm.alloca %one x !llvm.struct<(i32, i64, i8, i16, i32, i64, f32)> {alignment = 64 : i64} : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %0, %l) <{isVolatile = false, tbaa=[]}> {foo} : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
