//===- FormatAmbiguity.cpp - Formats that a parser cannot follow -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/check/FormatAmbiguity.h"
#include "generator/check/DiagnosticKinds.h"

using namespace strata;
using Kind = FormatElement::Kind;
using Member = MemberRef::Kind;

STRATA_DIAGNOSTIC(AttrDictBeforeRegion, Error,
                  "format ambiguity caused by `attr-dict` directive followed by region `{0}`", llvm::StringRef);
STRATA_DIAGNOSTIC(ColonAfterAttribute, Error,
                  "format ambiguity caused by `:` literal found after attribute `{0}` which does not have a buildable "
                  "type",
                  llvm::StringRef);
// No error: mlir-tblgen takes such formats, and where the first group is there, the text can be read.
STRATA_DIAGNOSTIC(SameFirstToken, Warning,
                  "format ambiguity: the optional group starts with `{0}`, and so does what may follow when it is absent",
                  llvm::StringRef);
STRATA_DIAGNOSTIC(SameClauseKeyword, Error, "format ambiguity: two clauses of the oilist start with `{0}`",
                  llvm::StringRef);
STRATA_NOTE(TryAttrDictWithKeyword, "try using `attr-dict-with-keyword` instead");
STRATA_NOTE(FollowsHere, "it follows here");
STRATA_NOTE(OtherClauseHere, "the other clause is here");

namespace {

/// What the first token of an element looks like.
struct FirstToken {
  enum class What : uint8_t { Literal, Value, Region, Other };
  What what;
  llvm::StringRef text; ///< Literal.
  const FormatElement *element;
};
using FirstSet = std::vector<FirstToken>;

class AmbiguityCheck {
public:
  AmbiguityCheck(const FormatModel &format, DiagnosticEngine &diags) : op(format.op()), diags(diags) {}
  void checkList(llvm::ArrayRef<FormatElement> list, const FirstSet &follow);
  bool hasErrors() const { return errors; }

private:
  bool addFirst(const FormatElement &element, FirstSet &set) const;
  bool addFirst(llvm::ArrayRef<FormatElement> list, FirstSet &set) const;
  void check(const FormatElement &element, const FirstSet &follow);
  void checkAttribute(const FormatElement &element, const FirstSet &follow);
  void checkGroup(const FormatElement &group, const FirstSet &follow);
  void checkOilist(const FormatElement &list, const FirstSet &follow);
  bool mayReadColon(const AttributeModel &attribute) const;

  const OpModel &op;
  DiagnosticEngine &diags;
  bool errors = false;
};

/// Adds how the element can start. Returns whether it can be absent.
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
    switch (element.member.kind) {
    case Member::Operand:
      set.push_back({What::Value, {}, &element});
      return op.operands()[element.member.index].isVariableLength();
    case Member::Region:
      set.push_back({What::Region, {}, &element});
      return op.regions()[element.member.index].isVariadic();
    case Member::Attribute:
      set.push_back({What::Other, {}, &element});
      return op.attributes()[element.member.index].isOptional();
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
  default:
    set.push_back({What::Other, {}, &element});
    return !element.is(Kind::FunctionalType);
  }
}

bool AmbiguityCheck::addFirst(llvm::ArrayRef<FormatElement> list, FirstSet &set) const {
  for (const FormatElement &element : list)
    if (!addFirst(element, set))
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

/// An attribute whose type is written behind it takes a `:` for the start of that type.
bool AmbiguityCheck::mayReadColon(const AttributeModel &attribute) const {
  const AttrConstraintModel &constraint = attribute.constraint();
  // Attributes of a known class say themselves whether a type belongs to them.
  llvm::StringRef storage = constraint.storageType();
  storage.consume_front("::");
  return !constraint.valueType() && (storage == "mlir::Attribute" || storage == "mlir::TypedAttr");
}

void AmbiguityCheck::checkAttribute(const FormatElement &element, const FirstSet &follow) {
  const AttributeModel &attribute = op.attributes()[element.member.index];
  if (!mayReadColon(attribute))
    return;
  for (const FirstToken &token : follow)
    if (token.what == FirstToken::What::Literal && token.text == ":") {
      diags.emit(element.loc, ColonAfterAttribute, attribute.name()).note(token.element->loc, FollowsHere).report();
      errors = true;
      return;
    }
}

void AmbiguityCheck::checkGroup(const FormatElement &group, const FirstSet &follow) {
  checkList(group.children, follow);
  checkList(group.elseChildren, follow);
  // Without the group comes its other half, or what follows.
  FirstSet present, absent;
  addFirst(group.children, present);
  if (addFirst(group.elseChildren, absent))
    absent.insert(absent.end(), follow.begin(), follow.end());
  for (const FirstToken &token : present) {
    if (token.what != FirstToken::What::Literal)
      continue;
    for (const FirstToken &other : absent)
      if (other.what == FirstToken::What::Literal && other.text == token.text) {
        diags.emit(token.element->loc, SameFirstToken, token.text).note(other.element->loc, FollowsHere).report();
        return;
      }
  }
}

void AmbiguityCheck::checkOilist(const FormatElement &list, const FirstSet &follow) {
  // After a clause may come any clause.
  FirstSet after;
  addFirst(list, after);
  after.insert(after.end(), follow.begin(), follow.end());
  for (const FormatElement &clause : list.children) {
    checkList(clause.children, after);
    for (const FormatElement &other : list.children) {
      if (&other == &clause)
        break;
      if (other.text == clause.text) {
        diags.emit(clause.loc, SameClauseKeyword, llvm::StringRef(clause.text)).note(other.loc, OtherClauseHere).report();
        errors = true;
      }
    }
  }
}

void AmbiguityCheck::check(const FormatElement &element, const FirstSet &follow) {
  switch (element.kind) {
  case Kind::AttrDict:
    for (const FirstToken &token : follow)
      if (token.what == FirstToken::What::Region) {
        diags
            .emit(element.loc, AttrDictBeforeRegion,
                  token.element->is(Kind::Variable) ? llvm::StringRef(token.element->text) : llvm::StringRef("regions"))
            .note(element.loc, TryAttrDictWithKeyword)
            .report();
        errors = true;
        return;
      }
    return;
  case Kind::Variable:
    if (element.isVariable(Member::Attribute))
      checkAttribute(element, follow);
    return;
  case Kind::Optional:
    return checkGroup(element, follow);
  case Kind::Oilist:
    return checkOilist(element, follow);
  default:
    return;
  }
}

} // namespace

LogicalResult strata::checkFormatAmbiguity(const FormatModel &format, DiagnosticEngine &diags) {
  AmbiguityCheck check(format, diags);
  check.checkList(format.elements(), {});
  return failure(check.hasErrors());
}
