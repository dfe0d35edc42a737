//===- Properties.h - Properties that are not attributes ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// An op keeps such a property in a slot, as the attribute form of the value; see PropertySpec.h. Here are the
// checks that the spec drives, and what generated code needs: members of an op's `Properties`, which lie over
// the slots.
//
//     props.count = 5;               // makes the attribute form
//     int64_t count = props.count;   // reads it
//
// A member converts from and to the C++ value of the property; it has no members of that value's class. It
// takes the context from the form that it replaces, which getProperties() and getOrAddProperties() see to: a
// `Properties` on the stack has none, and its members that are not attributes cannot be assigned.
//
// Conversions by C++ type, for generated sources, are in PropertyCodec.h.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PROPERTIES_H
#define STRATA_RUNTIME_IR_PROPERTIES_H

#include "runtime/ir/Attribute.h"
#include "runtime/spec/PropertySpec.h"

namespace strata {

/// Replaces an attribute that a property can be read from by the one that is stored for the same value; for
/// any other reports why not, in mlir-opt's words.
LogicalResult normalizeProperty(const PropertySpec &spec, Attribute &attr,
                                llvm::function_ref<InFlightDiagnostic()> emitError);
/// The stored form of what a value is before anything is assigned: zero, false, empty. Null for custom
/// properties.
Attribute makeInitialProperty(const PropertySpec &spec, MLIRContext *context);
/// Whether a stored form satisfies the declared conditions, those of elements included.
bool satisfiesProperty(const PropertySpec &spec, Attribute attr);
/// The value of an enum property's stored form, or none for another attribute.
std::optional<uint64_t> getEnumProperty(const PropertySpec &spec, Attribute attr);
Attribute makeEnumProperty(const PropertySpec &spec, MLIRContext *context, uint64_t value);

namespace detail {
/// Hooks of descriptors; data is the PropertySpec.
bool checkProperty(const void *spec, Attribute attr);
Attribute makeInitialPropertyHook(const void *spec, MLIRContext *context);
} // namespace detail

/// A member of an op's `Properties`. \tparam Get  gives the value of a stored form; \tparam Make  the form of
/// a value.
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
  /// The attribute that is stored.
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

/// The member of an op's `Properties` that says how many values each operand (or result) group has.
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

/// What a stored form was read into, for accessors that give references to it: made once for an attribute,
/// kept by the context. \tparam Codec  see PropertyCodec.h.
const void *findPropertyStorage(Attribute attr, const void *codec);
const void *addPropertyStorage(Attribute attr, const void *codec, void *storage, void (*destroy)(void *));

} // namespace strata

#endif // STRATA_RUNTIME_IR_PROPERTIES_H
