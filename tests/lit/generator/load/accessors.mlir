// A predicate may read the parameters of declared types. One that calls something else cannot be honoured: it is
// named, and refuses nothing.
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
