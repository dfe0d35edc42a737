// Replaces a shop.wrap of the result of another shop.wrap by the inner one.
include "Shop/ShopOps.td"
include "mlir/IR/PatternBase.td"

def WrapOnce : Pat<(Shop_WrapOp (Shop_WrapOp:$inner $goods)), (replaceWithValue $inner)>;
