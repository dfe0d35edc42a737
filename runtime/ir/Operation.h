//===- Operation.h - The operation: a node of the IR ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An operation has operands, results, attributes, successors and regions, in a single allocation from the
// context's arena:
//
//     results 6...  results 5...0 | Operation | operands | discardable | attribute slots | successors |
//     regions
//
// The header takes 56 bytes, an operand 24, a result 16. Data that few operations need is stored separately:
// operands added beyond the initial capacity, and discardable attributes added later. An inherent attribute,
// which the declaration of the operation names, is stored in the slot that the OpSpec defines, so reading it
// is a load. All other attributes are discardable; they are one uniqued dictionary. Data common to all
// operations of a kind is in the OpSpec.
//
// The block that contains an operation owns it. A detached operation is owned by its creator, who inserts it
// or calls destroy(). One thread at a time may modify an operation.
//
// To create operations use OpBuilder (Builders.h). For a typed view of a known kind see OpView.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPERATION_H
#define STRATA_RUNTIME_IR_OPERATION_H

#include "runtime/ir/OperationName.h"
#include "runtime/ir/ValueRange.h"
#include "runtime/ir/Walk.h"
#include "llvm/ADT/ilist.h"
#include "llvm/ADT/ilist_node.h"

namespace mlir {

class AsmState;
class Block;
class Operation;
} // namespace mlir
namespace llvm {
class BitVector;
} // namespace llvm

/// Maintains the block pointers of the operations of a block, and destroys operations that are erased from
/// it.
template <>
struct llvm::ilist_traits<mlir::Operation> {
  using op_iterator = llvm::simple_ilist<mlir::Operation>::iterator;
  static void deleteNode(mlir::Operation *op);
  void addNodeToList(mlir::Operation *op);
  void removeNodeFromList(mlir::Operation *op);
  void transferNodesFromList(ilist_traits<mlir::Operation> &other, op_iterator first, op_iterator last);

private:
  mlir::Block *getContainingBlock();
};

namespace mlir {

class ArrayAttr;
class BlockOperand;
class BlockRange;
class DictionaryAttr;
class IRMapping;
class NamedAttrList;
class OpPrintingFlags;
class RegionRange;
class SuccessorRange;
class UnitAttr;
struct OperationState;

/// Iterator over the users of all results of an operation. A user of several results is returned several
/// times.
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

/// A node of the IR; see the top of the file.
class Operation final : public llvm::ilist_node_with_parent<Operation, Block> {
public:
  // Creation and destruction.
  /// Creates a detached operation. Missing mandatory attributes get their declared default. Takes the
  /// contents of the regions of \p state.
  static Operation *create(const OperationState &state);
  /// Creates a detached operation from prepared parts, which is faster than using an OperationState. \p slots
  /// has one entry, maybe null, for each slot of \p name, or is empty; \p discardable may be null. Defaults
  /// of attributes are not added.
  static Operation *create(CompactLocation loc, OperationName name, TypeRange resultTypes,
                           ValueRange operands, llvm::ArrayRef<Attribute> slots, DictionaryAttr discardable,
                           llvm::ArrayRef<Block *> successors, unsigned numRegions);
  /// Creates a detached operation from attributes by name, inherent or discardable. The attributes in
  /// \p properties, if any, take precedence. The second form takes the contents of \p regions.
  static Operation *create(Location loc, OperationName name, TypeRange resultTypes, ValueRange operands,
                           NamedAttrList &&attributes, OpaqueProperties properties, BlockRange successors,
                           unsigned numRegions);
  static Operation *create(Location loc, OperationName name, TypeRange resultTypes, ValueRange operands,
                           NamedAttrList &&attributes, OpaqueProperties properties, BlockRange successors,
                           RegionRange regions);
  /// Creates a detached operation. \p attributes contains only discardable attributes, \p properties the
  /// inherent ones. Defaults of attributes are not added.
  static Operation *create(Location loc, OperationName name, TypeRange resultTypes, ValueRange operands,
                           DictionaryAttr attributes, OpaqueProperties properties, BlockRange successors,
                           unsigned numRegions);
  /// Removes the operation from its block, if any, and destroys it. \pre No result has a use.
  void erase();
  /// Destroys a detached operation. \pre No result has a use.
  void destroy();
  /// Removes the operation from its block; the caller owns it afterwards.
  void remove();
  /// Returns true if the destruction of this operation is reported to the observers of its context; see
  /// OperationObserver.h. Copies of an observed operation are not observed.
  bool isObserved() const { return shape & hasObserver; }
  void setObserved(bool observed) {
    shape = static_cast<uint16_t>(observed ? shape | hasObserver : shape & ~hasObserver);
  }
  /// Returns a detached copy, with or without the contents of the regions. Operands and successors are mapped
  /// by \p mapper if it has entries for them; the copies are added to \p mapper.
  Operation *clone();
  Operation *clone(IRMapping &mapper);
  /// Options of clone(): whether operands and regions are copied. By default neither is.
  class CloneOptions {
  public:
    CloneOptions() = default;
    CloneOptions(bool cloneRegions, bool cloneOperands) : regions(cloneRegions), operands(cloneOperands) {}
    /// Returns the options of a complete copy.
    static CloneOptions all() { return CloneOptions(true, true); }
    CloneOptions &cloneRegions(bool enable = true) {
      regions = enable;
      return *this;
    }
    CloneOptions &cloneOperands(bool enable = true) {
      operands = enable;
      return *this;
    }
    bool shouldCloneRegions() const { return regions; }
    bool shouldCloneOperands() const { return operands; }

