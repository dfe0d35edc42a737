//===- OpView.h - Typed views of operations ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op class such as func::FuncOp is a view: a pointer to an Operation with typed accessors. OpState is the
// base class of all views, Op<Concrete> that of generated classes, which reads the descriptor
// `Concrete::spec`, and OpInterface that of interface views. Views are cheap, passed by value, and may be
// null. They do not own the operation.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPVIEW_H
#define STRATA_RUNTIME_IR_OPVIEW_H

#include "runtime/ir/OpTraits.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/Properties.h"
#include "runtime/ir/Region.h"

namespace mlir {

/// An untyped view: the base class of all op classes.
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
/// SymbolTable::lookupSymbolIn without including SymbolTable.h.
Operation *lookupSymbolIn(Operation *symbolTableOp, llvm::StringRef name);
/// Returns the attribute `sym_visibility`, or "public" if it is missing; setting "public" removes the
/// attribute.
llvm::StringRef getSymbolVisibility(Operation *symbol);
void setSymbolVisibility(Operation *symbol, llvm::StringRef visibility);
/// Returns the names of the inherent attributes in alphabetical order, including segment sizes, without
/// properties of other kinds.
llvm::SmallVector<llvm::StringRef> getAttributeNames(const OpSpec &spec);
} // namespace detail

template <typename OpT>
  requires std::is_base_of_v<OpState, OpT>
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, OpT op) {
  op->print(os);
  return os;
}

/// The class `Properties` of an operation without properties.
struct EmptyProperties {
  friend bool operator==(const EmptyProperties &, const EmptyProperties &) { return true; }
};

/// Base class of generated op classes. `Concrete` has a member `static const OpSpec spec` and build()
/// functions.
template <typename Concrete>
class Op : public OpState {
public:
  using Properties = EmptyProperties;
  using OpState::OpState;
  static llvm::StringRef getOperationName() { return Concrete::spec.name; }
  static const OpSpec &getStaticSpec() { return Concrete::spec; }
  /// Returns true if all operations of the class have the trait.
  template <template <typename> class TraitClass>
  static bool hasTrait() {
    return getStaticSpec().traits.contains(TraitClass<void>::trait);
  }
  static bool classof(Operation *op) { return op->getSpec() == &Concrete::spec; }
  static bool classof(OpState state) { return classof(state.getOperation()); }
  static Concrete getFromOpaquePointer(const void *pointer) {
    return Concrete(static_cast<Operation *>(const_cast<void *>(pointer)));
  }

  /// Attaches the interfaces of the ExternalModel classes \p Models to the operation kind, in one context. An
  /// interface that it implements already keeps its model. \pre No other thread uses the context.
  template <typename... Models>
  static void attachInterface(MLIRContext &context) {
    OperationName(getOperationName(), &context).attachInterface<Models...>();
  }

  // Members of every operation. Accessors that the declaration names hide them.
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

  // Operand and result groups by their index in the declaration, named or not.
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
  /// Names of the attributes of AttrSizedOperandSegments and AttrSizedResultSegments.
  static llvm::StringRef getOperandSegmentSizeAttr() { return "operandSegmentSizes"; }
  static llvm::StringRef getResultSegmentSizeAttr() { return "resultSegmentSizes"; }

  /// Returns the symbol with this name in this symbol table, or null; see SymbolTable::lookupSymbolIn.
  Operation *lookupSymbol(llvm::StringRef name) const { return detail::lookupSymbolIn(op, name); }
  template <typename OpT>
  OpT lookupSymbol(llvm::StringRef name) const {
    return llvm::dyn_cast_or_null<OpT>(lookupSymbol(name));
  }

