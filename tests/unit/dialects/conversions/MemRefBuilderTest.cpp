//===- MemRefBuilderTest.cpp - Access to memref descriptors ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/conversions/llvm/common/MemRefBuilder.h"
#include "dialects/conversions/llvm/common/TypeConverter.h"
#include "dialects/llvm/LLVM.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Matchers.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "runtime/ir/Verifier.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace mlir;
using testing::ElementsAre;

namespace {

/// A struct of two pointers, with names for the functions of StructBuilder that are protected.
class Pair : public StructBuilder {
public:
  using StructBuilder::StructBuilder;
  Value first(OpBuilder &builder, Location loc) { return extractPtr(builder, loc, 0); }
  void setSecond(OpBuilder &builder, Location loc, Value ptr) { setPtr(builder, loc, 1, ptr); }
};

/// Creates a function with a pointer and an integer argument; the tests insert ops into its body.
class MemRefBuilderTest : public testing::Test {
protected:
  MemRefBuilderTest() : converter((context.loadDialect<LLVM::LLVMDialect>(), &context)) {
    module = ModuleOp::create(loc);
    builder.setInsertionPointToEnd(module->getBody());
    ptr = LLVM::LLVMPointerType::get(&context);
    auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(&context), {ptr, builder.getI64Type()});
    entry = LLVM::LLVMFuncOp::create(builder, loc, "f", type).addEntryBlock(builder);
    builder.setInsertionPointToEnd(entry);
    address = entry->getArgument(0);
    number = entry->getArgument(1);
  }
  void TearDown() override {
    LLVM::ReturnOp::create(builder, loc, ValueRange());
    EXPECT_TRUE(succeeded(verify(module.get())));
  }
  /// Returns the position that an extracted field has in its struct.
  static llvm::ArrayRef<int64_t> position(Value field) {
    return field.getDefiningOp<LLVM::ExtractValueOp>().getPosition();
  }
  /// Returns the value of a constant.
  static int64_t constant(Value value) {
    IntegerAttr attr;
    return matchPattern(value, m_Constant(&attr)) ? attr.getInt() : -1;
  }

  MLIRContext context{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&context};
  LLVMTypeConverter converter;
  Location loc = builder.getUnknownLoc();
  OwningOpRef<ModuleOp> module;
  Type ptr;
  Block *entry;
  Value address, number;
};

TEST_F(MemRefBuilderTest, StructsAreReplacedWhenAFieldIsSet) {
  Type type = LLVM::LLVMStructType::getLiteral(&context, {ptr, ptr});
  Pair pair(StructBuilder::poison(builder, loc, type));
  Value before = pair;
  EXPECT_TRUE(before.getDefiningOp<LLVM::PoisonOp>());
  pair.setSecond(builder, loc, address);
  auto insert = Value(pair).getDefiningOp<LLVM::InsertValueOp>();
  EXPECT_EQ(insert.getContainer(), before);
  EXPECT_EQ(insert.getValue(), address);
  EXPECT_THAT(insert.getPosition(), ElementsAre(1));
  Value first = pair.first(builder, loc);
  EXPECT_EQ(first.getType(), ptr);
  EXPECT_THAT(position(first), ElementsAre(0));
}

TEST_F(MemRefBuilderTest, StaticShapesBecomeConstants) {
  auto type = MemRefType::get({3, 5}, builder.getF32Type());
  MemRefDescriptor memref = MemRefDescriptor::fromStaticShape(builder, loc, converter, type, address);
  EXPECT_EQ(Value(memref).getType(), converter.convertType(type));
  // Collect the fields that are inserted into the descriptor, by their positions.
  std::map<std::vector<int64_t>, Value> fields;
  for (auto insert = Value(memref).getDefiningOp<LLVM::InsertValueOp>(); insert;
       insert = insert.getContainer().getDefiningOp<LLVM::InsertValueOp>())
    fields[insert.getPosition().vec()] = insert.getValue();
  EXPECT_EQ(fields[{0}], address);
  EXPECT_EQ(fields[{1}], address);
  EXPECT_EQ(constant(fields[{2}]), 0);
  EXPECT_EQ(constant((fields[{3, 0}])), 3);
  EXPECT_EQ(constant((fields[{3, 1}])), 5);
  EXPECT_EQ(constant((fields[{4, 0}])), 5);
  EXPECT_EQ(constant((fields[{4, 1}])), 1);
  EXPECT_EQ(fields.size(), 7u);
}

TEST_F(MemRefBuilderTest, FieldsAreAtTheirPositions) {
  auto type = MemRefType::get({ShapedType::kDynamic, 5}, builder.getF32Type());
  MemRefDescriptor memref = MemRefDescriptor::poison(builder, loc, converter.convertType(type));
  EXPECT_EQ(memref.getIndexType(), builder.getI64Type());
  EXPECT_EQ(memref.getElementPtrType(), ptr);
  EXPECT_THAT(position(memref.allocatedPtr(builder, loc)), ElementsAre(0));
  EXPECT_THAT(position(memref.alignedPtr(builder, loc)), ElementsAre(1));
  EXPECT_THAT(position(memref.offset(builder, loc)), ElementsAre(2));
  EXPECT_THAT(position(memref.size(builder, loc, 1)), ElementsAre(3, 1));
  EXPECT_THAT(position(memref.stride(builder, loc, 0)), ElementsAre(4, 0));
  memref.setSize(builder, loc, 0, number);
  auto insert = Value(memref).getDefiningOp<LLVM::InsertValueOp>();
  EXPECT_THAT(insert.getPosition(), ElementsAre(3, 0));
  EXPECT_EQ(insert.getValue(), number);
}

TEST_F(MemRefBuilderTest, PackedValuesAreUnpackedInTheSameOrder) {
  auto type = MemRefType::get({ShapedType::kDynamic}, builder.getF32Type());
  llvm::SmallVector<Value> values = {address, address, number, number, number}, unpacked;
  ASSERT_EQ(MemRefDescriptor::getNumUnpackedValues(type), values.size());
  MemRefDescriptorView view{ValueRange(values)};
  EXPECT_EQ(view.alignedPtr(), address);
  EXPECT_EQ(view.size(0), number);
  EXPECT_EQ(view.stride(0), number);
  Value packed = MemRefDescriptor::pack(builder, loc, converter, type, values);
  MemRefDescriptor::unpack(builder, loc, packed, type, unpacked);
  ASSERT_EQ(unpacked.size(), values.size());
  EXPECT_THAT(position(unpacked[2]), ElementsAre(2));
  EXPECT_THAT(position(unpacked[4]), ElementsAre(4, 0));
}

TEST_F(MemRefBuilderTest, UnrankedDescriptorsHaveRankAndPointer) {
  auto type = UnrankedMemRefType::get(builder.getF32Type(), Attribute());
  llvm::SmallVector<Value> values = {number, address};
  UnrankedMemRefDescriptor memref(UnrankedMemRefDescriptor::pack(builder, loc, converter, type, values));
  EXPECT_THAT(position(memref.rank(builder, loc)), ElementsAre(0));
  EXPECT_THAT(position(memref.memRefDescPtr(builder, loc)), ElementsAre(1));
  EXPECT_EQ(UnrankedMemRefDescriptor::computeSize(builder, loc, converter, memref, 0).getType(),
            builder.getI64Type());
}

} // namespace
