// Invalid inherent attributes: in `<{...}>` the error is reported for the dictionary, elsewhere for the attribute.
// RUN: strata-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{invalid properties {value = i32} for op arith.constant: Invalid attribute `value` in property conversion: i32}}
"arith.constant"() <{value = i32}> : () -> i32
// -----
// expected-error @+1 {{invalid properties 3 : i64 for op arith.constant: expected DictionaryAttr to set properties}}
"arith.constant"() <3> : () -> i32
// -----
// expected-error @+1 {{invalid properties {function_type = () -> (), no_inline = 1 : i64, sym_name = "a"} for op func.func: Invalid attribute `no_inline` in property conversion: 1 : i64}}
"func.func"() <{sym_name = "a", function_type = () -> (), no_inline = 1}> ({}) : () -> ()
// -----
// The attribute class is valid and the value is not: the verifier reports it.
// expected-error @+1 {{'func.func' op attribute 'function_type' failed to satisfy constraint: type attribute of function type}}
"func.func"() <{sym_name = "a", function_type = i32}> ({}) : () -> ()
// -----
%a = "t.x"() : () -> i32
// expected-error @+1 {{invalid properties {predicate = 17 : i64} for op arith.cmpi: Invalid attribute `predicate` in property conversion: 17 : i64}}
%b = "arith.cmpi"(%a, %a) <{predicate = 17 : i64}> : (i32, i32) -> i1
// -----
%a = "t.x"() : () -> i32
// expected-error @+1 {{'arith.cmpi' op attribute 'predicate' failed to satisfy constraint: allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}}
%b = "arith.cmpi"(%a, %a) {predicate = 17} : (i32, i32) -> i1
// -----
// expected-error @+1 {{invalid properties {callee = @a::@b} for op func.call: Invalid attribute `callee` in property conversion: @a::@b}}
"func.call"() <{callee = @a::@b}> : () -> ()
// -----
// Other errors are reported first.
// expected-error @+1 {{expected function type}}
"func.call"() <{callee = @a::@b}> : i32
// -----
// expected-error @+1 {{invalid properties {} for op func.return: this operation does not support properties}}
func.func @f() { "func.return"() <{}> : () -> () }
// -----
func.func @f(%c: i1) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3}}
  "cf.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^a: return
^b: return
}
// -----
func.func @f(%c: i1) {
  // expected-error @+1 {{invalid properties {operandSegmentSizes = "x"} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%c)[^a, ^b] <{operandSegmentSizes = "x"}> : (i1) -> ()
^a: return
^b: return
}
// -----
func.func @f(%c: i1) {
  // expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^a, ^b] {operandSegmentSizes = array<i32: 1, 0>} : (i1) -> ()
^a: return
^b: return
}
// -----
// expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
%0 = arith.constant {value = 3 : i64} 7 : i32
// -----
// expected-error @+2 {{expected ::mlir::arith::FastMathFlags to be one of: none, reassoc, nnan, ninf, nsz, arcp, contract, afn, fast}}
// expected-error @+1 {{failed to parse Arith_FastMathAttr parameter 'value' which is to be a `::mlir::arith::FastMathFlags`}}
"t.a"() {a = #arith.fastmath<foo>} : () -> ()
// -----
// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`}}
"t.a"() {a = #arith.overflow<>} : () -> ()
// -----
// expected-error @+1 {{number of operands and types do not match: got 0 operands and 1 types}}
func.func @f() { func.call @f() : (i32) -> () return }
