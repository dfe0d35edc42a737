// A location that is the value of an attribute has an alias, whether or not the locations of operations are printed.
// RUN: strata-opt %s --allow-unregistered-dialect | diff %s.expected -

"t.a"() {at = loc("x":1:2), from = loc(callsite("y":3:4 at "x":1:2)), all = [loc(unknown)]} : () -> ()
