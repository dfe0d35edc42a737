//===- ApiSurfaceDataTest.cpp - Calls of the type and attribute API ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Calls each function of types and attributes that tests/docs/api_surface.tsv lists;
// tests/docs/api_surface_test.py checks this.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/AttrTypeSubElements.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinTypeBuilders.h"
#include "runtime/ir/OperationEquivalence.h"
#include "runtime/ir/Resource.h"
#include "runtime/ir/StaticValueUtils.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/ir/TypeUtilities.h"
#include "tests/support/IRTest.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/TypeSwitch.h"
#include <complex>

using namespace mlir;
using namespace mlir::test;
using ::testing::ElementsAre;

namespace {

constexpr int64_t kDynamic = ShapedType::kDynamic;

class ApiSurfaceDataTest : public IRTest {
protected:
  ApiSurfaceDataTest() : f32(builder.getF32Type()), f64(builder.getF64Type()) {}
  Type f32, f64;
};

//===----------------------------------------------------------------------===//
// Construction and queries of types
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceDataTest, TypePredicates) {
  IntegerType i7 = IntegerType::get(&context, 7, IntegerType::Signed), ui7 = builder.getIntegerType(7, false);
  EXPECT_TRUE(i32.isInteger());
  EXPECT_TRUE(i32.isInteger(32));
  EXPECT_TRUE(i32.isSignlessInteger(32));
  EXPECT_TRUE(i7.isSignedInteger());
  EXPECT_TRUE(ui7.isUnsignedInteger());
  EXPECT_TRUE(i7.isSigned());
  EXPECT_TRUE(ui7.isUnsigned());
  EXPECT_FALSE(ui7.isSignless());
  EXPECT_EQ(ui7.getSignedness(), IntegerType::Unsigned);
  EXPECT_EQ(i7.getWidth(), 7u);
  EXPECT_EQ(i7.getIntOrFloatBitWidth(), 7u);
  EXPECT_TRUE(f32.isF32());
  EXPECT_TRUE(f64.isF64());
  EXPECT_TRUE(builder.getF16Type().isF16());
  EXPECT_TRUE(builder.getBF16Type().isBF16());
  EXPECT_TRUE(f32.isFloat());
  EXPECT_TRUE(builder.getIndexType().isIndex());
  EXPECT_TRUE(f32.isIntOrFloat());
  EXPECT_TRUE(builder.getIndexType().isIntOrIndex());
  EXPECT_TRUE(f32.isIntOrIndexOrFloat());
  EXPECT_TRUE(f32.isSignlessIntOrFloat());
  EXPECT_EQ(&llvm::cast<FloatType>(f32).getFloatSemantics(), &llvm::APFloat::IEEEsingle());
  EXPECT_EQ(f32.getAbstractType().dialect->getNamespace(), "builtin");
  EXPECT_EQ(f32.getTypeID(), TypeID::get<Float32Type>());
  EXPECT_EQ(Type::getFromOpaquePointer(f32.getAsOpaquePointer()), f32);
  EXPECT_EQ(f32.getContext(), &context);
}

TEST_F(ApiSurfaceDataTest, TypeSwitchOverTypes) {
  auto describe = [](Type type) {
    return llvm::TypeSwitch<Type, std::string>(type)
        .Case<IntegerType>([](IntegerType type) { return "integer " + std::to_string(type.getWidth()); })
        .Case<FloatType>([](FloatType type) { return type.getSpelling().str(); })
        .Case<RankedTensorType, VectorType>(
            [](auto type) { return "shaped " + std::to_string(type.getRank()); })
        .Default([](Type) { return "other"; });
  };
  EXPECT_EQ(describe(i32), "integer 32");
  EXPECT_EQ(describe(f64), "f64");
  EXPECT_EQ(describe(VectorType::get({2, 3}, f32)), "shaped 2");
  EXPECT_EQ(describe(RankedTensorType::get({}, f32)), "shaped 0");
  EXPECT_EQ(describe(NoneType::get(&context)), "other");
}

