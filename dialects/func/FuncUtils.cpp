//===- FuncUtils.cpp - Declarations, and changes of signatures ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/func/FuncUtils.h"
#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace mlir::func;

//===----------------------------------------------------------------------===//
// Declarations
//===----------------------------------------------------------------------===//

FailureOr<FuncOp> func::lookupFnDecl(Operation *symTable, llvm::StringRef name, FunctionType funcT,
                                     SymbolTableCollection *symbolTables) {
  auto nameAttr = StringAttr::get(symTable->getContext(), name);
  Operation *symbol = symbolTables ? symbolTables->lookupSymbolIn(symTable, nameAttr)
                                   : SymbolTable::lookupSymbolIn(symTable, nameAttr);
  if (!symbol)
    return FuncOp();
  auto function = llvm::dyn_cast<FuncOp>(symbol);
  if (!function)
    return symbol->emitError() << "symbol '" << name << "' is not a function";
  if (function.getFunctionType() != funcT)
    return function.emitError("matched function '")
           << name << "' but with different type: " << function.getFunctionType() << " (expected " << funcT
           << ")";
  return function;
}

FuncOp func::createFnDecl(OpBuilder &builder, Operation *symTable, llvm::StringRef name, FunctionType funcT,
                          bool setPrivate, SymbolTableCollection *symbolTables) {
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(&symTable->getRegion(0).front());
  FuncOp function = builder.create<FuncOp>(symTable->getLoc(), name, funcT);
  if (setPrivate)
    function.setPrivate();
  if (symbolTables)
    symbolTables->getSymbolTable(symTable).insert(function);
  return function;
}

FailureOr<FuncOp> func::lookupOrCreateFnDecl(OpBuilder &builder, Operation *symTable, llvm::StringRef name,
                                             TypeRange paramTypes, SymbolTableCollection *symbolTables,
                                             Type resultType) {
  if (!resultType)
    resultType = builder.getI64Type();
  auto type = FunctionType::get(builder.getContext(), paramTypes, resultType);
  FailureOr<FuncOp> function = lookupFnDecl(symTable, name, type, symbolTables);
  if (failed(function) || *function)
    return function;
  return createFnDecl(builder, symTable, name, type, /*setPrivate=*/true, symbolTables);
}

//===----------------------------------------------------------------------===//
// Changes of signatures
//===----------------------------------------------------------------------===//

/// Moves the elements to their new positions; of several elements for one position, the last remains.
template <typename T, typename RangeT>
static llvm::SmallVector<T> moved(RangeT &&elements, llvm::ArrayRef<int> newPositions) {
  assert(elements.size() == newPositions.size() && "expected a position for each element");
  llvm::SmallVector<T> result;
  for (auto [element, position] : llvm::zip(elements, newPositions)) {
    if (result.size() <= size_t(position))
      result.resize(position + 1);
    result[position] = element;
  }
  return result;
}

