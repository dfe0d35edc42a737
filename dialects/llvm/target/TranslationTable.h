//===- TranslationTable.h - Ops and enums that LLVM IR has -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The table that drives both directions of the translation: for each op of the llvm dialect with a regular
// counterpart, the intrinsic or the opcode and the flags; for each enum, the values of LLVM's enum. Generated
// from the .td files of the dialect (-gen-llvmir-table). The tables of attributes that functions and
// parameters have in both representations are here, too.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_TRANSLATIONTABLE_H
#define STRATA_DIALECTS_LLVM_TARGET_TRANSLATIONTABLE_H

#include "dialects/llvm/LLVM.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/CallingConv.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/FPEnv.h"
#include "llvm/IR/GlobalValue.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/AtomicOrdering.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Support/ModRef.h"

namespace mlir::LLVM::detail {

/// The counterpart of an op.
struct OpRow {
  enum Form : uint8_t { Binary, Unary, Cast, Compare, Operands, Indices, Intrinsic, Constrained };
  enum Flag : uint16_t {
    FastMath = 1,
    Overflow = 2,
    Exact = 4,
    Disjoint = 8,
    NonNegative = 16,
    Dereferenceable = 32,
    AccessGroups = 64,
    AliasAnalysis = 128,
    NonTemporal = 256,
    ArgAndResultAttrs = 512,
    RoundingMode = 1024,
    ExceptionBehavior = 2048,
    OperandBundles = 4096,
  };
  /// An operand of an intrinsic that is an attribute of the op. Unused entries have no attribute.
  struct Immediate {
    uint8_t position = 0;
    llvm::StringLiteral attribute = "";
  };

  llvm::StringLiteral name; ///< With the dialect: "llvm.add".
  Form form;
  unsigned counterpart; ///< The opcode, or the ID of the intrinsic.
  uint8_t numResults;
  uint32_t overloadedResults;  ///< Bit i is set if the type of result i selects the overload.
  uint32_t overloadedOperands; ///< The same for operands of the call.
  Immediate immediates[4];
  int8_t alignArgument; ///< The operand whose parameter attribute `align` is the attribute `alignment`.
  int8_t elementAlignArgument; ///< The operand that is aligned to the elements of a matrix.
  uint16_t flags;

  bool isIntrinsic() const { return form == Intrinsic || form == Constrained; }
  bool has(Flag flag) const { return flags & flag; }
  unsigned numImmediates() const;
};

/// Returns all rows, sorted by name.
llvm::ArrayRef<OpRow> opRows();
/// Return the row of an op, of an intrinsic, of an opcode, or null.
const OpRow *findOpRow(llvm::StringRef opName);
const OpRow *findIntrinsicRow(llvm::Intrinsic::ID id);
const OpRow *findInstructionRow(unsigned opcode);

/// A value of an enum of the dialect and the equal value of LLVM's enum.
struct EnumRow {
  int64_t own, counterpart;
};

/// Returns the value of LLVM's enum. \pre The table has the value.
inline int64_t findCounterpart(llvm::ArrayRef<EnumRow> rows, int64_t own) {
  for (const EnumRow &row : rows)
    if (row.own == own)
      return row.counterpart;
  return rows.front().counterpart;
}

template <typename EnumT>
std::optional<EnumT> findOwnValue(llvm::ArrayRef<EnumRow> rows, int64_t counterpart) {
  for (const EnumRow &row : rows)
    if (row.counterpart == counterpart)
      return static_cast<EnumT>(row.own);
  return std::nullopt;
}

#define GET_LLVMIR_ENUMS
#include "dialects/llvm/target/LLVMTranslation.inc"

/// The representation of an attribute of functions, calls or parameters.
enum class IRAttrForm : uint8_t {
  Unit,          ///< A unit attribute; LLVM's attribute has no value.
  Integer,       ///< An i64; LLVM's attribute has an integer value.
  Type,          ///< A type attribute; LLVM's attribute has a type.
  Range,         ///< A constant range.
  NoCapture,     ///< A unit attribute; LLVM's attribute `captures(none)`.
  StringUnit,    ///< A unit attribute; LLVM's attribute is a string without value.
  String,        ///< A string attribute; LLVM's attribute is a string with a value.
  StringBoolean, ///< A bool attribute; LLVM's attribute is a string with the value "true" or "false".
};

/// An attribute in both representations.
struct AttrRow {
  llvm::StringLiteral name; ///< The name of the attribute of the dialect.
  IRAttrForm form;
  llvm::Attribute::AttrKind kind; ///< LLVM's attribute, unless it is a string.
  llvm::StringLiteral string;     ///< LLVM's string attribute.
};

/// Returns the attributes of parameters and of results.
llvm::ArrayRef<AttrRow> parameterAttrRows();
/// Returns the attributes of functions; inherent attributes of llvm.func.
llvm::ArrayRef<AttrRow> functionAttrRows();
/// Returns the attributes of call sites; inherent attributes of llvm.call.
llvm::ArrayRef<AttrRow> callAttrRows();

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_TRANSLATIONTABLE_H