  /// Creates the operation at the insertion point of \p builder. \p args are the arguments of a build()
  /// function.
  template <typename BuilderT, typename... Args>
  static Concrete create(BuilderT &builder, Location loc, Args &&...args) {
    return builder.template create<Concrete>(loc, std::forward<Args>(args)...);
  }
  /// Creates the operation at the insertion point and current location of an ImplicitLocOpBuilder.
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

/// Accessors of operations with the trait SingleBlock: the block of each region and its operations.
template <typename Concrete>
class SingleBlockView {
public:
  /// Returns the block of a region. \pre The region is not empty, as in verified IR.
  Block *getBody(unsigned region = 0) const { return &self()->getRegion(region).front(); }
  void push_back(Operation *child) const { getBody()->push_back(child); }
  Block::iterator begin() const { return getBody()->begin(); }
  Block::iterator end() const { return getBody()->end(); }

private:
  Operation *self() const { return static_cast<const Concrete *>(this)->getOperation(); }
};

/// Accessors for the visibility of symbol operations. The accessors of the name are those of the declaration.
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

/// Base class of the views of all operations that implement an interface. `Concrete::Concept` is its function
/// table. The tables of an op class are in its descriptor; a hand-written interface provides them as
/// `Concrete::Model<OpT>::value`. A cast stores the function table in the view; a view created from a plain
/// pointer searches the table at each call.
template <typename Concrete>
class OpInterface : public OpState {
public:
  using OpState::OpState;
  OpInterface() = default;
  OpInterface(Operation *op, const void *table) : OpState(op), table(table) {}
  /// Converts from the view of an op class that implements the interface.
  template <typename OpT>
    requires(!std::is_base_of_v<OpInterface, OpT> &&
             std::is_base_of_v<typename Concrete::template Trait<OpT>, OpT>)
  OpInterface(OpT op) : OpInterface(op.getOperation(), op ? findTable(op.getOperation()) : nullptr) {}
  /// Converts from any other view. \pre The operation implements the interface.
  template <typename OpT>
    requires(std::is_base_of_v<OpState, OpT> && !std::is_base_of_v<OpInterface, OpT> &&
             !std::is_base_of_v<typename Concrete::template Trait<OpT>, OpT>)
  explicit OpInterface(OpT op) : OpState(op.getOperation()) {}
  /// Base class of the op classes that implement the interface. A generated interface declares its own, with
  /// the default methods.
  template <typename ConcreteOp>
  struct Trait {};

  static bool classof(Operation *op) {
    return op->getName().getInterface(TypeID::get<Concrete>()) != nullptr;
  }
  static bool classof(OpState state) { return classof(state.getOperation()); }
  static constexpr TypeID getInterfaceID() { return TypeID::get<Concrete>(); }
  /// Returns the function table for the operation, or null if it does not implement the interface.
  static const void *findTable(Operation *op) { return op->getName().getInterface(TypeID::get<Concrete>()); }

protected:
  /// Returns the function table. \pre `Concrete` is complete where this is called.
  const auto *getConcept() const {
    return static_cast<const typename Concrete::Concept *>(table ? table : findTable(op));
  }

private:
  const void *table = nullptr; ///< The interface's function table; null if it was not searched yet.
};

} // namespace mlir

namespace llvm {
/// llvm::isa, cast and dyn_cast from Operation pointers and references to views.
template <typename T>
  requires std::is_base_of_v<mlir::OpState, T>
struct CastInfo<T, mlir::Operation *>
    : NullableValueCastFailed<T>,
      DefaultDoCastIfPossible<T, mlir::Operation *, CastInfo<T, mlir::Operation *>> {
  static bool isPossible(mlir::Operation *op) { return T::classof(op); }
  static T doCast(mlir::Operation *op) {
    if constexpr (requires { T::findTable(op); })
      return T(op, T::findTable(op));
    else
      return T(op);
  }
};
template <typename T>
  requires std::is_base_of_v<mlir::OpState, T>
struct CastInfo<T, mlir::Operation *const> : CastInfo<T, mlir::Operation *> {};
template <typename T>
  requires std::is_base_of_v<mlir::OpState, T>
struct CastInfo<T, mlir::Operation> : CastInfo<T, mlir::Operation *> {
  static bool isPossible(const mlir::Operation &op) { return T::classof(const_cast<mlir::Operation *>(&op)); }
  static T doCast(const mlir::Operation &op) { return T(const_cast<mlir::Operation *>(&op)); }
};
template <typename T>
  requires std::is_base_of_v<mlir::OpState, T>
struct CastInfo<T, const mlir::Operation> : CastInfo<T, mlir::Operation> {};
} // namespace llvm

#endif // STRATA_RUNTIME_IR_OPVIEW_H
