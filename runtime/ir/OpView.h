//===- OpView.h - Typed views of operations ---------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op class such as func::FuncOp is a view: a pointer to an Operation with typed accessors. OpState is the
// base class of all views, DeclaredOp<Concrete, ...> that of generated classes, which reads the descriptor
// `Concrete::spec`, Op<Concrete, Traits...> that of hand-written classes, and OpInterface that of interface
// views. Views are cheap, passed by value, and may be null. They do not own the operation.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPVIEW_H
#define STRATA_RUNTIME_IR_OPVIEW_H

#include "runtime/ir/OpMembers.h"
#include "runtime/ir/OpTraits.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/Properties.h"
#include "runtime/ir/Region.h"

namespace mlir {

class AsmState;
class IRMapping;
class NamedAttrList;
class RewritePatternSet;
class StringAttr;
class SymbolRefAttr;
class SymbolTable;

/// The class `Properties` of an operation without properties.
struct EmptyProperties {
  friend bool operator==(const EmptyProperties &, const EmptyProperties &) { return true; }
};

/// Base class of all op classes: refers to an operation of any kind, which it does not own.
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

  // The textual form. The functions with a parser or printer are defined in runtime/asm.
  void print(llvm::raw_ostream &os) const { op->print(os); }
  void print(llvm::raw_ostream &os, const OpPrintingFlags &flags) const { op->print(os, flags); }
  void print(llvm::raw_ostream &os, AsmState &state) const { op->print(os, state); }
  LLVM_DUMP_METHOD void dump() const;
  /// Prints the text after the name of the operation: the declared format, the form that the op class or the
  /// dialect prints, or else the generic form.
  void print(OpAsmPrinter &printer) const;
  /// Prints the name and the text after it. \param defaultDialect the dialect whose prefix is omitted.
  static void print(Operation *op, OpAsmPrinter &printer, llvm::StringRef defaultDialect);
  static void printOpName(Operation *op, OpAsmPrinter &printer, llvm::StringRef defaultDialect);
  /// Parses the text after the name `result.name` into \p result.
  static ParseResult parse(OpAsmParser &parser, OperationState &result);
  /// Parse and print properties as a dictionary in `<...>`, which is absent if there are none.
  static ParseResult genericParseProperties(OpAsmParser &parser, Attribute &result);
  static void genericPrintProperties(OpAsmPrinter &printer, Attribute properties,
                                     llvm::ArrayRef<llvm::StringRef> elidedProps = {});

  template <WalkOrder Order = WalkOrder::PostOrder, typename FnT>
  auto walk(FnT &&fn) const {
    return op->walk<Order>(std::forward<FnT>(fn));
  }

