// A file that includes itself, without a guard.
// RUN: not strata-tblgen --check %s -I %S 2>&1 | %errors %s

include "include-itself.td"
// CHECK:{{.*}}include-itself.td:[[#@LINE-1]]:9: error: 'include-itself.td' includes itself
// CHECK-NEXT:include "include-itself.td"
// CHECK-NEXT:        ^

def A;
