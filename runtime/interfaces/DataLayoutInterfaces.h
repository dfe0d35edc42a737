//===- DataLayoutInterfaces.h - Data layout queries -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// DataLayout answers queries about sizes, alignments, memory spaces and device properties in a scope, from
// the specifications that are attached to the scope and to the scopes around it. Attributes, operations and
// types are reached by the interfaces of defs/mlir/Interfaces/DataLayoutInterfaces.td; the dlti dialect has
// attributes that implement them.
//
// A scope is a builtin.module or an operation that implements DataLayoutOpInterface.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_INTERFACES_DATALAYOUTINTERFACES_H
#define STRATA_RUNTIME_INTERFACES_DATALAYOUTINTERFACES_H

#include "runtime/ir/BuiltinAttributeViews.h"
#include "runtime/ir/DialectInterface.h"
#include "runtime/ir/OpView.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/PointerUnion.h"
#include "llvm/Support/TypeSize.h"
#include <array>
#include <optional>

namespace mlir {

class DataLayout;
class DataLayoutEntryInterface;
class DataLayoutOpInterface;
class DataLayoutSpecInterface;
class DLTIQueryInterface;
class ModuleOp;
class TargetDeviceSpecInterface;
class TargetSystemSpecInterface;

// Entries of data layouts.
/// The key of an entry: a type, or a string whose prefix names a dialect.
using DataLayoutEntryKey = llvm::PointerUnion<Type, StringAttr>;
using DataLayoutIdentifiedEntryMap = llvm::MapVector<StringAttr, DataLayoutEntryInterface>;
using DataLayoutEntryListRef = llvm::ArrayRef<DataLayoutEntryInterface>;
using DataLayoutEntryList = llvm::SmallVector<DataLayoutEntryInterface, 4>;

// Entries of target descriptions.
using TargetDeviceSpecEntry = std::pair<StringAttr, TargetDeviceSpecInterface>;
using TargetDeviceSpecListRef = llvm::ArrayRef<TargetDeviceSpecInterface>;

namespace detail {

// Default answers to the queries of DataLayoutOpInterface about types. `params` are the entries for types of
// the queried class. A query about a type without a data layout (see DataLayout::supportsType) is a fatal
// error.
std::optional<uint64_t> getDefaultIndexBitwidth(Type type, const DataLayout &dataLayout,
                                                DataLayoutEntryListRef params);
uint64_t getDefaultABIAlignment(Type type, const DataLayout &dataLayout, DataLayoutEntryListRef params);
uint64_t getDefaultPreferredAlignment(Type type, const DataLayout &dataLayout, DataLayoutEntryListRef params);
llvm::TypeSize getDefaultTypeSizeInBits(Type type, const DataLayout &dataLayout,
                                        DataLayoutEntryListRef params);
llvm::TypeSize getDefaultTypeSize(Type type, const DataLayout &dataLayout, DataLayoutEntryListRef params);

// Default answers to queries about properties. `entry` is the entry whose key is the property; if it is null,
// the answer is null or zero.
Attribute getDefaultEndianness(DataLayoutEntryInterface entry);
Attribute getDefaultLegalIntWidths(DataLayoutEntryInterface entry);
Attribute getDefaultManglingMode(DataLayoutEntryInterface entry);
uint64_t getDefaultStackAlignment(DataLayoutEntryInterface entry);
Attribute getDefaultFunctionPointerAlignment(DataLayoutEntryInterface entry);
// Memory spaces.
Attribute getDefaultMemorySpace(DataLayoutEntryInterface entry);
Attribute getDefaultGlobalMemorySpace(DataLayoutEntryInterface entry);
Attribute getDefaultAllocaMemorySpace(DataLayoutEntryInterface entry);
Attribute getDefaultProgramMemorySpace(DataLayoutEntryInterface entry);
// Returns the value of an entry that describes a property of a device; nothing if `entry` is null.
std::optional<Attribute> getDevicePropertyValue(DataLayoutEntryInterface entry);

/// Returns the entries whose key is a type of class `typeID`.
DataLayoutEntryList filterEntriesForType(DataLayoutEntryListRef entries, TypeID typeID);
/// Returns the entry with the key `id`, or null.
DataLayoutEntryInterface filterEntryForIdentifier(DataLayoutEntryListRef entries, StringAttr id);

/// Returns the data layout that is attached to `op`, or null. The data layout of a module is its first
/// discardable attribute that implements DataLayoutSpecInterface. Other ops have one only if they implement
/// DataLayoutOpInterface.
DataLayoutSpecInterface getDataLayoutSpec(Operation *op);
/// Returns the target description that is attached to `op`, or null. The target description of a module is
/// its first discardable attribute that implements TargetSystemSpecInterface. Other ops have one only if they
/// implement DataLayoutOpInterface.
TargetSystemSpecInterface getTargetSystemSpec(Operation *op);
/// Combines the data layouts of `op` and of its ancestors into one. Returns null if none of these ops has a
/// data layout, or if the data layouts are incompatible.
DataLayoutSpecInterface combineDataLayouts(Operation *op);

/// Returns the quotient, rounded up; a scalable size stays scalable.
llvm::TypeSize divideCeil(llvm::TypeSize numerator, uint64_t denominator);

/// Verifies that each entry maps a string to a valid device description. Errors are emitted at `loc`.
LogicalResult verifyTargetSystemSpec(TargetSystemSpecInterface spec, Location loc);
/// Verifies all entries. Entries whose key is a type are verified together with the other entries of the same
/// type class. An entry with a string key is verified by the dialect whose name is the prefix of the key.
/// Errors are emitted at `loc`.
LogicalResult verifyDataLayoutSpec(DataLayoutSpecInterface spec, Location loc);
/// Verifies the data layout and the target description that are attached to `op`, and that the data layout
/// can be combined with the data layouts of the ancestors.
LogicalResult verifyDataLayoutOp(Operation *op);

} // namespace detail
} // namespace mlir

