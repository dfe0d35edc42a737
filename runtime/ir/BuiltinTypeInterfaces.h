//===- BuiltinTypeInterfaces.h - Interfaces of the builtin types -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Views of types by the interfaces they implement: floats, shaped types, valid vector and memref elements,
// pointers. They match the builtin types, and types of dialects that list the interface in their .td
// (defs/mlir/IR/BuiltinTypeInterfaces.td). Builtin types are recognized without an interface lookup.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINTYPEINTERFACES_H
#define STRATA_RUNTIME_IR_BUILTINTYPEINTERFACES_H

#include "runtime/ir/Type.h"
#include "runtime/support/InFlightDiagnostic.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>
#include <optional>

namespace llvm {
struct fltSemantics;
} // namespace llvm

namespace mlir {

class Attribute;

namespace detail {
/// Base of type interfaces without methods.
template <typename Concrete>
class MarkerTypeInterface : public TypeInterface<Concrete> {
public:
  using TypeInterface<Concrete>::TypeInterface;
  /// The function table of the interface.
  struct Concept {};
  /// Implements the function table of the interface by the members of an implementing class.
  template <typename Ty>
  struct Model {
    static constexpr Concept value = {};
  };
};
} // namespace detail

/// A type that may be the element type of a vector: integers, index, floats, and types of dialects that list
/// this interface.
class VectorElementTypeInterface : public detail::MarkerTypeInterface<VectorElementTypeInterface> {
public:
  using MarkerTypeInterface::MarkerTypeInterface;
  static bool classof(Type type);
};

/// A type that a dialect declares to be valid as the element type of a memref.
class MemRefElementTypeInterface : public detail::MarkerTypeInterface<MemRefElementTypeInterface> {
public:
  using MarkerTypeInterface::MarkerTypeInterface;
};

/// Any float type. Each builtin format has a type kind and a view class of its own.
class FloatType : public TypeInterface<FloatType> {
public:
  using TypeInterface::TypeInterface;
  /// The function table of the interface.
  struct Concept {
    const llvm::fltSemantics &(*getFloatSemantics)(Type);
    FloatType (*scaleElementBitwidth)(Type, unsigned scale);
  };
  /// Implements the function table of the interface by the members of an implementing class.
  template <typename Ty>
  struct Model {
    static const llvm::fltSemantics &getFloatSemantics(Type type) {
      return Ty(type.getImpl()).getFloatSemantics();
    }
    static FloatType scaleElementBitwidth(Type type, unsigned scale) {
      if constexpr (requires { &Ty::scaleElementBitwidth; })
        return Ty(type.getImpl()).scaleElementBitwidth(scale);
      else
        return FloatType();
    }
    static constexpr Concept value = {&getFloatSemantics, &scaleElementBitwidth};
  };

  static bool classof(Type type);
  static FloatType getBF16(MLIRContext *context);
  static FloatType getF16(MLIRContext *context);
  static FloatType getF32(MLIRContext *context);
  static FloatType getF64(MLIRContext *context);
  static FloatType getF80(MLIRContext *context);
  static FloatType getF128(MLIRContext *context);
  static FloatType getTF32(MLIRContext *context);

  /// Returns the number of bits of the format.
  unsigned getWidth() const;
  const llvm::fltSemantics &getFloatSemantics() const;
  /// Returns the precision of the format, in bits.
  unsigned getFPMantissaWidth() const;
  /// Returns the float type with \p scale times the width: f32 or f64 for f16 and bf16, f64 for f32. Returns
  /// null for other builtin types and scales. A type of a dialect may implement this differently.
  FloatType scaleElementBitwidth(unsigned scale) const;
  /// Returns the keyword of the type, such as "f32". \pre A builtin type.
  llvm::StringRef getSpelling() const;
};

/// A type with an element type and a shape: vectors, tensors, memrefs, and shaped types of dialects.
class ShapedType : public TypeInterface<ShapedType> {
public:
  using TypeInterface::TypeInterface;
  /// The function table of the interface.
  struct Concept {
    ShapedType (*cloneWith)(Type, const std::optional<llvm::ArrayRef<int64_t>> &shape, Type elementType);
    Type (*getElementType)(Type);
    bool (*hasRank)(Type);
    llvm::ArrayRef<int64_t> (*getShape)(Type);
  };
  /// Implements the function table of the interface by the members of an implementing class.
  template <typename Ty>
  struct Model {
    static ShapedType cloneWith(Type type, const std::optional<llvm::ArrayRef<int64_t>> &shape,
                                Type elementType) {
      return Ty(type.getImpl()).cloneWith(shape, elementType).getImpl();
    }
    static Type getElementType(Type type) { return Ty(type.getImpl()).getElementType(); }
    static bool hasRank(Type type) { return Ty(type.getImpl()).hasRank(); }
    static llvm::ArrayRef<int64_t> getShape(Type type) { return Ty(type.getImpl()).getShape(); }
    static constexpr Concept value = {&cloneWith, &getElementType, &hasRank, &getShape};
  };

