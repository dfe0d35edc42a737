// Functions with linkonce linkage get comdats.
// RUN: %opt %s --llvm-add-comdats | diff %s.expected -

llvm.func linkonce @a() { llvm.return }
llvm.func linkonce_odr @b() { llvm.return }
llvm.func linkonce @d() comdat(@__llvm_global_comdat::@d) { llvm.return }
llvm.comdat @__llvm_global_comdat { llvm.comdat_selector @d any }
llvm.mlir.global linkonce_odr @g(1 : i32) : i32
llvm.func weak @c() { llvm.return }
