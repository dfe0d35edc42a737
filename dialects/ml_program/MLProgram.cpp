//===- MLProgram.cpp - The ml_program dialect -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/ml_program/MLProgram.h"
#include "dialects/func/FunctionImplementation.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/asm/FormatParseState.h"
#include "runtime/asm/FormatPrintState.h"
#include "runtime/asm/OpAsmDialectInterface.h"
#include "runtime/ir/DialectHookThunks.h"

using namespace mlir;
using namespace mlir::ml_program;

void MLProgramDialect::initialize() { addInterfaces<OpAsmDialectInterface>(); }

//===----------------------------------------------------------------------===//
// Functions and graphs
//===----------------------------------------------------------------------===//

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &result) {
  return func::parseFunction(parser, result);
}
void FuncOp::print(OpAsmPrinter &printer) { func::printFunction(printer, *this); }
LogicalResult FuncOp::verify() { return func::verifyDeclaration(*this); }

ParseResult SubgraphOp::parse(OpAsmParser &parser, OperationState &result) {
  return func::parseFunction(parser, result);
}
void SubgraphOp::print(OpAsmPrinter &printer) { func::printFunction(printer, *this); }
LogicalResult SubgraphOp::verify() { return func::verifyDeclaration(*this); }

/// Verifies the number and types of the operands of a return-like op. \param verb  the verb in diagnostics:
/// "returns".
/// \param noun  the name of the operands in diagnostics: "return".
static LogicalResult verifyReturned(Operation *op, llvm::StringRef verb, llvm::StringRef noun) {
  auto function = llvm::cast<FunctionOpInterface>(op->getParentOp());
  llvm::ArrayRef<Type> expected = function.getResultTypes();
  if (op->getNumOperands() != expected.size())
    return op->emitOpError("has ") << op->getNumOperands() << " operands, but enclosing function (@"
                                   << function.getName() << ") " << verb << ' ' << expected.size();
  for (unsigned i = 0, e = expected.size(); i != e; ++i)
    if (op->getOperand(i).getType() != expected[i])
      return op->emitError() << "type of " << noun << " operand " << i << " (" << op->getOperand(i).getType()
                             << ") doesn't match function result type (" << expected[i] << ") in function @"
                             << function.getName();
  return success();
}
LogicalResult OutputOp::verify() { return verifyReturned(*this, "outputs", "output"); }
LogicalResult ReturnOp::verify() { return verifyReturned(*this, "returns", "return"); }

//===----------------------------------------------------------------------===//
// Globals
//===----------------------------------------------------------------------===//

LogicalResult GlobalOp::verify() {
  if (!getIsMutable() && !getValueAttr())
    return emitOpError("immutable global must have an initial value");
  return success();
}

/// Returns the global that `name` refers to, or null.
static GlobalOp lookupGlobal(Operation *op, SymbolRefAttr name, SymbolTableCollection &symbolTable) {
  return symbolTable.lookupNearestSymbolFrom<GlobalOp>(op, name);
}

GlobalOp GlobalLoadOp::getGlobalOp(SymbolTableCollection &symbolTable) {
  return lookupGlobal(*this, getGlobalAttr(), symbolTable);
}
GlobalOp GlobalLoadConstOp::getGlobalOp(SymbolTableCollection &symbolTable) {
  return lookupGlobal(*this, getGlobalAttr(), symbolTable);
}
GlobalOp GlobalLoadGraphOp::getGlobalOp(SymbolTableCollection &symbolTable) {
  return lookupGlobal(*this, getGlobalAttr(), symbolTable);
}
GlobalOp GlobalStoreOp::getGlobalOp(SymbolTableCollection &symbolTable) {
  return lookupGlobal(*this, getGlobalAttr(), symbolTable);
}
GlobalOp GlobalStoreGraphOp::getGlobalOp(SymbolTableCollection &symbolTable) {
  return lookupGlobal(*this, getGlobalAttr(), symbolTable);
}

/// Verifies a load of type `type` from `global`, which is null if undefined. If `isConst` is true, the global
/// must be immutable.
static LogicalResult verifyLoad(Operation *op, SymbolRefAttr name, GlobalOp global, Type type,
                                bool isConst = false) {
  if (!global)
    return op->emitOpError() << "undefined global: " << name;
  if (isConst && global.getIsMutable())
    return op->emitOpError() << "cannot load as const from mutable global " << name;
  if (global.getType() != type)
    return op->emitOpError() << "cannot load from global typed " << global.getType() << " as " << type;
  return success();
}

