//===- Value.h - SSA values and their uses ----------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Value is a result of an operation or an argument of a block: a pointer to a 16-byte head that contains
// its type and its first use. The uses are the OpOperands of the using operations. They form an intrusive
// list: adding and removing a use takes constant time and never allocates. New uses are added at the front.
//
// The operation or block owns its values; a value must not be used after its owner is destroyed. Changing an
// operand modifies the use lists of the old and the new value, so operations that share values are modified
// by one thread at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_VALUE_H
#define STRATA_RUNTIME_IR_VALUE_H

#include "runtime/ir/Location.h"
#include "runtime/ir/Type.h"
#include "llvm/ADT/iterator.h"
#include "llvm/ADT/iterator_range.h"

namespace llvm {
template <typename PtrType>
class SmallPtrSetImpl;
} // namespace llvm

namespace mlir {

class AsmState;
class Block;
class BlockArgument;
class Operation;
class OpOperand;
class OpResult;
class Region;
class Value;

namespace detail {

/// A pointer to a use of a value. The low three bits, which are zero in such a pointer, store a tag of the
/// containing object; assignments keep it.
class UseLink {
public:
  explicit UseLink(uintptr_t tag = 0) : bits(tag) {}
  UseLink(const UseLink &) = delete;
  UseLink &operator=(OpOperand *use) {
    bits = reinterpret_cast<uintptr_t>(use) | getTag();
    return *this;
  }
  OpOperand *get() const { return reinterpret_cast<OpOperand *>(bits & ~uintptr_t(7)); }
  operator OpOperand *() const { return get(); }
  OpOperand *operator->() const { return get(); }
  uintptr_t getTag() const { return bits & 7; }

private:
  uintptr_t bits;
};

/// The head of a result or block argument. The low bits of the type pointer contain the kind: 0 to 5 is the
/// number of an inline result, which is stored directly before its operation; 6 is a result stored further
/// away; 7 is a block argument.
class alignas(8) ValueImpl {
public:
  static constexpr unsigned maxInlineResults = 6, outOfLineResult = 6, blockArgument = 7;

  ValueImpl(Type type, unsigned kind)
      : typeAndKind(reinterpret_cast<uintptr_t>(type.getAsOpaquePointer()) | kind) {}
  Type getType() const {
    return Type::getFromOpaquePointer(reinterpret_cast<const void *>(typeAndKind & ~uintptr_t(7)));
  }
  void setType(Type type) {
    typeAndKind = reinterpret_cast<uintptr_t>(type.getAsOpaquePointer()) | getKind();
  }
  unsigned getKind() const { return typeAndKind & 7; }

  UseLink firstUse;

private:
  uintptr_t typeAndKind;
};

/// A result with number 6 or higher: 24 bytes, stored before the inline results.
class OutOfLineResultImpl : public ValueImpl {
public:
  OutOfLineResultImpl(Type type, uint64_t index) : ValueImpl(type, outOfLineResult), index(index) {}
  uint64_t index;
};

/// The size of class Operation, which is incomplete in this header.
inline constexpr size_t operationHeaderSize = 56;

/// An argument of a block.
class BlockArgumentImpl : public ValueImpl {
public:
  BlockArgumentImpl(Type type, Block *owner, unsigned index, CompactLocation loc)
      : ValueImpl(type, blockArgument), owner(owner), index(index), loc(loc) {}
  Block *owner;
  uint64_t index;
  CompactLocation loc;
};

} // namespace detail

/// Forward iterator over the uses of a value or block. A use may be changed after the iterator was advanced
/// past it.
/// \param OperandT  OpOperand or BlockOperand.
template <typename OperandT>
class ValueUseIterator
    : public llvm::iterator_facade_base<ValueUseIterator<OperandT>, std::forward_iterator_tag, OperandT> {
public:
  ValueUseIterator(OperandT *current = nullptr) : current(current) {}
  OperandT &operator*() const { return *current; }
  using llvm::iterator_facade_base<ValueUseIterator<OperandT>, std::forward_iterator_tag,
                                   OperandT>::operator++;
  ValueUseIterator &operator++() {
    current = current->getNextUse();
    return *this;
  }
  bool operator==(const ValueUseIterator &other) const { return current == other.current; }
  /// Returns the operation that contains the use.
  Operation *getUser() const { return current->getOwner(); }
  OperandT *getOperand() const { return current; }

protected:
  OperandT *current;
};

/// Iterator over the owners of uses. An operation that uses a value twice is returned twice.
/// \param UseIteratorT  an iterator over operands of type \p OperandT.
template <typename UseIteratorT, typename OperandT>
class ValueUserIterator
    : public llvm::iterator_facade_base<ValueUserIterator<UseIteratorT, OperandT>, std::forward_iterator_tag,
                                        Operation *, ptrdiff_t, Operation **, Operation *> {
public:
  ValueUserIterator() = default;
  ValueUserIterator(UseIteratorT use) : use(use) {}
  Operation *operator*() const { return (*use).getOwner(); }
  Operation *operator->() const { return **this; }
  using llvm::iterator_facade_base<ValueUserIterator, std::forward_iterator_tag, Operation *, ptrdiff_t,
                                   Operation **, Operation *>::operator++;
  ValueUserIterator &operator++() {
    ++use;
    return *this;
  }
  bool operator==(const ValueUserIterator &other) const { return use == other.use; }

private:
  UseIteratorT use;
};
using UseIterator = ValueUseIterator<OpOperand>;
using UserIterator = ValueUserIterator<UseIterator, OpOperand>;

/// Handle of a result or block argument; may be null.
class Value : public detail::PointerHandle<Value, detail::ValueImpl> {
public:
  using PointerHandle::PointerHandle;

