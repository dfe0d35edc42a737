//===- BytecodeModel.cpp - Model of the bytecode of a dialect -------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/BytecodeModel.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppExpression.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(NoBytecode, Error,
                  "no record declares the bytecode of a dialect (DialectAttributes, DialectTypes)");
STRATA_DIAGNOSTIC(NoBytecodeOf, Error, "no record declares the bytecode of dialect '{0}'; declared are: {1}",
                  StringRef, std::string);
STRATA_DIAGNOSTIC(
    SeveralBytecodeDialects, Error,
    "the file declares the bytecode of several dialects: {0}; select one with -bytecode-dialect",
    std::string);
STRATA_DIAGNOSTIC(DuplicateBytecodeTable, Error, "'{0}' and '{1}' both declare the bytecode of dialect '{2}'",
                  StringRef, StringRef, StringRef);
STRATA_NOTE(OtherBytecodeTableHere, "the other record is here");
STRATA_DIAGNOSTIC(BadBytecodeEntry, Error, "'{0}' is not {1}", StringRef, StringRef);
STRATA_DIAGNOSTIC(BadBytecodeMember, Error, "member {0} of '{1}' must be a Bytecode or an Array with a name",
                  unsigned, StringRef);
STRATA_DIAGNOSTIC(DuplicateBytecodeMember, Error, "'{0}' has two members '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(NoBytecodeParser, Error, "'{0}' has neither 'cParser' nor 'members'", StringRef);
STRATA_DIAGNOSTIC(NoBytecodeType, Error, "member '{0}' of '{1}' has no 'cType'", StringRef, StringRef);
STRATA_DIAGNOSTIC(BytecodeTooDeep, Error, "the members of '{0}' are nested too deeply", StringRef);
STRATA_DIAGNOSTIC(NoBytecodePredicate, Error,
                  "'{0}' is another form of '{1}', so both need a 'printerPredicate' that distinguishes them",
                  StringRef, StringRef);
STRATA_NOTE(OtherBytecodeEntryHere, "the other form is here");

namespace {

/// The deepest nesting of composite values and lists.
constexpr unsigned maxDepth = 64;

constexpr StringRef parserPlaceholders[] = {"$_reader", "$_resultType", "$_var"};
constexpr StringRef builderPlaceholders[] = {"$_args", "$_resultType"};
constexpr StringRef printerPlaceholders[] = {"$_getter", "$_name", "$_writer"};
constexpr StringRef getterPlaceholders[] = {"$_attrType", "$_getMember", "$_member"};
constexpr StringRef predicatePlaceholders[] = {"$_val"};
constexpr StringRef postProcessPlaceholders[] = {"$_resultType"};

/// Checks the records of one dialect.
class Checker {
public:
  explicit Checker(ModelContext &context) : context(context) {}

  /// Checks the record with the entries of attributes or types.
  void checkTable(const llvm::Record &record, bool types, std::vector<BytecodeEntry> &entries);
  bool hasErrors() const { return errors; }

private:
  BytecodeEntry checkEntry(const llvm::Record &record);
  std::vector<BytecodeMember> checkMembers(RecordReader &reader, unsigned depth);
  BytecodeValue checkValue(const llvm::Record &record, StringRef member, RecordReader &owner, unsigned depth);
  BytecodeValue checkList(const llvm::Record &record, StringRef member, RecordReader &owner, unsigned depth);
  void checkForms(llvm::ArrayRef<BytecodeEntry> entries);
  StringRef code(RecordReader &reader, StringRef field, llvm::ArrayRef<StringRef> known);
  template <typename Diagnostic>
  void report(Diagnostic &&diagnostic) {
    diagnostic.report();
    errors = true;
  }

  ModelContext &context;
  bool errors = false;
};

/// Returns the C++ of a field. Reports unbalanced brackets and unknown placeholders.
StringRef Checker::code(RecordReader &reader, StringRef field, llvm::ArrayRef<StringRef> known) {
  StringRef text = reader.string(field).trim();
  if (!reader.checkCpp(field, /*namesRecord=*/true)) {
    errors = true;
    return {};
  }
  for (StringRef placeholder : findCppPlaceholders(text))
    if (!llvm::is_contained(known, placeholder))
      report(context.diags().emit(reader.fieldLoc(field), UnknownPlaceholder, placeholder,
                                  llvm::join(known, ", ")));
  return text;
}

BytecodeValue Checker::checkList(const llvm::Record &record, StringRef member, RecordReader &owner,
                                 unsigned depth) {
  BytecodeValue value;
  value.kind = BytecodeValue::Kind::List;
  RecordReader reader(record, context);
  const llvm::Record *element = reader.requiredDef("elemT");
  errors |= reader.hasErrors();
  if (!element)
    return value;
  value.members.push_back({"element", checkValue(*element, member, owner, depth)});
  value.cppType = value.members.front().value.cppType;
  return value;
}

BytecodeValue Checker::checkValue(const llvm::Record &record, StringRef member, RecordReader &owner,
                                  unsigned depth) {
  if (depth > maxDepth) {
    report(context.diags().emit(owner.fieldLoc("members"), BytecodeTooDeep, owner.name()));
    return {};
  }
  if (record.isSubClassOf("Array"))
    return checkList(record, member, owner, depth + 1);
  BytecodeValue value;
  RecordReader reader(record, context);
  value.cppType = reader.string("cType");
  if (value.cppType.empty() && !record.isAnonymous())
    value.cppType = record.getName();
  if (value.cppType.empty())
    report(context.diags().emit(owner.fieldLoc("members"), NoBytecodeType, member, owner.name()));
  value.isAnyAttribute = value.cppType == "Attribute";
  value.isAnyType = value.cppType == "Type";
  value.getter = code(reader, "cGetter", getterPlaceholders);
  value.parser = code(reader, "cParser", parserPlaceholders);
  // The builder of an attribute or type that is a member belongs to its own entry.
  if (!record.isSubClassOf("DialectAttrOrType"))
    value.builder = code(reader, "cBuilder", builderPlaceholders);
  if (!value.parser.empty()) {
    value.printer = code(reader, "cPrinter", printerPlaceholders);
  } else if (record.getValue("members")) {
    value.kind = BytecodeValue::Kind::Composite;
    value.members = checkMembers(reader, depth + 1);
  } else {
    report(context.diags().emit(reader.loc(), NoBytecodeParser, reader.name()));
  }
  errors |= reader.hasErrors();
  return value;
}

std::vector<BytecodeMember> Checker::checkMembers(RecordReader &reader, unsigned depth) {
  std::vector<BytecodeMember> members;
  const llvm::DagInit *dag = reader.dag("members");
  if (!dag)
    return members;
  for (unsigned i = 0, e = dag->getNumArgs(); i != e; ++i) {
    auto *def = llvm::dyn_cast<llvm::DefInit>(dag->getArg(i));
    StringRef name = dag->getArgNameStr(i);
    if (!def || name.empty() ||
        !(def->getDef()->isSubClassOf("Bytecode") || def->getDef()->isSubClassOf("Array"))) {
      report(context.diags().emit(reader.fieldLoc("members"), BadBytecodeMember, i + 1, reader.name()));
      continue;
    }
    if (llvm::any_of(members, [&](const BytecodeMember &other) { return other.name == name; }))
      report(context.diags().emit(reader.fieldLoc("members"), DuplicateBytecodeMember, reader.name(), name));
    members.push_back({name, checkValue(*def->getDef(), name, reader, depth)});
  }
  return members;
}

BytecodeEntry Checker::checkEntry(const llvm::Record &record) {
  RecordReader reader(record, context);
  BytecodeEntry entry;
  entry.loc = reader.loc();
  entry.name = record.getName();
  entry.cppType = reader.string("cType");
  if (entry.cppType.empty())
    entry.cppType = entry.name;
  entry.predicate = code(reader, "printerPredicate", predicatePlaceholders);
  entry.builder = code(reader, "cBuilder", builderPlaceholders);
  entry.postProcess = code(reader, "postProcess", postProcessPlaceholders);
  entry.members = checkMembers(reader, 0);
  errors |= reader.hasErrors();
  return entry;
}

/// Reports forms of one class that cannot be told apart because a predicate is missing.
void Checker::checkForms(llvm::ArrayRef<BytecodeEntry> entries) {
  llvm::StringMap<const BytecodeEntry *> first;
  for (const BytecodeEntry &entry : entries) {
    auto [known, isNew] = first.try_emplace(entry.cppType, &entry);
    if (!isNew && (entry.predicate.empty() || known->second->predicate.empty()))
      report(context.diags()
                 .emit(entry.loc, NoBytecodePredicate, entry.name, known->second->name)
                 .note(known->second->loc, OtherBytecodeEntryHere));
  }
}

void Checker::checkTable(const llvm::Record &record, bool types, std::vector<BytecodeEntry> &entries) {
  RecordReader reader(record, context);
  unsigned code = 0;
  for (const llvm::Record *element : reader.defs("elems")) {
    if (element->getName() != "ReservedOrDead") {
      if (element->isSubClassOf(types ? "DialectType" : "DialectAttribute"))
        (entries.emplace_back(checkEntry(*element))).code = code;
      else
        report(context.diags().emit(reader.fieldLoc("elems"), BadBytecodeEntry,
                                    ModelContext::writtenName(*element),
                                    types ? "a DialectType" : "a DialectAttribute"));
    }
    ++code;
  }
  errors |= reader.hasErrors();
  checkForms(entries);
}

/// The records of one dialect.
struct Tables {
  const llvm::Record *records[2] = {}; ///< Of the attributes and of the types.
};

} // namespace

FailureOr<BytecodeModel> BytecodeModel::check(StringRef dialect, ModelContext &context) {
  std::vector<std::pair<StringRef, Tables>> dialects;
  bool ok = true;
  for (bool types : {false, true})
    for (const llvm::Record *record :
         context.records().getAllDerivedDefinitionsIfDefined(types ? "DialectTypes" : "DialectAttributes")) {
      RecordReader reader(*record, context);
      StringRef name = reader.requiredString("dialect");
      ok &= !reader.hasErrors();
      auto found = llvm::find_if(dialects, [&](auto &entry) { return entry.first == name; });
      if (found == dialects.end())
        found = dialects.insert(found, {name, {}});
      const llvm::Record *&slot = found->second.records[types];
      if (slot) {
        context.diags()
            .emit(reader.loc(), DuplicateBytecodeTable, slot->getName(), record->getName(), name)
            .note(ModelContext::loc(*slot), OtherBytecodeTableHere)
            .report();
        ok = false;
      }
      slot = record;
    }
  if (!ok)
    return failure();
  std::string names = llvm::join(llvm::make_first_range(dialects), ", ");
  const llvm::MemoryBuffer &main = *context.sources().getMemoryBuffer(context.sources().getMainFileID());
  llvm::SMLoc start = llvm::SMLoc::getFromPointer(main.getBufferStart());
  auto found =
      llvm::find_if(dialects, [&](auto &entry) { return dialect.empty() || entry.first == dialect; });
  if (dialects.empty())
    return context.diags().emit(start, NoBytecode).report(), failure();
  if (found == dialects.end())
    return context.diags().emit(start, NoBytecodeOf, dialect, names).report(), failure();
  if (dialect.empty() && dialects.size() > 1)
    return context.diags().emit(start, SeveralBytecodeDialects, names).report(), failure();
  BytecodeModel model;
  model.dialect = found->first;
  Checker checker(context);
  for (bool types : {false, true})
    if (const llvm::Record *record = found->second.records[types])
      checker.checkTable(*record, types, types ? model.types : model.attributes);
  if (checker.hasErrors())
    return failure();
  return model;
}
