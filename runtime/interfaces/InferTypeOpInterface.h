//===- InferTypeOpInterface.h - Inference of result types and shapes -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The interface of ops that compute their result types, and classes for the shapes of values: ShapeAdaptor
// reads a shape from a type, from a constant or from components; ShapedTypeComponents describes a result of
// which perhaps only a part is known; ValueShapeRange is a range of values whose shapes the caller may know
// better than their types do. Views and small value classes, used by one thread.
//
// The OpSpec of an op kind (runtime/spec/OpSpec.h) describes how its result types are inferred. For sizes as
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

/// A shape that is taken from a ShapedType, from ShapedTypeComponents, or from a constant whose elements are
/// the sizes. Borrows the components, which must outlive the adaptor.
class ShapeAdaptor {
public:
  /// Create an adaptor. It converts to false if `type` is not a ShapedType, or if `elements` is not a
  /// DenseIntElementsAttr.
  ShapeAdaptor(Type type) : type(llvm::dyn_cast_if_present<ShapedType>(type)) {}
  ShapeAdaptor(Attribute elements) : elements(llvm::dyn_cast_if_present<DenseIntElementsAttr>(elements)) {}
  ShapeAdaptor(ShapedTypeComponents *components) : components(components) {}
  ShapeAdaptor(ShapedTypeComponents &components) : components(&components) {}

  explicit operator bool() const { return type || elements || components; }
  bool hasRank() const;
  /// Returns the element type; null if the shape is that of a constant.
  Type getElementType() const;
  // The functions below require that the shape is ranked.
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

/// Parts of a shaped type, each of which may be missing: a shape, an element type, and an attribute, such as
/// the encoding of a tensor type.
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

/// A range of values with two optional mappings: from a value to its shape, and from a value to the shape
/// that its elements specify (for example, a constant [2, 3] specifies the shape 2x3). Borrows the functions,
/// which must outlive the range.
class ValueShapeRange : public ValueRange {
public:
  /// A mapping from a value to a shape; returns an adaptor that is false if the shape is unknown.
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

  /// Returns the shape that the elements of the value specify. Asks the mapping first; else the value must be
  /// a constant. Returns an adaptor that is false if the shape is unknown.
  ShapeAdaptor getValueAsShape(int index);
  /// Return the shape of a value: from the mapping, or else from the type of the value.
  ShapeAdaptor getShape(int index) const { return getShape((*this)[index]); }
  ShapeAdaptor getShape(Value value) const;

private:
  ValueShapeMapFn operandShape, valueToShape;
};

/// Typed view (see OpView.h) of an op whose result types can be inferred, either from its OpSpec or by a
/// function of the op class.
class InferTypeOpInterface : public OpInterface<InferTypeOpInterface> {
public:
  using OpInterface::OpInterface;
  struct Concept {};
  static bool classof(Operation *op);
  static bool classof(OpState state) { return classof(state.getOperation()); }

  /// Appends the result types that an op with the same name and the given operands, attributes and regions
  /// would have. Fails if no types can be inferred; emits an error if there is a location. \param properties
  /// the inherent attributes; if empty, they are read from \p attributes.
  LogicalResult inferReturnTypes(MLIRContext *context, std::optional<Location> location, ValueRange operands,
                                 DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
                                 llvm::SmallVectorImpl<Type> &inferredReturnTypes) const;
  /// Infers the result types as inferReturnTypes() does, and fails if they differ from the types in
  /// \p returnTypes.
  LogicalResult refineReturnTypes(MLIRContext *context, std::optional<Location> location, ValueRange operands,
                                  DictionaryAttr attributes, OpaqueProperties properties, RegionRange regions,
                                  llvm::SmallVectorImpl<Type> &returnTypes) const;
};

namespace detail {
/// Appends one tensor type for each element of \p retComponents: an unranked tensor if the element has no
/// rank.
/// \pre Each element has an element type.
LogicalResult inferReturnTensorTypes(llvm::ArrayRef<ShapedTypeComponents> retComponents,
                                     llvm::SmallVectorImpl<Type> &inferredReturnTypes);
/// Verifies that the inferred types are compatible with the result types of an op.
LogicalResult verifyInferredResultTypes(Operation *op);
/// Aborts with a message that the result types of an op cannot be inferred.
[[noreturn]] void reportFatalInferReturnTypesError(OperationState &state);
} // namespace detail

} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_INFERTYPEOPINTERFACE_H
