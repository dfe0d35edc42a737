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

/// Wraps values as they are: unlike getAsOpFoldResult(), this does not turn constants into attributes.
llvm::SmallVector<OpFoldResult> asOperands(ValueRange values);

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

/// A memref type and its role in an op, as diagnostics name it: "source memref".
struct MemRefRole {
  llvm::StringRef role;
  BaseMemRefType type;
};

/// Emits an error unless the memref, which must be ranked, has the identity layout. \p noun names the layout
/// in the message.
LogicalResult verifyIdentityLayout(Operation *op, llvm::StringRef noun, MemRefRole memref);
/// Emits an error unless both types have the same memory space.
LogicalResult verifySameMemorySpace(Operation *op, MemRefRole a, MemRefRole b);
/// Emits an error unless both types have the same element type.
LogicalResult verifySameElementType(Operation *op, MemRefRole a, MemRefRole b);

} // namespace strata::memref

#endif // STRATA_DIALECTS_MEMREF_MEMREFDETAIL_H
