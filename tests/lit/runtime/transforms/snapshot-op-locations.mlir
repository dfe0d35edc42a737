// Positions in the printed text become locations or are fused with the old ones; columns are counted from 0.
// RUN: strata-opt %s --snapshot-op-locations='filename=%t.snapshot' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: strata-opt %s --snapshot-op-locations='filename=%t.tagged tag=later print-op-generic=true' --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=TAG
// RUN: FileCheck %s --check-prefix=FILE < %t.snapshot
// RUN: not strata-opt %s --snapshot-op-locations=filename=/nonexistent/x 2>&1 | FileCheck %s --check-prefix=FAIL

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32 loc("old.c":7:8)
  return %0 : i32
}
// CHECK: arith.addi {{.*}} loc("{{.*}}.snapshot":3:4)
// CHECK: return {{.*}} loc("{{.*}}.snapshot":4:4)
// CHECK: } loc("{{.*}}.snapshot":2:2)
// CHECK: } loc("{{.*}}.snapshot":1:0)
// TAG: arith.addi {{.*}} loc(fused["old.c":7:8, "later"("{{.*}}.tagged":4:4)])
// FILE: module {
// FILE-NEXT: func.func @f(%arg0: i32) -> i32 {
// FAIL: error: cannot open output file '/nonexistent/x': No such file or directory
