//===- RecordReader.cpp - The fields of one record, checked -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/RecordReader.h"
#include "generator/model/DiagnosticKinds.h"
#include "llvm/TableGen/Record.h"

using namespace strata;
using llvm::StringRef;

STRATA_DIAGNOSTIC(MissingField, Error, "'{0}' has no field '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(WrongFieldKind, Error, "field '{0}' of '{1}' must be {2}, but is {3}", StringRef, StringRef,
                  StringRef, std::string);
STRATA_DIAGNOSTIC(UnsetField, Error, "'{0}' needs a value for its field '{1}'", StringRef, StringRef);

StringRef RecordReader::name() const {
  // Nobody wrote the name of an anonymous record; its class is what stands in the text.
  if (rec.isAnonymous() && !rec.getDirectSuperClasses().empty())
    return rec.getDirectSuperClasses().back().first->getName();
  auto *name = llvm::dyn_cast<llvm::StringInit>(rec.getNameInit());
  return name ? name->getValue() : StringRef("<unnamed>");
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
  return llvm::isa<llvm::UnsetInit>(init) ? nullptr : init;
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
  return found && !llvm::isa<llvm::UnsetInit>(found->getValue());
}

std::optional<StringRef> RecordReader::optionalString(StringRef field) {
  const llvm::Init *init = value(field, /*mustExist=*/false);
  if (!init)
    return std::nullopt;
  if (auto *text = llvm::dyn_cast<llvm::StringInit>(init))
    return text->getValue();
  reportKind(field, "a string", *init);
  return std::nullopt;
}

StringRef RecordReader::string(StringRef field, StringRef fallback) {
  return optionalString(field).value_or(fallback);
}

bool RecordReader::bit(StringRef field, bool fallback) {
  const llvm::Init *init = value(field, /*mustExist=*/false);
  if (!init)
    return fallback;
  if (auto *bit = llvm::dyn_cast<llvm::BitInit>(init))
    return bit->getValue();
  reportKind(field, "0 or 1", *init);
  return fallback;
}

int64_t RecordReader::integer(StringRef field, int64_t fallback) {
  const llvm::Init *init = value(field, /*mustExist=*/false);
  if (!init)
    return fallback;
  if (auto *number = llvm::dyn_cast<llvm::IntInit>(init))
    return number->getValue();
  reportKind(field, "an integer", *init);
  return fallback;
}

const llvm::DagInit *RecordReader::dag(StringRef field) {
  const llvm::Init *init = value(field, /*mustExist=*/true);
  if (!init)
    return nullptr;
  if (auto *dag = llvm::dyn_cast<llvm::DagInit>(init))
    return dag;
  reportKind(field, "a dag", *init);
  return nullptr;
}

const llvm::Record *RecordReader::def(StringRef field) {
  const llvm::Init *init = value(field, /*mustExist=*/false);
  if (!init)
    return nullptr;
  if (auto *def = llvm::dyn_cast<llvm::DefInit>(init))
    return def->getDef();
  reportKind(field, "a record", *init);
  return nullptr;
}

std::vector<const llvm::Record *> RecordReader::defs(StringRef field) {
  std::vector<const llvm::Record *> result;
  const llvm::Init *init = value(field, /*mustExist=*/false);
  if (!init)
    return result;
  auto *list = llvm::dyn_cast<llvm::ListInit>(init);
  if (!list) {
    reportKind(field, "a list of records", *init);
    return result;
  }
  for (const llvm::Init *element : list->getElements()) {
    if (auto *def = llvm::dyn_cast<llvm::DefInit>(element))
      result.push_back(def->getDef());
    else
      reportKind(field, "a list of records", *element);
  }
  return result;
}

std::vector<StringRef> RecordReader::strings(StringRef field) {
  std::vector<StringRef> result;
  const llvm::Init *init = value(field, /*mustExist=*/false);
  if (!init)
    return result;
  auto *list = llvm::dyn_cast<llvm::ListInit>(init);
  if (!list) {
    reportKind(field, "a list of strings", *init);
    return result;
  }
  for (const llvm::Init *element : list->getElements()) {
    if (auto *text = llvm::dyn_cast<llvm::StringInit>(element))
      result.push_back(text->getValue());
    else
      reportKind(field, "a list of strings", *element);
  }
  return result;
}

StringRef RecordReader::requiredString(StringRef field) {
  bool hadErrors = errors;
  errors = false;
  std::optional<StringRef> text = optionalString(field);
  bool reported = errors;
  errors |= hadErrors;
  if (text)
    return *text;
  if (!reported) {
    context.diags().emit(fieldLoc(field), UnsetField, name(), field).report();
    errors = true;
  }
  return {};
}

const llvm::Record *RecordReader::requiredDef(StringRef field) {
  bool hadErrors = errors;
  errors = false;
  const llvm::Record *def = this->def(field);
  bool reported = errors;
  errors |= hadErrors;
  if (!def && !reported) {
    context.diags().emit(fieldLoc(field), UnsetField, name(), field).report();
    errors = true;
  }
  return def;
}
