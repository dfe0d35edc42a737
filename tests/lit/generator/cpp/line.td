// Compiler errors in C++ of the user are reported in the .td file; errors in generated code, in the generated file.
// REQUIRES: g++
// RUN: strata-tblgen -gen-dialect-interface-decls %s -o %t.h.inc
// RUN: not g++ -std=c++20 -fsyntax-only -include %S/Inputs/stub.h -x c++ %t.h.inc > %t.out 2>&1
// RUN: FileCheck %s --check-prefix=ERRORS --implicit-check-not=error: < %t.out
// RUN: FileCheck %s < %t.h.inc
// The #line directive after each piece of user code has the number of the line that follows it in the output.
// RUN: awk '/^#line .*line.td.tmp/ { if ($2 != NR + 1) exit 1; ++n } END { if (n != 3) exit 1 }' %t.h.inc

include "mlir/IR/Interfaces.td"

def Named : DialectInterface<"Named"> {
  let cppNamespace = "::t";
  let methods = [
    InterfaceMethod<"A number.", "int", "one", (ins), [{
      return 1;
    }]>,
    InterfaceMethod<"Two mistakes.", "int", "two", (ins "int":$x), [{
      int y = x;

      return y + oops;
    }]>,
    // Valid for the generator, but not for a C++ compiler.
    InterfaceMethod<"Wrong in the generated line.", "Unknown", "three", (ins)>,
    InterfaceMethod<"The last.", "int", "four", (ins), /*methodBody=*/[{}], [{ return wrong; }]>,
  ];
}

// ERRORS: line.td.tmp.h.inc:[[#]]:{{.*}} error: 'Unknown' does not name a type
// ERRORS: {{^}}line.td:21:16: error: 'oops' was not declared in this scope
// ERRORS: {{^}}line.td:25:12: error: 'wrong' was not declared in this scope

// CHECK: // clang-format off
// CHECK-NEXT: #line 16 "line.td"
// CHECK-NEXT: return 1;
// CHECK-NEXT: #line [[#]] "line.td.tmp.h.inc"
// CHECK-NEXT: // clang-format on
