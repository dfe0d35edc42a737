//===- DialectModel.cpp - Model of a dialect and its members --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/DialectModel.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppExpression.h"
#include "generator/model/CppNames.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

STRATA_DIAGNOSTIC(BadDialectName, Error,
                  "'{0}' is not a name for a dialect: it takes letters, digits, '_' and '-', and starts with "
                  "a letter or '_'",
                  StringRef);
STRATA_DIAGNOSTIC(BadDependentDialect, Error, "'{0}' is not the C++ class of a dialect", StringRef);
STRATA_DIAGNOSTIC(UnnamedDiscardableAttr, Error, "discardable attribute {0} needs a name", unsigned);

std::string DialectModel::cppClass() const { return qualify(nameSpace, cppClassName); }

LogicalResult mlir::checkDependentDialects(RecordReader &reader, ModelContext &context,
                                           std::vector<StringRef> &result) {
  bool errors = false;
  for (StringRef list : reader.strings("dependentDialects"))
    for (StringRef part : llvm::split(list, ',')) {
      result.push_back(part.trim());
      if (isQualifiedName(result.back()))
        continue;
      context.diags()
          .emit(context.wordLoc(reader.record(), "dependentDialects", list), BadDependentDialect,
                result.back())
          .report();
      errors = true;
    }
  return failure(errors);
}

FailureOr<std::unique_ptr<DialectModel>> DialectModel::check(const llvm::Record &record,
                                                             ModelContext &context) {
  std::unique_ptr<DialectModel> model(new DialectModel(record));
  RecordReader reader(record, context);
  DiagnosticEngine &diags = context.diags();
  bool errors = false;
  model->dialectName = reader.requiredString("name");
  auto isNameCharacter = [](char c) { return llvm::isAlnum(c) || c == '_' || c == '-'; };
  StringRef name = model->dialectName;
  if (!name.empty() &&
      (llvm::isDigit(name.front()) || name.front() == '-' || !llvm::all_of(name, isNameCharacter))) {
    diags.emit(reader.fieldLoc("name"), BadDialectName, name).report();
    errors = true;
  }
  // The class of def "Poly_Dialect" is PolyDialect.
  for (char c : reader.name())
    if (c != '_')
      model->cppClassName.push_back(c);
  model->nameSpace = reader.string("cppNamespace").trim();
  if (!errors && !model->nameSpace.empty() && !isQualifiedName(model->nameSpace)) {
    diags.emit(reader.fieldLoc("cppNamespace"), BadCppNamespace, model->nameSpace).report();
    errors = true;
  }
  model->words = reader.string("summary");
  model->longWords = reader.string("description");
  model->extraDeclaration = reader.string("extraClassDeclaration");
  reader.checkCpp("extraClassDeclaration", /*namesRecord=*/true);
  errors |= failed(checkDependentDialects(reader, context, model->dependent));
  errors |= failed(checkCppParameters(record, "discardableAttrs", context, model->discardable));
  for (auto [index, attribute] : llvm::enumerate(model->discardable))
    if (attribute.name.empty()) {
      diags.emit(reader.fieldLoc("discardableAttrs"), UnnamedDiscardableAttr, unsigned(index)).report();
      errors = true;
    }
  model->defaultAttributes = reader.bit("useDefaultAttributePrinterParser");
  model->defaultTypes = reader.bit("useDefaultTypePrinterParser");
  model->materializer = reader.bit("hasConstantMaterializer");
  model->canonicalizer = reader.bit("hasCanonicalizer");
  model->operationAttrVerify = reader.bit("hasOperationAttrVerify");
  model->regionArgAttrVerify = reader.bit("hasRegionArgAttrVerify");
  model->regionResultAttrVerify = reader.bit("hasRegionResultAttrVerify");
  model->interfaceFallback = reader.bit("hasOperationInterfaceFallback");
  model->destructor = reader.bit("hasNonDefaultDestructor");
  model->extensible = reader.bit("isExtensible");
  model->properties = reader.bit("usePropertiesForAttributes", true);
  if (errors || reader.hasErrors())
    return failure();
  return model;
}
