//===- TranslationEmitter.cpp - Emits tables for LLVM IR ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/TranslationEmitter.h"
#include "generator/emit/cpp/CodeWriter.h"
#include "generator/model/TranslationModel.h"

using namespace mlir;

/// Returns the flags as a C++ expression, such as `OpRow::FastMath | OpRow::Exact`; "0" if there are none.
static std::string flagsOf(const TranslatedOpModel &op) {
  std::string text;
  for (llvm::StringRef flag : op.flags)
    text += (llvm::Twine(text.empty() ? "" : " | ") + "OpRow::" + flag).str();
  return text.empty() ? "0" : text;
}

static std::string immediatesOf(const TranslatedOpModel &op) {
  std::string text = "{";
  for (const TranslatedOpModel::ImmediateOperand &operand : op.immediates)
    text += filled("{0}{{{1}, \"{2}\"}", text.size() > 1 ? ", " : "", operand.position, operand.attribute);
  return text + "}";
}

static void emitOp(const TranslatedOpModel &op, CodeWriter &out) {
  llvm::StringRef scope = op.isIntrinsic ? "::llvm::Intrinsic" : "::llvm::Instruction";
  std::string name = (op.dialect + "." + op.opName).str();
  std::string types = filled("{0}, {1}, {2}", op.numResults, op.overloadedResults, op.overloadedOperands);
  std::string alignment = filled("{0}, {1}", op.alignArgument, op.elementAlignArgument);
  out.line("{{\"{0}\", OpRow::{1}, {2}::{3}, {4}, {5}, {6}, {7}},", name, op.form, scope, op.counterpart,
           types, immediatesOf(op), alignment, flagsOf(op));
}

static void emitEnum(const TranslatedEnumModel &model, CodeWriter &out) {
  std::string own = (model.cppNamespace + "::" + model.className).str();
  std::string other = model.isInteger ? "int64_t" : model.counterpart.str();
  out.open("inline constexpr EnumRow {0}Rows[] = {{", model.className);
  for (const TranslatedEnumModel::Case &enumerant : model.cases)
    out.line("{{int64_t({0}::{1}), int64_t({2}::{3})},", own, enumerant.symbol, model.counterpart,
             enumerant.counterpart);
  out.close("};");
  out.open("inline {0} convert{1}ToLLVM({2} value) {{", other, model.className, own);
  out.line("return static_cast<{0}>(findCounterpart({1}Rows, int64_t(value)));", other, model.className);
  out.close();
  out.comment("Returns nullopt if the value has no counterpart in the dialect.");
  out.open("inline std::optional<{0}> convert{1}FromLLVM({2} value) {{", own, model.className, other);
  out.line("return findOwnValue<{0}>({1}Rows, int64_t(value));", own, model.className);
  out.close();
}

void mlir::emitTranslationTable(const TranslationModel &model, CodeWriter &out) {
  out.line("#ifdef GET_LLVMIR_OPS");
  out.line("#undef GET_LLVMIR_OPS");
  for (const TranslatedOpModel &op : model.ops())
    emitOp(op, out);
  out.line("#endif // GET_LLVMIR_OPS");
  out.line();
  out.line("#ifdef GET_LLVMIR_ENUMS");
  out.line("#undef GET_LLVMIR_ENUMS");
  for (const TranslatedEnumModel &enumModel : model.enums())
    emitEnum(enumModel, out);
  out.line("#endif // GET_LLVMIR_ENUMS");
}
