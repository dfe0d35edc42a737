//===- LLVMAttrsTest.cpp - Attributes of the llvm dialect -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMAttrs.h"
#include "dialects/llvm/LLVMDialect.h"
#include "runtime/asm/OpAsmDialectInterface.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/MLIRContext.h"
#include "llvm/Support/raw_ostream.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace {

class LLVMAttrsTest : public testing::Test {
protected:
  LLVMAttrsTest() { context.loadDialect<LLVMDialect>(); }
  Attribute attr(llvm::StringRef text) { return parseAttribute(text, &context); }
  StringAttr name(llvm::StringRef text) { return StringAttr::get(&context, text); }

  MLIRContext context{MLIRContext::Threading::DISABLED};
};

TEST_F(LLVMAttrsTest, FeaturesAreQueriedWithAndWithoutSign) {
  auto features = TargetFeaturesAttr::get(&context, "+sve,-sme");
  EXPECT_EQ(features.getFeaturesString(), "+sve,-sme");
  EXPECT_TRUE(features.contains("+sve"));
  EXPECT_FALSE(features.contains("sve"));
  EXPECT_FALSE(features.nullOrEmpty());
  EXPECT_TRUE(TargetFeaturesAttr().nullOrEmpty());
  EXPECT_EQ(*features.query(name("+sve")), Attribute(UnitAttr::get(&context)));
  EXPECT_EQ(*features.query(name("sve")), Attribute(BoolAttr::get(&context, true)));
  EXPECT_EQ(*features.query(name("sme")), Attribute(BoolAttr::get(&context, false)));
  EXPECT_TRUE(failed(features.query(name("avx"))));
}

TEST_F(LLVMAttrsTest, ATargetIsQueriedByName) {
  auto target = llvm::cast<TargetAttr>(attr("#llvm.target<triple = \"t\", chip = \"c\">"));
  EXPECT_EQ(*target.query(name("triple")), Attribute(name("t")));
  EXPECT_EQ(*target.query(name("chip")), Attribute(name("c")));
  EXPECT_TRUE(failed(target.query(name("features"))));
}

TEST_F(LLVMAttrsTest, DebugInfoAttributesHaveSeveralKinds) {
  Attribute file = DIFileAttr::get(&context, "a", "b");
  EXPECT_TRUE((llvm::isa<DINodeAttr, DIScopeAttr>(file)));
  EXPECT_FALSE((llvm::isa<DILocalScopeAttr, DITypeAttr, DIVariableAttr>(file)));
  Attribute derived = attr("#llvm.di_derived_type<>");
  EXPECT_TRUE(llvm::isa<DINodeAttr>(derived) && llvm::isa<DIScopeAttr>(derived) &&
              llvm::isa<DITypeAttr>(derived));
  Attribute expression = DIExpressionAttr::get(&context);
  EXPECT_FALSE(llvm::isa<DINodeAttr>(expression));
}

TEST_F(LLVMAttrsTest, ARecursiveTypeRefersToItselfByItsId) {
  auto id = DistinctAttr::create(UnitAttr::get(&context));
  auto type = llvm::cast<DICompositeTypeAttr>(attr("#llvm.di_composite_type<tag = DW_TAG_structure_type>"));
  DIRecursiveTypeAttrInterface recursive = type.withRecId(id);
  EXPECT_EQ(recursive.getRecId(), id);
  EXPECT_FALSE(recursive.getIsRecSelf());
  EXPECT_EQ(llvm::cast<DICompositeTypeAttr>(Attribute(recursive)).getTag(), type.getTag());
  DIRecursiveTypeAttrInterface self = DICompositeTypeAttr::getRecSelf(id);
  EXPECT_TRUE(self.getIsRecSelf());
  EXPECT_EQ(self.getRecId(), id);
  EXPECT_EQ(DICompositeTypeAttr::getRecSelf(id), self);
}

TEST_F(LLVMAttrsTest, ScopesAndGroupsAreDistinct) {
  auto domain = AliasScopeDomainAttr::get(&context);
  EXPECT_NE(AliasScopeAttr::get(domain), AliasScopeAttr::get(domain));
  EXPECT_NE(AccessGroupAttr::get(&context), AccessGroupAttr::get(&context));
}

TEST_F(LLVMAttrsTest, MemoryEffectsWithoutRestrictionsAreReadWrite) {
  EXPECT_TRUE(MemoryEffectsAttr::get(&context, llvm::ArrayRef<ModRefInfo>()).isReadWrite());
  llvm::SmallVector<ModRefInfo> infos(6, ModRefInfo::ModRef);
  EXPECT_TRUE(MemoryEffectsAttr::get(&context, infos).isReadWrite());
  infos[1] = ModRefInfo::Ref;
  EXPECT_FALSE(MemoryEffectsAttr::get(&context, infos).isReadWrite());
}

TEST_F(LLVMAttrsTest, TheBoundsOfARangeWrap) {
  auto range = ConstantRangeAttr::get(&context, /*bitWidth=*/8, -1, 255);
  EXPECT_EQ(range.getLower(), range.getUpper());
}

TEST_F(LLVMAttrsTest, DataLayoutStringsAreVerified) {
  std::string message;
  auto report = [&](const llvm::Twine &text) { message = text.str(); };
  EXPECT_TRUE(succeeded(LLVMDialect::verifyDataLayoutString("e-p:64:64-i64:64-n8:16", report)));
  EXPECT_TRUE(failed(LLVMDialect::verifyDataLayoutString("e-i64", report)));
  EXPECT_EQ(message, "invalid data layout descriptor: malformed specification, must be of the form "
                     "\"i<size>:<abi>[:<pref>]\"");
}

TEST_F(LLVMAttrsTest, TheAliasOfAnAttributeIsItsMnemonic) {
  std::string text;
  llvm::raw_string_ostream os(text);
  EXPECT_EQ(llvm::cast<DIFileAttr>(attr("#llvm.di_file<\"a\" in \"b\">")).getAlias(os),
            OpAsmAliasResult::OverridableAlias);
  EXPECT_EQ(text, "di_file");
}

} // namespace
