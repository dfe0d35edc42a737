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

/// The regions of an operation that is to be made, until it takes them.
class OwnedRegions {
public:
  using iterator = std::unique_ptr<Region> *;

  OwnedRegions() = default;
  OwnedRegions(OwnedRegions &&other);
  ~OwnedRegions();
  OwnedRegions &operator=(OwnedRegions &&) = delete;

  // Elsewhere: what is inline here is compiled in every translation unit.
  size_t size() const { return count; }
  bool empty() const { return count == 0; }
  iterator begin() const { return regions; }
  iterator end() const;
  std::unique_ptr<Region> &operator[](size_t index) const;
  std::unique_ptr<Region> &front() const { return *regions; }
  std::unique_ptr<Region> &back() const;
  std::unique_ptr<Region> &push_back(std::unique_ptr<Region> region);
  operator llvm::ArrayRef<std::unique_ptr<Region>>() const;

private:
  std::unique_ptr<Region> *regions = nullptr;
  unsigned count = 0, capacity = 0;
};

struct OperationState {
  OperationState(Location location, OperationName name);
  OperationState(Location location, llvm::StringRef name);
  OperationState(CompactLocation location, OperationName name) : location(location), name(name) {}
  OperationState(OperationState &&);
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
  OwnedRegions regions;

  MLIRContext *getContext() const { return name.getContext(); }
  // Not inline: generated build() functions are many and inline, and consist of one call of these where that
  // says all.
  /// One value for each operand and one attribute, maybe null, for each slot.
  void fill(TypeRange resultTypes, std::initializer_list<Value> newOperands,
            std::initializer_list<Attribute> newSlots);
  /// The same where the result types follow from them.
  void fillAndInfer(std::initializer_list<Value> newOperands, std::initializer_list<Attribute> newSlots);
  /// All at once, and empty regions. \param newSlots  empty, or one attribute for each slot.
  void fillLists(TypeRange resultTypes, ValueRange newOperands, llvm::ArrayRef<Attribute> newSlots,
                 llvm::ArrayRef<NamedAttribute> newAttributes, unsigned numRegions);
  void fillListsAndInfer(ValueRange newOperands, llvm::ArrayRef<Attribute> newSlots,
                         llvm::ArrayRef<NamedAttribute> newAttributes, unsigned numRegions);
  /// For builders without result types: appends what inference says. An op whose types cannot be inferred
  /// from what the builder was given is a mistake of the program, and ends it with a message.
  void addInferredTypes();
  void addOperands(Value value);
  void addOperands(ValueRange values);
  void addTypes(Type type);
  void addTypes(TypeRange newTypes);
  void addAttribute(llvm::StringRef attrName, Attribute attr);
  void addAttribute(StringAttr attrName, Attribute attr);
  void addAttributes(llvm::ArrayRef<NamedAttribute> newAttributes);
  void setSlot(unsigned slot, Attribute attr);
  /// How many values each operand or result group has.
  void setSizes(unsigned slot, std::initializer_list<int32_t> sizes);
  /// The inherent attributes and properties as the `Properties` of the op's class, with what they have from
  /// the start.
  template <typename PropertiesT>
  PropertiesT &getOrAddProperties() {
    addPropertySlots();
    return *reinterpret_cast<PropertiesT *>(slots.data());
  }
  template <typename PropertiesT>
  void useProperties(const PropertiesT &properties) {
    llvm::ArrayRef<Attribute> given = slotsOf(properties);
    slots.assign(given.begin(), given.end());
  }
  /// The slots that lie below the `Properties` of an op's class.
  template <typename PropertiesT>
  static llvm::ArrayRef<Attribute> slotsOf(const PropertiesT &properties) {
    return {reinterpret_cast<const Attribute *>(&properties), sizeof(PropertiesT) / sizeof(Attribute)};
  }
  void addSuccessors(Block *successor);
  void addSuccessors(llvm::ArrayRef<Block *> blocks);
  /// A new region at the end.
  Region *addRegion();
  /// New regions at the end.
  void addEmptyRegions(unsigned count);
  /// Takes a region; null adds an empty one.
  void addRegion(std::unique_ptr<Region> region);
  void addRegions(llvm::MutableArrayRef<std::unique_ptr<Region>> newRegions);
  /// Sorts the attributes by where an operation stores them: \p inherent gets one entry, maybe null, for each
  /// slot (`slots` wins over `attributes`), \p discardable the attributes without a slot.
  void splitAttributes(llvm::SmallVectorImpl<Attribute> &inherent,
                       llvm::SmallVectorImpl<NamedAttribute> &discardable) const;
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
  /// While an op is verified, the types that it has: what the op's class says may stand for the inferred ones
  /// does.
  llvm::ArrayRef<Type> given = {};
};

/// Computes the result types of an op about to be made: from its spec's inference table, or its hook.
/// Fails, with a diagnostic at `state.location` when `emitErrors`, if the op declares neither or they fail.
/// \param given  see InferContext.
LogicalResult inferResultTypes(const OperationState &state, llvm::SmallVectorImpl<Type> &types,
                               bool emitErrors = true, llvm::ArrayRef<Type> given = {});

} // namespace strata

#endif // STRATA_RUNTIME_IR_OPERATIONSTATE_H
