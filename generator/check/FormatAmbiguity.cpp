//===- FormatAmbiguity.cpp - Ambiguous assembly formats -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/FormatAmbiguity.h"
#include "generator/check/DiagnosticKinds.h"
#include "generator/check/FormatExample.h"

using namespace mlir;
using Kind = FormatElement::Kind;
using Member = MemberRef::Kind;

STRATA_DIAGNOSTIC(AttrDictBeforeRegion, Error,
                  "format ambiguity caused by `attr-dict` directive followed by region `{0}`",
                  llvm::StringRef);
STRATA_DIAGNOSTIC(
    ColonAfterAttribute, Error,
    "format ambiguity caused by `:` literal found after attribute `{0}` which does not have a buildable "
    "type",
    llvm::StringRef);
// This is a warning and not an error: mlir-tblgen accepts such formats, and text that contains the optional
// group is parsed correctly.
STRATA_DIAGNOSTIC(
    SameFirstToken, Warning,
    "format ambiguity: the optional group starts with `{0}`, and so does what may follow when it is absent",
    llvm::StringRef);
STRATA_DIAGNOSTIC(SameClauseKeyword, Warning, "format ambiguity: two clauses of the oilist start with `{0}`",
                  llvm::StringRef);
STRATA_DIAGNOSTIC(StructBeforeComma, Error,
                  "`struct` directive with optional parameters cannot be followed by a comma literal");
STRATA_DIAGNOSTIC(ListBeforeComma, Warning,
                  "format ambiguity: the list `{0}` takes the `,` that follows for one between its elements",
                  llvm::StringRef);
STRATA_NOTE(AmbiguousText, "for example: {0} ...", std::string);
STRATA_NOTE(TryAttrDictWithKeyword, "try using `attr-dict-with-keyword` instead");
STRATA_NOTE(FollowsHere, "it follows here");
STRATA_NOTE(OtherClauseHere, "the other clause is here");

namespace {

/// A token that an assembly-format element can start with.
struct FirstToken {
  enum class What : uint8_t { Literal, Value, Region, Other };
  What what;
  llvm::StringRef text; ///< The text of a Literal.
  const FormatElement *element;
};
using FirstSet = std::vector<FirstToken>;

class AmbiguityCheck {
public:
  AmbiguityCheck(const FormatModel &format, DiagnosticEngine &diags)
      : format(&format), op(&format.op()), diags(diags) {}
  AmbiguityCheck(const DefFormatModel &format, DiagnosticEngine &diags)
      : defFormat(&format), def(&format.def()), diags(diags) {}
  void checkList(llvm::ArrayRef<FormatElement> list, const FirstSet &follow);
  bool hasErrors() const { return errors; }

private:
  /// Adds the tokens that the element can start with to `set`. Returns whether the element can be absent.
  bool addFirst(const FormatElement &element, FirstSet &set) const;
  /// Adds the tokens that the list can start with to `set`. Returns whether the whole list can be absent.
  /// \param present an element that is known to be present: the anchor of an optional group that is present.
  bool addFirst(llvm::ArrayRef<FormatElement> list, FirstSet &set,
                const FormatElement *present = nullptr) const;
  void check(const FormatElement &element, const FirstSet &follow);
  void checkAttribute(const FormatElement &element, const FirstSet &follow);
  void checkGroup(const FormatElement &group, const FirstSet &follow);
  void checkOilist(const FormatElement &list, const FirstSet &follow);
  bool mayReadColon(const AttributeModel &attribute) const;

  void checkComma(const FormatElement &element, const FirstSet &follow);
  bool isOptional(const FormatElement &field) const {
    return field.is(Kind::Variable) && def->parameters()[field.parameter].isOptional();
  }
  bool areAllOptional() const {
    return llvm::all_of(def->parameters(), [](const ParameterModel &param) { return param.isOptional(); });
  }
  bool isStructOptional(const FormatElement &list, bool all) const;
  std::string example(const FormatElement &target) const {
    return format ? exampleUpTo(*format, target) : exampleUpTo(*defFormat, target);
  }

