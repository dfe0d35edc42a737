// Invalid C++ in predicates: unbalanced brackets, unterminated quotes, unknown placeholders.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"

def T_Dialect : Dialect { let name = "t"; }

def Open : TypeConstraint<CPred<"isa<IntegerType>($_self">, "an integer">;
// CHECK:{{.*}}predicate-cpp.td:[[#@LINE-1]]:27: error: C++ in a predicate: '(' is never closed, in 'isa<IntegerType>($_self'
// CHECK-NEXT:def Open : TypeConstraint<CPred<"isa<IntegerType>($_self">, "an integer">;
// CHECK-NEXT:                          ^

def Close : TypeConstraint<CPred<"$_self.isInteger())">, "an integer">;
// CHECK-NEXT:{{.*}}predicate-cpp.td:[[#@LINE-1]]:28: error: C++ in a predicate: ')' closes nothing, in '$_self.isInteger())'
// CHECK-NEXT:def Close : TypeConstraint<CPred<"$_self.isInteger())">, "an integer">;
// CHECK-NEXT:                           ^

def Quote : TypeConstraint<CPred<"name($_self) == \"x">, "x">;
// CHECK-NEXT:{{.*}}predicate-cpp.td:[[#@LINE-1]]:28: error: C++ in a predicate: string without an end, in 'name($_self) == "x'
// CHECK-NEXT:def Quote : TypeConstraint<CPred<"name($_self) == \"x">, "x">;
// CHECK-NEXT:                           ^

def Placeholder : TypeConstraint<CPred<"$_slef.isInteger()">, "an integer">;
// CHECK-NEXT:{{.*}}predicate-cpp.td:[[#@LINE-1]]:34: error: '$_slef' is not a placeholder here; known are: $_self, $_op, $_builder, $_ctxt
// CHECK-NEXT:def Placeholder : TypeConstraint<CPred<"$_slef.isInteger()">, "an integer">;
// CHECK-NEXT:                                 ^
// CHECK-NEXT:{{.*}}predicate-cpp.td:[[#@LINE-4]]:34: note: did you mean '$_self'?
// CHECK-NEXT:def Placeholder : TypeConstraint<CPred<"$_slef.isInteger()">, "an integer">;
// CHECK-NEXT:                                 ^