TEST_F(ApiSurfaceDataTest, ShapedTypes) {
  RankedTensorType tensor = RankedTensorType::get({2, kDynamic}, f32, builder.getUnitAttr());
  ShapedType shaped = tensor;
  EXPECT_EQ(shaped.getElementType(), f32);
  EXPECT_THAT(shaped.getShape(), ElementsAre(2, kDynamic));
  EXPECT_EQ(shaped.getRank(), 2);
  EXPECT_EQ(shaped.getDimSize(0), 2);
  EXPECT_TRUE(shaped.isDynamicDim(1));
  EXPECT_TRUE(shaped.isStaticDim(0));
  EXPECT_EQ(shaped.getDynamicDimIndex(1), 0u);
  EXPECT_EQ(shaped.getNumDynamicDims(), 1);
  EXPECT_FALSE(shaped.hasStaticShape());
  EXPECT_TRUE(shaped.hasRank());
  EXPECT_EQ(shaped.getElementTypeBitWidth(), 32u);
  EXPECT_EQ(RankedTensorType::get({2, 3}, f32).getNumElements(), 6);
  EXPECT_EQ(tensor.getEncoding(), builder.getUnitAttr());
  EXPECT_EQ(shaped.cloneWith(std::nullopt, i32),
            RankedTensorType::get({2, kDynamic}, i32, builder.getUnitAttr()));
  EXPECT_EQ(shaped.clone({4}), RankedTensorType::get({4}, f32, builder.getUnitAttr()));
  EXPECT_EQ(tensor.dropEncoding().getEncoding(), Attribute());
  EXPECT_EQ(ShapedType(UnrankedTensorType::get(f32)).cloneWith(llvm::ArrayRef<int64_t>({1}), f32),
            RankedTensorType::get({1}, f32));
  EXPECT_TRUE(ShapedType::isDynamic(kDynamic));
  EXPECT_TRUE(ShapedType::isStatic(3));
  EXPECT_TRUE(ShapedType::isDynamicShape({1, kDynamic}));
  EXPECT_TRUE(ShapedType::isStaticShape({1, 2}));
  RankedTensorType built = RankedTensorType::Builder(tensor).dropDim(0).insertDim(7, 0).setEncoding({});
  EXPECT_EQ(built, RankedTensorType::get({7, kDynamic}, f32));

  VectorType vector = VectorType::get({2, 4}, f32, {false, true});
  EXPECT_THAT(vector.getScalableDims(), ElementsAre(false, true));
  EXPECT_TRUE(vector.isScalable());
  EXPECT_FALSE(vector.allDimsScalable());
  EXPECT_EQ(vector.getNumScalableDims(), 1u);
  EXPECT_EQ(vector.cloneWith(std::nullopt, i32), VectorType::get({2, 4}, i32, {false, true}));
  EXPECT_EQ(VectorType(VectorType::Builder(vector).dropDim(0)), VectorType::get({4}, f32, {true}));
  EXPECT_EQ(VectorType::get({2}, f32).scaleElementBitwidth(2), VectorType::get({2}, f64));
}

TEST_F(ApiSurfaceDataTest, MemRefTypes) {
  auto space = builder.getI32IntegerAttr(1);
  auto layout = StridedLayoutAttr::get(&context, 1, {4, 1});
  MemRefType memref = MemRefType::get({2, 3}, f32, layout, space);
  EXPECT_EQ(memref.getLayout(), layout);
  EXPECT_EQ(memref.getMemorySpace(), space);
  EXPECT_FALSE(memref.getLayout().isIdentity());
  EXPECT_EQ(memref.getLayout().getAffineMap().getNumDims(), 2u);
  auto [strides, offset] = memref.getStridesAndOffset();
  EXPECT_THAT(strides, ElementsAre(4, 1));
  EXPECT_EQ(offset, 1);
  EXPECT_THAT(layout.getStrides(), ElementsAre(4, 1));
  EXPECT_EQ(MemRefType(MemRefType::Builder(memref).setMemorySpace({})), MemRefType::get({2, 3}, f32, layout));
  EXPECT_EQ(memref.cloneWith(std::nullopt, i32), MemRefType::get({2, 3}, i32, layout, space));
  EXPECT_EQ(UnrankedMemRefType::get(f32, space).getMemorySpace(), space);
  EXPECT_TRUE(llvm::isa<BaseMemRefType>(UnrankedMemRefType::get(f32, {})));
  auto moved = llvm::cast<BaseMemRefType>(memref).clonePtrWith(Attribute(), i32);
  ASSERT_TRUE(succeeded(moved));
  EXPECT_EQ(Type(*moved), MemRefType::get({2, 3}, i32, layout));
}

