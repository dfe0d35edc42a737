//===- OpView.h - Typed views of operations -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op class such as func::FuncOp is a pointer to an Operation with typed accessors. OpState is the base of
// all of them; Op<Concrete> is what generated classes derive from, and finds everything in the class's
// OpSpec. Views are cheap, passed by value, and may be null.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPVIEW_H
#define STRATA_RUNTIME_IR_OPVIEW_H

#include "runtime/ir/OpTraits.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/Properties.h"
#include "runtime/ir/Region.h"

namespace strata {

class OpState {
public:
  using HandleRoot = OpState;

  OpState() = default;
  OpState(std::nullptr_t) {}
  explicit OpState(Operation *op) : op(op) {}

  explicit operator bool() const { return op != nullptr; }
  operator Operation *() const { return op; }
  Operation *operator->() const { return op; }
  Operation &operator*() const { return *op; }
  Operation *getOperation() const { return op; }
  bool operator==(const OpState &other) const { return op == other.op; }
  bool operator==(Operation *other) const { return op == other; }
  bool operator==(std::nullptr_t) const { return op == nullptr; }

  MLIRContext *getContext() const { return op->getContext(); }
  Location getLoc() const { return op->getLoc(); }
  void erase() const { op->erase(); }
  bool use_empty() const { return op->use_empty(); }
  InFlightDiagnostic emitError() const { return op->emitError(); }
  InFlightDiagnostic emitWarning() const { return op->emitWarning(); }
  InFlightDiagnostic emitRemark() const { return op->emitRemark(); }
  InFlightDiagnostic emitOpError() const { return op->emitOpError(); }
  InFlightDiagnostic emitWarning(const llvm::Twine &text) const { return op->emitWarning(text); }
  InFlightDiagnostic emitRemark(const llvm::Twine &text) const { return op->emitRemark(text); }
  InFlightDiagnostic emitError(const llvm::Twine &text) const { return std::move(op->emitError() << text); }
  InFlightDiagnostic emitOpError(const llvm::Twine &text) const {
    return std::move(op->emitOpError() << text);
  }
  void print(llvm::raw_ostream &os) const { op->print(os); }
  LLVM_DUMP_METHOD void dump() const;
  template <WalkOrder Order = WalkOrder::PostOrder, typename FnT>
  auto walk(FnT &&fn) const {
    return op->walk<Order>(std::forward<FnT>(fn));
  }

  Operation *getImpl() const { return op; }
  const void *getAsOpaquePointer() const { return op; }
  static OpState getFromOpaquePointer(const void *pointer) {
    return OpState(static_cast<Operation *>(const_cast<void *>(pointer)));
  }
  friend llvm::hash_code hash_value(OpState state) { return llvm::hash_value(state.op); }

protected:
  Operation *op = nullptr;
};

namespace detail {
/// SymbolTable::lookupSymbolIn, without its header.
Operation *lookupSymbolIn(Operation *symbolTableOp, llvm::StringRef name);
/// `sym_visibility`, "public" where it is not there; setting it to "public" removes it.
llvm::StringRef getSymbolVisibility(Operation *symbol);
void setSymbolVisibility(Operation *symbol, llvm::StringRef visibility);
/// The names of inherent attributes, sizes of segments among them and properties not, in alphabetical order.
llvm::SmallVector<llvm::StringRef> getAttributeNames(const OpSpec &spec);
} // namespace detail

template <typename OpT>
  requires std::is_base_of_v<OpState, OpT>
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, OpT op) {
  op->print(os);
  return os;
}

/// The `Properties` of an op that has none.
struct EmptyProperties {
  friend bool operator==(const EmptyProperties &, const EmptyProperties &) { return true; }
};

/// The base of generated op classes. `Concrete` has `static const OpSpec spec` and a build().
template <typename Concrete>
class Op : public OpState {
public:
  using Properties = EmptyProperties;
  using OpState::OpState;
  static llvm::StringRef getOperationName() { return Concrete::spec.name; }
  static const OpSpec &getStaticSpec() { return Concrete::spec; }
  /// Whether all ops of the kind have a trait.
  template <template <typename> class TraitClass>
  static bool hasTrait() {
    return getStaticSpec().traits.contains(TraitClass<void>::trait);
  }
  static bool classof(Operation *op) { return op->getSpec() == &Concrete::spec; }
  static bool classof(OpState state) { return classof(state.getOperation()); }
  static Concrete getFromOpaquePointer(const void *pointer) {
    return Concrete(static_cast<Operation *>(const_cast<void *>(pointer)));
  }

