//===- TranslationModel.cpp - Model of the translation to LLVM IR ---------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/TranslationModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/DiagnosticKinds.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(BadCounterpart, Error, "'{0}' cannot be the name of an {1} of LLVM", StringRef, StringRef);
STRATA_DIAGNOSTIC(BadIndex, Error, "{0} is no index for '{1}': indices are from 0 to 31", int64_t, StringRef);
STRATA_DIAGNOSTIC(BadTranslationForm, Error, "'{0}' is no form of a translation to LLVM IR", StringRef);
STRATA_DIAGNOSTIC(ImmediatesDiffer, Error,
                  "'{0}' has {1} positions of immediate operands, but {2} attributes", StringRef, unsigned,
                  unsigned);
STRATA_DIAGNOSTIC(TooManyImmediates, Error, "'{0}' has {1} immediate operands; at most {2} are supported",
                  StringRef, unsigned, unsigned);
STRATA_DIAGNOSTIC(DuplicateTranslatedOp, Error, "there are two ops '{0}'", std::string);
STRATA_NOTE(OtherTranslatedOpHere, "the other one is here");

/// Returns a bit mask of the indices that a field lists. Reports indices that are negative or over 31.
static uint32_t readMask(RecordReader &reader, StringRef field, ModelContext &context) {
  uint32_t mask = 0;
  for (int64_t index : reader.integers(field)) {
    if (index < 0 || index > 31) {
      context.diags().emit(reader.fieldLoc(field), BadIndex, index, field).report();
      reader.setHasErrors();
      return 0;
    }
    mask |= 1u << index;
  }
  return mask;
}

/// Reads the positions and the attribute names of immediate arguments.
static void readImmediates(RecordReader &reader, ModelContext &context, TranslatedOpModel &op) {
  std::vector<int64_t> positions = reader.integers("llvmImmArgPositions");
  std::vector<StringRef> names = reader.strings("llvmImmArgAttrNames");
  readMask(reader, "llvmImmArgPositions", context);
  auto report = [&](auto &&diagnostic) {
    diagnostic.report();
    reader.setHasErrors();
  };
  if (positions.size() != names.size())
    return report(context.diags().emit(reader.loc(), ImmediatesDiffer, op.opName, unsigned(positions.size()),
                                       unsigned(names.size())));
  if (positions.size() > TranslatedOpModel::maxImmediates)
    return report(context.diags().emit(reader.loc(), TooManyImmediates, op.opName, unsigned(positions.size()),
                                       TranslatedOpModel::maxImmediates));
  for (auto [position, name] : llvm::zip(positions, names))
    op.immediates.push_back({unsigned(position), name});
}

namespace {
/// A form: its text in the .td files, and its enumerator in OpRow::Form.
struct FormName {
  StringRef text, enumerator;
};
} // namespace

/// Flags of OpRow, each with the op argument that implies it: FLAG:ARGUMENT.
static constexpr llvm::StringLiteral flagSources[] = {
    "FastMath:fastmathFlags",        "Overflow:overflowFlags",    "Exact:isExact",
    "Disjoint:isDisjoint",           "NonNegative:nonNeg",        "Dereferenceable:dereferenceable",
    "AccessGroups:access_groups",    "AliasAnalysis:tbaa",        "NonTemporal:nontemporal",
    "ArgAndResultAttrs:arg_attrs",   "RoundingMode:roundingmode", "ExceptionBehavior:fpExceptionBehavior",
    "OperandBundles:op_bundle_tags",
};

static constexpr FormName forms[] = {
    {"binary", "Binary"},       {"unary", "Unary"},
    {"cast", "Cast"},           {"compare", "Compare"},
    {"operands", "Operands"},   {"indices", "Indices"},
    {"intrinsic", "Intrinsic"}, {"constrained", "Constrained"},
};

static void readFlags(RecordReader &reader, TranslatedOpModel &op) {
  llvm::StringSet<> arguments;
  if (const llvm::DagInit *dag = reader.dag("arguments"))
    for (unsigned i = 0; i != dag->getNumArgs(); ++i)
      arguments.insert(dag->getArgNameStr(i));
  for (StringRef source : flagSources) {
    auto [flag, argument] = source.split(':');
    if (arguments.contains(argument))
      op.flags.push_back(flag);
  }
}