TEST_F(ApiSurfaceDataTest, FunctionTupleAndOtherTypes) {
  FunctionType function = FunctionType::get(&context, {i1, i32}, {f32});
  EXPECT_EQ(function.getNumInputs(), 2u);
  EXPECT_THAT(function.getInputs(), ElementsAre(i1, i32));
  EXPECT_EQ(function.getInputs().take_front(1)[0], i1);
  EXPECT_EQ(function.getWithArgsAndResults({0, 2}, {f32, f64}, {1}, {i1}),
            FunctionType::get(&context, {f32, i1, i32, f64}, {f32, i1}));
  llvm::BitVector first(2), none(1);
  first.set(0);
  EXPECT_EQ(function.getWithoutArgsAndResults(first, none), FunctionType::get(&context, {i32}, {f32}));
  GraphType graph = GraphType::get(&context, {i1}, {i32});
  EXPECT_NE(Type(graph), Type(FunctionType::get(&context, {i1}, {i32})));
  EXPECT_EQ(graph.getResult(0), i32);

  TupleType tuple = TupleType::get(&context, {i1, TupleType::get(&context, {i32, f32}), f64});
  EXPECT_EQ(tuple.size(), 3u);
  EXPECT_EQ(tuple.getTypes()[0], i1);
  EXPECT_THAT(getFlattenedTypes(tuple), ElementsAre(i1, i32, f32, f64));
  EXPECT_EQ(TupleType::get(&context).size(), 0u);
  EXPECT_EQ(ComplexType::get(f32).getElementType(), f32);
  EXPECT_EQ(IntegerType::get(&context, 8).scaleElementBitwidth(2), builder.getI16Type());
  EXPECT_EQ(llvm::cast<FloatType>(f32).scaleElementBitwidth(2), f64);
  EXPECT_FALSE(llvm::cast<FloatType>(f64).scaleElementBitwidth(2));
  EXPECT_EQ(IndexType::get(&context), builder.getIndexType());
  EXPECT_EQ(Float16Type::get(&context), builder.getF16Type());
  EXPECT_EQ(Float32Type::get(&context), f32);
  EXPECT_EQ(Float64Type::get(&context), f64);
}

TEST_F(ApiSurfaceDataTest, CompatibleShapes) {
  EXPECT_TRUE(succeeded(verifyCompatibleShape({1, kDynamic}, {kDynamic, 2})));
  EXPECT_TRUE(failed(verifyCompatibleShape({1}, {2})));
  EXPECT_TRUE(failed(verifyCompatibleShape({1}, {1, 1})));
  Type a = RankedTensorType::get({1, kDynamic}, f32), b = RankedTensorType::get({kDynamic, 2}, f32),
       c = RankedTensorType::get({kDynamic, 3}, f32), any = UnrankedTensorType::get(f32);
  EXPECT_TRUE(succeeded(verifyCompatibleShape(a, any)));
  EXPECT_TRUE(failed(verifyCompatibleShape(a, f32)));
  EXPECT_TRUE(succeeded(verifyCompatibleShapes({a, b, any})));
  EXPECT_TRUE(failed(verifyCompatibleShapes({a, b, c})))
      << "b and c are incompatible, although each is compatible with a";
  EXPECT_TRUE(succeeded(verifyCompatibleShapes({a, b}, {b, any})));
  EXPECT_TRUE(failed(verifyCompatibleShape(VectorType::get({4}, f32, {true}), VectorType::get({4}, f32))));
  EXPECT_EQ(getElementTypeOrSelf(a), f32);
}

