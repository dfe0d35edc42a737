//===- ShapeRegions.cpp - Shape ops with regions --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/shape/Shape.h"
#include "dialects/func/FunctionImplementation.h"
#include "dialects/utils/ImplicitTerminator.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/rewrite/PatternMatch.h"

using namespace mlir;
using namespace mlir::shape;

//===----------------------------------------------------------------------===//
// shape.reduce
//===----------------------------------------------------------------------===//

/// Returns the type of the sizes of a shape or an extent tensor.
static Type getSizeType(Type shape) {
  MLIRContext *context = shape.getContext();
  return llvm::isa<ShapeType>(shape) ? Type(SizeType::get(context)) : Type(IndexType::get(context));
}

void ReduceOp::build(OpBuilder &builder, OperationState &state, Value shape, ValueRange initVals) {
  OpBuilder::InsertionGuard guard(builder);
  state.addOperands(shape);
  state.addOperands(initVals);
  Location loc = state.location.materialize(state.getContext());
  llvm::SmallVector<Type> types = {builder.getIndexType(), getSizeType(shape.getType())};
  for (Value init : initVals) {
    types.push_back(init.getType());
    state.addTypes(init.getType());
  }
  llvm::SmallVector<Location> locs(types.size(), loc);
  Region *region = state.addRegion();
  builder.createBlock(region, region->end(), types, locs);
}

LogicalResult ReduceOp::verify() {
  Block &block = getRegion().front();
  if (size_t expected = 2 + getInitVals().size(); block.getNumArguments() != expected)
    return emitOpError() << "ReduceOp body is expected to have " << expected << " arguments";
  Type expectedTypes[] = {IndexType::get(getContext()), getSizeType(getShape().getType())};
  const llvm::StringRef expectations[] = {"IndexType",
                                          llvm::isa<SizeType>(expectedTypes[1])
                                              ? "SizeType if the ReduceOp operates on a ShapeType"
                                              : "IndexType if the ReduceOp operates on an extent tensor"};
  for (unsigned number : {0, 1})
    if (block.getArgument(number).getType() != expectedTypes[number])
      return emitOpError("argument ")
             << number << " of ReduceOp body is expected to be of " << expectations[number];
  for (auto [index, init] : llvm::enumerate(getInitVals()))
    if (block.getArgument(index + 2).getType() != init.getType())
      return emitOpError() << "type mismatch between argument " << index + 2
                           << " of ReduceOp body and initial value " << index;
  return success();
}

ParseResult ReduceOp::parse(OpAsmParser &parser, OperationState &result) {
  llvm::SmallVector<OpAsmParser::UnresolvedOperand, 3> operands;
  Type shapeType;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(operands, OpAsmParser::Delimiter::Paren))
    return failure();
  if (operands.empty())
    return parser.emitError(loc, "expected a shape");
  if (parser.parseColonType(shapeType) || parser.parseOptionalArrowTypeList(result.types) ||
      parser.resolveOperand(operands.front(), shapeType, result.operands) ||
      parser.resolveOperands(llvm::ArrayRef(operands).drop_front(), result.types, parser.getNameLoc(),
                             result.operands) ||
      parser.parseRegion(*result.addRegion()))
    return failure();
  return parser.parseOptionalAttrDict(result.attributes);
}

void ReduceOp::print(OpAsmPrinter &printer) {
  printer << '(' << (*this)->getOperands() << ") : " << getShape().getType();
  printer.printOptionalArrowTypeList((*this)->getResultTypes());
  printer << ' ';
  printer.printRegion(getRegion());
  printer.printOptionalAttrDict((*this)->getAttrList());
}

LogicalResult YieldOp::verify() {
  Operation *parent = (*this)->getParentOp();
  if (parent->getNumResults() != (*this)->getNumOperands())
    return emitOpError("number of operands does not match number of results of its parent");
  for (auto [result, operand] : llvm::zip(parent->getResults(), getOperands()))
    if (result.getType() != operand.getType())
      return emitOpError("types mismatch between yield op and its parent");
  return success();
}

//===----------------------------------------------------------------------===//
// shape.assuming
//===----------------------------------------------------------------------===//

void AssumingOp::build(OpBuilder &builder, OperationState &state, Value witness,
                       llvm::function_ref<llvm::SmallVector<Value, 2>(OpBuilder &, Location)> bodyBuilder) {
  OpBuilder::InsertionGuard guard(builder);
  state.addOperands(witness);
  Location loc = state.location.materialize(state.getContext());
  builder.createBlock(state.addRegion());
  llvm::SmallVector<Value, 2> yielded = bodyBuilder(builder, loc);
  AssumingYieldOp::create(builder, loc, ValueRange(yielded));
  for (Value value : yielded)
    state.addTypes(value.getType());
}

