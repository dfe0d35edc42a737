//===- DerivedAttributeOpInterface.td - Attributes computed from the op -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_DERIVEDATTRIBUTEOPINTERFACE
#define STRATA_DEFS_DERIVEDATTRIBUTEOPINTERFACE

include "mlir/IR/OpBase.td"

// The runtime has no C++ class of these yet: the methods are declared where they are asked for.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def DerivedAttributeOpInterface : OpInterface<"DerivedAttributeOpInterface"> {
  let description = "Has attributes that are computed and not stored.";
  let methods = [
    StaticInterfaceMethod<"Whether an attribute of the name is one of them.", "bool", "isDerivedAttribute",
                          (ins "::llvm::StringRef":$name)>,
    InterfaceMethod<"All of them, as they are now.", "::mlir::DictionaryAttr", "materializeDerivedAttributes">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_DERIVEDATTRIBUTEOPINTERFACE
