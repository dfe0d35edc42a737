//===- LLVMTypesTest.cpp - Types of the llvm dialect ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/llvm/LLVMTypes.h"
#include "dialects/dlti/DLTI.h"
#include "dialects/llvm/LLVMDialect.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/AttrTypeSubElements.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace mlir::LLVM;
using testing::ElementsAre;

namespace {

/// The size, ABI alignment and preferred alignment of a type, all in bytes.
using Layout = std::tuple<uint64_t, uint64_t, uint64_t>;

class LLVMTypesTest : public testing::Test {
protected:
  LLVMTypesTest() {
    context.loadDialect<LLVMDialect, DLTIDialect>();
    ptr = LLVMPointerType::get(&context);
  }

  Type type(llvm::StringRef text) { return parseType(text, &context); }
  std::string text(Type type) {
    std::string result;
    llvm::raw_string_ostream(result) << type;
    return result;
  }
  /// Returns the layout of a type in a module with the given data layout entries.
  Layout layoutOf(llvm::StringRef typeText, llvm::StringRef entries = "") {
    std::string module = "module attributes {dlti.dl_spec = #dlti.dl_spec<" + entries.str() + ">} {}";
    OwningOpRef<ModuleOp> op = parseSourceString<ModuleOp>(module, ParserConfig(&context));
    DataLayout layout(*op);
    Type t = type(typeText);
    return {layout.getTypeSize(t).getKnownMinValue(), layout.getTypeABIAlignment(t),
            layout.getTypePreferredAlignment(t)};
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  Type i8 = IntegerType::get(&context, 8), i32 = IntegerType::get(&context, 32);
  Type ptr;
};

//===----------------------------------------------------------------------===//
// Structs
//===----------------------------------------------------------------------===//

TEST_F(LLVMTypesTest, TheBodyOfAnIdentifiedStructIsSetOnce) {
  auto type = LLVMStructType::getIdentified(&context, "a");
  EXPECT_FALSE(type.isInitialized());
  EXPECT_TRUE(type.isOpaque());
  EXPECT_TRUE(succeeded(type.setBody({i8, i32}, /*isPacked=*/true)));
  EXPECT_TRUE(type.isPacked());
  EXPECT_FALSE(type.isOpaque());
  EXPECT_THAT(type.getBody(), ElementsAre(i8, i32));
  EXPECT_TRUE(succeeded(type.setBody({i8, i32}, /*isPacked=*/true)));
  EXPECT_TRUE(failed(type.setBody({i8, i32}, /*isPacked=*/false)));
  EXPECT_TRUE(failed(type.setBody({i8}, /*isPacked=*/true)));
  EXPECT_EQ(LLVMStructType::getIdentified(&context, "a"), type);
  EXPECT_EQ(LLVMStructType::getOpaque("a", &context), type);
}

TEST_F(LLVMTypesTest, AnOpaqueStructNeverHasABody) {
  auto type = LLVMStructType::getOpaque("o", &context);
  EXPECT_TRUE(type.isInitialized());
  EXPECT_TRUE(type.isOpaque());
  EXPECT_TRUE(failed(type.setBody({i8}, /*isPacked=*/false)));
}

TEST_F(LLVMTypesTest, ANewIdentifiedStructIsRenamedIfItsNameIsInUse) {
  auto first = LLVMStructType::getNewIdentified(&context, "n", {i8});
  auto second = LLVMStructType::getNewIdentified(&context, "n", {i8});
  EXPECT_EQ(first.getName(), "n");
  EXPECT_EQ(second.getName(), "n.0");
  EXPECT_THAT(second.getBody(), ElementsAre(i8));
}

TEST_F(LLVMTypesTest, LiteralStructsAreEqualByBodyAndPackedness) {
  auto type = LLVMStructType::getLiteral(&context, {i8, ptr});
  EXPECT_EQ(LLVMStructType::getLiteral(&context, {i8, ptr}), type);
  EXPECT_NE(LLVMStructType::getLiteral(&context, {i8, ptr}, /*isPacked=*/true), type);
  EXPECT_FALSE(type.isIdentified());
  EXPECT_FALSE(type.isOpaque());
}

TEST_F(LLVMTypesTest, ReplacingPartsOfAStructKeepsItsPackedness) {
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](IntegerType type) -> std::optional<Type> {
    return type == i8 ? std::optional(i32) : std::nullopt;
  });
  EXPECT_EQ(text(replacer.replace(type("!llvm.struct<packed (i8, array<2 x i8>)>"))),
            "!llvm.struct<packed (i32, array<2 x i32>)>");
  // The body of an identified struct cannot be replaced.
  Type node = type("!llvm.struct<\"node\", (i8, struct<\"node\">)>");
  EXPECT_EQ(replacer.replace(node), node);
}

//===----------------------------------------------------------------------===//
// Compatibility
//===----------------------------------------------------------------------===//

TEST_F(LLVMTypesTest, TypesAreCompatibleIfAllTheirPartsAre) {
  for (const char *compatible :
       {"i7", "bf16", "vector<4xi32>", "vector<[4]x!llvm.ptr>", "!llvm.void", "!llvm.ppc_fp128",
        "!llvm.struct<\"r\", (ptr, struct<\"r\">)>", "!llvm.func<i32 (ptr, ...)>", "!llvm.target<\"t\", i8>"})
    EXPECT_TRUE(isCompatibleType(type(compatible))) << compatible;
  for (const char *incompatible :
       {"index", "si32", "tf32", "vector<2x2xi32>", "vector<4xindex>", "tensor<4xi32>",
        "!llvm.array<2 x index>", "!llvm.struct<\"s\", (struct<\"s\">, index)>", "!llvm.func<index ()>"})
    EXPECT_FALSE(isCompatibleType(type(incompatible))) << incompatible;
  EXPECT_TRUE(isCompatibleOuterType(type("!llvm.array<2 x index>")));
}

