//===- LLVMTypeConverterTest.cpp - Types and helpers of lowerings to llvm -===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/MemRefBuilder.h"
#include "dialects/conversions/llvm/common/OneToOneTable.h"
#include "dialects/conversions/llvm/common/Pattern.h"
#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "dialects/conversions/llvm/common/VectorPattern.h"
#include "dialects/llvm/LLVMDialect.h"
#include "dialects/memref/MemRef.h"
#include "runtime/ir/MLIRContext.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using LLVM::LLVMArrayType;
using LLVM::LLVMPointerType;
using LLVM::LLVMStructType;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

class LLVMTypeConverterTest : public testing::Test {
protected:
  LLVMTypeConverterTest() { context.loadDialect<LLVM::LLVMDialect, memref::MemRefDialect>(); }
  MemRefType dynamic(Attribute space = {}) {
    return MemRefType::get({ShapedType::kDynamic, 4}, f32, MemRefLayoutAttrInterface(), space);
  }
  LLVMStructType structOf(llvm::ArrayRef<Type> types) { return LLVMStructType::getLiteral(&context, types); }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  Builder builder{&context};
  Type i32 = builder.getI32Type(), i64 = builder.getI64Type(), f32 = builder.getF32Type(),
       index = builder.getIndexType();
};

TEST_F(LLVMTypeConverterTest, OptionsDetermineTheWidthOfIndexAndPointers) {
  LowerToLLVMOptions options(&context);
  EXPECT_EQ(options.getIndexBitwidth(), 64u);
  options.overrideIndexBitwidth(32);
  options.dataLayout = "E-p:32:32-p3:16:16:16:8";
  LLVMTypeConverter converter(&context, options);
  EXPECT_EQ(converter.convertType(index), i32);
  EXPECT_EQ(converter.getIndexTypeBitwidth(), 32u);
  EXPECT_EQ(converter.getPointerBitwidth(), 32u);
  EXPECT_EQ(converter.getPointerBitwidth(3), 16u);
  EXPECT_EQ(converter.getPointerBitwidth(7), 32u);
  EXPECT_EQ(converter.getDataLayout().getIndexSizeInBits(3), 8u);
  EXPECT_TRUE(converter.getDataLayout().isBigEndian());
}

/// A class with the member function of llvm::DataLayout that the options use.
struct ForeignLayout {
  std::string getStringRepresentation() const { return "p:32:32"; }
};

TEST_F(LLVMTypeConverterTest, DataLayoutsOfLLVMAreAccepted) {
  LowerToLLVMOptions options(&context);
  options.dataLayout = ForeignLayout();
  EXPECT_EQ(options.dataLayout.getPointerSize(), 4u);
}

TEST_F(LLVMTypeConverterTest, MemRefsBecomeDescriptors) {
  LLVMTypeConverter converter(&context);
  Type pointer = LLVMPointerType::get(&context), near = LLVMPointerType::get(&context, 3);
  Type pair = LLVMArrayType::get(i64, 2);
  EXPECT_EQ(converter.convertType(dynamic()), structOf({pointer, pointer, i64, pair, pair}));
  EXPECT_EQ(converter.convertType(dynamic(builder.getI32IntegerAttr(3))),
            structOf({near, near, i64, pair, pair}));
  EXPECT_EQ(converter.convertType(UnrankedMemRefType::get(f32, nullptr)), structOf({i64, pointer}));
  EXPECT_THAT(converter.getMemRefDescriptorFields(MemRefType::get({}, f32), /*unpackAggregates=*/true),
              ElementsAre(pointer, pointer, i64));
  EXPECT_EQ(converter.getMemRefDescriptorSize(dynamic(), DataLayout()), 56u);
}

