// An anonymous pass record.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/Pass/PassBase.td"

def : Pass<"a">;
// CHECK:{{.*}}pass-unnamed.td:[[#@LINE-1]]:1: error: a pass is named by its record, whose name must be a C++ identifier
// CHECK-NEXT:def : Pass<"a">;
// CHECK-NEXT:^
