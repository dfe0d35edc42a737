//===- OperationState.h - An operation about to be made -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// All that is needed to create an operation, collected piece by piece by builders and parsers. Owns the
// regions added to it until the operation takes them.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPERATIONSTATE_H
#define STRATA_RUNTIME_IR_OPERATIONSTATE_H

#include "runtime/ir/NamedAttrList.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/Region.h"
#include <memory>

namespace strata {

struct OperationState {
  OperationState(Location location, OperationName name);
  OperationState(Location location, llvm::StringRef name);
  OperationState(CompactLocation location, OperationName name) : location(location), name(name) {}
  OperationState(OperationState &&) = default;
  ~OperationState();

  CompactLocation location;
  OperationName name;
  llvm::SmallVector<Value, 4> operands;
  llvm::SmallVector<Type, 4> types;
  /// Attributes by name, inherent or not: each goes to its slot if it has one.
  NamedAttrList attributes;
  /// Attributes by slot; empty, or one entry (maybe null) for each slot. Wins over `attributes`.
  llvm::SmallVector<Attribute, 4> slots;
  llvm::SmallVector<Block *, 1> successors;
  llvm::SmallVector<std::unique_ptr<Region>, 1> regions;

  MLIRContext *getContext() const { return name.getContext(); }
  // Not inline: generated build() functions are many, and made of these.
  void addOperands(Value value);
  void addOperands(ValueRange values);
  void addTypes(Type type);
  void addTypes(TypeRange newTypes);
  void addAttribute(llvm::StringRef attrName, Attribute attr);
  void addAttribute(StringAttr attrName, Attribute attr);
  void addAttributes(llvm::ArrayRef<NamedAttribute> newAttributes) { attributes.append(newAttributes); }
  void setSlot(unsigned slot, Attribute attr);
  /// The inherent attributes and properties as the `Properties` of the op's class, with what they have from the start.
  template <typename PropertiesT>
  PropertiesT &getOrAddProperties() {
    addPropertySlots();
    return *reinterpret_cast<PropertiesT *>(slots.data());
  }
  template <typename PropertiesT>
  void useProperties(const PropertiesT &properties) {
    slots.assign(reinterpret_cast<const Attribute *>(&properties), reinterpret_cast<const Attribute *>(&properties + 1));
  }
  void addSuccessors(Block *successor);
  void addSuccessors(llvm::ArrayRef<Block *> blocks);
  /// A new region at the end.
  Region *addRegion();
  /// Takes a region; null adds an empty one.
  void addRegion(std::unique_ptr<Region> region);
  void addRegions(llvm::MutableArrayRef<std::unique_ptr<Region>> newRegions) {
    for (std::unique_ptr<Region> &region : newRegions)
      addRegion(std::move(region));
  }
  /// The inherent attributes set so far, for those who infer types before the op is made.
  OpaqueProperties getRawProperties() const { return OpaqueProperties(slots); }

private:
  void addPropertySlots();
};

/// What type inference may look at (OpHooks::inferResultTypes).
struct InferContext {
  MLIRContext *context;
  std::optional<Location> location; ///< Where to report an error; none: fail silently.
  OperationName name;
  ValueRange operands;
  llvm::ArrayRef<Attribute> slots; ///< One entry, maybe null, for each slot.
  llvm::ArrayRef<NamedAttribute> discardable;
  llvm::ArrayRef<std::unique_ptr<Region>> regions;
};

/// Computes the result types of an op about to be made: from its spec's inference table, or its hook.
/// Fails, with a diagnostic at `state.location` when `emitErrors`, if the op declares neither or they fail.
LogicalResult inferResultTypes(const OperationState &state, llvm::SmallVectorImpl<Type> &types,
                               bool emitErrors = true);

} // namespace strata

#endif // STRATA_RUNTIME_IR_OPERATIONSTATE_H
