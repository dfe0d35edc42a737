//===- InterfaceTables.cpp - Interface tables of ops ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/InterfaceTables.h"
#include "generator/emit/cpp/InterfaceText.h"
#include "generator/emit/cpp/SpecWriter.h"
#include "generator/lower/OpFacts.h"
#include "generator/model/CppNames.h"
#include "generator/model/OpModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::StringRef;

namespace {

class InterfaceTableWriter {
public:
  InterfaceTableWriter(const OpModel &op, const ModelSet &models, CodeWriter &out)
      : op(op), models(models), out(out), opClass(op.cppClass()) {}
  InterfaceAnswers write();

private:
  bool mayHave(const InterfaceMethodModel &method);
  std::string table(const InterfaceModel &interface);
  std::string function(const InterfaceModel &interface, const InterfaceMethodModel &method);
  void collectNames();

  const OpModel &op;
  const ModelSet &models;
  CodeWriter &out;
  std::string opClass;
  std::vector<StringRef> accessors, code;
  std::vector<const InterfaceMethodModel *> declared;
  bool hasNames = false;
  std::vector<std::pair<const InterfaceModel *, std::string>> written;
  InterfaceAnswers answers;
  std::vector<std::string> functionNames;
};

void InterfaceTableWriter::collectNames() {
  hasNames = true;
  auto add = [&](const auto &members) {
    for (const auto &member : members)
      if (!member.accessorName().empty())
        accessors.push_back(member.accessorName());
  };
  add(op.operands());
  add(op.results());
  add(op.attributes());
  add(op.derivedAttributes());
  add(op.properties());
  add(op.regions());
  add(op.successors());
  for (const TraitModel &trait : op.traits())
    if (!trait.extraClassDeclaration().empty())
      code.push_back(trait.extraClassDeclaration());
  code.push_back(op.extraClassDeclaration());
  declared = methodsToDeclare(op);
}

/// True if the op class may have its own method of that name besides the inherited default. Conservative: an
/// unnecessary table function is harmless.
bool InterfaceTableWriter::mayHave(const InterfaceMethodModel &method) {
  if (!hasNames)
    collectNames();
  static constexpr StringRef always[] = {"build",
                                         "canonicalize",
                                         "create",
                                         "fold",
                                         "getCanonicalizationPatterns",
                                         "getType",
                                         "getOperation",
                                         "getResult",
                                         "getOperationName",
                                         "isDerivedAttribute",
                                         "materializeDerivedAttributes",
                                         "getProperties",
                                         "parse",
                                         "print",
                                         "verify",
                                         "verifyRegions",
                                         "getOperandSegmentSizes"};
  auto isAccessor = [&](StringRef member) {
    StringRef rest = method.name.drop_while(llvm::isLower);
    return rest.consume_front(member) && llvm::is_contained({"", "Attr", "AttrName", "Mutable"}, rest);
  };
  return llvm::any_of(declared,
                      [&](const InterfaceMethodModel *other) { return other->name == method.name; }) ||
         llvm::is_contained(always, method.name) || llvm::any_of(accessors, isAccessor) ||
         llvm::any_of(code, [&](StringRef text) { return text.contains(method.name); });
}

/// Emits a table function, in the namespace of the interface, where the types of the signature are declared;
/// returns its name.
std::string InterfaceTableWriter::function(const InterfaceModel &interface,
                                           const InterfaceMethodModel &method) {
  std::string wish;
  for (StringRef part : llvm::split(op.cppNamespace(), "::"))
    if (part != "mlir")
      wish += part;
  wish += (op.className() + "_" + method.tableName).str();
  unsigned sameName = llvm::count(functionNames, wish);
  functionNames.push_back(wish);
  std::string name = sameName ? wish + "_" + std::to_string(sameName) : wish;

  std::string entity = ("::mlir::Operation *" + entityName).str();
  out.open("static {0}({1}) {{", declarator(method.returnType, name), parameterList(method, entity));
  if (!method.callsConcrete()) {
    if (method.body.contains("ConcreteOp"))
      out.line("using ConcreteOp [[maybe_unused]] = {0};", opClass);
    emitAuthorCode(out, method.body, method.loc, {{"_op", filled("{0}({1})", opClass, entityName)}});
  } else if (method.isStatic) {
    out.line("return {0}::{1}({2});", opClass, method.name, argumentList(method));
  } else {
    out.line("{0} odsOp({1});", opClass, entityName);
    out.line("return odsOp.{0}({1});", method.name, argumentList(method));
  }
  out.close();
  return name;
}

std::string InterfaceTableWriter::table(const InterfaceModel &interface) {
  for (const auto &[other, reference] : written)
    if (other == &interface)
      return reference;
  std::vector<std::string> fields;
  std::vector<const InterfaceModel *> bases = interfaceBases(interface, models);
  for (const InterfaceModel *base : bases)
    if (!base->isHandWritten())
      table(*base);

  StringRef qualified = interface.cppClass(), name = unqualified(qualified);
  StringRef nameSpace = qualified.drop_back(name.size()).rtrim(':');
  bool isOpen = false;
  for (const InterfaceMethodModel &method : interface.methods()) {
    if (method.defaultIsShared && (!method.callsConcrete() || !mayHave(method)))
      continue;
    if (!isOpen) {
      out.openNamespace(nameSpace);
      // Names with C linkage do not encode the parameter types, which make up most of a mangled name.
      out.line("extern \"C\" {{");
    }
    isOpen = true;
    fields.push_back(filled(".{0} = &{1}::{2}", method.tableName, nameSpace, function(interface, method)));
  }
  if (isOpen) {
    out.line("} // extern \"C\"");
    out.closeNamespace(nameSpace);
  }
  for (const InterfaceModel *base : bases)
    fields.push_back(filled(".{0} = &{1}", interfaceBaseField(*base),
                            base->isHandWritten()
                                ? filled("{0}::Model<{1}>::value", base->cppClass(), op.className())
                                : table(*base)));
  std::string reference = filled("{0}Tables.answers{1}", op.className(), answers.tables.size());
  answers.tables.push_back({filled("{0}::Concept", qualified), std::move(fields)});
  written.emplace_back(&interface, reference);
  return reference;
}

InterfaceAnswers InterfaceTableWriter::write() {
  for (const ImplementedInterface &entry : implementedInterfaces(op.traits())) {
    bool isGenerated = entry.model && !entry.model->isHandWritten();
    std::string pointer = isGenerated
                              ? "&" + table(*entry.model)
                              : filled("::mlir::detail::modelOf<{0}, {1}>()", entry.cppClass, op.className());
    answers.entries.push_back(filled("{{::mlir::TypeID::get<{0}>(), {1}}", entry.cppClass, pointer));
  }
  return std::move(answers);
}

} // namespace

InterfaceAnswers mlir::emitInterfaceFunctions(const OpModel &op, const ModelSet &models, CodeWriter &out) {
  return InterfaceTableWriter(op, models, out).write();
}
