//===- InterfaceText.cpp - Names in generated interface code --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/emit/cpp/InterfaceText.h"
#include "generator/emit/cpp/SpecWriter.h"
#include "generator/model/CppNames.h"
#include "generator/model/ModelSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using llvm::StringRef;

static std::string parameterName(const InterfaceMethodModel &method, size_t index) {
  StringRef name = method.parameters[index].name;
  return name.empty() ? "arg" + std::to_string(index) : name.str();
}

std::string mlir::parameterList(const InterfaceMethodModel &method, StringRef first, DefaultValues defaults) {
  std::string text = method.isStatic ? "" : first.str();
  for (auto [index, param] : llvm::enumerate(method.parameters)) {
    text += (text.empty() ? "" : ", ") + declarator(param.type, parameterName(method, index));
    if (defaults == DefaultValues::Write && !param.defaultValue.empty())
      text += (" = " + param.defaultValue).str();
  }
  return text;
}

std::string mlir::argumentList(const InterfaceMethodModel &method, StringRef first) {
  std::string text = method.isStatic ? "" : first.str();
  for (size_t index = 0; index != method.parameters.size(); ++index)
    text += (text.empty() ? "" : ", ") + parameterName(method, index);
  return text;
}

std::string mlir::interfaceTraits(const InterfaceModel &model) {
  StringRef name = unqualified(model.cppClass());
  return (model.cppClass().drop_back(name.size()) + "detail::" + name + "InterfaceTraits").str();
}

std::string mlir::interfaceBaseField(const InterfaceModel &base) {
  return ("impl" + unqualified(base.cppClass())).str();
}

static void collectBases(const InterfaceModel &from, const InterfaceModel &model, const ModelSet &models,
                         std::vector<const InterfaceModel *> &bases) {
  for (const llvm::Record *record : from.bases()) {
    const InterfaceModel *base = models.interface(*record);
    if (!base || base == &model || llvm::is_contained(bases, base))
      continue;
    collectBases(*base, model, models, bases);
    if (!llvm::is_contained(bases, base) && base->answers() == InterfaceModel::Answers::Functions)
      bases.push_back(base);
  }
}

std::vector<const InterfaceModel *> mlir::interfaceBases(const InterfaceModel &model,
                                                         const ModelSet &models) {
  std::vector<const InterfaceModel *> bases;
  collectBases(model, model, models, bases);
  return bases;
}
