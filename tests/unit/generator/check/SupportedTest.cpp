//===- SupportedTest.cpp - What descriptors can say -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Supported.h"
#include "tests/unit/generator/model/ModelFixture.h"

using namespace strata;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

std::vector<std::string> check(llvm::StringRef text) {
  ModelFixture fixture(text);
  if (!fixture.isGood())
    return fixture.diagnostics();
  std::vector<std::unique_ptr<FormatModel>> formats;
  for (const OpModel *op : fixture.models().ops())
    if (op->hasAssemblyFormat())
      formats.push_back(std::make_unique<FormatModel>(*FormatModel::check(*op, fixture.context())));
  bool isSupported = succeeded(checkSupported(fixture.models(), formats, fixture.context().diags()));
  EXPECT_EQ(isSupported, fixture.diagnostics().empty());
  return fixture.diagnostics();
}

TEST(SupportedTest, WhatDescriptorsCannotSayIsRefused) {
  EXPECT_THAT(check("def A : T_Op<\"a\"> { let arguments = (ins I32Prop:$p); }\n"),
              ElementsAre("1:50: error: 'p' is a property, which is not supported yet: use an attribute of the same "
                          "content"));
  EXPECT_THAT(check("def A : T_Op<\"a\"> { let arguments = (ins VariadicOfVariadic<I32, \"s\">:$v, "
                    "DenseI32ArrayAttr:$s); let assemblyFormat = \"attr-dict custom<F>($v)\"; }\n"),
              IsEmpty());
  EXPECT_THAT(check("def A : T_Op<\"a\"> { let arguments = (ins VariadicOfVariadic<I32, \"s\">:$v, "
                    "DenseI32ArrayAttr:$s); let assemblyFormat = \"attr-dict $v\"; }\n"),
              ElementsAre("1:130: error: 'v' is a group of groups of operands, which only a custom directive can write"));
}

TEST(SupportedTest, EverydayDeclarationsAreSupported) {
  EXPECT_THAT(check("def A : T_Op<\"a\"> { let arguments = (ins I32Attr:$a, Variadic<I32>:$v); }\n"
                    "def B : T_Type<\"B\"> { let mnemonic = \"b\"; let parameters = (ins \"unsigned\":$w, "
                    "StringRefParameter<>:$s, \"::mlir::Type\":$t, ArrayRefParameter<\"int64_t\">:$d); let "
                    "assemblyFormat = \"params\"; }\n"),
              IsEmpty());
}

} // namespace
