//===- OperationState.h - The parts of an operation to create ---*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The parts of an operation that is to be created, collected by builders and parsers. Owns the regions added
// to it until the operation takes their contents.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_OPERATIONSTATE_H
#define STRATA_RUNTIME_IR_OPERATIONSTATE_H

#include "runtime/ir/NamedAttrList.h"
#include "runtime/ir/Operation.h"
#include "runtime/ir/Region.h"
#include <memory>

namespace mlir {

/// A list of owned regions of an operation that is not created yet.
class OwnedRegions {
public:
  using iterator = std::unique_ptr<Region> *;

  OwnedRegions() = default;
  OwnedRegions(OwnedRegions &&other);
  ~OwnedRegions();
  OwnedRegions &operator=(OwnedRegions &&) = delete;

  // These functions are defined in a source file because inline functions would be compiled in every
  // translation unit.
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

/// The location of an OperationState. Converts to a Location, which is created when it is needed.
class StateLocation {
public:
  StateLocation(CompactLocation location, MLIRContext *context) : location(location), context(context) {}
  StateLocation &operator=(CompactLocation newLocation) {
    location = newLocation;
    return *this;
  }
  StateLocation &operator=(Location newLocation) {
    location = CompactLocation::get(newLocation);
    return *this;
  }
  operator Location() const { return get(); }
  Location get() const { return location.materialize(context); }
  CompactLocation getCompact() const { return location; }
  Location materialize(MLIRContext *) const { return get(); }
  MLIRContext *getContext() const { return context; }
  /// Makes `state.location->print(os)` call a member of Location.
  struct Access {
    Location location;
    Location *operator->() { return &location; }
  };
  Access operator->() const { return {get()}; }

private:
  CompactLocation location;
  MLIRContext *context;
};

/// The parts of an operation to create.
struct OperationState {
  OperationState(Location location, OperationName name);
  OperationState(Location location, llvm::StringRef name);
  OperationState(CompactLocation location, OperationName name)
      : location(location, name.getContext()), name(name) {}
  OperationState(Location location, OperationName name, ValueRange operands, TypeRange types,
                 llvm::ArrayRef<NamedAttribute> attributes = {}, BlockRange successors = {},
                 llvm::MutableArrayRef<std::unique_ptr<Region>> regions = {});
  OperationState(Location location, llvm::StringRef name, ValueRange operands, TypeRange types,
                 llvm::ArrayRef<NamedAttribute> attributes = {}, BlockRange successors = {},
                 llvm::MutableArrayRef<std::unique_ptr<Region>> regions = {});
  OperationState(OperationState &&);
  ~OperationState();

  StateLocation location;
  OperationName name;
  llvm::SmallVector<Value, 4> operands;
  llvm::SmallVector<Type, 4> types;
  /// Attributes by name, inherent or discardable. Inherent ones are moved to their slots on creation.
  NamedAttrList attributes;
  /// Attributes by slot: empty, or one entry, maybe null, for each slot. They take precedence over
  /// `attributes`.
  llvm::SmallVector<Attribute, 4> slots;
  llvm::SmallVector<Block *, 1> successors;
  OwnedRegions regions;