  private:
    bool regions = false, operands = false;
  };
  /// Returns a detached copy of the parts that \p options select.
  Operation *clone(IRMapping &mapper, CloneOptions options);
  Operation *clone(CloneOptions options);
  Operation *cloneWithoutRegions();
  Operation *cloneWithoutRegions(IRMapping &mapper);

  // Identity.
  OperationName getName() const { return name; }
  const OpSpec *getSpec() const { return name.getSpec(); }
  bool isRegistered() const { return name.isRegistered(); }
  std::optional<RegisteredOperationName> getRegisteredInfo() const;
  MLIRContext *getContext() const { return name.getContext(); }
  Dialect *getDialect() const { return name.getDialect(); }
  Location getLoc() const { return getCompactLoc().materialize(getContext()); }
  CompactLocation getCompactLoc() const {
    return CompactLocation::getFromOpaqueValue(LLVM_LIKELY(!hasExtra()) ? location : getExtraLocation());
  }
  void setLoc(Location loc) { setLoc(CompactLocation::get(loc)); }
  void setLoc(CompactLocation loc);
  /// Returns true if the operation has the trait; mightHaveTrait is also true for unregistered operations.
  bool hasTrait(Trait trait) const { return name.hasTrait(trait); }
  bool mightHaveTrait(Trait trait) const { return name.mightHaveTrait(trait); }
  template <template <typename> class TraitClass>
  bool hasTrait() const {
    return name.hasTrait<TraitClass>();
  }
  template <template <typename> class TraitClass>
  bool mightHaveTrait() const {
    return name.mightHaveTrait<TraitClass>();
  }

