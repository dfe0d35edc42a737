//===- ParserErrorsTest.cpp - Parser errors and their locations ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Each row is a text and its first error with line and column, equal to the diagnostic of mlir-opt 22.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/asm/ParserErrors.h"

using namespace mlir;
using namespace mlir::test;

namespace {

struct Row {
  const char *text;
  const char *firstError;
};

void check(llvm::ArrayRef<Row> rows) {
  for (const Row &row : rows)
    EXPECT_EQ(firstError(row.text), row.firstError) << row.text;
}

TEST(ParserErrorsTest, Tokens) {
  const Row rows[] = {
      {".", "1:2: expected three consecutive dots for an ellipsis"},
      {"..", "1:2: expected three consecutive dots for an ellipsis"},
      {"\"a\"() {a=.1 }", "1:11: expected three consecutive dots for an ellipsis"},
      {"@", "1:2: @ identifier expected to start with letter or '_'"},
      {"\"a\"() {a=@1 }", "1:11: @ identifier expected to start with letter or '_'"},
      {"\"", "1:2: expected '\"' in string literal"},
      {"\"a\n", "1:3: expected '\"' in string literal"},
      {"\"a\\", "1:3: unknown escape in string literal"},
      {"\"a\\q\"", "1:3: unknown escape in string literal"},
      {"@\"a\n", "1:4: expected '\"' in string literal"},
      {"\"a\"() {a=@\"\\q\"} : ()->()", "1:12: unknown escape in string literal"},
      {"%", "1:1: invalid SSA name"},
      {"\"a\"(^)", "1:5: invalid block name"},
      {"\"a\"(!)", "1:5: invalid type identifier"},
      {"\"a\"(#)", "1:5: invalid attribute name"},
      {"\"a\"(&)", "1:5: unexpected character"},
      {"\"a\"(/)", "1:5: expected ')' to end operand list"},
      {"\"a\"(\x80)", "1:5: unexpected character"},
      {"\"a\\00\"() : () -> ()", "1:1: null character not allowed in operation name"},
  };
  check(rows);
}

TEST(ParserErrorsTest, ErrorsAtEndOfFileAndLine) {
  const Row rows[] = {
      {"\"a\"", "1:3: expected '(' to start operand list"},
      {"\"a\" ", "1:4: expected '(' to start operand list"},
      {"\"a\"\n", "1:4: expected '(' to start operand list"},
      {"\"a\"(   5", "1:5: expected ')' to end operand list"},
      {"\"a\"(// x // y\n5", "1:5: expected ')' to end operand list"},
      {"\"a\"(%x // \"z\n  5", "1:7: expected ')' to end operand list"},
      {"module {", "1:7: expected operation name in quotes"},
      {"module {\n", "1:9: expected operation name in quotes"},
      {"module {\n  // x\n// y\n", "3:5: expected operation name in quotes"},
      {"module { // x\n  // y\n  42 ", "1:9: expected operation name in quotes"},
      {"\n 42", "2:2: expected operation name in quotes"},
      {"\"a\"() : () -> tensor<5x", "1:23: expected non-function type"},
      {"\"a\"() : () -> tensor<5x\n", "1:24: expected non-function type"},
      {"\"a\"() : () ->\n  5", "1:14: expected non-function type"},
      {"\"a\"() {a = \n }", "1:11: expected attribute value"},
  };
  check(rows);
}

TEST(ParserErrorsTest, Results) {
  const Row rows[] = {
      {"%a,\n 5 =", "1:4: expected valid ssa identifier"},
      {"%a:\n x =", "1:4: expected integer number of results"},
      {"%a:0 = \"a\"() : () -> ()", "1:4: expected named operation to have at least 1 result"},
      {"%a:-1", "1:4: expected integer number of results"},
      {"%a:1 \n x", "1:5: expected '=' after SSA name"},
      {"%a = \n 5", "1:5: expected operation name in quotes"},
      {"%a = ", "1:5: expected operation name in quotes"},
      {"%a = #", "1:6: invalid attribute name"},
      {"%a = \"a\"() : () -> ()", "1:1: cannot name an operation with no results"},
      {"%a = \"a\"() : () -> (i32,i32)", "1:1: operation defines 2 results but was provided 1 to bind"},
      {"%a:2 = \"a\"() : () -> (i32)", "1:1: operation defines 1 results but was provided 2 to bind"},
      {"%a, %a = \"a\"() : () -> (i32,i32)", "1:5: redefinition of SSA value '%a'"},
      {"%a#1 = \"a\"() : () -> (i32,i32)", "1:3: expected '=' after SSA name"},
      {"%a:99999999999999999999999 = \"a\"() : () -> (i32,i32) ",
       "1:4: expected named operation to have at least 1 result"},
      {"%a:4294967297 = \"a\"() : () -> (i32) ",
       "1:1: operation defines 1 results but was provided 4294967297 to bind"},
  };
  check(rows);
}

TEST(ParserErrorsTest, Operands) {
  const Row rows[] = {
      {"\"a\"(%a : () -> ()", "1:7: expected ')' to end operand list"},
      {"\"a\"(%a, : () -> ()", "1:8: expected SSA operand"},
      {"\"a\"(%a,) : () -> ()", "1:8: expected SSA operand"},
      {"\"a\"() : (i32) -> ()", "1:9: expected 0 operand types but had 1"},
      {"\"a\"(%a) : (i32) -> ()", "1:5: use of undeclared SSA value name"},
      {"\"a\"(%a, %b, %a) : (i32, i32, i64) -> ()",
       "1:13: use of value '%a' expects different type than prior uses: 'i64' vs 'i32'"},
      {"\"a\"(%a) : (i32) -> ()\n%a = \"b\"() : () -> i64",
       "2:1: definition of SSA value '%a#0' has type 'i64'"},
      {"%a = \"b\"() : () -> i64\n\"a\"(%a) : (i32) -> ()",
       "2:5: use of value '%a' expects different type than prior uses: 'i32' vs 'i64'"},
      {"%a:2 = \"a\"() : () -> (i32,i32) \n \"b\"(%a#2) : (i32) -> ()",
       "2:6: reference to invalid result number"},
      {"%a:2 = \"a\"() : () -> (i32,i32) \n \"b\"(%a #x) : (i32) -> ()",
       "2:9: invalid SSA value result number"},
      {"%a:2 = \"a\"() : () -> (i32,i32) \n \"b\"(%a#99999999999999) : (i32) -> ()",
       "2:8: invalid SSA value result number"},
      {"\"b\"(%a#2) : (i32) -> ()\n%a:2 = \"a\"() : () -> (i32,i32)",
       "1:5: use of undeclared SSA value name"},
      {"\"t.b\"(%x) : (i32) -> ()\nmodule { %x = \"t.a\"() : () -> i32 }",
       "1:1: operand #0 does not dominate this use"},
  };
  check(rows);
}

TEST(ParserErrorsTest, GenericForm) {
  const Row rows[] = {
      {"\"\"() : () -> ()", "1:1: empty operation name is invalid"},
      {"\"a\"() <\n5", "1:8: expected '>' to close properties"},
      {"\"a\"() <{}\n5", "1:10: expected '>' to close properties"},
      {"\"a\"() \n\n{}", "3:2: expected ':' followed by operation type"},
      {"\"a\"() {} \n  (", "1:9: expected ':' followed by operation type"},
      {"\"a\"() : i32", "1:9: expected function type"},
      {"\"a\"() : 5", "1:8: expected non-function type"},
      {"\"a\"() [\n5", "1:8: expected block name"},
      {"\"a\"() [^a\n5", "1:10: expected ',' or ']'"},
      {"\"a\"()[^b] : () -> ()", "1:7: reference to an undefined block"},
      {"\"builtin.unrealized_conversion_cast\"()[^a] : () -> i32", "1:39: successors in non-terminator"},
  };
  check(rows);
}

TEST(ParserErrorsTest, Regions) {
  const Row rows[] = {
      {"\"a\"() ({\n^a\n5", "2:3: expected ':' after block name"},
      {"\"a\"() ({\n^a(\n5", "2:4: expected SSA operand"},
      {"\"a\"() ({\n^a(%a\n5", "2:6: expected ':' and type for SSA operand"},
      {"\"a\"() ({\n^a(%a: i32\n5", "2:11: expected ')'"},
      {"\"a\"() ({\n^a:\n 5 })", "2:4: expected operation name in quotes"},
      {"\"a\"() ({\n^a:\n \"b\"() : () -> ()\n 5 })", "3:18: expected operation name in quotes"},
      {"\"a\"() (\n{},5 )", "2:4: expected '{' to begin a region"},
      {"\"a\"() (\n{}\n5 )", "2:3: expected ')' to end region list"},
      {"\"a\"() (\n5 )", "1:8: expected '{' to begin a region"},
      {"\"a\"() ( ) : () -> ()", "1:8: expected '{' to begin a region"},
      {"\"a\"() ({\"a\"()[^b] : () -> ()}) : () -> ()", "1:15: reference to an undefined block"},
      {"\"a\"() ({^a: \"b\"() : () -> ()\n^a: \"c\"() : () -> ()}) : () -> ()",
       "2:1: redefinition of block '^a'"},
      {"\"a\"() ({^a(%a: i32, %a : i32): \"b\"() : () -> ()}) : () -> ()",
       "1:21: redefinition of SSA value '%a'"},
      {"\"a\"() ({^a(%a: i32, %b): \"b\"() : () -> ()}) : () -> ()",
       "1:23: expected ':' and type for SSA operand"},
      {"\"a\"() ({^a() \"b\"() : () -> ()}) : () -> ()", "1:13: expected ':' after block name"},
      {"\"a\"() ({^a(%a: i32 loc(x)): \"b\"() : () -> ()}) : () -> ()", "1:24: expected location instance"},
      {"\"a\"() ({ } : () -> ()", "1:11: expected ')' to end region list"},
      {"\"a\"() ({ ) : () -> ()", "1:9: expected operation name in quotes"},
      {"}", "1:1: expected operation name in quotes"},
      {")", "1:1: expected operation name in quotes"},
  };
  check(rows);
}

TEST(ParserErrorsTest, CustomOpNames) {
  const Row rows[] = {
      {"foo.bar", "1:1: Dialect `foo' not found for custom op 'foo.bar' "},
      {"foo", "1:1: custom op 'foo' is unknown (tried 'builtin.foo' as well)"},
      {"builtin.foo", "1:1: custom op 'builtin.foo' is unknown"},
      {"module { foo.bar }", "1:10: Dialect `foo' not found for custom op 'foo.bar' "},
      {"module", "1:6: expected '{' to begin a region"},
      {"module @a @b {}", "1:10: expected '{' to begin a region"},
      {"module attributes {", "1:18: expected attribute name"},
      {"module attributes", "1:17: expected '{' in attribute dictionary"},
      {"module 5 {}", "1:7: expected '{' to begin a region"},
      {"module attributes {a} {}",
       "1:1: 'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'"},
      {"loc", "1:1: custom op 'loc' is unknown (tried 'builtin.loc' as well)"},
  };
  check(rows);
}

TEST(ParserErrorsTest, Dictionaries) {
  const Row rows[] = {
      {"\"a\"() {\n 5x = 1}", "1:8: expected attribute name"},
      {"\"a\"() {5 = 1} : () -> ()", "1:8: expected attribute name"},
      {"\"a\"() {\"\" = 1} : () -> ()", "1:8: expected valid attribute name"},
      {"\"a\"() {a \n b}", "1:9: expected '}' in attribute dictionary"},
      {"\"a\"() {a = 1, a = 2} : () -> ()", "1:15: duplicate key 'a' in dictionary attribute"},
      {"\"a\"() {a = } : () -> ()", "1:11: expected attribute value"},
      {"\"a\"() {= 1} : () -> ()", "1:8: expected attribute name"},
      {"\"a\"() {a = 1,} : () -> ()", "1:14: expected attribute name"},
      {"\"a\"() {@a = 1} : () -> ()", "1:8: expected attribute name"},
  };
  check(rows);
}

TEST(ParserErrorsTest, Attributes) {
  const Row rows[] = {
      {"\"a\"() {a = [\n ,]}", "1:13: expected attribute value"},
      {"\"a\"() {a = [1 2]}", "1:14: expected ',' or ']'"},
      {"\"a\"() {a = [1", "1:13: expected ',' or ']'"},
      {"\"a\"() {a = @a::5}", "1:16: expected nested symbol reference identifier"},
      {"\"a\"() {a = @a::@b : i32} : ()", "1:18: expected '}' in attribute dictionary"},
      {"\"a\"() {a = -\n f } : () -> ()", "1:13: expected constant integer or floating point value"},
      {"\"a\"() {a = -\"x\"} : () -> ()", "1:13: expected constant integer or floating point value"},
      {"\"a\"() {a = 99999999999999999999999}", "1:12: integer constant out of range for attribute"},
      {"\"a\"() {a = 1 : i9999999999999}", "1:16: invalid integer width"},
      {"\"a\"() {a = 1 : i16777216} : () -> ()", "1:16: integer bitwidth is limited to 16777215 bits"},
      {"\"a\"() {a = 0x1FFFFFFFF : f32} : () -> ()",
       "1:12: hexadecimal float constant out of range for type"},
      {"\"a\"() {a = -0x1 : f32} : () -> ()",
       "1:13: hexadecimal float literal should not have a leading minus"},
      {"\"a\"() {a = -9223372036854775809 } : () -> ()", "1:13: integer constant out of range for attribute"},
      {"\"a\"() {a = 18446744073709551616 } : () -> ()", "1:12: integer constant out of range for attribute"},
      {"\"a\"() {a = 300 : i8 } : () -> ()", "1:12: integer constant out of range for attribute"},
      {"\"a\"() {a = -300 : i8 } : () -> ()", "1:13: integer constant out of range for attribute"},
      {"\"a\"() {a = 300 : si8 } : () -> ()", "1:12: integer constant out of range for attribute"},
      {"\"a\"() {a = -3 : ui8 } : () -> ()",
       "1:13: negative integer literal not valid for unsigned integer type"},
      {"\"a\"() {a = 1 : i0 } : () -> ()", "1:12: integer constant out of range for attribute"},
      {"\"a\"() {a = 3 : f32 } : () -> ()",
       "1:12: unexpected decimal integer literal for a floating point value"},
      {"\"a\"() {a = 3.0 : i32 } : () -> ()", "1:22: floating point value not valid for specified type"},
      {"\"a\"() {a = 3 : tensor<i32> } : () -> ()", "1:12: integer literal not valid for specified type"},
      {"\"a\"() {a = 3.0 : tensor<i32> } : () -> ()",
       "1:30: floating point value not valid for specified type"},
      {"\"a\"() {a = foo} : () -> ()", "1:11: expected attribute value"},
      {"\"a\"() {a = %b} : () -> ()", "1:11: expected attribute value"},
      {"\"a\"() {a = \"x\" : 5} : () -> ()", "1:17: expected non-function type"},
      {"\"a\"() {a = #b} : () -> ()", "1:14: undefined symbol alias id 'b'"},
      {"\"a\"() {a = #b.c<[(}>]} : () -> ()", "1:16: unbalanced '(' character in pretty dialect name"},
      {"\"a\"() {a = #b.c<\"x} : () -> ()", "1:31: expected '\"' in string literal"},
      {"\"a\"() {a = #b.c<[} : () -> ()", "1:16: unbalanced '[' character in pretty dialect name"},
      {"\"a\"() {a = loc}", "1:15: expected '(' in inline location"},
      {"\"a\"() {a = loc(5)}", "1:16: expected location instance"},
  };
  check(rows);
}

TEST(ParserErrorsTest, DenseElements) {
  const Row rows[] = {
      {"\"a\"() {a = dense<[]> : tensor<2xi32>}",
       "1:12: inferred shape of elements literal ([0]) does not match type ([2])"},
      {"\"a\"() {a = dense<> : tensor<2xi32>}",
       "1:12: parsed zero elements, but type ('tensor<2xi32>') expected at least 1"},
      {"\"a\"() {a = dense<[1]> : tensor<2xi32>}",
       "1:12: inferred shape of elements literal ([1]) does not match type ([2])"},
      {"\"a\"() {a = dense<[1, [2]]> : tensor<2xi32>}",
       "1:25: tensor literal is invalid; ranks are not consistent between elements"},
      {"\"a\"() {a = dense<[[1], 2]> : tensor<2xi32>}",
       "1:25: tensor literal is invalid; ranks are not consistent between elements"},
      {"\"a\"() {a = dense<[[1], [2, 3]]> : tensor<2xi32>}",
       "1:30: tensor literal is invalid; ranks are not consistent between elements"},
      {"\"a\"() {a = dense<[[1], [2]>}", "1:27: expected ']'"},
      {"\"a\"() {a = dense<(1>}", "1:20: expected ',' between complex elements"},
      {"\"a\"() {a = dense<(1,2>}", "1:22: expected ')' after complex elements"},
      {"\"a\"() {a = dense<1> : tensor<1xcomplex<f32>>}",
       "1:12: parsed 1 elements, but type ('complex<f32>') expected 2 elements"},
      {"\"a\"() {a = dense<((1.0,1.0), 2.0)> : tensor<1xcomplex<f32>>} : () -> ()",
       "1:12: parsed 3 elements, but type ('complex<f32>') expected 2 elements"},
      {"\"a\"() {a = dense<[(1.0, 2.0), 1.0]> : tensor<2xcomplex<f32>>} : () -> ()",
       "1:12: parsed 3 elements, but type ('tensor<2xcomplex<f32>>') expected 4 elements"},
      {"\"a\"() {a = dense<-1> : tensor<1xui8>}",
       "1:19: expected unsigned integer elements, but parsed negative value"},
      {"\"a\"() {a = dense<-300> : tensor<1xi8>}", "1:19: integer constant out of range for type"},
      {"\"a\"() {a = dense<1.0> : tensor<1xi8>}",
       "1:18: expected integer elements, but parsed floating-point"},
      {"\"a\"() {a = dense<1> : tensor<1xf32>}",
       "1:18: unexpected decimal integer literal for a floating point value"},
      {"\"a\"() {a = dense<-0x1> : tensor<1xf32>}",
       "1:19: hexadecimal float literal should not have a leading minus"},
      {"\"a\"() {a = dense<true> : tensor<1xi8>}", "1:18: expected i1 type for 'true' or 'false' values"},
      {"\"a\"() {a = dense<true> : tensor<1xf32>}", "1:18: expected floating point literal"},
      {"\"a\"() {a = dense<2> : tensor<1xi1>}", "1:18: integer constant out of range for type"},
      {"\"a\"() {a = dense<\"abc\"> : tensor<1xi8>}",
       "1:18: expected string containing hex digits starting with `0x`"},
      {"\"a\"() {a = dense<\"0x0Z\"> : tensor<1xi8>} : () -> ()",
       "1:18: expected string containing hex digits starting with `0x`"},
      {"\"a\"() {a = dense<\"0x010203\"> : tensor<1xi8>} : () -> ()",
       "1:12: elements hex data size is invalid for provided type: 'tensor<1xi8>'"},
      {"\"a\"() {a = dense<-> : tensor<1xi8>} : () -> ()",
       "1:18: expected element literal of primitive type"},
      {"\"a\"() {a = dense<[1, 2 : tensor<1xi8>} : () -> ()", "1:23: expected ']'"},
      {"\"a\"() {a = dense : tensor<1xi8>} : () -> ()", "1:17: expected '<' after 'dense'"},
      {"\"a\"() {a = dense<1 : tensor<1xi8>} : () -> ()", "1:19: expected '>'"},
      {"\"a\"() {a = dense<1> tensor<1xi8>} : () -> ()", "1:20: expected ':'"},
      {"\"a\"() {a = dense<1> : tensor<?xi8>} : () -> ()",
       "1:12: elements literal type must have static shape"},
      {"\"a\"() {a = dense<1> : i32} : () -> ()", "1:12: elements literal must be a shaped type"},
      {"\"a\"() {a = dense<[1]> : tensor<9223372036854775807x9223372036854775807xi8>} : () -> ()",
       "1:12: inferred shape of elements literal ([1]) does not match type ([9223372036854775807, "
       "9223372036854775807])"},
      {"\"a\"() {a = dense<1> : tensor<!t.a>} : () -> ()", "1:12: expected string token, got 1"},
      {"\"a\"() {a = dense<#a> : tensor<2xi32>} : () -> ()",
       "1:18: expected element literal of primitive type"},
  };
  check(rows);
}

TEST(ParserErrorsTest, DenseArrays) {
  const Row rows[] = {
      {"\"a\"() {a = array<i1: true, 0>}", "1:29: expected 'true' or 'false' values for i1 type"},
      {"\"a\"() {a = array<i1: foo>}", "1:22: expected integer literal"},
      {"\"a\"() {a = array<i8: true>}", "1:22: expected i1 type for 'true' or 'false' values"},
      {"\"a\"() {a = array<i8: 1.0>}", "1:22: expected integer literal"},
      {"\"a\"() {a = array<f32: 300>}",
       "1:23: unexpected decimal integer literal for a floating point value"},
      {"\"a\"() {a = array<f32: foo>}", "1:23: expected floating point literal"},
      {"\"a\"() {a = array<f32: true>}", "1:23: expected floating point literal"},
      {"\"a\"() {a = array<f32: -x>}", "1:24: expected floating point literal"},
      {"\"a\"() {a = array<i8: -x>}", "1:23: expected integer literal"},
      {"\"a\"() {a = array<i8: >}", "1:22: expected integer literal"},
      {"\"a\"() {a = array<i8: 1)}", "1:23: expected '>' to close an array attribute"},
      {"\"a\"() {a = array<i8 1, >}", "1:20: expected ':' after dense array type"},
      {"\"a\"() {a = array< 1, >}", "1:18: expected non-function type"},
      {"\"a\"() {a = array 1, >}", "1:17: expected '<' after 'array'"},
      {"\"a\"() {a = array<i7>}", "1:18: element type bitwidth must be a multiple of 8"},
      {"\"a\"() {a = array<tensor<2xi32>>}", "1:18: expected integer or float type, got: 'tensor<2xi32>'"},
  };
  check(rows);
}

TEST(ParserErrorsTest, Types) {
  const Row rows[] = {
      {"\"a\"() : foo", "1:8: expected non-function type"},
      {"\"a\"() : (i32,\n  ) -> ()", "1:14: expected non-function type"},
      {"\"a\"() : (i32 i32) -> ()", "1:13: expected ')'"},
      {"\"a\"() : () i32", "1:11: expected '->' in function type"},
      {"\"a\"() : () -> (i32", "1:18: expected ')'"},
      {"\"a\"() {a = tuple i32}", "1:17: expected '<' in tuple type"},
      {"\"a\"() {a = tuple<i32)}", "1:21: expected '>' in tuple type"},
      {"\"a\"() {a = complex i32}", "1:19: expected '<' in complex type"},
      {"\"a\"() {a = complex<i32)}", "1:23: expected '>' in complex type"},
      {"\"a\"() {a = complex<index>}", "1:20: invalid element type for complex"},
      {"\"a\"() {a = tensor i32}", "1:18: expected '<' in tensor type"},
      {"\"a\"() {a = tensor<2 i32>}", "1:20: expected 'x' in dimension list"},
      {"\"a\"() {a = tensor<2x>}", "1:21: expected non-function type"},
      {"\"a\"() {a = tensor<-2xi32>}", "1:19: expected non-function type"},
      {"\"a\"() {a = tensor<2xi32}", "1:24: expected '>' in tensor type"},
      {"\"a\"() {a = tensor<tensor<2xi32>>}", "1:19: invalid tensor element type"},
      {"\"a\"() {a = tensor<*i32>}", "1:20: expected 'x' in dimension list"},
      {"\"a\"() {a = tensor<*xi32, 5>}", "1:28: cannot apply encoding to unranked tensor"},
      {"\"a\"() {a = tensor<99999999999999999999xi32>}", "1:19: invalid dimension"},
      {"\"a\"() {a = vector i32}", "1:18: expected '<' in vector type"},
      {"\"a\"() {a = vector<0xi32>}", "1:12: vector types must have positive constant sizes but got 0"},
      {"\"a\"() {a = vector<?xi32>}", "1:19: expected non-function type"},
      {"\"a\"() {a = vector<[4xi32>}", "1:21: missing ']' closing scalable dimension"},
      {"\"a\"() {a = vector<4xtuple<>>}",
       "1:12: failed to verify 'elementType': VectorElementTypeInterface instance"},
      {"\"a\"() {a = vector<99999999999999999999xi32>}", "1:19: invalid dimension"},
      {"\"a\"() {a = vector<4xi32}", "1:24: expected '>' in vector type"},
      {"\"a\"() {a = memref i32}", "1:18: expected '<' in memref type"},
      {"\"a\"() {a = memref<2x?xtuple<>>}", "1:23: invalid memref element type"},
      {"\"a\"() {a = si16777216}", "1:12: integer bitwidth is limited to 16777215 bits"},
      {"\"a\"() {a = !b}", "1:14: undefined symbol alias id 'b'"},
      {"\"a\"() {a = !b.c<[(}>]}", "1:16: unbalanced '(' character in pretty dialect name"},
  };
  check(rows);
}

TEST(ParserErrorsTest, Aliases) {
  const Row rows[] = {
      {"#a = 5\n#a = 6", "2:1: redefinition of attribute alias id 'a'"},
      {"!a = i32\n!a = i64", "2:1: redefinition of type alias id 'a'"},
      {"#a.b = 5", "1:1: attribute names with a '.' are reserved for dialect-defined names"},
      {"!a.b = i32", "1:1: type names with a '.' are reserved for dialect-defined names"},
      {"#a 5", "1:3: expected '=' in attribute alias definition"},
      {"!a i32", "1:3: expected '=' in type alias definition"},
      {"!a = ", "1:5: expected non-function type"},
      {"#a = ", "1:5: expected attribute value"},
      {"#a = #a", "1:7: undefined symbol alias id 'a'"},
      {"!a = !a", "1:7: undefined symbol alias id 'a'"},
      {"#a = #b\n#b = #a", "1:8: undefined symbol alias id 'b'"},
      {"!a = tuple<!a>", "1:14: undefined symbol alias id 'a'"},
      {"#a = loc(#a)", "1:12: undefined symbol alias id 'a'"},
      {"\"a\"() : () -> () loc(#a)", "1:22: operation location alias was never defined"},
      {"\"a\"() : () -> () loc(#a)\n#a = 5", "1:22: expected location, but found '5 : i64'"},
  };
  check(rows);
}

TEST(ParserErrorsTest, Locations) {
  const Row rows[] = {
      {"\"a\"() : () -> () loc", "1:20: expected '(' in location"},
      {"\"a\"() : () -> () loc 5", "1:21: expected '(' in location"},
      {"\"a\"() : () -> () loc()", "1:22: expected location instance"},
      {"\"a\"() : () -> () loc(5)", "1:22: expected location instance"},
      {"\"a\"() : () -> () loc(foo)", "1:22: expected location instance"},
      {"\"a\"() : () -> () loc(unknown", "1:28: expected ')' in location"},
      {"\"a\"() : () -> () loc(\"a\"", "1:24: expected ')' in location"},
      {"\"a\"() : () -> () loc(\"a\":5", "1:26: expected ')' in location"},
      {"\"a\"() : () -> () loc(\"a\":x", "1:26: expected integer line number in FileLineColRange"},
      {"\"a\"() : () -> () loc(\"a\":5:x", "1:28: expected integer column number in FileLineColRange"},
      {"\"a\"() : () -> () loc(\"a\":99999999999:5)",
       "1:26: expected integer line number in FileLineColRange"},
      {"\"a\"() : () -> () loc(\"a\":5:99999999999)",
       "1:28: expected integer column number in FileLineColRange"},
      {"\"a\"() : () -> () loc(\"a\"(5))", "1:26: expected location instance"},
      {"\"a\"() : () -> () loc(\"a\"(unknown)", "1:33: expected ')' in location"},
      {"\"a\"() : () -> () loc(callsite \"a\")", "1:30: expected '(' in callsite location"},
      {"\"a\"() : () -> () loc(callsite(\"a\" at \"b\")", "1:41: expected ')' in location"},
      {"\"a\"() : () -> () loc(callsite(\"a\" to \"b\")", "1:34: expected 'at' in callsite location"},
      {"\"a\"() : () -> () loc(callsite(\"a\" at 5)", "1:37: expected location instance"},
      {"\"a\"() : () -> () loc(fused)", "1:27: expected '[' in fused location"},
      {"\"a\"() : () -> () loc(fused[\"a\", 5])", "1:32: expected location instance"},
      {"\"a\"() : () -> () loc(fused[\"a\")", "1:31: expected ']' in fused location"},
      {"\"a\"() : () -> () loc(fused<5 [\"a\"])", "1:29: expected '>' after fused location metadata"},
  };
  check(rows);
}

TEST(ParserErrorsTest, VerifierErrors) {
  const Row rows[] = {
      {"\"t.a\"() ({^a(%a: i32): \"t.b\"() : () -> ()\n^b: \"t.c\"()[^a] : () -> ()}) : () -> ()",
       "1:1: entry block of region may not have predecessors"},
      {"\"t.a\"() ({\n\"t.b\"()[^b] : () -> ()\n\"t.c\"() : () -> ()\n^b: }) : () -> ()",
       "2:1: operation with block successors must terminate its parent block"},
      {"module { \"t.b\"(%x) : (i32) -> () \n module { \"t.c\"(%x) : (i32) -> () } \n %x = \"t.a\"() : () -> "
       "i32 }",
       "2:11: 't.c' op using value defined outside the region"},
      {"module @a { module @b {} \n module @b {} }", "2:2: redefinition of symbol named 'b'"},
      {"\"builtin.module\"() : () -> ()", "1:1: 'builtin.module' op requires one region"},
      {"\"builtin.module\"() ({}) : () -> ()",
       "1:1: 'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks"},
      {"\"builtin.module\"() ({^a: \n ^b: }) : () -> ()",
       "1:1: 'builtin.module' op expects region #0 to have 0 or 1 blocks"},
      {"\"builtin.module\"() ({^a(%a: i32): }) : () -> ()",
       "1:1: 'builtin.module' op region should have no arguments"},
      {"\"builtin.module\"() ({^a: }) {sym_name = 5} : () -> ()",
       "1:1: 'builtin.module' op attribute 'sym_name' failed to satisfy constraint: string attribute"},
      {"\"builtin.unrealized_conversion_cast\"() : () -> ()",
       "1:1: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation"},
  };
  check(rows);
}

} // namespace
