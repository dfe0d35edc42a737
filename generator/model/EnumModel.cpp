//===- EnumModel.cpp - Model of an enum and its cases ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/EnumModel.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppExpression.h"
#include "generator/model/CppNames.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/TableGen/Record.h"
#include <map>

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(BadEnumName, Error, "'{0}' is not a C++ name for an enum", StringRef);
STRATA_DIAGNOSTIC(NoEnumCases, Warning, "enum '{0}' has no cases", StringRef);
STRATA_DIAGNOSTIC(BadEnumSymbol, Error, "'{0}' is not a C++ name for a case of enum '{1}'", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(DuplicateEnumSymbol, Error, "enum '{0}' has two cases '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(DuplicateEnumSpelling, Warning,
                  "enum '{0}' has two cases that are written '{1}'; the first one is read", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(DuplicateEnumValue, Error, "cases '{0}' and '{1}' of enum '{2}' have the same value {3}",
                  StringRef, StringRef, StringRef, uint64_t);
STRATA_DIAGNOSTIC(EnumValueTooLarge, Error,
                  "value {0} of case '{1}' does not fit in the {2} bits of enum '{3}'", int64_t, StringRef,
                  unsigned, StringRef);
STRATA_DIAGNOSTIC(OverlappingBits, Warning,
                  "case '{0}' of bit enum '{1}' shares bits with other cases but is no group of them",
                  StringRef, StringRef);
STRATA_DIAGNOSTIC(BadBitSeparator, Error, "'{0}' cannot separate the bits of an enum: it must be '|' or ','",
                  StringRef);
STRATA_DIAGNOSTIC(BadEnumWidth, Error, "enum '{0}' cannot be {1} bits wide: 8, 16, 32 and 64 are possible",
                  StringRef, int64_t);
STRATA_NOTE(OtherCaseHere, "the other case is here");

FailureOr<std::unique_ptr<EnumModel>> EnumModel::check(const llvm::Record &record, ModelContext &context) {
  std::unique_ptr<EnumModel> model(new EnumModel(record));
  RecordReader reader(record, context);
  model->name = reader.requiredString("className");
  model->nameSpace = reader.string("cppNamespace").trim();
  model->qualifiedName = qualify(model->nameSpace, model->name);
  model->words = reader.string("summary");
  model->longWords = reader.string("description");
  model->underlying = reader.string("underlyingType");
  model->stringToSymbol = reader.string("stringToSymbolFnName");
  model->underlyingToSymbol = reader.string("underlyingToSymbolFnName");
  model->symbolToString = reader.string("symbolToStringFnName");
  model->symbolToStringType = reader.string("symbolToStringFnRetType");
  model->maxValue = reader.string("maxEnumValFnName");
  model->bits = record.isSubClassOf("BitEnumBase");
  model->integerAttribute = record.isSubClassOf("EnumAttrInfo");
  model->specialized = model->integerAttribute && reader.bit("genSpecializedAttr");
  model->specializedClass = reader.string("specializedAttrClassName");
  bool isNamed = reader.isSet("className") && !reader.hasErrors();
  if (!model->nameSpace.empty() && !isQualifiedName(model->nameSpace)) {
    context.diags().emit(reader.fieldLoc("cppNamespace"), BadCppNamespace, model->nameSpace).report();
    reader.setHasErrors();
  }
  if (isNamed && (!isIdentifier(model->name) || isCppKeyword(model->name))) {
    context.diags().emit(reader.fieldLoc("className"), BadEnumName, model->name).report();
    reader.setHasErrors();
  }
  for (StringRef field :
       {"stringToSymbolFnName", "underlyingToSymbolFnName", "symbolToStringFnName", "maxEnumValFnName"})
    // The default function names contain the enum's name; an error in that name was already reported.
    if (StringRef function = reader.string(field);
        !function.empty() && !isIdentifier(function) && isIdentifier(model->name)) {
      context.diags().emit(reader.fieldLoc(field), BadFunctionName, function).report();
      reader.setHasErrors();
    }
  for (StringRef field : {"underlyingType", "symbolToStringFnRetType"})
    reader.checkCpp(field);
  int64_t width = reader.integer("bitwidth", 32);
  if (width != 8 && width != 16 && width != 32 && width != 64) {
    context.diags().emit(reader.fieldLoc("bitwidth"), BadEnumWidth, model->name, width).report();
    reader.setHasErrors();
    width = 64;
  }
  model->width = width;
  if (model->bits) {
    model->between = reader.string("separator", "|");
    model->primaryGroups = reader.bit("printBitEnumPrimaryGroups");
    model->quoted = reader.bit("printBitEnumQuoted");
    if (model->between.trim() != "|" && model->between.trim() != ",") {
      context.diags().emit(reader.fieldLoc("separator"), BadBitSeparator, model->between).report();
      reader.setHasErrors();
    }
  }
  if (failed(model->checkCases(reader.defs("enumerants"), context)) || reader.hasErrors())
    return failure();
  return model;
}

namespace {

/// Checks the cases of an enum for duplicate symbols, spellings and values.
class CaseChecker {
public:
  CaseChecker(StringRef enumName, unsigned width, bool isBitEnum, ModelContext &context)
      : enumName(enumName), width(width), isBitEnum(isBitEnum), diags(context.diags()) {}

  void check(const EnumCaseModel &one, int64_t value) {
    // An enumerator that starts with a digit gets a '_' in C++.
    bool isName = isIdentifier(one.symbol.drop_while(llvm::isDigit)) ||
                  (!one.symbol.empty() && llvm::all_of(one.symbol, llvm::isDigit));
    if (!isName || isCppKeyword(one.symbol))
      report(diags.emit(one.loc, BadEnumSymbol, one.symbol, enumName));
    if (!(llvm::isUIntN(width, value) || llvm::isIntN(width, value)))
      report(diags.emit(one.loc, EnumValueTooLarge, value, one.symbol, width, enumName));
    if (auto [it, isNew] = symbols.try_emplace(one.symbol, &one); !isNew)
      report(diags.emit(one.loc, DuplicateEnumSymbol, enumName, one.symbol), it->second);
    else if (auto [it, isNew] = spellings.try_emplace(one.spelling, &one); !isNew)
      diags.emit(one.loc, DuplicateEnumSpelling, enumName, one.spelling)
          .note(it->second->loc, OtherCaseHere)
          .report();
    else if (auto [it, isNew] = values.try_emplace(one.value, &one); !isNew && !isBitEnum)
      report(diags.emit(one.loc, DuplicateEnumValue, it->second->symbol, one.symbol, enumName, one.value),
             it->second);
  }
  void report(InFlightDiagnostic &&diag, const EnumCaseModel *other = nullptr) {
    if (other && other->loc.getPointer() != nullptr)
      std::move(diag).note(other->loc, OtherCaseHere).report();
    else
      diag.report();
    errors = true;
  }
  bool hasErrors() const { return errors; }

private:
  StringRef enumName;
  unsigned width;
  bool isBitEnum; // Several cases of a bit enum may have the same value.
  DiagnosticEngine &diags;
  llvm::StringMap<const EnumCaseModel *> symbols, spellings;
  std::map<uint64_t, const EnumCaseModel *> values;
  bool errors = false;
};

} // namespace

LogicalResult EnumModel::checkCases(const std::vector<const llvm::Record *> &records, ModelContext &context) {
  CaseChecker checker(name, width, bits, context);
  if (records.empty())
    context.diags().emit(context.fieldLoc(*rec, "enumerants"), NoEnumCases, name).report();
  enumerants.reserve(records.size()); // CaseChecker keeps pointers to the cases.
  uint64_t singleBits = 0;
  for (const llvm::Record *record : records) {
    RecordReader reader(*record, context);
    // An anonymous case is declared inside the enum's record, where its location points.
    llvm::SMLoc loc = reader.loc();
    if (!loc.isValid() || context.isInVocabulary(loc))
      loc = context.fieldLoc(*rec, "enumerants");
    int64_t value = reader.integer("value");
    EnumCaseModel one{
        reader.requiredString("symbol"), reader.string("str"), uint64_t(value),
        record->isSubClassOf("BitEnumCaseGroup") || record->isSubClassOf("BitEnumAttrCaseGroup"), loc};
    if (reader.hasErrors())
      return failure();
    if (width < 64)
      one.value &= llvm::maskTrailingOnes<uint64_t>(width);
    enumerants.push_back(one);
    enumerants.back().writtenValue = value;
    checker.check(enumerants.back(), value);
    if (llvm::isPowerOf2_64(one.value))
      singleBits |= one.value;
    mask |= one.value;
  }
  if (bits)
    for (const EnumCaseModel &one : enumerants)
      if (!one.isGroup && llvm::popcount(one.value) > 1 && (one.value & singleBits) &&
          (one.value & ~singleBits))
        context.diags().emit(one.loc, OverlappingBits, one.symbol, name).report();
  return failure(checker.hasErrors());
}
