include "mlir/IR/OpBase.td"
def B_Dialect : Dialect { let name = "b"; }
def A_Dialect : Dialect { let name = "a"; }
def A_AOp : Op<A_Dialect, "a">;
def B_BOp : Op<B_Dialect, "b">;
