//===- SymbolInterfaces.td - Ops that have a name ----------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_SYMBOLINTERFACES
#define STRATA_DEFS_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

// Directly inside it, names of symbols are unique.
def SymbolTable : NativeOpTrait<"SymbolTable">;

// The op may define a symbol: its name is the attribute `sym_name`, who may see it `sym_visibility`.
// The runtime provides the C++ interface; here is what an op may override.
def Symbol : OpInterface<"SymbolOpInterface"> {
  let strataAnswers = "descriptor";
  let cppNamespace = "::mlir";
  let description = "An op that may define a symbol in the symbol table around it.";
  // In other words: an op without a name is not a symbol.
  let extraClassOf = "return $_op->hasAttr(::mlir::SymbolTable::getSymbolAttrName());";
  let methods = [
    InterfaceMethod<"The name.", "::mlir::StringAttr", "getNameAttr", (ins), "",
                    "return $_op->template getAttrOfType<::mlir::StringAttr>("
                    "::mlir::SymbolTable::getSymbolAttrName());">,
    InterfaceMethod<"Whether the op may also have no name.", "bool", "isOptionalSymbol", (ins), "",
                    "return false;">,
    InterfaceMethod<"Whether it may be erased when nothing refers to it.", "bool", "canDiscardOnUseEmpty", (ins),
                    "", "return getVisibility() == ::mlir::SymbolTable::Visibility::Private;">,
    InterfaceMethod<"Whether the definition is elsewhere.", "bool", "isDeclaration", (ins), "", "return false;">,
    InterfaceMethod<"Who may refer to it.", "::mlir::SymbolTable::Visibility", "getVisibility", (ins), "",
                    "return ::mlir::SymbolTable::getSymbolVisibility($_op);">,
    InterfaceMethod<"Changes that.", "void", "setVisibility", (ins "::mlir::SymbolTable::Visibility":$vis), "",
                    "::mlir::SymbolTable::setSymbolVisibility($_op, vis);">,
    InterfaceMethod<"Renames it.", "void", "setName", (ins "::mlir::StringAttr":$name), "",
                    "::mlir::SymbolTable::setSymbolName($_op, name);">,
    InterfaceMethod<"Seen everywhere?", "bool", "isPublic", (ins), "",
                    "return getVisibility() == ::mlir::SymbolTable::Visibility::Public;">,
    InterfaceMethod<"Seen in its own table only?", "bool", "isPrivate", (ins), "",
                    "return getVisibility() == ::mlir::SymbolTable::Visibility::Private;">,
    InterfaceMethod<"Seen in the tables around it?", "bool", "isNested", (ins), "",
                    "return getVisibility() == ::mlir::SymbolTable::Visibility::Nested;">,
    InterfaceMethod<"Makes it so.", "void", "setPublic", (ins), "",
                    "setVisibility(::mlir::SymbolTable::Visibility::Public);">,
    InterfaceMethod<"Makes it so.", "void", "setPrivate", (ins), "",
                    "setVisibility(::mlir::SymbolTable::Visibility::Private);">,
    InterfaceMethod<"Makes it so.", "void", "setNested", (ins), "",
                    "setVisibility(::mlir::SymbolTable::Visibility::Nested);">,
    InterfaceMethod<"Where it is referred to below an op; nothing if that cannot be told.",
                    "::std::optional<::mlir::SymbolTable::UseRange>", "getSymbolUses",
                    (ins "::mlir::Operation *":$from), "",
                    "return ::mlir::SymbolTable::getSymbolUses($_op, from);">,
    InterfaceMethod<"Whether it is known not to be referred to.", "bool", "symbolKnownUseEmpty",
                    (ins "::mlir::Operation *":$from), "",
                    "return ::mlir::SymbolTable::symbolKnownUseEmpty($_op, from);">,
    InterfaceMethod<"Makes all references refer to another name.", "::llvm::LogicalResult", "replaceAllSymbolUses",
                    (ins "::mlir::StringAttr":$newSymbol, "::mlir::Operation *":$from), "",
                    "return ::mlir::SymbolTable::replaceAllSymbolUses($_op, newSymbol, from);">
  ];
  let verify = "return ::mlir::detail::verifySymbol($_op);";
}

def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let strataAnswers = "descriptor";
  let cppNamespace = "::mlir";
  let description = "An op that refers to symbols and checks them.";
  let methods = [InterfaceMethod<"Are the symbols there, and of the right kind?", "::llvm::LogicalResult",
                                 "verifySymbolUses", (ins "::mlir::SymbolTableCollection &":$symbolTable)>];
}

def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let strataAnswers = "methods";
  let cppNamespace = "::mlir";
  let description = "An attribute that refers to symbols and checks them.";
  let methods = [InterfaceMethod<"Are the symbols there, and of the right kind?", "::llvm::LogicalResult",
                                 "verifySymbolUses",
                                 (ins "::mlir::Operation *":$op,
                                      "::mlir::SymbolTableCollection &":$symbolTable)>];
}

#endif // STRATA_DEFS_SYMBOLINTERFACES
