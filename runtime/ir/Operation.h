//===- Operation.h - One node of the IR -----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An operation has operands, results, attributes, successors and regions, in one allocation from the
// context's arena:
//
//     results 6…  results 5…0 | Operation | operands | discardable | attribute slots | successors | regions
//
// The header is 56 bytes, an operand 24, a result 16. What few operations need, they have elsewhere: operands
// that became more, discardable attributes that came later. An inherent attribute, one that the op's
// declaration names, is in the slot that its OpSpec gives it: reading it is a load. All other attributes are
// discardable and in one uniqued dictionary. What any op of a kind has in common is in its OpSpec.
//
// The block that holds an op owns it; a detached one is owned by its creator, who calls destroy() or
// inserts it. Changed by one thread at a time.
//
// To make ops use OpBuilder (Builders.h); for a typed view of a known kind see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPERATION_H
#define STRATA_RUNTIME_IR_OPERATION_H

#include "runtime/ir/OperationName.h"
#include "runtime/ir/ValueRange.h"
#include "runtime/ir/Walk.h"
#include "llvm/ADT/ilist.h"
#include "llvm/ADT/ilist_node.h"

namespace strata {
class Block;
class Operation;
} // namespace strata

/// Keeps an operation's block up to date, and destroys what is erased from a block.
template <>
struct llvm::ilist_traits<strata::Operation> {
  using op_iterator = llvm::simple_ilist<strata::Operation>::iterator;
  static void deleteNode(strata::Operation *op);
  void addNodeToList(strata::Operation *op);
  void removeNodeFromList(strata::Operation *op);
  void transferNodesFromList(ilist_traits<strata::Operation> &other, op_iterator first, op_iterator last);

private:
  strata::Block *getContainingBlock();
};

namespace strata {

class ArrayAttr;
class BlockOperand;
class DictionaryAttr;
class IRMapping;
class OpPrintingFlags;
class UnitAttr;
struct OperationState;

/// Over the users of all results of an operation; one that uses several results appears several times.
class ResultUserIterator
    : public llvm::iterator_facade_base<ResultUserIterator, std::forward_iterator_tag, Operation *, ptrdiff_t,
                                        Operation **, Operation *> {
public:
  ResultUserIterator() = default;
  explicit ResultUserIterator(const Operation *op);
  Operation *operator*() const { return use->getOwner(); }
  using iterator_facade_base::operator++;
  ResultUserIterator &operator++();
  bool operator==(const ResultUserIterator &other) const { return use == other.use; }

private:
  void skipUnused();

  const Operation *op = nullptr;
  unsigned index = 0;
  OpOperand *use = nullptr;
};

class Operation final : public llvm::ilist_node_with_parent<Operation, Block> {
public:
  // Making and destroying.
  static Operation *create(const OperationState &state);
  /// The fast way in, for those who have everything sorted out: `slots` has one entry for each slot of the
  /// name (or is empty: all null), `discardable` may be null.
  static Operation *create(CompactLocation loc, OperationName name, TypeRange resultTypes,
                           ValueRange operands, llvm::ArrayRef<Attribute> slots, DictionaryAttr discardable,
                           llvm::ArrayRef<Block *> successors, unsigned numRegions);
  /// Unlinks and destroys this. \pre No result has a use.
  void erase();
  /// Destroys a detached operation. \pre No result has a use.
  void destroy();
  /// Unlinks from the block; the caller owns it then.
  void remove();
  /// A copy with the same operands, or those that `mapper` gives for them; regions are copied too.
  Operation *clone();
  Operation *clone(IRMapping &mapper);
  Operation *cloneWithoutRegions();
  Operation *cloneWithoutRegions(IRMapping &mapper);

