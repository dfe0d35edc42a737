// An op whose format has a directive in C++ keeps everything it has: without the C++ it is printed in its generic
// form. In its own form it cannot be read, and the message says why.
// RUN: strata-opt --load-dialect=%S/Inputs/directives.td %s --split-input-file --verify-diagnostics 2>/dev/null | FileCheck %s

// CHECK: "u.op"() <{x = 1 : i32}> {more} : () -> ()
"u.op"() <{x = 1 : i32}> {more} : () -> ()

// -----

// expected-error @+1 {{the directive custom<Foo> needs compiled C++: 'u.op' can be read in its generic form only}}
u.op 1