//===----------------------------------------------------------------------===//
// Construction and queries of attributes
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceDataTest, NumbersAndStrings) {
  EXPECT_EQ(IntegerAttr::get(i32, 3).getInt(), 3);
  EXPECT_EQ(IntegerAttr::get(builder.getIntegerType(8, true), -3).getSInt(), -3);
  EXPECT_EQ(IntegerAttr::get(builder.getIntegerType(8, false), 200).getUInt(), 200u);
  EXPECT_EQ(IntegerAttr::get(i32, 3).getValue(), 3);
  EXPECT_EQ(BoolAttr::get(&context, true).getValue(), true);
  EXPECT_EQ(FloatAttr::get(f32, 0.5).getValueAsDouble(), 0.5);
  EXPECT_EQ(StringAttr::get(&context, "a").size(), 1u);
  EXPECT_EQ(TypeAttr::get(f32).getValue(), f32);
  EXPECT_EQ(UnitAttr::get(&context), builder.getUnitAttr());
  EXPECT_EQ(llvm::cast<TypedAttr>(Attribute(IntegerAttr::get(i32, 3))).getType(), i32);
  TypedAttr typed = FloatAttr::get(f32, 1);
  EXPECT_EQ(typed.getType(), f32);
  EXPECT_EQ(DistinctAttr::create(UnitAttr::get(&context)).getReferencedAttr(), UnitAttr::get(&context));
  EXPECT_NE(DistinctAttr::create(UnitAttr::get(&context)), DistinctAttr::create(UnitAttr::get(&context)));
}

TEST_F(ApiSurfaceDataTest, ArraysDictionariesAndSymbols) {
  ArrayAttr array = ArrayAttr::get(&context, {builder.getStringAttr("a"), builder.getStringAttr("b")});
  EXPECT_EQ((*array.getAsRange<StringAttr>().begin()).getValue(), "a");
  EXPECT_THAT(llvm::to_vector(array.getAsValueRange<StringAttr>()), ElementsAre("a", "b"));
  EXPECT_EQ(array.size(), 2u);
  EXPECT_THAT(extractFromIntegerArrayAttr<int64_t>(builder.getI64ArrayAttr({1, 2})), ElementsAre(1, 2));

  DictionaryAttr dictionary =
      DictionaryAttr::get(&context, builder.getNamedAttr("t.n", builder.getI32IntegerAttr(1)));
  EXPECT_EQ(dictionary.getAs<IntegerAttr>("t.n").getInt(), 1);
  EXPECT_EQ(dictionary.getAs<IntegerAttr>(builder.getStringAttr("t.n")).getInt(), 1);
  EXPECT_TRUE(dictionary.getNamed("t.n").has_value());
  NamedAttribute entry = *dictionary.begin();
  EXPECT_EQ(entry.getNameDialect()->getNamespace(), "t");
  entry.setName(builder.getStringAttr("m"));
  entry.setValue(builder.getUnitAttr());
  EXPECT_EQ(entry, builder.getNamedAttr("m", builder.getUnitAttr()));

  FlatSymbolRefAttr leaf = FlatSymbolRefAttr::get(&context, "leaf");
  SymbolRefAttr symbol = SymbolRefAttr::get(&context, "root", {leaf});
  EXPECT_EQ(symbol.getRootReference().getValue(), "root");
  EXPECT_EQ(symbol.getLeafReference().getValue(), "leaf");
  EXPECT_THAT(symbol.getNestedReferences(), ElementsAre(leaf));
}

