// The visibility of all symbols with default visibility is replaced.
// RUN: %opt %s --llvm-use-default-visibility=visibility=hidden | diff %s.expected -

llvm.func @a() { llvm.return }
llvm.func @decl()
llvm.func protected @b() { llvm.return }
llvm.func internal @c() { llvm.return }
llvm.func private @p() { llvm.return }
llvm.func linkonce_odr @l() { llvm.return }
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global external @gd() : i32
llvm.mlir.global private @gp(1 : i32) : i32
llvm.mlir.alias external @al : i32 { %0 = llvm.mlir.addressof @g : !llvm.ptr llvm.return %0 : !llvm.ptr}
llvm.mlir.ifunc external @if : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr { %0 = llvm.mlir.zero : !llvm.ptr llvm.return %0 : !llvm.ptr}
func.func @f() { return }
