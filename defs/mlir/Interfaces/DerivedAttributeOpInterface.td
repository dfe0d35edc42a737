//===- DerivedAttributeOpInterface.td - Derived attributes -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_DERIVEDATTRIBUTEOPINTERFACE
#define STRATA_DEFS_DERIVEDATTRIBUTEOPINTERFACE

include "mlir/IR/OpBase.td"

// The runtime has no C++ class for this interface yet: only the methods are declared in ops.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def DerivedAttributeOpInterface : OpInterface<"DerivedAttributeOpInterface"> {
  let description = "An op with attributes that are computed and not stored.";
  let methods = [
    StaticInterfaceMethod<"Returns true if `name` is a derived attribute.", "bool", "isDerivedAttribute",
                          (ins "::llvm::StringRef":$name)>,
    InterfaceMethod<"Returns the current values of all derived attributes.", "::mlir::DictionaryAttr", "materializeDerivedAttributes">
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_DERIVEDATTRIBUTEOPINTERFACE
