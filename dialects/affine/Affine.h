//===- Affine.h - Affine loops, conditions and accesses -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The affine dialect: the op classes of Affine.td and AffineMemory.td, their interfaces, and questions about
// what may be an operand of a map. What a dimension and a symbol is, is said in AffineBase.td.
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

namespace strata::affine {

class AffineBound;

/// The region of the innermost op around `op` that has the trait AffineScope, or null.
Region *getAffineScope(Operation *op);
/// Whether a value is an argument of a scope's region, or defined directly in it; of that region, where one
/// is given.
bool isTopLevelValue(Value value);
bool isTopLevelValue(Value value, Region *region);
/// Whether a value may be a dimension: in the scope around it, or for all uses in `region`.
bool isValidDim(Value value);
bool isValidDim(Value value, Region *region);
/// The same for symbols. `region` may be null: what holds anywhere.
bool isValidSymbol(Value value);
bool isValidSymbol(Value value, Region *region);

/// `(dims)[symbols]`; the second list may be left out. The operands are appended. \param numDims  is set.
ParseResult parseDimAndSymbolList(OpAsmParser &parser, llvm::SmallVectorImpl<Value> &operands,
                                  unsigned &numDims);

} // namespace strata::affine

#include "dialects/affine/AffineDialect.h.inc"
#include "dialects/affine/AffineOpInterfaces.h.inc"
#define GET_OP_CLASSES
#include "dialects/affine/AffineOps.h.inc"

namespace strata::affine {

/// A bound of a loop: a map and its operands. Borrows them from the loop.
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

// Whether a value is what a loop counts, and which loop's.
bool isAffineForInductionVar(Value value);
bool isAffineParallelInductionVar(Value value);
bool isAffineInductionVar(Value value);
AffineForOp getForInductionVarOwner(Value value);
AffineParallelOp getAffineParallelInductionVarOwner(Value value);
/// Appends what these loops count.
void extractForInductionVars(llvm::ArrayRef<AffineForOp> loops, llvm::SmallVectorImpl<Value> *ivs);
/// The same; each is an affine.for or affine.parallel.
void extractInductionVars(llvm::ArrayRef<Operation *> loops, llvm::SmallVectorImpl<Value> &ivs);

/// Loops inside each other, the outermost first, with a body that a function makes.
void buildAffineLoopNest(OpBuilder &builder, Location loc, llvm::ArrayRef<int64_t> lbs,
                         llvm::ArrayRef<int64_t> ubs, llvm::ArrayRef<int64_t> steps,
                         llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder = nullptr);
void buildAffineLoopNest(OpBuilder &builder, Location loc, ValueRange lbs, ValueRange ubs,
                         llvm::ArrayRef<int64_t> steps,
                         llvm::function_ref<void(OpBuilder &, Location, ValueRange)> bodyBuilder = nullptr);

} // namespace strata::affine

#endif // STRATA_DIALECTS_AFFINE_AFFINE_H
