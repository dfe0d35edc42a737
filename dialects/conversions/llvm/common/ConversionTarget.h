//===- ConversionTarget.h - Target of lowerings to llvm -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The conversion target of lowerings to the llvm dialect.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_CONVERSIONTARGET_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_CONVERSIONTARGET_H

#include "runtime/conversion/ConversionTarget.h"

namespace mlir {

/// A target in which modules and all ops of the llvm dialect are legal. It has no rules for other ops, also
/// not for unrealized casts.
class LLVMConversionTarget : public ConversionTarget {
public:
  explicit LLVMConversionTarget(MLIRContext &context);
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_CONVERSIONTARGET_H
