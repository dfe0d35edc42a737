// The location of an error: the nearest file location, the chain of calls, or the text of another kind of location.
// RUN: not strata-opt %s --split-input-file 2>&1 | FileCheck %s --implicit-check-not="called from"

// CHECK: a:1:2: error: 'func.func' op requires attribute 'function_type'
// CHECK-NEXT: b:3:4: note: called from
// CHECK-NEXT: c:5:6: note: called from
// CHECK-NEXT: a:1:2: note: see current operation:
"func.func"() ({}) : () -> () loc(callsite("a":1:2 to :9 at callsite("b":3:4 at "c":5:6)))
// -----
// CHECK: a:1:2: error:
// CHECK-NEXT: <unknown>:0: note: loc("y"): called from
"func.func"() ({}) : () -> () loc("n"(callsite("a":1:2 at "y")))
// -----
// CHECK: c:1:1: error:
// CHECK-NEXT: b:3:4: note: called from
"func.func"() ({}) : () -> () loc(fused["c":1:1, callsite("a":1:2 at "b":3:4), callsite("a":1:5 at "b":3:8)])
// -----
// CHECK: <unknown>:0: error: loc(fused<"x">["p"("q")]): 'func.func' op
// CHECK-NEXT: <unknown>:0: note: loc(fused<"x">["p"("q")]): see current operation:
"func.func"() ({}) : () -> () loc(fused<"x">["p"("q")])
// -----
// CHECK: <unknown>:0: error: 'func.func' op
"func.func"() ({}) : () -> () loc(unknown)
// -----
// At most ten callers are shown.
// CHECK: a:0:1: error:
// CHECK-COUNT-10: note: called from
// CHECK-NEXT: note: see current operation:
#l1 = loc(callsite("b":1:1 at "a":1:1))
#l2 = loc(callsite("b":2:1 at #l1))
#l3 = loc(callsite("b":3:1 at #l2))
#l4 = loc(callsite("b":4:1 at #l3))
#l5 = loc(callsite("b":5:1 at #l4))
#l6 = loc(callsite("b":6:1 at #l5))
#l7 = loc(callsite("b":7:1 at #l6))
#l8 = loc(callsite("b":8:1 at #l7))
#l9 = loc(callsite("b":9:1 at #l8))
#l10 = loc(callsite("b":10:1 at #l9))
"func.func"() ({}) : () -> () loc(callsite("a":0:1 at #l10))