  // Position in the IR.
  Block *getBlock() const { return block; }
  /// Return the region or operation that contains this one, or null.
  Region *getParentRegion() const;
  Operation *getParentOp() const;
  /// Returns the innermost enclosing operation of class OpT, or null.
  template <typename OpT>
  OpT getParentOfType() const {
    for (Operation *op = getParentOp(); op; op = op->getParentOp())
      if (OpT typed = llvm::dyn_cast<OpT>(op))
        return typed;
    return OpT();
  }
  /// Returns the innermost enclosing operation with the trait, or null.
  Operation *getParentWithTrait(Trait trait) const;
  template <template <typename> class TraitClass>
  Operation *getParentWithTrait() const {
    for (Operation *parent = getParentOp(); parent; parent = parent->getParentOp())
      if (parent->hasTrait<TraitClass>())
        return parent;
    return nullptr;
  }
  /// Returns true if \p other is nested in this operation.
  bool isProperAncestor(const Operation *other) const;
  bool isAncestor(const Operation *other) const { return this == other || isProperAncestor(other); }
  /// Returns true if this operation precedes \p other. \pre Both are in the same block. Amortized constant
  /// time.
  bool isBeforeInBlock(const Operation *other) const;
  /// Return the next or previous operation in the block, or null.
  Operation *getNextNode() const;
  Operation *getPrevNode() const;
  /// Move the operation to another position, possibly in another block.
  void moveBefore(Operation *other);
  void moveAfter(Operation *other);
  void moveBefore(Block *newBlock, llvm::iplist<Operation>::iterator it);
  /// Moves after the operation at \p it. \pre \p it is not the end.
  void moveAfter(Block *newBlock, llvm::iplist<Operation>::iterator it) { moveBefore(newBlock, ++it); }

  // Operands.
  unsigned getNumOperands() const { return numOperands; }
  Value getOperand(unsigned index) const { return operands()[index].get(); }
  void setOperand(unsigned index, Value value) { operands()[index].set(value); }
  OperandRange getOperands() const { return OperandRange(operands(), numOperands); }
  void setOperands(ValueRange values);
  /// Replaces the \p length operands from \p start on by \p values.
  void setOperands(unsigned start, unsigned length, ValueRange values);
  void insertOperands(unsigned index, ValueRange values) { setOperands(index, 0, values); }
  void eraseOperand(unsigned index) { eraseOperands(index, 1); }
  void eraseOperands(unsigned start, unsigned length = 1) { setOperands(start, length, {}); }
  /// Erases operand i if bit i of \p indices is set.
  void eraseOperands(const llvm::BitVector &indices);
  llvm::MutableArrayRef<OpOperand> getOpOperands() const { return {operands(), numOperands}; }
  OpOperand &getOpOperand(unsigned index) const { return operands()[index]; }
  TypeRange getOperandTypes() const { return getOperands().getTypes(); }
  using operand_range = OperandRange;
  using operand_iterator = OperandRange::iterator;
  using operand_type_range = TypeRange;
  using operand_type_iterator = TypeRange::iterator;
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
  /// Returns true if exactly one operand uses a result.
  bool hasOneUse() const;
  using user_range = llvm::iterator_range<ResultUserIterator>;
  using user_iterator = ResultUserIterator;
  using use_range = ResultRange::use_range;
  user_range getUsers() const;
  ResultUserIterator user_begin() const { return ResultUserIterator(this); }
  ResultUserIterator user_end() const { return ResultUserIterator(); }
  using use_iterator = ResultUseIterator;
  use_iterator use_begin() const { return getResults().use_begin(); }
  use_iterator use_end() const { return getResults().use_end(); }
  auto getUses() const { return getResults().getUses(); }
  using result_range = ResultRange;
  using result_iterator = ResultRange::iterator;
  using result_type_range = TypeRange;
  using result_type_iterator = TypeRange::iterator;
  result_iterator result_begin() const { return getResults().begin(); }
  result_iterator result_end() const { return getResults().end(); }
  type_iterator result_type_begin() const { return getResultTypes().begin(); }
  type_iterator result_type_end() const { return getResultTypes().end(); }
  // SmallVectors in this header have explicit inline sizes: they equal the defaults, but computing a default
  // would instantiate another SmallVector.
  /// Returns the users of all results, once per use.
  llvm::SmallVector<Operation *, 6> getAllUsers() const;
  /// Replaces all uses of each result by the value with the same index.
  void replaceAllUsesWith(ValueRange values) { getResults().replaceAllUsesWith(values); }
  void replaceAllUsesWith(Operation *other) {
    getResults().replaceAllUsesWith(ValueRange(other->getResults()));
  }
  void replaceUsesWithIf(ValueRange values, llvm::function_ref<bool(OpOperand &)> shouldReplace) {
    getResults().replaceUsesWithIf(values, shouldReplace);
  }
  /// Replaces the operands of this operation that are \p from by \p to.
  void replaceUsesOfWith(Value from, Value to);
  /// Returns true if an operation outside of \p other uses a result.
  bool isUsedOutsideOfBlock(Block *other) const;

