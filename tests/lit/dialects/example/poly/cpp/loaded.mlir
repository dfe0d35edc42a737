// A loaded dialect reports each missing C++ hook in a warning and
// folds nothing; with strict loading, a missing hook is an error.
// RUN: strata-opt --load-dialect=%poly_td %s --canonicalize 2>%t.err | diff %s.expected -
// RUN: FileCheck %s < %t.err
// RUN: not strata-opt --load-dialect=%poly_td --load-strict %s 2>&1 | FileCheck %s --check-prefix=STRICT

// CHECK-DAG: Poly.td:{{[0-9]+}}:{{[0-9]+}}: warning: {{.*}}poly.add{{.*}}
// CHECK-DAG: Poly.td:{{[0-9]+}}:{{[0-9]+}}: warning: {{.*}}poly.constant{{.*}}
// CHECK-DAG: Poly.td:{{[0-9]+}}:{{[0-9]+}}: warning: {{.*}}poly.sum{{.*}}
// STRICT: Poly.td:{{[0-9]+}}:{{[0-9]+}}: error:

func.func @constants(%p: !poly.poly<3>) -> (!poly.poly<3>, !poly.poly<3>) {
  %0 = poly.constant [1, 2] : !poly.poly<3>
  %1 = poly.constant [10, 20, 30] : !poly.poly<3>
  %2 = poly.add %0, %1 : !poly.poly<3>
  %3 = poly.sum %p : !poly.poly<3>
  return %2, %3 : !poly.poly<3>, !poly.poly<3>
}
