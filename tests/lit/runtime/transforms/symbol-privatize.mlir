// RUN: strata-opt %s --symbol-privatize=exclude=main,other | FileCheck %s
// RUN: strata-opt %s --symbol-privatize | FileCheck %s --check-prefix=ALL

// CHECK: func.func private @f()
func.func @f() { return }
// CHECK: module @m attributes {sym_visibility = "private"}
module @m {
  // Only symbols of the operation's own symbol table are changed.
  // CHECK: func.func @inner()
  func.func @inner() { return }
}
// CHECK: func.func @main()
// ALL: func.func private @main()
func.func @main() { return }
