//===- TranslationModel.h - Model of the translation to LLVM IR -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of what records declare about their counterparts in LLVM IR: ops derived from LLVM_OpBase
// with a form (llvmForm) and an intrinsic (llvmEnumName) or an instruction (llvmInstName), and enums that
// name an enum of LLVM (llvmClassName). Not part of the ModelSet. Borrows strings from the RecordKeeper.
// Immutable.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_TRANSLATIONMODEL_H
#define STRATA_GENERATOR_MODEL_TRANSLATIONMODEL_H

#include "generator/model/ModelContext.h"
#include <string>
#include <vector>

namespace mlir {

class RecordReader;

/// An op with a counterpart in LLVM IR.
class TranslatedOpModel {
public:
  /// An operand of the intrinsic that is an attribute of the op.
  struct ImmediateOperand {
    unsigned position;
    llvm::StringRef attribute;
  };
  /// The number of immediate operands of an intrinsic is at most this.
  static constexpr unsigned maxImmediates = 4;

  llvm::StringRef dialect, opName;
  llvm::StringRef form;        ///< An enumerator of the C++ enum of forms.
  bool isIntrinsic = false;    ///< True if the counterpart is an intrinsic, false if it is an instruction.
  llvm::StringRef counterpart; ///< An enumerant of llvm::Intrinsic, or a member of llvm::Instruction.
  unsigned numResults = 0;
  uint32_t overloadedResults = 0;  ///< Bit i is set if the type of result i selects the overload.
  uint32_t overloadedOperands = 0; ///< The same for operands.
  std::vector<ImmediateOperand> immediates;
  int alignArgument = -1, elementAlignArgument = -1; ///< Operands with a parameter attribute `align`.
  std::vector<llvm::StringRef> flags; ///< Enumerators of the C++ enum of flags, in declaration order.
  llvm::SMLoc loc;
};

/// An enum with a counterpart in LLVM.
class TranslatedEnumModel {
public:
  struct Case {
    llvm::StringRef symbol, counterpart;
  };
  llvm::StringRef className, cppNamespace;
  llvm::StringRef counterpart; ///< An enum class of LLVM, or the scope of its enumerators.
  bool isInteger = false; ///< True if LLVM's enumerators are members of a scope, and values are integers.
  std::vector<Case> cases;
};

class TranslationModel {
public:
  /// Checks the records of the main file and of the files that it includes. Reports every error in them.
  static FailureOr<TranslationModel> check(ModelContext &context);

  llvm::ArrayRef<TranslatedOpModel> ops() const { return opList; } ///< In order of names.
  llvm::ArrayRef<TranslatedEnumModel> enums() const { return enumList; }

private:
  static bool checkOp(const llvm::Record &record, ModelContext &context, TranslatedOpModel &op);
  static bool checkEnum(const llvm::Record &record, ModelContext &context, TranslatedEnumModel &model);

  std::vector<TranslatedOpModel> opList;
  std::vector<TranslatedEnumModel> enumList;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_TRANSLATIONMODEL_H
