//===- AttributesTest.cpp - Accessors and builders of attributes ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/generator/emit/cpp/compiled/Attributes.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/Parser.h"
#include "tests/support/IRTest.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace mlir::test;
using namespace attrs;

namespace {

/// The textual form of a valid attribute for each op `a.forms.X`.
const llvm::StringMap<const char *> samples = {
    {"Any", "unit"},
    {"Location", "loc(\"here\")"},
    {"Bool", "true"},
    {"Index", "7 : index"},
    {"APInt", "7 : i5"},
    {"F32", "1.5 : f32"},
    {"F64", "1.5 : f64"},
    {"Str", "\"s\""},
    {"SymbolName", "\"s\""},
    {"TypedStr", "\"s\""},
    {"Type", "f32"},
    {"TypeOf", "i3"},
    {"IntegerTypeOf", "i3"},
    {"Unit", "unit"},
    {"SymbolRef", "@a::@b"},
    {"FlatSymbolRef", "@a"},
    {"AffineMap", "affine_map<(d0) -> (d0)>"},
    {"IntegerSet", "affine_set<(d0) : (d0 >= 0)>"},
    {"Dictionary", "{a = 1 : i32}"},
    {"Array", "[1 : i32, \"s\"]"},
    {"BoolArray", "[true, false]"},
    {"I32Array", "[1 : i32, 2 : i32]"},
    {"I64Array", "[1, 2]"},
    {"F32Array", "[1.5 : f32]"},
    {"F64Array", "[1.5 : f64]"},
    {"StrArray", "[\"a\", \"b\"]"},
    {"TypeArray", "[i1, f32]"},
    {"AffineMapArray", "[affine_map<() -> (1)>]"},
    {"I64SmallVectorArray", "[1, 2]"},
    {"LocationArray", "[loc(\"here\")]"},
    {"DictArray", "[{a = 1 : i32}, {}]"},
    {"IndexListArray", "[[1], [2, 3]]"},
    {"SymbolRefArray", "[@a, @a::@b]"},
    {"FlatSymbolRefArray", "[@a]"},
    {"ColorArray", "[0 : i32, 1 : i32]"},
    {"Elements", "dense<1.5> : tensor<2xf32>"},
    {"IndexElements", "dense<[1, 2]> : tensor<2xindex>"},
    {"AnyIntElements", "dense<[1, 2]> : tensor<2xi8>"},
    {"IntElementsOf", "dense<1> : vector<2xi16>"},
    {"AnyI32Elements", "dense<1> : vector<2xsi32>"},
    {"AnyI64Elements", "dense<1> : vector<2xi64>"},
    {"I32Elements", "dense<1> : tensor<i32>"},
    {"I64Elements", "dense<1> : tensor<i64>"},
    {"RankedI32Elements", "dense<[1, 2]> : tensor<2xi32>"},
    {"RankedI64Elements", "dense<[1, 2]> : tensor<2xi64>"},
    {"F64Elements", "dense<1.5> : tensor<f64>"},
    {"RankedF32Elements", "dense<[1.5, 2.5]> : tensor<2xf32>"},
    {"RankedF64Elements", "dense<[1.5, 2.5]> : tensor<2xf64>"},
    {"StringElements", "dense<\"s\"> : tensor<2x!unknown.type>"},
    {"DenseBoolArray", "array<i1: true, false>"},
    {"DenseI8Array", "array<i8: 1, 2>"},
    {"DenseI16Array", "array<i16: 1, 2>"},
    {"DenseI32Array", "array<i32: 1, 2>"},
    {"DenseI64Array", "array<i64: 1, 2>"},
    {"DenseF32Array", "array<f32: 1.5>"},
    {"DenseF64Array", "array<f64: 1.5>"},
    {"AnyOf", "\"s\""},
    {"AnyIntegerOf", "1 : i64"},
    {"Color", "1 : i32"},
    {"Flags", "3 : i32"},
    {"Side", "#a<side Right>"},
    {"Pair", "#a.pair<1, 2>"},
    {"Mark", "#a.mark"},
};

class AttributesTest : public IRTest {
protected:
  AttributesTest() {
    context.allowUnregisteredDialects();
    context.getOrLoadDialect<ADialect>();
  }

  template <typename OpT, typename... Args>
  OpT build(Args &&...args) {
    OpBuilder b(&context);
    OperationState state(loc, OpT::getOperationName());
    OpT::build(b, state, args...);
    Operation *op = Operation::create(state);
    own(op);
    EXPECT_TRUE(succeeded(verify(op))) << OpT::getOperationName().str();
    return OpT(op);
  }

