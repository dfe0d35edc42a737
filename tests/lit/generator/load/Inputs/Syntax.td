include "mlir/IR/OpBase.td"
def B_Dialect : Dialect { let name = }