  // Inherent attributes by slot.
  unsigned getNumSlots() const { return name.getNumSlots(); }
  Attribute getSlot(unsigned slot) const { return slots()[slot]; }
  void setSlot(unsigned slot, Attribute attr) { slots()[slot] = attr; }
  llvm::ArrayRef<Attribute> getSlots() const { return {slots(), getNumSlots()}; }
  /// Returns the attribute in the slot, or the declared default if it is null. \pre The operation is
  /// registered.
  Attribute getSlotOrDefault(unsigned slot) const;

  // Attributes by name. Inherent attributes take precedence over discardable ones.
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
  /// Returns all attributes, inherent and discardable, sorted by name. The array belongs to the context, in
  /// which the attributes are uniqued as a dictionary. getAttrList() returns a list without uniquing.
  llvm::ArrayRef<NamedAttribute> getAttrs() const;
  llvm::SmallVector<NamedAttribute, 3> getAttrList() const;
  DictionaryAttr getAttrDictionary() const;
  void setAttrs(llvm::ArrayRef<NamedAttribute> attrs);
  void setAttrs(DictionaryAttr attrs);

  // Discardable and inherent attributes separately.
  /// Returns the dictionary of discardable attributes, or null if there are none.
  DictionaryAttr getRawDiscardableAttrs() const;
  DictionaryAttr getDiscardableAttrDictionary() const;
  llvm::ArrayRef<NamedAttribute> getDiscardableAttrs() const;
  Attribute getDiscardableAttr(llvm::StringRef attrName) const;
  void setDiscardableAttr(StringAttr attrName, Attribute value);
  void setDiscardableAttr(llvm::StringRef attrName, Attribute value);
  Attribute removeDiscardableAttr(StringAttr attrName);
  void setDiscardableAttrs(DictionaryAttr attrs);
  void setDiscardableAttrs(llvm::ArrayRef<NamedAttribute> attrs);
  /// Returns the discardable attributes whose names have a dialect prefix.
  llvm::SmallVector<NamedAttribute, 3> getDialectAttrs() const;
  /// Iterator over the discardable attributes whose names have a dialect prefix.
  using dialect_attr_iterator =
      llvm::filter_iterator<const NamedAttribute *, bool (*)(const NamedAttribute &)>;
  using dialect_attr_range = llvm::iterator_range<dialect_attr_iterator>;
  dialect_attr_iterator dialect_attr_begin() const;
  dialect_attr_iterator dialect_attr_end() const;
  /// Replaces the discardable attributes with a dialect prefix; those without are kept.
  void setDialectAttrs(llvm::ArrayRef<NamedAttribute> dialectAttrs);
  /// Returns the inherent attributes and properties as a dictionary, which is printed as `<{...}>`; null if
  /// there are none.
  DictionaryAttr getPropertiesAsAttr() const;
  Attribute getPropertiesAsAttribute() const;
  /// Sets the inherent attributes and properties from a dictionary with the form of getPropertiesAsAttr().
  /// Attributes that it does not name are removed. Fails, after emitting an error, if \p attr is not a
  /// dictionary or names an attribute that the operation does not declare.
  LogicalResult setPropertiesFromAttribute(Attribute attr,
                                           llvm::function_ref<InFlightDiagnostic()> emitError);
  /// Copies the inherent attributes and properties of an operation of the same kind.
  void copyProperties(OpaqueProperties other);
  llvm::hash_code hashProperties() const;
  int getPropertiesStorageSize() const { return getNumSlots() * sizeof(Attribute); }
  OpaqueProperties getPropertiesStorageUnsafe() const { return getPropertiesStorage(); }
  /// Returns the discardable attributes, in the dictionary in which they are stored.
  DictionaryAttr getRawDictionaryAttrs() const;
  /// Sets missing inherent attributes to their declared defaults.
  void populateDefaultAttrs();
  /// Returns a reference to the inherent attributes. Converts to false if the operation has none.
  OpaqueProperties getPropertiesStorage() const { return OpaqueProperties(getSlots()); }
  /// Returns the slots as the `Properties` of the op class; its members have the layout of the slots.
  template <typename PropertiesT>
  PropertiesT &getProperties() {
    return *reinterpret_cast<PropertiesT *>(slots());
  }
  /// Returns the inherent attribute, maybe null, or nullopt if the operation declares none of this name.
  std::optional<Attribute> getInherentAttr(llvm::StringRef attrName) const;
  void setInherentAttr(StringAttr attrName, Attribute value);

