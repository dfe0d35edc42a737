// Diagnostics of truncated locations and invalid line or column numbers.
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

"t.a"() : () -> () loc("a":) // expected-error {{expected integer line number in FileLineColRange}}
// -----
"t.a"() : () -> () loc("a":-1:2) // expected-error {{expected integer line number in FileLineColRange}}
// -----
"t.a"() : () -> () loc("a":1:) // expected-error {{expected integer column number in FileLineColRange}}
// -----
"t.a"() : () -> () loc("a":1:4294967296) // expected-error {{expected integer column number in FileLineColRange}}
// -----
"t.a"() : () -> () loc("a":1:2 to) // expected-error {{expected either integer or `:` post `to` in FileLineColRange}}
// -----
"t.a"() : () -> () loc("a":1:2 to 4) // expected-error {{expected either integer or `:` post `to` in FileLineColRange}}
// -----
"t.a"() : () -> () loc("a":1:2 to 4:) // expected-error {{expected integer column number in FileLineColRange}}
// -----
"t.a"() : () -> () loc("a":1:2 to 4294967296:1) // expected-error {{expected integer line number in FileLineColRange}}
// -----
"t.a"() : () -> () loc("a":1 to :4) // expected-error {{expected ')' in location}}
// -----
"t.a"() : () -> () loc(callsite) // expected-error {{expected '(' in callsite location}}
// -----
"t.a"() : () -> () loc(callsite("a")) // expected-error {{expected 'at' in callsite location}}
// -----
"t.a"() : () -> () loc(fused) // expected-error {{expected '[' in fused location}}
// -----
"t.a"() : () -> () loc(fused<1>) // expected-error {{expected '[' in fused location}}
// -----
"t.a"() : () -> () loc("a"("b" "c")) // expected-error {{expected ')' after child location of NameLoc}}
// -----
"t.a"() : () -> () loc(elsewhere) // expected-error {{expected location instance}}