/// Reads the form of an op and the name of the instruction or intrinsic.
static void readForm(RecordReader &reader, ModelContext &context, TranslatedOpModel &op) {
  StringRef text = reader.string("llvmForm");
  const FormName *form = llvm::find_if(forms, [&](const FormName &form) { return form.text == text; });
  if (form == std::end(forms)) {
    context.diags().emit(reader.fieldLoc("llvmForm"), BadTranslationForm, text).report();
    return reader.setHasErrors();
  }
  op.form = form->enumerator;
  op.isIntrinsic = text == "intrinsic" || text == "constrained";
  StringRef field = op.isIntrinsic ? "llvmEnumName" : "llvmInstName";
  op.counterpart = reader.string(field);
  if (isIdentifier(op.counterpart))
    return;
  StringRef kind = op.isIntrinsic ? "intrinsic" : "instruction";
  llvm::SMLoc loc = op.counterpart.empty() ? reader.loc() : reader.fieldLoc(field);
  context.diags().emit(loc, BadCounterpart, op.counterpart, kind).report();
  reader.setHasErrors();
}

bool TranslationModel::checkOp(const llvm::Record &record, ModelContext &context, TranslatedOpModel &op) {
  RecordReader reader(record, context);
  op.loc = reader.loc();
  if (const llvm::Record *dialect = reader.requiredDef("opDialect"))
    op.dialect = RecordReader(*dialect, context).requiredString("name");
  op.opName = reader.requiredString("opName");
  readForm(reader, context, op);
  if (op.isIntrinsic) {
    op.numResults = reader.integer("llvmNumResults");
    op.overloadedResults = readMask(reader, "llvmOverloadedResults", context);
    op.overloadedOperands = readMask(reader, "llvmOverloadedOperands", context);
    op.alignArgument = reader.integer("llvmAlignArg", -1);
    op.elementAlignArgument = reader.integer("llvmElementAlignArg", -1);
    readImmediates(reader, context, op);
  } else if (const llvm::DagInit *results = reader.dag("results")) {
    op.numResults = results->getNumArgs();
  }
  readFlags(reader, op);
  return !reader.hasErrors();
}

bool TranslationModel::checkEnum(const llvm::Record &record, ModelContext &context,
                                 TranslatedEnumModel &model) {
  RecordReader reader(record, context);
  model.className = reader.requiredString("className");
  model.cppNamespace = reader.string("cppNamespace");
  model.counterpart = reader.requiredString("llvmClassName");
  model.isInteger = record.isSubClassOf("LLVM_CEnumAttr");
  bool ok = true;
  for (const llvm::Record *enumerant : reader.defs("enumerants")) {
    RecordReader caseReader(*enumerant, context);
    model.cases.push_back({caseReader.requiredString("symbol"), caseReader.requiredString("llvmEnumerant")});
    ok &= !caseReader.hasErrors();
  }
  return ok && !reader.hasErrors();
}

FailureOr<TranslationModel> TranslationModel::check(ModelContext &context) {
  TranslationModel model;
  bool ok = true;
  std::vector<const llvm::Record *> ops, enums;
  for (const auto &[name, record] : context.records().getDefs()) {
    if (record->isSubClassOf("LLVM_OpBase")) {
      if (const llvm::RecordVal *form = record->getValue("llvmForm"))
        if (auto *text = llvm::dyn_cast<llvm::StringInit>(form->getValue());
            !text || !text->getValue().empty())
          ops.push_back(record.get());
    } else if (record->getValue("llvmClassName"))
      enums.push_back(record.get());
  }
  for (const llvm::Record *record : ops) {
    TranslatedOpModel op;
    ok &= checkOp(*record, context, op);
    model.opList.push_back(std::move(op));
  }
  auto key = [](const TranslatedOpModel &op) { return std::pair(op.dialect, op.opName); };
  llvm::stable_sort(model.opList, [&](auto &lhs, auto &rhs) { return key(lhs) < key(rhs); });
  for (size_t i = 1; i < model.opList.size(); ++i) {
    const TranslatedOpModel &op = model.opList[i], &before = model.opList[i - 1];
    if (key(op) != key(before))
      continue;
    context.diags()
        .emit(op.loc, DuplicateTranslatedOp, (op.dialect + "." + op.opName).str())
        .note(before.loc, OtherTranslatedOpHere)
        .report();
    ok = false;
  }
  for (const llvm::Record *record : enums) {
    model.enumList.emplace_back();
    ok &= checkEnum(*record, context, model.enumList.back());
  }
  if (!ok)
    return failure();
  return model;
}
