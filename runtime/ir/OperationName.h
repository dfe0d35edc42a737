//===- OperationName.h - The name of an operation and its kind --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An OperationName is a pointer to the record of one kind of operation in a context: its name, its dialect
// and its OpSpec, which is null for a name that no dialect declares. The record is created when the name is
// first used, and is unique per name and context. Names are compared by pointer; any number of threads may
// read them.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPERATIONNAME_H
#define STRATA_RUNTIME_IR_OPERATIONNAME_H

#include "runtime/ir/Attribute.h"
#include "runtime/ir/OpTraits.h"

namespace llvm {
template <typename Signature>
class unique_function;
} // namespace llvm

namespace mlir {

/// The record of one kind of operation. The context owns it.
struct OpInfo {
  Attribute name; ///< The full name, a StringAttr.
  llvm::StringRef nameStr;
  const OpSpec *spec = nullptr; ///< The declaration; null for an unregistered operation.
  Dialect *dialect = nullptr;   ///< The dialect; null if none with this namespace is loaded.
  llvm::StringRef dialectNamespace;
  MLIRContext *context = nullptr;
  TraitSet traits;
  /// The interfaces of the declaration, and those attached in this context.
  llvm::ArrayRef<InterfaceModelSpec> interfaces;
  /// Number of inherent attribute slots; 1 for an unregistered operation (see OperationName::getSlot).
  unsigned numSlots = 0;
  const Attribute *slotNames = nullptr; ///< A StringAttr for each slot of a registered operation.
  unsigned firstPropertySlot = 1;       ///< First slot of a property that is not an attribute.
  bool hasSingleOperands = false;       ///< True if every declared operand (result) group is a single value.
  bool hasSingleResults = false;
  bool queriesDialect = false; ///< True if interfaces not in `interfaces` are found by getMissingInterface.
  int operandSegmentSlot = -1; ///< Slot of operandSegmentSizes (resultSegmentSizes), or -1.
  int resultSegmentSlot = -1;

  bool isRegistered() const { return spec != nullptr; }
  Dialect *getDialect() const { return dialect; }
  StringAttr getName() const;
  TypeID getTypeID() const { return TypeID::getFromOpaquePointer(spec); }
  /// Returns the names of the inherent attributes, in declaration order.
  llvm::ArrayRef<StringAttr> getAttributeNames() const;
};

/// A reference to the inherent attributes of an operation that exists or is about to be created.
class OpaqueProperties {
public:
  OpaqueProperties(std::nullptr_t = nullptr) {}
  explicit OpaqueProperties(llvm::ArrayRef<Attribute> slots) : slots(slots) {}
  /// Returns one entry, maybe null, for each inherent attribute, in declaration order.
  llvm::ArrayRef<Attribute> getSlots() const { return slots; }
  explicit operator bool() const { return !slots.empty(); }

private:
  llvm::ArrayRef<Attribute> slots;
};

class RegisteredOperationName;

/// The name and kind of an operation; may be null.
class OperationName {
public:
  // Types of the functions that define an operation registered at run time; see ExtensibleDialect.h.
  using ParseAssemblyFn = llvm::unique_function<ParseResult(OpAsmParser &, OperationState &)>;
  using PrintAssemblyFn =
      llvm::unique_function<void(Operation *, OpAsmPrinter &, llvm::StringRef defaultDialect) const>;
  using VerifyInvariantsFn = llvm::unique_function<LogicalResult(Operation *) const>;
  using VerifyRegionInvariantsFn = llvm::unique_function<LogicalResult(Operation *) const>;
  using FoldHookFn = llvm::unique_function<LogicalResult(Operation *, llvm::ArrayRef<Attribute>,
                                                         llvm::SmallVectorImpl<OpFoldResult> &) const>;
  using HasTraitFn = llvm::unique_function<bool(TypeID) const>;
  using PopulateDefaultAttrsFn = llvm::unique_function<void(const OperationName &, NamedAttrList &) const>;

  OperationName() = default;
  OperationName(const OpInfo *info) : info(info) {}
  /// Returns the name; loads the dialect named by its prefix if it is registered.
  OperationName(llvm::StringRef name, MLIRContext *context);

