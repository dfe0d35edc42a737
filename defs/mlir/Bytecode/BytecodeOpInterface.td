//===- BytecodeOpInterface.td - Properties in bytecode -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BYTECODEOPINTERFACE
#define STRATA_DEFS_BYTECODEOPINTERFACE

include "mlir/IR/OpBase.td"

// The runtime has no C++ class of these yet: the methods are declared where they are asked for.
let cppNamespace = "::mlir", strataAnswers = "methods" in {

def BytecodeOpInterface : OpInterface<"BytecodeOpInterface"> {
  let description = "Reads and writes its properties as bytes by itself.";
  let methods = [
    StaticInterfaceMethod<"Reads them.", "::llvm::LogicalResult", "readProperties",
                          (ins "::mlir::DialectBytecodeReader &":$reader,
                               "::mlir::OperationState &":$state)>,
    InterfaceMethod<"Writes them.", "void", "writeProperties", (ins "::mlir::DialectBytecodeWriter &":$writer)>
  ];
}

} // cppNamespace

#endif // STRATA_DEFS_BYTECODEOPINTERFACE