  // Default implementations of functions that an op class may redeclare.
  /// Adds no patterns.
  static void getCanonicalizationPatterns(RewritePatternSet &, MLIRContext *) {}
  /// Verifies the conditions that the declaration of the operation states.
  LogicalResult verify() const;
  /// Succeeds: the declaration states no conditions on the operations in the regions.
  LogicalResult verifyRegions() const { return success(); }
  /// Adds the declared default values of inherent attributes that \p attrs lacks.
  static void populateDefaultAttrs(const OperationName &name, NamedAttrList &attrs);
  static EmptyProperties &getEmptyProperties();

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
/// The visibility of a symbol; see SymbolTable::Visibility.
enum class SymbolVisibility { Public, Private, Nested };
/// The name of a symbol: the attribute `sym_name`.
Attribute getSymbolNameAttr(Operation *symbol);
llvm::StringRef getSymbolName(Operation *symbol);
void setSymbolNameAttr(Operation *symbol, Attribute name);
void setSymbolName(Operation *symbol, llvm::StringRef name);
/// Returns the attribute `sym_visibility`, or "public" if it is missing; setting "public" removes the
/// attribute.
llvm::StringRef getSymbolVisibility(Operation *symbol);
void setSymbolVisibility(Operation *symbol, llvm::StringRef visibility);
/// Returns the names of the inherent attributes in alphabetical order, including segment sizes, without
/// properties of other kinds.
llvm::SmallVector<llvm::StringRef> getAttributeNames(const OpSpec &spec);

// Functions for the `Properties` of an op class. The members of a `Properties` object are passed as an array
// of attributes, the slots: one for each inherent attribute or property.
/// Returns the properties as a dictionary, or null if none is set.
Attribute slotsAsAttr(const OpSpec &spec, MLIRContext *context, llvm::ArrayRef<Attribute> slots);
/// Sets the slots from a dictionary. Emits an error and fails if \p attr is not a dictionary or lacks a
/// mandatory entry.
LogicalResult setSlotsFromAttr(const OpSpec &spec, llvm::MutableArrayRef<Attribute> slots, Attribute attr,
                               llvm::function_ref<InFlightDiagnostic()> emitError);
/// Returns the slot of the inherent attribute with this name, or null if there is none.
Attribute *findSlot(const OpSpec &spec, llvm::MutableArrayRef<Attribute> slots, llvm::StringRef name);
/// Appends the inherent attributes that are set.
void addSlots(const OpSpec &spec, MLIRContext *context, llvm::ArrayRef<Attribute> slots,
              NamedAttrList &attrs);
/// Sets empty slots to their declared defaults.
void addDefaults(const OpSpec &spec, MLIRContext *context, llvm::MutableArrayRef<Attribute> slots);
/// Verifies the inherent attributes in \p attrs against their constraints.
LogicalResult verifyInherentAttrs(const OpSpec &spec, const NamedAttrList &attrs,
                                  llvm::function_ref<InFlightDiagnostic()> emitError);
/// Sets the slots from the dictionary of a `prop-dict`. Emits an error and fails if an entry has no slot, or
/// if a mandatory entry is missing that the rest of the format does not contain.
LogicalResult setSlotsFromParsedAttr(const OpSpec &spec, llvm::MutableArrayRef<Attribute> slots,
                                     Attribute attr, llvm::function_ref<InFlightDiagnostic()> emitError);
/// Verifies the operation, but not the operations in its regions.
LogicalResult verifyInvariants(Operation *op);
/// Verifies only the conditions that the declaration states, without the author's verifiers.
LogicalResult verifyDeclaredInvariants(Operation *op);
/// Parses the text after the name of an operation of this kind. Defined in runtime/asm.
ParseResult parseDeclared(const OpSpec &spec, OpAsmParser &parser, OperationState &result);
/// Parses `<{...}>`, which may be absent, and adds the entries to the attributes. Defined in runtime/asm.
ParseResult parseGenericProperties(OpAsmParser &parser, OperationState &result);

// Inference of result types before an operation exists.
/// The inputs of type inference: the arguments of the functions `inferReturnTypes` of op classes.
/// `attributes` is a DictionaryAttr or null; inherent attributes are read from it if `properties` is empty.
struct InferInputs {
  MLIRContext *context;
  std::optional<Location> location;
  ValueRange operands;
  Attribute attributes;
  OpaqueProperties properties;
  RegionRange regions;
};
/// Appends the result types of an operation of this kind. Fails, after an error if there is a location, if
/// they cannot be inferred.
LogicalResult inferReturnTypes(OperationName name, const InferInputs &inputs,
                               llvm::SmallVectorImpl<Type> &types);
/// Infers the result types. Fails, after an error if there is a location, if they are not those in \p types.
LogicalResult refineReturnTypes(OperationName name, const InferInputs &inputs,
                                llvm::SmallVectorImpl<Type> &types);

template <typename PropertiesT>
llvm::MutableArrayRef<Attribute> slotsOfProperties(const PropertiesT &properties) {
  return {reinterpret_cast<Attribute *>(const_cast<PropertiesT *>(&properties)),
          sizeof(PropertiesT) / sizeof(Attribute)};
}
} // namespace detail

template <typename OpT>
  requires std::is_base_of_v<OpState, OpT>
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, OpT op) {
  op->print(os);
  return os;
}

