//===- AffineDetail.h - Private helpers of the affine dialect --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Assembly formats, checks and simplifications that several ops share. Private to dialects/affine.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_AFFINEDETAIL_H
#define STRATA_DIALECTS_AFFINE_AFFINEDETAIL_H

#include "dialects/affine/Affine.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "llvm/ADT/DenseMap.h"

namespace mlir::affine {

/// Prints `(dims)[symbols]`; the brackets are omitted if there are no symbols.
void printDimAndSymbolList(OpAsmPrinter &printer, ValueRange operands, unsigned numDims);

/// Parses the region of a loop, whose terminator affine.yield may be omitted, and the attribute dictionary.
ParseResult parseLoopBody(OpAsmParser &parser, llvm::ArrayRef<OpAsmParser::Argument> arguments,
                          OperationState &result);

/// Checks that the first \p numDims operands are valid dimensions and the others valid symbols in the scope
/// of the op.
LogicalResult verifyDimAndSymbolIdentifiers(Operation *op, ValueRange operands, unsigned numDims);

/// Adds a region with one block and calls \p body with it; the insertion point of the builder is in the
/// block.
void addBody(OpBuilder &builder, OperationState &state, TypeRange argumentTypes,
             llvm::function_ref<void(Block &)> body);

/// Appends a memref and the operands of \p map, and adds the map as the attribute \p mapName.
void addAccess(OperationState &state, Value memref, AffineMap map, ValueRange operands,
               llvm::StringRef mapName = "map");

/// Prints `%memref[%i + 1, %j]`. The IR may be invalid: the brackets stay empty if operands are missing.
void printAccess(OpAsmPrinter &printer, Value memref, AffineMapAttr map, ValueRange operands);

/// True if \p producer does not use results of \p user and, if both ops are in one block, precedes \p user.
/// In graph regions, the op that defines an operand of \p user may violate these conditions.
bool precedes(Operation *producer, Operation *user);

/// Returns \p value as a fold result; null if it is a result of \p op itself, as is possible in graph
/// regions.
OpFoldResult unlessOwnResult(Operation *op, Value value);

/// Returns the trip count of a loop with constant bounds; nullopt if the bounds are not constant.
std::optional<uint64_t> getConstantTripCount(AffineForOp loop);

/// Computes bounds of affine expressions from the constant bounds of the loops whose induction variables are
/// operands.
class OperandBounds {
public:
  explicit OperandBounds(llvm::ArrayRef<Value> operands);
  /// Returns an inclusive bound of \p expr, nullopt if it is unknown. Supports linear expressions and their
  /// quotients and remainders, but not sums of quotients: this matches MLIR, since the simplified IR depends
  /// on it.
  std::optional<int64_t> get(AffineExpr expr, unsigned numDims, unsigned numSymbols, bool isUpper);

private:
  bool isLinear(AffineExpr root);

  llvm::SmallVector<std::optional<int64_t>, 8> lower, upper;
  llvm::DenseMap<AffineExpr, bool> linear;
};

/// Simplifies quotients and remainders that are determined by the bounds of the operands.
void simplifyMapWithOperands(AffineMap &map, llvm::ArrayRef<Value> operands);
/// Drops results of the map that can never be its minimum or, if \p isMax, its maximum.
void simplifyMinOrMaxExprWithOperands(AffineMap &map, llvm::ArrayRef<Value> operands, bool isMax);

/// Computes the coefficients of the dimensions and the symbols and the constant term of a linear expression.
/// Fails if the expression is not linear.
LogicalResult getLinearFactors(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                               llvm::SmallVectorImpl<int64_t> &factors);

} // namespace mlir::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINEDETAIL_H
