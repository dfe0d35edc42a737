//===- BuiltinTypes.h - Views of the builtin types ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Typed views of index, integers, floats, none, function, tuple, complex, vector, tensor and memref types.
// All are made with get(), which unique, or getChecked(), which first verify and emit an error on failure.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_BUILTINTYPES_H
#define STRATA_RUNTIME_IR_BUILTINTYPES_H

#include "runtime/ir/Attribute.h"
#include "runtime/ir/Type.h"
#include "runtime/ir/ValueRange.h"
#include <limits>

namespace llvm {
struct fltSemantics;
} // namespace llvm

namespace strata {

class AffineMap;

class IndexType : public TypeView<IndexType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static IndexType get(MLIRContext *context);
  static constexpr unsigned kInternalStorageBitWidth = 64;
};

class NoneType : public TypeView<NoneType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static NoneType get(MLIRContext *context);
};

class IntegerType : public TypeView<IntegerType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  enum SignednessSemantics : uint32_t { Signless, Signed, Unsigned };
  static constexpr unsigned kMaxWidth = (1u << 24) - 1;

  /// \pre width <= kMaxWidth.
  static IntegerType get(MLIRContext *context, unsigned width, SignednessSemantics signedness = Signless);
  static IntegerType getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, MLIRContext *context,
                                unsigned width, SignednessSemantics signedness = Signless);
  unsigned getWidth() const { return param<uint64_t>(0); }
  SignednessSemantics getSignedness() const { return static_cast<SignednessSemantics>(param<uint64_t>(8)); }
  bool isSignless() const { return getSignedness() == Signless; }
  bool isSigned() const { return getSignedness() == Signed; }
  bool isUnsigned() const { return getSignedness() == Unsigned; }
};

/// Any of the float types; each format has a kind and a view class of its own.
class FloatType : public Type {
public:
  using Type::Type;
  static bool classof(Type type);
  static FloatType getBF16(MLIRContext *context);
  static FloatType getF16(MLIRContext *context);
  static FloatType getF32(MLIRContext *context);
  static FloatType getF64(MLIRContext *context);
  unsigned getWidth() const;
  const llvm::fltSemantics &getFloatSemantics() const;
  unsigned getFPMantissaWidth() const;
  /// The type's word in the text, "f32".
  llvm::StringRef getSpelling() const;
};

#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics)                                                   \
  class Class : public TypeView<Class, FloatType> {                                                     \
  public:                                                                                               \
    using TypeView::TypeView;                                                                           \
    static const TypeDefSpec spec;                                                                      \
    static Class get(MLIRContext *context);                                                             \
  };
#include "runtime/ir/FloatTypes.def"

class FunctionType : public TypeView<FunctionType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static FunctionType get(MLIRContext *context, TypeRange inputs, TypeRange results);
  llvm::ArrayRef<Type> getInputs() const { return param<llvm::ArrayRef<Type>>(0); }
  llvm::ArrayRef<Type> getResults() const { return param<llvm::ArrayRef<Type>>(16); }
  unsigned getNumInputs() const { return getInputs().size(); }
  unsigned getNumResults() const { return getResults().size(); }
  Type getInput(unsigned index) const { return getInputs()[index]; }
  Type getResult(unsigned index) const { return getResults()[index]; }
  FunctionType clone(TypeRange inputs, TypeRange results) const { return get(getContext(), inputs, results); }
};

class TupleType : public TypeView<TupleType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static TupleType get(MLIRContext *context, TypeRange elements);
  llvm::ArrayRef<Type> getTypes() const { return param<llvm::ArrayRef<Type>>(0); }
  size_t size() const { return getTypes().size(); }
  Type getType(size_t index) const { return getTypes()[index]; }
};

class ComplexType : public TypeView<ComplexType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static ComplexType get(Type elementType);
  static ComplexType getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, Type elementType);
  Type getElementType() const { return param<Type>(0); }
};

/// Vectors, tensors and memrefs.
class ShapedType : public Type {
public:
  using Type::Type;
  static bool classof(Type type);
  static constexpr int64_t kDynamic = std::numeric_limits<int64_t>::min();
  static bool isDynamic(int64_t size) { return size == kDynamic; }
  static bool isDynamicShape(llvm::ArrayRef<int64_t> shape) { return llvm::is_contained(shape, kDynamic); }
  /// The product; the greatest number when it does not fit.
  static int64_t getNumElements(llvm::ArrayRef<int64_t> shape);

  Type getElementType() const;
  bool hasRank() const;
  /// \pre hasRank().
  llvm::ArrayRef<int64_t> getShape() const;
  int64_t getRank() const { return getShape().size(); }
  int64_t getNumElements() const { return getNumElements(getShape()); }
  bool hasStaticShape() const { return hasRank() && !isDynamicShape(getShape()); }
  bool hasStaticShape(llvm::ArrayRef<int64_t> shape) const { return hasStaticShape() && getShape() == shape; }
  int64_t getDimSize(unsigned index) const { return getShape()[index]; }
  bool isDynamicDim(unsigned index) const { return isDynamic(getShape()[index]); }
  int64_t getNumDynamicDims() const { return llvm::count(getShape(), kDynamic); }
  unsigned getElementTypeBitWidth() const { return getElementType().getIntOrFloatBitWidth(); }
  /// The same kind of type with another element type, or another shape.
  ShapedType clone(Type elementType) const;
  ShapedType clone(llvm::ArrayRef<int64_t> shape, Type elementType) const;
  ShapedType clone(llvm::ArrayRef<int64_t> shape) const { return clone(shape, getElementType()); }
};