TEST_F(ApiSurfaceDataTest, DenseElementsAreReadInPlace) {
  auto type = RankedTensorType::get({4}, i32);
  int32_t numbers[] = {1, 2, 3, 4};
  DenseElementsAttr attr = DenseElementsAttr::get(type, llvm::ArrayRef(numbers));
  EXPECT_EQ(attr.getRawData().size(), sizeof(numbers));
  EXPECT_THAT(llvm::SmallVector<int32_t>(attr.getValues<int32_t>()), ElementsAre(1, 2, 3, 4));
  EXPECT_EQ(attr.getValues<llvm::APInt>()[3], 4);
  EXPECT_EQ(attr.getValues<Attribute>()[0], builder.getI32IntegerAttr(1));
  EXPECT_EQ((*attr.value_begin<IntegerAttr>()).getInt(), 1);
  EXPECT_EQ(attr.value_end<int32_t>() - attr.value_begin<int32_t>(), 4);
  EXPECT_TRUE(failed(attr.tryGetValues<int64_t>())) << "i32 elements cannot be read as int64_t";
  EXPECT_TRUE(succeeded(attr.tryGetValues<uint32_t>()))
      << "signless elements can be read as signed and unsigned";
  EXPECT_EQ(attr.getNumElements(), 4);
  EXPECT_FALSE(attr.isSplat());

  DenseElementsAttr splat = DenseElementsAttr::get(type, 7);
  EXPECT_TRUE(splat.isSplat());
  EXPECT_EQ(splat.getSplatValue<int32_t>(), 7);
  EXPECT_EQ(splat.getSplatValue<llvm::APInt>(), 7);
  EXPECT_EQ(splat.getSplatValue<IntegerAttr>().getInt(), 7);
  EXPECT_EQ(splat.getSplatValue(), builder.getI32IntegerAttr(7));
  EXPECT_THAT(llvm::to_vector(splat.getValues<int32_t>()), ElementsAre(7, 7, 7, 7));
  EXPECT_EQ(SplatElementsAttr::get(type, 7), splat);
  EXPECT_EQ(DenseIntElementsAttr::get(type, {1, 2, 3, 4}), attr);
  EXPECT_EQ(*DenseIntElementsAttr::get(type, {1, 2, 3, 4}).begin(), 1);
  llvm::SmallVector<llvm::APInt> wide(4, llvm::APInt(32, 7));
  EXPECT_EQ(DenseIntElementsAttr::get(type, wide), splat);

  auto floats = RankedTensorType::get({2}, f32);
  DenseFPElementsAttr reals = DenseFPElementsAttr::get(floats, {1.0f, 2.0f});
  EXPECT_EQ(reals.getValues<float>()[1], 2.0f);
  EXPECT_EQ(reals.getValues<llvm::APFloat>()[0].convertToFloat(), 1.0f);
  EXPECT_EQ(*reals.begin(), llvm::APFloat(1.0f));
  EXPECT_EQ(DenseElementsAttr::getFromRawBuffer(floats, reals.getRawData()), reals);
  bool isSplat;
  EXPECT_FALSE(DenseElementsAttr::isValidRawBuffer(floats, {1, 2, 3}, isSplat));
  EXPECT_EQ(reals.reshape(RankedTensorType::get({1, 2}, f32)).getType().getRank(), 2);
  EXPECT_EQ(reals.bitcast(i32).getValues<int32_t>()[0], 0x3f800000);
  DenseElementsAttr rounded = reals.mapValues(
      i64, [](const llvm::APFloat &value) { return llvm::APInt(64, value.convertToFloat()); });
  EXPECT_THAT(llvm::to_vector(rounded.getValues<int64_t>()), ElementsAre(1, 2));
  DenseElementsAttr doubled = attr.mapValues(i32, [](const llvm::APInt &value) { return value * 2; });
  EXPECT_THAT(llvm::to_vector(doubled.getValues<int32_t>()), ElementsAre(2, 4, 6, 8));
}

TEST_F(ApiSurfaceDataTest, DenseElementsOfEveryElementType) {
  DenseElementsAttr bits = DenseElementsAttr::get(VectorType::get({3}, i1), {true, false, true});
  EXPECT_THAT(llvm::to_vector(bits.getValues<bool>()), ElementsAre(true, false, true));
  using Complex = std::complex<float>;
  DenseElementsAttr complex = DenseElementsAttr::get(RankedTensorType::get({2}, ComplexType::get(f32)),
                                                     {Complex(1, 2), Complex(3, 4)});
  EXPECT_EQ(complex.getValues<Complex>()[1], Complex(3, 4));
  llvm::StringRef words[] = {"a", "b"};
  DenseElementsAttr strings = DenseElementsAttr::get(
      RankedTensorType::get({2}, OpaqueType::get(&context, "d", "s")), llvm::ArrayRef(words));
  EXPECT_EQ(strings.getValues<llvm::StringRef>()[1], "b");
  // Elements whose width no C++ integer type has are read as APInt.
  IntegerType i7 = builder.getIntegerType(7);
  DenseElementsAttr odd =
      DenseElementsAttr::get(VectorType::get({2}, i7), {llvm::APInt(7, 1), llvm::APInt(7, 100)});
  EXPECT_FALSE(odd.holds<int8_t>());
  EXPECT_EQ(odd.getValues<llvm::APInt>()[1], 100);

  auto type = RankedTensorType::get({4}, i32);
  SparseElementsAttr sparse =
      SparseElementsAttr::get(type, DenseElementsAttr::get(RankedTensorType::get({1, 1}, i64), {int64_t(2)}),
                              DenseElementsAttr::get(RankedTensorType::get({1}, i32), {5}));
  EXPECT_THAT(llvm::to_vector(sparse.getValues<int32_t>()), ElementsAre(0, 0, 5, 0));
  ElementsAttr elements = sparse;
  EXPECT_EQ(elements.getShapedType(), type);
  EXPECT_EQ(elements.getElementType(), i32);

  int32_t data[] = {4, 3, 2, 1};
  auto blob = HeapAsmResourceBlob::allocateAndCopyInferAlign(llvm::ArrayRef(data));
  auto resource = DenseI32ResourceElementsAttr::get(type, "r", std::move(blob));
  EXPECT_THAT(*resource.tryGetAsArrayRef(), ElementsAre(4, 3, 2, 1));
  EXPECT_EQ(resource.getRawHandle().getKey(), "r");
  EXPECT_THAT(llvm::to_vector(ElementsAttr(resource).getValues<int32_t>()), ElementsAre(4, 3, 2, 1));
  EXPECT_EQ(llvm::cast<BlobAttr>(Attribute(resource)).getData().size(), sizeof(data));
  EXPECT_EQ(DenseI64ArrayAttr::get(&context, {1, 2}).getSize(), 2);
  EXPECT_THAT(DenseI32ArrayAttr::get(&context, {1, 2}).asArrayRef(), ElementsAre(1, 2));
}

