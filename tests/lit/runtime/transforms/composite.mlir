// RUN: strata-opt %s --pass-pipeline='builtin.module(composite-fixed-point-pass{pipeline=any(canonicalize,cse) name=Both})' --mlir-print-ir-after-all 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=TWICE --input-file=%t.err
// RUN: strata-opt %s --pass-pipeline='builtin.module(composite-fixed-point-pass{pipeline=canonicalize,cse})' | FileCheck %s
// RUN: strata-opt %s --pass-pipeline='builtin.module(composite-fixed-point-pass{pipeline=func.func(canonicalize,cse)})' | FileCheck %s
// RUN: not strata-opt %s --pass-pipeline='builtin.module(composite-fixed-point-pass{pipeline=nothing})' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: strata-opt --help | FileCheck %s --check-prefix=HELP
// RUN: strata-opt %s --pass-pipeline='builtin.module(composite-fixed-point-pass{pipeline=any(canonicalize) max-iterations=1})' 2>&1 | FileCheck %s --check-prefix=LIMIT
// RUN: not strata-opt %s --pass-pipeline='builtin.module(composite-fixed-point-pass{pipeline=any(nothing)})' 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: not strata-opt %s --pass-pipeline='builtin.module(composite-fixed-point-pass{pipeline=any(cse) max-iterations=-3})' 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: strata-opt %s --pass-pipeline='builtin.module(print-ir{label=first},func.func(print-ir))' -o /dev/null 2>&1 | FileCheck %s --check-prefix=PRINT

// The second iteration verifies the fixpoint.
// TWICE-COUNT-2: IR Dump After CSE (cse)
// TWICE-NOT: IR Dump After CSE
// TWICE: IR Dump After Both (composite-fixed-point-pass)
// LIMIT: warning: Composite pass "CompositeFixedPointPass"+ didn't converge in 1 iterations
// HELP: composite-fixed-point-pass {{.*}}Composite fixed point pass
// HELP-DAG: name={{.*}}Composite pass display name
// HELP-DAG: pipeline={{.*}}Composite pass inner pipeline
// HELP-DAG: max-iterations={{.*}}Maximum number of iterations if inner pipeline
// WRONG: 'nothing' does not refer to a registered pass or pass pipeline
// NEGATIVE: error: Invalid maxIterations value: -3
// PRINT: // -----// IR Dump first //----- //
// PRINT-NEXT: module {
// PRINT: // -----// IR Dump //----- //
// PRINT-NEXT: func.func @f
func.func @f(%a: i32) -> i32 {
  // CHECK: return %arg0
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