namespace detail {

/// Members that are the same for all op classes. A generated accessor with the same name hides the member.
class OpCommon : public OpState {
public:
  using OpState::OpState;
  using operand_range = OperandRange;
  using operand_iterator = OperandRange::iterator;
  using operand_type_range = TypeRange;
  using operand_type_iterator = TypeRange::iterator;
  using result_range = ResultRange;
  using result_iterator = ResultRange::iterator;
  using result_type_range = TypeRange;
  using result_type_iterator = TypeRange::iterator;

  unsigned getNumOperands() const { return op->getNumOperands(); }
  Value getOperand(unsigned index) const { return op->getOperand(index); }
  void setOperand(unsigned index, Value value) const { op->setOperand(index, value); }
  OperandRange getOperands() const { return op->getOperands(); }
  TypeRange getOperandTypes() const { return op->getOperandTypes(); }
  operand_iterator operand_begin() const { return op->getOperands().begin(); }
  operand_iterator operand_end() const { return op->getOperands().end(); }
  operand_type_iterator operand_type_begin() const { return op->getOperandTypes().begin(); }
  operand_type_iterator operand_type_end() const { return op->getOperandTypes().end(); }
  unsigned getNumResults() const { return op->getNumResults(); }
  OpResult getResult(unsigned index) const { return op->getResult(index); }
  ResultRange getResults() const { return op->getResults(); }
  TypeRange getResultTypes() const { return op->getResultTypes(); }
  result_iterator result_begin() const { return op->getResults().begin(); }
  result_iterator result_end() const { return op->getResults().end(); }
  result_type_iterator result_type_begin() const { return op->getResultTypes().begin(); }
  result_type_iterator result_type_end() const { return op->getResultTypes().end(); }
  void replaceAllUsesWith(ValueRange values) const { op->replaceAllUsesWith(values); }
  unsigned getNumRegions() const { return op->getNumRegions(); }
  Region &getRegion(unsigned index = 0) const { return op->getRegion(index); }
  llvm::MutableArrayRef<Region> getRegions() const { return op->getRegions(); }
  using region_range = llvm::MutableArrayRef<Region>;
  using region_iterator = region_range::iterator;
  region_iterator region_begin() const { return op->getRegions().begin(); }
  region_iterator region_end() const { return op->getRegions().end(); }
  unsigned getNumSuccessors() const { return op->getNumSuccessors(); }
  Block *getSuccessor(unsigned index) const { return op->getSuccessor(index); }
  void setSuccessor(Block *block, unsigned index) const { op->setSuccessor(block, index); }
  using succ_range = SuccessorRange;
  using succ_iterator = SuccessorRange::iterator;
  SuccessorRange getSuccessors() const { return op->getSuccessors(); }
  succ_iterator succ_begin() const { return op->getSuccessors().begin(); }
  succ_iterator succ_end() const { return op->getSuccessors().end(); }
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
  /// Verifies the operation against its declaration and by the author's verifier; does not verify the
  /// operations in its regions.
  LogicalResult verifyInvariants() const { return detail::verifyInvariants(op); }
  /// Verifies the operation against its declaration only, without the author's verifier.
  LogicalResult verifyInvariantsImpl() const { return detail::verifyDeclaredInvariants(op); }
  /// Names of the attributes that contain the segment sizes of an operation with the trait
  /// AttrSizedOperandSegments (AttrSizedResultSegments).
  static llvm::StringRef getOperandSegmentSizeAttr() { return "operandSegmentSizes"; }
  static llvm::StringRef getResultSegmentSizeAttr() { return "resultSegmentSizes"; }

  // Behavior that the declaration states; see runtime/interfaces/SideEffectInterfaces.h, which callers
  // include. An op class redeclares these functions if it computes the behavior.
  /// Appends the declared memory effects.
  template <typename InstanceT>
  void getEffects(llvm::SmallVectorImpl<InstanceT> &effects) const {
    addDeclaredEffects(op, effects);
  }
  /// Returns the speculatability that the traits of the operation state.
  template <typename OpT = Operation>
  auto getSpeculatability() const {
    return getDeclaredSpeculatability(static_cast<OpT *>(op));
  }

