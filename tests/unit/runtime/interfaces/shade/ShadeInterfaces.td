//===- ShadeInterfaces.td - Interfaces of each kind --------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Uses each element of the interface language at least once; DeclaredInterfacesTest.cpp calls the generated
// methods.
//
//===----------------------------------------------------------------------===//

#ifndef SHADE_INTERFACES
#define SHADE_INTERFACES

include "mlir/IR/OpBase.td"

let cppNamespace = "::shade" in {

def CountedInterface : OpInterface<"CountedInterface"> {
  let description = "Has a number.";
  let methods = [
    InterfaceMethod<"The number.", "int", "getCount">,
    InterfaceMethod<"Whether it is great.", "bool", "isMany", (ins), "", "return $_op.getCount() > 2;">
  ];
}

def ShadedInterface : OpInterface<"ShadedInterface", [CountedInterface]> {
  let description = [{
    Is more or less dark.

    In several ways.
  }];
  let methods = [
    InterfaceMethod<"How dark.", "int", "getShade">,
    InterfaceMethod<"How dark, seen by a value.", "int", "getShade", (ins "::mlir::Value":$by, "int":$more)>,
    InterfaceMethod<"Darker.", "int", "darken", (ins CArg<"int", "1">:$by), "",
                    "return $_op.getShade() + by;">,
    InterfaceMethod<"The same for all.", "int", "getNumOperandsPlus", (ins "int":$more),
                    "return $_op->getNumOperands() + more;">,
    InterfaceMethod<"Asked through the interface it differs.", "int", "both", (ins), "return 100 + $_op.both();",
                    "return 1;">,
    StaticInterfaceMethod<"The darkest.", "int", "getLimit", (ins "int":$scale)>,
    StaticInterfaceMethod<"Whether there is one.", "bool", "hasLimit", (ins), "", "return ConcreteOp::getLimit(1) > 0;">,
    StaticInterfaceMethod<"Its half.", "int", "getHalfLimit", (ins), "return ConcreteOp::getLimit(1) / 2;">,
    InterfaceMethod<"Hands on the interface itself.", "::shade::ShadedInterface", "getPartner", (ins), "",
                    "return ::shade::ShadedInterface($_op);">
  ];
  let extraClassDeclaration = "int twice() { return 2 * getShade(); }";
  let extraSharedClassDeclaration = "int thrice() { return 3 * $_op.getShade(); }";
  let extraTraitClassDeclaration = "int fourTimes() { return 4 * $_op.getShade(); }";
  let verify = [{
    $_op->emitRemark() << "shaded is verified";
    return ::llvm::success();
  }];
}

// Only ops with at least one operand cast to this interface.
def FedInterface : OpInterface<"FedInterface"> {
  let extraClassOf = "return $_op->getNumOperands() != 0;";
}

def NestInterface : OpInterface<"NestInterface"> {
  let methods = [InterfaceMethod<"", "int", "getDepth", (ins), "", "return 7;">];
  let verify = [{
    $_op->emitRemark() << "nest is verified";
    return ::llvm::success($_op->getNumRegions() == 1);
  }];
  let verifyWithRegions = 1;
}

def SizedTypeInterface : TypeInterface<"SizedTypeInterface"> {
  let methods = [
    InterfaceMethod<"In bytes.", "unsigned", "getSize">,
    InterfaceMethod<"In bits.", "unsigned", "getBits", (ins), "", "return 8 * $_type.getSize();">,
    StaticInterfaceMethod<"What it is called.", "::llvm::StringRef", "getWord">
  ];
}

def RoundTypeInterface : TypeInterface<"RoundTypeInterface", [SizedTypeInterface]> {
  let methods = [InterfaceMethod<"Its type again.", "::mlir::Type", "getSelf", (ins), "", "return $_type;">];
  let extraSharedClassDeclaration = "unsigned getDouble() const { return 2 * $_type.getSize(); }";
}

def NamedAttrInterface : AttrInterface<"NamedAttrInterface"> {
  let methods = [
    InterfaceMethod<"", "::llvm::StringRef", "getWord">,
    InterfaceMethod<"", "size_t", "getLength", (ins), "", "return $_attr.getWord().size();">
  ];
}

def TasteInterface : DialectInterface<"TasteInterface"> {
  let description = "What a dialect tastes like.";
  let methods = [
    InterfaceMethod<"Sweet?", "bool", "isSweet", (ins "int":$amount), "return amount > 3;">,
    InterfaceMethod<"Sour?", "bool", "isSour">
  ];
}

} // cppNamespace

#endif // SHADE_INTERFACES