#include "runtime/interfaces/DataLayoutAttrInterface.h.inc"
#include "runtime/interfaces/DataLayoutOpInterface.h.inc"
#include "runtime/interfaces/DataLayoutTypeInterface.h.inc"

namespace mlir {

/// Interface of a dialect that verifies and combines the data layout entries whose string key starts with the
/// name of the dialect.
class DataLayoutDialectInterface : public DialectInterface::Base<DataLayoutDialectInterface> {
public:
  DataLayoutDialectInterface(Dialect *dialect) : Base(dialect) {}

  /// Verifies an entry whose key names this dialect; errors are emitted at `loc`.
  virtual LogicalResult verifyEntry(DataLayoutEntryInterface entry, Location loc) const;
  /// Verifies a device description; errors are emitted at `loc`.
  virtual LogicalResult verifyEntry(TargetDeviceSpecInterface entry, Location loc) const;

  /// Combines two entries that must be equal: returns `inner` if `outer` is null or equal to it, else null.
  static DataLayoutEntryInterface defaultCombine(DataLayoutEntryInterface outer,
                                                 DataLayoutEntryInterface inner);
  /// Combines the entry of an enclosing scope with that of a nested one, which have the same key; null if
  /// they are incompatible.
  virtual DataLayoutEntryInterface combine(DataLayoutEntryInterface outer,
                                           DataLayoutEntryInterface inner) const;
};

/// Answers data layout queries in one scope: a module, or an op that implements DataLayoutOpInterface.
/// Answers are cached: a DataLayout becomes invalid when a specification of the scope or of an ancestor
/// changes, and one object must not be used by several threads at once.
///
/// The IR should be verified. If it is not, specifications that cannot be combined and entries that cannot be
/// read are ignored.
class DataLayout {
public:
  /// Creates the default layout, which has no specification.
  explicit DataLayout() = default;
  explicit DataLayout(DataLayoutOpInterface op);
  explicit DataLayout(ModuleOp op);

