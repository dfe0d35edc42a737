//===- MemRefDetail.h - Private helpers of the memref dialect --*- C++ -*-===//
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

namespace mlir::memref {

/// Returns \p values with each value replaced by an attribute if the entry of \p known is static or the value
/// is a constant.
llvm::SmallVector<OpFoldResult> constify(llvm::ArrayRef<OpFoldResult> values, llvm::ArrayRef<int64_t> known);

/// Wraps values as they are: unlike getAsOpFoldResult(), this does not turn constants into attributes.
llvm::SmallVector<OpFoldResult> asOperands(ValueRange values);

/// Creates a constant of type `index`.
Value makeIndex(OpBuilder &builder, Location loc, int64_t value);

/// Returns \p type with each dynamic size replaced whose operand is a non-negative constant; null if there is
/// none.
/// \param sizes the operands of the dynamic sizes, in order.
/// \param left receives the operands of the sizes that stay dynamic.
MemRefType takeConstantSizes(MemRefType type, ValueRange sizes, llvm::SmallVectorImpl<Value> &left);

// Arithmetic on sizes, strides and offsets. The result is ShapedType::kDynamic if an operand is, except that
// a product with 0 is 0. Overflow wraps.
int64_t multiplyKnown(int64_t a, int64_t b);
int64_t addKnown(int64_t a, int64_t b);

/// A memref type and its role in an op, as diagnostics name it: "source memref".
struct MemRefRole {
  llvm::StringRef role;
  BaseMemRefType type;
};

/// Emits an error unless the memref, which must be ranked, has the identity layout. \p noun denotes the
/// layout in the message.
LogicalResult verifyIdentityLayout(Operation *op, llvm::StringRef noun, MemRefRole memref);
/// Emits an error unless both types have the same memory space.
LogicalResult verifySameMemorySpace(Operation *op, MemRefRole a, MemRefRole b);
/// Emits an error unless both types have the same element type.
LogicalResult verifySameElementType(Operation *op, MemRefRole a, MemRefRole b);

} // namespace mlir::memref

#endif // STRATA_DIALECTS_MEMREF_MEMREFDETAIL_H
