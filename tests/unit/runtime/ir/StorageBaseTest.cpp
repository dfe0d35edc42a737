//===- StorageBaseTest.cpp - User-defined storage classes ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/StorageBase.h"
#include "runtime/ir/AttrTypeSubElements.h"
#include "tests/support/IRTest.h"
#include <thread>

using namespace mlir;
using namespace mlir::test;

namespace {

/// A storage whose key is computed by getKey from other arguments, and which counts its live instances.
struct BoxStorage : public TypeStorage {
  using KeyTy = std::pair<std::string, Type>;
  BoxStorage(llvm::StringRef name, Type type) : name(name), type(type) { ++numAlive; }
  ~BoxStorage() { --numAlive; }
  static KeyTy getKey(int number, Type type) { return {"box" + std::to_string(number), type}; }
  static llvm::hash_code hashKey(const KeyTy &key) { return llvm::hash_combine(key.first, key.second); }
  bool operator==(const KeyTy &key) const { return name == key.first && type == key.second; }
  static BoxStorage *construct(TypeStorageAllocator &allocator, const KeyTy &key) {
    return new (allocator.allocate<BoxStorage>()) BoxStorage(key.first, key.second);
  }
  llvm::LogicalResult mutate(TypeStorageAllocator &, Type newBody) {
    if (body && body != newBody)
      return llvm::failure();
    body = newBody;
    return llvm::success();
  }
  std::string name;
  Type type, body;
  static inline std::atomic<int> numAlive = 0;
};

class BoxType : public Type::TypeBase<BoxType, Type, BoxStorage, TypeTrait::IsMutable> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "t.box";
  static BoxType get(int number, Type type) { return Base::get(type.getContext(), number, type); }
  static LogicalResult verifyInvariants(llvm::function_ref<InFlightDiagnostic()> emitError, int number,
                                        Type) {
    return number < 0 ? LogicalResult(emitError() << "a box has no number " << number) : success();
  }
  llvm::StringRef getName() const { return getImpl()->name; }
  Type getBody() const { return getImpl()->body; }
  LogicalResult setBody(Type body) { return Base::mutate(body); }
};

/// A type without parameters.
class PlainType : public Type::TypeBase<PlainType, Type, TypeStorage> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "t.plain_box";
};

/// A storage without hashKey: its key type is hashable itself.
struct NumberStorage : public AttributeStorage {
  using KeyTy = int64_t;
  explicit NumberStorage(int64_t value) : value(value) {}
  bool operator==(const KeyTy &key) const { return value == key; }
  static NumberStorage *construct(AttributeStorageAllocator &allocator, KeyTy key) {
    return new (allocator.allocate<NumberStorage>()) NumberStorage(key);
  }
  llvm::LogicalResult mutate(AttributeStorageAllocator &allocator, llvm::StringRef text) {
    note = allocator.copyInto(text);
    return llvm::success();
  }
  int64_t value;
  llvm::StringRef note;
};
class NumberAttr
    : public Attribute::AttrBase<NumberAttr, Attribute, NumberStorage, AttributeTrait::IsMutable> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "t.number";
  int64_t getValue() const { return getImpl()->value; }
  llvm::StringRef getNote() const { return getImpl()->note; }
  void setNote(llvm::StringRef text) { (void)Base::mutate(text); }
};

class StorageBaseTest : public IRTest {};

TEST_F(StorageBaseTest, MutationMayAllocateAnyAmountOfMemory) {
  NumberAttr number = NumberAttr::get(&context, 1);
  for (size_t size : {size_t(1) << 10, size_t(70) << 10, size_t(5) << 20}) {
    number.setNote(std::string(size, 'n'));
    EXPECT_EQ(number.getNote().size(), size);
  }
  for (unsigned i = 0; i != 20000; ++i)
    number.setNote("small ones whose slabs grow until they are large");
  EXPECT_EQ(number.getNote(), "small ones whose slabs grow until they are large");
}

TEST_F(StorageBaseTest, StoragesAreUniquedByKey) {
  BoxType box = BoxType::get(1, i32);
  EXPECT_EQ(box, BoxType::get(1, i32));
  EXPECT_NE(box, BoxType::get(2, i32));
  EXPECT_NE(box, BoxType::get(1, i64));
  EXPECT_EQ(box.getName(), "box1");
  EXPECT_TRUE(llvm::isa<BoxType>(Type(box)));
  EXPECT_FALSE(llvm::isa<BoxType>(i32));
  EXPECT_EQ(llvm::dyn_cast<BoxType>(Type(box)), box);
  EXPECT_EQ(&box.getDialect(), context.getLoadedDialect("t"));
  EXPECT_EQ(PlainType::get(&context), PlainType::get(&context));
  EXPECT_FALSE(llvm::isa<BoxType>(Type(PlainType::get(&context))));
  EXPECT_EQ(NumberAttr::get(&context, 5), NumberAttr::get(&context, 5));
  EXPECT_NE(NumberAttr::get(&context, 5), NumberAttr::get(&context, 6));
  EXPECT_EQ(llvm::cast<NumberAttr>(Attribute(NumberAttr::get(&context, 5))).getValue(), 5);
}

TEST_F(StorageBaseTest, GetCheckedVerifiesItsArguments) {
  EXPECT_TRUE(BoxType::getChecked(loc, &context, 1, i32));
  EXPECT_FALSE(BoxType::getChecked(loc, &context, -1, i32));
  EXPECT_THAT(messages, testing::ElementsAre("error: a box has no number -1"));
}

TEST_F(StorageBaseTest, MutableStateIsSetAfterCreation) {
  BoxType box = BoxType::get(1, i32);
  EXPECT_EQ(box.getBody(), Type());
  EXPECT_TRUE(succeeded(box.setBody(box)));
  EXPECT_EQ(BoxType::get(1, i32).getBody(), box);
  EXPECT_TRUE(failed(box.setBody(i64)));
  NumberAttr::get(&context, 5).setNote("five");
  EXPECT_EQ(NumberAttr::get(&context, 5).getNote(), "five");
}

TEST_F(StorageBaseTest, WalkTerminatesOnRecursiveTypes) {
  BoxType box = BoxType::get(1, i32);
  ASSERT_TRUE(succeeded(box.setBody(box)));
  unsigned count = 0;
  Type(TupleType::get(&context, {box, i32})).walk([&](Type) { ++count; });
  EXPECT_EQ(count, 3u);
  EXPECT_EQ(Type(box).replace([&](IntegerType) -> Type { return i64; }), box);
}

TEST_F(StorageBaseTest, ContextDestroysStorages) {
  int before = BoxStorage::numAlive;
  {
    MLIRContext other;
    other.getOrLoadDialect<TestDialect>();
    BoxType::get(1, IndexType::get(&other));
    EXPECT_EQ(BoxStorage::numAlive, before + 1);
  }
  EXPECT_EQ(BoxStorage::numAlive, before);
}

TEST_F(StorageBaseTest, ThreadsCreateAndMutateStoragesConcurrently) {
  context.enableMultithreading();
  std::vector<std::thread> threads;
  std::atomic<unsigned> numRight = 0;
  for (unsigned t = 0; t != 8; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i != 200; ++i) {
        BoxType box = BoxType::get(i, i32);
        NumberAttr::get(&context, i);
        // A successful mutate() makes the state set by other threads visible.
        numRight += succeeded(box.setBody(box)) && box.getBody() == box;
      }
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(numRight, 8 * 200u);
}

} // namespace
