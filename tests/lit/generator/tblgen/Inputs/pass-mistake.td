include "mlir/Pass/PassBase.td"

def A : Pass<"a"> {
  let options = [Option<"x", "x", "", "", "Some">];
}
