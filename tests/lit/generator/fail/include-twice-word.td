// A repeated `include` keyword: the file name is missing.
// RUN: not strata-tblgen --check %s -I %S 2>&1 | %errors %s

include include "mlir/IR/OpBase.td"
// CHECK:{{.*}}include-twice-word.td:[[#@LINE-1]]:17: error: expected filename after include
// CHECK-NEXT:include include "mlir/IR/OpBase.td"
// CHECK-NEXT:                ^
// CHECK-NEXT:Included from {{.*}}include-twice-word.td:[[#@LINE-4]]:
// CHECK-NEXT:Included from {{.*}}OpBase.td:13:
// CHECK-NEXT:{{.*}}<strata>/mlir/IR/Utils.td:{{[0-9]+}}:{{[0-9]+}}: note: found here, in the vocabulary
// CHECK-NEXT:def ins;   // inputs of an op, a builder or a method
// CHECK-NEXT:^
