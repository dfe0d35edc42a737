//===- OpAsmInterface.td - Names in printed IR -------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Interfaces by which ops, types and attributes suggest names for the printer: SSA names, block names and
// aliases.
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
    InterfaceMethod<"Calls `setNameFn` with names for results.", "void", "getAsmResultNames",
                    (ins "::mlir::OpAsmSetValueNameFn":$setNameFn), "", "return;">,
    InterfaceMethod<"Calls `setNameFn` with names for the arguments of the entry block of a region.", "void", "getAsmBlockArgumentNames",
                    (ins "::mlir::Region &":$region, "::mlir::OpAsmSetValueNameFn":$setNameFn), "", "return;">,
    InterfaceMethod<"Calls `setNameFn` with names for blocks.", "void", "getAsmBlockNames",
                    (ins "::mlir::OpAsmSetBlockNameFn":$setNameFn), "", "return;">,
    StaticInterfaceMethod<"Returns the dialect whose prefix may be omitted for nested ops.", "::llvm::StringRef",
                          "getDefaultDialect", (ins), "", "return \"\";">
  ];
}

def OpAsmTypeInterface : TypeInterface<"OpAsmTypeInterface"> {
  let strataAnswers = "methods";
  let cppNamespace = "::mlir";
  let description = "Suggests a name for values of the type and an alias for the type.";
  let methods = [
    InterfaceMethod<"Calls `setNameFn` with a name for a value of the type.", "void", "getAsmName", (ins "::mlir::OpAsmSetNameFn":$setNameFn), "",
                    "return;">,
    InterfaceMethod<"Prints an alias to `os` and returns whether it is required, optional or absent.", "::mlir::OpAsmAliasResult", "getAlias", (ins "::llvm::raw_ostream &":$os), "",
                    "return ::mlir::OpAsmAliasResult::NoAlias;">
  ];
}

def OpAsmAttrInterface : AttrInterface<"OpAsmAttrInterface"> {
  let strataAnswers = "methods";
  let cppNamespace = "::mlir";
  let description = "Suggests an alias for the attribute.";
  let methods = [
    InterfaceMethod<"Prints an alias to `os` and returns whether it is required, optional or absent.", "::mlir::OpAsmAliasResult", "getAlias", (ins "::llvm::raw_ostream &":$os), "",
                    "return ::mlir::OpAsmAliasResult::NoAlias;">
  ];
}

// A handle to a blob that is stored in the resource section at the end of the file.
class ResourceHandleParameter<string handleType, string desc = ""> : AttrOrTypeParameter<handleType, desc> {
  let parser = "$_parser.parseResourceHandle<" # handleType # ">()";
  let printer = "$_printer.printResourceHandle($_self)";
}

#endif // STRATA_DEFS_OPASMINTERFACE
