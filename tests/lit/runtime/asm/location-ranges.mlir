// File locations and ranges; a range is printed in its shortest form and keeps its kind.
// RUN: strata-opt --allow-unregistered-dialect --mlir-print-debuginfo < %s | diff %s.expected -
// RUN: strata-opt --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope < %s | FileCheck %s --check-prefix=LOCAL
// RUN: strata-opt --allow-unregistered-dialect --mlir-print-debuginfo --mlir-pretty-debuginfo < %s | FileCheck %s --check-prefix=PRETTY

"t.a"() : () -> () loc("a":1:2 to :3)
"t.a"() : () -> () loc("a":1:2 to 1:3)
"t.a"() : () -> () loc("a":1:2 to 4:5)
"t.a"() : () -> () loc("a":1:2 to :2)
"t.a"() : () -> () loc("a":5:2 to 4:1)
"t.a"() : () -> () loc("a":5)
"t.a"() : () -> () loc("a":0x5:0)
"t.a"() : () -> () loc("a":4294967295:4294967295 to 4294967295:4294967294)
"t.a"() : () -> () loc("n"("a":1:2 to 4:5))
"t.a"() : () -> () loc(fused["a":1:2 to 4:5, "b":1:1])
"t.a"() : () -> () loc(callsite("a":1:2 to 4:5 at "b":1:1 to :9))
"t.a"() : () -> () loc(callsite("n" at "b":1:1 to :9))
"t.a"() {x = loc("a":1:2 to 4:5)} : () -> () loc(#l)
#l = loc("a":1:2 to 4:5)

// LOCAL-COUNT-2: loc("a":1:2 to :3)
// LOCAL: loc("a":1:2 to 4:5)
// LOCAL: loc("a":1:2)
// LOCAL: loc("a":5:2 to 4:1)
// LOCAL: loc("n"("a":1:2 to 4:5))
// LOCAL: loc(fused["a":1:2 to 4:5, "b":1:1])
// LOCAL: loc(callsite("a":1:2 to 4:5 at "b":1:1 to :9))
// LOCAL: {x = loc("a":1:2 to 4:5)} : () -> () loc("a":1:2 to 4:5)

// PRETTY: "t.a"() : () -> () a:1:2 to :3
// PRETTY: "t.a"() : () -> () #loc{{[0-9]+}} at #loc{{[0-9]+}}{{$}}
// PRETTY: "t.a"() {x = #loc{{[0-9]*}}} : () -> () a:1:2 to 4:5