/// Verifies a store of type `type` to `global`, which is null if undefined.
static LogicalResult verifyStore(Operation *op, SymbolRefAttr name, GlobalOp global, Type type) {
  if (!global)
    return op->emitOpError() << "undefined global: " << name;
  if (!global.getIsMutable())
    return op->emitOpError() << "cannot store to an immutable global " << name;
  if (global.getType() != type)
    return op->emitOpError() << "cannot store to a global typed " << global.getType() << " from " << type;
  return success();
}

LogicalResult GlobalLoadOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyLoad(*this, getGlobalAttr(), getGlobalOp(symbolTable), getResult().getType());
}
LogicalResult GlobalLoadConstOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyLoad(*this, getGlobalAttr(), getGlobalOp(symbolTable), getResult().getType(),
                    /*isConst=*/true);
}
LogicalResult GlobalLoadGraphOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyLoad(*this, getGlobalAttr(), getGlobalOp(symbolTable), getResult().getType());
}
LogicalResult GlobalStoreOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyStore(*this, getGlobalAttr(), getGlobalOp(symbolTable), getValue().getType());
}
LogicalResult GlobalStoreGraphOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  return verifyStore(*this, getGlobalAttr(), getGlobalOp(symbolTable), getValue().getType());
}

void GlobalLoadOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), getGlobalAttr().getLeafReference().getValue());
}
void GlobalLoadConstOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) {
  setNameFn(getResult(), getGlobalAttr().getLeafReference().getValue());
}

//===----------------------------------------------------------------------===//
// Custom directives
//===----------------------------------------------------------------------===//

static ParseResult parseSymbolVisibility(OpAsmParser &parser, StringAttr &visibility) {
  llvm::StringRef word;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalKeyword(&word, {"public", "private", "nested"})))
    return parser.emitError(loc, "expected 'public', 'private', or 'nested'");
  visibility = parser.getBuilder().getStringAttr(word);
  return success();
}

static void printSymbolVisibility(OpAsmPrinter &printer, Operation *, StringAttr visibility) {
  printer << (visibility ? visibility.getValue() : llvm::StringRef("public"));
}

/// Parses the optional initial value of a global and its type: `(value) : type` or `: type`.
static ParseResult parseTypedInitialValue(OpAsmParser &parser, TypeAttr &type, Attribute &value) {
  if (succeeded(parser.parseOptionalLParen()) && (parser.parseAttribute(value) || parser.parseRParen()))
    return failure();
  Type parsed;
  if (parser.parseColonType(parsed))
    return failure();
  type = TypeAttr::get(parsed);
  return success();
}

static void printTypedInitialValue(OpAsmPrinter &printer, Operation *, TypeAttr type, Attribute value) {
  if (value)
    printer << '(' << value << ')';
  printer << " : " << Attribute(type);
}

/// Parses the consumed tokens and the type of the produced token: `ordering(%token, … -> type)`, or
/// `ordering(() -> type)` without consumed tokens.
static ParseResult parseTokenOrdering(OpAsmParser &parser,
                                      llvm::SmallVectorImpl<OpAsmParser::UnresolvedOperand> &operands,
                                      Type &type) {
  if (parser.parseKeyword("ordering") || parser.parseLParen())
    return failure();
  if (succeeded(parser.parseOptionalLParen())) {
    if (parser.parseRParen())
      return failure();
  } else if (parser.parseOperandList(operands)) {
    return failure();
  }
  return failure(parser.parseArrow() || parser.parseType(type) || parser.parseRParen());
}

static void printTokenOrdering(OpAsmPrinter &printer, Operation *, OperandRange tokens, Type type) {
  printer << " ordering(";
  if (tokens.empty())
    printer << "()";
  else
    printer << tokens;
  printer << " -> " << type << ')';
}

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#define GET_TYPEDEF_CLASSES
#include "dialects/ml_program/MLProgramTypes.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/ml_program/MLProgramAttrs.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/ml_program/MLProgramOps.cpp.inc"
#include "dialects/ml_program/MLProgramDialect.cpp.inc"