  /// Returns the layout of the innermost scope among `op` and its ancestors; the default layout if there is
  /// none.
  static DataLayout closest(Operation *op);
  /// Returns the innermost scope among `op` and its ancestors, or null.
  static Operation *findClosestScope(Operation *op);

  /// Returns true if queries about the size and alignment of `type` have an answer: for integers, floats,
  /// index, complex numbers, vectors of supported types, and types that implement DataLayoutTypeInterface.
  /// The queries are fatal errors for other types.
  static bool supportsType(Type type);
  /// Returns the size of `type` in bits in the innermost scope around `op`; none if the type is not
  /// supported. For a single query: specifications are read only if the size depends on them.
  static std::optional<llvm::TypeSize> findTypeSizeInBits(Operation *op, Type type);

  /// Returns the bit width of index computations for `index` and pointer-like types; none for other types.
  std::optional<uint64_t> getTypeIndexBitwidth(Type type) const;
  uint64_t getTypeABIAlignment(Type type) const;       ///< ABI alignment in bytes.
  uint64_t getTypePreferredAlignment(Type type) const; ///< Preferred alignment in bytes.
  llvm::TypeSize getTypeSizeInBits(Type type) const;   ///< Size in bits, without padding at the end.
  llvm::TypeSize getTypeSize(Type type) const;         ///< Size in bytes, rounded up.

  // Properties of the scope; null if the data layout does not specify them.
  Attribute getEndianness() const;
  Attribute getLegalIntWidths() const;
  Attribute getManglingMode() const;
  Attribute getFunctionPointerAlignment() const;
  Attribute getDefaultMemorySpace() const;
  Attribute getGlobalMemorySpace() const;
  Attribute getAllocaMemorySpace() const;
  Attribute getProgramMemorySpace() const;
  /// Returns the natural alignment of the stack in bits; zero if it is not specified.
  uint64_t getStackAlignment() const;

  /// Returns a property of a device. Devices are described by the innermost builtin.module among the scope
  /// and its ancestors; descriptions of outer modules are not inherited.
  std::optional<Attribute> getDevicePropertyValue(TargetSystemSpecInterface::DeviceID device,
                                                  StringAttr property) const;

private:
  /// Cached answers about one type.
  struct TypeAnswers {
    std::optional<llvm::TypeSize> size, sizeInBits;
    std::optional<uint64_t> abiAlignment, preferredAlignment;
    std::optional<std::optional<uint64_t>> indexBitwidth;
  };
  /// Properties that are specified by entries with string keys. The order is that of the rows of
  /// `propertyQueries` in DataLayout.cpp.
  enum Property : unsigned {
    Endianness,
    DefaultMemorySpace,
    AllocaMemorySpace,
    ProgramMemorySpace,
    GlobalMemorySpace,
    ManglingMode,
    FunctionPointerAlignment,
    LegalIntWidths,
    NumProperties
  };

  explicit DataLayout(Operation *scope);
  DataLayoutEntryList getEntriesFor(Type type) const;
  template <typename AnswerT, typename ComputeFn>
  AnswerT getAnswer(Type type, std::optional<AnswerT> TypeAnswers::*field, ComputeFn compute) const;
  Attribute getProperty(Property property) const;

  /// The data layout, combined with those of the ancestors; may be null.
  DataLayoutSpecInterface layout;
  /// The target description; may be null.
  TargetSystemSpecInterface targetSpec;
  /// The op of the scope if it implements DataLayoutOpInterface, which can override answers; null for modules
  /// and for the default layout.
  DataLayoutOpInterface scope;
  mutable llvm::DenseMap<Type, TypeAnswers> typeAnswers;
  mutable std::array<std::optional<Attribute>, NumProperties> properties;
  mutable std::optional<uint64_t> stackAlignment;
};

} // namespace mlir

#endif // STRATA_RUNTIME_INTERFACES_DATALAYOUTINTERFACES_H
