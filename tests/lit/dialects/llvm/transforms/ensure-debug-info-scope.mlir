// Functions get subprograms; ops of other files and inlined ops get scopes in them. Unknown locations, and functions
// that have a subprogram, stay.
// RUN: %opt %s --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo | FileCheck %s
// RUN: %opt %s --pass-pipeline='builtin.module(ensure-debug-info-scope-on-llvm-func{emission-kind=Full})' \
// RUN:   --mlir-print-debuginfo | FileCheck %s --check-prefix=FULL

module {
// CHECK-LABEL: llvm.func @same_file
// CHECK: llvm.call @declared() : () -> () loc(#[[SAME:.+]])
llvm.func @same_file() {
  llvm.call @declared() : () -> () loc("dir/f.mlir":4:5)
// CHECK: llvm.call @declared() : () -> () loc(#[[OTHER:.+]])
  llvm.call @declared() : () -> () loc("other.mlir":1:1)
// CHECK: llvm.call @declared() : () -> () loc(#[[INLINED:.+]])
  llvm.call @declared() : () -> () loc(callsite("callee.mlir":1:1 at "dir/f.mlir":9:9))
// CHECK: llvm.return loc(#[[UNKNOWN:.+]])
  llvm.return loc(unknown)
// CHECK: } loc(#[[FUNCTION:.+]])
} loc("dir/f.mlir":3:1)
// CHECK: llvm.func @declared() loc(#[[DECLARED:.+]])
llvm.func @declared() loc("f.mlir":8:1)
// CHECK: llvm.func @without_position() loc(#[[WITHOUT:.+]])
llvm.func @without_position() loc(unknown)
} loc("dir/module.mlir":1:2)

// CHECK-DAG: #[[MODULE_FILE:.+]] = #llvm.di_file<"module.mlir" in "dir">
// CHECK-DAG: #[[FILE:.+]] = #llvm.di_file<"f.mlir" in "dir">
// CHECK-DAG: #[[OTHER_FILE:.+]] = #llvm.di_file<"other.mlir" in "">
// CHECK-DAG: #[[UNKNOWN]] = loc(unknown)
// CHECK-DAG: #[[SAME]] = loc("dir/f.mlir":4:5)
// CHECK-DAG: #[[UNIT:.+]] = #llvm.di_compile_unit<{{.*}}file = #[[MODULE_FILE]], producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
// FULL: #llvm.di_compile_unit<{{.*}}emissionKind = Full>
// CHECK-DAG: #[[SUBPROGRAM:.+]] = #llvm.di_subprogram<{{.*}}compileUnit = #[[UNIT]], scope = #[[FILE]], name = "same_file", {{.*}}file = #[[FILE]], line = 3, scopeLine = 3, subprogramFlags = "Definition|Optimized"
// CHECK-DAG: #[[DECLARATION:.+]] = #llvm.di_subprogram<scope = {{.*}}name = "declared", {{.*}}line = 8, scopeLine = 8, subprogramFlags = Optimized
// CHECK-DAG: #[[WITHOUT_POSITION:.+]] = #llvm.di_subprogram<scope = #[[MODULE_FILE]], name = "without_position", {{.*}}line = 1
// CHECK-DAG: #[[DECLARED]] = loc(fused<#[[DECLARATION]]>[
// CHECK-DAG: #[[FUNCTION]] = loc(fused<#[[SUBPROGRAM]]>[
// CHECK-DAG: #[[BLOCK:.+]] = #llvm.di_lexical_block_file<scope = #[[SUBPROGRAM]], file = #[[OTHER_FILE]], discriminator = 0>
// CHECK-DAG: #[[WITHOUT]] = loc(fused<#[[WITHOUT_POSITION]]>[
// CHECK-DAG: #[[OTHER]] = loc(fused<#[[BLOCK]]>[
// CHECK-DAG: #[[INLINED]] = loc(callsite(
