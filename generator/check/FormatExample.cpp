//===- FormatExample.cpp - Example text for a format ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/FormatExample.h"
#include "generator/model/EnumModel.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using Kind = FormatElement::Kind;
using Member = MemberRef::Kind;

namespace {

class Writer {
public:
  Writer(std::string start, const OpModel *op, const AttrOrTypeDefModel *def, const FormatElement &target)
      : text(std::move(start)), op(op), def(def), target(&target) {}

  /// Writes the list up to and including the target. Returns whether the list contains the target.
  bool writeList(llvm::ArrayRef<FormatElement> list) {
    for (const FormatElement &element : list)
      if (write(element))
        return true;
    return false;
  }
  std::string text;

private:
  bool write(const FormatElement &element);
  bool contains(llvm::ArrayRef<FormatElement> list) const {
    return llvm::any_of(list, [&](const FormatElement &element) {
      return &element == target || contains(element.children) || contains(element.elseChildren);
    });
  }
  void word(llvm::StringRef next);
  std::string variable(const FormatElement &element) const;
  std::string attribute(const AttrConstraintModel &constraint) const;

  const OpModel *op;
  const AttrOrTypeDefModel *def;
  const FormatElement *target;
};

/// Appends a token, with a space before it unless punctuation makes it unnecessary.
void Writer::word(llvm::StringRef next) {
  if (next.empty())
    return;
  bool isTight =
      llvm::StringRef("<([").contains(text.back()) || llvm::StringRef("<>()],").contains(next.front());
  text += (isTight ? "" : " ") + next.str();
}

std::string Writer::attribute(const AttrConstraintModel &constraint) const {
  if (constraint.isUnit())
    return "unit";
  if (constraint.isSymbolName())
    return "@x";
  if (const EnumModel *enumeration = constraint.enumeration(); enumeration && !enumeration->cases().empty())
    return enumeration->cases().front().spelling.str();
  if (constraint.base().isDenseArray())
    return "[]";
  if (constraint.base().storageType() == "::mlir::StringAttr")
    return "\"x\"";
  return constraint.valueType() ? "1" : "unit";
}

std::string Writer::variable(const FormatElement &element) const {
  if (def) {
    llvm::StringRef type = def->parameters()[element.parameter].cppType();
    return type.contains("Type")     ? "i32"
           : type.contains("Attr")   ? "unit"
           : type.contains("String") ? "\"x\""
                                     : "1";
  }
  switch (element.member.kind) {
  case Member::Operand:
    return "%" + element.text;
  case Member::Attribute:
    return attribute(op->attributes()[element.member.index].constraint());
  case Member::Region:
    return "{}";
  case Member::Successor:
    return "^" + element.text;
  case Member::Property:
  case Member::Result:
    return "1";
  }
  llvm_unreachable("unknown member");
}

bool Writer::write(const FormatElement &element) {
  bool isLast = &element == target;
  switch (element.kind) {
  case Kind::Whitespace:
  case Kind::Code:
    break;
  case Kind::Literal:
    word(element.text);
    break;
  case Kind::Clause:
    word(element.text);
    return isLast || writeList(element.children);
  case Kind::Variable:
    word(variable(element));
    break;
  case Kind::Type:
  case Kind::Parameters:
    word("i32");
    break;
  case Kind::AllOperands:
    word("%x");
    break;
  case Kind::AllRegions:
    word("{}");
    break;
  case Kind::AllSuccessors:
    word("^x");
    break;
  case Kind::FunctionalType:
    word("() -> ()");
    break;
  case Kind::AttrDict:
  case Kind::PropDict:
    break;
  case Kind::AttrDictKeyword:
    word(isLast ? "attributes" : "");
    break;
  case Kind::Custom:
    word("custom");
    break;
  case Kind::Struct:
    for (const FormatElement &field : element.children) {
      word((&field == &element.children.front() ? "" : ", ") + field.text + " =");
      word("1");
    }
    break;
  case Kind::Optional:
    if (contains(element.children))
      return writeList(element.children);
    return writeList(element.elseChildren) && contains(element.elseChildren);
  case Kind::Oilist:
    for (const FormatElement &clause : element.children)
      if (&clause == target || contains(clause.children))
        return write(clause);
    break;
  case Kind::AllResults:
    break;
  }
  return isLast;
}

} // namespace

std::string mlir::exampleUpTo(const FormatModel &format, const FormatElement &target) {
  Writer writer(format.op().name(), &format.op(), nullptr, target);
  writer.writeList(format.elements());
  return writer.text;
}

std::string mlir::exampleUpTo(const DefFormatModel &format, const FormatElement &target) {
  const AttrOrTypeDefModel &def = format.def();
  Writer writer((def.isType() ? "!" : "#") + def.name().str(), nullptr, &def, target);
  writer.writeList(format.elements());
  return writer.text;
}
