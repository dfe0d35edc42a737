//===- SPIRVBinaryUtils.cpp - Words of SPIR-V modules ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "dialects/spirv/target/SPIRVBinaryUtils.h"
#include <cstring>

using namespace mlir;
using namespace mlir::spirv;

static_assert(llvm::sys::IsLittleEndianHost, "literal strings are little-endian");

void spirv::appendModuleHeader(llvm::SmallVectorImpl<uint32_t> &header, Version version, uint32_t idBound) {
  // The enumerants of Version count the minor versions of SPIR-V 1.
  uint32_t minor = static_cast<uint32_t>(version);
  header.append({kMagicNumber, 1u << 16 | minor << 8, kGeneratorNumber << 16 | LLVM_VERSION_MAJOR, idBound,
                 /*schema=*/0});
}

std::optional<BinaryOpcode> spirv::symbolizeBinaryOpcode(uint32_t number) {
  auto opcode = static_cast<BinaryOpcode>(number);
  switch (opcode) {
  case BinaryOpcode::OpDecorationGroup:
  case BinaryOpcode::OpGroupDecorate:
  case BinaryOpcode::OpGroupMemberDecorate:
  case BinaryOpcode::OpDecorateId:
    return opcode;
  }
  return std::nullopt;
}

llvm::StringRef spirv::stringifyOpcodeNumber(uint32_t number) {
  switch (static_cast<BinaryOpcode>(number)) {
  case BinaryOpcode::OpDecorationGroup:
    return "OpDecorationGroup";
  case BinaryOpcode::OpGroupDecorate:
    return "OpGroupDecorate";
  case BinaryOpcode::OpGroupMemberDecorate:
    return "OpGroupMemberDecorate";
  case BinaryOpcode::OpDecorateId:
    return "OpDecorateId";
  }
  std::optional<Opcode> opcode = symbolizeOpcode(number);
  return opcode ? stringifyOpcode(*opcode) : "";
}

bool spirv::isIdDecoration(Decoration decoration) {
  switch (decoration) {
  case Decoration::UniformId:
  case Decoration::AlignmentId:
  case Decoration::MaxByteOffsetId:
  case Decoration::CounterBuffer:
  case Decoration::AliasScopeINTEL:
  case Decoration::NoAliasINTEL:
    return true;
  default:
    return false;
  }
}

uint32_t spirv::getPrefixedOpcode(uint32_t wordCount, Opcode opcode) {
  assert(wordCount && wordCount <= kMaxWordCount && "the number of words does not fit");
  return wordCount << 16 | static_cast<uint32_t>(opcode);
}

void spirv::encodeStringLiteralInto(llvm::SmallVectorImpl<uint32_t> &binary, llvm::StringRef literal) {
  size_t start = binary.size();
  binary.append(literal.size() / 4 + 1, 0);
  std::memcpy(binary.data() + start, literal.data(), literal.size());
}

std::optional<llvm::StringRef> spirv::readStringLiteral(llvm::ArrayRef<uint32_t> words, unsigned &wordIndex) {
  if (wordIndex >= words.size())
    return std::nullopt;
  llvm::StringRef rest(reinterpret_cast<const char *>(words.data() + wordIndex),
                       (words.size() - wordIndex) * sizeof(uint32_t));
  size_t size = rest.find('\0');
  if (size == llvm::StringRef::npos)
    return std::nullopt;
  wordIndex += size / 4 + 1;
  return rest.take_front(size);
}

llvm::StringRef spirv::decodeStringLiteral(llvm::ArrayRef<uint32_t> words, unsigned &wordIndex) {
  std::optional<llvm::StringRef> text = readStringLiteral(words, wordIndex);
  assert(text && "unterminated string");
  return text.value_or("");
}
