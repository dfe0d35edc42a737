//===- TypeConverterTest.cpp - Type conversion rules ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/conversion/ConversionTestBase.h"

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

class TypeConverterTest : public ConversionTestBase {
protected:
  Type i16 = builder().getIntegerType(16), i32 = builder().getI32Type(), i64 = builder().getI64Type(),
       f16 = builder().getF16Type(), f32 = builder().getF32Type(), f64 = builder().getF64Type(),
       index = builder().getIndexType();
  Builder builder() { return Builder(&context); }
};

TEST_F(TypeConverterTest, ConvertsOneToOneOneToNAndOneToZero) {
  llvm::SmallVector<Type> types;
  EXPECT_TRUE(succeeded(converter.convertTypes(TypeRange({index, i32, f32, f64}), types)));
  EXPECT_THAT(types, ElementsAre(index, i64, i16, i16));
  EXPECT_EQ(converter.convertType(i32), i64);
  EXPECT_EQ(converter.convertType(f32), Type());
  EXPECT_EQ(converter.convertType(f64), Type());
}

TEST_F(TypeConverterTest, RejectedTypesFail) {
  llvm::SmallVector<Type> types = {i32};
  EXPECT_TRUE(failed(converter.convertType(f16, types)));
  EXPECT_TRUE(failed(converter.convertType(f16, types))); // The second call is served from the cache.
  EXPECT_THAT(types, ElementsAre(i32));
  EXPECT_TRUE(failed(converter.convertTypes(TypeRange({i32, f16}), types)));
}

TEST_F(TypeConverterTest, FailsWithoutConversions) {
  TypeConverter none;
  EXPECT_EQ(none.convertType(i32), Type());
  EXPECT_FALSE(none.isLegal(i32));
}

TEST_F(TypeConverterTest, CallbacksAddedLastAreCalledFirst) {
  EXPECT_EQ(converter.convertType(i32), i64);
  converter.addConversion([&](IntegerType type) -> std::optional<Type> {
    return type.getWidth() == 32 ? std::optional(index) : std::nullopt;
  });
  EXPECT_EQ(converter.convertType(i32), index);
  converter.addConversion([](IntegerType) { return Type(); });
  EXPECT_EQ(converter.convertType(i32), Type());
  EXPECT_EQ(converter.convertType<IndexType>(index), index);
  EXPECT_FALSE(converter.convertType<IntegerType>(index));
}

TEST_F(TypeConverterTest, CallbacksMayCallTheConverter) {
  converter.addConversion([this](TupleType type, llvm::SmallVectorImpl<Type> &results) {
    return converter.convertTypes(TypeRange(type.getTypes()), results);
  });
  llvm::SmallVector<Type> types;
  EXPECT_TRUE(succeeded(converter.convertType(TupleType::get(&context, TypeRange({i32, f32})), types)));
  EXPECT_THAT(types, ElementsAre(i64, i16, i16));
}

TEST_F(TypeConverterTest, CallbacksMayDependOnTheValue) {
  module = parseSourceString<ModuleOp>("%0 = arith.constant 1 : i32\n%1 = arith.constant {wide} 1 : i32",
                                       ParserConfig(&context));
  converter.addConversion([this](Value value) -> std::optional<Type> {
    Operation *op = value.getDefiningOp();
    return op && op->hasAttr("wide") ? std::optional(index) : std::nullopt;
  });
  EXPECT_EQ(converter.convertType(Value(module->getBody()->front().getResult(0))), i64);
  EXPECT_EQ(converter.convertType(Value(module->getBody()->back().getResult(0))), index);
  EXPECT_EQ(converter.convertType(i32), i64);
}

TEST_F(TypeConverterTest, TypesConvertedToThemselvesAreLegal) {
  EXPECT_TRUE(converter.isLegal(i64));
  EXPECT_FALSE(converter.isLegal(i32));
  EXPECT_FALSE(converter.isLegal(f64));
  EXPECT_TRUE(converter.isLegal(TypeRange({i64, index})));
  EXPECT_FALSE(converter.isLegal(TypeRange({i64, i32})));
  EXPECT_TRUE(converter.isSignatureLegal(FunctionType::get(&context, {i64}, {index})));
  EXPECT_FALSE(converter.isSignatureLegal(FunctionType::get(&context, {i64}, {i32})));
}

TEST_F(TypeConverterTest, LegalityOfOpsAndRegions) {
  module = parseSourceString<ModuleOp>(R"(
    "new.a"() ({ ^bb0(%a: i64): "new.b"(%a) : (i64) -> () }) : () -> ()
    "new.c"() ({ ^bb0(%a: i32): "new.d"(%a) : (i32) -> () }) : () -> ()
  )",
                                       ParserConfig(&context));
  Region &good = module->getBody()->front().getRegion(0), &bad = module->getBody()->back().getRegion(0);
  EXPECT_TRUE(converter.isLegal(&good));
  EXPECT_TRUE(converter.isLegal(&good.front().front()));
  EXPECT_FALSE(converter.isLegal(&bad));
  EXPECT_FALSE(converter.isLegal(&bad.front().front()));
}