  static bool classof(Type type);
  static constexpr int64_t kDynamic = std::numeric_limits<int64_t>::min();
  static bool isDynamic(int64_t size) { return size == kDynamic; }
  static bool isStatic(int64_t size) { return size != kDynamic; }
  static bool isDynamicShape(llvm::ArrayRef<int64_t> shape) { return llvm::is_contained(shape, kDynamic); }
  static bool isStaticShape(llvm::ArrayRef<int64_t> shape) { return !isDynamicShape(shape); }
  /// Returns the product of the sizes, or the greatest int64_t on overflow. \pre The shape is static.
  static int64_t getNumElements(llvm::ArrayRef<int64_t> shape);

  Type getElementType() const;
  bool hasRank() const;
  /// Returns the sizes of the dimensions; kDynamic for dynamic ones. \pre hasRank().
  llvm::ArrayRef<int64_t> getShape() const;
  int64_t getRank() const { return getShape().size(); }
  int64_t getNumElements() const { return getNumElements(getShape()); }
  bool hasStaticShape() const { return hasRank() && !isDynamicShape(getShape()); }
  bool hasStaticShape(llvm::ArrayRef<int64_t> shape) const { return hasStaticShape() && getShape() == shape; }
  int64_t getDimSize(unsigned index) const { return getShape()[index]; }
  bool isDynamicDim(unsigned index) const { return isDynamic(getShape()[index]); }
  bool isStaticDim(unsigned index) const { return isStatic(getShape()[index]); }
  int64_t getNumDynamicDims() const;
  /// Returns the number of dynamic dimensions before dimension \p index.
  unsigned getDynamicDimIndex(unsigned index) const;
  unsigned getElementTypeBitWidth() const { return getElementType().getIntOrFloatBitWidth(); }
  /// Returns a type of the same kind with another element type or shape. An unranked type with a shape
  /// becomes ranked.
  ShapedType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape, Type elementType) const;
  ShapedType clone(Type elementType) const;
  ShapedType clone(llvm::ArrayRef<int64_t> shape, Type elementType) const;
  ShapedType clone(llvm::ArrayRef<int64_t> shape) const;
};

/// A pointer-like type: memrefs, and pointer types of dialects.
class PtrLikeTypeInterface : public TypeInterface<PtrLikeTypeInterface> {
public:
  using TypeInterface::TypeInterface;
  /// The function table of the interface.
  struct Concept {
    Attribute (*getMemorySpace)(Type);
    Type (*getElementType)(Type);
    bool (*hasPtrMetadata)(Type);
    /// Returns the pointer type with another memory space and element type; null if there is no such type.
    PtrLikeTypeInterface (*clonePtrWith)(Type, Attribute memorySpace, const std::optional<Type> &elementType);
  };
  /// Implements the function table of the interface by the members of an implementing class.
  template <typename Ty>
  struct Model {
    static Attribute getMemorySpace(Type type);
    static Type getElementType(Type type) { return Ty(type.getImpl()).getElementType(); }
    static bool hasPtrMetadata(Type type) { return Ty(type.getImpl()).hasPtrMetadata(); }
    static PtrLikeTypeInterface clonePtrWith(Type type, Attribute space,
                                             const std::optional<Type> &elementType);
    static constexpr Concept value = {&getMemorySpace, &getElementType, &hasPtrMetadata, &clonePtrWith};
  };

  Attribute getMemorySpace() const; ///< Returns the memory space, or null for the default one.
  /// Returns the element type of the pointer, or null if it is unknown.
  Type getElementType() const { return getConcept()->getElementType(*this); }
  bool hasPtrMetadata() const { return getConcept()->hasPtrMetadata(*this); }
  FailureOr<PtrLikeTypeInterface> clonePtrWith(Attribute memorySpace, std::optional<Type> elementType) const;
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_BUILTINTYPEINTERFACES_H
