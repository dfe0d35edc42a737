//===- InstructionModel.h - Model of the encoding of SPIR-V ops -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of what ops derived from SPIRV_Op declare about their encoding in SPIR-V's binary form:
// the instruction (spirvOpName, a case of the enum SPIRV_Opcode), or the extended instruction set and the
// number in it (SPIRV_ExtInstOp), and the form of each argument. Ops without instruction (hasOpcode = 0) and
// ops whose encoding is written in C++ (autogenSerialization = 0) are not part of it. Not part of the
// ModelSet. Borrows strings from the RecordKeeper. Immutable.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_INSTRUCTIONMODEL_H
#define STRATA_GENERATOR_MODEL_INSTRUCTIONMODEL_H

#include "generator/model/ModelContext.h"
#include <vector>

namespace mlir {

class RecordReader;

/// The encoding of an op that corresponds to one SPIR-V instruction.
class InstructionModel {
public:
  /// An operand group or an attribute, in declaration order.
  struct Argument {
    llvm::StringRef form;      ///< An enumerator of InstructionRow::Form.
    unsigned index = 0;        ///< The number of the operand group or of the attribute.
    llvm::StringRef enumAttr;  ///< The C++ class of an enum attribute, else empty.
    llvm::StringRef enumClass; ///< The C++ enum of an enum attribute, else empty.
  };
  llvm::StringRef dialect, opName;
  llvm::StringRef instructionSet; ///< The name of an extended instruction set, or empty.
  /// The opcode, or the number of the instruction in the extended instruction set.
  unsigned number = 0;
  std::vector<Argument> arguments;
  llvm::SMLoc loc;

  /// Checks the records of the main file and of the files that it includes, and returns the models in order
  /// of op names. Reports every error in them.
  static FailureOr<std::vector<InstructionModel>> checkAll(ModelContext &context);

private:
  bool check(const llvm::Record &record, ModelContext &context);
  void readInstruction(RecordReader &reader, ModelContext &context);
  void readArgument(RecordReader &reader, const llvm::Record &argument, ModelContext &context);
  unsigned numOperandGroups = 0, numAttributes = 0;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_INSTRUCTIONMODEL_H