TEST_F(TypeConverterTest, CopiesAreIndependent) {
  TypeConverter copy(converter);
  copy.addConversion([this](IntegerType) { return index; });
  EXPECT_EQ(copy.convertType(i32), index);
  EXPECT_EQ(converter.convertType(i32), i64);
  copy = converter;
  EXPECT_EQ(copy.convertType(i32), i64);
}

TEST_F(TypeConverterTest, SignatureConversionMapsArguments) {
  TypeConverter::SignatureConversion signature(4);
  signature.addInputs(index);
  EXPECT_TRUE(succeeded(converter.convertSignatureArgs(TypeRange({i32, f32, f64}), signature)));
  EXPECT_THAT(signature.getConvertedTypes(), ElementsAre(index, i64, i16, i16));
  EXPECT_EQ(signature.getInputMapping(0)->inputNo, 1u);
  EXPECT_EQ(signature.getInputMapping(1)->inputNo, 2u);
  EXPECT_EQ(signature.getInputMapping(1)->size, 2u);
  EXPECT_EQ(signature.getInputMapping(2)->size, 0u);
  EXPECT_FALSE(signature.getInputMapping(3));
  EXPECT_TRUE(failed(converter.convertSignatureArg(3, f16, signature)));
}

TEST_F(TypeConverterTest, ConvertsBlockSignatures) {
  module = parseSourceString<ModuleOp>(R"(
    "new.a"() ({ ^bb0(%a: i32, %b: index): "new.b"() : () -> () }) : () -> ()
    "new.a"() ({ ^bb0(%a: f16): "new.b"() : () -> () }) : () -> ()
  )",
                                       ParserConfig(&context));
  auto signature = converter.convertBlockSignature(&module->getBody()->front().getRegion(0).front());
  ASSERT_TRUE(signature);
  EXPECT_THAT(signature->getConvertedTypes(), ElementsAre(i64, index));
  EXPECT_FALSE(converter.convertBlockSignature(&module->getBody()->back().getRegion(0).front()));
}

TEST_F(TypeConverterTest, MaterializationsAddedLastAreCalledFirst) {
  module = parseSourceString<ModuleOp>("%0 = arith.constant 1 : i32", ParserConfig(&context));
  Value input = module->getBody()->front().getResult(0);
  OpBuilder at = OpBuilder::atBlockEnd(module->getBody());
  EXPECT_FALSE(converter.materializeSourceConversion(at, input.getLoc(), index, input));
  auto cast = [](OpBuilder &builder, Type type, ValueRange inputs, Location loc) -> Value {
    return builder.create<arith::IndexCastOp>(loc, type, inputs.front())->getResult(0);
  };
  converter.addSourceMaterialization(cast);
  converter.addSourceMaterialization([](OpBuilder &, IndexType, ValueRange, Location) { return Value(); });
  converter.addTargetMaterialization(cast);
  Value source = converter.materializeSourceConversion(at, input.getLoc(), index, input);
  ASSERT_TRUE(source);
  EXPECT_EQ(source.getType(), index);
  EXPECT_EQ(converter.materializeTargetConversion(at, input.getLoc(), index, input).getType(), index);
}

TEST_F(TypeConverterTest, TargetMaterializationsMayBeOneToNAndReceiveTheOriginalType) {
  module = parseSourceString<ModuleOp>("%0 = arith.constant 1 : i32", ParserConfig(&context));
  Value input = module->getBody()->front().getResult(0);
  OpBuilder at = OpBuilder::atBlockEnd(module->getBody());
  converter.addTargetMaterialization([&](OpBuilder &, TypeRange types, ValueRange inputs, Location,
                                         Type original) -> llvm::SmallVector<Value> {
    EXPECT_EQ(original, f32);
    return llvm::SmallVector<Value>(types.size(), inputs.front());
  });
  EXPECT_THAT(converter.materializeTargetConversion(at, input.getLoc(), TypeRange({i32, i32}), input, f32),
              ElementsAre(input, input));
  TypeConverter none;
  EXPECT_THAT(none.materializeTargetConversion(at, input.getLoc(), TypeRange({i32, i32}), input, f32),
              IsEmpty());
}

TEST_F(TypeConverterTest, ConvertsTypeAttributes) {
  Attribute one = builder().getI64IntegerAttr(1), two = builder().getI64IntegerAttr(2),
            name = builder().getStringAttr("x");
  converter.addTypeAttributeConversion([&](IntegerType, IntegerAttr attr) {
    if (attr == one)
      return TypeConverter::AttributeConversionResult(two);
    return attr == two ? TypeConverter::AttributeConversionResult::abort()
                       : TypeConverter::AttributeConversionResult::na();
  });
  EXPECT_EQ(converter.convertTypeAttribute(i32, one), two);
  EXPECT_FALSE(converter.convertTypeAttribute(i32, two));
  EXPECT_FALSE(converter.convertTypeAttribute(i32, name));
  EXPECT_FALSE(converter.convertTypeAttribute(index, one));
}

} // namespace
