// A native code call with a wrong argument count or unbalanced brackets.
// RUN: not strata-tblgen --check %s 2>&1 | %errors %s

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def T_Dialect : Dialect { let name = "t"; }
def T_NegOp : Op<T_Dialect, "neg"> { let arguments = (ins I32:$input); let results = (outs I32:$result); }
def Twice : NativeCodeCall<"twice($_builder, $0, $1)">;
def Open : NativeCodeCall<"twice($_builder, $0">;
def Unknown : NativeCodeCall<"twice($_biulder, $0)">;

def A : Pat<(T_NegOp $x), (Twice $x)>;
// CHECK:{{.*}}pattern-native-code.td:[[#@LINE-1]]:28: error: '$1' in the C++ of 'twice($_builder, $0, $1)' stands for no argument: there are 1
// CHECK-NEXT:def A : Pat<(T_NegOp $x), (Twice $x)>;
// CHECK-NEXT:                           ^

def B : Pat<(T_NegOp $x), (Open $x)>;
// CHECK-NEXT:{{.*}}pattern-native-code.td:[[#@LINE-1]]:28: error: C++ of 'twice($_builder, $0': '(' is never closed
// CHECK-NEXT:def B : Pat<(T_NegOp $x), (Open $x)>;
// CHECK-NEXT:                           ^

def C : Pat<(T_NegOp $x), (Unknown $x)>;
// CHECK-NEXT:{{.*}}pattern-native-code.td:[[#@LINE-1]]:28: error: '$_biulder' in the C++ of 'twice($_biulder, $0)' stands for no argument: there are 1
// CHECK-NEXT:def C : Pat<(T_NegOp $x), (Unknown $x)>;
// CHECK-NEXT:                           ^