  // The format and its owner: either an op, or a type or attribute.
  const FormatModel *format = nullptr;
  const DefFormatModel *defFormat = nullptr;
  const OpModel *op = nullptr;
  const AttrOrTypeDefModel *def = nullptr;
  DiagnosticEngine &diags;
  bool errors = false;
};

bool AmbiguityCheck::addFirst(const FormatElement &element, FirstSet &set) const {
  using What = FirstToken::What;
  switch (element.kind) {
  case Kind::Whitespace:
  case Kind::Code:
    return true;
  case Kind::Literal:
    set.push_back({What::Literal, element.text, &element});
    return false;
  case Kind::Variable:
    if (def) {
      set.push_back({What::Other, {}, &element});
      return isOptional(element);
    }
    switch (element.member.kind) {
    case Member::Operand:
      set.push_back({What::Value, {}, &element});
      return op->operands()[element.member.index].isVariableLength();
    case Member::Region:
      set.push_back({What::Region, {}, &element});
      return op->regions()[element.member.index].isVariadic();
    case Member::Attribute:
      set.push_back({What::Other, {}, &element});
      return op->attributes()[element.member.index].isOptional();
    default:
      set.push_back({What::Other, {}, &element});
      return false;
    }
  case Kind::AllOperands:
    set.push_back({What::Value, {}, &element});
    return true;
  case Kind::AllRegions:
    set.push_back({What::Region, {}, &element});
    return true;
  case Kind::Optional: {
    bool canBeEmpty = addFirst(element.children, set);
    bool elseEmpty = addFirst(element.elseChildren, set);
    return canBeEmpty || elseEmpty;
  }
  case Kind::Oilist:
    for (const FormatElement &clause : element.children)
      set.push_back({What::Literal, clause.text, &clause});
    return true;
  case Kind::AttrDictKeyword:
    set.push_back({What::Literal, "attributes", &element});
    return true;
  case Kind::Parameters:
    set.push_back({What::Other, {}, &element});
    return areAllOptional();
  case Kind::Struct:
    set.push_back({What::Other, {}, &element});
    return isStructOptional(element, /*all=*/true);
  default:
    set.push_back({What::Other, {}, &element});
    return !element.is(Kind::FunctionalType);
  }
}

/// Returns whether every field (if `all`) or some field of the struct is optional.
bool AmbiguityCheck::isStructOptional(const FormatElement &list, bool all) const {
  if (list.children.size() == 1 && list.children.front().is(Kind::Parameters))
    return all ? areAllOptional()
               : llvm::any_of(def->parameters(), [](const ParameterModel &p) { return p.isOptional(); });
  auto mayBeAbsent = [&](const FormatElement &field) { return isOptional(field); };
  return all ? llvm::all_of(list.children, mayBeAbsent) : llvm::any_of(list.children, mayBeAbsent);
}

bool AmbiguityCheck::addFirst(llvm::ArrayRef<FormatElement> list, FirstSet &set,
                              const FormatElement *present) const {
  for (const FormatElement &element : list)
    if (!addFirst(element, set) || &element == present)
      return false;
  return true;
}

void AmbiguityCheck::checkList(llvm::ArrayRef<FormatElement> list, const FirstSet &follow) {
  for (size_t i = 0; i != list.size(); ++i) {
    FirstSet after;
    if (addFirst(list.drop_front(i + 1), after))
      after.insert(after.end(), follow.begin(), follow.end());
    check(list[i], after);
  }
}

/// True if the parser reads a `:` after the attribute as the start of the attribute's type.
bool AmbiguityCheck::mayReadColon(const AttributeModel &attribute) const {
  const AttrConstraintModel &constraint = attribute.constraint();
  // Attributes of other classes determine by themselves whether a type follows.
  llvm::StringRef storage = constraint.storageType();
  storage.consume_front("::");
  return !constraint.valueType() && (storage == "mlir::Attribute" || storage == "mlir::TypedAttr");
}

void AmbiguityCheck::checkAttribute(const FormatElement &element, const FirstSet &follow) {
  const AttributeModel &attribute = op->attributes()[element.member.index];
  if (!mayReadColon(attribute))
    return;
  for (const FirstToken &token : follow)
    if (token.what == FirstToken::What::Literal && token.text == ":") {
      diags.emit(element.loc, ColonAfterAttribute, attribute.name())
          .note(token.element->loc, FollowsHere)
          .note(element.loc, AmbiguousText, example(*token.element))
          .report();
      errors = true;
      return;
    }
}

void AmbiguityCheck::checkGroup(const FormatElement &group, const FirstSet &follow) {
  checkList(group.children, follow);
  checkList(group.elseChildren, follow);
  // If the group is absent, its else part or the following elements are parsed.
  FirstSet present, absent;
  const FormatElement *anchor = &group.anchorElement();
  addFirst(group.children, present, anchor);
  if (addFirst(group.elseChildren, absent, anchor))
    absent.insert(absent.end(), follow.begin(), follow.end());
  for (const FirstToken &token : present) {
    if (token.what != FirstToken::What::Literal)
      continue;
    for (const FirstToken &other : absent)
      if (other.what == FirstToken::What::Literal && other.text == token.text) {
        diags.emit(token.element->loc, SameFirstToken, token.text)
            .note(other.element->loc, FollowsHere)
            .note(token.element->loc, AmbiguousText, example(*token.element))
            .report();
        return;
      }
  }
}

void AmbiguityCheck::checkOilist(const FormatElement &list, const FirstSet &follow) {
  // Any clause may follow a clause.
  FirstSet after;
  addFirst(list, after);
  after.insert(after.end(), follow.begin(), follow.end());
  for (const FormatElement &clause : list.children) {
    checkList(clause.children, after);
    for (const FormatElement &other : list.children) {
      if (&other == &clause)
        break;
      if (other.text == clause.text) {
        diags.emit(clause.loc, SameClauseKeyword, llvm::StringRef(clause.text))
            .note(other.loc, OtherClauseHere)
            .note(clause.loc, AmbiguousText, example(clause))
            .report();
      }
    }
  }
}

/// Reports lists and structs that are followed by a `,`, which their parsers consume.
void AmbiguityCheck::checkComma(const FormatElement &element, const FirstSet &follow) {
  auto isComma = [](const FirstToken &token) {
    return token.what == FirstToken::What::Literal && token.text == ",";
  };
  auto comma = llvm::find_if(follow, isComma);
  if (comma == follow.end())
    return;
  if (element.is(Kind::Struct)) {
    if (!isStructOptional(element, /*all=*/false))
      return;
    diags.emit(element.loc, StructBeforeComma)
        .note(comma->element->loc, FollowsHere)
        .note(element.loc, AmbiguousText, example(*comma->element))
        .report();
    errors = true;
    return;
  }
  const ParameterModel &param =
      element.is(Kind::Parameters) ? def->parameters().back() : def->parameters()[element.parameter];
  llvm::StringRef type = param.cppType();
  type.consume_front("::");
  type.consume_front("llvm::");
  if (type.starts_with("ArrayRef<") && param.parser().empty())
    diags.emit(element.loc, ListBeforeComma, param.name())
        .note(comma->element->loc, FollowsHere)
        .note(element.loc, AmbiguousText, example(*comma->element))
        .report();
}

void AmbiguityCheck::check(const FormatElement &element, const FirstSet &follow) {
  switch (element.kind) {
  case Kind::AttrDict:
    for (const FirstToken &token : follow)
      if (token.what == FirstToken::What::Region) {
        diags
            .emit(element.loc, AttrDictBeforeRegion,
                  token.element->is(Kind::Variable) ? llvm::StringRef(token.element->text)
                                                    : llvm::StringRef("regions"))
            .note(element.loc, TryAttrDictWithKeyword)
            .note(element.loc, AmbiguousText, example(*token.element))
            .report();
        errors = true;
        return;
      }
    return;
  case Kind::Variable:
    if (def)
      checkComma(element, follow);
    else if (element.isVariable(Member::Attribute))
      checkAttribute(element, follow);
    return;
  case Kind::Struct:
  case Kind::Parameters:
    return checkComma(element, follow);
  case Kind::Optional:
    return checkGroup(element, follow);
  case Kind::Oilist:
    return checkOilist(element, follow);
  default:
    return;
  }
}

} // namespace

LogicalResult mlir::checkFormatAmbiguity(const FormatModel &format, DiagnosticEngine &diags) {
  AmbiguityCheck check(format, diags);
  check.checkList(format.elements(), {});
  return failure(check.hasErrors());
}

LogicalResult mlir::checkFormatAmbiguity(const DefFormatModel &format, DiagnosticEngine &diags) {
  AmbiguityCheck check(format, diags);
  check.checkList(format.elements(), {});
  return failure(check.hasErrors());
}
