// RUN: starter-opt %s --starter-add-prefix | FileCheck %s
// RUN: starter-opt %s --pass-pipeline='builtin.module(starter-add-prefix{prefix=my_})' | FileCheck %s --check-prefix=MINE

// CHECK: func.func private @starter_f()
// MINE: func.func private @my_f()
func.func private @f()
