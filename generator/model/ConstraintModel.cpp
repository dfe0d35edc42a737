//===- ConstraintModel.cpp - Models of constraints ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/ConstraintModel.h"
#include "generator/model/AttrConstraintModel.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/CppNames.h"
#include "generator/model/RecordReader.h"
#include "generator/model/TypeConstraintModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

ConstraintModel::~ConstraintModel() = default;

StringRef ConstraintModel::recordName() const { return rec->getName(); }
bool ConstraintModel::isAnonymous() const { return rec->isAnonymous(); }
llvm::SMLoc ConstraintModel::loc() const { return ModelContext::loc(*rec); }

/// Parses the C++ of a field. Reports brackets that do not match.
static LogicalResult readCpp(RecordReader &reader, StringRef field, ModelContext &context,
                             CppExpression &result) {
  result = CppExpression::parse(reader.string(field));
  if (result.error().empty())
    return success();
  return context.diags().emit(reader.fieldLoc(field), BadCppInField, field, result.error());
}

LogicalResult ConstraintModel::checkCommon(llvm::ArrayRef<StringRef> placeholders, ModelContext &context) {
  RecordReader reader(*rec, context);
  words = reader.string("summary");
  if (words.empty())
    words = reader.name();
  longWords = reader.string("description");
  functionName = reader.string("cppFunctionName");
  if (!functionName.empty() && !isQualifiedName(functionName)) {
    context.diags().emit(reader.fieldLoc("cppFunctionName"), BadFunctionName, functionName).report();
    reader.setHasErrors();
  }
  const llvm::Record *predicate = reader.requiredDef("predicate");
  if (!predicate || reader.hasErrors())
    return failure();
  FailureOr<PredicateModel> checked =
      PredicateModel::check(*predicate, placeholders, reader.fieldLoc("predicate"), context);
  if (failed(checked))
    return failure();
  pred = std::move(*checked);
  return success();
}

FailureOr<std::unique_ptr<ConstraintModel>> ConstraintModel::check(const llvm::Record &record, Kind kind,
                                                                   ModelContext &context) {
  std::unique_ptr<ConstraintModel> model(new ConstraintModel(kind, record));
  static constexpr StringRef self[] = {"_self", "_op", "_builder", "_ctxt"};
  static constexpr StringRef any[] = {"*"};
  if (failed(model->checkCommon(kind == Kind::MultiEntity ? llvm::ArrayRef<StringRef>(any)
                                                          : llvm::ArrayRef<StringRef>(self),
                                context)))
    return failure();
  return model;
}

//===------------------------------------------------------------------------===//
// Types
//===------------------------------------------------------------------------===//

const llvm::Record &TypeConstraintModel::stripDecorations(const llvm::Record &record) {
  if (record.isSubClassOf("Variadic") || record.isSubClassOf("Optional"))
    if (const llvm::RecordVal *base = record.getValue("baseType"))
      if (auto *def = llvm::dyn_cast<llvm::DefInit>(base->getValue()))
        return *def->getDef();
  return record;
}

FailureOr<std::unique_ptr<TypeConstraintModel>> TypeConstraintModel::check(const llvm::Record &record,
                                                                           ModelContext &context) {
  std::unique_ptr<TypeConstraintModel> model(new TypeConstraintModel(record));
  static constexpr StringRef placeholders[] = {"_self", "_op", "_builder", "_ctxt"};
  LogicalResult result = model->checkCommon(placeholders, context);
  RecordReader reader(record, context);
  model->cppTypeText = reader.string("cppType", "::mlir::Type");
  if (failed(readCpp(reader, "builderCall", context, model->builder)) || reader.hasErrors() || failed(result))
    return failure();
  return model;
}

//===------------------------------------------------------------------------===//
// Attributes
//===------------------------------------------------------------------------===//

FailureOr<std::unique_ptr<AttrConstraintModel>>
AttrConstraintModel::check(const llvm::Record &record, ModelContext &context, const Lookup &lookup) {
  std::unique_ptr<AttrConstraintModel> model(new AttrConstraintModel(record));
  static constexpr StringRef placeholders[] = {"_self", "_op", "_builder", "_ctxt"};
  if (failed(model->checkCommon(placeholders, context)))
    return failure(); // Further checks would repeat the error.
  LogicalResult result = success();
  RecordReader reader(record, context);

  auto read = [&](StringRef field, CppExpression &expression) {
    if (failed(readCpp(reader, field, context, expression)))
      result = failure();
    for (StringRef placeholder : expression.placeholders()) {
      StringRef name = placeholder.ltrim('$');
      if (llvm::is_contained(placeholders, name) || llvm::all_of(name, llvm::isDigit))
        continue;
      context.diags()
          .emit(reader.fieldLoc(field), UnusualPlaceholder, placeholder,
                "$" + llvm::join(llvm::ArrayRef(placeholders), ", $") + ", $0")
          .report();
    }
  };
  // Stores the model of the attribute constraint in `field`, if the field is set.
  auto attribute = [&](StringRef field, const AttrConstraintModel *&found) {
    const llvm::Record *other = reader.def(field);
    if (other && !(found = lookup.attribute(*other)))
      result = failure();
  };

  model->storable = record.isSubClassOf("Attr");
  model->storage = reader.string("storageType").trim();
  model->value = reader.string("returnType").trim();
  for (StringRef field : {"storageType", "returnType"})
    reader.checkCpp(field);
  read("convertFromStorage", model->fromStorage);
  read("constBuilderCall", model->builder);
  read("defaultValue", model->defaultText);
  model->optional = reader.bit("isOptional");
  attribute("baseAttr", model->decorated);
  attribute("elementAttr", model->elements);
  // NoneType has a model too: it specifies that the textual form has no type after the value.
  if (const llvm::Record *type = reader.def("valueType"))
    if (!(model->typed = lookup.type(*type)))
      result = failure();
  if (record.isSubClassOf("ConstantAttr")) {
    attribute("attr", model->constant);
    read("value", model->constantText);
  }
  if (record.isSubClassOf("DerivedAttr")) {
    model->derived = true;
    model->body = reader.string("body");
  }
  const llvm::Record *enumRecord = record.isSubClassOf("EnumInfo")   ? &record
                                   : record.isSubClassOf("EnumAttr") ? reader.def("enum")
                                                                     : nullptr;
  if (enumRecord && !(model->enumModel = lookup.enumeration(*enumRecord)))
    result = failure();
  if (failed(result) || reader.hasErrors())
    return failure();
  return model;
}

bool AttrConstraintModel::isUnit() const { return base().recordName() == "UnitAttr"; }
bool AttrConstraintModel::isSymbolName() const { return base().recordName() == "SymbolNameAttr"; }
bool AttrConstraintModel::isFlatSymbolRef() const { return base().recordName() == "FlatSymbolRefAttr"; }
const AttrConstraintModel *AttrConstraintModel::element() const { return base().elements; }
const EnumModel *AttrConstraintModel::enumeration() const { return base().enumModel; }
const AttrDefModel *AttrConstraintModel::definition() const { return base().def; }
