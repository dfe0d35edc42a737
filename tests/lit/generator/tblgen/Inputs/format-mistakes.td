include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
def A : Op<T_Dialect, "a"> { let assemblyFormat = "$x attr-dict"; }
def B : Op<T_Dialect, "b"> { let assemblyFormat = "$y attr-dict"; }
def C : Op<T_Dialect, "c"> { let assemblyFormat = "attr-dict"; }
