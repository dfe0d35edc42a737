//===- OneToOneTable.h - Tables of one-to-one conversions -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversions of elementwise ops to one llvm op each, declared as rows of a table:
//
//     constexpr LLVM::OneToOneRow rows[] = {
//         {"arith.addi", "llvm.add", LLVM::AttrMapping::Overflow},
//         {"arith.addf", "llvm.fadd", LLVM::AttrMapping::FastMath, /*failOnUnsupportedFloat=*/true},
//         {"arith.andi", "llvm.and"},
//     };
//     LLVM::populateOneToOnePatterns(rows, converter, patterns);
//
// One pattern class serves all rows: what depends on the names is computed once, when the pattern is created.
// Vectors of several dimensions are converted one-dimensional vector by vector.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_ONETOONETABLE_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_ONETOONETABLE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace mlir {

class LLVMTypeConverter;
class PatternBenefit;
class RewritePatternSet;

namespace LLVM {

/// How an inherent attribute of arith becomes one of llvm. Other attributes are copied.
enum class AttrMapping : uint8_t {
  Copy,     ///< All attributes are copied.
  FastMath, ///< `fastmath` becomes `fastmathFlags`.
  Overflow, ///< `overflowFlags` becomes the property of the same name.
  /// `roundingmode` is converted, and the default exception behavior is added. Only ops that have a rounding
  /// mode are converted; rows of another kind do not convert those.
  ConstrainedFP,
};

/// One conversion.
struct OneToOneRow {
  llvm::StringLiteral from, to; ///< Names of ops.
  AttrMapping attrs = AttrMapping::Copy;
  /// Whether the op is not converted if it has floats that are converted to integers.
  bool failOnUnsupportedFloat = false;
  /// Whether the op is replaced by its operand if the types are converted to the same type.
  bool isCast = false;
  bool dropsDiscardable = false; ///< Whether the new op has no discardable attributes.
};

/// Adds a pattern for each row. The converter is borrowed; the rows are not.
void populateOneToOnePatterns(llvm::ArrayRef<OneToOneRow> rows, const LLVMTypeConverter &converter,
                              RewritePatternSet &patterns);
void populateOneToOnePatterns(llvm::ArrayRef<OneToOneRow> rows, const LLVMTypeConverter &converter,
                              RewritePatternSet &patterns, PatternBenefit benefit);

} // namespace LLVM
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_ONETOONETABLE_H
