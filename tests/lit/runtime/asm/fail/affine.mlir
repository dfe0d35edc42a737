// Errors in affine maps and integer sets.
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"t.a"() {m = affine_map<(d0) -> (d0 * d0)>} : () -> ()
// -----
// expected-error @+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
"t.a"() {m = affine_map<(d0) -> (d0 mod d0)>} : () -> ()
// -----
// expected-error @+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
"t.a"() {m = affine_map<(d0) -> (2 floordiv d0)>} : () -> ()
// -----
// expected-error @+1 {{non-affine expression: right operand of ceildiv has to be either a constant or symbolic}}
"t.a"() {m = affine_map<(d0) -> (2 ceildiv d0)>} : () -> ()
// -----
// expected-error @+1 {{use of undeclared identifier}}
"t.a"() {m = affine_map<(d0) -> (d0 + d1)>} : () -> ()
// -----
// expected-error @+1 {{redefinition of identifier 'd0'}}
"t.a"() {m = affine_map<(d0)[d0] -> (d0)>} : () -> ()
// -----
// expected-error @+1 {{missing right operand of binary operator}}
"t.a"() {m = affine_map<(d0) -> (d0 + * d0)>} : () -> ()
// -----
// expected-error @+1 {{missing left operand of binary operator}}
"t.a"() {m = affine_map<(d0) -> (+ d0)>} : () -> ()
// -----
// expected-error @+2 {{expected affine expression}}
// expected-error @+1 {{missing operand of negation}}
"t.a"() {m = affine_map<(d0) -> (-)>} : () -> ()
// -----
// expected-error @+1 {{no expression inside parentheses}}
"t.a"() {m = affine_map<(d0) -> (())>} : () -> ()
// -----
// expected-error @+1 {{expected ')'}}
"t.a"() {m = affine_map<(d0) -> ((d0 d0))>} : () -> ()
// -----
// expected-error @+1 {{constant too large for index}}
"t.a"() {m = affine_map<(d0) -> (d0 + 9223372036854775808)>} : () -> ()
// -----
// expected-error @+1 {{expected bare identifier}}
"t.a"() {m = affine_map<(d0, 1) -> (d0)>} : () -> ()
// -----
// expected-error @+1 {{expected ')' in dimensional identifier list}}
"t.a"() {m = affine_map<(d0 -> (d0)>} : () -> ()
// -----
// expected-error @+1 {{expected ']' in symbol list}}
"t.a"() {m = affine_map<(d0)[s0 -> (d0)>} : () -> ()
// -----
// expected-error @+1 {{expected '->' or ':'}}
"t.a"() {m = affine_map<(d0) (d0)>} : () -> ()
// -----
// expected-error @+1 {{expected '(' in affine map range}}
"t.a"() {m = affine_map<(d0) -> d0>} : () -> ()
// -----
// expected-error @+1 {{expected '>' in affine map}}
"t.a"() {m = affine_map<(d0) -> (d0), 3>} : () -> ()
// -----
// expected-error @+1 {{expected '<' in affine map}}
"t.a"() {m = affine_map (d0) -> (d0)>} : () -> ()
// -----
// expected-error @+1 {{unexpected ssa identifier}}
"t.a"() {m = affine_map<(d0) -> (%a)>} : () -> ()
// -----
// expected-error @+1 {{unexpected ssa identifier}}
"t.a"() {m = affine_map<(d0) -> (symbol(%a))>} : () -> ()
// -----
// expected-error @+1 {{expected '(' at start of SSA symbol}}
"t.a"() {m = affine_map<(d0)[symbol] -> (symbol + d0)>} : () -> ()
// -----
// expected-error @+1 {{expected AffineMap, but got IntegerSet}}
"t.a"() {m = affine_map<(d0) : (d0 == 0)>} : () -> ()
// -----
// expected-error @+1 {{expected IntegerSet, but got AffineMap}}
"t.a"() {m = affine_set<(d0) -> (d0)>} : () -> ()
// -----
// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"t.a"() {m = affine_set<(d0) : (d0 > 0)>} : () -> ()
// -----
// expected-error @+1 {{expected ')' in integer set constraint list}}
"t.a"() {m = affine_set<(d0) : (d0 >= 0 >= 0)>} : () -> ()
