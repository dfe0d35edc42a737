//===- PredicatesTest.cpp - Constraints as C++ functions ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "tests/support/IRTest.h"

namespace mine {
#include "tests/unit/generator/emit/cpp/compiled/AttrConstraints.h.inc"
#include "tests/unit/generator/emit/cpp/compiled/TypeConstraints.h.inc"

#include "tests/unit/generator/emit/cpp/compiled/AttrConstraints.cpp.inc"
#include "tests/unit/generator/emit/cpp/compiled/TypeConstraints.cpp.inc"
} // namespace mine

using namespace mlir;
using namespace mlir::test;

namespace {

class PredicatesTest : public IRTest {};

TEST_F(PredicatesTest, TypeConstraintFunctionsTestTypes) {
  EXPECT_TRUE(mine::isShortInteger(builder.getIntegerType(8)));
  EXPECT_FALSE(mine::isShortInteger(builder.getIntegerType(16)));
  EXPECT_FALSE(mine::isShortInteger(builder.getF32Type()));
}

TEST_F(PredicatesTest, AttributeConstraintFunctionsTestAttributes) {
  EXPECT_TRUE(mine::small::isSmallNumber(builder.getI32IntegerAttr(5)));
  EXPECT_FALSE(mine::small::isSmallNumber(builder.getI32IntegerAttr(10)));
  EXPECT_FALSE(mine::small::isSmallNumber(builder.getI64IntegerAttr(5)));
}

} // namespace
