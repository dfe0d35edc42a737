//===- ComplexElements.h - Elements as complex numbers -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The functions of DenseElementsAttr that return std::complex numbers of any width. A header of its own,
// because <complex> is slow to compile.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_COMPLEXELEMENTS_H
#define STRATA_RUNTIME_IR_COMPLEXELEMENTS_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/ElementsValues.h"
#include <complex>

namespace mlir {

inline auto DenseElementsAttr::tryGetComplexIntValues() const {
  return tryGetValues<std::complex<llvm::APInt>>();
}
inline auto DenseElementsAttr::tryGetComplexFloatValues() const {
  return tryGetValues<std::complex<llvm::APFloat>>();
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_COMPLEXELEMENTS_H
