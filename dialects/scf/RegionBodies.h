//===- RegionBodies.h - Region helpers of the scf dialect -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Helpers of parsers, builders, verifiers and patterns for ops with regions. Private to dialects/scf.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SCF_REGIONBODIES_H
#define STRATA_DIALECTS_SCF_REGIONBODIES_H

#include "dialects/arith/Arith.h"
#include "dialects/cf/ControlFlow.h"
#include "dialects/scf/SCF.h"
#include "dialects/utils/ImplicitTerminator.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/rewrite/PatternMatch.h"

namespace mlir::scf {

/// Returns the last op of the first block of \p region as a TerminatorT. Emits \p message and returns null if
/// it is another op.
template <typename TerminatorT>
TerminatorT verifyTerminator(Operation *op, Region &region, llvm::StringRef message) {
  Operation *last = region.empty() || region.front().empty() ? nullptr : &region.front().back();
  if (auto terminator = llvm::dyn_cast_or_null<TerminatorT>(last))
    return terminator;
  InFlightDiagnostic diag = op->emitOpError(message);
  if (last)
    diag.attachNote(last->getLoc()) << "terminator here";
  return nullptr;
}

/// Prints ` prefix(%argument = %init, ...)`, or nothing if there are no initial values.
void printInitializationList(OpAsmPrinter &printer, Block::BlockArgListType arguments, ValueRange inits,
                             llvm::StringRef prefix);

/// Prints ` -> (type, type)`, or nothing for an empty list.
inline void printArrowTypes(OpAsmPrinter &printer, TypeRange types) {
  if (!types.empty())
    printer << " -> (" << types << ')';
}

/// Adds a region with one block and returns the block. Calls \p body, unless it is null, with the insertion
/// point of the builder in the block.
Block *addBody(OpBuilder &builder, OperationState &state, TypeRange argumentTypes,
               llvm::function_ref<void(Block &)> body);

/// Replaces \p op by the ops of a region with one block and the operands of its terminator. \p arguments
/// replace the block arguments.
void replaceOpWithRegion(RewriterBase &rewriter, Operation *op, Region &region, ValueRange arguments = {});

/// Returns the value of \p index, or a new constant of type `index` for an attribute.
Value getOrCreateIndex(OpBuilder &builder, Location loc, OpFoldResult index);

inline llvm::MutableArrayRef<OpOperand> asArray(MutableOperandRange range) {
  return {range.begin(), range.end()};
}

} // namespace mlir::scf

#endif // STRATA_DIALECTS_SCF_REGIONBODIES_H
