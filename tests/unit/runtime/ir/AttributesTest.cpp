//===- AttributesTest.cpp - Tests of attributes --------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/ir/DataFixture.h"
#include "runtime/ir/NamedAttrList.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;

namespace {

class AttributesTest : public DataFixture {
protected:
  StringAttr str(llvm::StringRef text) { return StringAttr::get(&context, text); }
  NamedAttribute named(llvm::StringRef name, int64_t value) {
    return NamedAttribute(str(name), IntegerAttr::get(IntegerType::get(&context, 64), value));
  }
};

//===----------------------------------------------------------------------===//
// StringAttr and UnitAttr
//===----------------------------------------------------------------------===//

TEST_F(AttributesTest, StringsAreCopiedAndNullTerminated) {
  std::string text = "hello";
  StringAttr attr = str(text);
  text.assign(5, 'x');
  EXPECT_EQ(attr.getValue(), "hello");
  EXPECT_EQ(attr.getValue().data()[5], '\0');
  EXPECT_EQ(attr, StringAttr::get(&context, llvm::Twine("hel") + "lo"));
  EXPECT_NE(attr, str("hello "));
  EXPECT_EQ(str(llvm::StringRef("a\0b", 3)).size(), 3u);
  EXPECT_NE(str(llvm::StringRef("a\0b", 3)), str("a"));
  EXPECT_EQ(str(""), StringAttr::get(&context));
}

TEST_F(AttributesTest, TypeIDsAreThoseOfTheClasses) {
  EXPECT_EQ(str("a").getTypeID(), TypeID::get<StringAttr>());
  EXPECT_EQ(UnitAttr::get(&context).getTypeID(), TypeID::get<UnitAttr>());
  EXPECT_EQ(BoolAttr::get(&context, true).getTypeID(), TypeID::get<IntegerAttr>());
  EXPECT_EQ(UnknownLoc::get(&context).getTypeID(), TypeID::get<UnknownLoc>());
  EXPECT_EQ(FileLineColLoc::get(&context, "f", 1, 2).getTypeID(), TypeID::get<FileLineColRange>());
  EXPECT_NE(TypeID::get<StringAttr>(), TypeID::get<UnitAttr>());
}

TEST_F(AttributesTest, StringsOfDifferentTypesDiffer) {
  Type i8 = IntegerType::get(&context, 8);
  EXPECT_NE(StringAttr::get("a", i8), str("a"));
  EXPECT_EQ(StringAttr::get("a", i8).getType(), i8);
  EXPECT_EQ(str("a").getType(), NoneType::get(&context));
  EXPECT_EQ(StringAttr::get("a", NoneType::get(&context)), str("a"));
}

TEST_F(AttributesTest, UnitAttrIsUniqued) { EXPECT_EQ(UnitAttr::get(&context), UnitAttr::get(&context)); }

//===----------------------------------------------------------------------===//
// IntegerAttr and FloatAttr
//===----------------------------------------------------------------------===//

TEST_F(AttributesTest, IntegersOfAnyWidthRoundTrip) {
  for (unsigned width : {0, 1, 7, 8, 31, 63, 64, 65, 128, 200, 1000}) {
    Type type = IntegerType::get(&context, width);
    for (const llvm::APInt &value :
         {llvm::APInt(width, 0), llvm::APInt::getAllOnes(width), llvm::APInt(width, width / 3)}) {
      IntegerAttr attr = IntegerAttr::get(type, value);
      EXPECT_EQ(attr.getValue(), value) << width;
      EXPECT_EQ(attr.getType(), type);
      EXPECT_EQ(attr, IntegerAttr::get(type, value));
    }
  }
}

TEST_F(AttributesTest, WideIntegersDifferInTheirHighWords) {
  Type type = IntegerType::get(&context, 192);
  llvm::APInt value(192, 5);
  EXPECT_NE(IntegerAttr::get(type, value),
            IntegerAttr::get(type, value | llvm::APInt::getOneBitSet(192, 150)));
}

TEST_F(AttributesTest, IntegerAccessorsFollowSignedness) {
  auto get = [&](IntegerType::SignednessSemantics signedness, int64_t value) {
    return IntegerAttr::get(IntegerType::get(&context, 8, signedness), value);
  };
  EXPECT_EQ(get(IntegerType::Signless, -1), get(IntegerType::Signless, 255));
  EXPECT_EQ(get(IntegerType::Signless, 255).getInt(), -1);
  EXPECT_EQ(get(IntegerType::Signed, -128).getSInt(), -128);
  EXPECT_EQ(get(IntegerType::Unsigned, 200).getUInt(), 200u);
  EXPECT_TRUE(get(IntegerType::Unsigned, 200).getAPSInt().isUnsigned());
  EXPECT_FALSE(get(IntegerType::Signed, -3).getAPSInt().isUnsigned());
  EXPECT_EQ(IntegerAttr::get(&context, llvm::APSInt(llvm::APInt(8, 200), true)),
            get(IntegerType::Unsigned, 200));
  EXPECT_EQ(IntegerAttr::get(IndexType::get(&context), -7).getInt(), -7);
}

TEST_F(AttributesTest, BoolAttrIsI1Integer) {
  Type i1 = IntegerType::get(&context, 1);
  EXPECT_EQ(BoolAttr::get(&context, true), IntegerAttr::get(i1, 1));
  EXPECT_EQ(BoolAttr::get(&context, false), IntegerAttr::get(i1, llvm::APInt(1, 0)));
  EXPECT_TRUE(BoolAttr::get(&context, true).getValue());
  EXPECT_FALSE(BoolAttr::get(&context, false).getValue());
  EXPECT_FALSE(llvm::isa<BoolAttr>(Attribute(IntegerAttr::get(IntegerType::get(&context, 2), 1))));
}

TEST_F(AttributesTest, FloatsOfAnySemanticsRoundTripBitwise) {
  const Type types[] = {
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics) Class::get(&context),
#include "runtime/ir/FloatTypes.def"
  };
  for (Type type : types) {
    const llvm::fltSemantics &semantics = llvm::cast<FloatType>(type).getFloatSemantics();
    unsigned width = llvm::APFloat::getSizeInBits(semantics);
    for (uint64_t bits : {uint64_t(1), uint64_t(2), (uint64_t(1) << (std::min(width, 64u) - 2)) + 1}) {
      llvm::APFloat value(semantics, llvm::APInt(width, bits));
      EXPECT_TRUE(FloatAttr::get(type, value).getValue().bitwiseIsEqual(value)) << width;
    }
  }
}

