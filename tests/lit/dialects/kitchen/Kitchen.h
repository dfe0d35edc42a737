//===- Kitchen.h - Each feature of the ODS language ----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The classes that Kitchen.td declares, and the C++ classes and functions that its records name. For tests
// only.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_LIT_DIALECTS_KITCHEN_KITCHEN_H
#define STRATA_TESTS_LIT_DIALECTS_KITCHEN_KITCHEN_H

#include "dialects/func/Func.h"
#include "runtime/asm/DialectImplementation.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/ir/Broadcast.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/RegionKindInterface.h"
#include "runtime/ir/StorageBase.h"
#include "runtime/ir/ods/DiscardableAttrHelper.h"
#include "runtime/ir/ods/OpaqueTypes.h"
#include "runtime/ir/ods/OperandRangeRange.h"

namespace kitchen {
/// The `verify` function of K_CheckedAfterInterface.
llvm::LogicalResult verifyInside(mlir::Operation *op);
} // namespace kitchen

#include "tests/lit/dialects/kitchen/KitchenEnums.h.inc"

#include "tests/lit/dialects/kitchen/KitchenAttrInterfaces.h.inc"
#include "tests/lit/dialects/kitchen/KitchenDialectInterfaces.h.inc"
#include "tests/lit/dialects/kitchen/KitchenOpInterfaces.h.inc"
#include "tests/lit/dialects/kitchen/KitchenTypeInterfaces.h.inc"

namespace kitchen {

template <typename ConcreteOp>
struct EvenOperands : mlir::OpTrait::TraitBase<ConcreteOp, EvenOperands> {
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return op->getNumOperands() % 2 ? op->emitOpError("has an odd number of operands") : llvm::success();
  }
};
template <unsigned N>
struct AtLeastOperands {
  template <typename ConcreteOp>
  struct Impl : mlir::OpTrait::TraitBase<ConcreteOp, AtLeastOperands<N>::Impl> {
    static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
      return op->getNumOperands() < N ? op->emitOpError("needs ") << N << " operands" : llvm::success();
    }
  };
};
template <typename ConcreteOp>
struct VerifiedFirst : mlir::OpTrait::TraitBase<ConcreteOp, VerifiedFirst> {};
template <typename ConcreteOp>
struct Commented : mlir::OpTrait::TraitBase<ConcreteOp, Commented> {};

/// An interface written in C++, without a TableGen record.
class WrittenInterface : public mlir::OpInterface<WrittenInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {
    int (*getAnswer)(mlir::Operation *op);
  };
  template <typename OpT>
  struct Model {
    static int getAnswer(mlir::Operation *op) { return OpT(op).getAnswer(); }
    static constexpr Concept value = {&getAnswer};
  };
  int getAnswer() const { return getConcept()->getAnswer(op); }
};

namespace mine {

/// The storage of K_Stored. Members that hold parameters have the names of the parameters; other members are
/// allowed.
struct MyStorage : mlir::TypeStorage {
  using KeyTy = std::tuple<int, llvm::StringRef, mlir::Type>;
  MyStorage(int x, llvm::StringRef label, mlir::Type type)
      : x(x), label(label), type(type), shout(label.upper()) {}
  bool operator==(const KeyTy &key) const { return key == KeyTy(x, label, type); }
  static llvm::hash_code hashKey(const KeyTy &key) { return llvm::hash_value(key); }
  static MyStorage *construct(mlir::TypeStorageAllocator &allocator, const KeyTy &key) {
    auto [x, label, type] = key;
    return new (allocator.allocate<MyStorage>()) MyStorage(x, allocator.copyInto(label), type);
  }
  int x;
  llvm::StringRef label;
  mlir::Type type;
  std::string shout; ///< A member with a destructor, which the context must call.
};

struct NestTypeStorage : mlir::TypeStorage {
  using KeyTy = llvm::StringRef;
  explicit NestTypeStorage(llvm::StringRef name) : name(name) {}
  bool operator==(const KeyTy &key) const { return name == key; }
  static NestTypeStorage *construct(mlir::TypeStorageAllocator &allocator, const KeyTy &key) {
    return new (allocator.allocate<NestTypeStorage>()) NestTypeStorage(allocator.copyInto(key));
  }
  llvm::LogicalResult mutate(mlir::TypeStorageAllocator &allocator, llvm::ArrayRef<mlir::Type> newBody) {
    if (isSet)
      return llvm::success(body == newBody);
    body = allocator.copyInto(newBody);
    isSet = true;
    return llvm::success();
  }
  llvm::StringRef name;
  llvm::ArrayRef<mlir::Type> body;
  bool isSet = false;
};

/// Stores an integer. The attribute can also be created from a string, whose length is stored.
struct StoredAttrStorage : mlir::AttributeStorage {
  using KeyTy = int64_t;
  explicit StoredAttrStorage(int64_t value) : value(value) {}
  bool operator==(const KeyTy &key) const { return value == key; }
  static KeyTy getKey(int64_t value) { return value; }
  static KeyTy getKey(llvm::StringRef text) { return text.size(); }
  static StoredAttrStorage *construct(mlir::AttributeStorageAllocator &allocator, KeyTy key) {
    return new (allocator.allocate<StoredAttrStorage>()) StoredAttrStorage(key);
  }
  int64_t value;
};

} // namespace mine
} // namespace kitchen

#include "tests/lit/dialects/kitchen/KitchenDialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "tests/lit/dialects/kitchen/KitchenTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "tests/lit/dialects/kitchen/KitchenAttrs.h.inc"
#define GET_OP_CLASSES
#include "tests/lit/dialects/kitchen/KitchenOps.h.inc"

#endif // STRATA_TESTS_LIT_DIALECTS_KITCHEN_KITCHEN_H
