//===- KitchenInterfaces.td - Interfaces of each kind ------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_KITCHEN_INTERFACES
#define STRATA_TESTS_KITCHEN_INTERFACES

include "mlir/IR/OpBase.td"
include "mlir/IR/Interfaces.td"

let cppNamespace = "::kitchen" in {

def K_EdibleInterface : OpInterface<"EdibleInterface"> {
  let description = "Can be eaten.";
  let methods = [
    InterfaceMethod<"How much it gives.", "int", "getEnergy">,
    InterfaceMethod<"The same by how hungry one is.", "int", "getEnergy", (ins "int":$hunger), [{
      return $_op.getEnergy() * hunger;
    }]>,
    InterfaceMethod<"Whether it keeps.", "bool", "keeps", (ins CArg<"int", "1">:$days), "", "return days < 3;">,
    InterfaceMethod<"Both a body and a default.", "int", "getWeight", (ins), "return $_op.getWeight();", "return 100;">,
    StaticInterfaceMethod<"How many there are.", "int", "getCount", (ins), "", "return 12;">
  ];
  let extraClassDeclaration = "bool isHeavy() { return getWeight() > 500; }";
  let extraSharedClassDeclaration = "int getDoubleEnergy() { return 2 * $_op.getEnergy(); }";
  let extraTraitClassDeclaration = "int fromTheTrait() { return 1; }";
  let verify = [{
    if (::llvm::cast<::kitchen::EdibleInterface>($_op).getEnergy() < 0)
      return $_op->emitOpError("costs energy");
    return ::llvm::success();
  }];
}
// Inherits EdibleInterface. extraClassOf restricts the interface to ops with the attribute "warm".
def K_WarmInterface : OpInterface<"WarmInterface", [K_EdibleInterface]> {
  let description = "Is warm.";
  let methods = [InterfaceMethod<"In degrees.", "int", "getTemperature">];
  let extraClassOf = "return $_op->hasAttr(\"warm\");";
}
def K_CheckedAfterInterface : OpInterface<"CheckedAfterInterface"> {
  let description = "Is verified when what is inside has been.";
  let verify = "return ::kitchen::verifyInside($_op);";
  let verifyWithRegions = 1;
  let dependentTraits = [NoTerminator];
}
def K_WeighedTypeInterface : TypeInterface<"WeighedTypeInterface"> {
  let description = "Has a weight.";
  let methods = [InterfaceMethod<"In grams.", "unsigned", "getWeight">,
                 InterfaceMethod<"Whether it is light.", "bool", "isLight", (ins), "", "return $_type.getWeight() < 10;">];
}
// An interface without methods.
def K_FreshTypeInterface : TypeInterface<"FreshTypeInterface"> {
  let description = "Is fresh.";
}
def K_NamedAttrInterface : AttrInterface<"NamedAttrInterface"> {
  let description = "Has a name.";
  let methods = [InterfaceMethod<"The name.", "::llvm::StringRef", "getTitle">];
}
def K_ChefInterface : DialectInterface<"ChefInterface"> {
  let description = "Knows how to cook.";
  let methods = [InterfaceMethod<"Whether it can cook the op.", "bool", "canCook", (ins "::mlir::Operation *":$op), "",
                                 "return true;">];
}

} // cppNamespace

#endif // STRATA_TESTS_KITCHEN_INTERFACES
