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
  let description = "An op with a count.";
  let methods = [
    InterfaceMethod<"Returns the count.", "int", "getCount">,
    InterfaceMethod<"Returns true if the count is greater than 2.", "bool", "isMany", (ins), "",
                    "return $_op.getCount() > 2;">
  ];
}

def ShadedInterface : OpInterface<"ShadedInterface", [CountedInterface]> {
  let description = [{
    An op with a shade.

    The methods use each form of an interface method.
  }];
  let methods = [
    InterfaceMethod<"Returns the shade.", "int", "getShade">,
    InterfaceMethod<"Returns the shade; overloaded.", "int", "getShade", (ins "::mlir::Value":$by, "int":$more)>,
    InterfaceMethod<"Returns the shade increased by `by`.", "int", "darken", (ins CArg<"int", "1">:$by), "",
                    "return $_op.getShade() + by;">,
    InterfaceMethod<"A method with a body; ops do not implement it.", "int", "getNumOperandsPlus", (ins "int":$more),
                    "return $_op->getNumOperands() + more;">,
    InterfaceMethod<"A method whose body differs from its default implementation.", "int", "both", (ins),
                    "return 100 + $_op.both();",
                    "return 1;">,
    StaticInterfaceMethod<"Returns the limit.", "int", "getLimit", (ins "int":$scale)>,
    StaticInterfaceMethod<"Returns true if the limit is positive.", "bool", "hasLimit", (ins), "",
                          "return ConcreteOp::getLimit(1) > 0;">,
    StaticInterfaceMethod<"Returns half of the limit.", "int", "getHalfLimit", (ins),
                          "return ConcreteOp::getLimit(1) / 2;">,
    InterfaceMethod<"Returns the op as interface.", "::shade::ShadedInterface", "getPartner", (ins), "",
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
    InterfaceMethod<"Returns the size in bytes.", "unsigned", "getSize">,
    InterfaceMethod<"Returns the size in bits.", "unsigned", "getBits", (ins), "", "return 8 * $_type.getSize();">,
    StaticInterfaceMethod<"Returns the name.", "::llvm::StringRef", "getWord">
  ];
}

def RoundTypeInterface : TypeInterface<"RoundTypeInterface", [SizedTypeInterface]> {
  let methods = [InterfaceMethod<"Returns the type itself.", "::mlir::Type", "getSelf", (ins), "", "return $_type;">];
  let extraSharedClassDeclaration = "unsigned getDouble() const { return 2 * $_type.getSize(); }";
}

def NamedAttrInterface : AttrInterface<"NamedAttrInterface"> {
  let methods = [
    InterfaceMethod<"", "::llvm::StringRef", "getWord">,
    InterfaceMethod<"", "size_t", "getLength", (ins), "", "return $_attr.getWord().size();">
  ];
}

def TasteInterface : DialectInterface<"TasteInterface"> {
  let description = "The taste of a dialect.";
  let methods = [
    InterfaceMethod<"Returns true if the dialect is sweet at this amount.", "bool", "isSweet", (ins "int":$amount),
                    "return amount > 3;">,
    InterfaceMethod<"Returns true if the dialect is sour.", "bool", "isSour">
  ];
}

} // cppNamespace

#endif // SHADE_INTERFACES
