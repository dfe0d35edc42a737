// The patterns of a dialect are those of its function getCanonicalizationPatterns(), and constants are those of its
// function materializeConstant().
// RUN: inn-opt %s --canonicalize | FileCheck %s

// CHECK-NOT: inn.pay
// CHECK: %[[THREE:.*]] = cellar.serve 3
// CHECK-NOT: cellar.serve
// CHECK: inn.pay %[[THREE]]
// CHECK: inn.pay %[[THREE]]
%none = cellar.serve 0
inn.pay %none : i32
%a = cellar.serve 3
%b = cellar.serve 3
inn.pay %a : i32
inn.pay %b : i32
