//===- DiagnosticArgumentTest.cpp - Tests of data of diagnostics ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/DiagnosticArgument.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {

std::string str(const DiagnosticArgument &argument) {
  std::string text;
  llvm::raw_string_ostream(text) << argument;
  return text;
}

TEST(DiagnosticArgumentTest, ValuesKeepTheirKind) {
  using Kind = DiagnosticArgument::DiagnosticArgumentKind;
  MLIRContext context(MLIRContext::Threading::DISABLED);
  DiagnosticArgument number(-3), big(~uint64_t(0)), real(0.5f), text(llvm::StringRef("a")),
      attr(Attribute(UnitAttr::get(&context)));
  EXPECT_EQ(number.getKind(), Kind::Integer);
  EXPECT_EQ(number.getAsInteger(), -3);
  EXPECT_EQ(big.getAsUnsigned(), ~uint64_t(0));
  EXPECT_EQ(str(big), "18446744073709551615");
  EXPECT_EQ(real.getAsDouble(), 0.5);
  EXPECT_EQ(text.getKind(), Kind::String);
  EXPECT_EQ(str(text), "a");
  EXPECT_EQ(attr.getAsAttribute(), UnitAttr::get(&context));
  DiagnosticArgument type(Type(IntegerType::get(&context, 8)));
  EXPECT_EQ(type.getKind(), Kind::Type);
  EXPECT_EQ(type.getAsType(), IntegerType::get(&context, 8));
}

TEST(DiagnosticArgumentTest, HandlersReadTheMetadata) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  unsigned numSeen = 0;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diag) {
    ASSERT_EQ(diag.getMetadata().size(), 1u);
    numSeen += diag.getMetadata()[0].getAsUnsigned();
    EXPECT_EQ(diag.str(), "text");
  });
  {
    InFlightDiagnostic diag = emitError(UnknownLoc::get(&context), "text");
    diag.getUnderlyingDiagnostic()->getMetadata().push_back(DiagnosticArgument(7u));
    diag.attachNote(std::optional<Location>(UnknownLoc::get(&context))) << "a note";
    diag.attachNote(std::optional<Location>()) << "another";
  }
  EXPECT_EQ(numSeen, 7u);
}

} // namespace