  // Type and location.
  Type getType() const { return impl->getType(); }
  void setType(Type type) { impl->setType(type); }
  MLIRContext *getContext() const { return getType().getContext(); }
  Location getLoc() const;
  void setLoc(Location loc);

  // Position in the IR.
  /// Returns the operation whose result this is, or null for a block argument. With OpT, also null for an
  /// operation of another class.
  Operation *getDefiningOp() const;
  template <typename OpT>
  OpT getDefiningOp() const {
    return llvm::dyn_cast_or_null<OpT>(getDefiningOp());
  }
  /// Return the block (region) of the defining operation or block argument.
  Block *getParentBlock() const;
  Region *getParentRegion() const;

  // Uses.
  using use_iterator = UseIterator;
  using use_range = llvm::iterator_range<UseIterator>;
  using user_iterator = UserIterator;
  using user_range = llvm::iterator_range<UserIterator>;
  UseIterator use_begin() const { return impl->firstUse.get(); }
  UseIterator use_end() const { return nullptr; }
  use_range getUses() const { return {use_begin(), use_end()}; }
  user_range getUsers() const { return {UserIterator(use_begin()), UserIterator(use_end())}; }
  bool use_empty() const { return !impl->firstUse.get(); }
  OpOperand *getFirstUse() const { return impl->firstUse.get(); }
  UserIterator user_begin() const { return UserIterator(use_begin()); }
  UserIterator user_end() const { return UserIterator(use_end()); }
  bool hasOneUse() const;
  /// Returns true if there are exactly n uses; at least n for hasNUsesOrMore. Linear in n.
  bool hasNUses(unsigned n) const;
  bool hasNUsesOrMore(unsigned n) const;
  unsigned getNumUses() const; ///< Linear in the number of uses.
  /// Returns true if an operation that is not directly in \p block uses the value.
  bool isUsedOutsideOfBlock(Block *block) const;

  // Replacement of uses.
  /// Replaces all uses by \p newValue.
  void replaceAllUsesWith(Value newValue) const;
  /// Replaces all uses except those by \p exception (\p exceptions).
  void replaceAllUsesExcept(Value newValue, Operation *exception) const;
  void replaceAllUsesExcept(Value newValue, const llvm::SmallPtrSetImpl<Operation *> &exceptions) const;
  /// Replaces the uses for which \p shouldReplace returns true.
  void replaceUsesWithIf(Value newValue, llvm::function_ref<bool(OpOperand &)> shouldReplace) const;
  /// Sets all operands that use the value to null.
  void dropAllUses() const;
  /// Reorders the uses: use i of the new order is use `indices[i]` of the old one. \pre \p indices is a
  /// permutation.
  void shuffleUseList(llvm::ArrayRef<unsigned> indices);

  // Printing.
  void print(llvm::raw_ostream &os) const;
  void print(llvm::raw_ostream &os, AsmState &state) const; ///< Defined in runtime/asm; see AsmState.h.
  /// Prints the value's name, such as `%3` or `%arg0`, as in the textual form of the enclosing isolated
  /// operation.
  void printAsOperand(llvm::raw_ostream &os) const;
  void printAsOperand(llvm::raw_ostream &os, AsmState &state) const; ///< Defined in runtime/asm.
  LLVM_DUMP_METHOD void dump() const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Value value);
Diagnostic &operator<<(Diagnostic &diag, Value value);

/// A result of an operation.
class OpResult : public Value {
public:
  using Value::Value;
  static bool classof(Value value) { return value.getImpl()->getKind() != detail::ValueImpl::blockArgument; }

  Operation *getOwner() const;
  unsigned getResultNumber() const;
};

/// An argument of a block.
class BlockArgument : public Value {
public:
  using Value::Value;
  static bool classof(Value value) { return value.getImpl()->getKind() == detail::ValueImpl::blockArgument; }