  /// From outside: what ExternalModel classes say for the op, in one context. An interface that is there
  /// already keeps its model. \pre Nothing runs in parallel.
  template <typename... Models>
  static void attachInterface(MLIRContext &context) {
    OperationName(getOperationName(), &context).attachInterface<Models...>();
  }

  // What every op has, for those who hold a view; accessors that the declaration names hide these.
  unsigned getNumOperands() const { return op->getNumOperands(); }
  Value getOperand(unsigned index) const { return op->getOperand(index); }
  void setOperand(unsigned index, Value value) const { op->setOperand(index, value); }
  OperandRange getOperands() const { return op->getOperands(); }
  TypeRange getOperandTypes() const { return op->getOperandTypes(); }
  unsigned getNumResults() const { return op->getNumResults(); }
  OpResult getResult(unsigned index) const { return op->getResult(index); }
  ResultRange getResults() const { return op->getResults(); }
  TypeRange getResultTypes() const { return op->getResultTypes(); }
  void replaceAllUsesWith(ValueRange values) const { op->replaceAllUsesWith(values); }
  unsigned getNumRegions() const { return op->getNumRegions(); }
  Region &getRegion(unsigned index = 0) const { return op->getRegion(index); }
  llvm::MutableArrayRef<Region> getRegions() const { return op->getRegions(); }
  Block *getSuccessor(unsigned index) const { return op->getSuccessor(index); }
  Operation *getParentOp() const { return op->getParentOp(); }

  // By the number that the declaration gives an operand or result, whether it has a name or not.
  OperandRange getODSOperands(unsigned group) const { return op->getOperandGroup(group); }
  ResultRange getODSResults(unsigned group) const { return op->getResultGroup(group); }
  std::pair<unsigned, unsigned> getODSOperandIndexAndLength(unsigned group) const {
    return op->getOperandGroupBounds(group);
  }
  std::pair<unsigned, unsigned> getODSResultIndexAndLength(unsigned group) const {
    return op->getResultGroupBounds(group);
  }
  static llvm::SmallVector<llvm::StringRef> getAttributeNames() {
    return detail::getAttributeNames(getStaticSpec());
  }
  /// Of AttrSizedOperandSegments and AttrSizedResultSegments.
  static llvm::StringRef getOperandSegmentSizeAttr() { return "operandSegmentSizes"; }
  static llvm::StringRef getResultSegmentSizeAttr() { return "resultSegmentSizes"; }

  /// In this symbol table; see SymbolTable::lookupSymbolIn.
  Operation *lookupSymbol(llvm::StringRef name) const { return detail::lookupSymbolIn(op, name); }
  template <typename OpT>
  OpT lookupSymbol(llvm::StringRef name) const {
    return llvm::dyn_cast_or_null<OpT>(lookupSymbol(name));
  }

  /// Makes the op where the builder stands; arguments are those of a build().
  template <typename BuilderT, typename... Args>
  static Concrete create(BuilderT &builder, Location loc, Args &&...args) {
    return builder.template create<Concrete>(loc, std::forward<Args>(args)...);
  }
  /// The same at the location of an ImplicitLocOpBuilder.
  template <typename BuilderT, typename... Args>
    requires requires(BuilderT &builder) { Location(builder.getLoc()); }
  static Concrete create(BuilderT &builder, Args &&...args) {
    return create(builder, builder.getLoc(), std::forward<Args>(args)...);
  }

protected:
  template <typename Ty>
  TypedValue<Ty> typedOperand(unsigned group) const {
    return TypedValue<Ty>(op->getOperand(op->getOperandGroupBounds(group).first).getImpl());
  }
};

/// What the classes of ops with the trait SingleBlock also derive from: the block of each region, and its
/// ops.
template <typename Concrete>
class SingleBlockView {
public:
  /// \pre The region has its block, as it has in verified IR.
  Block *getBody(unsigned region = 0) const { return &self()->getRegion(region).front(); }
  void push_back(Operation *child) const { getBody()->push_back(child); }
  Block::iterator begin() const { return getBody()->begin(); }
  Block::iterator end() const { return getBody()->end(); }

private:
  Operation *self() const { return static_cast<const Concrete *>(this)->getOperation(); }
};

