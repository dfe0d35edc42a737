//===- OpAsmInterface.td - Names in printed IR -------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What ops, types and attributes may say about how they, their values and their blocks are called.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_OPASMINTERFACE
#define STRATA_DEFS_OPASMINTERFACE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def OpAsmOpInterface : OpInterface<"OpAsmOpInterface"> {
  let strataHandWritten = 1;
  let cppNamespace = "::mlir";
  let description = "Suggests names for results, block arguments and blocks.";
  let methods = [
    InterfaceMethod<"Names for results.", "void", "getAsmResultNames",
                    (ins "::mlir::OpAsmSetValueNameFn":$setNameFn), "", "return;">,
    InterfaceMethod<"Names for the arguments of the entry block of a region.", "void", "getAsmBlockArgumentNames",
                    (ins "::mlir::Region &":$region, "::mlir::OpAsmSetValueNameFn":$setNameFn), "", "return;">,
    InterfaceMethod<"Names for blocks.", "void", "getAsmBlockNames",
                    (ins "::mlir::OpAsmSetBlockNameFn":$setNameFn), "", "return;">,
    StaticInterfaceMethod<"The dialect whose prefix ops inside may leave out.", "::llvm::StringRef",
                          "getDefaultDialect", (ins), "", "return \"\";">
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let strataAnswers = "methods";
  let cppNamespace = "::mlir";
  let description = "Suggests a name for values of the type and an alias for the type.";
  let methods = [
    InterfaceMethod<"A name for a value.", "void", "getAsmName", (ins "::mlir::OpAsmSetNameFn":$setNameFn), "",
                    "return;">,
    InterfaceMethod<"An alias.", "::mlir::OpAsmAliasResult", "getAlias", (ins "::llvm::raw_ostream &":$os), "",
                    "return ::mlir::OpAsmAliasResult::NoAlias;">
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let strataAnswers = "methods";
  let cppNamespace = "::mlir";
  let description = "Suggests an alias for the attribute.";
  let methods = [
    InterfaceMethod<"An alias.", "::mlir::OpAsmAliasResult", "getAlias", (ins "::llvm::raw_ostream &":$os), "",
                    "return ::mlir::OpAsmAliasResult::NoAlias;">
  ];
}

// A handle to a blob that is printed at the end of the file.
class ResourceHandleParameter<string handleType, string desc = ""> : AttrOrTypeParameter<handleType, desc> {
  let parser = "$_parser.parseResourceHandle<" # handleType # ">()";
  let printer = "$_printer.printResourceHandle($_self)";
}

#endif // STRATA_DEFS_OPASMINTERFACE