  // What it is.
  OperationName getName() const { return name; }
  const OpSpec *getSpec() const { return name.getSpec(); }
  bool isRegistered() const { return name.isRegistered(); }
  std::optional<RegisteredOperationName> getRegisteredInfo() const { return name.getRegisteredInfo(); }
  MLIRContext *getContext() const { return name.getContext(); }
  Dialect *getDialect() const { return name.getDialect(); }
  Location getLoc() const { return getCompactLoc().materialize(getContext()); }
  CompactLocation getCompactLoc() const {
    return CompactLocation::getFromOpaqueValue(LLVM_LIKELY(!hasExtra()) ? location : getExtraLocation());
  }
  void setLoc(Location loc) { setLoc(CompactLocation::get(loc)); }
  void setLoc(CompactLocation loc);
  bool hasTrait(Trait trait) const { return name.hasTrait(trait); }
  bool mightHaveTrait(Trait trait) const { return name.mightHaveTrait(trait); }
  template <template <typename> class TraitClass>
  bool hasTrait() const {
    return name.hasTrait(TraitClass<void>::trait);
  }
  template <template <typename> class TraitClass>
  bool mightHaveTrait() const {
    return name.mightHaveTrait(TraitClass<void>::trait);
  }

  // Where it is.
  Block *getBlock() const { return block; }
  Region *getParentRegion() const;
  Operation *getParentOp() const;
  template <typename OpT>
  OpT getParentOfType() const {
    for (Operation *op = getParentOp(); op; op = op->getParentOp())
      if (OpT typed = llvm::dyn_cast<OpT>(op))
        return typed;
    return OpT();
  }
  Operation *getParentWithTrait(Trait trait) const;
  template <template <typename> class TraitClass>
  Operation *getParentWithTrait() const {
    return getParentWithTrait(TraitClass<void>::trait);
  }
  bool isProperAncestor(const Operation *other) const;
  bool isAncestor(const Operation *other) const { return this == other || isProperAncestor(other); }
  /// Both in the same block. Amortised constant time.
  bool isBeforeInBlock(const Operation *other) const;
  Operation *getNextNode() const;
  Operation *getPrevNode() const;
  void moveBefore(Operation *other);
  void moveBefore(Block *newBlock, llvm::iplist<Operation>::iterator it);
  void moveAfter(Operation *other);
  /// Behind the one at `it`. \pre it is not the end.
  void moveAfter(Block *newBlock, llvm::iplist<Operation>::iterator it) { moveBefore(newBlock, ++it); }

  // Operands.
  unsigned getNumOperands() const { return numOperands; }
  Value getOperand(unsigned index) const { return operands()[index].get(); }
  void setOperand(unsigned index, Value value) { operands()[index].set(value); }
  OperandRange getOperands() const { return OperandRange(operands(), numOperands); }
  void setOperands(ValueRange values);
  /// Replaces `length` operands from `start` on by `values`.
  void setOperands(unsigned start, unsigned length, ValueRange values);
  void insertOperands(unsigned index, ValueRange values) { setOperands(index, 0, values); }
  void eraseOperand(unsigned index) { eraseOperands(index, 1); }
  void eraseOperands(unsigned start, unsigned length) { setOperands(start, length, {}); }
  llvm::MutableArrayRef<OpOperand> getOpOperands() const { return {operands(), numOperands}; }
  OpOperand &getOpOperand(unsigned index) const { return operands()[index]; }
  TypeRange getOperandTypes() const { return getOperands().getTypes(); }
  using operand_iterator = OperandRange::iterator;
  operand_iterator operand_begin() const { return getOperands().begin(); }
  operand_iterator operand_end() const { return getOperands().end(); }
  using type_iterator = TypeRange::iterator;
  type_iterator operand_type_begin() const { return getOperandTypes().begin(); }
  type_iterator operand_type_end() const { return getOperandTypes().end(); }

