//===- Func.cpp - The func dialect ----------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/Func.h"
#include "dialects/func/FunctionImplementation.h"
#include "runtime/ir/DialectHookThunks.h"
#include "runtime/ir/IRMapping.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/rewrite/PatternMatch.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace mlir::func;

Operation *FuncDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  if (!ConstantOp::isBuildableWith(value, type))
    return nullptr;
  return builder.create<ConstantOp>(loc, type, llvm::cast<FlatSymbolRefAttr>(value));
}

//===----------------------------------------------------------------------===//
// func
//===----------------------------------------------------------------------===//

void FuncOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef name, FunctionType type,
                   llvm::ArrayRef<NamedAttribute> attrs, llvm::ArrayRef<DictionaryAttr> argAttrs) {
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("function_type", TypeAttr::get(type));
  state.addAttributes(attrs);
  state.addRegion();
  addArgAndResultAttrs(builder, state, argAttrs, {});
}

FuncOp FuncOp::create(Location location, llvm::StringRef name, FunctionType type,
                      llvm::ArrayRef<NamedAttribute> attrs) {
  OpBuilder builder(location.getContext());
  OperationState state(location, getOperationName());
  build(builder, state, name, type, attrs);
  return FuncOp(Operation::create(state));
}

void FuncOp::cloneInto(FuncOp dest, IRMapping &mapper) {
  NamedAttrList attrs(dest->getAttrList());
  for (NamedAttribute attr : (*this)->getAttrList())
    if (!attrs.get(attr.getName()))
      attrs.push_back(attr);
  dest->setAttrs(attrs.getDictionary(getContext()));
  getBody().cloneInto(&dest.getBody(), mapper);
}

FuncOp FuncOp::clone(IRMapping &mapper) {
  FuncOp copy = llvm::cast<FuncOp>((*this)->cloneWithoutRegions());
  if (isExternal())
    return copy;
  // The copy has no argument for an argument that `mapper` already maps: its uses in the body are replaced.
  llvm::BitVector mapped(getNumArguments());
  for (BlockArgument argument : getArguments())
    if (mapper.contains(argument))
      mapped.set(argument.getArgNumber());
  [[maybe_unused]] LogicalResult erased = copy.eraseArguments(mapped);
  assert(succeeded(erased) && "a FunctionType exists for any argument types");
  getBody().cloneInto(&copy.getBody(), mapper);
  return copy;
}

FuncOp FuncOp::clone() {
  IRMapping mapper;
  return clone(mapper);
}

LogicalResult FuncOp::verify() { return func::verifyDeclaration(*this); }

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &result) {
  return parseFunction(parser, result);
}

void FuncOp::print(OpAsmPrinter &printer) { printFunction(printer, *this); }

//===----------------------------------------------------------------------===//
// return
//===----------------------------------------------------------------------===//

LogicalResult ReturnOp::verify() {
  auto function = llvm::cast<FuncOp>((*this)->getParentOp());
  // The verification of the function reports an attribute that is missing or of another kind.
  if (!llvm::isa_and_nonnull<StringAttr>(function->getAttr("sym_name")) ||
      !llvm::isa_and_nonnull<TypeAttr>(function->getAttr("function_type")))
    return success();
  llvm::ArrayRef<Type> expected = function.getResultTypes();
  if ((*this)->getNumOperands() != expected.size())
    return emitOpError("has ") << (*this)->getNumOperands() << " operands, but enclosing function (@"
                               << function.getName() << ") returns " << expected.size();
  for (auto [i, returned, declared] : llvm::enumerate((*this)->getOperandTypes(), expected))
    if (returned != declared)
      return emitError() << "type of return operand " << i << " (" << returned
                         << ") doesn't match function result type (" << declared << ") in function @"
                         << function.getName();
  return success();
}

//===----------------------------------------------------------------------===//
// call
//===----------------------------------------------------------------------===//

FunctionType CallOp::getCalleeType() {
  return FunctionType::get(getContext(), (*this)->getOperandTypes(), (*this)->getResultTypes());
}

/// The base class of CallInterfaceCallable. The specializations of llvm::cast for pointer unions match only
/// this class, not classes derived from it.
using CallableUnion = llvm::PointerUnion<SymbolRefAttr, Value>;

void CallOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  const CallableUnion &target = callee;
  setCalleeAttr(llvm::cast<FlatSymbolRefAttr>(llvm::cast<SymbolRefAttr>(target)));
}

