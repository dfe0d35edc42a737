//===- ParamTraits.h - C++ types of parameters ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Between the C++ type of a type's or attribute's parameter and the way it is stored (spec/DefSpec.h). What
// generated get(), accessors and verify thunks call. Pure functions; arrays and strings are borrowed.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PARAMTRAITS_H
#define STRATA_RUNTIME_IR_PARAMTRAITS_H

#include "runtime/ir/Attribute.h"
#include "runtime/ir/Type.h"

namespace strata {

template <typename T>
struct ParamTraits;

/// bool, integers and enums: 8 bytes; signed ones keep their sign.
template <typename T>
  requires(std::is_integral_v<T> || std::is_enum_v<T>)
struct ParamTraits<T> {
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
  static ParamValue make(T value) {
    ParamValue result;
    result.real = value;
    return result;
  }
  static T from(const ParamValue &value) { return static_cast<T>(value.real); }
  static T read(const char *data) { return static_cast<T>(*reinterpret_cast<const double *>(data)); }
};

/// Types and attributes, and their views.
template <typename T>
  requires(std::is_base_of_v<Type, T> || std::is_base_of_v<Attribute, T>)
struct ParamTraits<T> {
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

/// Arrays of bool, of int64_t, of types and of attributes; views are as large as what they view.
template <typename T>
  requires(std::is_same_v<T, bool> || std::is_same_v<T, int64_t> || std::is_base_of_v<Type, T> ||
           std::is_base_of_v<Attribute, T>)
struct ParamTraits<llvm::ArrayRef<T>> {
  static_assert(sizeof(T) == (std::is_same_v<T, bool> ? 1 : 8));
  static ParamValue make(llvm::ArrayRef<T> value) {
    ParamValue result;
    result.pointer = value.data();
    result.size = value.size();
    return result;
  }
  static llvm::ArrayRef<T> from(const ParamValue &value) {
    // Not in braces: they would be a list of two bools.
    return llvm::ArrayRef<T>(static_cast<const T *>(value.pointer), static_cast<size_t>(value.size));
  }
  static llvm::ArrayRef<T> read(const char *data) {
    return *reinterpret_cast<const llvm::ArrayRef<T> *>(data);
  }
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_PARAMTRAITS_H
