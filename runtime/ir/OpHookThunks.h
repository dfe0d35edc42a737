//===- OpHookThunks.h - Hooks of OpSpec from C++ classes --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions that generated OpSpec tables store in their hooks. Each converts an Operation to the typed view
// and calls the author's function on it. They are templates, so only the hooks that an operation declares are
// instantiated.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPHOOKTHUNKS_H
#define STRATA_RUNTIME_IR_OPHOOKTHUNKS_H

#include "runtime/ir/OpAdaptor.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OperationState.h"
#include <type_traits>

namespace mlir {

/// The constraint of operandSegmentSizes and resultSegmentSizes: a dense i32 array.
extern const AttrConstraintSpec segmentSizesConstraint;

/// Returns the dictionary of all attributes, inherent and discardable, that `inferReturnTypes` takes.
DictionaryAttr getInferAttributes(const InferContext &context);

namespace detail {

namespace {
/// A type that is different in each translation unit. The tables and functions of interface models
/// instantiated with it have internal linkage, which avoids a section, group and symbol per function.
struct ThisUnit;
} // namespace

template <typename OpT>
Operation *buildDetached(OpBuilder &builder, Location loc) {
  OperationState state(loc, OperationName(OpT::getOperationName(), loc.getContext()));
  OpT::build(builder, state);
  return Operation::create(state);
}

/// Returns the function table of an interface for an operation class. A model without a second template
/// parameter is shared by all translation units.
template <typename InterfaceT, typename OpT>
static consteval const void *modelOf() {
  if constexpr (requires { &InterfaceT::template Model<OpT, ThisUnit>::value; })
    return &InterfaceT::template Model<OpT, ThisUnit>::value;
  else
    return &InterfaceT::template Model<OpT>::value;
}

/// Implements OpHooks::verifyRegions by `OpT::verifyRegions`.
template <typename OpT>
static LogicalResult verifyRegionsThunk(const void *, Operation *op) {
  return OpT(op).verifyRegions();
}

// The thunks are static because each instance is used in one descriptor; a global symbol would take more
// space than the code.

/// Appends \p result, which a folder of a single-result operation returned, to \p results. Fails if \p result
/// is null. If \p result is the operation's own result, which means that the operation was modified in place,
/// succeeds without appending.
LogicalResult takeFoldResult(Operation *op, OpFoldResult result,
                             llvm::SmallVectorImpl<OpFoldResult> &results);

/// Implements OpHooks::fold by `OpT::fold`, which either returns the result or fills a list of results.
template <typename OpT>
static LogicalResult foldThunk(const void *, Operation *op, llvm::ArrayRef<Attribute> operands,
                               llvm::SmallVectorImpl<OpFoldResult> &results) {
  typename OpT::FoldAdaptor adaptor(operands, op);
  if constexpr (requires { OpFoldResult(OpT(op).fold(adaptor)); })
    return takeFoldResult(op, OpT(op).fold(adaptor), results);
  else
    return OpT(op).fold(adaptor, results);
}

/// Folds by `TraitT::foldTrait`, which returns one result or fills a list of results. Fails if the trait does
/// not declare it.
template <typename TraitT>
LogicalResult foldByTrait([[maybe_unused]] Operation *op, [[maybe_unused]] llvm::ArrayRef<Attribute> operands,
                          [[maybe_unused]] llvm::SmallVectorImpl<OpFoldResult> &results) {
  if constexpr (requires { TraitT::foldTrait(op, operands, results); })
    return TraitT::foldTrait(op, operands, results);
  else if constexpr (requires { OpFoldResult(TraitT::foldTrait(op, operands)); })
    return takeFoldResult(op, TraitT::foldTrait(op, operands), results);
  else
    return failure();
}

/// Implements OpHooks::fold: calls `OpT::fold`, if \p HasFolder; if that fails or changes the operation in
/// place, calls the fold functions of the traits in order until one succeeds.
template <typename OpT, bool HasFolder, typename... Traits>
LogicalResult foldWithTraitsThunk(const void *state, Operation *op, llvm::ArrayRef<Attribute> operands,
                                  llvm::SmallVectorImpl<OpFoldResult> &results) {
  bool changed = false;
  if constexpr (HasFolder)
    changed = succeeded(foldThunk<OpT>(state, op, operands, results));
  if (changed && !results.empty())
    return success();
  bool folded = (succeeded(foldByTrait<Traits>(op, operands, results)) || ...);
  return success(folded || changed);
}

/// Implements OpHooks::verifySymbolUses by `OpT::verifySymbolUses`.
template <typename OpT>
static LogicalResult verifySymbolUsesThunk(const void *, Operation *op, SymbolTableCollection &symbolTables) {
  return OpT(op).verifySymbolUses(symbolTables);
}

/// Implements OpHooks::inferResultTypes by `OpT::inferReturnTypes`. If `OpT::isCompatibleReturnTypes` accepts
/// the given result types, they replace the inferred ones.
template <typename OpT>
static LogicalResult inferThunk(const void *, const InferContext &context,
                                llvm::SmallVectorImpl<Type> &types) {
  if (failed(OpT::inferReturnTypes(context.context, context.location, context.operands,
                                   getInferAttributes(context), OpaqueProperties(context.slots),
                                   RegionRange(context.regions), types)))
    return failure();
  if constexpr (requires { OpT::isCompatibleReturnTypes(TypeRange(), TypeRange()); })
    if (!context.given.empty() && OpT::isCompatibleReturnTypes(TypeRange(types), TypeRange(context.given)))
      types.assign(context.given.begin(), context.given.end());
  return success();
}

} // namespace detail

namespace OpTrait {
/// Calls the trait's verifyTrait, if it declares one.
template <typename TraitT>
LogicalResult verifyTraitThunk(Operation *op) {
  if constexpr (requires { TraitT::verifyTrait(op); })
    return TraitT::verifyTrait(op);
  else
    return success();
}
} // namespace OpTrait

namespace detail {
/// A trait that declares verifyRegionTrait.
template <typename TraitT>
concept VerifiesRegions = requires(Operation *op) { TraitT::verifyRegionTrait(op); };

/// Calls verifyRegionTrait of the traits in order, then the operation's verifyRegions.
template <typename OpT, bool HasVerifier, typename... Traits>
LogicalResult verifyRegionsWithTraits(Operation *op) {
  [[maybe_unused]] auto verifyOne = [op]<typename TraitT>(std::type_identity<TraitT>) {
    if constexpr (VerifiesRegions<TraitT>)
      return TraitT::verifyRegionTrait(op);
    else
      return success();
  };
  if (!(succeeded(verifyOne(std::type_identity<Traits>())) && ...))
    return failure();
  if constexpr (HasVerifier)
    return OpT(op).verifyRegions();
  else
    return success();
}

/// Implements OpHooks::verifyRegions by the region checks of the traits, in order, followed by that of the
/// operation itself. Null if there are none.
template <typename OpT, bool HasVerifier, typename... Traits>
inline constexpr Hook<LogicalResult(Operation *)> verifyRegionsHook = [] {
  if constexpr (HasVerifier || (VerifiesRegions<Traits> || ...))
    return hook<&verifyRegionsWithTraits<OpT, HasVerifier, Traits...>>;
  else
    return Hook<LogicalResult(Operation *)>();
}();
} // namespace detail

} // namespace mlir

#endif // STRATA_RUNTIME_IR_OPHOOKTHUNKS_H
