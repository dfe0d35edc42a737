//===- AffineFixture.h - Fixture for affine tests -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Fixture for tests of affine expressions, maps and integer sets: dimensions d0 to d2, symbols and printing
// helpers.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_UNIT_RUNTIME_IR_AFFINEFIXTURE_H
#define STRATA_TESTS_UNIT_RUNTIME_IR_AFFINEFIXTURE_H

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/IntegerSet.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace mlir {

/// Provides a context, dimensions d0 to d2 and symbols s0 and s1.
class AffineFixture : public ::testing::Test {
protected:
  AffineFixture() {
    bindDims(&context, d0, d1, d2);
    bindSymbols(&context, s0, s1);
  }
  AffineExpr constant(int64_t value) { return getAffineConstantExpr(value, &context); }
  AffineMap map(unsigned dims, unsigned symbols, llvm::ArrayRef<AffineExpr> results) {
    return AffineMap::get(dims, symbols, results, &context);
  }
  /// Returns the printed form of an expression, map or set.
  template <typename T>
  static std::string str(T what) {
    std::string text;
    llvm::raw_string_ostream(text) << what;
    return text;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  AffineExpr d0, d1, d2, s0, s1;
};

} // namespace mlir

#endif // STRATA_TESTS_UNIT_RUNTIME_IR_AFFINEFIXTURE_H
