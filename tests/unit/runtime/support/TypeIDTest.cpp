//===- TypeIDTest.cpp - The identity of a C++ class -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/TypeID.h"
#include "gtest/gtest.h"

namespace {
struct ForwardDeclared;
} // namespace

MLIR_DECLARE_EXPLICIT_TYPE_ID(::ForwardDeclared)

using mlir::SelfOwningTypeID;
using mlir::TypeID;
using mlir::TypeIDAllocator;

namespace {

TypeID getOfIncomplete() { return TypeID::get<ForwardDeclared>(); }

/// A class whose TypeID is the address of its member `spec`.
struct ForwardDeclared {
  static const int spec;
};
const int ForwardDeclared::spec = 1;

struct Plain {};
struct Other {};
template <typename>
struct Trait {};
template <typename>
struct OtherTrait {};

struct Inline {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Inline)
};

} // namespace

MLIR_DEFINE_EXPLICIT_TYPE_ID(::ForwardDeclared)

namespace {

TEST(TypeIDTest, ClassesAndTraitsHaveDifferentKeys) {
  EXPECT_EQ(TypeID::get<Plain>(), TypeID::get<Plain>());
  EXPECT_NE(TypeID::get<Plain>(), TypeID::get<Other>());
  EXPECT_EQ(TypeID::get<Trait>(), TypeID::get<Trait>());
  EXPECT_NE(TypeID::get<Trait>(), TypeID::get<OtherTrait>());
  EXPECT_NE(TypeID::get<Trait>(), TypeID::get<Trait<int>>());
  EXPECT_FALSE(TypeID());
}

TEST(TypeIDTest, ExplicitKeysAreEqualBeforeAndAfterTheDefinitionOfTheClass) {
  EXPECT_EQ(getOfIncomplete(), TypeID::get<ForwardDeclared>());
  EXPECT_EQ(getOfIncomplete().getAsOpaquePointer(), &ForwardDeclared::spec);
}

TEST(TypeIDTest, InlineKeysBelongToTheClass) {
  struct Local {
    MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Local)
  };
  EXPECT_EQ(TypeID::get<Inline>(), Inline::resolveTypeID());
  EXPECT_EQ(TypeID::get<Local>(), Local::resolveTypeID());
  EXPECT_NE(TypeID::get<Inline>(), TypeID::get<Local>());
}

TEST(TypeIDTest, ObjectsAndAllocatorsCreateKeys) {
  SelfOwningTypeID own, another;
  EXPECT_EQ(TypeID(own), own.getTypeID());
  EXPECT_NE(own.getTypeID(), another.getTypeID());
  TypeIDAllocator allocator;
  TypeID first = allocator.allocate(), second = allocator.allocate();
  EXPECT_NE(first, second);
  EXPECT_NE(first, own.getTypeID());
}

} // namespace
