//===- OperationName.h - The kind of an operation -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An OperationName is a pointer to what the context knows of one kind of operation: its name, its dialect
// and its OpSpec, or no spec for a name that no dialect declares. Made when a name is first met; one for
// each name and context; compared by pointer; readable from any thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPERATIONNAME_H
#define STRATA_RUNTIME_IR_OPERATIONNAME_H

#include "runtime/ir/Attribute.h"
#include "runtime/spec/OpSpec.h"

namespace strata {

/// Owned by the context.
struct OpInfo {
  Attribute name; ///< A StringAttr.
  llvm::StringRef nameStr;
  const OpSpec *spec = nullptr; ///< Null: unregistered.
  Dialect *dialect = nullptr;   ///< Null when no dialect of that namespace is loaded.
  llvm::StringRef dialectNamespace;
  MLIRContext *context = nullptr;
  TraitSet traits;
  llvm::ArrayRef<InterfaceModelSpec>
      interfaces;                       ///< Those of the spec, and what was attached in this context.
  unsigned numSlots = 0;                ///< Inherent attribute slots; 1 for an unregistered op, see below.
  const Attribute *slotNames = nullptr; ///< StringAttrs, one for each slot of a registered op.
  unsigned firstPropertySlot = 1;       ///< Slots from here on hold properties that are not attributes.
  bool hasSingleOperands = false;       ///< Every declared operand group is one value.
  bool hasSingleResults = false;
  bool queriesDialect = false; ///< Of interfaces that are not in the list: see getMissingInterface.
  int operandSegmentSlot = -1; ///< Where operandSegmentSizes is, or -1.
  int resultSegmentSlot = -1;
};

/// The inherent attributes of an op, or of one that is to be.
class OpaqueProperties {
public:
  OpaqueProperties(std::nullptr_t = nullptr) {}
  explicit OpaqueProperties(llvm::ArrayRef<Attribute> slots) : slots(slots) {}
  /// One entry, maybe null, for each inherent attribute in the order of the declaration.
  llvm::ArrayRef<Attribute> getSlots() const { return slots; }
  explicit operator bool() const { return !slots.empty(); }

private:
  llvm::ArrayRef<Attribute> slots;
};

class RegisteredOperationName;

class OperationName {
public:
  OperationName() = default;
  OperationName(const OpInfo *info) : info(info) {}
  /// Loads the dialect of the name's prefix when the registry has it.
  OperationName(llvm::StringRef name, MLIRContext *context);

  llvm::StringRef getStringRef() const { return info->nameStr; }
  StringAttr getIdentifier() const;
  llvm::StringRef getDialectNamespace() const { return info->dialectNamespace; }
  /// The name behind the first dot; all of a name without one.
  llvm::StringRef stripDialect() const {
    size_t prefix = info->dialectNamespace.size();
    return info->nameStr.drop_front(prefix ? prefix + 1 : 0);
  }
  Dialect *getDialect() const { return info->dialect; }
  MLIRContext *getContext() const { return info->context; }

  bool isRegistered() const { return info->spec != nullptr; }
  const OpSpec *getSpec() const { return info->spec; }
  /// This name again, when its op is declared.
  std::optional<RegisteredOperationName> getRegisteredInfo() const;
  /// What TypeID::get of the op's class is; empty for an unregistered op.
  TypeID getTypeID() const { return TypeID::getFromOpaquePointer(info->spec); }
  template <template <typename> class TraitClass>
  bool hasTrait() const {
    return hasTrait(TraitClass<void>::trait);
  }
  template <template <typename> class TraitClass>
  bool mightHaveTrait() const {
    return mightHaveTrait(TraitClass<void>::trait);
  }
  bool hasTrait(Trait trait) const { return info->traits.contains(trait); }
  TraitSet getTraits() const { return info->traits; }
  /// Terminators for sure, and unregistered ops, which may be.
  bool mightHaveTrait(Trait trait) const { return !isRegistered() || hasTrait(trait); }
  const void *getInterface(TypeID interface) const {
    for (const InterfaceModelSpec &entry : info->interfaces)
      if (entry.interface == interface)
        return entry.model;
    return LLVM_UNLIKELY(info->queriesDialect) ? getMissingInterface(interface) : nullptr;
  }
  template <typename InterfaceT>
  bool hasInterface() const {
    return getInterface(TypeID::get<InterfaceT>()) != nullptr;
  }
  /// From outside: what ExternalModel classes say for the op. \see Op::attachInterface.
  template <typename... Models>
  void attachInterface() const {
    attachInterfaces({{TypeID::get<typename Models::Interface>(), &Models::value}...});
  }
  /// Whether it has the interface, or its dialect promised that it will.
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
  /// Slots behind those of the attributes are for properties of other kinds, which have no name as
  /// attributes.
  unsigned getFirstPropertySlot() const { return info->firstPropertySlot; }
  bool hasOtherProperties() const { return info->firstPropertySlot != info->numSlots; }
  /// The slot of what `<{…}>` calls by that name, or -1.
  int getPropertySlot(llvm::StringRef propertyName) const;
  /// The slot of an inherent attribute, or -1. Unregistered ops have one slot, without a name, for the
  /// dictionary written in `<{…}>`.
  int getSlot(llvm::StringRef attrName) const;
  StringAttr getSlotName(unsigned slot) const;

  const OpInfo *getInfo() const { return info; }
  bool operator==(const OperationName &other) const = default;
  explicit operator bool() const { return info; }
  const void *getAsOpaquePointer() const { return info; }
  friend llvm::hash_code hash_value(OperationName name) { return llvm::hash_value(name.info); }

private:
  /// An interface that is there already keeps its model. \pre The op is registered, and nothing runs in
  /// parallel.
  void attachInterfaces(std::initializer_list<InterfaceModelSpec> models) const;
  /// What the dialect has instead of an interface that is not in the list: its fallback, or a broken promise.
  const void *getMissingInterface(TypeID interface) const;
  bool hasPromise(TypeID interface) const;

  const OpInfo *info = nullptr;
};

/// The name of an op that a loaded dialect declares.
class RegisteredOperationName : public OperationName {
public:
  explicit RegisteredOperationName(OperationName name) : OperationName(name) {}
  /// Loads the dialect of the name's prefix when the registry has it.
  static std::optional<RegisteredOperationName> lookup(llvm::StringRef name, MLIRContext *context);
};
inline std::optional<RegisteredOperationName> OperationName::getRegisteredInfo() const {
  return isRegistered() ? std::optional(RegisteredOperationName(*this)) : std::nullopt;
}

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, OperationName name);
Diagnostic &operator<<(Diagnostic &diag, OperationName name);

} // namespace strata

template <>
struct llvm::DenseMapInfo<strata::OperationName> {
  static strata::OperationName getEmptyKey() {
    return static_cast<const strata::OpInfo *>(DenseMapInfo<void *>::getEmptyKey());
  }
  static strata::OperationName getTombstoneKey() {
    return static_cast<const strata::OpInfo *>(DenseMapInfo<void *>::getTombstoneKey());
  }
  static unsigned getHashValue(strata::OperationName name) {
    return DenseMapInfo<const void *>::getHashValue(name.getAsOpaquePointer());
  }
  static bool isEqual(strata::OperationName lhs, strata::OperationName rhs) { return lhs == rhs; }
};

#endif // STRATA_RUNTIME_IR_OPERATIONNAME_H
