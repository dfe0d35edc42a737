include "mlir/IR/OpBase.td"

def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
def Old : TypeConstraint<CPred<"true">, "old">, Deprecated<"use the new one">;
def AOp : Op<T_Dialect, "a"> { let results = (outs Old:$r); }
