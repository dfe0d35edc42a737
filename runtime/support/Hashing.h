//===- Hashing.h - Hashes for tables of uniqued objects -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Hashes words and strings to 64 bits of equal quality: uniquing takes the shard from the low bits and the
// table entry from the high bits. Adding a word takes one multiplication, whereas llvm::hash_combine fills a
// buffer of 64 bytes. Results are the same in every run. Not collision-resistant: do not use it for keys that
// an attacker chooses.
//
//     uint64_t hash = Hasher().add(type).add(text).get();
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_HASHING_H
#define STRATA_RUNTIME_SUPPORT_HASHING_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/xxhash.h"

namespace mlir {

/// Accumulates words, strings and pointers into a hash.
class Hasher {
public:
  Hasher &add(uint64_t word) {
    state = multiply(state ^ word);
    return *this;
  }
  Hasher &add(const void *pointer) {
    return add(static_cast<uint64_t>(reinterpret_cast<uintptr_t>(pointer)));
  }
  Hasher &add(llvm::StringRef text) { return add(llvm::xxh3_64bits(text)); }
  Hasher &add(llvm::ArrayRef<char> bytes) { return add(llvm::StringRef(bytes.data(), bytes.size())); }
  /// Adds a value that is a pointer: a type, an attribute or a location.
  template <typename HandleT>
    requires requires(HandleT handle) { handle.getAsOpaquePointer(); }
  Hasher &add(HandleT handle) {
    return add(handle.getAsOpaquePointer());
  }
  template <typename HandleT>
    requires requires(HandleT handle) { handle.getAsOpaquePointer(); }
  Hasher &add(llvm::ArrayRef<HandleT> handles) {
    for (HandleT handle : handles)
      add(handle.getAsOpaquePointer());
    return add(static_cast<uint64_t>(handles.size()));
  }
  uint64_t get() const { return multiply(state); }

private:
  /// Returns the exclusive or of both halves of the product with an odd constant, so that every bit of the
  /// word influences every bit of the result.
  static uint64_t multiply(uint64_t word) {
    unsigned __int128 product = static_cast<unsigned __int128>(word) * 0x9E3779B97F4A7C15u;
    return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
  }
  uint64_t state = 0x243F6A8885A308D3u;
};

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_HASHING_H
