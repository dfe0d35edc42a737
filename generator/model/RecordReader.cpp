//===- RecordReader.cpp - Checked access to the fields of a record --------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/RecordReader.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppExpression.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(MissingField, Error, "'{0}' has no field '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(WrongFieldKind, Error, "field '{0}' of '{1}' must be {2}, but is {3}", StringRef, StringRef,
                  StringRef, std::string);
STRATA_DIAGNOSTIC(UnsetField, Error, "'{0}' needs a value for its field '{1}'", StringRef, StringRef);

/// True if a field has no value. TableGen leaves an expression that depends on an unset value in an anonymous
/// record: such a field has no value either.
static bool isUnset(const llvm::Init &init) {
  bool isStuck = !init.isConcrete() && !llvm::isa<llvm::ListInit, llvm::DagInit>(init);
  return isStuck || llvm::isa<llvm::UnsetInit>(init);
}

const llvm::Init *RecordReader::value(StringRef field, bool mustExist) {
  const llvm::RecordVal *found = context.field(rec, field);
  if (!found) {
    if (mustExist) {
      context.diags().emit(loc(), MissingField, name(), field).report();
      errors = true;
    }
    return nullptr;
  }
  const llvm::Init *init = found->getValue();
  return isUnset(*init) ? nullptr : init;
}

void RecordReader::reportKind(StringRef field, StringRef wanted, const llvm::Init &found) {
  std::string text = found.getAsString();
  if (text.size() > 60)
    text = text.substr(0, 57) + "...";
  context.diags().emit(fieldLoc(field), WrongFieldKind, field, name(), wanted, text).report();
  errors = true;
}

bool RecordReader::isSet(StringRef field) const {
  const llvm::RecordVal *found = context.field(rec, field);
  return found && !isUnset(*found->getValue());
}

template <typename InitT>
const InitT *RecordReader::valueOf(StringRef field, StringRef wanted, bool mustExist) {
  const llvm::Init *init = value(field, mustExist);
  auto *typed = llvm::dyn_cast_or_null<InitT>(init);
  if (init && !typed)
    reportKind(field, wanted, *init);
  return typed;
}

std::optional<StringRef> RecordReader::optionalString(StringRef field) {
  if (auto *text = valueOf<llvm::StringInit>(field, "a string"))
    return text->getValue();
  return std::nullopt;
}

StringRef RecordReader::string(StringRef field, StringRef fallback) {
  return optionalString(field).value_or(fallback);
}

bool RecordReader::bit(StringRef field, bool fallback) {
  auto *bit = valueOf<llvm::BitInit>(field, "0 or 1");
  return bit ? bit->getValue() : fallback;
}

int64_t RecordReader::integer(StringRef field, int64_t fallback) {
  auto *number = valueOf<llvm::IntInit>(field, "an integer");
  return number ? number->getValue() : fallback;
}

const llvm::DagInit *RecordReader::dag(StringRef field) {
  return valueOf<llvm::DagInit>(field, "a dag", /*mustExist=*/true);
}

const llvm::Record *RecordReader::def(StringRef field) {
  auto *def = valueOf<llvm::DefInit>(field, "a record");
  return def ? def->getDef() : nullptr;
}

template <typename InitT, typename Get>
auto RecordReader::elementsOf(StringRef field, StringRef wanted, Get get) {
  std::vector<decltype(get(std::declval<const InitT &>()))> result;
  if (auto *list = valueOf<llvm::ListInit>(field, wanted))
    for (const llvm::Init *element : list->getElements()) {
      if (auto *typed = llvm::dyn_cast<InitT>(element))
        result.push_back(get(*typed));
      else
        reportKind(field, wanted, *element);
    }
  return result;
}

std::vector<const llvm::Record *> RecordReader::defs(StringRef field) {
  return elementsOf<llvm::DefInit>(
      field, "a list of records",
      [](const llvm::DefInit &def) -> const llvm::Record * { return def.getDef(); });
}

std::vector<StringRef> RecordReader::strings(StringRef field) {
  return elementsOf<llvm::StringInit>(field, "a list of strings",
                                      [](const llvm::StringInit &text) { return text.getValue(); });
}

std::vector<int64_t> RecordReader::integers(StringRef field) {
  return elementsOf<llvm::IntInit>(field, "a list of integers",
                                   [](const llvm::IntInit &number) { return number.getValue(); });
}

template <typename Read>
auto RecordReader::required(StringRef field, Read read) {
  bool hadErrors = std::exchange(errors, false);
  auto result = read();
  if (!result && !errors) {
    context.diags().emit(fieldLoc(field), UnsetField, name(), field).report();
    errors = true;
  }
  errors |= hadErrors;
  return result;
}

StringRef RecordReader::requiredString(StringRef field) {
  return required(field, [&] { return optionalString(field); }).value_or(StringRef());
}

const llvm::Record *RecordReader::requiredDef(StringRef field) {
  return required(field, [&] { return def(field); });
}

bool RecordReader::checkCpp(StringRef field, bool namesRecord) {
  std::string problem = checkCppBrackets(string(field));
  if (problem.empty())
    return true;
  if (namesRecord)
    context.diags().emit(fieldLoc(field), BadCppInFieldOf, field, name(), StringRef(problem)).report();
  else
    context.diags().emit(fieldLoc(field), BadCppInField, field, StringRef(problem)).report();
  errors = true;
  return false;
}