  // Results.
  unsigned getNumResults() const {
    return LLVM_LIKELY(numResults != inExtra) ? numResults : getExtraCounts()[0];
  }
  OpResult getResult(unsigned index) const { return getResultImpl(index); }
  OpResult getOpResult(unsigned index) const { return getResultImpl(index); }
  ResultRange getResults() const {
    return ResultRange(numResults ? getResultImpl(0) : nullptr, getNumResults());
  }
  ResultRange getOpResults() const { return getResults(); }
  TypeRange getResultTypes() const { return getResults().getTypes(); }
  bool use_empty() const { return getResults().use_empty(); }
  bool hasOneUse() const;
  using user_range = llvm::iterator_range<ResultUserIterator>;
  user_range getUsers() const;
  ResultUserIterator user_begin() const { return ResultUserIterator(this); }
  ResultUserIterator user_end() const { return ResultUserIterator(); }
  using use_iterator = ResultUseIterator;
  use_iterator use_begin() const { return getResults().use_begin(); }
  use_iterator use_end() const { return getResults().use_end(); }
  auto getUses() const { return getResults().getUses(); }
  using result_iterator = ResultRange::iterator;
  result_iterator result_begin() const { return getResults().begin(); }
  result_iterator result_end() const { return getResults().end(); }
  type_iterator result_type_begin() const { return getResultTypes().begin(); }
  type_iterator result_type_end() const { return getResultTypes().end(); }
  // Lists here have the default number of elements in place, in digits: it is computed from another instance.
  llvm::SmallVector<Operation *, 6> getAllUsers() const;
  void replaceAllUsesWith(ValueRange values) { getResults().replaceAllUsesWith(values); }
  void replaceAllUsesWith(Operation *other) {
    getResults().replaceAllUsesWith(ValueRange(other->getResults()));
  }
  void replaceUsesWithIf(ValueRange values, llvm::function_ref<bool(OpOperand &)> shouldReplace) {
    getResults().replaceUsesWithIf(values, shouldReplace);
  }
  void replaceUsesOfWith(Value from, Value to);
  bool isUsedOutsideOfBlock(Block *other) const;

  // Inherent attributes by slot.
  unsigned getNumSlots() const { return name.getNumSlots(); }
  Attribute getSlot(unsigned slot) const { return slots()[slot]; }
  void setSlot(unsigned slot, Attribute attr) { slots()[slot] = attr; }
  llvm::ArrayRef<Attribute> getSlots() const { return {slots(), getNumSlots()}; }
  /// What is in the slot, or the declared default when it is empty.
  Attribute getSlotOrDefault(unsigned slot) const;

  // Attributes by name: inherent ones first, then discardable ones.
  Attribute getAttr(llvm::StringRef attrName) const;
  Attribute getAttr(StringAttr attrName) const;
  template <typename AttrT, typename NameT>
  AttrT getAttrOfType(NameT &&attrName) const {
    return llvm::dyn_cast_or_null<AttrT>(getAttr(std::forward<NameT>(attrName)));
  }
  bool hasAttr(llvm::StringRef attrName) const { return static_cast<bool>(getAttr(attrName)); }
  bool hasAttr(StringAttr attrName) const;
  template <typename AttrT, typename NameT>
  bool hasAttrOfType(NameT &&attrName) const {
    return llvm::isa_and_present<AttrT>(getAttr(std::forward<NameT>(attrName)));
  }
  void setAttr(llvm::StringRef attrName, Attribute value);
  void setAttr(StringAttr attrName, Attribute value);
  Attribute removeAttr(llvm::StringRef attrName);
  Attribute removeAttr(StringAttr attrName);
  /// All attributes, inherent and discardable, sorted by name.
  llvm::SmallVector<NamedAttribute, 3> getAttrs() const;
  DictionaryAttr getAttrDictionary() const;
  void setAttrs(llvm::ArrayRef<NamedAttribute> attrs);
  void setAttrs(DictionaryAttr attrs);

  // The two kinds apart.
  /// Null when empty.
  DictionaryAttr getRawDiscardableAttrs() const;
  DictionaryAttr getDiscardableAttrDictionary() const;
  llvm::ArrayRef<NamedAttribute> getDiscardableAttrs() const;
  Attribute getDiscardableAttr(llvm::StringRef attrName) const;
  void setDiscardableAttr(StringAttr attrName, Attribute value);
  void setDiscardableAttr(llvm::StringRef attrName, Attribute value);
  Attribute removeDiscardableAttr(StringAttr attrName);
  void setDiscardableAttrs(DictionaryAttr attrs);
  void setDiscardableAttrs(llvm::ArrayRef<NamedAttribute> attrs);
  /// The discardable attributes whose name has a dialect's prefix.
  llvm::SmallVector<NamedAttribute, 3> getDialectAttrs() const;
  /// Keeps those without a prefix, and puts these in place of the others.
  void setDialectAttrs(llvm::ArrayRef<NamedAttribute> dialectAttrs);
  /// The inherent attributes as a dictionary (what `<{…}>` shows); null when there are none.
  DictionaryAttr getPropertiesAsAttr() const;
  /// Where the inherent attributes are: pass it on, or compare it. Null when the op has none.
  OpaqueProperties getPropertiesStorage() const { return OpaqueProperties(getSlots()); }
  /// The slots as an op's `Properties`, whose members lie over them.
  template <typename PropertiesT>
  PropertiesT &getProperties() {
    return *reinterpret_cast<PropertiesT *>(slots());
  }
  std::optional<Attribute> getInherentAttr(llvm::StringRef attrName) const;
  void setInherentAttr(StringAttr attrName, Attribute value);

