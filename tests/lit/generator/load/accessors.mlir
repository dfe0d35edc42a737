// The loader evaluates predicates that read parameters of declared types. A constraint whose predicate calls another
// function is reported in a warning and accepts every type.
// RUN: strata-opt --load-dialect=%S/Inputs/accessors.td %s --verify-diagnostics 2>&1 | FileCheck %s
// CHECK: accessors.td:19:{{[0-9]+}}: warning: {{.*}} needs compiled C++ and is left out of the loaded dialect: a call of 'getOuterSize' cannot be evaluated
// CHECK-NOT: {{error|warning}}:

func.func private @box() -> !u.box<1>
func.func @boxes() {
  %0 = call @box() : () -> !u.box<1>
  u.unknown %0 : !u.box<1>
  // expected-error @+1 {{operand #0 must be big box, but got '!u.box<1>'}}
  u.known %0 : !u.box<1>
  return
}
