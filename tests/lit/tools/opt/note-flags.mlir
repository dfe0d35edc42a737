// Notes that show an operation use the printing flags of the output; the source line is shown once.
// RUN: not strata-opt %s --mlir-print-debuginfo 2>&1 | FileCheck %s --check-prefix=LOC --match-full-lines
// RUN: not strata-opt %s --mlir-print-skip-regions 2>&1 | FileCheck %s --check-prefix=SKIP --match-full-lines
// RUN: not strata-opt %s --mlir-print-op-on-diagnostic=false 2>&1 | count 3

// LOC: {{.*}}:14:1: error: 'func.func' op requires attribute 'function_type'
// LOC-NEXT: "func.func"() ({}) : () -> ()
// LOC-NEXT: ^
// LOC-NEXT: {{.*}}:14:1: note: see current operation: 
// LOC-NEXT: "func.func"() ({
// LOC-NEXT: }) : () -> () loc("{{.*}}":14:1)
// LOC-NOT: {{.+}}
// SKIP: {{.*}}: note: see current operation: "func.func"() ({...}) : () -> ()
"func.func"() ({}) : () -> ()