  /// Returns the symbol with this name in this symbol table, or null; see SymbolTable::lookupSymbolIn.
  Operation *lookupSymbol(llvm::StringRef name) const { return detail::lookupSymbolIn(op, name); }
  template <typename OpT>
  OpT lookupSymbol(llvm::StringRef name) const {
    return llvm::dyn_cast_or_null<OpT>(lookupSymbol(name));
  }
  template <typename OpT = Operation *, typename NameT>
    requires(!std::is_convertible_v<NameT, llvm::StringRef>)
  OpT lookupSymbol(NameT name) const {
    Operation *symbol = detail::lookupSymbolIn(op, name);
    if constexpr (std::is_same_v<OpT, Operation *>)
      return symbol;
    else
      return llvm::dyn_cast_or_null<OpT>(symbol);
  }

protected:
  template <typename Ty>
  TypedValue<Ty> typedOperand(unsigned group) const {
    return TypedValue<Ty>(op->getOperand(op->getOperandGroupBounds(group).first).getImpl());
  }
};

/// Members of an op class that depend on the class. `Concrete` has a member `static const OpSpec spec` and
/// build() functions.
template <typename Concrete, typename Base>
class OpMembers : public Base {
public:
  using ConcreteOpType = Concrete;
  using Properties = EmptyProperties;
  using Base::Base;
  static llvm::StringRef getOperationName() { return Concrete::spec.name; }
  static const OpSpec &getStaticSpec() { return Concrete::spec; }
  /// Returns true if all operations of the class have the trait.
  template <template <typename> class TraitClass>
  static bool hasTrait() {
    return detail::specHasTrait<TraitClass>(&getStaticSpec());
  }
  static bool classof(Operation *op) { return op->getSpec() == &Concrete::spec; }
  static bool classof(OpState state) { return classof(state.getOperation()); }
  static Concrete getFromOpaquePointer(const void *pointer) {
    return Concrete(static_cast<Operation *>(const_cast<void *>(pointer)));
  }
  /// Return a detached copy of the operation.
  Concrete clone() const { return Concrete(this->op->clone()); }
  Concrete cloneWithoutRegions() const { return Concrete(this->op->cloneWithoutRegions()); }
  /// Parses the text after the name of an operation of this class, by the declared assembly format if there
  /// is one; otherwise by the hand-written parse function of the op, or by the hook of its dialect.
  static ParseResult parse(OpAsmParser &parser, OperationState &result) {
    return detail::parseDeclared(getStaticSpec(), parser, result);
  }
  static llvm::SmallVector<llvm::StringRef> getAttributeNames() {
    return detail::getAttributeNames(getStaticSpec());
  }