  Block *getOwner() const { return getArgImpl()->owner; }
  unsigned getArgNumber() const { return getArgImpl()->index; }
  Location getLoc() const { return getArgImpl()->loc.materialize(getContext()); }
  CompactLocation getCompactLoc() const { return getArgImpl()->loc; }
  void setLoc(Location loc) { getArgImpl()->loc = CompactLocation::get(loc); }

private:
  friend class Block;
  detail::BlockArgumentImpl *getArgImpl() const { return static_cast<detail::BlockArgumentImpl *>(impl); }
};

/// A value whose type is of class Ty.
template <typename Ty>
class TypedValue : public Value {
public:
  using Value::Value;
  static bool classof(Value value) { return llvm::isa<Ty>(value.getType()); }
  Ty getType() const { return llvm::cast<Ty>(Value::getType()); }
  void setType(Ty type) { Value::setType(type); }
};

/// An operand of an operation: a use of a value. It is stored in the operation and is not movable by users.
///
/// It consists of three words: the value, the next use of the value, and the pointer that points to this use.
/// The three low bits of each word store the operand number, from which the operation is found: operands are
/// stored directly after the operation, or after a word that points to it. These nine bits represent numbers
/// below 256. For larger numbers they contain the number modulo 128 and one bit of the number of the
/// operand's block of 128 operands; see findFarNumber().
class OpOperand {
public:
  OpOperand(const OpOperand &) = delete;
  OpOperand &operator=(const OpOperand &) = delete;
  ~OpOperand() { unlink(); }

  Value get() const { return Value(getImpl()); }
  /// Replaces the value; null is allowed during destruction of the IR.
  void set(Value newValue) {
    unlink();
    link(newValue);
  }
  /// Replaces the value; drop() replaces it by null.
  void assign(Value newValue) { set(newValue); }
  bool is(Value other) const { return get() == other; }
  void drop() { set(Value()); }

  Operation *getOwner() const {
    const OpOperand *first = this - getOperandNumber();
    // The word before the first operand is either the last word of the operation, which is odd, or a pointer
    // to the operation.
    const char *place = reinterpret_cast<const char *>(first);
    if (LLVM_LIKELY(place[-int(sizeof(void *))] & 1))
      return reinterpret_cast<Operation *>(const_cast<char *>(place - detail::operationHeaderSize));
    return reinterpret_cast<Operation *const *>(first)[-1];
  }
  /// Returns the index of the operand in its operation.
  unsigned getOperandNumber() const {
    unsigned code = getCode();
    return LLVM_LIKELY(!(code & isFar)) ? code : findFarNumber();
  }
  OpOperand *getNextUse() const { return nextUse; }
  bool operator==(const OpOperand &other) const { return this == &other; }

private:
  friend class Operation;
  /// \param number the index of the operand in its operation.
  OpOperand(unsigned number, Value newValue) : OpOperand(encode(number)) { link(newValue); }
  /// Replaces \p other in the use list and takes its operand number.
  OpOperand(OpOperand &&other) : OpOperand(other.getCode()) {
    if (!other.getBack())
      return;
    setImpl(other.getImpl());
    nextUse = other.nextUse.get();
    setBack(other.getBack());
    *getBack() = this;
    if (nextUse)
      nextUse->setBack(&nextUse);
    other.setImpl(nullptr);
    other.nextUse = nullptr;
    other.setBack(nullptr);
  }
  explicit OpOperand(unsigned code) : value(code & 7), nextUse(code >> 6), back(code >> 3 & 7) {}

  static constexpr unsigned isFar = 256, blockSize = 128, payload = 128, numPayloadBits = 32;
  unsigned getCode() const { return (value & 7) | (back & 7) << 3 | nextUse.getTag() << 6; }
  static unsigned encode(unsigned number) { return LLVM_LIKELY(number < isFar) ? number : encodeFar(number); }
  static unsigned encodeFar(unsigned number);
  unsigned findFarNumber() const;

  detail::ValueImpl *getImpl() const { return reinterpret_cast<detail::ValueImpl *>(value & ~uintptr_t(7)); }
  void setImpl(detail::ValueImpl *impl) { value = reinterpret_cast<uintptr_t>(impl) | (value & 7); }
  detail::UseLink *getBack() const { return reinterpret_cast<detail::UseLink *>(back & ~uintptr_t(7)); }
  void setBack(detail::UseLink *link) { back = reinterpret_cast<uintptr_t>(link) | (back & 7); }

  void link(Value newValue) {
    setImpl(newValue.getImpl());
    if (!newValue)
      return;
    detail::UseLink &first = newValue.getImpl()->firstUse;
    nextUse = first.get();
    if (nextUse)
      nextUse->setBack(&nextUse);
    setBack(&first);
    first = this;
  }
  void unlink() {
    if (!getBack())
      return;
    *getBack() = nextUse.get();
    if (nextUse)
      nextUse->setBack(getBack());
    setBack(nullptr);
    nextUse = nullptr;
    setImpl(nullptr);
  }

  uintptr_t value;
  detail::UseLink nextUse;
  uintptr_t back;
};
static_assert(sizeof(OpOperand) == 24);

inline bool Value::hasOneUse() const { return impl->firstUse.get() && !impl->firstUse->getNextUse(); }

} // namespace mlir

#endif // STRATA_RUNTIME_IR_VALUE_H