TEST_F(AttributesTest, FloatsAreUniquedByBitPattern) {
  Type f64 = FloatType::getF64(&context), f32 = FloatType::getF32(&context);
  EXPECT_NE(FloatAttr::get(f64, 0.0), FloatAttr::get(f64, -0.0));
  auto nan = [](uint64_t payload) { return llvm::APFloat::getQNaN(llvm::APFloat::IEEEdouble(), false); };
  EXPECT_EQ(FloatAttr::get(f64, nan(0)), FloatAttr::get(f64, nan(0)));
  EXPECT_EQ(FloatAttr::get(f32, 0.1).getValueAsDouble(), static_cast<double>(0.1f)) << "rounded to the type";
  EXPECT_NE(Attribute(FloatAttr::get(f32, 1.0)), Attribute(FloatAttr::get(f64, 1.0)));
}

//===----------------------------------------------------------------------===//
// Arrays, dictionaries, attribute lists and symbol references
//===----------------------------------------------------------------------===//

TEST_F(AttributesTest, ArraysAreCopied) {
  std::vector<Attribute> elements{str("a"), str("b")};
  ArrayAttr array = ArrayAttr::get(&context, elements);
  elements.assign(2, Attribute());
  EXPECT_THAT(array.getValue(), ElementsAre(str("a"), str("b")));
  EXPECT_EQ(array, ArrayAttr::get(&context, {str("a"), str("b")}));
  EXPECT_NE(array, ArrayAttr::get(&context, {str("b"), str("a")}));
  EXPECT_TRUE(ArrayAttr::get(&context, {}).empty());
}

TEST_F(AttributesTest, DictionaryIsSortedByName) {
  auto dictionary = DictionaryAttr::get(&context, {named("b", 2), named("ab", 1), named("c", 3)});
  EXPECT_EQ(dictionary, DictionaryAttr::get(&context, {named("c", 3), named("b", 2), named("ab", 1)}));
  EXPECT_THAT(dictionary.getValue(), ElementsAre(named("ab", 1), named("b", 2), named("c", 3)));
  EXPECT_EQ(dictionary.get("b"), named("b", 2).value);
  EXPECT_EQ(dictionary.get(str("c")), named("c", 3).value);
  EXPECT_EQ(dictionary.get("a"), Attribute());
  EXPECT_EQ(dictionary.get(str("d")), Attribute());
  EXPECT_EQ(dictionary.getNamed("ab"), named("ab", 1));
  EXPECT_EQ(dictionary.getAs<StringAttr>("b"), StringAttr());
  EXPECT_TRUE(dictionary.contains("c"));
}

