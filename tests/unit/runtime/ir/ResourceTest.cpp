//===- ResourceTest.cpp - Resources, sparse and distinct attributes ------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tests/unit/runtime/ir/DataFixture.h"
#include "runtime/ir/Resource.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;
using testing::StartsWith;

namespace {

class ResourceTest : public DataFixture {
protected:
  ShapedType tensor(llvm::ArrayRef<int64_t> shape, Type element) {
    return RankedTensorType::get(shape, element);
  }
  Type i32() { return IntegerType::get(&context, 32); }
  DenseElementsAttr indices(llvm::ArrayRef<int64_t> shape, llvm::ArrayRef<int64_t> values) {
    llvm::SmallVector<llvm::APInt> numbers;
    for (int64_t value : values)
      numbers.push_back(llvm::APInt(64, value, /*isSigned=*/true));
    return DenseElementsAttr::get(tensor(shape, IntegerType::get(&context, 64)), numbers);
  }
  DenseElementsAttr numbers(llvm::ArrayRef<int64_t> values) {
    llvm::SmallVector<llvm::APInt> bits;
    for (int64_t value : values)
      bits.push_back(llvm::APInt(32, value));
    return DenseElementsAttr::get(tensor(values.size(), i32()), bits);
  }
};

TEST_F(ResourceTest, BlobsAreNotCopied) {
  static const int32_t data[] = {1, 2, 3};
  auto attr = DenseI32ResourceElementsAttr::get(
      tensor(3, i32()), "blob", UnmanagedAsmResourceBlob::allocateInferAlign(llvm::ArrayRef(data)));
  EXPECT_EQ(reinterpret_cast<const int32_t *>(attr.getData().data()), data);
  ASSERT_TRUE(attr.tryGetAsArrayRef());
  EXPECT_THAT(*attr.tryGetAsArrayRef(), ElementsAre(1, 2, 3));
  EXPECT_EQ(attr.getRawHandle().getBlob()->getDataAlignment(), alignof(int32_t));
  EXPECT_FALSE(attr.getRawHandle().getBlob()->isMutable());
  EXPECT_TRUE(llvm::isa<ElementsAttr>(Attribute(attr)));
  EXPECT_TRUE(llvm::isa<DenseI32ResourceElementsAttr>(Attribute(attr)));
  EXPECT_FALSE(llvm::isa<DenseF32ResourceElementsAttr>(Attribute(attr)));
  EXPECT_FALSE(llvm::isa<DenseUI32ResourceElementsAttr>(Attribute(attr)));
  EXPECT_EQ(llvm::cast<TypedAttr>(Attribute(attr)).getType(), tensor(3, i32()));
}

TEST_F(ResourceTest, InsertUniquesEntryNames) {
  auto &manager = DialectResourceBlobManager::get(&context);
  auto &first = manager.insert("blob");
  auto &second = manager.insert("blob");
  EXPECT_EQ(first.getKey(), "blob");
  EXPECT_EQ(second.getKey(), "blob_1");
  EXPECT_EQ(manager.insert("blob").getKey(), "blob_2");
  EXPECT_EQ(manager.lookup("blob_1"), &second);
  EXPECT_EQ(manager.lookup("other"), nullptr);
  // The blob of an entry may be set after attributes refer to the entry.
  auto attr = DenseResourceElementsAttr::get(tensor(2, i32()), DenseResourceElementsHandle(&first));
  EXPECT_TRUE(attr.getData().empty());
  EXPECT_FALSE(DenseI32ResourceElementsAttr(attr.getImpl()).tryGetAsArrayRef());
  manager.update("blob", HeapAsmResourceBlob::allocateAndCopyInferAlign<int32_t>({4, 5}));
  EXPECT_EQ(attr.getData().size(), 8u);
  EXPECT_EQ(attr, DenseResourceElementsAttr::get(tensor(2, i32()), DenseResourceElementsHandle(&first)));
  EXPECT_NE(attr, DenseResourceElementsAttr::get(tensor(2, i32()), DenseResourceElementsHandle(&second)));
}

TEST_F(ResourceTest, BlobsFreeTheirMemoryOnce) {
  static const char bytes[] = {1, 2};
  int released = 0;
  auto release = [&](void *data, size_t size, size_t align) {
    EXPECT_EQ(data, bytes);
    EXPECT_EQ(size, 2u);
    EXPECT_EQ(align, 1u);
    ++released;
  };
  {
    AsmResourceBlob blob =
        UnmanagedAsmResourceBlob::allocateWithAlign(bytes, 1, release, /*dataIsMutable=*/false);
    AsmResourceBlob moved = std::move(blob);
    EXPECT_EQ(moved.getData().size(), 2u);
    EXPECT_TRUE(blob.getData().empty());
  }
  EXPECT_EQ(released, 1);
  AsmResourceBlob heap = HeapAsmResourceBlob::allocate(64, 64);
  EXPECT_EQ(reinterpret_cast<uintptr_t>(heap.getData().data()) % 64, 0u);
  heap.getMutableData()[0] = 7;
  EXPECT_EQ(heap.getData()[0], 7);
}

TEST_F(ResourceTest, ForeignSectionsKeepTheirOrder) {
  auto &external = ExternalResources::get(&context);
  external.getGroup("b").entries.push_back({"x", true});
  external.getGroup("a");
  external.getGroup("b").entries.push_back({"y", std::string("text")});
  ASSERT_EQ(external.getGroups().size(), 2u);
  EXPECT_EQ(external.getGroups()[0].name, "b");
  EXPECT_EQ(external.getGroups()[0].entries.size(), 2u);
}

TEST_F(ResourceTest, SparseElementsAreZeroElsewhere) {
  auto attr = SparseElementsAttr::get(tensor({2, 3}, i32()), indices({2, 2}, {0, 1, 1, 2}), numbers({5, 6}));
  EXPECT_EQ(attr.getElement(1), IntegerAttr::get(i32(), 5));
  EXPECT_EQ(attr.getElement(5), IntegerAttr::get(i32(), 6));
  EXPECT_EQ(attr.getElement(0), IntegerAttr::get(i32(), 0));
  EXPECT_EQ(attr.getNumElements(), 6);
  EXPECT_FALSE(attr.isSplat());
  EXPECT_TRUE(llvm::isa<ElementsAttr>(Attribute(attr)));
  EXPECT_EQ(attr,
            SparseElementsAttr::get(tensor({2, 3}, i32()), indices({2, 2}, {0, 1, 1, 2}), numbers({5, 6})));
  // Complex elements: the implicit zero has two parts.
  Type complex = ComplexType::get(i32());
  Attribute parts[] = {IntegerAttr::get(i32(), 1), IntegerAttr::get(i32(), 2)};
  auto values = DenseElementsAttr::get(tensor(1, complex), Attribute(ArrayAttr::get(&context, parts)));
  auto sparse = SparseElementsAttr::get(tensor(2, complex), indices({1, 1}, 0), values);
  Attribute zeros[] = {IntegerAttr::get(i32(), 0), IntegerAttr::get(i32(), 0)};
  EXPECT_EQ(sparse.getElement(0), ArrayAttr::get(&context, parts));
  EXPECT_EQ(sparse.getElement(1), ArrayAttr::get(&context, zeros));
}

TEST_F(ResourceTest, SparseIndicesAreVerified) {
  auto check = [&](ShapedType type, DenseElementsAttr where, DenseElementsAttr values) {
    return static_cast<bool>(SparseElementsAttr::getChecked(
        [&] { return emitError(UnknownLoc::get(&context)); }, type, where, values));
  };
  EXPECT_TRUE(check(tensor(3, i32()), indices(2, {0, 2}), numbers({5, 6})));
  EXPECT_FALSE(check(tensor(3, i32()), indices({2, 1}, {0, 3}), numbers({5, 6})));
  EXPECT_FALSE(check(tensor(3, i32()), indices({1, 1}, -1), numbers(5)));
  EXPECT_FALSE(check(tensor({3, 3}, i32()), indices({2, 1}, {0, 1}), numbers({5, 6})));
  EXPECT_FALSE(check(tensor(3, i32()), indices({2, 1}, {0, 1}), numbers({5, 6, 7})));
  EXPECT_THAT(
      messages,
      ElementsAre(
          StartsWith("sparse index #1 is not contained within the value shape, with index=[3], and type="),
          StartsWith("sparse index #0 is not contained within the value shape, with "
                     "index=[18446744073709551615], and type="),
          "expected shape ([3, 3]); inferred shape of indices literal ([2, 1]); inferred shape of "
          "values literal ([2])",
          "expected shape ([3]); inferred shape of indices literal ([2, 1]); inferred shape of "
          "values literal ([3])"));
}

TEST_F(ResourceTest, DistinctAttributesAreNeverEqual) {
  Attribute unit = UnitAttr::get(&context);
  DistinctAttr first = DistinctAttr::create(unit), second = DistinctAttr::create(unit);
  EXPECT_NE(first, second);
  EXPECT_EQ(first.getReferencedAttr(), unit);
  EXPECT_EQ(second.getReferencedAttr(), unit);
}

} // namespace
