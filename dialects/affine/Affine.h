//===- Affine.h - The affine dialect --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The op classes of Affine.td and AffineMemory.td, their interfaces, and predicates on operands of affine
// maps. AffineBase.td defines dimensions and symbols.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_AFFINE_AFFINE_H
#define STRATA_DIALECTS_AFFINE_AFFINE_H

#include "dialects/arith/Arith.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/InferIntRangeInterface.h"
#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/AffineMap.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/IntegerSet.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/StaticValueUtils.h"

namespace mlir::affine {

class AffineBound;
class AffineValueMap;

/// Returns the region of the innermost ancestor of \p op with the trait AffineScope that contains \p op; null
/// if there is none.
Region *getAffineScope(Operation *op);
// Which values can be dimensions and symbols of affine maps. The overloads with a region decide this for uses
// in that region, the others for uses in the AffineScope around the definition of the value.
/// True if the value is an argument of, or defined directly in, the region of an AffineScope op.
bool isTopLevelValue(Value value);
/// Return true if the value may be a dimension or a symbol, respectively.
bool isValidDim(Value value);
bool isValidSymbol(Value value);
bool isTopLevelValue(Value value, Region *region);
bool isValidDim(Value value, Region *region);
/// If \p region is null, the value must be a symbol in every scope.
bool isValidSymbol(Value value, Region *region);

/// Parses `(dims)[symbols]`, where the second list is optional. Appends the operands and sets \p numDims.
ParseResult parseDimAndSymbolList(OpAsmParser &parser, llvm::SmallVectorImpl<Value> &operands,
                                  unsigned &numDims);

} // namespace mlir::affine

#include "dialects/affine/AffineDialect.h.inc"
#include "dialects/affine/AffineOpInterfaces.h.inc"
#define GET_OP_CLASSES
#include "dialects/affine/AffineOps.h.inc"

namespace mlir::affine {

/// A lower or upper bound of affine.for: a map and its operands. Refers to the operands of the loop; does not
/// own them.
class AffineBound {
public:
  AffineBound(AffineForOp op, OperandRange operands, AffineMap map) : op(op), operands(operands), map(map) {}
  AffineForOp getAffineForOp() const { return op; }
  AffineMap getMap() const { return map; }
  unsigned getNumOperands() const { return operands.size(); }
  Value getOperand(unsigned index) const { return operands[index]; }
  OperandRange getOperands() const { return operands; }
  auto operandBegin() const { return operands.begin(); }
  auto operandEnd() const { return operands.end(); }

private:
  AffineForOp op;
  OperandRange operands;
  AffineMap map;
};

// True if the value is an induction variable; the functions below return the loop, or null.
bool isAffineForInductionVar(Value value);
bool isAffineParallelInductionVar(Value value);
bool isAffineInductionVar(Value value);
AffineForOp getForInductionVarOwner(Value value);
AffineParallelOp getAffineParallelInductionVarOwner(Value value);
/// Appends the induction variables of the loops.
void extractForInductionVars(llvm::ArrayRef<AffineForOp> loops, llvm::SmallVectorImpl<Value> *ivs);
/// Appends the induction variables of the loops. Each op is an affine.for or affine.parallel.
void extractInductionVars(llvm::ArrayRef<Operation *> loops, llvm::SmallVectorImpl<Value> &ivs);

/// Creates perfectly nested affine.for ops, outermost first, and calls \p bodyBuilder with the induction
/// variables in the innermost body.
void buildAffineLoopNest(OpBuilder &builder, Location loc, llvm::ArrayRef<int64_t> lbs,
                         llvm::ArrayRef<int64_t> ubs, llvm::ArrayRef<int64_t> steps,
                         llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder = nullptr);
void buildAffineLoopNest(OpBuilder &builder, Location loc, ValueRange lbs, ValueRange ubs,
                         llvm::ArrayRef<int64_t> steps,
                         llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder = nullptr);

} // namespace mlir::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINE_H
