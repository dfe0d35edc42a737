// An error that occurs in a file of the vocabulary is reported at the include in the user's file.
// RUN: not strata-tblgen --check %s -I %S 2>&1 | %errors %s

class Op {
  int x = 1;
}

include "mlir/IR/OpBase.td"
// CHECK:{{.*}}include-vocabulary.td:[[#@LINE-1]]:9: error: Class 'Op' already defined
// CHECK-NEXT:include "mlir/IR/OpBase.td"
// CHECK-NEXT:        ^
// CHECK-NEXT:Included from {{.*}}include-vocabulary.td:[[#@LINE-4]]:
// CHECK-NEXT:{{.*}}<strata>/mlir/IR/OpBase.td:{{[0-9]+}}:{{[0-9]+}}: note: found here, in the vocabulary
// CHECK-NEXT:class Op<Dialect dialect, string mnemonic, list<Trait> props = []> {
// CHECK-NEXT:      ^
// CHECK-NEXT:{{.*}}include-vocabulary.td:[[#@LINE-12]]:7: note: 'Op' is defined here
// CHECK-NEXT:class Op {
// CHECK-NEXT:      ^
