//===- TranslationModel.h - Model of the translation to LLVM IR -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The checked model of the ops and enums that correspond to LLVM IR. Ops are derived from LLVM_OpBase and
// have a form (llvmForm) and the name of an intrinsic (llvmEnumName) or of an instruction (llvmInstName).
// Enums have the name of LLVM's enum (llvmClassName). The model is immutable, refers to strings of the
// RecordKeeper, and is not part of the ModelSet.
//
//===------------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_MODEL_TRANSLATIONMODEL_H
#define STRATA_GENERATOR_MODEL_TRANSLATIONMODEL_H

#include "generator/model/ModelContext.h"
#include <string>
#include <vector>

namespace mlir {

class RecordReader;

/// An op that a row of the generated table translates to and from LLVM IR.
class TranslatedOpModel {
public:
  /// An argument of the intrinsic that is an attribute of the op.
  struct ImmediateOperand {
    unsigned position;
    llvm::StringRef attribute;
  };
  /// Maximum number of immediate arguments of an intrinsic.
  static constexpr unsigned maxImmediates = 4;

  llvm::StringRef dialect, opName;
  llvm::StringRef form;        ///< An enumerator of OpRow::Form.
  bool isIntrinsic = false;    ///< True if the counterpart is an intrinsic, false if it is an instruction.
  llvm::StringRef counterpart; ///< An enumerator of llvm::Intrinsic or llvm::Instruction.
  unsigned numResults = 0;
  uint32_t overloadedResults = 0;  ///< Bit i: the type of result i selects the overload.
  uint32_t overloadedOperands = 0; ///< Bit i: the type of argument i selects the overload.
  std::vector<ImmediateOperand> immediates;
  /// The argument that is aligned as the op's attribute `alignment` says, and the argument that is aligned as
  /// the elements of the vector; -1 if there is none.
  int alignArgument = -1, elementAlignArgument = -1;
  std::vector<llvm::StringRef> flags; ///< Enumerators of OpRow::Flag, in declaration order.
  llvm::SMLoc loc;
};

/// An enum whose values are mapped to an enum of LLVM.
class TranslatedEnumModel {
public:
  struct Case {
    llvm::StringRef symbol, counterpart;
  };
  llvm::StringRef className, cppNamespace;
  llvm::StringRef counterpart; ///< LLVM's enum class; the scope of the enumerators if isInteger.
  bool isInteger = false;      ///< True if LLVM's values are integer constants in a scope.
  std::vector<Case> cases;
};

/// The ops and enums of a .td file.
class TranslationModel {
public:
  /// Checks the records of the main file and of all included files. Reports all errors.
  static FailureOr<TranslationModel> check(ModelContext &context);

  llvm::ArrayRef<TranslatedOpModel> ops() const { return opList; } ///< Sorted by name.
  llvm::ArrayRef<TranslatedEnumModel> enums() const { return enumList; }

private:
  static bool checkOp(const llvm::Record &record, ModelContext &context, TranslatedOpModel &op);
  static bool checkEnum(const llvm::Record &record, ModelContext &context, TranslatedEnumModel &model);

  std::vector<TranslatedOpModel> opList;
  std::vector<TranslatedEnumModel> enumList;
};

} // namespace mlir

#endif // STRATA_GENERATOR_MODEL_TRANSLATIONMODEL_H
