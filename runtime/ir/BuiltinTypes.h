//===- BuiltinTypes.h - Views of the builtin types ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Typed views of index, integers, floats, none, function, tuple, complex, vector, tensor and memref types,
// generated from defs/mlir/IR/BuiltinTypes.td, and what they stand on. All are made with get(), which unique,
// or getChecked(), which first verify and emit an error on failure.
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

namespace strata {

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

// What the tensors have in common, and the memrefs.
class TensorType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type);
  static bool isValidElementType(Type type);
  TensorType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape, Type elementType) const;
};

class BaseMemRefType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type);
  static bool isValidElementType(Type type);
  Attribute getMemorySpace() const; ///< May be null.
  bool hasPtrMetadata() const { return true; }
  BaseMemRefType cloneWith(std::optional<llvm::ArrayRef<int64_t>> shape, Type elementType) const;
  FailureOr<PtrLikeTypeInterface> clonePtrWith(Attribute memorySpace, std::optional<Type> elementType) const;
  unsigned getMemorySpaceAsInt() const; ///< 0 for none. \pre it is none or an integer.
};

/// Where the elements of a memref are: an affine map, strides, or what a dialect declares.
class MemRefLayoutAttrInterface : public AttrInterface<MemRefLayoutAttrInterface> {
public:
  using AttrInterface::AttrInterface;
  struct Concept {
    void (*getAffineMap)(Attribute, AffineMap &result);
    /// Null where a layout leaves them to its map.
    LogicalResult (*verifyLayout)(Attribute, llvm::ArrayRef<int64_t>,
                                  llvm::function_ref<InFlightDiagnostic()>);
    LogicalResult (*getStridesAndOffset)(Attribute, llvm::ArrayRef<int64_t>, llvm::SmallVectorImpl<int64_t> &,
                                         int64_t &);
  };
  template <typename AttrT>
  struct Model {
    /// A template, since AffineMap is complete only where this is used.
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
  /// From indices to where the element is.
  AffineMap getAffineMap() const;
  bool isIdentity() const;
  LogicalResult verifyLayout(llvm::ArrayRef<int64_t> shape,
                             llvm::function_ref<InFlightDiagnostic()> emitError) const;
  /// Strides and offset, kDynamic where they are not known; fails when the layout is not a sum of strides.
  LogicalResult getStridesAndOffset(llvm::ArrayRef<int64_t> shape, llvm::SmallVectorImpl<int64_t> &strides,
                                    int64_t &offset) const;
};

} // namespace strata

// The views themselves: index, none, integers, floats, function, graph, tuple, complex, vector, tensors,
// memrefs, opaque.
#define GET_TYPEDEF_CLASSES
#include "runtime/ir/BuiltinTypes.h.inc"

namespace strata {

/// A memref type under construction. Those of vectors and tensors are in BuiltinTypeBuilders.h.
class MemRefType::Builder {
public:
  explicit Builder(MemRefType other)
      : shape(other.getShape()), elementType(other.getElementType()), layout(other.getLayout()),
        memorySpace(other.getMemorySpace()) {}
  Builder(llvm::ArrayRef<int64_t> shape, Type elementType) : shape(shape), elementType(elementType) {}
  Builder &setShape(llvm::ArrayRef<int64_t> newShape) {
    shape = newShape;
    return *this;
  }
  Builder &setElementType(Type type) {
    elementType = type;
    return *this;
  }
  Builder &setLayout(MemRefLayoutAttrInterface newLayout) {
    layout = newLayout;
    return *this;
  }
  Builder &setMemorySpace(Attribute space) {
    memorySpace = space;
    return *this;
  }
  operator MemRefType() { return MemRefType::get(shape, elementType, layout, memorySpace); }

private:
  llvm::ArrayRef<int64_t> shape;
  Type elementType;
  MemRefLayoutAttrInterface layout;
  Attribute memorySpace;
};

/// For Type::hasTrait: types whose values are copied, not referred to, although they have elements.
template <typename>
struct ValueSemantics {
  static bool holds(Type type) { return llvm::isa<VectorType, TensorType>(type); }
};

/// `offset + d0 * stride0 + …`; a symbol for each dynamic one, the offset's first.
AffineMap makeStridedLinearLayoutMap(llvm::ArrayRef<int64_t> strides, int64_t offset, MLIRContext *context);

/// The element type of a vector, tensor or memref; anything else as it is.
Type getElementTypeOrSelf(Type type);
Type getElementTypeOrSelf(Value value);
Type getElementTypeOrSelf(Attribute attr);

} // namespace strata

#endif // STRATA_RUNTIME_IR_BUILTINTYPES_H
