//===- SPIRVTypes.h - SPIR-V types ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The type classes of SPIRVTypes.td, and categories of types that include builtin types: any SPIR-V type,
// scalars, composites. Also contains the enums of SPIR-V.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_SPIRVTYPES_H
#define STRATA_DIALECTS_SPIRV_SPIRVTYPES_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/StorageBase.h"

#include "dialects/spirv/SPIRVEnums.h.inc"

namespace mlir::spirv {

/// A type of the spirv dialect, or a builtin type that is valid in SPIR-V.
class SPIRVType : public Type {
public:
  using Type::Type;
  static bool classof(Type type);
  bool isScalarOrVector() const;
};

/// bool, an integer of 8 to 64 bits, or a float of 16 to 64 bits.
class ScalarType : public SPIRVType {
public:
  using SPIRVType::SPIRVType;
  static bool classof(Type type);
  static bool isValid(FloatType type);
  static bool isValid(IntegerType type);
};

/// Arrays, structs, matrices, tensors, and the vectors that are valid in SPIR-V.
class CompositeType : public SPIRVType {
public:
  using SPIRVType::SPIRVType;
  static bool classof(Type type);
  /// Returns true for a 1-D vector of 2, 3, 4, 8 or 16 scalars.
  static bool isValid(VectorType type);
  /// Returns the number of constituents. \pre hasCompileTimeKnownNumElements().
  unsigned getNumElements() const;
  /// Returns the type of a constituent. For a struct, \pre index < getNumElements(); the index is ignored for
  /// other types.
  Type getElementType(unsigned index) const;
  bool hasCompileTimeKnownNumElements() const;
};

/// A decoration of a struct member. The value of a decoration without a value is a UnitAttr.
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

/// The body of a struct type.
struct StructBody {
  llvm::ArrayRef<Type> memberTypes;
  llvm::ArrayRef<uint32_t> offsets;
  llvm::ArrayRef<MemberDecorationInfo> memberDecorations; ///< Sorted by member index, then decoration.
  llvm::ArrayRef<StructDecorationInfo> structDecorations; ///< Sorted by decoration.

  bool operator==(const StructBody &) const = default;
};

/// The storage of a struct type. An identified struct is uniqued by its identifier, and its body is set once;
/// a literal struct is uniqued by its body.
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
  /// Sets the body. Fails if a different body has already been set.
  LogicalResult mutate(TypeStorageAllocator &allocator, const StructBody &newBody);

  llvm::StringRef identifier;
  StructBody body;
  bool hasBody = false; ///< True if the body of an identified struct has been set.
};

} // namespace detail
} // namespace mlir::spirv

#define GET_TYPEDEF_CLASSES
#include "dialects/spirv/SPIRVTypes.h.inc"

#endif // STRATA_DIALECTS_SPIRV_SPIRVTYPES_H