  Attribute sample(llvm::StringRef op) {
    llvm::StringRef name = op.rsplit('.').second;
    unsigned width = 0;
    llvm::StringRef sign = name.take_while([](char c) { return !llvm::isDigit(c); });
    // Integer ops encode the width in their name: I8, UI16, AnyI64.
    if (!samples.count(name) && !name.drop_front(sign.size()).getAsInteger(10, width))
      return IntegerAttr::get(sign == "SI"   ? IntegerType::get(&context, width, IntegerType::Signed)
                              : sign == "UI" ? IntegerType::get(&context, width, IntegerType::Unsigned)
                                             : IntegerType::get(&context, width),
                              width == 1 ? 1 : 5);
    EXPECT_TRUE(samples.count(name)) << name.str();
    return parseAttribute(samples.lookup(name), &context);
  }

  template <typename OpT>
  void checkForms();
  template <typename OpT>
  void checkDefaults();
};

/// Sets member X of Op to its current value; false if the member has no value setter.
#define SET_AGAIN(Op, X)                                                                                     \
  [&] {                                                                                                      \
    if constexpr (requires { Op.set##X(Op.get##X()); }) {                                                    \
      Op.set##X(Op.get##X());                                                                                \
      return true;                                                                                           \
    }                                                                                                        \
    return false;                                                                                            \
  }()
#define SET_NOTHING(Op, X)                                                                                   \
  [&] {                                                                                                      \
    if constexpr (requires { Op.set##X(std::nullopt); }) {                                                   \
      Op.set##X(std::nullopt);                                                                               \
      return true;                                                                                           \
    }                                                                                                        \
    return false;                                                                                            \
  }()

template <typename OpT>
void AttributesTest::checkForms() {
  std::string name = OpT::getOperationName().str();
  using StorageT = decltype(std::declval<OpT>().getPlainAttr());
  Attribute attr = sample(name);
  ASSERT_TRUE(attr) << name;
  ASSERT_TRUE(llvm::isa<StorageT>(attr)) << name;
  auto stored = llvm::cast<StorageT>(attr);
  OpT op = build<OpT>(stored, stored, stored, stored, stored);
  bool isSet = SET_AGAIN(op, Plain);
  EXPECT_EQ(op.getPlainAttr(), attr) << name;
  EXPECT_EQ(SET_AGAIN(op, Confined), isSet) << name;
  EXPECT_EQ(op.getConfinedAttr(), attr) << name;
  // The value getter of an optional unit attribute returns an optional bool, but its setter takes a bool.
  bool isOptionalSet = isSet && name != "a.forms.Unit";
  EXPECT_EQ(SET_AGAIN(op, Optional), isOptionalSet) << name;
  EXPECT_EQ(op.getOptionalAttr(), attr) << name;
  EXPECT_EQ(SET_AGAIN(op, OptionalConfined), isOptionalSet) << name;
  EXPECT_EQ(op.getOptionalConfinedAttr(), attr) << name;
  EXPECT_EQ(SET_AGAIN(op, ConfinedOptional), isOptionalSet) << name;
  EXPECT_EQ(op.getConfinedOptionalAttr(), attr) << name;
  typename OpT::Adaptor adaptor(op);
  EXPECT_EQ(adaptor.getPlainAttr(), attr) << name;
  EXPECT_EQ(adaptor.getOptionalConfinedAttr(), attr) << name;
  EXPECT_TRUE(bool(adaptor.getOptional())) << name;
  // If a builder with C++ values is generated, its parameters for optional members are nevertheless
  // attributes.
  if constexpr (requires(OpBuilder b, OperationState s) {
                  OpT::build(b, s, op.getPlain(), op.getConfined(), stored, stored, stored);
                })
    EXPECT_EQ(build<OpT>(op.getPlain(), op.getConfined(), stored, stored, stored).getPlainAttr(), attr)
        << name;
  else
    EXPECT_FALSE(isOptionalSet) << name;
  // Optional members are removed by a remover, by setting std::nullopt and by setting a null attribute.
  EXPECT_EQ(op.removeOptionalAttr(), attr) << name;
  EXPECT_EQ(op.getOptionalAttr(), nullptr) << name;
  EXPECT_FALSE(bool(op.getOptional())) << name;
  EXPECT_FALSE(bool(adaptor.getOptional())) << name;
  if (SET_NOTHING(op, ConfinedOptional))
    EXPECT_EQ(op.getConfinedOptionalAttr(), nullptr) << name;
  else
    EXPECT_FALSE(isOptionalSet) << name;
  op.setOptionalConfinedAttr(nullptr);
  EXPECT_EQ(op.getOptionalConfinedAttr(), nullptr) << name;
}

template <typename OpT>
void AttributesTest::checkDefaults() {
  std::string name = OpT::getOperationName().str();
  OpT op = build<OpT>(TypeRange(), ValueRange(), llvm::ArrayRef<NamedAttribute>());
  Attribute made = op->getSlotOrDefault(0);
  ASSERT_TRUE(made) << name;
  ASSERT_TRUE(llvm::isa<decltype(op.getPlainAttr())>(made)) << name;
  EXPECT_EQ(op.getOptionalAttr(), nullptr) << name;
  bool isSet = SET_AGAIN(op, Plain);
  EXPECT_EQ(SET_AGAIN(op, Optional), isSet) << name;
  EXPECT_EQ(SET_AGAIN(op, Confined), isSet) << name;
  EXPECT_EQ(SET_AGAIN(op, ConfinedInside), isSet) << name;
  EXPECT_EQ(SET_AGAIN(op, ConfinedOptional), isSet) << name;
  if constexpr (std::is_same_v<decltype(op.getPlain()), decltype(op.getPlainAttr())>) {
    EXPECT_EQ(op.getPlain(), made) << name;
  }
  if (!isSet)
    return;
  for (Attribute attr :
       {Attribute(op.getPlainAttr()), Attribute(op.getOptionalAttr()), Attribute(op.getConfinedAttr()),
        Attribute(op.getConfinedInsideAttr()), Attribute(op.getConfinedOptionalAttr())})
    EXPECT_EQ(attr, made) << name;
  EXPECT_TRUE(SET_NOTHING(op, Optional)) << name;
  EXPECT_EQ(op.getOptionalAttr(), nullptr) << name;
  EXPECT_EQ(op.removeConfinedOptionalAttr(), made) << name;
  // The builder with C++ values has the defaults as default arguments, except those of floats. The builder
  // with attributes leaves the slots of absent attributes empty.
  constexpr bool hasDefaultArguments =
      requires(OpBuilder &builder, OperationState &state) { OpT::build(builder, state); };
  if constexpr (hasDefaultArguments) {
    EXPECT_EQ(build<OpT>()->getSlotOrDefault(0), made) << name;
  }
  // The getter of an absent member returns the default.
  EXPECT_TRUE(SET_AGAIN(op, Optional) && SET_AGAIN(op, ConfinedOptional)) << name;
  EXPECT_EQ(op.getOptionalAttr(), made) << name;
  EXPECT_EQ(op.getConfinedOptionalAttr(), made) << name;
  typename OpT::Adaptor adaptor(op);
  EXPECT_EQ(adaptor.getConfinedInsideAttr(), made) << name;
  if constexpr (!std::is_same_v<decltype(op.getPlain()), decltype(op.getPlainAttr())>) {
    OpT again;
    if constexpr (hasDefaultArguments)
      again = build<OpT>(op.getPlain(), adaptor.getOptional(), op.getConfined());
    else
      again = build<OpT>(op.getPlain(), adaptor.getOptional(), op.getConfined(), op.getConfinedInside(),
                         op.getConfined());
    EXPECT_EQ(again.getPlainAttr(), made) << name;
    EXPECT_EQ(again.getConfinedOptionalAttr(), made) << name;
  }
}

template <typename... OpTs>
struct List {
  template <typename Fn>
  static void each(Fn &&use) {
    (use(std::type_identity<OpTs>()), ...);
  }
  static constexpr size_t size = sizeof...(OpTs);
};
using AllOps = List<
#define GET_OP_LIST
#include "tests/unit/generator/emit/cpp/compiled/AttributesOps.cpp.inc"
    >;

TEST_F(AttributesTest, EveryConstraintHasAccessorsAndBuilders) {
  size_t count = 0;
  AllOps::each([&]<typename OpT>(std::type_identity<OpT>) {
    if constexpr (requires(OpT op) { op.getOptionalConfinedAttr(); }) {
      checkForms<OpT>();
      ++count;
    }
  });
  EXPECT_EQ(count, samples.size() + 4 * 5);
}

TEST_F(AttributesTest, DefaultsAreReadSetAndBuilt) {
  size_t count = 0;
  AllOps::each([&]<typename OpT>(std::type_identity<OpT>) {
    if constexpr (requires(OpT op) { op.getConfinedInsideAttr(); }) {
      checkDefaults<OpT>();
      ++count;
    }
  });
  EXPECT_EQ(count, AllOps::size - samples.size() - 4 * 5);
}

} // namespace
