//===- Properties.h - Properties that are not attributes ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Properties that are not attributes. An operation stores such a property in a slot, as an attribute that
// represents its value: its stored form (see PropertySpec.h). This header declares the checks that the
// PropertySpec drives, and the members of an op class's `Properties`, which have the layout of the slots:
//
//     props.count = 5;               // creates the stored form
//     int64_t count = props.count;   // reads it
//
// A member converts to and from the C++ value of the property; members of the value's class are not
// accessible through it. It takes the context from the form that it replaces, which getProperties() and
// getOrAddProperties() initialize. Members of a `Properties` object on the stack that are not attributes have
// no form and cannot be assigned.
//
// Conversions by C++ type, for generated sources, are in PropertyCodec.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PROPERTIES_H
#define STRATA_RUNTIME_IR_PROPERTIES_H

#include "runtime/ir/Attribute.h"
#include "runtime/spec/PropertySpec.h"

namespace mlir {

/// Replaces \p attr, from which a property can be read, by the attribute as which an operation stores the
/// same value. Emits an error, in MLIR's wording, and fails if \p attr is not valid.
LogicalResult normalizeProperty(const PropertySpec &spec, Attribute &attr,
                                llvm::function_ref<InFlightDiagnostic()> emitError);
/// Returns the attribute that represents the initial value of a property: zero, false or empty. Returns null
/// for custom properties.
Attribute makeInitialProperty(const PropertySpec &spec, MLIRContext *context);
/// Returns true if \p attr represents a value that satisfies the constraints of the property and of its
/// elements.
bool satisfiesProperty(const PropertySpec &spec, Attribute attr);
/// Returns the value of an enum property that \p attr represents, or nullopt if it represents none.
std::optional<uint64_t> getEnumProperty(const PropertySpec &spec, Attribute attr);
/// Returns the attribute that represents a value of an enum property.
Attribute makeEnumProperty(const PropertySpec &spec, MLIRContext *context, uint64_t value);

namespace detail {
/// Hooks of the descriptors of properties; \p spec is the PropertySpec.
bool checkProperty(const void *spec, Attribute attr);
Attribute makeInitialPropertyHook(const void *spec, MLIRContext *context);
} // namespace detail

/// A member of an op class's `Properties`. It stores the value of a property as an attribute.
/// \tparam Get returns the value that an attribute represents.
/// \tparam Make returns the attribute that represents a value.
template <auto Get, auto Make>
class PropertyMember;
template <typename ValueT, ValueT (*Get)(Attribute), Attribute (*Make)(MLIRContext *, ValueT)>
class PropertyMember<Get, Make> {
public:
  ValueT get() const { return Get(form); }
  operator ValueT() const { return get(); }
  PropertyMember &operator=(ValueT value) {
    form = Make(form.getContext(), value);
    return *this;
  }
  /// Returns the attribute that represents the value.
  Attribute getForm() const { return form; }
  friend bool operator==(const PropertyMember &lhs, const PropertyMember &rhs) {
    return lhs.form == rhs.form;
  }
  template <typename T>
    requires(!std::is_same_v<T, PropertyMember> && std::is_convertible_v<T, ValueT>)
  friend bool operator==(const PropertyMember &lhs, const T &rhs) {
    return lhs.get() == ValueT(rhs);
  }

private:
  Attribute form;
};

/// The member of an op class's `Properties` for segment sizes: the number of values of each operand or result
/// group.
class SegmentSizesMember {
public:
  llvm::ArrayRef<int32_t> get() const;
  operator llvm::ArrayRef<int32_t>() const { return get(); }
  SegmentSizesMember &operator=(llvm::ArrayRef<int32_t> sizes);
  SegmentSizesMember &operator=(std::initializer_list<int32_t> sizes) {
    return *this = llvm::ArrayRef<int32_t>(sizes.begin(), sizes.size());
  }
  size_t size() const { return get().size(); }
  int32_t operator[](size_t index) const { return get()[index]; }
  const int32_t *begin() const { return get().begin(); }
  const int32_t *end() const { return get().end(); }
  friend bool operator==(const SegmentSizesMember &lhs, const SegmentSizesMember &rhs) {
    return lhs.form == rhs.form;
  }

private:
  Attribute form;
};

/// Cache of C++ values of properties, for accessors that return references. There is one value per codec and
/// attribute that represents a value; the context owns it. findPropertyStorage returns it, or null;
/// addPropertyStorage adds \p storage unless there is one, and returns the value that is kept. Thread-safe.
/// \param codec the address that identifies a codec; see PropertyCodec.h.
const void *findPropertyStorage(Attribute attr, const void *codec);
const void *addPropertyStorage(Attribute attr, const void *codec, void *storage, void (*destroy)(void *));

} // namespace mlir

#endif // STRATA_RUNTIME_IR_PROPERTIES_H
