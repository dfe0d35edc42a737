//===- NameClashes.cpp - Duplicate names and classes ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/Checks.h"
#include "generator/check/DiagnosticKinds.h"
#include "generator/model/CppNames.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(SameNameInIR, Error, "{0} '{1}' is declared twice", StringRef, std::string);
STRATA_DIAGNOSTIC(SameClassInCpp, Error, "the C++ class of {0} is '{1}', and so is that of {2}", std::string,
                  std::string, std::string);
STRATA_DIAGNOSTIC(SameDialectName, Error, "two dialects are called '{0}'", StringRef);
STRATA_NOTE(OtherDeclaredHere, "the other declaration is here");

namespace {

/// Maps names to their first owner.
class NameTable {
public:
  struct Owner {
    std::string what; ///< The owner as diagnostics describe it: "op 'poly.add'".
    llvm::SMLoc loc;
  };
  /// Records the owner of a name. Returns the previous owner if there is one, else null.
  const Owner *claim(StringRef name, Owner owner) {
    auto [it, isNew] = owners.try_emplace(name, std::move(owner));
    return isNew ? nullptr : &it->second;
  }

private:
  llvm::StringMap<Owner> owners;
};

class Checker {
public:
  explicit Checker(DiagnosticEngine &diags) : diags(diags) {}

  /// Checks the name in the IR and the name of the C++ class. If the name in the IR is a duplicate, the C++
  /// class is not checked, so that a duplicate declaration causes one error only.
  void nameAndClass(NameTable &table, StringRef kind, StringRef name, std::string cppName, llvm::SMLoc loc) {
    if (const NameTable::Owner *other = table.claim(name, {kind.str(), loc}))
      report(diags.emit(loc, SameNameInIR, kind, name.str()), *other);
    else if (!cppName.empty())
      cppClass(kind, name, std::move(cppName), loc);
  }
  void cppClass(StringRef kind, StringRef name, std::string cppName, llvm::SMLoc loc) {
    std::string what = (kind + " '" + name + "'").str();
    if (const NameTable::Owner *other = classes.claim(cppName, {what, loc}))
      report(diags.emit(loc, SameClassInCpp, what, cppName, other->what), *other);
  }
  void report(InFlightDiagnostic &&diag, const NameTable::Owner &other) {
    errors = true;
    std::move(diag).note(other.loc, OtherDeclaredHere).report();
  }
  bool hasErrors() const { return errors; }

private:
  DiagnosticEngine &diags;
  NameTable classes;
  bool errors = false;
};

} // namespace

LogicalResult mlir::checkNameClashes(const ModelSet &models, DiagnosticEngine &diags, ModelParts parts) {
  PartsOf wanted{models, parts};
  Checker checker(diags);
  NameTable dialects, ops, types, attributes;
  for (const DialectModel *dialect : wanted.dialects()) {
    if (const NameTable::Owner *other = dialects.claim(dialect->name(), {"dialect", dialect->loc()}))
      checker.report(diags.emit(dialect->loc(), SameDialectName, dialect->name()), *other);
    else
      checker.cppClass("dialect", dialect->name(), dialect->cppClass(), dialect->loc());
  }
  for (const EnumModel *model : wanted.enums()) {
    checker.cppClass("enum", model->className(), model->cppType().str(), model->loc());
    if (model->hasSpecializedAttribute())
      checker.cppClass("the attribute of enum", model->className(),
                       qualify(model->cppNamespace(), model->specializedAttributeClass()), model->loc());
  }
  for (const TypeDefModel *type : wanted.types())
    checker.nameAndClass(types, "type", type->name(), type->cppClass(), type->loc());
  NameTable ofEnums;
  for (const AttrDefModel *attribute : wanted.attributes()) {
    // If the enum of an EnumAttr has a specialized attribute class, the class of the EnumAttr replaces that
    // class: equal names are no clash.
    bool isOfEnum = attribute->enumeration() && attribute->enumeration()->hasSpecializedAttribute();
    checker.nameAndClass(attributes, "attribute", attribute->name(), isOfEnum ? "" : attribute->cppClass(),
                         attribute->loc());
    if (isOfEnum)
      if (const NameTable::Owner *other =
              ofEnums.claim(attribute->cppClass(), {attribute->name().str(), attribute->loc()}))
        checker.report(diags.emit(attribute->loc(), SameClassInCpp,
                                  ("attribute '" + attribute->name() + "'").str(),
                                  std::string(attribute->cppClass()),
                                  ("attribute '" + llvm::Twine(other->what) + "'").str()),
                       *other);
  }
  for (const OpModel *op : wanted.ops())
    checker.nameAndClass(ops, "op", op->name(), op->cppClass(), op->loc());
  return failure(checker.hasErrors());
}