TEST_F(AttributesTest, LargeDictionaryFindsAllItsEntries) {
  std::vector<NamedAttribute> entries;
  for (int i = 0; i != 100; ++i)
    entries.push_back(named("n" + std::to_string(i), i));
  auto dictionary = DictionaryAttr::get(&context, entries);
  for (const NamedAttribute &entry : entries) {
    EXPECT_EQ(dictionary.get(entry.getName()), entry.value);
    EXPECT_EQ(dictionary.get(entry.getNameStr()), entry.value);
  }
}

TEST_F(AttributesTest, EmptyDictionaryIsUniqued) {
  EXPECT_EQ(DictionaryAttr::get(&context), DictionaryAttr::get(&context, {}));
  EXPECT_EQ(NamedAttrList().getDictionary(&context), DictionaryAttr::get(&context));
}

TEST_F(AttributesTest, AttrListReplacesErasesAndFindsDuplicates) {
  NamedAttrList list;
  EXPECT_EQ(list.set("b", str("1")), Attribute());
  EXPECT_EQ(list.set("b", str("2")), str("1"));
  list.append("a", str("3"));
  EXPECT_EQ(list.findDuplicate(), std::nullopt);
  EXPECT_EQ(list.get("b"), str("2"));
  EXPECT_EQ(list.get(str("a")), str("3"));
  EXPECT_EQ(list.getDictionary(&context).getValue()[0].getNameStr(), "a");
  list.append("b", str("4"));
  ASSERT_TRUE(list.findDuplicate());
  EXPECT_EQ(list.findDuplicate()->value, str("4"));
  EXPECT_EQ(list.erase("b"), str("2"));
  EXPECT_EQ(list.erase("none"), Attribute());
  EXPECT_EQ(list.size(), 2u);
}

TEST_F(AttributesTest, FindDuplicateReturnsTheSecondOccurrence) {
  NamedAttrList list;
  for (int i = 0; i != 30; ++i)
    list.append("n" + std::to_string(i), str("x"));
  EXPECT_EQ(list.findDuplicate(), std::nullopt);
  list.append("n17", str("again"));
  ASSERT_TRUE(list.findDuplicate());
  EXPECT_EQ(list.findDuplicate()->value, str("again"));
}

TEST_F(AttributesTest, DialectOfANamedAttributeIsItsNamePrefix) {
  EXPECT_EQ(named("data.x", 0).getNameDialect(), context.getOrLoadDialect("data"));
  EXPECT_EQ(named("plain", 0).getNameDialect(), nullptr);
  EXPECT_EQ(named("nobody.x", 0).getNameDialect(), nullptr);
}

TEST_F(AttributesTest, SymbolRefHoldsRootAndNestedReferences) {
  auto flat = SymbolRefAttr::get(&context, "a");
  EXPECT_EQ(flat.getValue(), "a");
  EXPECT_EQ(flat.getLeafReference(), str("a"));
  auto nested = SymbolRefAttr::get(str("a"), {SymbolRefAttr::get(str("b")), SymbolRefAttr::get(str("c"))});
  EXPECT_EQ(nested.getRootReference(), str("a"));
  EXPECT_EQ(nested.getLeafReference(), str("c"));
  EXPECT_EQ(nested.getNestedReferences()[0].getValue(), "b");
  EXPECT_TRUE(llvm::isa<FlatSymbolRefAttr>(Attribute(flat)));
  EXPECT_FALSE(llvm::isa<FlatSymbolRefAttr>(Attribute(nested)));
}