TEST_F(LLVMTypeConverterTest, CallbacksConvertMemorySpaces) {
  LLVMTypeConverter converter(&context);
  converter.addTypeAttributeConversion(
      [this](BaseMemRefType, StringAttr) -> Attribute { return builder.getI64IntegerAttr(5); });
  FailureOr<unsigned> space = converter.getMemRefAddressSpace(dynamic(builder.getStringAttr("near")));
  ASSERT_TRUE(succeeded(space));
  EXPECT_EQ(*space, 5u);
  EXPECT_TRUE(failed(converter.getMemRefAddressSpace(dynamic(builder.getF32FloatAttr(1)))));
}

TEST_F(LLVMTypeConverterTest, OnlyStaticLayoutsBecomeBarePointers) {
  EXPECT_TRUE(LLVMTypeConverter::canConvertToBarePtr(MemRefType::get({2, 3}, f32)));
  EXPECT_FALSE(LLVMTypeConverter::canConvertToBarePtr(dynamic()));
  EXPECT_FALSE(LLVMTypeConverter::canConvertToBarePtr(UnrankedMemRefType::get(f32, nullptr)));
}

TEST_F(LLVMTypeConverterTest, MemRefArgumentsBecomeDescriptorFields) {
  LLVMTypeConverter converter(&context);
  TypeConverter::SignatureConversion signature(2);
  auto type = builder.getFunctionType({index, dynamic()}, {index, f32});
  auto converted = llvm::cast<LLVM::LLVMFunctionType>(converter.convertFunctionSignature(
      type, /*isVariadic=*/false, /*useBarePtrCallConv=*/false, signature));
  EXPECT_EQ(converted.getNumParams(), 8u);
  EXPECT_EQ(converted.getReturnType(), structOf({i64, f32}));
  EXPECT_EQ(signature.getInputMapping(1)->inputNo, 1u);
  EXPECT_EQ(signature.getInputMapping(1)->size, 7u);
  EXPECT_FALSE(converter.convertFunctionSignature(
      builder.getFunctionType(RankedTensorType::get({2}, f32), {}), false, false, signature));
}

TEST_F(LLVMTypeConverterTest, StructResultsOfCFunctionsAreWrittenThroughAPointer) {
  LLVMTypeConverter converter(&context);
  auto [type, result] =
      converter.convertFunctionTypeCWrapper(builder.getFunctionType(dynamic(), {index, f32}));
  Type pointer = LLVMPointerType::get(&context);
  EXPECT_EQ(type, LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(&context), {pointer, pointer}));
  EXPECT_EQ(result, structOf({i64, f32}));
}

TEST_F(LLVMTypeConverterTest, RecursiveStructsAreConvertedUnderAnotherName) {
  LLVMTypeConverter converter(&context);
  auto list = LLVMStructType::getIdentified(&context, "list");
  ASSERT_TRUE(succeeded(list.setBody({LLVMArrayType::get(list, 0), index}, /*isPacked=*/false)));
  auto converted = llvm::cast<LLVMStructType>(converter.convertType(list));
  EXPECT_EQ(converted.getName(), "_Converted.list");
  EXPECT_THAT(converted.getBody(), ElementsAre(LLVMArrayType::get(converted, 0), i64));
  EXPECT_EQ(LLVMTypeConverter(&context).convertType(list), converted);
}

TEST_F(LLVMTypeConverterTest, PositionsOfOneDimensionalVectorsAreEnumerated) {
  EXPECT_THAT(LLVM::detail::getCoordinates({2, 3}, 4), ElementsAre(1, 1));
  EXPECT_THAT(LLVM::detail::getCoordinates({2, 3}, 6), IsEmpty());
  LLVMTypeConverter converter(&context);
  auto info = LLVM::detail::extractNDVectorTypeInfo(VectorType::get({2, 2, 4}, f32), converter);
  EXPECT_THAT(info.arraySizes, ElementsAre(2, 2));
  OpBuilder ops(&context);
  std::vector<int64_t> seen;
  LLVM::detail::nDVectorIterate(
      info, ops, [&](llvm::ArrayRef<int64_t> position) { seen.push_back(10 * position[0] + position[1]); });
  EXPECT_THAT(seen, ElementsAre(0, 1, 10, 11));
}

} // namespace
