//===- TraitVerifier.cpp - Verification of traits -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Broadcast.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/OpTraits.h"
#include "runtime/ir/SymbolTable.h"
#include "runtime/ir/TypeUtilities.h"
#include "runtime/ir/VerifierImpl.h"
#include "runtime/support/Diagnostics.h"

using namespace mlir;
using namespace mlir::detail;

namespace text {
STRATA_DIAGNOSTIC(SingleBlockCount, Error, "expects region #{0} to have 0 or 1 blocks", unsigned);
STRATA_DIAGNOSTIC(SingleBlockEmpty, Error, "expects a non-empty block");
STRATA_DIAGNOSTIC(WrongParent, Error, "expects parent op {0}'{1}'", llvm::StringRef,
                  llvm::ArrayRef<llvm::StringRef>);
STRATA_DIAGNOSTIC(RegionHasArguments, Error, "region #{0} should have no arguments", unsigned);
STRATA_DIAGNOSTIC(OneRegionHasArguments, Error, "region should have no arguments");
STRATA_DIAGNOSTIC(NotLastInBlock, Error, "must be the last operation in the parent block");
STRATA_DIAGNOSTIC(TypesDiffer, Error, "requires the same {0} for all operands{1}", llvm::StringRef,
                  llvm::StringRef);
STRATA_DIAGNOSTIC(OperandTypesDiffer, Error, "requires all operands to have the same type");
STRATA_DIAGNOSTIC(VectorWithTensor, Error, "cannot broadcast vector with tensor");
STRATA_DIAGNOSTIC(ShapesDoNotSpread, Error, "operands don't have broadcast-compatible shapes");
STRATA_DIAGNOSTIC(ResultShapeDoesNotSpread, Error,
                  "result type '{0}' not broadcast compatible with broadcasted operands's shapes '{1}'",
                  std::string, std::string);
STRATA_DIAGNOSTIC(ResultNotFloatLike, Error, "requires a floating point type");
STRATA_DIAGNOSTIC(TypeNotOfKind, Error, "requires {0}", llvm::StringRef);
STRATA_DIAGNOSTIC(NonScalarResultMissing, Error,
                  "if an operand is non-scalar, then there must be at least one non-scalar result");
STRATA_DIAGNOSTIC(ScalarResultOfNonScalar, Error,
                  "if an operand is non-scalar, then all results must be non-scalar");
STRATA_DIAGNOSTIC(NonScalarOperandMissing, Error,
                  "if a result is non-scalar, then at least one operand must be non-scalar");
STRATA_DIAGNOSTIC(ElementwiseShapes, Error,
                  "all non-scalar operands/results must have the same shape and base type");
STRATA_DIAGNOSTIC(SymbolNameMissing, Error, "requires string attribute '{0}'", llvm::StringRef);
STRATA_DIAGNOSTIC(VisibilityNotString, Error,
                  "requires visibility attribute '{0}' to be a string attribute, but got {1}",
                  llvm::StringRef, Attribute);
STRATA_DIAGNOSTIC(VisibilityUnknown, Error,
                  "visibility expected to be one of [\"public\", \"private\", \"nested\"], but got {0}",
                  Attribute);
STRATA_DIAGNOSTIC(SymbolOutsideTable, Error, "symbol's parent must have the SymbolTable trait");
} // namespace text

//===----------------------------------------------------------------------===//
// Verification of structural traits
//===----------------------------------------------------------------------===//

static LogicalResult verifySingleBlock(Operation *op) {
  for (auto [index, region] : llvm::enumerate(op->getRegions())) {
    if (region.empty())
      continue;
    if (!region.hasOneBlock())
      return reportOpError(op, text::SingleBlockCount, index);
    if (!op->hasTrait(Trait::NoTerminator) && region.front().empty())
      return reportOpError(op, text::SingleBlockEmpty);
  }
  return success();
}

