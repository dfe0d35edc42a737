//===- RegionBodies.h - The blocks in ops of scf --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// What parsers, builders and verifiers of ops with regions share.
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

namespace strata::scf {

/// The last op of the only block, which must be of a kind. \param message  what is expected.
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

/// ` prefix(%argument = %init, …)`, or nothing where there is none.
void printInitializationList(OpAsmPrinter &printer, Block::BlockArgListType arguments, ValueRange inits,
                             llvm::StringRef prefix);

/// Prints ` -> (type, type)`, or nothing for an empty list.
inline void printArrowTypes(OpAsmPrinter &printer, TypeRange types) {
  if (!types.empty())
    printer << " -> (" << types << ')';
}

/// A region with one block, made by an author's function. \param body  is called with the builder in the new
/// block; may be null.
Block *addBody(OpBuilder &builder, OperationState &state, TypeRange argumentTypes,
               llvm::function_ref<void(Block &)> body);

/// Puts the ops of a region's only block before an op, which what they yield replaces. \param arguments  in
/// place of those of the block.
void replaceOpWithRegion(RewriterBase &rewriter, Operation *op, Region &region, ValueRange arguments = {});

/// Returns the value of \p index, or a new constant of type `index` for an attribute.
Value getOrCreateIndex(OpBuilder &builder, Location loc, OpFoldResult index);

inline llvm::MutableArrayRef<OpOperand> asArray(MutableOperandRange range) {
  return {range.begin(), range.end()};
}

} // namespace strata::scf

#endif // STRATA_DIALECTS_SCF_REGIONBODIES_H
