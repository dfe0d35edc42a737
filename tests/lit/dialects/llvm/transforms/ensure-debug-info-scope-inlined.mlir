// An op that was inlined through several calls gets a scope for each of them. File locations inside of fused and named
// locations are used; a callee without a file location gets no scope.
// RUN: %opt %s --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// UNSUPPORTED: differential

// CHECK-LABEL: llvm.func @f
llvm.func @f() {
// CHECK: llvm.call @g() : () -> () loc(callsite(fused<#llvm.di_lexical_block_file<{{.*}}file = <"q.mlir" in "">{{.*}}>[fused<#llvm.di_lexical_block_file<{{.*}}file = <"p.mlir" in "">{{.*}}>["p.mlir":1:1]] at "r.mlir":3:3))
  llvm.call @g() : () -> () loc(callsite(callsite("p.mlir":1:1 at "q.mlir":2:2) at "r.mlir":3:3))
// CHECK: llvm.call @g() : () -> () loc(callsite(unknown at "r.mlir":3:3))
  llvm.call @g() : () -> () loc(callsite(unknown at "r.mlir":3:3))
// CHECK: llvm.call @g() : () -> () loc(fused<#llvm.di_lexical_block_file<{{.*}}file = <"n.mlir" in "">, discriminator = 0>>["name"("n.mlir":1:1)])
  llvm.call @g() : () -> () loc("name"("n.mlir":1:1))
  llvm.return
}
llvm.func @g()