LogicalResult mlir::detail::verifyParent(Operation *op, llvm::ArrayRef<llvm::StringRef> names) {
  Operation *parent = op->getParentOp();
  if (parent && llvm::is_contained(names, parent->getName().getStringRef()))
    return success();
  return reportOpError(op, text::WrongParent, names.size() > 1 ? "to be one of " : "", names);
}

static LogicalResult verifyNoRegionArguments(Operation *op) {
  for (auto [index, region] : llvm::enumerate(op->getRegions())) {
    if (region.getNumArguments() == 0)
      continue;
    if (op->getNumRegions() > 1)
      return reportOpError(op, text::RegionHasArguments, index);
    return reportOpError(op, text::OneRegionHasArguments);
  }
  return success();
}

LogicalResult mlir::detail::verifyStructuralTraits(Operation *op, const OpSpec &spec) {
  if (spec.traits.contains(Trait::SingleBlock) && failed(verifySingleBlock(op)))
    return failure();
  if (!spec.parents.empty() && failed(verifyParent(op, spec.parents)))
    return failure();
  if (spec.traits.contains(Trait::NoRegionArguments) && failed(verifyNoRegionArguments(op)))
    return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Verification of traits about types
//===----------------------------------------------------------------------===//

/// Returns true if \p fn returns true for the types of all operands and, with \p results, of all results.
template <typename Fn>
static bool allTypes(Operation *op, bool results, Fn &&fn) {
  for (OpOperand &operand : op->getOpOperands())
    if (!fn(operand.get().getType()))
      return false;
  if (results)
    for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
      if (!fn(op->getResult(i).getType()))
        return false;
  return true;
}

/// Returns true if all shapes are compatible. Checked pairwise because compatibility is not transitive: any
/// size is compatible with a dynamic one.
static bool allShapesCompatible(Operation *op, bool results) {
  llvm::SmallVector<Type, 4> distinct;
  return allTypes(op, results, [&](Type type) {
    if (llvm::is_contained(distinct, type))
      return true;
    for (Type other : distinct)
      if (failed(verifyCompatibleShape(type, other)))
        return false;
    distinct.push_back(type);
    return true;
  });
}

static int64_t rankOf(Type type) {
  auto shaped = llvm::dyn_cast<ShapedType>(type);
  return !shaped ? 0 : shaped.hasRank() ? shaped.getRank() : -1;
}

/// Checks the traits that restrict the types of operands and results.
/// \param allEqual true if all operands and results have the same type.
static LogicalResult verifyTypeTraits(Operation *op, TraitSet traits, Type first, bool allEqual) {
  auto sameType = [&](Type type) { return type == first; };
  auto sameElement = [&](Type type) { return getElementTypeOrSelf(type) == getElementTypeOrSelf(first); };
  auto sameRank = [&](Type type) {
    return rankOf(type) < 0 || rankOf(first) < 0 || rankOf(type) == rankOf(first);
  };
  constexpr llvm::StringLiteral andResults = " and results";
  if (allEqual)
    return success();
  if (traits.contains(Trait::SameTypeOperands) && !allTypes(op, false, sameType))
    return reportOpError(op, text::OperandTypesDiffer);
  if (traits.contains(Trait::SameOperandsShape) && !allShapesCompatible(op, false))
    return reportOpError(op, text::TypesDiffer, "shape", "");
  if (traits.contains(Trait::SameOperandsElementType) && !allTypes(op, false, sameElement))
    return reportOpError(op, text::TypesDiffer, "element type", "");
  if (traits.contains(Trait::SameOperandsAndResultShape) && !allShapesCompatible(op, true))
    return reportOpError(op, text::TypesDiffer, "shape", andResults);
  if (traits.contains(Trait::SameOperandsAndResultElementType) && !allTypes(op, true, sameElement))
    return reportOpError(op, text::TypesDiffer, "element type", andResults);
  // Types that differ only in dynamic sizes count as the same type.
  if (traits.contains(Trait::SameOperandsAndResultType) &&
      !(allTypes(op, true, sameElement) && allShapesCompatible(op, true)))
    return reportOpError(op, text::TypesDiffer, "type", andResults);
  if (traits.contains(Trait::SameOperandsAndResultRank) && !allTypes(op, true, sameRank))
    return reportOpError(op, text::TypesDiffer, "rank", andResults);
  return success();
}

/// Returns the element type of a vector or tensor; any other type as it is.
static Type scalarOf(Type type) {
  return llvm::isa<VectorType, TensorType>(type) ? getElementTypeOrSelf(type) : type;
}

LogicalResult mlir::detail::verifyTypesAre(Operation *op, bool ofResults, TypeKind kind) {
  auto fits = [kind](Type type) {
    Type scalar = scalarOf(type);
    return kind == TypeKind::FloatLike             ? llvm::isa<FloatType>(scalar)
           : kind == TypeKind::SignlessIntegerLike ? scalar.isSignlessIntOrIndex()
                                                   : scalar.isInteger(1);
  };
  TypeRange types = ofResults ? TypeRange(op->getResultTypes()) : TypeRange(op->getOperandTypes());
  if (llvm::all_of(types, fits))
    return success();
  return reportOpError(op, text::TypeNotOfKind,
                       kind == TypeKind::FloatLike             ? "a float type"
                       : kind == TypeKind::SignlessIntegerLike ? "an integer or index type"
                                                               : "a bool result type");
}

/// Returns a shape as text, such as "2x?x4".
static std::string shapeText(llvm::ArrayRef<int64_t> shape) {
  std::string text;
  for (int64_t size : shape)
    text += (text.empty() ? "" : "x") + (ShapedType::isDynamic(size) ? "?" : std::to_string(size));
  return text;
}

/// Checks that the operands have a broadcast shape and that it is compatible with the last dimensions of each
/// result. Only ranked tensors are considered.
static LogicalResult verifyBroadcast(Operation *op) {
  bool hasTensor = false, hasVector = false;
  allTypes(op, true, [&](Type type) {
    hasTensor |= llvm::isa<TensorType>(type);
    hasVector |= llvm::isa<VectorType>(type);
    return true;
  });
  if (hasTensor && hasVector)
    return reportError(op, /*named=*/false, text::VectorWithTensor);
  bool hasRanked = false;
  llvm::SmallVector<int64_t, 4> spread, next;
  for (OpOperand &operand : op->getOpOperands()) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(operand.get().getType());
    if (!tensor)
      continue;
    hasRanked = true;
    if (!OpTrait::util::getBroadcastedShape(spread, tensor.getShape(), next))
      return reportOpError(op, text::ShapesDoNotSpread);
    std::swap(spread, next);
  }
  auto fits = [](auto sizes) {
    auto [wanted, found] = sizes;
    return wanted == found || ShapedType::isDynamic(wanted) || ShapedType::isDynamic(found);
  };
  for (unsigned i = 0, e = hasRanked ? op->getNumResults() : 0; i != e; ++i) {
    auto tensor = llvm::dyn_cast<RankedTensorType>(op->getResult(i).getType());
    if (!tensor)
      continue;
    llvm::ArrayRef<int64_t> shape = tensor.getShape();
    if (shape.size() < spread.size() ||
        !llvm::all_of(llvm::zip_equal(spread, shape.take_back(spread.size())), fits))
      return reportOpError(op, text::ResultShapeDoesNotSpread, shapeText(shape), shapeText(spread));
  }
  return success();
}

