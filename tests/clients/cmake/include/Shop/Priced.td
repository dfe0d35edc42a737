// An interface of ops that have a price.
#ifndef SHOP_PRICED
#define SHOP_PRICED

include "mlir/IR/OpBase.td"

def Priced : OpInterface<"Priced"> {
  let cppNamespace = "::shop";
  let description = "An op that has a price.";
  let methods = [InterfaceMethod<"Returns the price.", "int64_t", "getPrice">];
}

#endif
