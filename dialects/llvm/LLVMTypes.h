//===- LLVMTypes.h - Types of the llvm dialect ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The type classes of LLVMTypes.td, predicates on types, and the syntax of nested types. A type is compatible
// with LLVM if LLVM IR has an equivalent type.
//
// LLVMAttrs.h has the attributes, LLVM.h the operations.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_LLVMTYPES_H
#define STRATA_DIALECTS_LLVM_LLVMTYPES_H

#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/StorageBase.h"
#include <atomic>
#include <optional>

namespace mlir {
class AsmParser;
class AsmPrinter;

namespace LLVM {
class LLVMDialect;
class LLVMStructType;

namespace detail {

/// The body of a struct type. Immutable.
struct StructBody {
  llvm::ArrayRef<Type> types;
  bool isPacked = false;
  bool isOpaque = false; ///< Declared opaque, without types.

  bool operator==(const StructBody &) const = default;
};

/// A member of the current body of a struct; the default value while the body is unset. Another thread may
/// set the body.
template <typename T, T StructBody::*Member>
struct StructBodyMember {
  const std::atomic<const StructBody *> &body;
  operator T() const {
    const StructBody *current = body.load(std::memory_order_acquire);
    return current ? current->*Member : T();
  }
};

/// Storage of a struct type. A literal struct is uniqued by its body, an identified struct by its name. The
/// body of an identified struct is set at most once.
struct LLVMStructTypeStorage : TypeStorage {
  struct KeyTy {
    llvm::StringRef name;
    bool isIdentified;
    StructBody body; ///< Body of a literal struct, or of a new opaque identified struct.
  };
  /// Returns the key of an identified struct if the name is not empty, otherwise the key of a literal struct.
  static KeyTy getKey(llvm::StringRef name, llvm::ArrayRef<Type> types, bool isPacked);
  static KeyTy getKey(const KeyTy &key) { return key; }
  bool operator==(const KeyTy &key) const;
  static llvm::hash_code hashKey(const KeyTy &key);
  static LLVMStructTypeStorage *construct(TypeStorageAllocator &allocator, const KeyTy &key);
  /// Sets the body of an identified struct. Fails if it has a different body.
  LogicalResult mutate(TypeStorageAllocator &allocator, const StructBody &newBody);

  llvm::StringRef name;
  bool isIdentified;
  std::atomic<const StructBody *> content = nullptr; ///< Null until the body is set.
  // The parameters of the type.
  StructBodyMember<llvm::ArrayRef<Type>, &StructBody::types> body = {content};
  StructBodyMember<bool, &StructBody::isPacked> packed = {content};
};

} // namespace detail

// Directives of assembly formats.
/// Parse and print a type of the dialect without the prefix `!llvm.`, and other types in full.
ParseResult parsePrettyLLVMType(AsmParser &parser, Type &type);
void printPrettyLLVMType(AsmPrinter &printer, Type type);

} // namespace LLVM
} // namespace mlir

#include "dialects/llvm/LLVMTypeInterfaces.h.inc"

#define GET_TYPEDEF_CLASSES
#include "dialects/llvm/LLVMTypes.h.inc"

namespace mlir::LLVM {

// Predicates.
/// Returns true if the type, including all nested types, is compatible with LLVM.
bool isCompatibleType(Type type);
/// Returns true if the type is compatible with LLVM, regardless of nested types.
bool isCompatibleOuterType(Type type);
bool isCompatibleFloatingPointType(Type type);
/// Returns true for one-dimensional vectors of integers, floats or pointers.
bool isCompatibleVectorType(Type type);
bool isScalableVectorType(Type vectorType);
/// Returns true if values of the type can be loaded and stored.
bool isLoadableType(Type type);
/// Returns true for integers, floats and pointers whose size is a power of two and at least one byte.
bool isTypeCompatibleWithAtomicOp(Type type, const DataLayout &dataLayout);

namespace detail {
/// Returns the types that are nested in a type of the dialect.
llvm::SmallVector<Type> getNestedTypes(Type type);
/// Returns true if the type is compatible with LLVM, on condition that all nested types are.
bool isCompatibleWithoutParts(Type type);
} // namespace detail

// Vectors.
llvm::ElementCount getVectorNumElements(Type type);
Type getVectorType(Type elementType, unsigned numElements, bool isScalable = false);
Type getVectorType(Type elementType, const llvm::ElementCount &numElements);

/// Returns the size in bits of an integer, float, or vector of these; 0 for other types.
llvm::TypeSize getPrimitiveTypeSizeInBits(Type type);

/// Returns the number of bits of a vector; for a scalable vector, the least number.
uint64_t getVectorBitWidth(Type vector);

/// The positions of values in the data layout entry of a pointer type.
enum class PtrDLEntryPos { Size = 0, Abi = 1, Preferred = 2, Index = 3 };
/// Returns a number of the data layout entry `attr` of a pointer type, in bits (also the alignments); nullopt
/// if the entry does not have this number.
std::optional<uint64_t> extractPointerSpecValue(Attribute attr, PtrDLEntryPos pos);

} // namespace mlir::LLVM

#endif // STRATA_DIALECTS_LLVM_LLVMTYPES_H
