//===- AffineDetail.h - What the files of affine share --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Text and checks that several ops have. Private to dialects/affine.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_AFFINEDETAIL_H
#define STRATA_DIALECTS_AFFINE_AFFINEDETAIL_H

#include "dialects/affine/Affine.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "llvm/ADT/DenseMap.h"

namespace strata::affine {

/// `(dims)[symbols]`, without the second where there are none.
void printDimAndSymbolList(OpAsmPrinter &printer, ValueRange operands, unsigned numDims);

/// The first operands must be dimensions, the others symbols, in the scope of the op.
LogicalResult verifyDimAndSymbolIdentifiers(Operation *op, ValueRange operands, unsigned numDims);

/// A region with one block, made by an author's function. \param body  is called with the builder in the new
/// block.
void addBody(OpBuilder &builder, OperationState &state, TypeRange argumentTypes,
             llvm::function_ref<void(Block &)> body);

/// Appends a memref and the operands of \p map, and adds the map as the attribute \p mapName.
void addAccess(OperationState &state, Value memref, AffineMap map, ValueRange operands,
               llvm::StringRef mapName = "map");

/// Prints `%memref[%i + 1, %j]`. The IR may be invalid: the brackets stay empty if operands are missing.
void printAccess(OpAsmPrinter &printer, Value memref, AffineMapAttr map, ValueRange operands);

/// Whether an op comes before one that uses it, and does not use it in turn: in a graph region neither need
/// be so.
bool comesBefore(Operation *producer, Operation *user);

/// What a folder answers for a value. In a graph region it may be a result of the op itself: then nothing.
OpFoldResult unlessOwn(Operation *op, Value value);

/// How often a loop with constant bounds runs; none where that is not known, or no number of 64 bits.
std::optional<uint64_t> getConstantTripCount(AffineForOp loop);

/// Bounds of expressions over operands, from those of the loops that count them.
class OperandBounds {
public:
  explicit OperandBounds(llvm::ArrayRef<Value> operands);
  /// Inclusive; none where it is not known. As MLIR, knows them of linear expressions, and of quotients and
  /// remainders of these, but not of sums of quotients: what is simplified by them is seen in the text.
  std::optional<int64_t> get(AffineExpr expr, unsigned numDims, unsigned numSymbols, bool isUpper);

private:
  bool isLinear(AffineExpr root);

  llvm::SmallVector<std::optional<int64_t>, 8> lower, upper;
  llvm::DenseMap<AffineExpr, bool> linear;
};

/// Quotients and remainders that are known for these operands become simpler.
void simplifyMapWithOperands(AffineMap &map, llvm::ArrayRef<Value> operands);
/// Drops results of a map that are never its least, or greatest, one.
void simplifyMinOrMaxExprWithOperands(AffineMap &map, llvm::ArrayRef<Value> operands, bool isMax);

/// The factors of the dimensions, those of the symbols, and what is added. Fails for what is not linear.
LogicalResult getLinearFactors(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                               llvm::SmallVectorImpl<int64_t> &factors);

} // namespace strata::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINEDETAIL_H
