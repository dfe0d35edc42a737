//===- PropertyConstraintModel.cpp - Model of a property constraint -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/PropertyConstraintModel.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;
using Form = PropertyConstraintModel::Form;

STRATA_DIAGNOSTIC(PropertyWithoutType, Error, "property '{0}' has no C++ type", StringRef);
STRATA_DIAGNOSTIC(UnknownPropertyPlaceholder, Error, "'{0}' is not a placeholder in '{1}'; known are: {2}",
                  StringRef, StringRef, std::string);

bool PropertyConstraintModel::classof(const ConstraintModel *model) {
  return model->kind() == Kind::Property && model->record().isSubClassOf("Property");
}

StringRef PropertyConstraintModel::code(StringRef field) const {
  const llvm::RecordVal *value = record().getValue(field);
  auto *text = value ? llvm::dyn_cast<llvm::StringInit>(value->getValue()) : nullptr;
  return text ? text->getValue().trim() : StringRef();
}

bool PropertyConstraintModel::hasPlainInterface() const {
  return storage == interface && code("convertFromStorage") == "$_storage" &&
         code("assignToStorage") == "$_storage = $_value";
}

namespace {
/// A field that holds C++ and the placeholders that it may use.
struct CodeField {
  StringRef name;
  llvm::ArrayRef<StringRef> placeholders;
};
} // namespace

LogicalResult PropertyConstraintModel::checkCode(ModelContext &context) {
  static constexpr StringRef fromStorage[] = {"$_storage", "$_ctxt"},
                             assign[] = {"$_storage", "$_value", "$_ctxt"},
                             fromAttr[] = {"$_storage", "$_attr", "$_diag", "$_ctxt"},
                             parse[] = {"$_storage", "$_parser", "$_ctxt"},
                             print[] = {"$_storage", "$_printer", "$_ctxt"},
                             write[] = {"$_storage", "$_writer", "$_ctxt"},
                             read[] = {"$_storage", "$_reader", "$_ctxt"};
  const CodeField fields[] = {{"convertFromStorage", fromStorage},
                              {"assignToStorage", assign},
                              {"convertToAttribute", fromStorage},
                              {"convertFromAttribute", fromAttr},
                              {"hashProperty", fromStorage},
                              {"parser", parse},
                              {"optionalParser", parse},
                              {"printer", print},
                              {"writeToMlirBytecode", write},
                              {"readFromMlirBytecode", read},
                              {"defaultValue", {}},
                              {"storageTypeValueOverride", {}}};
  RecordReader reader(record(), context);
  bool good = true;
  for (const CodeField &field : fields) {
    StringRef text = code(field.name);
    if (!reader.checkCpp(field.name)) {
      good = false;
      continue;
    }
    for (StringRef placeholder : findCppPlaceholders(text))
      if (!field.placeholders.empty() && placeholder.starts_with("$_") &&
          !llvm::is_contained(field.placeholders, placeholder)) {
        context.diags()
            .emit(reader.fieldLoc(field.name), UnknownPropertyPlaceholder, placeholder, field.name,
                  llvm::join(field.placeholders, ", "))
            .report();
        good = false;
      }
  }
  return success(good);
}

/// Returns the width of a C++ integer type by its name, negative for signed types; 0 for other types.
static int widthOf(StringRef cppType) {
  cppType.consume_front("::");
  cppType.consume_front("std::");
  return llvm::StringSwitch<int>(cppType)
      .Cases({"int8_t", "signed char"}, -8)
      .Cases({"int16_t", "short"}, -16)
      .Cases({"int32_t", "int"}, -32)
      .Cases({"int64_t", "long", "long long"}, -64)
      .Cases({"uint8_t", "unsigned char"}, 8)
      .Cases({"uint16_t", "unsigned short"}, 16)
      .Cases({"uint32_t", "unsigned", "unsigned int"}, 32)
      .Cases({"uint64_t", "unsigned long", "size_t"}, 64)
      .Default(0);
}

