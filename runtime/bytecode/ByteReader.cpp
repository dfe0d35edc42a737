//===- ByteReader.cpp - Reads encoded values from a buffer ----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/ByteReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

InFlightDiagnostic BytecodeFile::emitError(const char *place) const {
  Location loc = FileLineColLoc::get(context, name, 0, 0);
  InFlightDiagnostic diag = mlir::emitError(loc);
  if (hasHeader)
    diag.attachNote(loc) << "in bytecode version " << version << " produced by: " << producer;
  if (place)
    diag.attachNote(loc) << "at byte " << static_cast<uint64_t>(place - bytes.data()) << " of the file";
  return diag;
}

LogicalResult ByteReader::reportShort(uint64_t count) const {
  emitError() << "attempting to parse " << count << " bytes when only " << size() << " remain";
  return failure();
}

LogicalResult ByteReader::readVarIntAtEnd(uint64_t &value) {
  if (empty())
    return error("attempting to parse a byte at the end of the bytecode");
  unsigned extra = llvm::countr_zero(static_cast<uint8_t>(*current));
  if (size() <= extra) {
    ++current;
    return reportShort(extra);
  }
  char copy[9] = {};
  std::copy_n(current, extra + 1, copy);
  current += decodeLongVarInt(copy, value);
  return success();
}

LogicalResult ByteReader::readNulTerminated(llvm::StringRef &text) {
  size_t length = getRest().find('\0');
  if (length == llvm::StringRef::npos)
    return error("malformed null-terminated string, no null character found");
  text = llvm::StringRef(current, length);
  current += length + 1;
  return success();
}

LogicalResult ByteReader::alignTo(uint64_t alignment) {
  if (!llvm::isPowerOf2_64(alignment))
    return error("expected alignment to be a power-of-two");
  while ((current - file->bytes.data()) & (alignment - 1)) {
    uint8_t padding;
    if (failed(readByte(padding)))
      return failure();
    if (padding != bytecode::kAlignmentByte)
      return error("expected alignment byte (0xCB), but got: '0x" + llvm::utohexstr(padding) + "'");
  }
  return success();
}

LogicalResult ByteReader::readSection(bytecode::Section::ID &id, llvm::StringRef &contents) {
  uint8_t code;
  uint64_t length, alignment;
  if (failed(readByte(code)) || failed(readVarInt(length)))
    return failure();
  bool isAligned = code & 0x80;
  code &= 0x7f;
  if (code >= bytecode::Section::kNumSections)
    return error("invalid section ID: " + llvm::Twine(unsigned(code)));
  id = static_cast<bytecode::Section::ID>(code);
  if (isAligned && (failed(readVarInt(alignment)) || failed(alignTo(alignment))))
    return failure();
  return readBytes(length, contents);
}
