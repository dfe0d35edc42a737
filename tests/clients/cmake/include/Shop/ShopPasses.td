// The passes of the dialect.
include "mlir/Pass/PassBase.td"

def ShopUnwrap : Pass<"shop-unwrap"> {
  let summary = "Wrap goods once only";
  let options = [Option<"limit", "limit", "int64_t", "10", "The largest number of rewrites">];
}