TEST_F(AttributesTest, TypeAttrAndOpaqueAttrRoundTrip) {
  Type i8 = IntegerType::get(&context, 8);
  EXPECT_EQ(TypeAttr::get(i8).getValue(), i8);
  EXPECT_EQ(TypeAttr::get(i8), TypeAttr::get(i8));
  auto opaque = OpaqueAttr::get(str("nobody"), "text<1>", i8);
  EXPECT_EQ(opaque.getDialectNamespace(), str("nobody"));
  EXPECT_EQ(opaque.getAttrData(), "text<1>");
  EXPECT_EQ(opaque.getType(), i8);
  EXPECT_EQ(opaque, OpaqueAttr::get(str("nobody"), "text<1>", i8));
}

template <typename AttrT, typename T>
void expectRoundTrip(MLIRContext *context, std::vector<T> values, Type elementType) {
  AttrT attr = AttrT::get(context, values);
  EXPECT_EQ(attr, AttrT::get(context, values));
  EXPECT_EQ(attr.getElementType(), elementType);
  EXPECT_EQ(attr.getSize(), static_cast<int64_t>(values.size()));
  EXPECT_EQ(std::vector<T>(attr.asArrayRef().begin(), attr.asArrayRef().end()), values);
  EXPECT_TRUE(llvm::isa<AttrT>(Attribute(attr)));
  EXPECT_TRUE(AttrT::get(context, {}).empty());
}

TEST_F(AttributesTest, DenseArraysOfEveryElementTypeRoundTrip) {
  auto integer = [&](unsigned width) { return IntegerType::get(&context, width); };
  expectRoundTrip<DenseI8ArrayAttr, int8_t>(&context, {1, -2, 127}, integer(8));
  expectRoundTrip<DenseI16ArrayAttr, int16_t>(&context, {1, -2, 32767}, integer(16));
  expectRoundTrip<DenseI32ArrayAttr, int32_t>(&context, {1, -2}, integer(32));
  expectRoundTrip<DenseI64ArrayAttr, int64_t>(&context, {1, int64_t(-1) << 62}, integer(64));
  expectRoundTrip<DenseF32ArrayAttr, float>(&context, {1.5f, -0.0f}, FloatType::getF32(&context));
  expectRoundTrip<DenseF64ArrayAttr, double>(&context, {1.5, 1e300}, FloatType::getF64(&context));
  const bool values[] = {true, false, true};
  EXPECT_THAT(DenseBoolArrayAttr::get(&context, values).asArrayRef(), ElementsAre(true, false, true));
  EXPECT_FALSE(llvm::isa<DenseI32ArrayAttr>(Attribute(DenseI64ArrayAttr::get(&context, {}))));
}

//===----------------------------------------------------------------------===//
// Descriptor-defined attributes and TypedAttr
//===----------------------------------------------------------------------===//

TEST_F(AttributesTest, DescriptorDefinedAttributeHasParametersAndType) {
  Type f32 = FloatType::getF32(&context);
  std::vector<Attribute> parts{str("a"), UnitAttr::get(&context)};
  auto make = [&](llvm::ArrayRef<Attribute> parts) {
    const ParamValue params[] = {ParamTraits<Type>::make(f32),
                                 ParamTraits<llvm::ArrayRef<Attribute>>::make(parts)};
    return getUniquedAttribute(&context, tagSpec, params);
  };
  Attribute attr = make(parts);
  parts.pop_back();
  EXPECT_NE(make(parts), attr);
  EXPECT_EQ(make({str("a"), UnitAttr::get(&context)}), attr);
  EXPECT_EQ(attr.getKind(), AttrKind::Declared);
  EXPECT_EQ(ParamTraits<llvm::ArrayRef<Attribute>>::from(getParam(attr, 1)).size(), 2u);
  EXPECT_EQ(llvm::cast<TypedAttr>(attr).getType(), f32);
  EXPECT_EQ(attr.getDialect().getNamespace(), "data");
}

TEST_F(AttributesTest, TypedAttrReturnsTheTypeOfEachKind) {
  Type i8 = IntegerType::get(&context, 8), f32 = FloatType::getF32(&context);
  EXPECT_EQ(llvm::cast<TypedAttr>(Attribute(IntegerAttr::get(i8, 1))).getType(), i8);
  EXPECT_EQ(llvm::cast<TypedAttr>(Attribute(FloatAttr::get(f32, 1.0))).getType(), f32);
  EXPECT_FALSE(llvm::isa<TypedAttr>(Attribute(UnitAttr::get(&context))));
  EXPECT_FALSE(llvm::isa<TypedAttr>(Attribute(ArrayAttr::get(&context, {}))));
}

} // namespace
