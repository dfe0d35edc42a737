//===- BuiltinTypes.h - Views of the builtin types ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Views of the builtin types: index, integers, floats, none, function, tuple, complex, vector, tensor, memref
// and opaque types, generated from defs/mlir/IR/BuiltinTypes.td, and their base classes. get() returns the
// uniqued type; getChecked() verifies the parameters first, and returns null after emitting an error. Both
// may be called by any number of threads.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINTYPES_H
#define STRATA_RUNTIME_IR_BUILTINTYPES_H

#include "runtime/ir/Attribute.h"
#include "runtime/ir/BuiltinTypeInterfaces.h"
#include "runtime/ir/ParamTraits.h"
#include "runtime/ir/ValueRange.h"

namespace llvm {
class BitVector;
} // namespace llvm

namespace mlir {

class AffineMap;
class StringAttr;

template <typename Ty>
Attribute PtrLikeTypeInterface::Model<Ty>::getMemorySpace(Type type) {
  return Ty(type.getImpl()).getMemorySpace();
}
template <typename Ty>
PtrLikeTypeInterface PtrLikeTypeInterface::Model<Ty>::clonePtrWith(Type type, Attribute space,
                                                                   const std::optional<Type> &elementType) {
  auto clone = Ty(type.getImpl()).clonePtrWith(space, elementType);
  return succeeded(clone) ? *clone : PtrLikeTypeInterface();
}
inline Attribute PtrLikeTypeInterface::getMemorySpace() const { return getConcept()->getMemorySpace(*this); }

// Common bases of ranked and unranked types.
/// A ranked or unranked tensor type.
class TensorType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type);
  static bool isValidElementType(Type type);
  TensorType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape, Type elementType) const;
};

/// A ranked or unranked memref type.
class BaseMemRefType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type);
  static bool isValidElementType(Type type);
  Attribute getMemorySpace() const; ///< Returns the memory space; may be null.
  bool hasPtrMetadata() const { return true; }
  BaseMemRefType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape, Type elementType) const;
  FailureOr<PtrLikeTypeInterface> clonePtrWith(Attribute memorySpace, std::optional<Type> elementType) const;
  /// Returns the memory space as a number; 0 if it is null. \pre The memory space is null or an integer.
  unsigned getMemorySpaceAsInt() const;
};

/// The layout of a memref, which maps indices to a position in memory: an affine map, strides, or an
/// attribute of a dialect.
class MemRefLayoutAttrInterface : public AttrInterface<MemRefLayoutAttrInterface> {
public:
  using AttrInterface::AttrInterface;
  /// The function table of the interface.
  struct Concept {
    void (*getAffineMap)(Attribute, AffineMap &result);
    /// The next two functions are null if the layout uses the default implementations, which are based on its
    /// affine map.
    LogicalResult (*verifyLayout)(Attribute, llvm::ArrayRef<int64_t>,
                                  llvm::function_ref<InFlightDiagnostic()>);
    LogicalResult (*getStridesAndOffset)(Attribute, llvm::ArrayRef<int64_t>, llvm::SmallVectorImpl<int64_t> &,
                                         int64_t &);
  };
  /// Implements the function table of the interface by the members of an implementing class.
  template <typename AttrT>
  struct Model {
    /// This function is a template because AffineMap is incomplete in this header.
    template <typename MapT>
    static void getAffineMap(Attribute attr, MapT &result) {
      result = AttrT(attr.getImpl()).getAffineMap();
    }
    static constexpr Concept make() {
      Concept result = {&getAffineMap<AffineMap>, nullptr, nullptr};
      if constexpr (requires { &AttrT::verifyLayout; })
        result.verifyLayout = [](Attribute attr, llvm::ArrayRef<int64_t> shape,
                                 llvm::function_ref<InFlightDiagnostic()> emitError) -> LogicalResult {
          return AttrT(attr.getImpl()).verifyLayout(shape, emitError);
        };
      if constexpr (requires { &AttrT::getStridesAndOffset; })
        result.getStridesAndOffset = [](Attribute attr, llvm::ArrayRef<int64_t> shape,
                                        llvm::SmallVectorImpl<int64_t> &strides,
                                        int64_t &offset) -> LogicalResult {
          return AttrT(attr.getImpl()).getStridesAndOffset(shape, strides, offset);
        };
      return result;
    }
    static constexpr Concept value = make();
  };
  static bool classof(Attribute attr);
  /// Returns the map from indices to the position of the element.
  AffineMap getAffineMap() const;
  bool isIdentity() const;
  /// Verifies that the layout fits a memref of this shape; emits an error otherwise.
  LogicalResult verifyLayout(llvm::ArrayRef<int64_t> shape,
                             llvm::function_ref<InFlightDiagnostic()> emitError) const;
  /// Computes strides and offset of a memref of this shape; unknown ones are kDynamic. Fails if the layout is
  /// not strided.
  LogicalResult getStridesAndOffset(llvm::ArrayRef<int64_t> shape, llvm::SmallVectorImpl<int64_t> &strides,
                                    int64_t &offset) const;
};

} // namespace mlir

// The generated views: index, none, integers, floats, function, graph, tuple, complex, vector, tensors,
// memrefs, opaque.
#define GET_TYPEDEF_CLASSES
#include "runtime/ir/BuiltinTypes.h.inc"

namespace mlir {

/// A memref type under construction. The builders of vectors and tensors are in BuiltinTypeBuilders.h.
class MemRefType::Builder {
public:
  Builder(llvm::ArrayRef<int64_t> shape, Type elementType) : shape(shape), elementType(elementType) {}
  explicit Builder(MemRefType other) : Builder(other.getShape(), other.getElementType()) {
    layout = other.getLayout();
    memorySpace = other.getMemorySpace();
  }
  Builder &setShape(llvm::ArrayRef<int64_t> newShape) { return set(shape, newShape); }
  Builder &setElementType(Type type) { return set(elementType, type); }
  Builder &setLayout(MemRefLayoutAttrInterface newLayout) { return set(layout, newLayout); }
  Builder &setMemorySpace(Attribute space) { return set(memorySpace, space); }
  operator MemRefType() { return MemRefType::get(shape, elementType, layout, memorySpace); }

private:
  template <typename T>
  Builder &set(T &member, T value) {
    member = value;
    return *this;
  }

  llvm::ArrayRef<int64_t> shape;
  Type elementType;
  MemRefLayoutAttrInterface layout;
  Attribute memorySpace;
};

/// Trait for Type::hasTrait: shaped types with value semantics, that is vectors and tensors.
template <typename>
struct ValueSemantics {
  static bool holds(Type type) { return llvm::isa<VectorType, TensorType>(type); }
};

/// Returns the map `offset + d0 * stride0 + ...`. Each dynamic offset or stride becomes a symbol; the symbol
/// of the offset is the first.
AffineMap makeStridedLinearLayoutMap(llvm::ArrayRef<int64_t> strides, int64_t offset, MLIRContext *context);

/// Returns the element type of a shaped type (or of the type of a value or typed attribute); other types are
/// returned unchanged.
Type getElementTypeOrSelf(Type type);
Type getElementTypeOrSelf(Value value);
Type getElementTypeOrSelf(Attribute attr);

} // namespace mlir

#endif // STRATA_RUNTIME_IR_BUILTINTYPES_H
