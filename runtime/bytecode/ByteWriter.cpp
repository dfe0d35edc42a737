//===- ByteWriter.cpp - Appends encoded values to a buffer ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/ByteWriter.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemAlloc.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

void ByteWriter::enlarge(size_t count) {
  size_t wanted = std::max<size_t>({2 * capacity, length + count, 256});
  data = static_cast<char *>(llvm::safe_realloc(data, wanted));
  capacity = wanted;
}

unsigned ByteWriter::encodeLongVarInt(uint64_t value, char *out) {
  // Each byte adds 7 bits up to 56 bits; a number of more bits follows a zero byte.
  unsigned bytes = (llvm::Log2_64(value) + 7) / 7;
  if (LLVM_UNLIKELY(bytes > 8)) {
    out[0] = 0;
    llvm::support::endian::write64le(out + 1, value);
    return 9;
  }
  char encoded[8];
  llvm::support::endian::write64le(encoded, (value << 1 | 1) << (bytes - 1));
  std::memcpy(out, encoded, bytes);
  return bytes;
}

void ByteWriter::writeOwnedBytes(llvm::ArrayRef<char> bytes) {
  constexpr size_t maxCopied = 4096;
  if (bytes.size() <= maxCopied)
    return writeBytes(llvm::StringRef(bytes.data(), bytes.size()));
  insertions.push_back({length, bytes.size(), bytes.data(), {}});
  insertedBytes += bytes.size();
}

void ByteWriter::alignTo(uint64_t newAlignment) {
  if (newAlignment < 2)
    return;
  assert(llvm::isPowerOf2_64(newAlignment) && "not a power of 2");
  uint64_t padding = llvm::offsetToAlignment(size(), llvm::Align(newAlignment));
  std::memset(grow(padding), bytecode::kAlignmentByte, padding);
  alignment = std::max(alignment, newAlignment);
}

ByteWriter::OpenSection ByteWriter::beginSection(bytecode::Section::ID id) {
  writeByte(id);
  insertions.push_back({length, 0, nullptr, {}});
  return {insertions.size() - 1, size()};
}

void ByteWriter::endSection(OpenSection section) {
  Insertion &insertion = insertions[section.insertion];
  insertion.size = encodeVarInt(size() - section.start, insertion.inlined);
  insertedBytes += insertion.size;
}

void ByteWriter::writeTo(llvm::raw_ostream &os) const {
  size_t written = 0;
  for (const Insertion &insertion : insertions) {
    os.write(data + written, insertion.place - written);
    written = insertion.place;
    os.write(insertion.bytes ? insertion.bytes : insertion.inlined, insertion.size);
  }
  os.write(data + written, length - written);
}