TEST_F(LLVMTypesTest, OnlyTypesWithASizeAreLoadable) {
  EXPECT_TRUE(isLoadableType(type("!llvm.struct<(i8)>")));
  EXPECT_TRUE(isLoadableType(type("!llvm.target<\"spirv.Image\">")));
  EXPECT_FALSE(isLoadableType(type("!llvm.struct<\"x\", opaque>")));
  EXPECT_FALSE(isLoadableType(type("!llvm.target<\"other\">")));
  EXPECT_FALSE(isLoadableType(type("!llvm.void")));
}

TEST_F(LLVMTypesTest, CloningAFunctionTypeChecksItsParts) {
  auto type = LLVMFunctionType::get(i32, {ptr}, /*isVarArg=*/true);
  EXPECT_THAT(type.getReturnTypes(), ElementsAre(i32));
  EXPECT_EQ(text(type.clone({i8, i8}, {ptr})), "!llvm.func<ptr (i8, i8, ...)>");
  EXPECT_FALSE(type.clone({LLVMVoidType::get(&context)}, {ptr}));
  EXPECT_FALSE(type.clone({i8}, {ptr, ptr}));
}

//===----------------------------------------------------------------------===//
// Data layout
//===----------------------------------------------------------------------===//

TEST_F(LLVMTypesTest, PointersHave64BitsUnlessTheDataLayoutSaysOtherwise) {
  EXPECT_EQ(layoutOf("!llvm.ptr"), Layout(8, 8, 8));
  EXPECT_EQ(layoutOf("!llvm.ptr<3>"), Layout(8, 8, 8));
  llvm::StringRef entries = "!llvm.ptr = dense<32> : vector<4xi64>, "
                            "!llvm.ptr<5> = dense<[64, 16, 32, 24]> : vector<4xi64>";
  EXPECT_EQ(layoutOf("!llvm.ptr", entries), Layout(4, 4, 4));
  EXPECT_EQ(layoutOf("!llvm.ptr<3>", entries), Layout(4, 4, 4));
  EXPECT_EQ(layoutOf("!llvm.ptr<5>", entries), Layout(8, 2, 4));
}

TEST_F(LLVMTypesTest, ElementsOfAggregatesAreAligned) {
  EXPECT_EQ(layoutOf("!llvm.array<3 x i16>"), Layout(6, 2, 2));
  EXPECT_EQ(layoutOf("!llvm.array<3 x i24>"), Layout(12, 4, 4));
  EXPECT_EQ(layoutOf("!llvm.struct<(i8, i32, i8)>"), Layout(12, 4, 4));
  EXPECT_EQ(layoutOf("!llvm.struct<packed (i8, i32, i8)>"), Layout(6, 1, 4));
  EXPECT_EQ(layoutOf("!llvm.struct<(i8, struct<(i8, ptr)>)>"), Layout(24, 8, 8));
  EXPECT_EQ(layoutOf("!llvm.struct<()>"), Layout(0, 1, 1));
  EXPECT_EQ(layoutOf("!llvm.struct<(i8)>", "!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>"),
            Layout(4, 4, 8));
}

TEST_F(LLVMTypesTest, AStructThatContainsItselfHasNoSize) {
  EXPECT_EQ(layoutOf("!llvm.struct<\"inf\", (i8, struct<\"inf\">)>"), Layout(0, 1, 1));
}

TEST_F(LLVMTypesTest, DeeplyNestedTypesNeedNoDeepStack) {
  Type nested = i8;
  for (unsigned i = 0; i != 20000; ++i)
    nested = LLVMArrayType::get(nested, 1);
  EXPECT_EQ(DataLayout().getTypeSize(nested), llvm::TypeSize::getFixed(1));
  EXPECT_TRUE(isCompatibleType(nested));
  EXPECT_EQ(parseType(text(nested), &context), nested);
}

TEST_F(LLVMTypesTest, ThePartsOfAggregatesAreIndexedByI32) {
  auto index = [&](int64_t value) { return IntegerAttr::get(i32, value); };
  auto structType = llvm::cast<LLVMStructType>(type("!llvm.struct<(i8, ptr)>"));
  EXPECT_EQ(structType.getTypeAtIndex(index(1)), ptr);
  EXPECT_FALSE(structType.getTypeAtIndex(index(2)));
  EXPECT_EQ(structType.getSubelementIndexMap()->lookup(index(0)), i8);
  auto array = llvm::cast<LLVMArrayType>(type("!llvm.array<3 x i8>"));
  EXPECT_EQ(array.getSubelementIndexMap()->size(), 3u);
  EXPECT_EQ(array.getTypeAtIndex(index(2)), i8);
  EXPECT_FALSE(array.getTypeAtIndex(index(3)));
  EXPECT_FALSE(llvm::cast<LLVMArrayType>(type("!llvm.array<17 x i8>")).getSubelementIndexMap().has_value());
}

} // namespace