/// For symbols: who can see them. The name has the accessors that the declaration gives it.
template <typename Concrete>
class SymbolView {
public:
  bool isPublic() const { return detail::getSymbolVisibility(self()) == "public"; }
  bool isPrivate() const { return detail::getSymbolVisibility(self()) == "private"; }
  bool isNested() const { return detail::getSymbolVisibility(self()) == "nested"; }
  void setPublic() const { detail::setSymbolVisibility(self(), "public"); }
  void setPrivate() const { detail::setSymbolVisibility(self(), "private"); }
  void setNested() const { detail::setSymbolVisibility(self(), "nested"); }

private:
  Operation *self() const { return static_cast<const Concrete *>(this)->getOperation(); }
};

/// The base of views of every op that implements an interface. `Concrete::Concept` is a table of functions;
/// there is one among the tables of each op class, or, where the interface is written by hand,
/// `Concrete::Model<OpT>::value`. A cast finds the table; a view made of a plain pointer looks for it at each
/// call.
template <typename Concrete>
class OpInterface : public OpState {
public:
  using OpState::OpState;
  OpInterface() = default;
  OpInterface(Operation *op, const void *table) : OpState(op), table(table) {}
  /// From a view of an op whose class implements the interface.
  template <typename OpT>
    requires(!std::is_base_of_v<OpInterface, OpT> &&
             std::is_base_of_v<typename Concrete::template Trait<OpT>, OpT>)
  OpInterface(OpT op) : OpInterface(op.getOperation(), op ? findTable(op.getOperation()) : nullptr) {}
  /// From any other view; whether the op implements the interface is not looked at.
  template <typename OpT>
    requires(std::is_base_of_v<OpState, OpT> && !std::is_base_of_v<OpInterface, OpT> &&
             !std::is_base_of_v<typename Concrete::template Trait<OpT>, OpT>)
  explicit OpInterface(OpT op) : OpState(op.getOperation()) {}
  /// What classes that implement the interface derive from; generated interfaces have one of their own, with
  /// the default methods.
  template <typename ConcreteOp>
  struct Trait {};

  static bool classof(Operation *op) {
    return op->getName().getInterface(TypeID::get<Concrete>()) != nullptr;
  }
  static bool classof(OpState state) { return classof(state.getOperation()); }
  static constexpr TypeID getInterfaceID() { return TypeID::get<Concrete>(); }
  /// The table of a kind of op, or null.
  static const void *findTable(Operation *op) { return op->getName().getInterface(TypeID::get<Concrete>()); }

protected:
  /// The function table of this op. `Concrete` is complete where this is called.
  const auto *getConcept() const {
    return static_cast<const typename Concrete::Concept *>(table ? table : findTable(op));
  }

private:
  const void *table = nullptr; ///< Null: not known.
};

} // namespace strata

namespace llvm {
/// `isa<FuncOp>(operationPointer)` and friends.
template <typename T>
  requires std::is_base_of_v<strata::OpState, T>
struct CastInfo<T, strata::Operation *>
    : NullableValueCastFailed<T>,
      DefaultDoCastIfPossible<T, strata::Operation *, CastInfo<T, strata::Operation *>> {
  static bool isPossible(strata::Operation *op) { return T::classof(op); }
  static T doCast(strata::Operation *op) {
    if constexpr (requires { T::findTable(op); })
      return T(op, T::findTable(op));
    else
      return T(op);
  }
};
template <typename T>
  requires std::is_base_of_v<strata::OpState, T>
struct CastInfo<T, strata::Operation *const> : CastInfo<T, strata::Operation *> {};
template <typename T>
  requires std::is_base_of_v<strata::OpState, T>
struct CastInfo<T, strata::Operation> : CastInfo<T, strata::Operation *> {
  static bool isPossible(const strata::Operation &op) {
    return T::classof(const_cast<strata::Operation *>(&op));
  }
  static T doCast(const strata::Operation &op) { return T(const_cast<strata::Operation *>(&op)); }
};
template <typename T>
  requires std::is_base_of_v<strata::OpState, T>
struct CastInfo<T, const strata::Operation> : CastInfo<T, strata::Operation> {};
} // namespace llvm

#endif // STRATA_RUNTIME_IR_OPVIEW_H
