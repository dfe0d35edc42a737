//===- OpHookThunks.h - From an author's C++ to a Hook --------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The functions that generated OpSpec tables put in their hooks: each turns an Operation into the typed
// view and calls what the author wrote on it. Templates, so that only what an op declares is instantiated.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPHOOKTHUNKS_H
#define STRATA_RUNTIME_IR_OPHOOKTHUNKS_H

#include "runtime/ir/OpAdaptor.h"
#include "runtime/ir/OpFoldResult.h"
#include "runtime/ir/OperationState.h"
#include <type_traits>

namespace strata {

/// The constraint of operandSegmentSizes and resultSegmentSizes: a dense array of i32.
extern const AttrConstraintSpec segmentSizesConstraint;

/// The dictionary that `inferReturnTypes` is handed: all attributes, by name.
DictionaryAttr getInferAttributes(const InferContext &context);

namespace detail {

namespace {
/// A type that every translation unit has for itself. The tables and functions of an interface's model with
/// it are local: no section, group and symbol for each, which are larger than the code.
struct ThisUnit;
} // namespace

/// The table of an interface for an op class. A model written without a second parameter is shared by all
/// units.
template <typename InterfaceT, typename OpT>
static consteval const void *modelOf() {
  if constexpr (requires { &InterfaceT::template Model<OpT, ThisUnit>::value; })
    return &InterfaceT::template Model<OpT, ThisUnit>::value;
  else
    return &InterfaceT::template Model<OpT>::value;
}

template <typename OpT>
static LogicalResult verifyRegionsThunk(const void *, Operation *op) {
  return OpT(op).verifyRegions();
}

// Static: an instance is used in one descriptor, and a symbol of its own would be larger than its code.

/// Whether a folder said something, and what. The op itself as the answer means that it was changed in place.
LogicalResult takeFoldResult(Operation *op, OpFoldResult result,
                             llvm::SmallVectorImpl<OpFoldResult> &results);

/// Both forms of fold: one result, or a list.
template <typename OpT>
static LogicalResult foldThunk(const void *, Operation *op, llvm::ArrayRef<Attribute> operands,
                               llvm::SmallVectorImpl<OpFoldResult> &results) {
  typename OpT::FoldAdaptor adaptor(operands, op);
  if constexpr (requires { OpFoldResult(OpT(op).fold(adaptor)); })
    return takeFoldResult(op, OpT(op).fold(adaptor), results);
  else
    return OpT(op).fold(adaptor, results);
}

template <typename OpT>
static LogicalResult verifySymbolUsesThunk(const void *, Operation *op, SymbolTableCollection &symbolTables) {
  return OpT(op).verifySymbolUses(symbolTables);
}

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

/// What a trait that a dialect author writes in C++ derives from; `verifyTrait(Operation *)` is called for
/// each op that has it, when the trait declares it.
namespace OpTrait {
template <typename ConcreteOp, template <typename> class TraitType>
class TraitBase {
protected:
  Operation *getOperation() { return static_cast<ConcreteOp *>(this)->getOperation(); }
};

template <typename TraitT>
LogicalResult verifyTraitThunk(Operation *op) {
  if constexpr (requires { TraitT::verifyTrait(op); })
    return TraitT::verifyTrait(op);
  else
    return success();
}
} // namespace OpTrait

namespace detail {
template <typename TraitT>
concept VerifiesRegions = requires(Operation *op) { TraitT::verifyRegionTrait(op); };

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

/// What is verified once the regions have been: what traits ask, in order, then the op's own verifyRegions.
/// Empty where there is nothing of the kind.
template <typename OpT, bool HasVerifier, typename... Traits>
inline constexpr Hook<LogicalResult(Operation *)> verifyRegionsHook = [] {
  if constexpr (HasVerifier || (VerifiesRegions<Traits> || ...))
    return hook<&verifyRegionsWithTraits<OpT, HasVerifier, Traits...>>;
  else
    return Hook<LogicalResult(Operation *)>();
}();
} // namespace detail

} // namespace strata

#endif // STRATA_RUNTIME_IR_OPHOOKTHUNKS_H
