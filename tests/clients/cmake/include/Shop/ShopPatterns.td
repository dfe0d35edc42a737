// Wrapping twice is wrapping once.
include "Shop/ShopOps.td"
include "mlir/IR/PatternBase.td"

def WrapOnce : Pat<(Shop_WrapOp (Shop_WrapOp:$inner $goods)), (replaceWithValue $inner)>;
