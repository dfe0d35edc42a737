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
// One pattern class serves all rows. It resolves the names once, when the pattern is created. An op on
// vectors of rank 2 or more is converted to one op for each of their one-dimensional vectors.
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

/// How the attributes of the converted op become those of the new op.
enum class AttrMapping : uint8_t {
  Copy,     ///< Copies all attributes.
  FastMath, ///< Renames `fastmath` to `fastmathFlags`; copies the rest.
  Overflow, ///< Converts `overflowFlags` to the property; copies the rest.
  /// Converts `roundingmode` and adds the default exception behavior. Only matches ops with a rounding mode;
  /// rows with another mapping do not match those.
  ConstrainedFP,
};

/// One row: the conversion of an op to another op.
struct OneToOneRow {
  llvm::StringLiteral from, to; ///< Op names.
  AttrMapping attrs = AttrMapping::Copy;
  /// Do not match ops with a floating-point type that is converted to an integer type.
  bool failOnUnsupportedFloat = false;
  /// If the operand and result types are converted to the same type, replace the op by its operand.
  bool isCast = false;
  bool dropsDiscardable = false; ///< Discardable attributes are not copied.
};

/// Adds a pattern for each row. The converter must outlive the patterns; the rows are copied.
void populateOneToOnePatterns(llvm::ArrayRef<OneToOneRow> rows, const LLVMTypeConverter &converter,
                              RewritePatternSet &patterns);
void populateOneToOnePatterns(llvm::ArrayRef<OneToOneRow> rows, const LLVMTypeConverter &converter,
                              RewritePatternSet &patterns, PatternBenefit benefit);

} // namespace LLVM
} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_ONETOONETABLE_H
