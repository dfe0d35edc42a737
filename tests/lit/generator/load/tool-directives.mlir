// A custom directive whose C++ functions the tool registers works in a loaded dialect, with each list of arguments.
// RUN: strata-opt --load-dialect=%S/Inputs/directives.td %s --split-input-file --verify-diagnostics 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=LOAD < %t

// LOAD: directives.td:9:25: warning: the directive custom<Foo> needs compiled C++ and is left out of the loaded dialect
// LOAD: directives.td:9:25: note: a tool that has parseFoo and printFoo can register them
// LOAD-NOT: warning:

// CHECK-LABEL: func.func @f
func.func @f(%i: index, %j: i32) {
  // CHECK: u.indices [%arg0, 3, %arg0]
  u.indices [%i, 3, %i]
  // CHECK: u.indices []
  u.indices []
  // CHECK: u.typed [%arg1 : i32, 4]
  u.typed [%j : i32, 4]
  // CHECK: u.scalable [%arg0, [4], 2] {more}
  u.scalable [%i, [4], 2] {more}
  return
}

// -----

func.func @wrong(%i: index) {
  // expected-error @+2 {{expected integer value}}
  // expected-error @+1 {{expected SSA value or integer}}
  u.indices [%i, "x"]
  return
}
