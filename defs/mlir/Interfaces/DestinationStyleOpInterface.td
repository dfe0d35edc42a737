//===- DestinationStyleOpInterface.td - Results into operands -*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_DESTINATIONSTYLEOPINTERFACE
#define STRATA_DEFS_DESTINATIONSTYLEOPINTERFACE

include "mlir/IR/OpBase.td"

def DestinationStyleOpInterface : OpInterface<"DestinationStyleOpInterface"> {
  let strataAnswers = "methods";
  let cppNamespace = "::mlir";
  let description = "Writes its results over some of its operands.";
  let methods = [InterfaceMethod<"Those operands.", "::mlir::MutableOperandRange", "getDpsInitsMutable">];
  let verify = "return ::mlir::detail::verifyDestinationStyleOpInterface($_op);";
}

#endif // STRATA_DEFS_DESTINATIONSTYLEOPINTERFACE