  /// Attaches the interfaces of the ExternalModel classes \p Models to the operation kind, in one context. An
  /// interface that it implements already keeps its model. \pre No other thread uses the context.
  template <typename... Models>
  static void attachInterface(MLIRContext &context) {
    OperationName(Concrete::getOperationName(), &context).template attachInterface<Models...>();
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

  // Inference of result types before the operation exists. \p attributes is a DictionaryAttr or null.
  static LogicalResult inferReturnTypes(MLIRContext *context, std::optional<Location> location,
                                        ValueRange operands, Attribute attributes,
                                        OpaqueProperties properties, RegionRange regions,
                                        llvm::SmallVectorImpl<Type> &types) {
    return detail::inferReturnTypes(OperationName(Concrete::getOperationName(), context),
                                    {context, location, operands, attributes, properties, regions}, types);
  }
  /// Infers the result types as inferReturnTypes does, but fails if they are not those that \p types
  /// contains.
  static LogicalResult refineReturnTypes(MLIRContext *context, std::optional<Location> location,
                                         ValueRange operands, Attribute attributes,
                                         OpaqueProperties properties, RegionRange regions,
                                         llvm::SmallVectorImpl<Type> &types) {
    return detail::refineReturnTypes(OperationName(Concrete::getOperationName(), context),
                                     {context, location, operands, attributes, properties, regions}, types);
  }
  /// Returns true if an operation may have the result types \p given although \p inferred were inferred. By
  /// default they must be equal.
  static bool isCompatibleReturnTypes(TypeRange inferred, TypeRange given) { return inferred == given; }

  // The Properties of the class.
  template <typename OpT = Concrete>
  using InferredProperties = typename OpT::Properties;
  template <typename OpT = Concrete>
  static constexpr bool hasProperties() {
    return !std::is_same_v<InferredProperties<OpT>, EmptyProperties>;
  }
  /// Returns the empty properties of a class that declares none.
  EmptyProperties &getProperties() const { return Base::getEmptyProperties(); }
  static ParseResult parseProperties(OpAsmParser &parser, OperationState &result) {
    return detail::parseGenericProperties(parser, result);
  }
  template <typename PropertiesT>
  static void printProperties(MLIRContext *context, OpAsmPrinter &printer, const PropertiesT &properties,
                              llvm::ArrayRef<llvm::StringRef> elidedProps = {}) {
    Base::genericPrintProperties(printer, Concrete::getPropertiesAsAttr(context, properties), elidedProps);
  }

  // Functions on the Properties of the class, outside of an operation.
  template <typename PropertiesT>
  static Attribute getPropertiesAsAttr(MLIRContext *context, const PropertiesT &properties) {
    return detail::slotsAsAttr(getStaticSpec(), context, detail::slotsOfProperties(properties));
  }
  template <typename PropertiesT>
  static LogicalResult setPropertiesFromAttr(PropertiesT &properties, Attribute attr,
                                             llvm::function_ref<InFlightDiagnostic()> emitError) {
    return detail::setSlotsFromAttr(getStaticSpec(), detail::slotsOfProperties(properties), attr, emitError);
  }
  /// Sets the properties from the dictionary that `prop-dict` in the assembly format parsed. Fails, after an
  /// error, if it has an unknown entry or lacks a mandatory one.
  template <typename PropertiesT>
  static LogicalResult setPropertiesFromParsedAttr(PropertiesT &properties, Attribute attr,
                                                   llvm::function_ref<InFlightDiagnostic()> emitError) {
    return detail::setSlotsFromParsedAttr(getStaticSpec(), detail::slotsOfProperties(properties), attr,
                                          emitError);
  }
  template <typename PropertiesT>
  static llvm::hash_code computePropertiesHash(const PropertiesT &properties) {
    llvm::ArrayRef<Attribute> slots = detail::slotsOfProperties(properties);
    return llvm::hash_combine_range(slots.begin(), slots.end());
  }
  /// Returns the inherent attribute, maybe null, or nullopt if the class declares none of this name.
  template <typename PropertiesT>
  static std::optional<Attribute> getInherentAttr(MLIRContext *, const PropertiesT &properties,
                                                  llvm::StringRef name) {
    Attribute *slot = detail::findSlot(getStaticSpec(), detail::slotsOfProperties(properties), name);
    return slot ? std::optional(*slot) : std::nullopt;
  }
  template <typename PropertiesT>
  static void setInherentAttr(PropertiesT &properties, llvm::StringRef name, Attribute value) {
    if (Attribute *slot = detail::findSlot(getStaticSpec(), detail::slotsOfProperties(properties), name))
      *slot = value;
  }
  template <typename PropertiesT>
  static void populateInherentAttrs(MLIRContext *context, const PropertiesT &properties,
                                    NamedAttrList &attrs) {
    detail::addSlots(getStaticSpec(), context, detail::slotsOfProperties(properties), attrs);
  }
  template <typename PropertiesT>
  static void populateDefaultProperties(OperationName name, PropertiesT &properties) {
    detail::addDefaults(getStaticSpec(), name.getContext(), detail::slotsOfProperties(properties));
  }
  static LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &attrs,
                                           llvm::function_ref<InFlightDiagnostic()> emitError) {
    return detail::verifyInherentAttrs(getStaticSpec(), attrs, emitError);
  }
};

/// The chain of base classes that define the accessors for the declared numbers of operands, results, regions
/// and successors, such as getOperand() for an op with one operand.
template <typename ResultT, Count Operands, Count Regions, Count Successors>
using ShapeMembers =
    SuccessorMembers<RegionMembers<OperandMembers<ResultMembers<OpCommon, ResultT>, Operands>, Regions>,
                     Successors>;
} // namespace detail

