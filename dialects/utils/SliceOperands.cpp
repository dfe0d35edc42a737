//===- SliceOperands.cpp - Offsets, sizes and strides ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/utils/SliceOperands.h"
#include "runtime/ir/StaticValueUtils.h"

using namespace mlir;

SliceOperands::SliceOperands(llvm::ArrayRef<OpFoldResult> offsets, llvm::ArrayRef<OpFoldResult> sizes,
                             llvm::ArrayRef<OpFoldResult> strides) {
  const llvm::ArrayRef<OpFoldResult> lists[] = {offsets, sizes, strides};
  for (auto [part, list] : llvm::zip(parts, lists))
    dispatchIndexOpFoldResults(list, part.values, part.numbers);
}
