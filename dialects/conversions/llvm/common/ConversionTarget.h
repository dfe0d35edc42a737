//===- ConversionTarget.h - Target of lowerings to llvm -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The conversion target of lowerings to the llvm dialect: the ops of llvm are legal, casts between
// unconverted and converted types are not.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_CONVERSIONTARGET_H
#define STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_CONVERSIONTARGET_H

#include "runtime/conversion/ConversionTarget.h"

namespace mlir {

class LLVMConversionTarget : public ConversionTarget {
public:
  explicit LLVMConversionTarget(MLIRContext &context);
};

} // namespace mlir

#endif // STRATA_DIALECTS_CONVERSIONS_LLVM_COMMON_CONVERSIONTARGET_H
