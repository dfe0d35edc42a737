//===- MatchersTest.cpp - Tests of matchers of attributes ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Matchers.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "gtest/gtest.h"
#include <limits>

using namespace mlir;

namespace {

TEST(MatchersTest, InfinitiesAndNamedAttributes) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  Type f64 = Float64Type::get(&context);
  double infinity = std::numeric_limits<double>::infinity();
  Attribute positive = FloatAttr::get(f64, infinity), negative = FloatAttr::get(f64, -infinity);
  EXPECT_TRUE(matchPattern(positive, m_PosInfFloat()));
  EXPECT_FALSE(matchPattern(positive, m_NegInfFloat()));
  EXPECT_TRUE(matchPattern(negative, m_NegInfFloat()));
  EXPECT_FALSE(matchPattern(Attribute(FloatAttr::get(f64, 1.0)), m_PosInfFloat()));

  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context), "m");
  Operation *op = module->getOperation();
  op->setAttr("x.flag", positive);
  FloatAttr bound;
  EXPECT_TRUE(matchPattern(op, m_Attr("x.flag", &bound)));
  EXPECT_EQ(bound, positive);
  StringAttr name;
  EXPECT_TRUE(matchPattern(op, m_Attr("sym_name", &name)));
  EXPECT_EQ(name.getValue(), "m");
  EXPECT_FALSE(matchPattern(op, m_Attr("x.other")));
  EXPECT_FALSE(matchPattern(op, m_Attr<StringAttr>("x.flag")));
}

TEST(OpPrintingFlagsTest, LimitsAreRead) {
  OpPrintingFlags flags(std::nullopt);
  EXPECT_EQ(flags.getLargeElementsAttrLimit(), std::nullopt);
  flags.elideLargeElementsAttrs(5).printLargeElementsAttrWithHex(7).elideLargeResourceString(9);
  EXPECT_EQ(flags.getLargeElementsAttrLimit(), 5);
  EXPECT_EQ(flags.getLargeElementsAttrHexLimit(), 7);
  EXPECT_EQ(flags.getLargeResourceStringLimit(), 9u);
}

} // namespace
