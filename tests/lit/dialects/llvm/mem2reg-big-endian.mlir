// The bytes at the start of a slot are the most significant ones on a big-endian target.
// RUN: %opt %s --mem2reg | diff %s.expected -

module attributes { dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<"dlti.endianness", "big">>} {
llvm.func @loadnarrow(%x: i32) -> i8 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i32, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %z : i8
}
llvm.func @storenarrow(%x: i8, %y : i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %y, %0 : i32, !llvm.ptr
  llvm.store %x, %0 : i8, !llvm.ptr
  %z = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %z : i32
}
}
