include "mlir/IR/OpBase.td"
def A_Dialect : Dialect { let name = "a"; }
def A_AOp : Op<A_Dialect, "a">;