//===----------------------------------------------------------------------===//
// Walks and replacement in nested types and attributes
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceDataTest, WalksNestedTypesAndAttributes) {
  Type type =
      FunctionType::get(&context, {TupleType::get(&context, {i32, f32}), i32}, {MemRefType::get({2}, f32)});
  std::vector<Type> seen;
  type.walk([&](Type part) { seen.push_back(part); });
  EXPECT_EQ(seen.size(), 5u) << "i32 and f32 once each, the tuple, the memref and the function";
  EXPECT_EQ(seen.front(), i32);
  EXPECT_EQ(seen.back(), type);
  AttrTypeWalker walker;
  int integers = 0;
  walker.addWalk([&](IntegerType) { ++integers; });
  walker.addWalk([](TupleType) { return WalkResult::skip(); });
  EXPECT_FALSE(walker.walk<WalkOrder::PreOrder>(Type(TupleType::get(&context, {i1, i64}))).wasInterrupted());
  EXPECT_EQ(integers, 0);
  EXPECT_FALSE(walker.walk(type).wasInterrupted());
  EXPECT_EQ(integers, 1);
}

TEST_F(ApiSurfaceDataTest, ReplacesNestedTypesAndAttributes) {
  auto widen = [&](IntegerType type) -> std::optional<Type> {
    return type == i32 ? std::optional(i64) : std::nullopt;
  };
  Type function = FunctionType::get(&context, {TupleType::get(&context, {i32, f32})}, {i1});
  EXPECT_EQ(function.replace(widen),
            FunctionType::get(&context, {TupleType::get(&context, {i64, f32})}, {i1}));
  Attribute attr = builder.getArrayAttr({TypeAttr::get(i32), builder.getStringAttr("a")});
  EXPECT_EQ(attr.replace(widen), builder.getArrayAttr({TypeAttr::get(i64), builder.getStringAttr("a")}));

  AttrTypeReplacer replacer;
  replacer.addReplacement(widen);
  replacer.addReplacement([&](StringAttr text) { return builder.getStringAttr(text.getValue() + "!"); });
  // The names of a dictionary are string attributes and are replaced, too.
  EXPECT_EQ(replacer.replace(builder.getDictionaryAttr(builder.getNamedAttr("n", attr))),
            builder.getDictionaryAttr(builder.getNamedAttr(
                "n!", builder.getArrayAttr({TypeAttr::get(i64), builder.getStringAttr("a!")}))));
  AttrTypeReplacer broken;
  broken.addReplacement([](FloatType) { return Type(); });
  EXPECT_FALSE(broken.replace(function));

  Block *block = top();
  Operation *op = add(block, "t.op", {.types = {i32}, .attrs = {{"t", TypeAttr::get(i32)}}});
  AttrTypeReplacer types;
  types.addReplacement(widen);
  types.replaceElementsIn(op, /*replaceAttrs=*/true, /*replaceLocs=*/false, /*replaceTypes=*/true);
  EXPECT_EQ(op->getResult(0).getType(), i64);
  EXPECT_EQ(op->getAttr("t"), TypeAttr::get(i64));
}