  // Operand and result groups in declaration order. \pre The operation is registered and its segment sizes
  // are valid.
  OperandRange getOperandGroup(unsigned group) const;
  ResultRange getResultGroup(unsigned group) const;
  /// Returns the index of the first operand of the group and the number of its operands.
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
  SuccessorRange getSuccessors() const;
  using succ_iterator = detail::IndexIterator<SuccessorRange, Block *>;
  succ_iterator successor_begin() const;
  succ_iterator successor_end() const;

  // Folding.
  /// Folds the operation, using its fold hook and traits (idempotent, involution). \p operandConstants has
  /// one entry, maybe null, for each operand. On success, \p results has one entry per result, or is empty if
  /// the operation was modified in place.
  LogicalResult fold(llvm::ArrayRef<Attribute> operandConstants,
                     llvm::SmallVectorImpl<OpFoldResult> &results);
  /// Folds the operation after determining the constants of its operands.
  LogicalResult fold(llvm::SmallVectorImpl<OpFoldResult> &results);

  // Diagnostics at the location of the operation.
  InFlightDiagnostic emitError();
  InFlightDiagnostic emitError(const llvm::Twine &message) { return std::move(emitError() << message); }
  InFlightDiagnostic emitWarning();
  InFlightDiagnostic emitWarning(const llvm::Twine &message) { return std::move(emitWarning() << message); }
  InFlightDiagnostic emitRemark();
  InFlightDiagnostic emitRemark(const llvm::Twine &message) { return std::move(emitRemark() << message); }
  /// Emits an error that starts with "'name' op ".
  InFlightDiagnostic emitOpError();
  InFlightDiagnostic emitOpError(const llvm::Twine &message) { return std::move(emitOpError() << message); }

  // Walks over nested operations; see Walk.h.
  template <WalkOrder Order = WalkOrder::PostOrder, typename IteratorT = ForwardIterator, typename FnT>
  auto walk(FnT &&fn) {
    return detail::walk<Order, IteratorT>(this, std::forward<FnT>(fn));
  }

  /// Clears the operands and successors of this operation and of all nested ones. Called before parts of the
  /// IR are destroyed.
  void dropAllReferences();
  /// Removes all uses of the results; dropAllDefinedValueUses also those of the block arguments of its
  /// regions.
  void dropAllUses();
  void dropAllDefinedValueUses();

  // Printing.
  void print(llvm::raw_ostream &os) const;
  void print(llvm::raw_ostream &os, const OpPrintingFlags &flags) const;
  void print(llvm::raw_ostream &os, AsmState &state) const; ///< Defined in runtime/asm; see AsmState.h.
  /// Prints to stderr; works on invalid IR, too.
  LLVM_DUMP_METHOD void dump() const;
  /// Prints to stderr in the custom form with local scope.
  LLVM_DUMP_METHOD void dumpPretty() const;

private:
  friend class Block;
  friend struct llvm::ilist_traits<Operation>;
  friend struct llvm::ilist_detail::NodeAccess;
  template <typename, typename, class...>
  friend class llvm::ilist_node_with_parent;