  llvm::StringRef getStringRef() const { return info->nameStr; }
  StringAttr getIdentifier() const;
  llvm::StringRef getDialectNamespace() const { return info->dialectNamespace; }
  /// Returns the part after the first dot; the whole name if there is none.
  llvm::StringRef stripDialect() const {
    size_t prefix = info->dialectNamespace.size();
    return info->nameStr.drop_front(prefix ? prefix + 1 : 0);
  }
  Dialect *getDialect() const { return info->dialect; }
  MLIRContext *getContext() const { return info->context; }

  bool isRegistered() const { return info->spec != nullptr; }
  const OpSpec *getSpec() const { return info->spec; }
  /// Returns this name if the operation is declared, else nullopt.
  std::optional<RegisteredOperationName> getRegisteredInfo() const;
  /// Returns TypeID::get of the op class; empty for an unregistered operation.
  TypeID getTypeID() const { return TypeID::getFromOpaquePointer(info->spec); }
  template <template <typename> class TraitClass>
  bool hasTrait() const {
    return detail::specHasTrait<TraitClass>(info->spec);
  }
  template <template <typename> class TraitClass>
  bool mightHaveTrait() const {
    return !isRegistered() || hasTrait<TraitClass>();
  }
  bool hasTrait(Trait trait) const { return info->traits.contains(trait); }
  TraitSet getTraits() const { return info->traits; }
  /// Returns true if the operation has the trait or is unregistered.
  bool mightHaveTrait(Trait trait) const { return !isRegistered() || hasTrait(trait); }
  /// Tests a trait that is given by the TypeID of its class, such as `TypeID::get<OpTrait::IsTerminator>()`.
  /// mightHaveTrait is also true for an unregistered operation.
  bool hasTrait(TypeID trait) const;
  bool mightHaveTrait(TypeID trait) const { return !isRegistered() || hasTrait(trait); }
  /// Returns the function table of an interface, or null if operations of this name do not implement it.
  const void *getInterface(TypeID interface) const {
    for (const InterfaceModelSpec &entry : info->interfaces)
      if (entry.interface == interface)
        return entry.model;
    return LLVM_UNLIKELY(info->queriesDialect) ? getMissingInterface(interface) : nullptr;
  }
  template <typename InterfaceT>
  const typename InterfaceT::Concept *getInterface() const {
    return static_cast<const typename InterfaceT::Concept *>(getInterface(TypeID::get<InterfaceT>()));
  }
  bool hasInterface(TypeID interface) const { return getInterface(interface) != nullptr; }
  bool mightHaveInterface(TypeID interface) const { return !isRegistered() || hasInterface(interface); }
  template <typename InterfaceT>
  bool hasInterface() const {
    return hasInterface(TypeID::get<InterfaceT>());
  }
  /// Attaches the interfaces of ExternalModel classes; see Op::attachInterface.
  template <typename... Models>
  void attachInterface() const {
    attachInterfaces({{TypeID::get<typename Models::Interface>(), &Models::value}...});
  }
  /// Returns true if the operation implements the interface, or its dialect promised that it will.
  template <typename InterfaceT>
  bool hasPromiseOrImplementsInterface() const {
    return hasPromise(TypeID::get<InterfaceT>()) || hasInterface<InterfaceT>();
  }
  template <typename InterfaceT>
  bool mightHaveInterface() const {
    return !isRegistered() || hasInterface<InterfaceT>();
  }

  // Inherent attributes.
  unsigned getNumSlots() const { return info->numSlots; }
  /// Returns the first slot that holds a property that is not an attribute; such slots follow those of the
  /// attributes and have no name as attributes.
  unsigned getFirstPropertySlot() const { return info->firstPropertySlot; }
  bool hasOtherProperties() const { return info->firstPropertySlot != info->numSlots; }
  /// Returns the slot of the entry with this name in `<{...}>`, or -1.
  int getPropertySlot(llvm::StringRef propertyName) const;
  /// Returns the slot of an inherent attribute, or -1. Unregistered operations have one slot without a name,
  /// for the dictionary in `<{...}>`.
  int getSlot(llvm::StringRef attrName) const;
  StringAttr getSlotName(unsigned slot) const;

  /// Returns the names of the inherent attributes, in declaration order; empty for an unregistered operation.
  llvm::ArrayRef<StringAttr> getAttributeNames() const;

