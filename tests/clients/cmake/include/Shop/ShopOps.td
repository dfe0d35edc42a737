// A dialect with one type and two ops.
#ifndef SHOP_OPS
#define SHOP_OPS

include "Shop/Priced.td"
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Shop_Dialect : Dialect {
  let name = "shop";
  let cppNamespace = "::shop";
  let summary = "Goods and their prices.";
  let useDefaultTypePrinterParser = 1;
}

def Shop_Goods : TypeDef<Shop_Dialect, "Goods"> {
  let mnemonic = "goods";
  let parameters = (ins StringRefParameter<>:$name);
  let assemblyFormat = "`<` $name `>`";
}

class Shop_Op<string mnemonic, list<Trait> traits = []> : Op<Shop_Dialect, mnemonic, traits>;

def Shop_BuyOp : Shop_Op<"buy", [Pure, DeclareOpInterfaceMethods<Priced>]> {
  let summary = "Goods for a price.";
  let arguments = (ins I64Attr:$price);
  let results = (outs Shop_Goods:$goods);
  let assemblyFormat = "$price attr-dict `:` type($goods)";
  let hasVerifier = 1;
}

def Shop_WrapOp : Shop_Op<"wrap", [Pure, SameOperandsAndResultType]> {
  let summary = "The same goods, wrapped.";
  let arguments = (ins Shop_Goods:$goods);
  let results = (outs Shop_Goods:$wrapped);
  let assemblyFormat = "$goods attr-dict `:` type($goods)";
}

#endif
