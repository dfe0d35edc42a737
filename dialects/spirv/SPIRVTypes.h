//===- SPIRVTypes.h - Types of SPIR-V -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The classes of SPIRVTypes.td, and views over several of them and builtin types: what is a type of SPIR-V at
// all, a scalar, a composite. The enums are here too.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVTYPES_H
#define STRATA_DIALECTS_SPIRV_SPIRVTYPES_H

#include "runtime/asm/DialectImplementation.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/StorageBase.h"

#include "dialects/spirv/SPIRVEnums.h.inc"

namespace strata::spirv {

/// A type of the dialect, or a builtin type that is one of SPIR-V.
class SPIRVType : public Type {
public:
  using Type::Type;
  static bool classof(Type type);
  bool isScalarOrVector() const;
};

/// bool, an integer of 8 to 64 bits, a float of 16 to 64.
class ScalarType : public SPIRVType {
public:
  using SPIRVType::SPIRVType;
  static bool classof(Type type);
  static bool isValid(FloatType type);
  static bool isValid(IntegerType type);
};

/// Arrays, structs, matrices, tensors, and vectors that SPIR-V has.
class CompositeType : public SPIRVType {
public:
  using SPIRVType::SPIRVType;
  static bool classof(Type type);
  /// One dimension of 2, 3, 4, 8 or 16 scalars.
  static bool isValid(VectorType type);
  /// \pre hasCompileTimeKnownNumElements().
  unsigned getNumElements() const;
  /// \pre index < getNumElements(), of a struct; the others have elements of one type.
  Type getElementType(unsigned index) const;
  bool hasCompileTimeKnownNumElements() const;
};

/// A decoration of a member of a struct. One without a value has a UnitAttr.
struct MemberDecorationInfo {
  uint32_t memberIndex;
  Decoration decoration;
  Attribute decorationValue;

  bool hasValue() const { return !llvm::isa<UnitAttr>(decorationValue); }
  bool operator==(const MemberDecorationInfo &) const = default;
};
/// A decoration of a struct as a whole.
struct StructDecorationInfo {
  Decoration decoration;
  Attribute decorationValue;

  bool hasValue() const { return !llvm::isa<UnitAttr>(decorationValue); }
  bool operator==(const StructDecorationInfo &) const = default;
};
llvm::hash_code hash_value(const MemberDecorationInfo &info);
llvm::hash_code hash_value(const StructDecorationInfo &info);

namespace detail {

/// What is in a struct.
struct StructBody {
  llvm::ArrayRef<Type> memberTypes;
  llvm::ArrayRef<uint32_t> offsets;
  llvm::ArrayRef<MemberDecorationInfo> memberDecorations; ///< Sorted.
  llvm::ArrayRef<StructDecorationInfo> structDecorations; ///< Sorted.

  bool operator==(const StructBody &) const = default;
};

/// A struct with a name is made of the name, and told once what is in it; another one is made of its body.
struct StructTypeStorage : TypeStorage {
  struct KeyTy {
    llvm::StringRef identifier;
    StructBody body;
  };
  explicit StructTypeStorage(const KeyTy &key) : identifier(key.identifier), body(key.body) {}
  bool operator==(const KeyTy &key) const {
    return identifier == key.identifier && (!identifier.empty() || body == key.body);
  }
  static llvm::hash_code hashKey(const KeyTy &key);
  static StructTypeStorage *construct(TypeStorageAllocator &allocator, const KeyTy &key);
  /// Fails if the body is another than it was.
  LogicalResult mutate(TypeStorageAllocator &allocator, const StructBody &newBody);

  llvm::StringRef identifier;
  StructBody body;
  bool hasBody = false; ///< Of one with a name.
};

} // namespace detail
} // namespace strata::spirv

#define GET_TYPEDEF_CLASSES
#include "dialects/spirv/SPIRVTypes.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVTYPES_H