FailureOr<FuncOp> func::replaceFuncWithNewMapping(RewriterBase &rewriter, FuncOp funcOp,
                                                  llvm::ArrayRef<int> oldArgIdxToNewArgIdx,
                                                  llvm::ArrayRef<int> oldResIdxToNewResIdx) {
  Region &body = funcOp.getBody();
  if (!body.hasOneBlock())
    return rewriter.notifyMatchFailure(funcOp.getOperation(), "expected function to have exactly one block");
  Block &block = body.front();
  auto inputs = moved<Type>(funcOp.getArgumentTypes(), oldArgIdxToNewArgIdx);
  auto results = moved<Type>(funcOp.getResultTypes(), oldResIdxToNewResIdx);
  llvm::SmallVector<DictionaryAttr> argAttrs, resAttrs;
  funcOp.getAllArgAttrs(argAttrs);
  funcOp.getAllResultAttrs(resAttrs);
  llvm::SmallVector<Location> argLocs;
  for (BlockArgument argument : block.getArguments())
    argLocs.push_back(argument.getLoc());
  llvm::SmallVector<Location> locs(inputs.size(), funcOp.getLoc());
  for (auto [loc, position] : llvm::zip(argLocs, oldArgIdxToNewArgIdx))
    locs[position] = loc;

  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(funcOp.getOperation());
  FuncOp result =
      rewriter.create<FuncOp>(funcOp.getLoc(), funcOp.getName(), rewriter.getFunctionType(inputs, results));
  for (NamedAttribute attr : funcOp->getDiscardableAttrs())
    result->setAttr(attr.getName(), attr.getValue());
  result.setSymVisibilityAttr(funcOp.getSymVisibilityAttr());
  result.setNoInline(funcOp.getNoInline());
  result.setAllArgAttrs(moved<DictionaryAttr>(argAttrs, oldArgIdxToNewArgIdx));
  result.setAllResultAttrs(moved<DictionaryAttr>(resAttrs, oldResIdxToNewResIdx));

  Block *entry = rewriter.createBlock(&result.getBody(), {}, inputs, locs);
  llvm::SmallVector<Value> replacements;
  for (int position : oldArgIdxToNewArgIdx)
    replacements.push_back(entry->getArgument(position));
  rewriter.mergeBlocks(&block, entry, replacements);
  Operation *terminator = entry->getTerminator();
  rewriter.setInsertionPoint(terminator);
  llvm::SmallVector<Value> returned = moved<Value>(terminator->getOperands(), oldResIdxToNewResIdx);
  rewriter.replaceOpWithNewOp<ReturnOp>(terminator, ValueRange(returned));
  rewriter.eraseOp(funcOp.getOperation());
  return result;
}

CallOp func::replaceCallOpWithNewMapping(RewriterBase &rewriter, CallOp callOp,
                                         llvm::ArrayRef<int> oldArgIdxToNewArgIdx,
                                         llvm::ArrayRef<int> oldResIdxToNewResIdx) {
  auto operands = moved<Value>(callOp.getArgOperands(), oldArgIdxToNewArgIdx);
  auto types = moved<Type>(callOp->getResultTypes(), oldResIdxToNewResIdx);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(callOp.getOperation());
  CallOp result = rewriter.create<CallOp>(callOp.getLoc(), SymbolRefAttr(callOp.getCalleeAttr()),
                                          TypeRange(types), ValueRange(operands));
  llvm::SmallVector<Value> replacements;
  for (int position : oldResIdxToNewResIdx)
    replacements.push_back(result->getResult(position));
  rewriter.replaceOp(callOp.getOperation(), replacements);
  return result;
}

FailureOr<std::pair<FuncOp, CallOp>> func::deduplicateArgsOfFuncOp(RewriterBase &rewriter, FuncOp funcOp,
                                                                   ModuleOp moduleOp) {
  std::optional<SymbolTable::UseRange> uses = SymbolTable::getSymbolUses(funcOp.getOperation(), moduleOp);
  if (!uses || std::distance(uses->begin(), uses->end()) != 1)
    return rewriter.notifyMatchFailure(funcOp.getOperation(), "expected a single use of the function");
  auto call = llvm::dyn_cast<CallOp>(uses->begin()->getUser());
  if (!call)
    return rewriter.notifyMatchFailure(funcOp.getOperation(), "expected the use to be a call");
  llvm::SmallDenseMap<Value, int> positions;
  llvm::SmallVector<int> newArguments, newResults;
  for (Value operand : call.getArgOperands())
    newArguments.push_back(positions.try_emplace(operand, positions.size()).first->second);
  if (positions.size() == newArguments.size())
    return rewriter.notifyMatchFailure(funcOp.getOperation(), "expected duplicate operands of the call");
  for (unsigned i = 0, e = call->getNumResults(); i != e; ++i)
    newResults.push_back(i);
  FailureOr<FuncOp> function = replaceFuncWithNewMapping(rewriter, funcOp, newArguments, newResults);
  if (failed(function))
    return failure();
  return std::pair(*function, replaceCallOpWithNewMapping(rewriter, call, newArguments, newResults));
}