/// Base class of generated op classes.
/// \tparam ResultT The C++ type of the only result's type, or detail::NoResult or detail::ManyResults.
template <typename Concrete, typename ResultT = detail::ManyResults,
          detail::Count Operands = detail::Count::Many, detail::Count Regions = detail::Count::Zero,
          detail::Count Successors = detail::Count::Zero>
class DeclaredOp
    : public detail::OpMembers<Concrete, detail::ShapeMembers<ResultT, Operands, Regions, Successors>> {
public:
  using Op = DeclaredOp;
  using DeclaredOp::OpMembers::OpMembers;
};

/// Base class of hand-written op classes: `class MyOp : public Op<MyOp, OpTrait::OneResult, ...>`.
/// \tparam Traits Trait classes, such as OpTrait::OneResult or the Trait of an interface.
template <typename Concrete, template <typename> class... Traits>
class Op : public detail::OpMembers<Concrete,
                                    std::conditional_t<sizeof...(Traits) == 0, detail::OpCommon, OpState>>,
           public Traits<Concrete>... {
public:
  using Op::OpMembers::getOperation;
  using Op::OpMembers::OpMembers;
  explicit Op(Operation *op) : Op::OpMembers(op) {}
  Op(std::nullptr_t) {}
  Op() = default;
};

