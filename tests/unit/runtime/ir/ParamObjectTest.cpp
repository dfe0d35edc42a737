//===- ParamObjectTest.cpp - Parameters of C++ class types ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/ParamObject.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using ::testing::ElementsAre;

namespace {

/// A parameter class that counts its live instances.
struct Counted {
  explicit Counted(int number) : number(number) { ++alive; }
  Counted(const Counted &other) : number(other.number) { ++alive; }
  ~Counted() { --alive; }
  bool operator==(const Counted &other) const { return number == other.number; }
  friend llvm::hash_code hash_value(const Counted &counted) { return llvm::hash_value(counted.number); }
  int number;
  static inline int alive = 0;
};

using Words = llvm::ArrayRef<llvm::StringRef>;
constexpr ParamSpec objectParams[] = {
    {.name = "counted",
     .kind = ParamKind::Object,
     .offset = 0,
     .object = paramObjectSpec<ParamTraits<Counted>>()},
    {.name = "words",
     .kind = ParamKind::Object,
     .offset = 16,
     .object = paramObjectSpec<ParamTraits<Words>>()},
};
constexpr TypeDefSpec objectsSpec = [] {
  TypeDefSpec spec;
  spec.name = "objects.pair";
  spec.params = objectParams;
  spec.paramBytes = 32;
  return spec;
}();
constexpr const TypeDefSpec *objectTypes[] = {&objectsSpec};
constexpr DialectSpec objectsDialect = {.name = "objects", .types = objectTypes};

Type getPair(MLIRContext &context, int number, llvm::ArrayRef<std::string> words) {
  Counted counted(number);
  llvm::SmallVector<llvm::StringRef> borrowed(words.begin(), words.end());
  Words list = borrowed;
  const ParamValue params[] = {ParamTraits<Counted>::make(counted), ParamTraits<Words>::make(list)};
  return getUniquedType(&context, objectsSpec, params);
}

TEST(ParamObjectTest, ObjectParametersAreUniquedAndDestroyedWithTheContext) {
  {
    MLIRContext context;
    DialectRegistry registry;
    registry.insert(objectsDialect);
    context.appendDialectRegistry(registry);
    Type one = getPair(context, 1, {"a", "bc"});
    EXPECT_EQ(one, getPair(context, 1, {"a", "bc"}));
    EXPECT_NE(one, getPair(context, 2, {"a", "bc"}));
    EXPECT_NE(one, getPair(context, 1, {"ab", "c"}));
    // The type owns copies of its parameters; the originals have been destroyed.
    EXPECT_THAT(ParamTraits<Words>::from(getParam(one, 1)), ElementsAre("a", "bc"));
    EXPECT_EQ(ParamTraits<Counted>::from(getParam(one, 0)).number, 1);
    EXPECT_EQ(Counted::alive, 3);
  }
  EXPECT_EQ(Counted::alive, 0);
}

TEST(ParamObjectTest, EqualFieldsComparesWidthsSemanticsAndBits) {
  using detail::equalFields;
  EXPECT_FALSE(equalFields(0.0, -0.0));
  EXPECT_FALSE(equalFields(llvm::APInt(8, 1), llvm::APInt(16, 1)));
  EXPECT_FALSE(equalFields(llvm::APFloat(1.0f), llvm::APFloat(1.0)));
  EXPECT_FALSE(equalFields(std::optional<int>(0), std::optional<int>()));
  EXPECT_TRUE(equalFields(llvm::APFloat::getNaN(llvm::APFloat::IEEEdouble()),
                          llvm::APFloat::getNaN(llvm::APFloat::IEEEdouble())));
}

TEST(ParamObjectTest, ScratchOwnsParameterStorage) {
  {
    ParamScratch scratch;
    ParamValue value = keepParam<ParamTraits<llvm::StringRef>, std::string>(scratch, std::string(100, 'x'));
    EXPECT_EQ(ParamTraits<llvm::StringRef>::from(value), std::string(100, 'x'));
    scratch.keep(Counted(1));
    EXPECT_EQ(Counted::alive, 1);
  }
  EXPECT_EQ(Counted::alive, 0);
}

} // namespace
