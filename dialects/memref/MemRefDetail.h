//===- MemRefDetail.h - What sources of memref share ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_MEMREF_MEMREFDETAIL_H
#define STRATA_DIALECTS_MEMREF_MEMREFDETAIL_H

#include "dialects/memref/MemRef.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"
#include "runtime/rewrite/PatternMatch.h"
#include "runtime/support/Diagnostics.h"

namespace strata::memref {

/// Numbers in place of values that are known, by a type or as constants.
llvm::SmallVector<OpFoldResult> constify(llvm::ArrayRef<OpFoldResult> values, llvm::ArrayRef<int64_t> known);

Value makeIndex(OpBuilder &builder, Location loc, int64_t value);

/// The type with those of its dynamic sizes known that are constants of no negative number; null when there
/// are none.
/// \param sizes  the values of the dynamic sizes, in their order.
/// \param left   gets those that stay dynamic.
MemRefType takeConstantSizes(MemRefType type, ValueRange sizes, llvm::SmallVectorImpl<Value> &left);

// Numbers of layouts: ShapedType::kDynamic makes the result so too, but for a product with 0. Nobody can
// count to those that are too large: they go around.
int64_t multiplyKnown(int64_t a, int64_t b);
int64_t addKnown(int64_t a, int64_t b);

/// Adds the terminator that the text left out, and the block.
template <typename TerminatorT>
void ensureTerminator(Region &region, const OperationState &parent) {
  if (region.empty())
    region.push_back(Block::create(parent.getContext()));
  Block &block = region.back();
  if (!block.empty() && block.back().hasTrait(Trait::IsTerminator))
    return;
  OpBuilder builder = OpBuilder::atBlockEnd(&block);
  builder.create<TerminatorT>(parent.location.materialize(parent.getContext()));
}

} // namespace strata::memref

#endif // STRATA_DIALECTS_MEMREF_MEMREFDETAIL_H
