//===- ByteReader.h - Reads encoded values from a buffer ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A cursor over a part of a bytecode file. Every function that reads checks the bounds; at the end of the
// data it reports an error with MLIR's wording and fails. A plain value: a copy is a second cursor.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_BYTEREADER_H
#define STRATA_RUNTIME_BYTECODE_BYTEREADER_H

#include "runtime/bytecode/Encoding.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Location.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir {

/// The file that is being read, as far as messages need it.
struct BytecodeFile {
  MLIRContext *context;
  llvm::StringRef bytes; ///< The whole file.
  llvm::StringRef name;
  uint64_t version = 0;
  llvm::StringRef producer = {};
  bool hasHeader = false; ///< True after version and producer have been read.

  /// Starts an error at \p place, a position in the file, or null. The location of the diagnostic is line and
  /// column 0 of the file; notes state the byte, and the version and producer of the file.
  InFlightDiagnostic emitError(const char *place = nullptr) const;
};

/// Reads encoded values; see the top of the file.
class ByteReader {
public:
  ByteReader() = default;
  ByteReader(llvm::StringRef bytes, const BytecodeFile &file)
      : current(bytes.data()), last(bytes.data() + bytes.size()), file(&file) {}

  bool empty() const { return current == last; }
  uint64_t size() const { return last - current; }
  const char *getPosition() const { return current; }
  llvm::StringRef getRest() const { return {current, size()}; }
  const BytecodeFile &getFile() const { return *file; }
  /// Starts an error at the current position.
  InFlightDiagnostic emitError() const { return file->emitError(current); }
  LogicalResult error(const llvm::Twine &message) const {
    emitError() << message;
    return failure();
  }

  template <typename T>
  LogicalResult readByte(T &value) {
    if (LLVM_UNLIKELY(current == last))
      return error("attempting to parse a byte at the end of the bytecode");
    value = static_cast<T>(static_cast<uint8_t>(*current++));
    return success();
  }
  LogicalResult readBytes(uint64_t count, llvm::StringRef &bytes) {
    if (LLVM_UNLIKELY(size() < count))
      return reportShort(count);
    bytes = llvm::StringRef(current, count);
    current += count;
    return success();
  }
  LogicalResult skip(uint64_t count) {
    llvm::StringRef skipped;
    return readBytes(count, skipped);
  }
  LogicalResult readVarInt(uint64_t &value) {
    if (LLVM_LIKELY(current != last && (*current & 1))) {
      value = static_cast<uint8_t>(*current++) >> 1;
      return success();
    }
    if (LLVM_LIKELY(size() >= 9)) {
      current += decodeLongVarInt(current, value);
      return success();
    }
    return readVarIntAtEnd(value);
  }
  LogicalResult readVarIntWithFlag(uint64_t &value, bool &flag) {
    if (failed(readVarInt(value)))
      return failure();
    flag = value & 1;
    value >>= 1;
    return success();
  }
  LogicalResult readSignedVarInt(uint64_t &value) {
    if (failed(readVarInt(value)))
      return failure();
    value = value >> 1 ^ (0 - (value & 1));
    return success();
  }
  /// Reads a number of items that each take at least one byte of the remaining data; this bounds memory that
  /// is allocated for a damaged file.
  LogicalResult readCount(uint64_t &count) {
    if (failed(readVarInt(count)))
      return failure();
    return LLVM_LIKELY(count <= size()) ? success() : reportShort(count);
  }
  LogicalResult readNulTerminated(llvm::StringRef &text);
  /// Skips padding bytes up to an address that is a multiple of \p alignment, relative to the start of the
  /// file.
  LogicalResult alignTo(uint64_t alignment);
  /// Reads a section. The alignment of the section, if it has one, is skipped.
  LogicalResult readSection(bytecode::Section::ID &id, llvm::StringRef &contents);

private:
  LogicalResult reportShort(uint64_t count) const;
  LogicalResult readVarIntAtEnd(uint64_t &value);
  /// Decodes a number of several bytes; \p bytes has at least 9. Returns the number of bytes used.
  static unsigned decodeLongVarInt(const char *bytes, uint64_t &value) {
    uint64_t word = llvm::support::endian::read64le(bytes);
    unsigned extra = llvm::countr_zero(static_cast<uint8_t>(word));
    if (LLVM_UNLIKELY(extra >= 7)) {
      value = extra == 8 ? llvm::support::endian::read64le(bytes + 1) : word >> 8;
      return extra + 1;
    }
    value = (word & ((uint64_t(1) << (8 * extra + 8)) - 1)) >> (extra + 1);
    return extra + 1;
  }

  const char *current = nullptr, *last = nullptr;
  const BytecodeFile *file = nullptr;
};

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_BYTEREADER_H
