// An assembly format that needs C++ cannot be parsed by a loaded dialect; the generic form can.
// RUN: strata-opt --load-dialect=%S/Inputs/NeedsCpp.td %s --split-input-file --verify-diagnostics 2>%t.err
// RUN: FileCheck %s < %t.err

// CHECK: warning: the directive custom<Mine>

// expected-error @+1 {{custom<Mine>}}
n.custom 3

// -----

// expected-error @+1 {{op 'n.hand' has no custom assembly form}}
n.hand

// -----

"n.custom"() {k = 3 : i32} : () -> ()
"n.hand"() : () -> ()
%0 = "n.folded"() : () -> i32
"n.constrained"(%0) : (i32) -> ()
"n.default"() : () -> ()
