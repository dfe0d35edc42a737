//===- Attribute.h - Constant data of operations and types ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An Attribute is a handle of immutable storage that the context owns and uniques: copied by value, compared
// by pointer, usable by any number of threads. An attribute kind that a dialect declares is described by an
// AttrDefSpec, which also defines its storage. The builtin kinds (BuiltinAttributes.h) have storage classes
// of their own.
//
// Use llvm::isa, cast and dyn_cast between views such as IntegerAttr.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ATTRIBUTE_H
#define STRATA_RUNTIME_IR_ATTRIBUTE_H

#include "runtime/ir/UniquedHandle.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

class AsmState;
class Diagnostic;
class Dialect;
class MLIRContext;
class StringAttr;

/// The attribute kinds, for switch statements. `Declared` stands for every kind that a dialect declares.
enum class AttrKind : uint8_t {
  Declared,
  AffineMap,
  Array,
  DenseArray,
  DenseElements,
  DenseResource,
  Dictionary,
  Distinct,
  Float,
  Integer,
  IntegerSet,
  Opaque,
  SparseElements,
  StridedLayout,
  String,
  SymbolRef,
  Type,
  Unit,
  // Locations. LocationAttr::classof requires that they are contiguous and last.
  UnknownLoc,
  FileLineColLoc,
  FileLineColRange,
  NameLoc,
  CallSiteLoc,
  FusedLoc,
  FirstLoc = UnknownLoc,
};

/// Description of one kind of attribute in one context.
struct AbstractAttribute : detail::AbstractKind<AttrDefSpec> {
  AttrKind kind = AttrKind::Declared;
};

/// Head of the storage of every attribute.
struct alignas(8) AttributeStorage : detail::StorageHead<AbstractAttribute> {};

/// Handle of a uniqued attribute; may be null.
class Attribute : public detail::UniquedHandle<Attribute, AttributeStorage> {
public:
  using UniquedHandle::UniquedHandle;
  using ValueType = Attribute;
  /// Base class of attributes whose author writes the storage class; see StorageBase.h.
  template <typename ConcreteT, typename BaseT, typename StorageT, template <typename> class... Traits>
  using AttrBase = detail::StoredHandle<ConcreteT, BaseT, StorageT, Traits...>;

  AttrKind getKind() const { return impl->abstract->kind; }
  const AbstractAttribute &getAbstractAttribute() const { return *impl->abstract; }

  /// Prints the textual form.
  /// \param elideType omits the `: type` suffix of a typed attribute.
  void print(llvm::raw_ostream &os, bool elideType = false) const;
  /// Defined in runtime/asm; see AsmState.h.
  void print(llvm::raw_ostream &os, AsmState &state, bool elideType = false) const;
  /// Prints the textual form without the prefix `#dialect.` of an attribute of a dialect.
  void printStripped(llvm::raw_ostream &os) const;
  /// Prints to stderr; for debuggers.
  LLVM_DUMP_METHOD void dump() const;
};

llvm::raw_ostream &operator<<(llvm::raw_ostream &os, Attribute attr);
Diagnostic &operator<<(Diagnostic &diag, Attribute attr);

/// An entry of a dictionary attribute. Entries are ordered by name.
struct NamedAttribute {
  /// Creates an entry. \pre \p name is not null.
  NamedAttribute(StringAttr name, Attribute value);
  /// \pre \p value is not null.
  NamedAttribute(llvm::StringRef name, Attribute value);
  StringAttr getName() const;
  llvm::StringRef getNameStr() const;
  Attribute getValue() const { return value; }
  void setName(StringAttr newName);
  void setValue(Attribute newValue) { value = newValue; }
  /// Returns the dialect named by the prefix of the name, and loads it if it is registered; null if the name
  /// has no prefix or the dialect is unknown.
  Dialect *getNameDialect() const;

  bool operator==(const NamedAttribute &other) const = default;
  bool operator<(const NamedAttribute &other) const { return getNameStr() < other.getNameStr(); }
  bool operator<(llvm::StringRef other) const { return getNameStr() < other; }

  Attribute name; ///< The name, a StringAttr; typed Attribute because StringAttr is incomplete here.
  Attribute value;
};

namespace detail {
/// Adds implementations of interfaces to a builtin kind of attribute in one context.
void attachInterfaces(MLIRContext &context, AttrKind kind, std::initializer_list<InterfaceModelSpec> models);
} // namespace detail

/// Base of the handle classes ("views") of attribute kinds that a dialect declares. `Concrete::spec` is the
/// AttrDefSpec of the kind.
template <typename Concrete, typename ParentT = Attribute>
class AttrView : public detail::DeclaredView<Concrete, ParentT> {
public:
  using Base = AttrView;
  using detail::DeclaredView<Concrete, ParentT>::DeclaredView;
};

/// Base of the handle classes ("views") that refer to any attribute that implements an interface.
/// `Concrete::Concept` is the function table of the interface.
template <typename Concrete>
class AttrInterface : public detail::InterfaceView<Concrete, Attribute> {
public:
  using detail::InterfaceView<Concrete, Attribute>::InterfaceView;
};

/// Returns the attribute of kind \p spec with these parameters; creates it if necessary. Does not verify the
/// parameters. Thread-safe.
Attribute getUniquedAttribute(MLIRContext *context, const AttrDefSpec &spec,
                              llvm::ArrayRef<ParamValue> params);
/// Returns the attribute of kind \p spec with these parameters after verifying them; returns null after
/// emitting an error.
Attribute getCheckedAttribute(llvm::function_ref<InFlightDiagnostic()> emitError, MLIRContext *context,
                              const AttrDefSpec &spec, llvm::ArrayRef<ParamValue> params);
/// Returns parameter \p index of an attribute. \pre Its kind is declared.
ParamValue getParam(Attribute attr, unsigned index);

/// Returns true if the attribute is of class AttrT; a function that descriptors can point to.
template <typename AttrT>
bool isAttrOf(Attribute attr) {
  return llvm::isa<AttrT>(attr);
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_ATTRIBUTE_H