/// Returns the form of a property with a plain C++ type and without C++ code; "" if there is none.
static StringRef formOfType(StringRef cppType) {
  if (widthOf(cppType))
    return "Integer";
  return llvm::StringSwitch<StringRef>(cppType)
      .Case("bool", "Boolean")
      .Cases({"std::string", "::std::string"}, "String")
      .Default("");
}

void PropertyConstraintModel::findForm(StringRef name, llvm::ArrayRef<StringRef> knownCode) {
  static constexpr StringRef fields[] = {"convertToAttribute", "convertFromAttribute", "parser",
                                         "optionalParser", "printer"};
  bool ownConversion = knownCode.size() != std::size(fields);
  for (auto [field, text] : llvm::zip(fields, knownCode))
    if (code(field) != text.trim()) {
      (field.starts_with("convert") ? ownConversion : ownText) = true;
      ownFields.push_back(field);
    }
  if (name.empty())
    name = formOfType(storage);
  known = llvm::StringSwitch<Form>(name)
              .Case("Integer", Form::Integer)
              .Case("Boolean", Form::Boolean)
              .Case("String", Form::String)
              .Case("Unit", Form::Unit)
              .Case("Enum", Form::Enum)
              .Case("Array", Form::Array)
              .Case("IntArray", Form::IntArray)
              .Case("Optional", Form::Optional)
              .Default(Form::Custom);
  // The width of an integer type with a user-defined name is unknown.
  if (known == Form::Integer && !widthOf(storage))
    known = Form::Custom;
  bool needsElement = known == Form::Array || known == Form::IntArray || known == Form::Optional;
  if (ownConversion || (needsElement && !elements) || (known == Form::Enum && !enumModel))
    known = Form::Custom;
  ownText |= known == Form::Custom;
}

FailureOr<std::unique_ptr<PropertyConstraintModel>>
PropertyConstraintModel::check(const llvm::Record &record, ModelContext &context, const Lookup &lookup) {
  std::unique_ptr<PropertyConstraintModel> model(new PropertyConstraintModel(record));
  static constexpr StringRef placeholders[] = {"_self", "_op", "_builder", "_ctxt"};
  if (failed(model->checkCommon(placeholders, context)) || failed(model->checkCode(context)))
    return failure();
  RecordReader reader(record, context);
  model->storage = reader.requiredString("storageType").trim();
  model->interface = reader.string("interfaceType", model->storage).trim();
  model->defaultText = CppExpression::parse(reader.string("defaultValue"));
  model->initial = reader.string("storageTypeValueOverride");
  if (model->storage.empty() && !reader.hasErrors()) {
    context.diags().emit(reader.fieldLoc("storageType"), PropertyWithoutType, reader.name()).report();
    return failure();
  }
  // Records that the property refers to must be valid too.
  bool good = true;
  auto find = [&](const llvm::Record *other, auto &&ask, auto &result) {
    if (other && !(result = ask(*other)))
      good = false;
  };
  find(reader.def("baseProperty"), lookup.property, model->decorated);
  if (!good)
    return failure(); // Includes properties that decorate themselves.
  const llvm::Record *content = &record;
  while (const llvm::Record *base = RecordReader(*content, context).def("baseProperty"))
    content = base;
  RecordReader inner(*content, context);
  find(inner.def("elementProperty"), lookup.property, model->elements);
  find(inner.def("enum"), lookup.enumeration, model->enumModel);
  find(inner.def("attrForm"), lookup.attribute, model->attrForm);
  model->word = inner.string("mnemonic");
  model->storesAttrForm = inner.bit("storeInCustomAttribute");
  model->delegates = inner.bit("delegatesParsing");
  if (record.isSubClassOf("ConstantProp"))
    model->constant = CppExpression::parse(reader.string("value"));
  if (!good || reader.hasErrors() || inner.hasErrors())
    return failure();
  model->findForm(reader.string("knownForm"), reader.strings("knownCode"));
  int width = widthOf(model->form() == Form::IntArray ? model->elements->storage : model->storage);
  // Dense arrays hold signed integers only.
  if (model->form() == Form::IntArray && width >= 0)
    model->known = Form::Array;
  model->width = width ? std::abs(width) : 64;
  model->isSignedType = width < 0;
  return model;
}
