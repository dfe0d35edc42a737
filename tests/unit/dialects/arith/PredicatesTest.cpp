//===- PredicatesTest.cpp - Comparison predicates -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/arith/Arith.h"
#include "gtest/gtest.h"

using namespace mlir::arith;
using llvm::APFloat;
using llvm::APInt;

namespace {

/// Operand pairs that cover less, equal and greater, both signed and unsigned.
const std::pair<int64_t, int64_t> pairs[] = {{0, 0}, {1, 2}, {2, 1}, {-1, 1}, {1, -1}, {-2, -1}, {-128, 127}};

template <typename FnT>
void forEachCase(FnT check) {
  for (uint64_t number = 0; number <= getMaxEnumValForCmpIPredicate(); ++number)
    for (auto [lhs, rhs] : pairs)
      check(static_cast<CmpIPredicate>(number), APInt(8, lhs, true), APInt(8, rhs, true));
}

TEST(PredicatesTest, InvertedPredicateIsNegation) {
  forEachCase([](CmpIPredicate predicate, const APInt &lhs, const APInt &rhs) {
    EXPECT_NE(applyCmpPredicate(predicate, lhs, rhs), applyCmpPredicate(invertPredicate(predicate), lhs, rhs))
        << stringifyEnum(predicate).str();
  });
}

TEST(PredicatesTest, SwappedPredicateIsEquivalentForSwappedOperands) {
  forEachCase([](CmpIPredicate predicate, const APInt &lhs, const APInt &rhs) {
    EXPECT_EQ(applyCmpPredicate(predicate, lhs, rhs), applyCmpPredicate(swapPredicate(predicate), rhs, lhs))
        << stringifyEnum(predicate).str();
  });
}

TEST(PredicatesTest, SwappedFloatPredicateIsEquivalentForSwappedOperands) {
  APFloat one(1.0f), two(2.0f), nan = APFloat::getNaN(APFloat::IEEEsingle());
  for (uint64_t number = 0; number <= getMaxEnumValForCmpFPredicate(); ++number) {
    auto predicate = static_cast<CmpFPredicate>(number);
    for (const APFloat &lhs : {one, two, nan})
      for (const APFloat &rhs : {one, two, nan})
        EXPECT_EQ(applyCmpPredicate(predicate, lhs, rhs),
                  applyCmpPredicate(swapPredicate(predicate), rhs, lhs))
            << stringifyEnum(predicate).str();
  }
}

TEST(PredicatesTest, OrderedPredicatesAreFalseAndUnorderedTrueForNaN) {
  APFloat one(1.0f), nan = APFloat::getNaN(APFloat::IEEEsingle());
  for (CmpFPredicate predicate :
       {CmpFPredicate::OEQ, CmpFPredicate::OGT, CmpFPredicate::OGE, CmpFPredicate::OLT, CmpFPredicate::OLE,
        CmpFPredicate::ONE, CmpFPredicate::ORD})
    EXPECT_FALSE(applyCmpPredicate(predicate, one, nan)) << stringifyEnum(predicate).str();
  for (CmpFPredicate predicate :
       {CmpFPredicate::UEQ, CmpFPredicate::UGT, CmpFPredicate::UGE, CmpFPredicate::ULT, CmpFPredicate::ULE,
        CmpFPredicate::UNE, CmpFPredicate::UNO})
    EXPECT_TRUE(applyCmpPredicate(predicate, one, nan)) << stringifyEnum(predicate).str();
}

TEST(PredicatesTest, StringifyAndSymbolizeUseAssemblySpellings) {
  EXPECT_EQ(stringifyEnum(CmpIPredicate::slt), "slt");
  EXPECT_EQ(symbolizeEnum<CmpFPredicate>("true"), CmpFPredicate::AlwaysTrue);
  EXPECT_EQ(symbolizeEnum<FastMathFlags>("nnan,ninf"), FastMathFlags::nnan | FastMathFlags::ninf);
  EXPECT_EQ(stringifyEnum(FastMathFlags::fast), "fast");
  EXPECT_EQ(stringifyEnum(IntegerOverflowFlags::nsw | IntegerOverflowFlags::nuw), "nsw, nuw");
  EXPECT_FALSE(symbolizeEnum<CmpIPredicate>("less").has_value());
}

} // namespace