ParseResult AssumingOp::parse(OpAsmParser &parser, OperationState &result) {
  Region *region = result.addRegion();
  OpAsmParser::UnresolvedOperand witness;
  if (parser.parseOperand(witness) ||
      parser.resolveOperand(witness, parser.getBuilder().getType<WitnessType>(), result.operands) ||
      parser.parseOptionalArrowTypeList(result.types) || parser.parseRegion(*region))
    return failure();
  mlir::ensureTerminator<AssumingYieldOp>(*region, result);
  return parser.parseOptionalAttrDict(result.attributes);
}

void AssumingOp::print(OpAsmPrinter &printer) {
  bool hasResults = (*this)->getNumResults() != 0;
  printer << ' ' << Value(getWitness());
  if (hasResults)
    printer << " -> (" << TypeRange((*this)->getResultTypes()) << ')';
  printer << ' ';
  printer.printRegion(getDoRegion(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/hasResults);
  printer.printOptionalAttrDict((*this)->getAttrList());
}

void AssumingOp::getSuccessorRegions(RegionBranchPoint point,
                                     llvm::SmallVectorImpl<RegionSuccessor> &regions) {
  // The region is always executed: a witness that does not pass is an error.
  if (point.isParent())
    regions.emplace_back(&getDoRegion());
  else
    regions.emplace_back(getOperation(), (*this)->getResults());
}

void AssumingOp::inlineRegionIntoParent(AssumingOp &op, PatternRewriter &rewriter) {
  Block *body = &op.getDoRegion().front();
  Operation *yield = &body->back();
  rewriter.inlineBlockBefore(body, op.getOperation());
  rewriter.replaceOp(op.getOperation(), yield->getOperands());
  rewriter.eraseOp(yield);
}

//===----------------------------------------------------------------------===//
// shape.function_library
//===----------------------------------------------------------------------===//

void FunctionLibraryOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef name) {
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("mapping", builder.getDictionaryAttr({}));
  state.addRegion()->push_back(Block::create(state.getContext()));
}

shape::FuncOp FunctionLibraryOp::getShapeFunction(Operation *op) {
  auto name = llvm::dyn_cast_or_null<FlatSymbolRefAttr>(getMapping().get(op->getName().getStringRef()));
  return name ? llvm::dyn_cast_or_null<FuncOp>(SymbolTable::lookupSymbolIn(*this, name.getAttr())) : FuncOp();
}

ParseResult FunctionLibraryOp::parse(OpAsmParser &parser, OperationState &result) {
  StringAttr name;
  Region *body = result.addRegion();
  if (parser.parseSymbolName(name, "sym_name", result.attributes) ||
      parser.parseOptionalAttrDictWithKeyword(result.attributes) || parser.parseRegion(*body))
    return failure();
  if (body->empty())
    body->push_back(Block::create(result.getContext()));
  DictionaryAttr mapping;
  if (parser.parseKeyword("mapping") ||
      parser.parseAttribute(mapping, parser.getBuilder().getNoneType(), "mapping", result.attributes))
    return failure();
  return success();
}

void FunctionLibraryOp::print(OpAsmPrinter &printer) {
  printer << ' ';
  printer.printSymbolName(getSymName());
  printer.printOptionalAttrDictWithKeyword((*this)->getAttrList(), {"mapping", "sym_name"});
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false, /*printBlockTerminators=*/false);
  printer << " mapping ";
  printer.printAttributeWithoutType(getMappingAttr());
}

//===----------------------------------------------------------------------===//
// shape.func
//===----------------------------------------------------------------------===//

void FuncOp::build(OpBuilder &builder, OperationState &state, llvm::StringRef name, FunctionType type,
                   llvm::ArrayRef<NamedAttribute> attrs, llvm::ArrayRef<DictionaryAttr> argAttrs) {
  state.addAttribute("sym_name", builder.getStringAttr(name));
  state.addAttribute("function_type", TypeAttr::get(type));
  state.addAttributes(attrs);
  state.addRegion();
  func::addArgAndResultAttrs(builder, state, argAttrs, {});
}

FuncOp FuncOp::create(Location location, llvm::StringRef name, FunctionType type,
                      llvm::ArrayRef<NamedAttribute> attrs, llvm::ArrayRef<DictionaryAttr> argAttrs) {
  OpBuilder builder(location.getContext());
  OperationState state(location, getOperationName());
  build(builder, state, name, type, attrs, argAttrs);
  return FuncOp(Operation::create(state));
}

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &result) {
  return func::parseFunction(parser, result);
}
void FuncOp::print(OpAsmPrinter &printer) { func::printFunction(printer, *this); }
LogicalResult FuncOp::verify() { return func::verifyDeclaration(*this); }
