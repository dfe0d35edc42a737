// Compiler errors in a predicate are reported in the .td file, other errors in the generated file.
// REQUIRES: g++
// RUN: strata-tblgen -gen-type-constraint-defs %s -o %t.cpp.inc
// RUN: not g++ -std=c++20 -fsyntax-only -include %S/Inputs/stub-type.h -x c++ %t.cpp.inc > %t.out 2>&1
// RUN: FileCheck %s --check-prefix=ERRORS --implicit-check-not=error: < %t.out
// RUN: FileCheck %s < %t.cpp.inc
// The #line directive after each expression has the number of the line that follows it in the output.
// RUN: awk '/^#line .*line-predicate.td.tmp/ { if ($2 != NR + 1) exit 1; ++n } END { if (n != 2) exit 1 }' %t.cpp.inc

include "mlir/IR/OpBase.td"

def Wrong : Type<And<[CPred<"$_self.isIndex()">,
                      CPred<[{
                        $_self.isOdd()
                      }]>]>, "wrong"> {
  let cppFunctionName = "isWrong";
}

// ERRORS: {{^}}line-predicate.td:14:{{[0-9]+}}: error: {{.*}} has no member named 'isOdd'

// CHECK: // clang-format off
// CHECK: #line 12 "line-predicate.td"
// CHECK-NEXT: type.isIndex()
// CHECK-NEXT: #line [[#]] "line-predicate.td.tmp.cpp.inc"
// CHECK-NEXT: ) && (
// CHECK-NEXT: #line 14 "line-predicate.td"
// CHECK-NEXT: type.isOdd()
// CHECK-NEXT: #line [[#]] "line-predicate.td.tmp.cpp.inc"
// CHECK-NEXT: ));
// CHECK-NEXT: // clang-format on
