// A file without an include guard that is included twice defines its records twice.
// RUN: not strata-tblgen --check %s -I %S 2>&1 | %errors %s

include "Inputs/once.td"

include "Inputs/once.td"
// CHECK:Included from {{.*}}include-twice.td:[[#@LINE-1]]:
// CHECK-NEXT:{{.*}}Inputs/once.td:2:5: error: def already exists: Once
// CHECK-NEXT:def Once;
// CHECK-NEXT:    ^
// CHECK-NEXT:Included from {{.*}}include-twice.td:[[#@LINE-7]]:
// CHECK-NEXT:{{.*}}Inputs/once.td:2:5: note: location of previous definition
// CHECK-NEXT:def Once;
// CHECK-NEXT:    ^
