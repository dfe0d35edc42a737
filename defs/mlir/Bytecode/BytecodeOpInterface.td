//===- BytecodeOpInterface.td - Bytecode of properties -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BYTECODEOPINTERFACE
#define STRATA_DEFS_BYTECODEOPINTERFACE

include "mlir/IR/OpBase.td"

// The runtime has no C++ class for this interface yet: only the methods are declared in ops.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def BytecodeOpInterface : OpInterface<"BytecodeOpInterface"> {
  let description = "An op that defines the bytecode encoding of its properties.";
  let methods = [
    StaticInterfaceMethod<"Reads the properties into `state`.", "::llvm::LogicalResult", "readProperties",
                          (ins "::mlir::DialectBytecodeReader &":$reader,
                               "::mlir::OperationState &":$state)>,
    InterfaceMethod<"Writes the properties.", "void", "writeProperties", (ins "::mlir::DialectBytecodeWriter &":$writer)>
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_BYTECODEOPINTERFACE
