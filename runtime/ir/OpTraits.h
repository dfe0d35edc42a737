//===- OpTraits.h - Trait classes of operations -----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A class template for each trait, for queries such as `op->hasTrait<OpTrait::IsTerminator>()` and as base
// classes of op classes. Traits without parameters are bits of the descriptor (runtime/spec/Traits.def);
// OneResult and similar traits are computed from the descriptor; traits written in C++ are listed in it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPTRAITS_H
#define STRATA_RUNTIME_IR_OPTRAITS_H

#include "runtime/spec/OpSpec.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include <tuple>

namespace mlir {

class Block;
class Builder;
class Location;
class OpBuilder;
class Region;
class StringAttr;
class SymbolRefAttr;
class Value;

namespace OpTrait {} // namespace OpTrait

namespace detail {
/// Calls SymbolTable::lookupSymbolIn. Declared here so that SymbolTable.h need not be included.
Operation *lookupSymbolIn(Operation *symbolTableOp, llvm::StringRef name);
Operation *lookupSymbolIn(Operation *symbolTableOp, StringAttr name);
Operation *lookupSymbolIn(Operation *symbolTableOp, SymbolRefAttr name);
/// Verifies the conditions of one trait on an operation, whether or not the operation declares it.
LogicalResult verifyTrait(Operation *op, Trait trait);
/// Verifies the conditions of the trait SymbolTable or IsIsolatedFromAbove on the operations in the regions
/// of \p op.
LogicalResult verifyRegionTrait(Operation *op, Trait trait);
/// Verifies that the parent operation has one of these names.
LogicalResult verifyParent(Operation *op, llvm::ArrayRef<llvm::StringRef> names);
/// Verifies that the first block of each region ends with an operation of this name.
LogicalResult verifyImplicitTerminator(Operation *op, llvm::StringRef name);
/// Verifies that the attribute with the segment sizes fits the operands or results.
LogicalResult verifySegmentSizes(Operation *op, bool ofResults);
/// Kinds of types that traits require.
enum class TypeKind : uint8_t { FloatLike, SignlessIntegerLike, BoolLike };
/// Verifies that all operands or results have types of this kind, or vectors or tensors of them.
LogicalResult verifyTypesAre(Operation *op, bool ofResults, TypeKind kind);
} // namespace detail

namespace OpTrait {

/// Base class of trait classes. A trait may declare `static OpFoldResult foldTrait(Operation *,
/// ArrayRef<Attribute>)`, which folds an operation that its class does not fold, `static LogicalResult
/// verifyTrait(Operation *)` and verifyRegionTrait, which are called for each operation with the trait.
template <typename ConcreteOp, template <typename> class TraitType>
class TraitBase {
protected:
  Operation *getOperation() const {
    return static_cast<ConcreteOp *>(const_cast<TraitBase *>(this))->getOperation();
  }
};

// The traits of Traits.def that have no members.
#define STRATA_TRAIT(Name, CppTrait)                                                                         \
  template <typename ConcreteOp = void>                                                                      \
  struct Name : TraitBase<ConcreteOp, Name> {                                                                \
    static LogicalResult verifyTrait(Operation *op) { return detail::verifyTrait(op, Trait::Name); }         \
  };
#define STRATA_TRAIT_WITH_MEMBERS(Name, CppTrait)
#include "runtime/spec/Traits.def"

} // namespace OpTrait

namespace detail {
/// The enumerator of a trait class; NumTraits for a trait class that is not in Traits.def.
template <template <typename> class TraitClass>
inline constexpr Trait traitBit = Trait::NumTraits;

/// The TypeID of TraitKey<TraitClass> represents a trait class that is not in Traits.def. OpSpec::traitIDs
/// lists such TypeIDs.
template <template <typename> class TraitClass>
struct TraitKey {
  static constexpr TypeID resolveTypeID() { return TypeID::get<TraitClass>(); }
};

/// Lists of an operation whose length a trait, such as OneResult, can require.
enum class ShapeOf : uint8_t { Operands, Results, Regions, Successors };
/// Returns true if the declaration has exactly \p count operands, results, regions or successors; with \p
/// orMore, at least \p count.
bool hasShape(const OpSpec &spec, ShapeOf kind, unsigned count, bool orMore);
/// The number of operands, results, regions or successors that a trait class requires: `count`, or with
/// `orMore` at least `count`. `exists` is false for a trait class without such a condition.
struct ShapeClaim {
  ShapeOf kind = ShapeOf::Operands;
  unsigned count = 0;
  bool orMore = false, exists = false;
};
template <template <typename> class TraitClass>
inline constexpr ShapeClaim shapeClaim = {};

/// Returns true if the declaration \p spec, maybe null, has the trait.
template <template <typename> class TraitClass>
bool specHasTrait(const OpSpec *spec) {
  if (!spec)
    return false;
  if constexpr (traitBit<TraitClass> != Trait::NumTraits)
    return spec->traits.contains(traitBit<TraitClass>);
  else if constexpr (shapeClaim<TraitClass>.exists)
    return hasShape(*spec, shapeClaim<TraitClass>.kind, shapeClaim<TraitClass>.count,
                    shapeClaim<TraitClass>.orMore);
  else
    return llvm::is_contained(spec->traitIDs, TypeID::get<TraitKey<TraitClass>>());
}

/// Verifies the number of operands, results, regions or successors; see ShapeClaim.
LogicalResult verifyShape(Operation *op, ShapeOf kind, unsigned count, bool orMore);
/// Creates a detached operation with the build() function that takes no arguments.
template <typename OpT>
Operation *buildDetached(OpBuilder &builder, Location loc);
/// Returns a result of an operation as a TypedValue whose type is of class ResultT.
template <typename ResultT, typename ValueT>
auto typedValue(ValueT value);
/// Appends a terminator to the only block of the region, which is created if it is missing, unless the block
/// has one. \param build creates the detached terminator.
void ensureRegionTerminator(Region &region, Builder &builder, Location loc,
                            Operation *(*build)(OpBuilder &, Location));
} // namespace detail

namespace OpTrait {

/// Members of operations whose regions have one block each. Functions without an index parameter are for
/// operations with one region.
template <typename ConcreteOp>
class SingleBlock : public TraitBase<ConcreteOp, SingleBlock> {
public:
  static LogicalResult verifyTrait(Operation *op) { return detail::verifyTrait(op, Trait::SingleBlock); }
  /// Returns the block of a region. \pre The region is not empty, as in verified IR.
  Block *getBody(unsigned region = 0) const { return &getBodyRegion(region).front(); }
  Region &getBodyRegion(unsigned region = 0) const { return this->getOperation()->getRegion(region); }
  auto begin() const { return body().begin(); }
  auto end() const { return body().end(); }
  Operation &front() const { return body().front(); }
  void push_back(Operation *child) const { body().push_back(child); }
  template <typename BeforeT, typename OpT>
  void insert(BeforeT *before, OpT *child) const {
    body().getOperations().insert(before->getIterator(), child);
  }
  template <typename IteratorT>
    requires(!std::is_pointer_v<IteratorT>)
  void insert(IteratorT before, Operation *child) const {
    body().getOperations().insert(before, child);
  }

private:
  auto &body() const { return *getBody(); }
};

/// Operations whose blocks end with a TerminatorOpT, which the textual form may omit.
template <typename TerminatorOpT>
struct SingleBlockImplicitTerminator {
  template <typename ConcreteOp>
  class Impl : public TraitBase<ConcreteOp, SingleBlockImplicitTerminator<TerminatorOpT>::template Impl> {
  public:
    using ImplicitTerminatorOpT = TerminatorOpT;
    static LogicalResult verifyRegionTrait(Operation *op) {
      return detail::verifyImplicitTerminator(op, TerminatorOpT::getOperationName());
    }
    /// Appends the terminator to the block of \p region, which is created if it is missing, unless the block
    /// ends with a terminator.
    template <typename BuilderT, typename LocT>
    static void ensureTerminator(Region &region, BuilderT &builder, LocT loc) {
      detail::ensureRegionTerminator(region, builder, loc, &detail::buildDetached<TerminatorOpT>);
    }
  };
};

/// Operations whose parent operation is one of the listed classes.
template <typename... ParentOpTs>
struct HasParent {
  template <typename ConcreteOp>
  class Impl : public TraitBase<ConcreteOp, HasParent<ParentOpTs...>::template Impl> {
  public:
    static LogicalResult verifyTrait(Operation *op) {
      return detail::verifyParent(op, {ParentOpTs::getOperationName()...});
    }
    /// Returns the parent operation as a view of the only listed class.
    template <typename ParentT = std::tuple_element_t<0, std::tuple<ParentOpTs...>>>
      requires(sizeof...(ParentOpTs) == 1)
    ParentT getParentOp() const {
      return llvm::cast<ParentT>(this->getOperation()->getParentOp());
    }
  };
};

/// Operations whose regions do not use values from outside of them.
template <typename ConcreteOp = void>
struct IsIsolatedFromAbove : TraitBase<ConcreteOp, IsIsolatedFromAbove> {
  static LogicalResult verifyRegionTrait(Operation *op) {
    return detail::verifyRegionTrait(op, Trait::IsIsolatedFromAbove);
  }
};

/// Operations whose symbols are resolved among the operations of their block. The lookup functions are those
/// of generated op classes.
template <typename ConcreteOp>
class SymbolTable : public TraitBase<ConcreteOp, SymbolTable> {
public:
  static LogicalResult verifyRegionTrait(Operation *op) {
    return detail::verifyRegionTrait(op, Trait::SymbolTable);
  }
  /// Returns the symbol with this name, a string, StringAttr or SymbolRefAttr, or null.
  template <typename NameT>
  Operation *lookupSymbol(NameT name) const {
    return detail::lookupSymbolIn(this->getOperation(), name);
  }
  template <typename OpT, typename NameT>
  OpT lookupSymbol(NameT name) const {
    return llvm::dyn_cast_or_null<OpT>(lookupSymbol(name));
  }
};

/// Trait that verifies all conditions that the declaration of an operation states.
template <typename ConcreteOp>
struct OpInvariants : TraitBase<ConcreteOp, OpInvariants> {
  static LogicalResult verifyTrait(Operation *op) { return ConcreteOp(op).verifyInvariantsImpl(); }
};

// Traits that require a kind of type for all operands or results.
#define STRATA_TYPE_TRAIT(Name, OfResults, Kind)                                                             \
  template <typename ConcreteOp>                                                                             \
  struct Name : TraitBase<ConcreteOp, Name> {                                                                \
    static LogicalResult verifyTrait(Operation *op) {                                                        \
      return detail::verifyTypesAre(op, OfResults, detail::TypeKind::Kind);                                  \
    }                                                                                                        \
  };
STRATA_TYPE_TRAIT(OperandsAreFloatLike, false, FloatLike)
STRATA_TYPE_TRAIT(OperandsAreSignlessIntegerLike, false, SignlessIntegerLike)
STRATA_TYPE_TRAIT(ResultsAreBoolLike, true, BoolLike)
STRATA_TYPE_TRAIT(ResultsAreSignlessIntegerLike, true, SignlessIntegerLike)
#undef STRATA_TYPE_TRAIT

// Traits of hand-written op classes: the number of operands, results, regions and successors, with the
// members that follow from it.
#define STRATA_SHAPE_TRAIT(Name, Kind, Number, OrMore, ...)                                                  \
  template <typename ConcreteOp>                                                                             \
  class Name : public TraitBase<ConcreteOp, Name> {                                                          \
  public:                                                                                                    \
    static LogicalResult verifyTrait(Operation *op) {                                                        \
      return detail::verifyShape(op, detail::ShapeOf::Kind, Number, OrMore);                                 \
    }                                                                                                        \
    __VA_ARGS__                                                                                              \
  };
#define STRATA_COUNTED_SHAPE_TRAIT(Name, Kind, OrMore, ...)                                                  \
  template <unsigned N>                                                                                      \
  struct Name {                                                                                              \
    STRATA_SHAPE_TRAIT(Impl, Kind, N, OrMore, __VA_ARGS__)                                                   \
  };
#define STRATA_OPERANDS                                                                                      \
  unsigned getNumOperands() const { return this->getOperation()->getNumOperands(); }                         \
  auto getOperand(unsigned index) const { return this->getOperation()->getOperand(index); }                  \
  template <typename ValueT>                                                                                 \
  void setOperand(unsigned index, ValueT value) const {                                                      \
    this->getOperation()->setOperand(index, value);                                                          \
  }                                                                                                          \
  auto getOperands() const { return this->getOperation()->getOperands(); }                                   \
  auto getOperandTypes() const { return this->getOperation()->getOperandTypes(); }                           \
  auto operand_begin() const { return getOperands().begin(); }                                               \
  auto operand_end() const { return getOperands().end(); }                                                   \
  auto operand_type_begin() const { return getOperandTypes().begin(); }                                      \
  auto operand_type_end() const { return getOperandTypes().end(); }
#define STRATA_RESULTS                                                                                       \
  unsigned getNumResults() const { return this->getOperation()->getNumResults(); }                           \
  auto getResult(unsigned index) const { return this->getOperation()->getResult(index); }                    \
  auto getType(unsigned index) const { return getResult(index).getType(); }                                  \
  auto getResults() const { return this->getOperation()->getResults(); }                                     \
  auto getResultTypes() const { return this->getOperation()->getResultTypes(); }                             \
  auto result_begin() const { return getResults().begin(); }                                                 \
  auto result_end() const { return getResults().end(); }                                                     \
  auto result_type_begin() const { return getResultTypes().begin(); }                                        \
  auto result_type_end() const { return getResultTypes().end(); }                                            \
  bool use_empty() const { return this->getOperation()->use_empty(); }                                       \
  template <typename T>                                                                                      \
  void replaceAllUsesWith(T &&values) const {                                                                \
    this->getOperation()->replaceAllUsesWith(std::forward<T>(values));                                       \
  }
#define STRATA_REGIONS                                                                                       \
  unsigned getNumRegions() const { return this->getOperation()->getNumRegions(); }                           \
  Region &getRegion(unsigned index) const { return this->getOperation()->getRegion(index); }                 \
  auto getRegions() const { return this->getOperation()->getRegions(); }
#define STRATA_SUCCESSORS                                                                                    \
  unsigned getNumSuccessors() const { return this->getOperation()->getNumSuccessors(); }                     \
  Block *getSuccessor(unsigned index) const { return this->getOperation()->getSuccessor(index); }            \
  void setSuccessor(Block *block, unsigned index) const {                                                    \
    this->getOperation()->setSuccessor(block, index);                                                        \
  }                                                                                                          \
  auto getSuccessors() const { return this->getOperation()->getSuccessors(); }

STRATA_SHAPE_TRAIT(ZeroOperands, Operands, 0, false)
STRATA_SHAPE_TRAIT(
    OneOperand, Operands, 1, false,
    auto getOperand() const { return this->getOperation()->getOperand(0); } template <typename ValueT>
    void setOperand(ValueT value) const { this->getOperation()->setOperand(0, value); })
STRATA_COUNTED_SHAPE_TRAIT(NOperands, Operands, false, STRATA_OPERANDS)
STRATA_COUNTED_SHAPE_TRAIT(AtLeastNOperands, Operands, true, STRATA_OPERANDS)
STRATA_SHAPE_TRAIT(VariadicOperands, Operands, 0, true, STRATA_OPERANDS)
STRATA_SHAPE_TRAIT(ZeroResults, Results, 0, false)
STRATA_SHAPE_TRAIT(
    OneResult, Results, 1, false,
    auto getResult() const { return this->getOperation()->getResult(0); } auto getType()
        const { return getResult().getType(); } template <typename T>
        void replaceAllUsesWith(T &&value) const {
          if constexpr (requires { this->getOperation()->getResult(0).replaceAllUsesWith(value); })
            this->getOperation()->getResult(0).replaceAllUsesWith(value);
          else
            this->getOperation()->replaceAllUsesWith(value);
        })
/// Operations with one result, whose type is of class ResultT.
template <typename ResultT>
struct OneTypedResult {
  template <typename ConcreteOp>
  class Impl : public TraitBase<ConcreteOp, OneTypedResult<ResultT>::template Impl> {
  public:
    auto getResult() const { return detail::typedValue<ResultT>(this->getOperation()->getResult(0)); }
    template <typename T>
      requires std::is_same_v<T, Value>
    operator T() const {
      return this->getOperation()->getResult(0);
    }
    ResultT getType() const { return llvm::cast<ResultT>(this->getOperation()->getResult(0).getType()); }
  };
};
STRATA_COUNTED_SHAPE_TRAIT(NResults, Results, false, STRATA_RESULTS)
STRATA_COUNTED_SHAPE_TRAIT(AtLeastNResults, Results, true, STRATA_RESULTS)
STRATA_SHAPE_TRAIT(VariadicResults, Results, 0, true, STRATA_RESULTS)
STRATA_SHAPE_TRAIT(ZeroRegions, Regions, 0, false)
STRATA_SHAPE_TRAIT(
    OneRegion, Regions, 1, false,
    Region &getRegion() const { return this->getOperation()->getRegion(0); } auto getOps()
        const { return this->getOperation()->getRegion(0).getOps(); } template <typename OpT>
        auto getOps() const { return this->getOperation()->getRegion(0).template getOps<OpT>(); })
STRATA_COUNTED_SHAPE_TRAIT(NRegions, Regions, false, STRATA_REGIONS)
STRATA_COUNTED_SHAPE_TRAIT(AtLeastNRegions, Regions, true, STRATA_REGIONS)
STRATA_SHAPE_TRAIT(VariadicRegions, Regions, 0, true, STRATA_REGIONS)
STRATA_SHAPE_TRAIT(ZeroSuccessors, Successors, 0, false)
STRATA_SHAPE_TRAIT(
    OneSuccessor, Successors, 1, false,
    Block *getSuccessor() const {
      return this->getOperation()->getSuccessor(0);
    } void setSuccessor(Block *block) const { this->getOperation()->setSuccessor(block, 0); })
STRATA_COUNTED_SHAPE_TRAIT(NSuccessors, Successors, false, STRATA_SUCCESSORS)
STRATA_COUNTED_SHAPE_TRAIT(AtLeastNSuccessors, Successors, true, STRATA_SUCCESSORS)
STRATA_SHAPE_TRAIT(VariadicSuccessors, Successors, 0, true, STRATA_SUCCESSORS)
#undef STRATA_SHAPE_TRAIT
#undef STRATA_COUNTED_SHAPE_TRAIT
#undef STRATA_OPERANDS
#undef STRATA_RESULTS
#undef STRATA_REGIONS
#undef STRATA_SUCCESSORS

// Traits of operations that store the sizes of their operand (result) groups in an attribute.
template <typename ConcreteOp>
class AttrSizedOperandSegments : public TraitBase<ConcreteOp, AttrSizedOperandSegments> {
public:
  static llvm::StringRef getOperandSegmentSizeAttr() { return "operandSegmentSizes"; }
  static LogicalResult verifyTrait(Operation *op) {
    return detail::verifySegmentSizes(op, /*ofResults=*/false);
  }
};
template <typename ConcreteOp>
class AttrSizedResultSegments : public TraitBase<ConcreteOp, AttrSizedResultSegments> {
public:
  static llvm::StringRef getResultSegmentSizeAttr() { return "resultSegmentSizes"; }
  static LogicalResult verifyTrait(Operation *op) {
    return detail::verifySegmentSizes(op, /*ofResults=*/true);
  }
};

} // namespace OpTrait

namespace detail {
#define STRATA_TRAIT(Name, CppTrait)                                                                         \
  template <>                                                                                                \
  inline constexpr Trait traitBit<OpTrait::Name> = Trait::Name;
#define STRATA_TRAIT_WITH_MEMBERS(Name, CppTrait) STRATA_TRAIT(Name, CppTrait)
#include "runtime/spec/Traits.def"

#define STRATA_SHAPE(Name, Kind, Count, OrMore)                                                              \
  template <>                                                                                                \
  inline constexpr ShapeClaim shapeClaim<OpTrait::Name> = {ShapeOf::Kind, Count, OrMore, true};
STRATA_SHAPE(ZeroOperands, Operands, 0, false)
STRATA_SHAPE(OneOperand, Operands, 1, false)
STRATA_SHAPE(ZeroResults, Results, 0, false)
STRATA_SHAPE(OneResult, Results, 1, false)
STRATA_SHAPE(ZeroRegions, Regions, 0, false)
STRATA_SHAPE(OneRegion, Regions, 1, false)
STRATA_SHAPE(ZeroSuccessors, Successors, 0, false)
STRATA_SHAPE(OneSuccessor, Successors, 1, false)
#undef STRATA_SHAPE
} // namespace detail

} // namespace mlir

#endif // STRATA_RUNTIME_IR_OPTRAITS_H
