//===- ParamTraits.h - C++ types of type and attribute parameters -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Conversions between the C++ type of a parameter of a type or attribute and its stored form
// (spec/DefSpec.h). Generated get(), accessors and verify hooks use them. Pure functions; arrays, strings and
// objects are borrowed. Hashing, comparing and copying of objects is in ParamObject.h, which only definitions
// need.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PARAMTRAITS_H
#define STRATA_RUNTIME_IR_PARAMTRAITS_H

#include "runtime/ir/Attribute.h"
#include "runtime/ir/Type.h"

namespace mlir {

/// Traits of a parameter of any C++ type, which is passed by address.
template <typename T>
struct ParamObject {
  using Value = T;
  static constexpr ParamKind kind = ParamKind::Object;
  static constexpr unsigned bits = 64;
  static ParamValue make(const T &value) {
    ParamValue result;
    result.pointer = &value;
    return result;
  }
  static const T &from(const ParamValue &value) { return *static_cast<const T *>(value.pointer); }
  static const T &read(const char *data) { return **reinterpret_cast<const T *const *>(data); }
};

/// Traits of a parameter type: its ParamKind, and the conversions from and to ParamValue (make, from) and
/// from the storage (read).
template <typename T>
struct ParamTraits : ParamObject<T> {};

/// bool, integers and enums: stored in 8 bytes; signed values are sign-extended.
template <typename T>
  requires(std::is_integral_v<T> || std::is_enum_v<T>)
struct ParamTraits<T> {
  using Value = T;
  static constexpr ParamKind kind = std::is_same_v<T, bool> ? ParamKind::Bool
                                    : T(-1) < T(0)          ? ParamKind::Signed
                                                            : ParamKind::Unsigned;
  static constexpr unsigned bits = sizeof(T) * 8;
  static ParamValue make(T value) {
    ParamValue result;
    if constexpr (std::is_enum_v<T>)
      result.bits = static_cast<uint64_t>(static_cast<std::underlying_type_t<T>>(value));
    else
      result.bits = static_cast<uint64_t>(value);
    return result;
  }
  static T from(const ParamValue &value) { return static_cast<T>(value.bits); }
  static T read(const char *data) { return static_cast<T>(*reinterpret_cast<const uint64_t *>(data)); }
};

template <typename T>
  requires std::is_floating_point_v<T>
struct ParamTraits<T> {
  using Value = T;
  static constexpr ParamKind kind = ParamKind::Float;
  static constexpr unsigned bits = 64;
  static ParamValue make(T value) {
    ParamValue result;
    result.real = value;
    return result;
  }
  static T from(const ParamValue &value) { return static_cast<T>(value.real); }
  static T read(const char *data) { return static_cast<T>(*reinterpret_cast<const double *>(data)); }
};

/// Traits of parameters that are types or attributes, of any class.
template <typename T>
  requires(std::is_base_of_v<Type, T> || std::is_base_of_v<Attribute, T>)
struct ParamTraits<T> {
  using Value = T;
  static constexpr ParamKind kind = std::is_base_of_v<Type, T> ? ParamKind::Type : ParamKind::Attribute;
  static constexpr unsigned bits = 64;
  static ParamValue make(T value) {
    ParamValue result;
    result.pointer = value.getAsOpaquePointer();
    return result;
  }
  static T from(const ParamValue &value) {
    return T(T::HandleRoot::getFromOpaquePointer(value.pointer).getImpl());
  }
  static T read(const char *data) {
    return T(T::HandleRoot::getFromOpaquePointer(*reinterpret_cast<const void *const *>(data)).getImpl());
  }
};

template <>
struct ParamTraits<llvm::StringRef> {
  using Value = llvm::StringRef;
  static constexpr ParamKind kind = ParamKind::String;
  static constexpr unsigned bits = 64;
  static ParamValue make(llvm::StringRef value) {
    ParamValue result;
    result.pointer = value.data();
    result.size = value.size();
    return result;
  }
  static llvm::StringRef from(const ParamValue &value) {
    return {static_cast<const char *>(value.pointer), static_cast<size_t>(value.size)};
  }
  static llvm::StringRef read(const char *data) { return *reinterpret_cast<const llvm::StringRef *>(data); }
};

/// Arrays of bool, int64_t, types or attributes. Views have the size of the root class, so arrays of views
/// have the same layout.
template <typename T>
  requires(std::is_same_v<T, bool> || std::is_same_v<T, int64_t> || std::is_base_of_v<Type, T> ||
           std::is_base_of_v<Attribute, T>)
struct ParamTraits<llvm::ArrayRef<T>> {
  using Value = llvm::ArrayRef<T>;
  static constexpr ParamKind kind = std::is_same_v<T, bool>      ? ParamKind::BoolArray
                                    : std::is_same_v<T, int64_t> ? ParamKind::IntArray
                                    : std::is_base_of_v<Type, T> ? ParamKind::TypeArray
                                                                 : ParamKind::AttrArray;
  static constexpr unsigned bits = 64;
  static_assert(sizeof(T) == (std::is_same_v<T, bool> ? 1 : 8));
  static ParamValue make(llvm::ArrayRef<T> value) {
    ParamValue result;
    result.pointer = value.data();
    result.size = value.size();
    return result;
  }
  static llvm::ArrayRef<T> from(const ParamValue &value) {
    // Parentheses instead of braces: braces would create a list of two bools.
    return llvm::ArrayRef<T>(static_cast<const T *>(value.pointer), static_cast<size_t>(value.size));
  }
  static llvm::ArrayRef<T> read(const char *data) {
    return *reinterpret_cast<const llvm::ArrayRef<T> *>(data);
  }
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_PARAMTRAITS_H
