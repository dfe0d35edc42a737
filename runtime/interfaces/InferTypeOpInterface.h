//===- InferTypeOpInterface.h - Inference of result types and shapes -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that compute their result types, and classes for the shapes of values: ShapeAdaptor
// reads a shape from a type, from a constant or from components; ShapedTypeComponents describes a result of
// which perhaps only a part is known; ValueShapeRange is a range of values whose shapes the caller may know
// better than their types do. Views and small value classes, used by one thread.
//
// How the op classes of a dialect infer types is in their descriptors (runtime/spec/OpSpec.h). For sizes as
// values, see ReifyRankedShapedTypeInterface.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_INFERTYPEOPINTERFACE_H
#define STRATA_RUNTIME_INTERFACES_INFERTYPEOPINTERFACE_H

#include "runtime/interfaces/ReifyRankedShapedTypeInterface.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/ElementsAttributes.h"
#include "runtime/ir/OpAdaptor.h"
#include "runtime/ir/OpView.h"

namespace mlir {

struct OperationState;
class ShapedTypeComponents;

/// The shape of a ShapedType, of ShapedTypeComponents, or given by the elements of a constant. Refers to the
/// components, which must outlive it.
class ShapeAdaptor {
public:
  /// Create an adaptor that is false if the type is not a ShapedType, or the attribute no
  /// DenseIntElementsAttr.
  ShapeAdaptor(Type type) : type(llvm::dyn_cast_if_present<ShapedType>(type)) {}
  ShapeAdaptor(Attribute elements) : elements(llvm::dyn_cast_if_present<DenseIntElementsAttr>(elements)) {}
  ShapeAdaptor(ShapedTypeComponents *components) : components(components) {}
  ShapeAdaptor(ShapedTypeComponents &components) : components(&components) {}

  explicit operator bool() const { return type || elements || components; }
  bool hasRank() const;
  /// Returns the element type; null if the shape is that of a constant.
  Type getElementType() const;
  // The functions below require a rank.
  /// Replaces the contents of \p res by the sizes.
  void getDims(llvm::SmallVectorImpl<int64_t> &res) const;
  void getDims(ShapedTypeComponents &res) const;
  int64_t getRank() const;
  int64_t getDimSize(int index) const;
  bool isDynamicDim(int index) const { return ShapedType::isDynamic(getDimSize(index)); }
  /// Returns true if there is a rank and all sizes are static.
  bool hasStaticShape() const;
  /// \pre The shape is static.
  int64_t getNumElements() const;
  /// Prints the shape to stderr.
  LLVM_DUMP_METHOD void dump() const;

private:
  ShapedType type;
  DenseIntElementsAttr elements;
  ShapedTypeComponents *components = nullptr;
};

/// Parts of a shaped type: maybe a shape, maybe an element type, maybe an attribute, such as the encoding of
/// a tensor.
class ShapedTypeComponents {
public:
  ShapedTypeComponents() = default;
  ShapedTypeComponents(llvm::ArrayRef<int64_t> shape, Type elementType = nullptr, Attribute attr = nullptr)
      : dims(shape.begin(), shape.end()), elementType(elementType), attr(attr), ranked(true) {}
  ShapedTypeComponents(Type elementType) : elementType(elementType) {}
  ShapedTypeComponents(ShapedType shapedType)
      : elementType(shapedType.getElementType()), ranked(shapedType.hasRank()) {
    if (ranked)
      dims.assign(shapedType.getShape().begin(), shapedType.getShape().end());
  }
  ShapedTypeComponents(ShapeAdaptor adaptor)
      : elementType(adaptor.getElementType()), ranked(adaptor.hasRank()) {
    if (ranked)
      adaptor.getDims(dims);
  }
  template <typename Arg>
    requires std::is_constructible_v<llvm::SmallVector<int64_t, 3>, Arg>
  ShapedTypeComponents(Arg &&shape, Type elementType = nullptr, Attribute attr = nullptr)
      : dims(std::forward<Arg>(shape)), elementType(elementType), attr(attr), ranked(true) {}

  bool hasRank() const { return ranked; }
  /// \pre hasRank().
  llvm::ArrayRef<int64_t> getDims() const {
    assert(ranked && "expected a rank");
    return dims;
  }
  Type getElementType() const { return elementType; }
  Attribute getAttribute() const { return attr; }

private:
  friend class ShapeAdaptor;
  llvm::SmallVector<int64_t, 3> dims;
  Type elementType;
  Attribute attr;
  bool ranked = false;
};

/// A range of values with functions that may know their shapes, and the shapes that their elements describe.
/// Refers to the functions, which must outlive it.
class ValueShapeRange : public ValueRange {
public:
  /// Returns a shape; false if it is unknown.
  using ValueShapeMapFn = llvm::function_ref<ShapeAdaptor(Value)>;

  ValueShapeRange(ValueRange values, ValueShapeMapFn operandShape = nullptr,
                  ValueShapeMapFn valueToShape = nullptr)
      : ValueRange(values), operandShape(operandShape), valueToShape(valueToShape) {}
  ValueShapeRange(const std::initializer_list<Value> &values) : ValueShapeRange(ValueRange(values)) {}

  ValueRange getValues() const { return *this; }
  ValueShapeMapFn getOperandShapeMapping() const { return operandShape; }
  ValueShapeMapFn getValueToShapeMapping() const { return valueToShape; }
  ValueShapeRange &setOperandShapeMapping(ValueShapeMapFn fn) {
    operandShape = fn;
    return *this;
  }
  ValueShapeRange &setValueToShapeMapping(ValueShapeMapFn fn) {
    valueToShape = fn;
    return *this;
  }

  /// Returns the shape that the elements of a value describe, from the mapping or from a constant; false if
  /// it is unknown.
  ShapeAdaptor getValueAsShape(int index);
  /// Return the shape of a value, from the mapping or from its type.
  ShapeAdaptor getShape(int index) const { return getShape((*this)[index]); }
  ShapeAdaptor getShape(Value value) const;

private:
  ValueShapeMapFn operandShape, valueToShape;
};

/// The view of an op whose result types can be inferred, by its descriptor or by its class.
class InferTypeOpInterface : public OpInterface<InferTypeOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {};
  static bool classof(Operation *op);
  static bool classof(OpState state) { return classof(state.getOperation()); }

  /// Appends the result types of an op of this kind with these operands, attributes and regions. Fails, after
  /// an error if there is a location, if there are none. \param properties the inherent attributes; if empty,
  /// they are read from \p attributes.
  LogicalResult inferReturnTypes(MLIRContext *context, std::optional<Location> location, ValueRange operands,
                                 DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
                                 llvm::SmallVectorImpl<Type> &inferredReturnTypes) const;
  /// The same, but fails if the inferred types are not those that \p returnTypes contains.
  LogicalResult refineReturnTypes(MLIRContext *context, std::optional<Location> location, ValueRange operands,
                                  DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
                                  llvm::SmallVectorImpl<Type> &returnTypes) const;
};

namespace detail {
/// Appends a tensor type for each of the components, without rank if they have none.
/// \pre Each has an element type.
LogicalResult inferReturnTensorTypes(llvm::ArrayRef<ShapedTypeComponents> retComponents,
                                     llvm::SmallVectorImpl<Type> &inferredReturnTypes);
/// Verifies that the inferred types are compatible with the result types of an op.
LogicalResult verifyInferredResultTypes(Operation *op);
/// Aborts with a message that the result types of an op cannot be inferred.
[[noreturn]] void reportFatalInferReturnTypesError(OperationState &state);
} // namespace detail

} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_INFERTYPEOPINTERFACE_H