/// Accessors for the name and the visibility of symbol operations; those of MLIR's SymbolOpInterface.
template <typename Concrete>
class SymbolView {
public:
  using Visibility = detail::SymbolVisibility;
  // The next functions are templates because StringAttr is incomplete here.
  template <typename AttrT = StringAttr>
  AttrT getNameAttr() const {
    return llvm::cast_or_null<AttrT>(detail::getSymbolNameAttr(self()));
  }
  llvm::StringRef getName() const { return detail::getSymbolName(self()); }
  template <typename AttrT>
    requires std::is_same_v<AttrT, StringAttr>
  void setName(AttrT name) const {
    detail::setSymbolNameAttr(self(), name);
  }
  void setName(llvm::StringRef name) const { detail::setSymbolName(self(), name); }
  Visibility getVisibility() const {
    return isPublic() ? Visibility::Public : isPrivate() ? Visibility::Private : Visibility::Nested;
  }
  void setVisibility(Visibility visibility) const {
    detail::setSymbolVisibility(self(), visibility == Visibility::Public    ? "public"
                                        : visibility == Visibility::Private ? "private"
                                                                            : "nested");
  }
  bool isPublic() const { return detail::getSymbolVisibility(self()) == "public"; }
  bool isPrivate() const { return detail::getSymbolVisibility(self()) == "private"; }
  bool isNested() const { return detail::getSymbolVisibility(self()) == "nested"; }
  void setPublic() const { detail::setSymbolVisibility(self(), "public"); }
  void setPrivate() const { detail::setSymbolVisibility(self(), "private"); }
  void setNested() const { detail::setSymbolVisibility(self(), "nested"); }
  /// Returns true if the operation may be erased once no symbol reference uses it.
  bool canDiscardOnUseEmpty() const { return isPrivate(); }
  bool isDeclaration() const { return false; }
  bool isOptionalSymbol() const { return false; }
  // Uses of this symbol nested in the operation \p from; see SymbolTable.
  template <typename TableT = SymbolTable>
  auto getSymbolUses(Operation *from) const {
    return TableT::getSymbolUses(self(), from);
  }
  template <typename TableT = SymbolTable>
  bool symbolKnownUseEmpty(Operation *from) const {
    return TableT::symbolKnownUseEmpty(self(), from);
  }
  template <typename TableT = SymbolTable, typename NameT>
  LogicalResult replaceAllSymbolUses(NameT newName, Operation *from) const {
    return TableT::replaceAllSymbolUses(self(), newName, from);
  }

private:
  Operation *self() const { return static_cast<const Concrete *>(this)->getOperation(); }
};
/// Base class of interface views: `Concrete` refers to any operation that implements the interface, and
/// `Concrete::Concept` is the table of its functions. The tables of an op class are in its descriptor; a
/// hand-written interface provides them as `Concrete::Model<OpT>::value`. A cast stores the function table in
/// the view; a view created from a plain pointer searches the table at each call.
template <typename Concrete>
class OpInterface : public OpState {
public:
  using OpState::OpState;
  using Base = OpInterface;
  using InterfaceBase = OpInterface;
  using ConcreteOpType = Concrete;
  using ValueType = Operation *;
  OpInterface() = default;
  OpInterface(Operation *op, const void *table) : OpState(op), table(table) {}
  /// Converts from an op class that implements the interface.
  template <typename OpT>
    requires(!std::is_base_of_v<OpInterface, OpT> &&
             std::is_base_of_v<typename Concrete::template Trait<OpT>, OpT>)
  OpInterface(OpT op) : OpInterface(op.getOperation(), op ? findTable(op.getOperation()) : nullptr) {}
  /// Converts from any other op class or interface view. \pre The operation implements the interface.
  template <typename OpT>
    requires(std::is_base_of_v<OpState, OpT> && !std::is_base_of_v<OpInterface, OpT> &&
             !std::is_base_of_v<typename Concrete::template Trait<OpT>, OpT>)
  explicit OpInterface(OpT op) : OpState(op.getOperation()) {}
  /// Base class of the op classes that implement the interface; empty by default. A generated interface
  /// redeclares it with the default methods of the interface.
  template <typename ConcreteOp>
  struct Trait {};

  static bool classof(Operation *op) {
    return op->getName().getInterface(TypeID::get<Concrete>()) != nullptr;
  }
  static bool classof(OpState state) { return classof(state.getOperation()); }
  static constexpr TypeID getInterfaceID() { return TypeID::get<Concrete>(); }
  /// Return a detached copy of the operation.
  Concrete clone() const { return llvm::cast<Concrete>(op->clone()); }
  Concrete cloneWithoutRegions() const { return llvm::cast<Concrete>(op->cloneWithoutRegions()); }
  /// Returns true if the operation has the trait.
  template <template <typename> class TraitClass>
  bool hasTrait() const {
    return detail::specHasTrait<TraitClass>(op->getSpec());
  }
  /// Returns the function table for the operation, or null if it does not implement the interface.
  static const void *findTable(Operation *op) { return op->getName().getInterface(TypeID::get<Concrete>()); }

protected:
  /// Returns the function table of an operation, or null if it does not implement the interface.
  static const auto *getInterfaceFor(Operation *op) {
    return static_cast<const typename Concrete::Concept *>(findTable(op));
  }
  /// Returns the function table. \pre `Concrete` is complete where this is called.
  const auto *getConcept() const {
    return static_cast<const typename Concrete::Concept *>(table ? table : findTable(op));
  }

private:
  const void *table = nullptr; ///< Function table of the interface; null if created from a pointer.
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
  static T doCastIfPossible(const mlir::Operation &op) { return isPossible(op) ? doCast(op) : T(); }
};
template <typename T>
  requires std::is_base_of_v<mlir::OpState, T>
struct CastInfo<T, const mlir::Operation> : CastInfo<T, mlir::Operation> {};
} // namespace llvm

#endif // STRATA_RUNTIME_IR_OPVIEW_H