static LogicalResult verifyElementwise(Operation *op) {
  auto isNonScalar = [](Type type) { return llvm::isa<VectorType, TensorType>(type); };
  llvm::SmallVector<Type, 4> operands, results;
  for (OpOperand &operand : op->getOpOperands())
    if (isNonScalar(operand.get().getType()))
      operands.push_back(operand.get().getType());
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    if (isNonScalar(op->getResult(i).getType()))
      results.push_back(op->getResult(i).getType());
  if (operands.empty() && results.empty())
    return success();
  if (results.empty())
    return reportOpError(op, text::NonScalarResultMissing);
  if (operands.empty())
    return reportOpError(op, text::NonScalarOperandMissing);
  if (results.size() != op->getNumResults())
    return reportOpError(op, text::ScalarResultOfNonScalar);
  operands.append(results);
  for (Type type : operands)
    if (type.getTypeID() != operands.front().getTypeID() ||
        failed(verifyCompatibleShape(type, operands.front())))
      return reportOpError(op, text::ElementwiseShapes);
  return success();
}

//===----------------------------------------------------------------------===//
// Verification of symbol traits
//===----------------------------------------------------------------------===//

static LogicalResult verifySymbol(Operation *op, const OpSpec &spec) {
  constexpr llvm::StringLiteral nameAttr = SymbolTable::getSymbolAttrName();
  constexpr llvm::StringLiteral visibilityAttr = SymbolTable::getVisibilityAttrName();
  int slot = op->getName().getSlot(nameAttr);
  bool mayBeNameless = slot >= 0 && spec.attributes[slot].isOptional;
  Attribute name = op->getAttr(nameAttr);
  if (!name && mayBeNameless)
    return success();
  if (!llvm::isa_and_nonnull<StringAttr>(name))
    return reportOpError(op, text::SymbolNameMissing, nameAttr);
  if (Attribute visibility = op->getAttr(visibilityAttr)) {
    auto word = llvm::dyn_cast<StringAttr>(visibility);
    if (!word)
      return reportOpError(op, text::VisibilityNotString, visibilityAttr, visibility);
    if (!llvm::is_contained({"public", "private", "nested"}, word.getValue()))
      return reportOpError(op, text::VisibilityUnknown, visibility);
  }
  Operation *parent = op->getParentOp();
  if (parent && parent->isRegistered() && !parent->hasTrait(Trait::SymbolTable))
    return reportOpError(op, text::SymbolOutsideTable);
  return success();
}

