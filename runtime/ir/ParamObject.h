//===- ParamObject.h - Type and attribute parameters of any C++ type -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Support for parameters of types and attributes whose C++ type has no ParamKind of its own. By default,
// values are hashed by hash_value (or DenseMapInfo), compared by ==, and copied into the context. A class
// derived from ParamObject<T> overrides this, as the `comparator` and `allocator` of a declaration do:
//
//     struct Exact : ParamObject<llvm::APFloat> {
//       static bool equal(const llvm::APFloat &lhs, const llvm::APFloat &rhs) {
//         return lhs.bitwiseIsEqual(rhs);
//       }
//       static void copy(llvm::APFloat &value, StorageAllocator &allocator);
//     };
//     constexpr const ParamObjectSpec *object = paramObjectSpec<Exact>();
//
// Only sources that define types and attributes need this header. Accessors need ParamTraits.h only.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_PARAMOBJECT_H
#define STRATA_RUNTIME_IR_PARAMOBJECT_H

#include "runtime/ir/ParamTraits.h"
#include "runtime/support/StorageUniquer.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/bit.h"
#include <optional>
#include <vector>

namespace mlir {

/// Allocator of memory with the lifetime of the context; parameters are copied into it.
class StorageAllocator {
public:
  using Destroy = void (*)(void *object);
  StorageAllocator(StorageUniquer::Allocator &memory, llvm::function_ref<void(void *, Destroy)> own)
      : memory(memory), own(own) {}

