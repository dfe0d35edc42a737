//===- SymbolInterfaces.td - Symbols and symbol tables -----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_SYMBOLINTERFACES
#define STRATA_DEFS_SYMBOLINTERFACES

include "mlir/IR/OpBase.td"

// The names of symbols directly inside the op are unique.
def SymbolTable : NativeOpTrait<"SymbolTable">;

// An op that may define a symbol. The attribute `sym_name` holds its name, `sym_visibility` its visibility.
// The runtime provides the C++ class of the interface; an op may override the methods below.
def Symbol : OpInterface<"SymbolOpInterface"> {
  let strataAnswers = "descriptor";
  let cppNamespace = "::mlir";
  let description = "An op that may define a symbol in the enclosing symbol table.";
  // An op without a name is not a symbol.
  let extraClassOf = "return $_op->hasAttr(::mlir::SymbolTable::getSymbolAttrName());";
  let methods = [
    InterfaceMethod<"Returns the name of the symbol.", "::mlir::StringAttr", "getNameAttr", (ins), "",
                    "return $_op->template getAttrOfType<::mlir::StringAttr>("
                    "::mlir::SymbolTable::getSymbolAttrName());">,
    InterfaceMethod<"Returns true if the name is optional.", "bool", "isOptionalSymbol", (ins), "",
                    "return false;">,
    InterfaceMethod<"Returns true if the op may be erased when the symbol has no uses.", "bool", "canDiscardOnUseEmpty", (ins),
                    "", "return getVisibility() == ::mlir::SymbolTable::Visibility::Private;">,
    InterfaceMethod<"Returns true if the op is only a declaration.", "bool", "isDeclaration", (ins), "", "return false;">,
    InterfaceMethod<"Returns the visibility of the symbol.", "::mlir::SymbolTable::Visibility", "getVisibility", (ins), "",
                    "return ::mlir::SymbolTable::getSymbolVisibility($_op);">,
    InterfaceMethod<"Sets the visibility of the symbol.", "void", "setVisibility", (ins "::mlir::SymbolTable::Visibility":$vis), "",
                    "::mlir::SymbolTable::setSymbolVisibility($_op, vis);">,
    InterfaceMethod<"Renames the symbol.", "void", "setName", (ins "::mlir::StringAttr":$name), "",
                    "::mlir::SymbolTable::setSymbolName($_op, name);">,
    InterfaceMethod<"Returns true if the symbol is visible everywhere.", "bool", "isPublic", (ins), "",
                    "return getVisibility() == ::mlir::SymbolTable::Visibility::Public;">,
    InterfaceMethod<"Returns true if the symbol is visible only in its own symbol table.", "bool", "isPrivate", (ins), "",
                    "return getVisibility() == ::mlir::SymbolTable::Visibility::Private;">,
    InterfaceMethod<"Returns true if the symbol is visible in the enclosing symbol tables.", "bool", "isNested", (ins), "",
                    "return getVisibility() == ::mlir::SymbolTable::Visibility::Nested;">,
    InterfaceMethod<"Sets this visibility.", "void", "setPublic", (ins), "",
                    "setVisibility(::mlir::SymbolTable::Visibility::Public);">,
    InterfaceMethod<"Sets this visibility.", "void", "setPrivate", (ins), "",
                    "setVisibility(::mlir::SymbolTable::Visibility::Private);">,
    InterfaceMethod<"Sets this visibility.", "void", "setNested", (ins), "",
                    "setVisibility(::mlir::SymbolTable::Visibility::Nested);">,
    InterfaceMethod<"Returns the uses of the symbol nested in an op; nullopt if they are not known.",
                    "::std::optional<::mlir::SymbolTable::UseRange>", "getSymbolUses",
                    (ins "::mlir::Operation *":$from), "",
                    "return ::mlir::SymbolTable::getSymbolUses($_op, from);">,
    InterfaceMethod<"Returns true if the symbol is known to have no uses nested in an op.", "bool", "symbolKnownUseEmpty",
                    (ins "::mlir::Operation *":$from), "",
                    "return ::mlir::SymbolTable::symbolKnownUseEmpty($_op, from);">,
    InterfaceMethod<"Replaces all uses of the symbol nested in an op by another name.", "::llvm::LogicalResult", "replaceAllSymbolUses",
                    (ins "::mlir::StringAttr":$newSymbol, "::mlir::Operation *":$from), "",
                    "return ::mlir::SymbolTable::replaceAllSymbolUses($_op, newSymbol, from);">
  ];
  let verify = "return ::mlir::detail::verifySymbol($_op);";
}

def SymbolUserOpInterface : OpInterface<"SymbolUserOpInterface"> {
  let strataAnswers = "descriptor";
  let cppNamespace = "::mlir";
  let description = "An op that refers to symbols and checks them.";
  let methods = [InterfaceMethod<"Verifies that the referenced symbols exist and are of the right kind.", "::llvm::LogicalResult",
                                 "verifySymbolUses", (ins "::mlir::SymbolTableCollection &":$symbolTable)>];
}

def SymbolUserAttrInterface : AttrInterface<"SymbolUserAttrInterface"> {
  let strataAnswers = "methods";
  let cppNamespace = "::mlir";
  let description = "An attribute that refers to symbols and checks them.";
  let methods = [InterfaceMethod<"Verifies that the referenced symbols exist and are of the right kind.", "::llvm::LogicalResult",
                                 "verifySymbolUses",
                                 (ins "::mlir::Operation *":$op,
                                      "::mlir::SymbolTableCollection &":$symbolTable)>];
}

#endif // STRATA_DEFS_SYMBOLINTERFACES