TEST_F(ApiSurfaceDataTest, ReplacesInDeeplyNestedAttributes) {
  Type type = i32, expected = i64;
  for (int i = 0; i != 20000; ++i) {
    type = TupleType::get(&context, {type});
    expected = TupleType::get(&context, {expected});
  }
  EXPECT_EQ(type.replace([&](IntegerType) { return i64; }), expected);
}

//===----------------------------------------------------------------------===//
// Fold results and other free functions
//===----------------------------------------------------------------------===//

TEST_F(ApiSurfaceDataTest, FoldResultsAndConstantValues) {
  Block *block = top();
  auto three = ConstOp::create(builder, loc, builder.getI32IntegerAttr(3));
  block->push_back(three);
  Value unknown = add(block, "t.op", {.types = {i32}})->getResult(0), known = three->getResult(0);
  EXPECT_EQ(getConstantIntValue(known), 3);
  EXPECT_EQ(getConstantIntValue(OpFoldResult(unknown)), std::nullopt);
  EXPECT_EQ(getAsOpFoldResult(known), OpFoldResult(builder.getI32IntegerAttr(3)));
  EXPECT_EQ(getAsOpFoldResult(unknown), OpFoldResult(unknown));
  EXPECT_EQ(getAsIndexOpFoldResult(&context, 2), OpFoldResult(builder.getIndexAttr(2)));
  EXPECT_TRUE(isConstantIntValue(builder.getIndexAttr(3), 3));
  EXPECT_TRUE(isZeroInteger(builder.getIndexAttr(0)));
  EXPECT_TRUE(isOneInteger(builder.getIndexAttr(1)));
  EXPECT_TRUE(isEqualConstantIntOrValue(known, builder.getIndexAttr(3)));
  EXPECT_FALSE(isEqualConstantIntOrValue(known, unknown));
  llvm::SmallVector<Value> values;
  llvm::SmallVector<int64_t> numbers;
  dispatchIndexOpFoldResults({builder.getIndexAttr(4), unknown}, values, numbers);
  EXPECT_THAT(numbers, ElementsAre(4, kDynamic));
  EXPECT_THAT(values, ElementsAre(unknown));
  EXPECT_THAT(getMixedValues(numbers, values, &context),
              ElementsAre(OpFoldResult(builder.getIndexAttr(4)), OpFoldResult(unknown)));
}

TEST_F(ApiSurfaceDataTest, OtherStaticFunctions) {
  EXPECT_EQ(FileLineColLoc::get(&context, "f", 1, 2).getLine(), 1u);
  EXPECT_EQ(UnknownLoc::get(&context), loc);
  EXPECT_EQ(CallSiteLoc::get(loc, FileLineColLoc::get(&context, "f", 1, 2)).getCallee(), loc);
  EXPECT_EQ(AffineMapAttr::get(AffineMap::getMultiDimIdentityMap(2, &context)).getValue().getNumDims(), 2u);
  EXPECT_EQ(AffineMap::getPermutationMap(llvm::ArrayRef<unsigned>{1, 0}, &context).getDimPosition(0), 1u);
  AffineExpr d0 = builder.getAffineDimExpr(0), d1 = builder.getAffineDimExpr(1);
  EXPECT_EQ(AffineMap::get(1, 0, d0), builder.getDimIdentityMap());
  llvm::SmallVector<AffineExpr, 4> lists[] = {{d0}, {d0, d1}};
  EXPECT_EQ(AffineMap::inferFromExprList(llvm::ArrayRef(lists), &context)[0].getNumDims(), 2u);
  EXPECT_EQ(SymbolTable::getSymbolAttrName(), "sym_name");
  EXPECT_EQ(SymbolTable::getVisibilityAttrName(), "sym_visibility");
  EXPECT_NE(TypeID::get<int>(), TypeID::get<long>());
  OperationState state(loc, "t.a");
  Operation *a = own(Operation::create(state)), *b = own(Operation::create(state));
  EXPECT_TRUE(OperationEquivalence::isEquivalentTo(a, b));
}

} // namespace
