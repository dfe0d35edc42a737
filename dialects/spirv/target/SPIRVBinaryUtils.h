//===- SPIRVBinaryUtils.h - Words of SPIR-V modules -----------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The parts of SPIR-V's binary form that the serializer and the deserializer share: the module header, the
// first word of an instruction, and literal strings.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_TARGET_SPIRVBINARYUTILS_H
#define STRATA_DIALECTS_SPIRV_TARGET_SPIRVBINARYUTILS_H

#include "dialects/spirv/SPIRVTypes.h"

namespace mlir::spirv {

/// The number of words of the module header: magic number, version, generator, id bound, schema.
constexpr unsigned kHeaderWordCount = 5;
constexpr uint32_t kMagicNumber = 0x07230203;
/// The tool id of MLIR's SPIR-V serializer in the registry of generators.
constexpr uint32_t kGeneratorNumber = 22;
/// The largest number of words of an instruction.
constexpr uint32_t kMaxWordCount = 65535;
/// The largest number of words of the string in OpSource, which three words precede.
constexpr uint32_t kMaxLiteralWordCount = kMaxWordCount - 3;

/// Opcodes of instructions that only the binary form has.
enum class BinaryOpcode : uint32_t {
  OpDecorationGroup = 73,
  OpGroupDecorate = 74,
  OpGroupMemberDecorate = 75,
  OpDecorateId = 332,
};

/// Returns the opcode with this number; nullopt if the binary form has no such opcode, or if the dialect has
/// it.
std::optional<BinaryOpcode> symbolizeBinaryOpcode(uint32_t number);
/// Returns the name of an opcode of the dialect or of the binary form; an empty string for other numbers.
llvm::StringRef stringifyOpcodeNumber(uint32_t number);
/// True if the operand of a decoration is the id of a constant or of a global variable: the decoration is
/// added by OpDecorateId.
bool isIdDecoration(spirv::Decoration decoration);

/// Appends a module header. \param idBound  is greater than all ids.
void appendModuleHeader(llvm::SmallVectorImpl<uint32_t> &header, spirv::Version version, uint32_t idBound);
/// Returns the first word of an instruction.
uint32_t getPrefixedOpcode(uint32_t wordCount, spirv::Opcode opcode);
/// Appends the bytes of a string, a zero byte, and zero bytes up to the end of the word.
void encodeStringLiteralInto(llvm::SmallVectorImpl<uint32_t> &binary, llvm::StringRef literal);

/// Returns the string that starts at word `wordIndex`, and advances `wordIndex` to the first word after the
/// string. Returns nullopt if no zero byte ends the string in `words`.
std::optional<llvm::StringRef> readStringLiteral(llvm::ArrayRef<uint32_t> words, unsigned &wordIndex);
/// Reads a string like readStringLiteral(). \pre A zero byte ends the string.
llvm::StringRef decodeStringLiteral(llvm::ArrayRef<uint32_t> words, unsigned &wordIndex);

} // namespace mlir::spirv

#endif // STRATA_DIALECTS_SPIRV_TARGET_SPIRVBINARYUTILS_H
