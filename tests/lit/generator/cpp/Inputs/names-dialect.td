include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def N_Dialect : Dialect {
  let name = "n";
}
