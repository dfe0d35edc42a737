// If the assembly format of a loaded op has a custom directive without C++ functions, the op is printed in generic
// form. Its custom form cannot be parsed; the error names the directive.
// RUN: strata-opt --load-dialect=%S/Inputs/directives.td %s --split-input-file --verify-diagnostics 2>/dev/null | FileCheck %s

// CHECK: "u.op"() <{x = 1 : i32}> {more} : () -> ()
"u.op"() <{x = 1 : i32}> {more} : () -> ()

// -----

// expected-error @+1 {{the directive custom<Foo> needs compiled C++: 'u.op' can be read in its generic form only}}
u.op 1
