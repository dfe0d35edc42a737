//===- InferTypeOpInterface.cpp - Inference of result types and shapes ----===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/interfaces/InferTypeOpInterface.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Matchers.h"
#include "runtime/ir/OperationState.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Debug.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

bool ShapeAdaptor::hasRank() const {
  if (type)
    return type.hasRank();
  return elements || (components && components->hasRank());
}

Type ShapeAdaptor::getElementType() const {
  if (type)
    return type.getElementType();
  return components ? components->getElementType() : Type();
}

void ShapeAdaptor::getDims(llvm::SmallVectorImpl<int64_t> &res) const {
  assert(hasRank() && "expected a rank");
  res.clear();
  if (type)
    res.append(type.getShape().begin(), type.getShape().end());
  else if (components)
    res.append(components->dims.begin(), components->dims.end());
  else
    for (const llvm::APInt &size : elements.getValues<llvm::APInt>())
      res.push_back(size.getSExtValue());
}

void ShapeAdaptor::getDims(ShapedTypeComponents &res) const {
  getDims(res.dims);
  res.ranked = true;
}

int64_t ShapeAdaptor::getDimSize(int index) const {
  llvm::SmallVector<int64_t> dims;
  getDims(dims);
  return dims[index];
}

int64_t ShapeAdaptor::getRank() const {
  assert(hasRank() && "expected a rank");
  if (type)
    return type.getRank();
  return components ? components->dims.size() : elements.getNumElements();
}

bool ShapeAdaptor::hasStaticShape() const {
  if (!hasRank())
    return false;
  llvm::SmallVector<int64_t> dims;
  getDims(dims);
  return llvm::none_of(dims, ShapedType::isDynamic);
}

int64_t ShapeAdaptor::getNumElements() const {
  assert(hasStaticShape() && "expected a static shape");
  llvm::SmallVector<int64_t> dims;
  getDims(dims);
  return ShapedType::getNumElements(dims);
}

void ShapeAdaptor::dump() const {
  llvm::raw_ostream &os = llvm::dbgs();
  if (!hasRank()) {
    os << (*this ? "<<unranked>>\n" : "<<null>>\n");
    return;
  }
  llvm::SmallVector<int64_t> dims;
  getDims(dims);
  llvm::ListSeparator separator("x");
  for (int64_t size : dims)
    os << separator << (ShapedType::isDynamic(size) ? "?" : std::to_string(size));
  os << '\n';
}

ShapeAdaptor ValueShapeRange::getValueAsShape(int index) {
  Value value = (*this)[index];
  if (valueToShape)
    if (ShapeAdaptor shape = valueToShape(value))
      return shape;
  Attribute constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return ShapeAdaptor(Type());
  auto elements = llvm::dyn_cast_or_null<DenseIntElementsAttr>(constant);
  return elements && elements.getType().getRank() == 1 ? ShapeAdaptor(Attribute(elements))
                                                       : ShapeAdaptor(Type());
}

ShapeAdaptor ValueShapeRange::getShape(Value value) const {
  if (operandShape)
    if (ShapeAdaptor shape = operandShape(value))
      return shape;
  return ShapeAdaptor(value.getType());
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

bool InferTypeOpInterface::classof(Operation *op) {
  const OpSpec *spec = op->getSpec();
  return spec && (spec->hooks.inferResultTypes ||
                  (!spec->results.empty() && spec->inference.size() == spec->results.size()));
}

LogicalResult InferTypeOpInterface::inferReturnTypes(MLIRContext *context, std::optional<Location> location,
                                                     ValueRange operands, DictionaryAttr attributes,
                                                     OpaqueProperties properties, RegionRange regions,
                                                     llvm::SmallVectorImpl<Type> &inferredReturnTypes) const {
  return mlir::detail::inferReturnTypes(
      op->getName(), {context, location, operands, attributes, properties, regions}, inferredReturnTypes);
}

/// Reports that the inferred types differ from the result types of the op. \param prefix text before the
/// message: the name of the op, or empty.
static LogicalResult reportMismatch(InFlightDiagnostic diag, llvm::StringRef prefix, TypeRange inferred,
                                    TypeRange given) {
  auto list = [&](TypeRange types) {
    llvm::interleave(types, [&](Type type) { diag << type; }, [&] { diag << ", "; });
  };
  diag << prefix << "inferred type(s) ";
  list(inferred);
  diag << " are incompatible with return type(s) of operation ";
  list(given);
  return failure();
}

LogicalResult InferTypeOpInterface::refineReturnTypes(MLIRContext *context, std::optional<Location> location,
                                                      ValueRange operands, DictionaryAttr attributes,
                                                      OpaqueProperties properties, RegionRange regions,
                                                      llvm::SmallVectorImpl<Type> &returnTypes) const {
  return mlir::detail::refineReturnTypes(
      op->getName(), {context, location, operands, attributes, properties, regions}, returnTypes);
}

LogicalResult mlir::detail::inferReturnTensorTypes(llvm::ArrayRef<ShapedTypeComponents> retComponents,
                                                   llvm::SmallVectorImpl<Type> &inferredReturnTypes) {
  for (const ShapedTypeComponents &part : retComponents) {
    Type element = part.getElementType();
    assert(element && "expected an element type");
    if (part.hasRank())
      inferredReturnTypes.push_back(RankedTensorType::get(part.getDims(), element, part.getAttribute()));
    else
      inferredReturnTypes.push_back(UnrankedTensorType::get(element));
  }
  return success();
}

LogicalResult mlir::detail::verifyInferredResultTypes(Operation *op) {
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(op->getOperands());
  state.addAttributes(op->getAttrList());
  llvm::SmallVector<Type> inferred, given(op->getResultTypes().begin(), op->getResultTypes().end());
  if (failed(inferResultTypes(state, inferred, /*emitErrors=*/true, given)))
    return failure();
  if (inferred == given)
    return success();
  return reportMismatch(op->emitOpError(), "", inferred, given);
}

void mlir::detail::reportFatalInferReturnTypesError(OperationState &state) {
  llvm::report_fatal_error("failed to infer the result types of '" + state.name.getStringRef() + "'");
}