  void *allocate(size_t size, size_t alignment) { return memory.Allocate(size, llvm::Align(alignment)); }
  template <typename T>
  T *allocate() {
    return memory.Allocate<T>();
  }
  template <typename T>
  llvm::ArrayRef<T> copyInto(llvm::ArrayRef<T> elements) {
    if (elements.empty())
      return {};
    T *copy = static_cast<T *>(allocate(elements.size() * sizeof(T), alignof(T)));
    std::uninitialized_copy(elements.begin(), elements.end(), copy);
    if constexpr (!std::is_trivially_destructible_v<T>)
      for (T &element : llvm::MutableArrayRef<T>(copy, elements.size()))
        destroyLater(element);
    return {copy, elements.size()};
  }
  /// Returns a copy that is followed by a null character.
  llvm::StringRef copyInto(llvm::StringRef text) {
    if (text.empty())
      return {};
    char *copy = static_cast<char *>(allocate(text.size() + 1, 1));
    std::uninitialized_copy(text.begin(), text.end(), copy);
    copy[text.size()] = 0;
    return {copy, text.size()};
  }
  /// Registers the object's destructor to be called when the context is destroyed.
  template <typename T>
  void destroyLater(T &object) {
    if constexpr (!std::is_trivially_destructible_v<T>)
      own(&object, [](void *pointer) { static_cast<T *>(pointer)->~T(); });
  }

private:
  StorageUniquer::Allocator &memory;
  llvm::function_ref<void(void *, Destroy)> own;
};
using TypeStorageAllocator = StorageAllocator;
using AttributeStorageAllocator = StorageAllocator;

/// Owns values, such as parsed or default parameters, while a type or attribute is being created.
class ParamScratch {
public:
  ParamScratch() = default;
  ParamScratch(const ParamScratch &) = delete;
  ParamScratch &operator=(const ParamScratch &) = delete;
  ~ParamScratch() {
    for (const Entry &entry : llvm::reverse(entries))
      entry.destroy(entry.object);
  }
  /// Stores a value and returns a reference to it.
  template <typename T>
  T &keep(T value) {
    T *object = new T(std::move(value));
    entries.push_back({object, [](void *pointer) { delete static_cast<T *>(pointer); }});
    return *object;
  }

private:
  struct Entry {
    void *object;
    void (*destroy)(void *);
  };
  llvm::SmallVector<Entry, 2> entries;
};

namespace detail {

// Classification of parameter types.
template <typename T>
inline constexpr bool isArrayRef = false;
template <typename T>
inline constexpr bool isArrayRef<llvm::ArrayRef<T>> = true;
template <typename T>
inline constexpr bool isOptional = false;
template <typename T>
inline constexpr bool isOptional<std::optional<T>> = true;
/// A container of elements that is not a string.
template <typename T>
concept IsSequence = !std::is_convertible_v<T, llvm::StringRef> && requires(const T &value) {
  value.begin() != value.end();
  value.size();
  *value.begin();
};

/// Returns a hash of a parameter value; containers and optionals are hashed by element.
template <typename T>
uint64_t hashField(const T &value) {
  if constexpr (isOptional<T>) {
    return value ? hashField(*value) * 31 + 1 : 0;
  } else if constexpr (IsSequence<T>) {
    uint64_t hash = value.size();
    for (const auto &element : value)
      hash = (hash ^ hashField(element)) * 0x9E3779B97F4A7C15u;
    return hash;
  } else if constexpr (std::is_floating_point_v<T>) {
    return llvm::bit_cast<uint64_t>(static_cast<double>(value));
  } else {
    using llvm::hash_value;
    if constexpr (requires { hash_value(value); })
      return static_cast<size_t>(hash_value(value));
    else
      return llvm::DenseMapInfo<T>::getHashValue(value);
  }
}

/// Compares parameter values. Defined for all pairs of values, also where operator== asserts equal widths or
/// formats.
template <typename T>
bool equalFields(const T &lhs, const T &rhs) {
  if constexpr (std::is_floating_point_v<T>)
    return hashField(lhs) == hashField(rhs); // -0.0 differs from 0.0; NaNs with the same bits are equal.
  else if constexpr (std::is_same_v<T, llvm::APFloat>)
    return lhs.bitwiseIsEqual(rhs);
  else if constexpr (std::is_same_v<T, llvm::APInt>)
    return lhs.getBitWidth() == rhs.getBitWidth() && lhs == rhs;
  else if constexpr (isOptional<T>)
    return lhs.has_value() == rhs.has_value() && (!lhs || equalFields(*lhs, *rhs));
  else if constexpr (IsSequence<T>)
    return lhs.size() == rhs.size() &&
           std::equal(lhs.begin(), lhs.end(), rhs.begin(),
                      [](const auto &a, const auto &b) { return equalFields(a, b); });
  else
    return lhs == rhs;
}

/// Returns a copy of the value whose borrowed memory is owned by the context.
template <typename T>
T copyField(const T &value, StorageAllocator &allocator) {
  if constexpr (std::is_same_v<T, llvm::StringRef>) {
    return allocator.copyInto(value);
  } else if constexpr (isArrayRef<T>) {
    using Element = std::remove_cv_t<std::remove_reference_t<decltype(value.front())>>;
    if constexpr (std::is_same_v<Element, llvm::StringRef> || isArrayRef<Element>) {
      llvm::SmallVector<Element> copies;
      for (const Element &element : value)
        copies.push_back(copyField(element, allocator));
      return allocator.copyInto(llvm::ArrayRef<Element>(copies));
    } else {
      return allocator.copyInto(value);
    }
  } else {
    return value;
  }
}

/// Implementation of ParamObjectSpec for the parameter traits Traits.
template <typename Traits>
struct ParamObjectFunctions {
  using T = typename Traits::Value;
  static const T &value(const void *pointer) { return *static_cast<const T *>(pointer); }
  static uint64_t hash(const void *pointer) { return hashField(value(pointer)); }
  static bool equal(const void *a, const void *b) {
    if constexpr (requires { Traits::equal(value(a), value(b)); })
      return Traits::equal(value(a), value(b));
    else
      return equalFields(value(a), value(b));
  }
  static const void *store(const void *pointer, StorageAllocator &allocator) {
    T *copy = static_cast<T *>(allocator.allocate(sizeof(T), alignof(T)));
    if constexpr (requires(T &dst) { Traits::copy(dst, allocator); }) {
      new (copy) T(value(pointer));
      Traits::copy(*copy, allocator);
    } else {
      new (copy) T(copyField(value(pointer), allocator));
    }
    allocator.destroyLater(*copy);
    return copy;
  }
  static constexpr ParamObjectSpec spec = {&hash, &equal, &store};
};

} // namespace detail

/// Returns the ParamObjectSpec for these parameter traits; null if the C++ type has a ParamKind of its own.
template <typename Traits>
constexpr const ParamObjectSpec *paramObjectSpec() {
  if constexpr (Traits::kind == ParamKind::Object)
    return &detail::ParamObjectFunctions<Traits>::spec;
  else
    return nullptr;
}

/// Returns the ParamKind of a parameter, for which the generator reserved \p size bytes without knowing its
/// C++ type. Fails to compile if the size does not suffice.
template <typename Traits, unsigned size>
constexpr ParamKind paramKind() {
  constexpr ParamKind kind = Traits::kind;
  constexpr bool isWide = kind == ParamKind::String || kind == ParamKind::TypeArray ||
                          kind == ParamKind::AttrArray || kind == ParamKind::IntArray ||
                          kind == ParamKind::BoolArray;
  static_assert(!isWide || size == 16, "the reserved space is too small for a string or array");
  return kind;
}

/// Returns \p value as a parameter value. The scratch stores \p value if the result borrows from it, for
/// instance a std::string for a parameter of class StringRef.
template <typename Traits, typename Storage>
ParamValue keepParam(ParamScratch &scratch, Storage value) {
  using T = typename Traits::Value;
  constexpr ParamKind kind = Traits::kind;
  if constexpr (kind <= ParamKind::Attribute || kind == ParamKind::Float) {
    return Traits::make(static_cast<T>(value)); // The result contains a copy of the value.
  } else {
    auto &kept = scratch.keep<Storage>(std::move(value));
    if constexpr (std::is_same_v<T, Storage>)
      return Traits::make(kept);
    else if constexpr (kind == ParamKind::Object)
      return Traits::make(scratch.keep<T>(T(kept)));
    else
      return Traits::make(T(kept));
  }
}

} // namespace mlir

#endif // STRATA_RUNTIME_IR_PARAMOBJECT_H
