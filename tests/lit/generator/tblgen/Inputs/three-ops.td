include "mlir/IR/OpBase.td"
def T_Dialect : Dialect {
  let name = "t";
  let cppNamespace = "::t";
}
def AOp : Op<T_Dialect, "a">;
def BOp : Op<T_Dialect, "b">;
def COp : Op<T_Dialect, "c">;