/// Appends the types to a note, separated by commas.
static void addTypes(Diagnostic &note, TypeRange types) {
  llvm::interleave(types, [&](Type type) { note << type; }, [&] { note << ", "; });
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  FlatSymbolRefAttr callee = getCalleeAttr();
  auto function = symbolTable.lookupNearestSymbolFrom<FuncOp>(*this, callee);
  if (!function)
    return emitOpError() << "'" << callee.getValue() << "' does not reference a valid function";

  FunctionType type = function.getFunctionType();
  if (type.getNumInputs() != (*this)->getNumOperands())
    return emitOpError("incorrect number of operands for callee");
  if (failed(verifyCallOperandTypes(*this, type)))
    return failure();
  if (type.getNumResults() != (*this)->getNumResults())
    return emitOpError("incorrect number of results for callee");
  for (unsigned i = 0, e = type.getNumResults(); i != e; ++i)
    if ((*this)->getResult(i).getType() != type.getResult(i)) {
      InFlightDiagnostic diag = emitOpError("result type mismatch at index ") << i;
      addTypes(diag.attachNote() << "      op result types: ", (*this)->getResultTypes());
      addTypes(diag.attachNote() << "function result types: ", type.getResults());
      return diag;
    }
  return success();
}

//===----------------------------------------------------------------------===//
// call_indirect
//===----------------------------------------------------------------------===//

void CallIndirectOp::setCalleeFromCallable(CallInterfaceCallable callee) {
  const CallableUnion &target = callee;
  getCalleeMutable().assign(llvm::cast<Value>(target));
}

ParseResult CallIndirectOp::parse(OpAsmParser &parser, OperationState &result) {
  OpAsmParser::UnresolvedOperand callee;
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 4> operands;
  Type type;
  if (parser.parseOperand(callee))
    return failure();
  llvm::SMLoc operandsLoc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren) ||
      parser.parseOptionalAttrDict(result.attributes) || parser.parseColon())
    return failure();
  llvm::SMLoc typeLoc = parser.getCurrentLocation();
  if (parser.parseType(type))
    return failure();
  auto function = llvm::dyn_cast<FunctionType>(type);
  if (!function)
    return parser.emitError(typeLoc) << "'callee' must be function type, but got " << type;
  result.addTypes(function.getResults());
  if (parser.resolveOperand(callee, type, result.operands))
    return failure();
  return parser.resolveOperands(operands, function.getInputs(), operandsLoc, result.operands);
}

void CallIndirectOp::print(OpAsmPrinter &printer) {
  printer << ' ' << Value(getCallee()) << '(' << getCalleeOperands() << ')';
  printer.printOptionalAttrDict((*this)->getAttrList());
  printer << " : " << getCallee().getType();
}

/// Replaces a call of a known function value by a direct call.
LogicalResult CallIndirectOp::canonicalize(CallIndirectOp op, PatternRewriter &rewriter) {
  auto constant = op.getCallee().getDefiningOp<ConstantOp>();
  if (!constant)
    return failure();
  rewriter.replaceOpWithNewOp<CallOp>(op, SymbolRefAttr(constant.getValueAttr()), op->getResultTypes(),
                                      op.getArgOperands());
  return success();
}

//===----------------------------------------------------------------------===//
// constant
//===----------------------------------------------------------------------===//

bool ConstantOp::isBuildableWith(Attribute value, Type type) {
  return llvm::isa<FlatSymbolRefAttr>(value) && llvm::isa<FunctionType>(type);
}

OpFoldResult ConstantOp::fold(FoldAdaptor adaptor) { return Attribute(adaptor.getValueAttr()); }

LogicalResult ConstantOp::verifySymbolUses(SymbolTableCollection &symbolTable) {
  auto function = symbolTable.lookupNearestSymbolFrom<FuncOp>(*this, getValueAttr());
  if (!function)
    return emitOpError() << "reference to undefined function '" << getValue() << "'";
  if (function.getFunctionType() != getType())
    return emitOpError("reference to function with mismatched type");
  return success();
}

void ConstantOp::getAsmResultNames(OpAsmSetValueNameFn setNameFn) { setNameFn(getResult(), "f"); }

//===----------------------------------------------------------------------===//
// Generated definitions
//===----------------------------------------------------------------------===//

#define GET_OP_CLASSES
#include "dialects/func/FuncOps.cpp.inc"
#include "dialects/func/FuncDialect.cpp.inc"
