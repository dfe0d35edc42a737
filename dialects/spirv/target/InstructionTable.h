//===- InstructionTable.h - The encoding of ops ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The table of ops that correspond to exactly one SPIR-V instruction, generated from the .td files. The
// serializer looks up the instruction of an op, the deserializer the op of an instruction. Constant data; any
// thread may read it.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_SPIRV_TARGET_INSTRUCTIONTABLE_H
#define STRATA_DIALECTS_SPIRV_TARGET_INSTRUCTIONTABLE_H

#include "dialects/spirv/SPIRVTypes.h"

namespace mlir::spirv {

/// Converts between an enum attribute and its number.
struct EnumCodec {
  /// Returns null if the number is no value of the enum.
  Attribute (*read)(MLIRContext *context, uint32_t number);
  /// \pre The attribute is of this enum.
  uint32_t (*write)(Attribute attr);
};

/// The SPIR-V instruction of an op. The words after the opcode are the type and the id of the result, if
/// there is one, and then the encodings of `arguments` in this order.
struct InstructionRow {
  /// The encoding of an argument. An absent optional attribute has no words.
  enum Form : uint8_t {
    None,          ///< Not an argument: marks the end of the list.
    Value,         ///< The id of one operand.
    OptionalValue, ///< The id of an operand, or nothing.
    Values,        ///< The ids of all operands of a group.
    EnumWord,      ///< The number of an enum attribute.
    EnumConstant,  ///< The id of a 32-bit constant with the number of an enum attribute.
    Word,          ///< An integer attribute.
    Words,         ///< The elements of an array of integers.
    TypeId,        ///< The id of a type.
  };
  struct Argument {
    Form form = None;
    uint8_t index = 0; ///< The number of the operand group, or of the attribute, in the op's declaration.
    const EnumCodec *codec = nullptr;
  };
  static constexpr unsigned maxArguments = 6;

  llvm::StringLiteral name;
  llvm::StringLiteral instructionSet; ///< Empty for the instructions of SPIR-V.
  uint32_t number;                    ///< The opcode, or the number in the extended instruction set.
  Argument arguments[maxArguments + 1];
};

/// All rows, in order of names.
llvm::ArrayRef<InstructionRow> getInstructionRows();
/// Returns the row of an op, or null.
const InstructionRow *findInstructionRow(llvm::StringRef opName);

/// Returns the decoration that an attribute of this name stands for: `no_signed_wrap` for NoSignedWrap.
std::optional<Decoration> decorationOf(llvm::StringRef attrName);
/// Returns the name of the attribute that stands for a decoration.
std::string attributeNameOf(Decoration decoration);

} // namespace mlir::spirv

#endif // STRATA_DIALECTS_SPIRV_TARGET_INSTRUCTIONTABLE_H