  MLIRContext *getContext() const { return name.getContext(); }
  // Not inline, so that generated build() functions, which are inline and numerous, consist of a single call
  // where possible.
  /// Sets result types, operands and inherent attributes. \p newSlots has one entry, maybe null, for each
  /// slot.
  void fill(TypeRange resultTypes, std::initializer_list<Value> newOperands,
            std::initializer_list<Attribute> newSlots);
  /// Sets operands and inherent attributes, and infers the result types.
  void fillAndInfer(std::initializer_list<Value> newOperands, std::initializer_list<Attribute> newSlots);
  /// Adds result types, operands, attributes and \p numRegions empty regions.
  /// \param newSlots empty, or one entry for each slot.
  void fillLists(TypeRange resultTypes, ValueRange newOperands, llvm::ArrayRef<Attribute> newSlots,
                 llvm::ArrayRef<NamedAttribute> newAttributes, unsigned numRegions);
  void fillListsAndInfer(ValueRange newOperands, llvm::ArrayRef<Attribute> newSlots,
                         llvm::ArrayRef<NamedAttribute> newAttributes, unsigned numRegions);
  /// Appends the inferred result types, for builders without result types. Aborts with a message if inference
  /// fails.
  void addInferredTypes();
  void addOperands(Value value);
  void addOperands(ValueRange values);
  void addTypes(Type type);
  void addTypes(TypeRange newTypes);
  void addAttribute(llvm::StringRef attrName, Attribute attr);
  void addAttribute(StringAttr attrName, Attribute attr);
  void addAttributes(llvm::ArrayRef<NamedAttribute> newAttributes);
  /// Sets the inherent attributes and properties of \p op from those of this state. \pre \p op is of the kind
  /// `name`.
  LogicalResult setProperties(Operation *op, llvm::function_ref<InFlightDiagnostic()> emitError) const;
  void setSlot(unsigned slot, Attribute attr);
  /// Sets the segment sizes in slot \p slot: the number of values of each operand or result group.
  void setSizes(unsigned slot, std::initializer_list<int32_t> sizes);
  /// Returns a reference to `slots` (the inherent attributes and properties) as the `Properties` struct of
  /// the op class. Sets properties without a value to their initial values first.
  template <typename PropertiesT>
  PropertiesT &getOrAddProperties() {
    addPropertySlots();
    return *reinterpret_cast<PropertiesT *>(slots.data());
  }
  /// Sets the slots to the members of \p properties.
  template <typename PropertiesT>
  void useProperties(const PropertiesT &properties) {
    llvm::ArrayRef<Attribute> given = slotsOf(properties);
    slots.assign(given.begin(), given.end());
  }
  /// Returns the members of a `Properties` object as slots.
  template <typename PropertiesT>
  static llvm::ArrayRef<Attribute> slotsOf(const PropertiesT &properties) {
    return {reinterpret_cast<const Attribute *>(&properties), sizeof(PropertiesT) / sizeof(Attribute)};
  }
  void addSuccessors(Block *successor);
  void addSuccessors(BlockRange blocks);
  /// Appends an empty region and returns it.
  Region *addRegion();
  /// Appends \p count empty regions.
  void addEmptyRegions(unsigned count);
  /// Appends \p region, or an empty region if it is null.
  void addRegion(std::unique_ptr<Region> region);
  void addRegions(llvm::MutableArrayRef<std::unique_ptr<Region>> newRegions);
  /// Splits the attributes by where an operation stores them. \p inherent gets one entry, maybe null, for
  /// each slot, with `slots` taking precedence over `attributes`; attributes without a slot are appended to
  /// \p discardable.
  void splitAttributes(llvm::SmallVectorImpl<Attribute> &inherent,
                       llvm::SmallVectorImpl<NamedAttribute> &discardable) const;
  /// Returns the inherent attributes set so far, for type inference before the operation is created.
  OpaqueProperties getRawProperties() const { return OpaqueProperties(slots); }
  operator OpaqueProperties() const { return getRawProperties(); }

private:
  /// Resizes `slots` and sets unset properties to their initial values.
  void addPropertySlots();
};

} // namespace mlir

/// llvm::isa, cast and dyn_cast of the location of an OperationState.
template <>
struct llvm::simplify_type<mlir::StateLocation> {
  using SimpleType = mlir::Location;
  static SimpleType getSimplifiedValue(const mlir::StateLocation &location) { return location.get(); }
};
template <>
struct llvm::simplify_type<const mlir::StateLocation> : llvm::simplify_type<mlir::StateLocation> {};

namespace mlir {

/// The inputs of type inference (OpHooks::inferResultTypes).
struct InferContext {
  MLIRContext *context;
  std::optional<Location> location; ///< Where to emit errors; without a location, inference fails silently.
  OperationName name;
  ValueRange operands;
  llvm::ArrayRef<Attribute> slots; ///< One entry, maybe null, for each slot.
  llvm::ArrayRef<NamedAttribute> discardable;
  llvm::ArrayRef<std::unique_ptr<Region>> regions;
  /// The result types of an operation that is being verified; empty otherwise. If the op class declares these
  /// types compatible with the inferred types, inference returns these types.
  llvm::ArrayRef<Type> given = {};
};

/// Computes the result types of an operation that is to be created, from the inference table of its OpSpec or
/// its hook, and appends them to \p types. Fails if the operation declares neither or inference fails; with
/// \p emitErrors it then emits a diagnostic at `state.location`.
/// \param given see InferContext::given.
LogicalResult inferResultTypes(const OperationState &state, llvm::SmallVectorImpl<Type> &types,
                               bool emitErrors = true, llvm::ArrayRef<Type> given = {});

} // namespace mlir

#endif // STRATA_RUNTIME_IR_OPERATIONSTATE_H
