llvm.mlir.global external @nowhere() : i32
llvm.func @main() -> i32 {
  %0 = llvm.mlir.addressof @nowhere : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