  // Functions that apply the declaration of this name to the operation \p op, which has this name. Most of
  // them are also members of class Operation.
  LogicalResult verifyInvariants(Operation *op) const;       ///< Does not verify nested operations.
  LogicalResult verifyRegionInvariants(Operation *op) const; ///< Calls the author's verifier of regions.
  /// Calls the author's folder; see Operation::fold. Fails if there is none.
  LogicalResult foldHook(Operation *op, llvm::ArrayRef<Attribute> operands,
                         llvm::SmallVectorImpl<OpFoldResult> &results) const;
  void getCanonicalizationPatterns(RewritePatternSet &patterns, MLIRContext *context) const;
  /// Adds the default values of inherent attributes that \p attrs does not have.
  void populateDefaultAttrs(NamedAttrList &attrs) const;
  std::optional<Attribute> getInherentAttr(Operation *op, llvm::StringRef attrName) const;
  void setInherentAttr(Operation *op, StringAttr attrName, Attribute value) const;
  void populateInherentAttrs(Operation *op, NamedAttrList &attrs) const;
  /// Verifies the inherent attributes in \p attrs.
  LogicalResult verifyInherentAttrs(NamedAttrList &attrs,
                                    llvm::function_ref<InFlightDiagnostic()> emitError) const;
  Attribute getOpPropertiesAsAttribute(Operation *op) const;
  /// Returns the size of the inherent attributes and properties in bytes.
  int getOpPropertyByteSize() const { return getNumSlots() * sizeof(Attribute); }
  bool compareOpProperties(OpaqueProperties lhs, OpaqueProperties rhs) const;
  llvm::hash_code hashOpProperties(OpaqueProperties properties) const;
  // Functions defined in runtime/asm.
  /// Returns a function that parses the text after the name of the operation.
  ParseAssemblyFn getParseAssemblyFn() const;
  /// Prints the operation with its name, in its custom form if it has one.
  void printAssembly(Operation *op, OpAsmPrinter &printer, llvm::StringRef defaultDialect) const;

  void print(llvm::raw_ostream &os) const;
  LLVM_DUMP_METHOD void dump() const; ///< Prints to stderr; for debuggers.

  using Impl = OpInfo;
  const OpInfo *getImpl() const { return info; }
  static OperationName getFromOpaquePointer(const void *pointer) {
    return static_cast<const OpInfo *>(pointer);
  }
  const OpInfo *getInfo() const { return info; }
  bool operator==(const OperationName &other) const = default;
  explicit operator bool() const { return info; }
  const void *getAsOpaquePointer() const { return info; }
  friend llvm::hash_code hash_value(OperationName name) { return llvm::hash_value(name.info); }

private:
  /// Attaches interface models; interfaces that are present keep their model. \pre The operation is
  /// registered, and no other thread uses the context.
  void attachInterfaces(std::initializer_list<InterfaceModelSpec> models) const;
  /// Slow path of getInterface: queries the fallback of the dialect, and checks its promises.
  const void *getMissingInterface(TypeID interface) const;
  bool hasPromise(TypeID interface) const;

  const OpInfo *info = nullptr;
};

/// The name of an operation that a loaded dialect declares.
class RegisteredOperationName : public OperationName {
public:
  explicit RegisteredOperationName(OperationName name) : OperationName(name) {}
  /// Returns the name if an operation of this name is declared, else nullopt. Loads the dialect named by the
  /// prefix if it is registered.
  static std::optional<RegisteredOperationName> lookup(llvm::StringRef name, MLIRContext *context);
  /// Returns the name of the operation of a loaded dialect whose op class has TypeID \p id. Linear in the
  /// number of operations.
  static std::optional<RegisteredOperationName> lookup(TypeID id, MLIRContext *context);
  static RegisteredOperationName getFromOpaquePointer(const void *pointer) {
    return RegisteredOperationName(OperationName::getFromOpaquePointer(pointer));
  }
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, OperationName name);
Diagnostic &operator<<(Diagnostic &diag, OperationName name);

} // namespace mlir

template <>
struct llvm::DenseMapInfo<mlir::OperationName> {
  static mlir::OperationName getEmptyKey() {
    return static_cast<const mlir::OpInfo *>(DenseMapInfo<void *>::getEmptyKey());
  }
  static mlir::OperationName getTombstoneKey() {
    return static_cast<const mlir::OpInfo *>(DenseMapInfo<void *>::getTombstoneKey());
  }
  static unsigned getHashValue(mlir::OperationName name) {
    return DenseMapInfo<const void *>::getHashValue(name.getAsOpaquePointer());
  }
  static bool isEqual(mlir::OperationName lhs, mlir::OperationName rhs) { return lhs == rhs; }
};

#endif // STRATA_RUNTIME_IR_OPERATIONNAME_H