/// Shape first, then per dimension whether it is scalable.
class VectorType : public TypeView<VectorType, ShapedType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static VectorType get(llvm::ArrayRef<int64_t> shape, Type elementType, llvm::ArrayRef<bool> scalableDims = {});
  static VectorType getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, llvm::ArrayRef<int64_t> shape,
                               Type elementType, llvm::ArrayRef<bool> scalableDims = {});
  static bool isValidElementType(Type type);
  llvm::ArrayRef<int64_t> getShape() const { return param<llvm::ArrayRef<int64_t>>(0); }
  Type getElementType() const { return param<Type>(16); }
  /// One 0 or 1 for each dimension.
  llvm::ArrayRef<int64_t> getScalableFlags() const { return param<llvm::ArrayRef<int64_t>>(24); }
  bool isScalable() const { return llvm::is_contained(getScalableFlags(), 1); }
};

class TensorType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type);
};

class RankedTensorType : public TypeView<RankedTensorType, TensorType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static RankedTensorType get(llvm::ArrayRef<int64_t> shape, Type elementType, Attribute encoding = {});
  static RankedTensorType getChecked(llvm::function_ref<InFlightDiagnostic()> emitError,
                                     llvm::ArrayRef<int64_t> shape, Type elementType, Attribute encoding = {});
  llvm::ArrayRef<int64_t> getShape() const { return param<llvm::ArrayRef<int64_t>>(0); }
  Type getElementType() const { return param<Type>(16); }
  Attribute getEncoding() const { return param<Attribute>(24); } ///< May be null.
};

class UnrankedTensorType : public TypeView<UnrankedTensorType, TensorType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static UnrankedTensorType get(Type elementType);
  static UnrankedTensorType getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, Type elementType);
  Type getElementType() const { return param<Type>(0); }
};

class BaseMemRefType : public ShapedType {
public:
  using ShapedType::ShapedType;
  static bool classof(Type type);
  static bool isValidElementType(Type type);
  Attribute getMemorySpace() const; ///< May be null.
  unsigned getMemorySpaceAsInt() const; ///< 0 for none. \pre it is none or an integer.
};

/// Where the elements of a memref are: an affine map, strides, or what a dialect declares.
class MemRefLayoutAttrInterface : public Attribute {
public:
  using Attribute::Attribute;
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

/// Without a layout, elements lie in row-major order. The identity map is no layout; memory space 0 is none.
class MemRefType : public TypeView<MemRefType, BaseMemRefType> {
public:
  class Builder;
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static MemRefType get(llvm::ArrayRef<int64_t> shape, Type elementType, MemRefLayoutAttrInterface layout = {},
                        Attribute memorySpace = {});
  static MemRefType get(llvm::ArrayRef<int64_t> shape, Type elementType, AffineMap map, Attribute memorySpace = {});
  static MemRefType getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, llvm::ArrayRef<int64_t> shape,
                               Type elementType, MemRefLayoutAttrInterface layout = {}, Attribute memorySpace = {});
  static MemRefType getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, llvm::ArrayRef<int64_t> shape,
                               Type elementType, AffineMap map, Attribute memorySpace = {});
  llvm::ArrayRef<int64_t> getShape() const { return param<llvm::ArrayRef<int64_t>>(0); }
  Type getElementType() const { return param<Type>(16); }
  /// Never null: the identity map where none was given.
  MemRefLayoutAttrInterface getLayout() const;
  bool hasIdentityMap() const { return !param<Attribute>(24); } ///< No layout was given.
  Attribute getMemorySpace() const { return param<Attribute>(32); }

  /// See MemRefLayoutAttrInterface.
  LogicalResult getStridesAndOffset(llvm::SmallVectorImpl<int64_t> &strides, int64_t &offset) const;
  /// \pre the layout has strides.
  std::pair<llvm::SmallVector<int64_t>, int64_t> getStridesAndOffset() const;
  bool isStrided() const;
  /// The number of last dimensions whose elements follow each other without a gap.
  int64_t getNumContiguousTrailingDims() const;
  bool areTrailingDimsContiguous(int64_t count) const { return getNumContiguousTrailingDims() >= count; }
  bool isLastDimUnitStride() const;
  /// The same with the layout dropped where it says nothing new, its map simplified elsewhere.
  MemRefType canonicalizeStridedLayout() const;
};

/// A memref type under construction.
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

class UnrankedMemRefType : public TypeView<UnrankedMemRefType, BaseMemRefType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static UnrankedMemRefType get(Type elementType, Attribute memorySpace = {});
  static UnrankedMemRefType getChecked(llvm::function_ref<InFlightDiagnostic()> emitError, Type elementType,
                                       Attribute memorySpace = {});
  Type getElementType() const { return param<Type>(0); }
  Attribute getMemorySpace() const { return param<Attribute>(8); }
};

/// `!dialect<"text">` of a dialect that is not loaded.
class OpaqueType : public TypeView<OpaqueType> {
public:
  using TypeView::TypeView;
  static const TypeDefSpec spec;
  static OpaqueType get(MLIRContext *context, llvm::StringRef dialectNamespace, llvm::StringRef typeData);
  llvm::StringRef getDialectNamespace() const { return param<llvm::StringRef>(0); }
  llvm::StringRef getTypeData() const { return param<llvm::StringRef>(16); }
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
