// RUN: strata-opt %s --strip-debuginfo --mlir-print-debuginfo | FileCheck %s
// RUN: strata-opt %s --pass-pipeline='builtin.module(func.func(strip-debuginfo))' --mlir-print-debuginfo | FileCheck %s --check-prefix=INSIDE

// CHECK: #loc = loc(unknown)
// CHECK-NOT: "there"
// CHECK: func.func @f(%arg0: i32 loc(unknown))
// INSIDE: "module"
func.func @f(%a: i32 loc("there":1:2)) -> i32 {
  return %a : i32 loc("there":2:3)
} loc("there":3:4)
#module = loc("module")
module {} loc(#module)