  /// Data that few operations have. It is allocated separately; see the member `location`.
  struct Extra;

  Operation(CompactLocation loc, OperationName name) : name(name), location(loc.getOpaqueValue()) {}
  ~Operation() = default;
  /// Required by ilist_node_with_parent.
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
  /// Returns the address after the inline operands.
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
  void reportDestruction();

  bool hasExtra() const { return (location & locationTags) == isExtra; }
  const Extra *getExtra() const { return reinterpret_cast<const Extra *>(location & ~locationTags); }
  Extra &makeExtra();
  uint64_t getExtraLocation() const;
  OpOperand *getFarOperands() const;
  const unsigned *getExtraCounts() const;

  /// The tag bits in the member `location`, and the tag of a pointer to an Extra.
  static constexpr uint64_t locationTags = 3, isExtra = 2;
  /// Flags in the member `shape`. The lowest bit is always set: it distinguishes the last word of an
  /// operation from a pointer; see OpOperand::getOwner.
  static constexpr uint16_t isOperation = 1, hasFarOperands = 2, hasDiscardable = 4, hasObserver = 8;
  static constexpr unsigned inlineCapacityShift = 4, maxInlineOperands = 0xfff;
  static constexpr uint16_t inExtra = 0xffff;

  Block *block = nullptr;
  OperationName name;
  /// A CompactLocation, or a tagged pointer to an Extra, which then contains the location.
  uint64_t location;
  mutable unsigned orderIndex = 0;
  unsigned numOperands = 0;
  uint16_t shape = isOperation;
  /// Number of results, successors or regions; `inExtra` if the number is stored in the Extra because it does
  /// not fit.
  uint16_t numResults = 0, numSuccessors = 0, numRegions = 0;
};
static_assert(sizeof(Operation) == detail::operationHeaderSize, "OpOperand::getOwner depends on the size");

namespace detail {
/// Sets the empty slots of properties that are not attributes to their initial values.
void fillProperties(OperationName name, llvm::MutableArrayRef<Attribute> slots);
/// Iterator over those operations of a range that are of class OpT (or implement the interface OpT), as
/// views. OpT may be incomplete where the iterator is only named.
template <typename OpT, typename IteratorT>
class OpViewIterator
    : public llvm::iterator_facade_base<OpViewIterator<OpT, IteratorT>, std::forward_iterator_tag, OpT,
                                        ptrdiff_t, OpT *, OpT> {
public:
  OpViewIterator() = default;
  OpViewIterator(IteratorT current, IteratorT last) : current(current), last(last) { skipOthers(); }
  OpT operator*() const { return llvm::cast<OpT>(&*current); }
  using llvm::iterator_facade_base<OpViewIterator, std::forward_iterator_tag, OpT, ptrdiff_t, OpT *,
                                   OpT>::operator++;
  OpViewIterator &operator++() {
    ++current;
    skipOthers();
    return *this;
  }
  bool operator==(const OpViewIterator &other) const { return current == other.current; }
  IteratorT getCurrent() const { return current; }

private:
  void skipOthers() {
    while (current != last && !llvm::isa<OpT>(&*current))
      ++current;
  }

  IteratorT current{}, last{};
};
/// Returns those operations of a range that are of class OpT (or implement the interface OpT), as views.
template <typename OpT, typename IteratorT>
llvm::iterator_range<OpViewIterator<OpT, IteratorT>> viewOps(IteratorT first, IteratorT last) {
  return {OpViewIterator<OpT, IteratorT>(first, last), OpViewIterator<OpT, IteratorT>(last, last)};
}
} // namespace detail

inline llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const Operation &op) {
  op.print(os);
  return os;
}
Diagnostic &operator<<(Diagnostic &diag, Operation &op);

} // namespace mlir

#endif // STRATA_RUNTIME_IR_OPERATION_H
