include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
def Y_Dialect : Dialect { let name = "y"; let cppNamespace = "::y"; let hasCanonicalizer = 1; }
class Y_Op<string mnemonic> : Op<Y_Dialect, mnemonic> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Y_AOp : Y_Op<"a">;
def Y_BOp : Y_Op<"b">;
def AtoB : Pat<(Y_AOp $x), (Y_BOp $x)>;
def BtoA : Pat<(Y_BOp $x), (Y_AOp $x)>;
