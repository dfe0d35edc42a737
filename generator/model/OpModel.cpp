//===- OpModel.cpp - Model of an op ---------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/OpModel.h"
#include "generator/model/CppNames.h"
#include "generator/model/DialectModel.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::StringRef;

StringRef mlir::kindWithArticle(MemberRef::Kind kind) {
  switch (kind) {
  case MemberRef::Kind::Operand:
    return "an operand";
  case MemberRef::Kind::Result:
    return "a result";
  case MemberRef::Kind::Attribute:
    return "an attribute";
  case MemberRef::Kind::Property:
    return "a property";
  case MemberRef::Kind::Region:
    return "a region";
  case MemberRef::Kind::Successor:
    return "a successor";
  }
  llvm_unreachable("unknown member kind");
}

std::string OpModel::name() const {
  return (opDialect ? opDialect->name().str() + "." : std::string()) + opName.str();
}

std::string OpModel::cppClass() const { return qualify(nameSpace, cppClassName); }

std::optional<unsigned> OpModel::listSizesAttribute(const OperandModel &operand) const {
  if (operand.arity() != OperandModel::Arity::VariadicOfVariadic)
    return std::nullopt;
  std::optional<MemberRef> sizes = findMember(operand.segmentAttributeName());
  return sizes && sizes->kind == MemberRef::Kind::Attribute ? std::optional<unsigned>(sizes->index)
                                                            : std::nullopt;
}

bool OpModel::isListSizes(unsigned attribute) const {
  return llvm::any_of(operandList,
                      [&](const OperandModel &operand) { return listSizesAttribute(operand) == attribute; });
}

std::optional<MemberRef> OpModel::findMember(StringRef name) const {
  auto search = [&](const auto &list, MemberRef::Kind kind) -> std::optional<MemberRef> {
    for (auto [index, member] : llvm::enumerate(list))
      if (member.name() == name)
        return MemberRef{kind, unsigned(index)};
    return std::nullopt;
  };
  if (name.empty())
    return std::nullopt;
  if (auto found = search(operandList, MemberRef::Kind::Operand))
    return found;
  if (auto found = search(resultList, MemberRef::Kind::Result))
    return found;
  if (auto found = search(attributeList, MemberRef::Kind::Attribute))
    return found;
  if (auto found = search(propertyList, MemberRef::Kind::Property))
    return found;
  if (auto found = search(regionList, MemberRef::Kind::Region))
    return found;
  return search(successorList, MemberRef::Kind::Successor);
}

StringRef OpModel::memberName(MemberRef member) const {
  switch (member.kind) {
  case MemberRef::Kind::Operand:
    return operandList[member.index].name();
  case MemberRef::Kind::Result:
    return resultList[member.index].name();
  case MemberRef::Kind::Attribute:
    return attributeList[member.index].name();
  case MemberRef::Kind::Property:
    return propertyList[member.index].name();
  case MemberRef::Kind::Region:
    return regionList[member.index].name();
  case MemberRef::Kind::Successor:
    return successorList[member.index].name();
  }
  llvm_unreachable("unknown member kind");
}

unsigned OpModel::numVariableLengthOperands() const {
  return llvm::count_if(operandList, [](const OperandModel &operand) { return operand.isVariableLength(); });
}

unsigned OpModel::numVariableLengthResults() const {
  return llvm::count_if(resultList, [](const ResultModel &result) { return result.isVariableLength(); });
}

const TraitModel *OpModel::findTrait(StringRef name) const {
  auto found = llvm::find_if(traitList, [&](const TraitModel &trait) { return trait.name() == name; });
  return found == traitList.end() ? nullptr : &*found;
}

bool OpModel::implements(StringRef interfaceClass) const {
  return llvm::any_of(traitList, [&](const TraitModel &trait) {
    return trait.name() == (interfaceClass + "::Trait").str() ||
           (trait.interface() && namesSameEntity(trait.interface()->cppClass(), interfaceClass));
  });
}

bool OpModel::hasKnownMemoryEffects() const {
  bool onMembers =
      llvm::any_of(operandList, [](const OperandModel &operand) { return !operand.effects().empty(); }) ||
      llvm::any_of(resultList, [](const ResultModel &result) { return !result.effects().empty(); }) ||
      llvm::any_of(attributeList, [](const AttributeModel &attr) { return !attr.effects().empty(); });
  return onMembers || llvm::any_of(traitList, [](const TraitModel &trait) {
           return trait.kind() == TraitModel::Kind::Effects &&
                  StringRef(trait.cppName()).ends_with("MemoryEffectOpInterface::Trait");
         });
}