  // Groups, as the declaration names them. \pre Registered, and the segment sizes are valid.
  OperandRange getOperandGroup(unsigned group) const;
  ResultRange getResultGroup(unsigned group) const;
  /// (first, count) of operand group `group`.
  std::pair<unsigned, unsigned> getOperandGroupBounds(unsigned group) const;
  std::pair<unsigned, unsigned> getResultGroupBounds(unsigned group) const;

  // Regions.
  unsigned getNumRegions() const {
    return LLVM_LIKELY(numRegions != inExtra) ? numRegions : getExtraCounts()[2];
  }
  Region &getRegion(unsigned index) const; ///< Defined in Region.h.
  llvm::MutableArrayRef<Region> getRegions() const;

  // Successors.
  unsigned getNumSuccessors() const {
    return LLVM_LIKELY(numSuccessors != inExtra) ? numSuccessors : getExtraCounts()[1];
  }
  bool hasSuccessors() const { return numSuccessors != 0; }
  Block *getSuccessor(unsigned index) const;
  void setSuccessor(Block *newBlock, unsigned index);
  llvm::MutableArrayRef<BlockOperand> getBlockOperands() const;
  llvm::SmallVector<Block *, 4> getSuccessors() const;

  // Folding.
  /// Tries to compute the results from constant operands. See OpHooks::fold; also tries what traits say
  /// (idempotent, involution). `operandConstants` has one entry, maybe null, for each operand.
  LogicalResult fold(llvm::ArrayRef<Attribute> operandConstants,
                     llvm::SmallVectorImpl<OpFoldResult> &results);
  /// Finds the constants of the operands itself.
  LogicalResult fold(llvm::SmallVectorImpl<OpFoldResult> &results);

  // Errors.
  InFlightDiagnostic emitError();
  InFlightDiagnostic emitError(const llvm::Twine &message) { return std::move(emitError() << message); }
  InFlightDiagnostic emitWarning();
  InFlightDiagnostic emitWarning(const llvm::Twine &message) { return std::move(emitWarning() << message); }
  InFlightDiagnostic emitRemark();
  InFlightDiagnostic emitRemark(const llvm::Twine &message) { return std::move(emitRemark() << message); }
  /// Prefixed with "'name' op ".
  InFlightDiagnostic emitOpError();
  InFlightDiagnostic emitOpError(const llvm::Twine &message) { return std::move(emitOpError() << message); }

  // Visiting: see Walk.h for orders and results.
  template <WalkOrder Order = WalkOrder::PostOrder, typename FnT>
  auto walk(FnT &&fn) {
    return detail::walk<Order>(this, std::forward<FnT>(fn));
  }

  /// Gives up all uses of values and blocks, here and in the regions, before parts are destroyed.
  void dropAllReferences();
  void dropAllUses();
  void dropAllDefinedValueUses();

  // Looking at it.
  void print(llvm::raw_ostream &os) const;
  void print(llvm::raw_ostream &os, const OpPrintingFlags &flags) const;
  /// print() to stderr; never fails, even on broken IR.
  LLVM_DUMP_METHOD void dump() const;

private:
  friend class Block;
  friend struct llvm::ilist_traits<Operation>;
  friend struct llvm::ilist_detail::NodeAccess;
  template <typename, typename, class...>
  friend class llvm::ilist_node_with_parent;

  /// What few operations have; see `location`.
  struct Extra;

