// An error in an included file is reported there, with the location of the include.
// RUN: not strata-tblgen --check %s -I %S 2>&1 | %errors %s

include "Inputs/mistake.td"
// CHECK:Included from {{.*}}include-mistake.td:[[#@LINE-1]]:
// CHECK-NEXT:{{.*}}Inputs/mistake.td:2:13: error: Couldn't find class 'Unknown'
// CHECK-NEXT:def Wrong : Unknown;
// CHECK-NEXT:            ^
