//===- ByteWriter.h - Appends encoded values to a buffer ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A growing buffer for the primitive values of the bytecode format. The length of a section precedes its
// contents and has a variable number of bytes; it is recorded as an insertion when the section ends, so that
// contents are never moved. Large blobs are insertions, too: they are not copied, and must live until the
// writer is destroyed. One thread per object.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_BYTEWRITER_H
#define STRATA_RUNTIME_BYTECODE_BYTEWRITER_H

#include "runtime/bytecode/Encoding.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdlib>
#include <cstring>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

/// Appends encoded values; see the top of the file.
class ByteWriter {
public:
  ByteWriter() = default;
  ~ByteWriter() { std::free(data); }
  ByteWriter(const ByteWriter &) = delete;
  ByteWriter &operator=(const ByteWriter &) = delete;

  /// Returns the number of bytes written, including insertions.
  uint64_t size() const { return length + insertedBytes; }
  /// Removes all contents; keeps the memory.
  void clear() {
    length = insertedBytes = 0;
    insertions.clear();
  }

  void writeByte(uint8_t value) { *grow(1) = static_cast<char>(value); }
  void writeBytes(llvm::StringRef bytes) {
    if (!bytes.empty())
      std::memcpy(grow(bytes.size()), bytes.data(), bytes.size());
  }
  /// Writes a number in 1 to 9 bytes. The number of zero bits at the low end of the first byte is the number
  /// of bytes that follow.
  void writeVarInt(uint64_t value) {
    reserve(9);
    length += encodeVarInt(value, data + length);
  }
  /// Writes a number and a flag, which is the lowest bit.
  void writeVarIntWithFlag(uint64_t value, bool flag) { writeVarInt(value << 1 | (flag ? 1 : 0)); }
  /// Writes a number in zigzag form, so that small negative numbers are short.
  void writeSignedVarInt(uint64_t value) { writeVarInt(value << 1 ^ (0 - (value >> 63))); }
  /// Writes a string and a null character.
  void writeNulTerminated(llvm::StringRef text) {
    writeBytes(text);
    writeByte(0);
  }
  /// Appends bytes that live until this object is destroyed. Copies them only if there are few.
  void writeOwnedBytes(llvm::ArrayRef<char> bytes);
  /// Appends padding bytes until size() is a multiple of \p alignment, a power of 2, and records that the
  /// contents must be placed at such a multiple.
  void alignTo(uint64_t alignment);
  /// Returns the greatest alignment passed to alignTo().
  uint64_t getAlignment() const { return alignment; }

  /// Reserves one byte, whose value setByte() sets.
  size_t reserveByte() {
    writeByte(0);
    return length - 1;
  }
  void setByte(size_t place, uint8_t value) { data[place] = static_cast<char>(value); }

  /// A section that has been begun.
  struct OpenSection {
    size_t insertion;
    uint64_t start;
  };
  /// Begin and end a section without alignment. Sections may be nested.
  OpenSection beginSection(bytecode::Section::ID id);
  void endSection(OpenSection section);

  /// Returns the bytes. \pre There are no insertions.
  llvm::StringRef getFlatBytes() const { return {data, length}; }
  /// Writes all contents.
  void writeTo(llvm::raw_ostream &os) const;

  /// Encodes a number; \p out has room for 9 bytes. Returns the number of bytes.
  static unsigned encodeVarInt(uint64_t value, char *out) {
    if (LLVM_LIKELY(value < 128)) {
      *out = static_cast<char>(value << 1 | 1);
      return 1;
    }
    return encodeLongVarInt(value, out);
  }

private:
  /// Bytes to insert before the byte at `place`: `bytes`, or the `size` first bytes of `inlined`.
  struct Insertion {
    size_t place;
    uint64_t size = 0;
    const char *bytes = nullptr;
    char inlined[9];
  };

  void reserve(size_t count) {
    if (LLVM_UNLIKELY(capacity - length < count))
      enlarge(count);
  }
  char *grow(size_t count) {
    reserve(count);
    char *place = data + length;
    length += count;
    return place;
  }
  void enlarge(size_t count);
  static unsigned encodeLongVarInt(uint64_t value, char *out);

  char *data = nullptr;
  size_t length = 0, capacity = 0;
  uint64_t insertedBytes = 0, alignment = 1;
  llvm::SmallVector<Insertion, 0> insertions; ///< Sorted by place.
};

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_BYTEWRITER_H