LogicalResult mlir::detail::verifyOtherTraits(Operation *op, const OpSpec &spec) {
  constexpr TraitSet typeTraits = {Trait::SameTypeOperands,          Trait::SameOperandsShape,
                                   Trait::SameOperandsElementType,   Trait::SameOperandsAndResultShape,
                                   Trait::SameOperandsAndResultType, Trait::SameOperandsAndResultElementType,
                                   Trait::SameOperandsAndResultRank, Trait::Elementwise};
  TraitSet traits = spec.traits;
  if (traits.intersects(typeTraits) && (op->getNumOperands() || op->getNumResults())) {
    Type first = op->getNumOperands() ? op->getOperand(0).getType() : op->getResult(0).getType();
    bool allEqual = allTypes(op, true, [&](Type type) { return type == first; });
    if (failed(verifyTypeTraits(op, traits, first, allEqual)))
      return failure();
    bool isPlainElementwise = allEqual && op->getNumOperands() && op->getNumResults();
    if (traits.contains(Trait::Elementwise) && !isPlainElementwise && failed(verifyElementwise(op)))
      return failure();
  }
  if (traits.contains(Trait::ResultsBroadcastableShape) && failed(verifyBroadcast(op)))
    return failure();
  if (traits.contains(Trait::ResultsAreFloatLike))
    for (Type type : op->getResultTypes())
      if (!llvm::isa<FloatType>(scalarOf(type)))
        return reportOpError(op, text::ResultNotFloatLike);
  if (traits.contains(Trait::IsTerminator)) {
    Block *block = op->getBlock();
    if (!block || op->getNextNode())
      return reportOpError(op, text::NotLastInBlock);
  }
  if (traits.contains(Trait::Symbol) && failed(verifySymbol(op, spec)))
    return failure();
  return success();
}

LogicalResult mlir::detail::verifyTrait(Operation *op, Trait trait) {
  // Check the operation against its declaration with this trait as the only one.
  OpSpec asked = op->getSpec() ? *op->getSpec() : OpSpec();
  asked.traits = {trait};
  asked.parents = {};
  if (failed(verifyStructuralTraits(op, asked)))
    return failure();
  return verifyOtherTraits(op, asked);
}
