//===- TypeBindings.cpp - Python classes of types, attributes, interfaces -===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/python/TypeBindings.h"
#include "generator/emit/python/ModuleText.h"
#include "generator/emit/python/Python.h"
#include "generator/emit/python/PythonNames.h"
#include "generator/model/ModelSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::StringRef;

std::vector<const AttrOrTypeDefModel *> mlir::selectPythonDefs(const ModelSet &models, StringRef dialect) {
  std::vector<const AttrOrTypeDefModel *> result;
  for (const TypeDefModel *def : models.types())
    if (def->dialect().name() == dialect)
      result.push_back(def);
  for (const AttrDefModel *def : models.attributes())
    if (def->dialect().name() == dialect)
      result.push_back(def);
  llvm::stable_sort(result, [](auto *a, auto *b) { return a->recordName() < b->recordName(); });
  return result;
}

std::vector<const InterfaceModel *> mlir::selectPythonInterfaces(const ModelSet &models, StringRef dialect) {
  std::vector<const InterfaceModel *> result;
  const DialectModel *owner = models.findDialect(dialect);
  for (const InterfaceModel *model : models.interfaces())
    if (model->kind() != InterfaceModel::Kind::Dialect &&
        (models.isInMainFile(model->loc()) || (owner && model->cppNamespace() == owner->cppNamespace())))
      result.push_back(model);
  return result;
}

std::vector<StringRef> mlir::importedEnums(const ModelSet &models, const PythonOptions &options) {
  PythonOptions own = options;
  own.ownEnumsOnly = true;
  std::vector<const EnumModel *> enums = selectPythonEnums(models, own);
  std::vector<StringRef> names;
  for (const AttrOrTypeDefModel *def : selectPythonDefs(models, options.dialect))
    for (const ParameterModel &param : def->parameters())
      if (llvm::is_contained(enums, param.enumeration()))
        names.push_back(param.enumeration()->className());
  llvm::sort(names);
  names.erase(llvm::unique(names), names.end());
  return names;
}

void mlir::writeEnumImport(const ModelSet &models, const PythonOptions &options, llvm::raw_ostream &os) {
  std::vector<StringRef> names = importedEnums(models, options);
  if (!names.empty())
    os << "from ._" << options.dialect << "_enum_gen import " << llvm::join(names, ", ") << '\n';
}

/// Returns "a, *, b=None, loc=None, context=None".
static std::string getParameters(const AttrOrTypeDefModel &def) {
  std::string required, optional;
  for (const ParameterModel &param : def.parameters())
    if (param.isOptional() || param.isSelfType())
      optional += pythonName(param.name()) + "=None, ";
    else
      required += pythonName(param.name()) + ", ";
  return required + "*, " + optional + "loc=None, context=None";
}

static void writeDef(const AttrOrTypeDefModel &def, llvm::ArrayRef<StringRef> enums, llvm::raw_ostream &os) {
  StringRef kind = def.isType() ? "type" : "attribute", name = def.isType() ? "type_name" : "attr_name";
  os << "\n\n@_ods_" << kind << "_class\nclass " << def.className()
     << (def.isType() ? "(_ods_ir.Type):\n" : "(_ods_ir.Attribute):\n");
  writeDocString(def.description().trim().empty() ? def.summary() : def.description(), 2, os);
  os << "  __slots__ = ()\n  " << name << " = " << pythonString(def.name())
     << "\n\n  @staticmethod\n  def get(" << getParameters(def) << "):\n    return _ods_get_" << kind << '('
     << pythonString(def.name()) << ", {";
  for (const ParameterModel &param : def.parameters())
    os << pythonString(param.name()) << ": " << pythonName(param.name()) << ", ";
  os << "}, loc, context)\n\n  @staticmethod\n  def isinstance(other):\n    return _ods_is_" << kind
     << "(other, " << pythonString(def.name()) << ")\n\n";
  for (auto [i, param] : llvm::enumerate(def.parameters())) {
    os << "  " << pythonName(param.name()) << " = _ods_parameter(" << i;
    if (param.enumeration() && llvm::is_contained(enums, param.enumeration()->className()))
      os << ", " << param.enumeration()->className();
    os << ")\n";
  }
}

StringRef mlir::pythonInterfaceBase(const InterfaceModel &model) {
  return model.kind() == InterfaceModel::Kind::Op     ? "_ods_OpInterface"
         : model.kind() == InterfaceModel::Kind::Type ? "_ods_TypeInterface"
                                                      : "_ods_AttributeInterface";
}

static void writeInterface(const InterfaceModel &model, const ModelSet &models, llvm::raw_ostream &os) {
  bool isOfOps = model.kind() == InterfaceModel::Kind::Op;
  os << "\n\nclass " << model.className() << '(' << pythonInterfaceBase(model) << "):\n";
  writeDocString(model.description(), 2, os);
  os << "  __slots__ = ()\n  INTERFACE_NAME = " << pythonString(model.className()) << "\n  "
     << (isOfOps ? "OPERATIONS" : "KINDS") << " = frozenset((\n";
  auto list = [&](StringRef name) { os << "    " << pythonString(name) << ",\n"; };
  for (const OpModel *op : models.ops())
    if (isOfOps && op->implements(model.className()))
      list(op->name());
  auto implements = [&](const AttrOrTypeDefModel *def) {
    return llvm::any_of(def->traits(), [&](auto &trait) { return trait.interface() == &model; });
  };
  if (model.kind() == InterfaceModel::Kind::Type)
    for (const TypeDefModel *def : llvm::make_filter_range(models.types(), implements))
      list(def->name());
  if (model.kind() == InterfaceModel::Kind::Attribute)
    for (const AttrDefModel *def : llvm::make_filter_range(models.attributes(), implements))
      list(def->name());
  os << "  ))\n";
}

void mlir::emitPythonTypes(const ModelSet &models, const PythonOptions &options, llvm::raw_ostream &os) {
  os << "# Generated by strata-tblgen; do not edit.\n\n"
        "from ._ods_common import (\n"
        "    _cext as _ods_cext,\n"
        "    _ods_attribute_class,\n"
        "    _ods_AttributeInterface,\n"
        "    _ods_get_attribute,\n"
        "    _ods_get_type,\n"
        "    _ods_is_attribute,\n"
        "    _ods_is_type,\n"
        "    _ods_OpInterface,\n"
        "    _ods_parameter,\n"
        "    _ods_type_class,\n"
        "    _ods_TypeInterface,\n"
        ")\n";
  writeEnumImport(models, options, os);
  os << "\n_ods_ir = _ods_cext.ir\n";
  std::vector<StringRef> enums = importedEnums(models, options);
  for (const AttrOrTypeDefModel *def : selectPythonDefs(models, options.dialect))
    writeDef(*def, enums, os);
  for (const InterfaceModel *model : selectPythonInterfaces(models, options.dialect))
    writeInterface(*model, models, os);
}