  Operation(CompactLocation loc, OperationName name) : name(name), location(loc.getOpaqueValue()) {}
  ~Operation() = default;
  /// For ilist_node_with_parent.
  Block *getParent() const { return block; }

  detail::ValueImpl *getResultImpl(unsigned index) const {
    char *self = reinterpret_cast<char *>(const_cast<Operation *>(this));
    constexpr unsigned inlineCount = detail::ValueImpl::maxInlineResults;
    if (index < inlineCount)
      return reinterpret_cast<detail::ValueImpl *>(self - (index + 1) * sizeof(detail::ValueImpl));
    return reinterpret_cast<detail::ValueImpl *>(self - inlineCount * sizeof(detail::ValueImpl) -
                                                 (index - inlineCount + 1) *
                                                     sizeof(detail::OutOfLineResultImpl));
  }
  static size_t prefixSize(unsigned numResults) {
    constexpr unsigned inlineCount = detail::ValueImpl::maxInlineResults;
    return std::min(numResults, inlineCount) * sizeof(detail::ValueImpl) +
           (numResults > inlineCount ? (numResults - inlineCount) * sizeof(detail::OutOfLineResultImpl) : 0);
  }
  OpOperand *operands() const {
    return LLVM_LIKELY(!(shape & hasFarOperands))
               ? reinterpret_cast<OpOperand *>(const_cast<Operation *>(this) + 1)
               : getFarOperands();
  }
  /// What lies behind the place for operands.
  char *tail() const {
    return reinterpret_cast<char *>(const_cast<Operation *>(this) + 1) +
           getInlineCapacity() * sizeof(OpOperand);
  }
  unsigned getInlineCapacity() const { return shape >> inlineCapacityShift; }
  Attribute *slots() const {
    return reinterpret_cast<Attribute *>(tail()) + (shape & hasDiscardable ? 1 : 0);
  }
  BlockOperand *successors() const;
  Region *regions() const;
  void reserveOperands(unsigned count);
  unsigned getOperandCapacity() const;
  size_t getSizeInMemory() const;
  void release();

  bool hasExtra() const { return (location & locationTags) == isExtra; }
  const Extra *getExtra() const { return reinterpret_cast<const Extra *>(location & ~locationTags); }
  Extra &makeExtra();
  uint64_t getExtraLocation() const;
  OpOperand *getFarOperands() const;
  const unsigned *getExtraCounts() const;

  /// In `location`.
  static constexpr uint64_t locationTags = 3, isExtra = 2;
  /// In `shape`. Its lowest bit tells the last word of an operation from a pointer: see OpOperand::getOwner.
  static constexpr uint16_t isOperation = 1, hasFarOperands = 2, hasDiscardable = 4;
  static constexpr unsigned inlineCapacityShift = 3, maxInlineOperands = 0x1fff;
  static constexpr uint16_t inExtra = 0xffff;

  Block *block = nullptr;
  OperationName name;
  uint64_t location; ///< A CompactLocation, or a pointer to what does not fit here, the location too.
  mutable unsigned orderIndex = 0;
  unsigned numOperands = 0;
  uint16_t shape = isOperation;
  uint16_t numResults = 0, numSuccessors = 0, numRegions = 0; ///< Or inExtra.
};
static_assert(sizeof(Operation) == detail::operationHeaderSize, "operands find their operation by its size");

namespace detail {
/// Gives properties that are not attributes what they have from the start.
void fillProperties(OperationName name, llvm::MutableArrayRef<Attribute> slots);
/// Those of some operations that are of one kind (or implement one interface), as views.
template <typename OpT, typename RangeT>
auto viewOps(RangeT &&operations) {
  return llvm::map_range(llvm::make_filter_range(std::forward<RangeT>(operations),
                                                 [](Operation &op) { return llvm::isa<OpT>(op); }),
                         [](Operation &op) { return llvm::cast<OpT>(&op); });
}
} // namespace detail

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const Operation &op) {
  op.print(os);
  return os;
}
Diagnostic &operator<<(Diagnostic &diag, Operation &op);

} // namespace strata

#endif // STRATA_RUNTIME_IR_OPERATION_H
