//===- TranslationTable.h - Ops and enums that LLVM IR has -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The table that drives both directions of the translation. It is generated from the .td files of the dialect
// (-gen-llvmir-table) and has a row for each op of the llvm dialect that corresponds to one instruction or
// one intrinsic call, and tables that map enum values. This file also declares the tables of function, call
// and parameter attributes, which are written by hand.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_LLVM_TARGET_TRANSLATIONTABLE_H
#define STRATA_DIALECTS_LLVM_TARGET_TRANSLATIONTABLE_H

#include "dialects/llvm/LLVMAttrs.h"
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

/// A row of the translation table: an op, and the LLVM instruction or intrinsic call that corresponds to it.
struct OpRow {
  /// How the instruction is created. Operands: from the op's operands only; Indices: from operands and the
  /// constant position or mask of the op; Constrained: an intrinsic for constrained floating-point
  /// arithmetic.
  enum Form : uint8_t { Binary, Unary, Cast, Compare, Operands, Indices, Intrinsic, Constrained };
  /// Interfaces and attributes of the op that become flags, metadata or bundles of the instruction.
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
  /// An argument of the intrinsic that is an attribute of the op. Unused entries have an empty name.
  struct Immediate {
    uint8_t position = 0;
    llvm::StringLiteral attribute = "";
  };

  llvm::StringLiteral name; ///< With the dialect: "llvm.add".
  Form form;
  unsigned counterpart; ///< The opcode of the instruction, or the ID of the intrinsic.
  uint8_t numResults;
  uint32_t overloadedResults;  ///< Bit i: the type of result i selects the overload.
  uint32_t overloadedOperands; ///< Bit i: the type of argument i selects the overload.
  Immediate immediates[4];
  int8_t alignArgument;        ///< The call argument whose alignment is the op's `alignment`; -1 if none.
  int8_t elementAlignArgument; ///< The call argument that is aligned to the matrix elements; -1 if none.
  uint16_t flags;

  bool isIntrinsic() const { return form == Intrinsic || form == Constrained; }
  bool has(Flag flag) const { return flags & flag; }
  /// Returns the number of used entries in `immediates`.
  unsigned numImmediates() const;
};

/// Returns all rows, sorted by name.
llvm::ArrayRef<OpRow> opRows();
/// Return the row of an op, of an intrinsic or of an opcode; null if the table has none. Logarithmic time.
const OpRow *findOpRow(llvm::StringRef opName);
const OpRow *findIntrinsicRow(llvm::Intrinsic::ID id);
const OpRow *findInstructionRow(unsigned opcode);

/// A pair of equal values: one of the dialect's enum, one of LLVM's enum.
struct EnumRow {
  int64_t own, counterpart;
};

/// Returns the value of LLVM's enum for a value of the dialect's enum. \pre The table has the value.
inline int64_t findCounterpart(llvm::ArrayRef<EnumRow> rows, int64_t own) {
  for (const EnumRow &row : rows)
    if (row.own == own)
      return row.counterpart;
  return rows.front().counterpart;
}

/// Returns the value of the dialect's enum for a value of LLVM's enum; nullopt if the dialect lacks it.
template <typename EnumT>
std::optional<EnumT> findOwnValue(llvm::ArrayRef<EnumRow> rows, int64_t counterpart) {
  for (const EnumRow &row : rows)
    if (row.counterpart == counterpart)
      return static_cast<EnumT>(row.own);
  return std::nullopt;
}

#define GET_LLVMIR_ENUMS
#include "dialects/llvm/target/LLVMTranslation.inc"

/// Returns the dialect's attribute for LLVM's memory effects of a call or a function.
MemoryEffectsAttr convertMemoryEffectsFromLLVM(llvm::MemoryEffects effects, MLIRContext *context);

/// How the dialect and LLVM IR represent an attribute of functions, calls or parameters.
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

/// An attribute that both the dialect and LLVM IR have.
struct AttrRow {
  llvm::StringLiteral name; ///< The attribute of the dialect.
  IRAttrForm form;
  llvm::Attribute::AttrKind kind; ///< LLVM's attribute; None for strings.
  llvm::StringLiteral string;     ///< The name of LLVM's string attribute.
};

/// Returns the table of parameter and result attributes.
llvm::ArrayRef<AttrRow> parameterAttrRows();
/// Returns the table of function attributes, which are inherent attributes of llvm.func.
llvm::ArrayRef<AttrRow> functionAttrRows();
/// Returns the table of call site attributes, which are inherent attributes of llvm.call.
llvm::ArrayRef<AttrRow> callAttrRows();

} // namespace mlir::LLVM::detail

#endif // STRATA_DIALECTS_LLVM_TARGET_TRANSLATIONTABLE_H
