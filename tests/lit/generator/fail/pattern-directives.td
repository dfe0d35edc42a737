// Invalid uses of the pattern directives either, variadic, location and returnType.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }
def T_AddOp : Op<T_Dialect, "add"> { let arguments = (ins I32:$x, I32:$y); let results = (outs I32:$result); }

def A : Pat<(T_AddOp (either $x), $y), (T_NegOp $x)>;
// CHECK:{{.*}}pattern-directives.td:[[#@LINE-1]]:23: error: 'either' takes two arguments, but there are 1
// CHECK-NEXT:def A : Pat<(T_AddOp (either $x), $y), (T_NegOp $x)>;
// CHECK-NEXT:                      ^

def B : Pat<(T_NegOp (variadic $x)), (T_NegOp $x)>;
// CHECK-NEXT:{{.*}}pattern-directives.td:[[#@LINE-1]]:23: error: 'variadic' matches a variadic operand, and 'input' is none
// CHECK-NEXT:def B : Pat<(T_NegOp (variadic $x)), (T_NegOp $x)>;
// CHECK-NEXT:                      ^

def C : Pat<(T_NegOp $x), (T_NegOp (location "x"), $x)>;
// CHECK-NEXT:{{.*}}pattern-directives.td:[[#@LINE-1]]:28: error: 'location' must come after all arguments
// CHECK-NEXT:def C : Pat<(T_NegOp $x), (T_NegOp (location "x"), $x)>;
// CHECK-NEXT:                           ^

def D : Pat<(T_NegOp $x), (T_NegOp $x, (location))>;
// CHECK-NEXT:{{.*}}pattern-directives.td:[[#@LINE-1]]:41: error: 'location' takes a text, or names of ops, or both with the text first
// CHECK-NEXT:def D : Pat<(T_NegOp $x), (T_NegOp $x, (location))>;
// CHECK-NEXT:                                        ^

def E : Pat<(T_NegOp $x), (T_NegOp $x, (returnType $x))>;
// CHECK-NEXT:{{.*}}pattern-directives.td:[[#@LINE-1]]:28: error: 'returnType' cannot be given to an op that replaces the root: its types are the root's
// CHECK-NEXT:def E : Pat<(T_NegOp $x), (T_NegOp $x, (returnType $x))>;
// CHECK-NEXT:                           ^

def F : Pat<(T_NegOp $x), (either $x, $x)>;
// CHECK-NEXT:{{.*}}pattern-directives.td:[[#@LINE-1]]:28: error: 'either' is no op
// CHECK-NEXT:def F : Pat<(T_NegOp $x), (either $x, $x)>;
// CHECK-NEXT:                           ^
