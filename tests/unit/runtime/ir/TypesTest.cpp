//===- TypesTest.cpp - Tests of types ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/ir/DataFixture.h"
#include "runtime/ir/Builders.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <thread>

using namespace mlir;
using testing::ElementsAre;

namespace {

class TypesTest : public DataFixture {};

//===----------------------------------------------------------------------===//
// Uniquing of types
//===----------------------------------------------------------------------===//

TEST_F(TypesTest, EqualTypesAreUniqued) {
  EXPECT_EQ(IntegerType::get(&context, 32), IntegerType::get(&context, 32));
  EXPECT_EQ(IntegerType::get(&context, 1000), IntegerType::get(&context, 1000));
  EXPECT_NE(IntegerType::get(&context, 32), IntegerType::get(&context, 32, IntegerType::Signed));
  EXPECT_NE(IntegerType::get(&context, 32), IntegerType::get(&context, 33));
  EXPECT_EQ(FloatType::getF32(&context), Float32Type::get(&context));
  EXPECT_NE(Type(FloatType::getF16(&context)), Type(FloatType::getBF16(&context)));
  Type i8 = IntegerType::get(&context, 8);
  EXPECT_EQ(RankedTensorType::get({2, 3}, i8), RankedTensorType::get({2, 3}, i8));
  EXPECT_NE(RankedTensorType::get({2, 3}, i8), RankedTensorType::get({3, 2}, i8));
  EXPECT_NE(Type(RankedTensorType::get({2}, i8)), Type(VectorType::get({2}, i8)));
  EXPECT_NE(RankedTensorType::get({2}, i8), RankedTensorType::get({2}, i8, UnitAttr::get(&context)));
}

TEST_F(TypesTest, ContextsShareNothing) {
  MLIRContext other;
  EXPECT_NE(IntegerType::get(&context, 32), IntegerType::get(&other, 32));
  EXPECT_EQ(IntegerType::get(&other, 32).getContext(), &other);
}

TEST_F(TypesTest, ShapesAndListsAreCopied) {
  Type i8 = IntegerType::get(&context, 8);
  std::vector<int64_t> shape{4, 5};
  std::vector<Type> inputs{i8, i8};
  auto tensor = RankedTensorType::get(shape, i8);
  auto function = FunctionType::get(&context, inputs, {});
  shape.assign(2, 0);
  inputs.assign(2, Type());
  EXPECT_THAT(tensor.getShape(), ElementsAre(4, 5));
  EXPECT_THAT(function.getInputs(), ElementsAre(i8, i8));
}

TEST_F(TypesTest, FunctionTypesDistinguishInputsFromResults) {
  Type i1 = IntegerType::get(&context, 1), f64 = FloatType::getF64(&context);
  auto both = FunctionType::get(&context, {i1, f64}, {});
  auto split = FunctionType::get(&context, {i1}, {f64});
  EXPECT_NE(both, split);
  EXPECT_THAT(split.getResults(), ElementsAre(f64));
  EXPECT_EQ(split.clone({i1, f64}, {}), both);
}

TEST_F(TypesTest, ConcurrentUniquingReturnsTheSameTypes) {
  constexpr unsigned numThreads = 8, numWidths = 2000;
  std::vector<std::vector<Type>> seen(numThreads, std::vector<Type>(numWidths));
  std::vector<std::thread> threads;
  for (unsigned thread = 0; thread != numThreads; ++thread)
    threads.emplace_back([&, thread] {
      for (unsigned i = 0; i != numWidths; ++i) {
        unsigned width = (i + thread * 251) % numWidths;
        Type integer = IntegerType::get(&context, width + 1);
        StringAttr::get(&context, llvm::Twine("name") + llvm::Twine(width));
        seen[thread][width] = RankedTensorType::get({width, 2}, integer);
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  for (unsigned thread = 1; thread != numThreads; ++thread)
    EXPECT_EQ(seen[thread], seen[0]);
}

//===----------------------------------------------------------------------===//
// Queries of builtin types
//===----------------------------------------------------------------------===//

TEST_F(TypesTest, IntegerTypesHaveWidthAndSignedness) {
  Type signless = IntegerType::get(&context, 7),
       isSigned = IntegerType::get(&context, 7, IntegerType::Signed),
       isUnsigned = IntegerType::get(&context, 7, IntegerType::Unsigned);
  EXPECT_TRUE(signless.isSignlessInteger(7) && signless.isSignlessIntOrIndex() && signless.isIntOrFloat());
  EXPECT_TRUE(isSigned.isSignedInteger(7) && isSigned.isInteger(7) && !isSigned.isSignlessInteger());
  EXPECT_TRUE(isUnsigned.isUnsignedInteger() && !isUnsigned.isSignedInteger() && !isUnsigned.isInteger(8));
  EXPECT_FALSE(signless.isIndex() || signless.isFloat() || signless.isF32());
  EXPECT_EQ(signless.getIntOrFloatBitWidth(), 7u);
}

TEST_F(TypesTest, EveryFloatTypeHasSpellingWidthAndSemantics) {
  struct Row {
    Type type;
    llvm::StringRef spelling;
    const llvm::fltSemantics *semantics;
  };
  const Row rows[] = {
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                        \
  {Class::get(&context), Spelling, &llvm::APFloatBase::Semantics()},
#include "runtime/ir/FloatTypes.def"
  };
  for (const Row &row : rows) {
    auto type = llvm::dyn_cast<FloatType>(row.type);
    ASSERT_TRUE(type) << row.spelling.str();
    EXPECT_EQ(type.getSpelling(), row.spelling);
    EXPECT_EQ(&type.getFloatSemantics(), row.semantics);
    EXPECT_EQ(type.getWidth(), llvm::APFloat::getSizeInBits(*row.semantics));
    EXPECT_EQ(&type.getDialect(), context.getLoadedDialect("builtin"));
  }
  EXPECT_FALSE(llvm::isa<FloatType>(Type(IndexType::get(&context))));
  EXPECT_TRUE(rows[0].type.isFloat(4));
}

TEST_F(TypesTest, ShapedTypesShareTheirInterface) {
  Type f32 = FloatType::getF32(&context);
  int64_t dynamic = ShapedType::kDynamic;
  ShapedType tensor = RankedTensorType::get({2, dynamic, 3}, f32);
  EXPECT_EQ(tensor.getRank(), 3);
  EXPECT_EQ(tensor.getNumDynamicDims(), 1);
  EXPECT_FALSE(tensor.hasStaticShape());
  EXPECT_EQ(tensor.getElementType(), f32);
  ShapedType unranked = UnrankedTensorType::get(f32);
  EXPECT_FALSE(unranked.hasRank());
  EXPECT_EQ(unranked.getElementType(), f32);
  ShapedType memref = MemRefType::get({4}, f32, MemRefLayoutAttrInterface(), UnitAttr::get(&context));
  EXPECT_EQ(llvm::cast<BaseMemRefType>(Type(memref)).getMemorySpace(), UnitAttr::get(&context));
  ShapedType bare = UnrankedMemRefType::get(f32, UnitAttr::get(&context));
  EXPECT_EQ(bare.getElementType(), f32);
  EXPECT_EQ(llvm::cast<BaseMemRefType>(Type(bare)).getMemorySpace(), UnitAttr::get(&context));
  EXPECT_EQ(getElementTypeOrSelf(tensor), f32);
  EXPECT_EQ(getElementTypeOrSelf(f32), f32);
}

TEST_F(TypesTest, CloneKeepsTheKindAndItsOtherParameters) {
  Type f32 = FloatType::getF32(&context), i1 = IntegerType::get(&context, 1);
  Attribute unit = UnitAttr::get(&context);
  EXPECT_EQ(ShapedType(RankedTensorType::get({2}, f32, unit)).clone(i1),
            RankedTensorType::get({2}, i1, unit));
  EXPECT_EQ(ShapedType(UnrankedTensorType::get(f32)).clone({3}), RankedTensorType::get({3}, f32));
  EXPECT_EQ(ShapedType(VectorType::get({2, 4}, f32, {false, true})).clone(i1),
            VectorType::get({2, 4}, i1, {false, true}));
  EXPECT_EQ(ShapedType(UnrankedMemRefType::get(f32, unit)).clone({3}),
            MemRefType::get({3}, f32, MemRefLayoutAttrInterface(), unit));
}

TEST_F(TypesTest, NumElementsDoesNotOverflow) {
  int64_t most = std::numeric_limits<int64_t>::max();
  EXPECT_EQ(ShapedType::getNumElements({2, 3, 4}), 24);
  EXPECT_EQ(ShapedType::getNumElements({}), 1);
  EXPECT_EQ(ShapedType::getNumElements({most, 3}), most);
  EXPECT_EQ(ShapedType::getNumElements({most, most, 0}), 0);
}

//===----------------------------------------------------------------------===//
// Verification in getChecked
//===----------------------------------------------------------------------===//

TEST_F(TypesTest, GetCheckedReportsInvalidTypes) {
  auto emit = [&] { return emitError(UnknownLoc::get(&context)); };
  Type i32 = IntegerType::get(&context, 32), index = IndexType::get(&context);
  Type tensor = RankedTensorType::get({2}, i32);
  EXPECT_FALSE(IntegerType::getChecked(emit, &context, 16777216u));
  EXPECT_FALSE(ComplexType::getChecked(emit, index));
  EXPECT_FALSE(VectorType::getChecked(emit, {2, 0}, i32));
  EXPECT_FALSE(VectorType::getChecked(emit, {2}, tensor));
  EXPECT_FALSE(RankedTensorType::getChecked(emit, {2}, FunctionType::get(&context, {}, {})));
  EXPECT_FALSE(UnrankedTensorType::getChecked(emit, NoneType::get(&context)));
  EXPECT_FALSE(MemRefType::getChecked(emit, {2}, tensor));
  EXPECT_THAT(messages,
              ElementsAre("integer bitwidth is limited to 16777215 bits", "invalid element type for complex",
                          "vector types must have positive constant sizes but got 2, 0",
                          "failed to verify 'elementType': VectorElementTypeInterface instance",
                          "invalid tensor element type: '!builtin.function<[], []>'",
                          "invalid tensor element type: '!builtin.none'", "invalid memref element type"));
}

TEST_F(TypesTest, GetCheckedAcceptsValidTypes) {
  auto emit = [&] { return emitError(UnknownLoc::get(&context)); };
  Type i32 = IntegerType::get(&context, 32);
  EXPECT_EQ(IntegerType::getChecked(emit, &context, 16777215u), IntegerType::get(&context, 16777215));
  EXPECT_TRUE(IntegerType::getChecked(emit, &context, 0u));
  EXPECT_TRUE(VectorType::getChecked(emit, llvm::ArrayRef<int64_t>(), i32));
  EXPECT_TRUE(RankedTensorType::getChecked(emit, {0, ShapedType::kDynamic}, VectorType::get({2}, i32)));
  EXPECT_TRUE(MemRefType::getChecked(emit, {2}, MemRefType::get({2}, i32)));
  EXPECT_TRUE(ComplexType::getChecked(emit, FloatType::getF32(&context)));
  EXPECT_THAT(messages, testing::IsEmpty());
}

//===----------------------------------------------------------------------===//
// Descriptor-defined types
//===----------------------------------------------------------------------===//

TEST_F(TypesTest, ParametersAreCopiedAndRoundTrip) {
  std::string name = "some name";
  std::vector<int64_t> sizes{1, -2, 3};
  Type f32 = FloatType::getF32(&context);
  Type type = getBox(name, sizes, f32, -5);
  Type same = getBox("some name", {1, -2, 3}, f32, -5);
  name.assign(9, 'x');
  sizes.assign(3, 0);
  EXPECT_EQ(type, same);
  EXPECT_EQ(ParamTraits<llvm::StringRef>::from(getParam(type, 0)), "some name");
  EXPECT_THAT(ParamTraits<llvm::ArrayRef<int64_t>>::from(getParam(type, 1)), ElementsAre(1, -2, 3));
  EXPECT_EQ(ParamTraits<Type>::from(getParam(type, 2)), f32);
  EXPECT_EQ(ParamTraits<int32_t>::from(getParam(type, 3)), -5);
}

TEST_F(TypesTest, EveryParameterIsPartOfTheKey) {
  Type f32 = FloatType::getF32(&context), f64 = FloatType::getF64(&context);
  Type type = getBox("a", {1, 2}, f32, 0);
  EXPECT_NE(getBox("b", {1, 2}, f32, 0), type);
  EXPECT_NE(getBox("a", {1}, f32, 0), type);
  EXPECT_NE(getBox("a", {1, 2}, f64, 0), type);
  EXPECT_NE(getBox("a", {1, 2}, f32, 1), type);
  EXPECT_NE(getBox("", {}, Type(), 0), getBox("", {0}, Type(), 0));
}

TEST_F(TypesTest, CreatingATypeLoadsItsDialect) {
  EXPECT_EQ(context.getLoadedDialect("data"), nullptr);
  Type type = getBox("a", {}, FloatType::getF32(&context), 0);
  EXPECT_EQ(type.getDialect().getNamespace(), "data");
  EXPECT_EQ(&type.getSpec(), &boxSpec);
  EXPECT_EQ(context.getLoadedDialect("data"), &type.getDialect());
}

TEST_F(TypesTest, DescriptorVerifierRejectsParameters) {
  auto emit = [&] { return emitError(UnknownLoc::get(&context)); };
  Type f32 = FloatType::getF32(&context);
  auto params = boxParams("a", {}, f32, 101);
  EXPECT_FALSE(getCheckedType(emit, &context, boxSpec, params));
  params = boxParams("a", {}, Type(), 3);
  EXPECT_FALSE(getCheckedType(emit, &context, boxSpec, params));
  params = boxParams("a", {}, f32, 3);
  EXPECT_EQ(getCheckedType(emit, &context, boxSpec, params), getBox("a", {}, f32, 3));
  EXPECT_THAT(messages,
              ElementsAre("level 101 is above 100", "parameter 'element' of 'data.box' is missing"));
}

TEST_F(TypesTest, FallbackPrinterShowsKindAndParameters) {
  auto text = [](Type type) {
    std::string result;
    llvm::raw_string_ostream(result) << type;
    return result;
  };
  Type i8 = IntegerType::get(&context, 8);
  EXPECT_EQ(text(i8), "!builtin.integer<8, 0>");
  EXPECT_EQ(text(FloatType::getF32(&context)), "!builtin.f32");
  EXPECT_EQ(text(getBox("a", {1, 2}, i8, -3)), "!data.box<\"a\", [1, 2], !builtin.integer, -3>");
  EXPECT_EQ(text(FunctionType::get(&context, {i8, i8}, {})),
            "!builtin.function<[!builtin.integer, !builtin.integer], []>");
  EXPECT_EQ(text(Type()), "<<NULL TYPE>>");
}

TEST_F(TypesTest, DeeplyNestedTypesAreCreatedInLinearTime) {
  Type type = IntegerType::get(&context, 1);
  for (int i = 0; i != 100000; ++i)
    type = TupleType::get(&context, type);
  for (int i = 0; i != 100000; ++i)
    type = llvm::cast<TupleType>(type).getType(0);
  EXPECT_TRUE(type.isInteger(1));
}

} // namespace
