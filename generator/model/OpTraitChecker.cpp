//===- OpTraitChecker.cpp - Checks the traits of an op --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The part of OpModelChecker that checks traits, their requirements, and the type relations that they
// declare.
//
//===------------------------------------------------------------------------===//

#include "generator/model/CppNames.h"
#include "generator/model/CommonDiagnostics.h"
#include "generator/model/OpModelChecker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/TableGen/Record.h"

using namespace mlir;
using llvm::SMLoc;
using llvm::StringRef;

STRATA_DIAGNOSTIC(MissingDependentTrait, Error, "trait '{0}' needs trait '{1}' before it", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(
    NeedsSizeTrait, Error,
    "'{0}' has {1} {2} groups of variable size; it needs {3} (or {4}, if they have equal sizes)", StringRef,
    unsigned, StringRef, StringRef, StringRef);
STRATA_DIAGNOSTIC(TwoSizeTraits, Error, "'{0}' cannot have both {1} and {2}", StringRef, StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(ReservedSegmentName, Error, "'{0}' is the attribute that trait {1} adds", StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(UnknownSegmentAttr, Error,
                  "operand '{0}' takes its group sizes from '{1}', which is no attribute of '{2}'", StringRef,
                  StringRef, StringRef);
STRATA_DIAGNOSTIC(WrongSegmentAttr, Error, "attribute '{0}' has group sizes: it must be a DenseI32ArrayAttr",
                  StringRef);
STRATA_DIAGNOSTIC(TraitNeedsMembers, Error, "trait '{0}' is for an op with {1}, which '{2}' is not",
                  StringRef, StringRef, StringRef);
STRATA_DIAGNOSTIC(TraitNeedsRegion, Warning, "trait '{0}' has no effect on '{1}', which has no region",
                  StringRef, StringRef);
STRATA_DIAGNOSTIC(ConstantNeedsFolder, Warning,
                  "'{0}' is ConstantLike but has no folder: its value is not visible to folders", StringRef);
STRATA_DIAGNOSTIC(BadOpReference, Error, "'{0}' is not the C++ class of an op", StringRef);
STRATA_DIAGNOSTIC(UnknownMember, Error, "'{0}' is not a member of '{1}'", StringRef, StringRef);
STRATA_DIAGNOSTIC(UntypedMember, Error, "'{0}' has no type: it is {1} of '{2}'", StringRef, StringRef,
                  StringRef);
STRATA_DIAGNOSTIC(TooFewNames, Warning, "'{0}' has no effect: it needs at least two names", StringRef);
STRATA_DIAGNOSTIC(BadCppInTransformer, Error, "C++ of the transformer: {0}", StringRef);

SMLoc OpModelChecker::traitLoc(const llvm::Record &trait) const {
  return context.wordLoc(record, "traits", ModelContext::writtenName(trait));
}

void OpModelChecker::checkTraits() {
  std::vector<const llvm::Record *> records = TraitModel::flatten(reader.defs("traits"));
  checkTraitOrder(records);
  std::vector<StringRef> placeholders = {"_op", "_self", "_builder", "_ctxt"};
  for (const Claim &claim : claims)
    placeholders.push_back(claim.name);
  for (const llvm::Record *trait : records) {
    if (!readRelation(*trait, op->traitList.size()))
      continue; // Checking its predicate would repeat the error.
    FailureOr<TraitModel> model = checkTrait(*trait, placeholders);
    if (failed(model)) {
      errors = true;
      continue;
    }
    readOpReferences(*model);
    op->traitList.push_back(std::move(*model));
  }
  checkSizing();
  checkSegmentAttributes();
  checkTraitNeeds();
  if (!errors)
    addNativeRelations();
}

FailureOr<TraitModel> OpModelChecker::checkTrait(const llvm::Record &trait,
                                                 llvm::ArrayRef<StringRef> placeholders) {
  SMLoc loc = traitLoc(trait);
  auto &known = shared.opTraits();
  if (auto found = known.find(&trait); found != known.end())
    return found->second.usedAt(loc);
  FailureOr<TraitModel> model =
      TraitModel::check(trait, TraitModel::Owner::Op, loc, placeholders, context,
                        [&](const llvm::Record &interface) { return shared.interface(interface); });
  if (succeeded(model) && model->isSameForAll())
    known.try_emplace(&trait, *model);
  return model;
}

void OpModelChecker::checkTraitOrder(llvm::ArrayRef<const llvm::Record *> records) {
  std::vector<StringRef> spellings; // Computed on demand for the traits before `index`.
  for (auto [index, trait] : llvm::enumerate(records)) {
    RecordReader traitReader(*trait, context);
    std::vector<const llvm::Record *> dependents = traitReader.defs("dependentTraits");
    for (const llvm::Record *needed : TraitModel::flatten(dependents)) {
      if (llvm::is_contained(records.take_front(index), needed))
        continue;
      // The requirement is also satisfied if an earlier record names the same C++ trait.
      RecordReader neededReader(*needed, context);
      StringRef spelling = neededReader.string("trait");
      while (!spelling.empty() && spellings.size() < index)
        spellings.push_back(RecordReader(*records[spellings.size()], context).string("trait"));
      if (spelling.empty() || !llvm::is_contained(spellings, spelling))
        report(traitLoc(*trait), MissingDependentTrait, traitReader.name(), neededReader.name()).report();
    }
  }
}

//===------------------------------------------------------------------------===//
// Variable-length groups
//===------------------------------------------------------------------------===//

void OpModelChecker::checkSizing() {
  struct Side {
    unsigned count;
    StringRef what, byAttribute, sameSize, attribute;
    OpModel::Sizing &sizing;
  };
  Side sides[] = {{op->numVariableLengthOperands(), "operand", "AttrSizedOperandSegments",
                   "SameVariadicOperandSize", OpModel::operandSegmentSizesName, op->operandSizes},
                  {op->numVariableLengthResults(), "result", "AttrSizedResultSegments",
                   "SameVariadicResultSize", OpModel::resultSegmentSizesName, op->resultSizes}};
  for (Side &side : sides) {
    const TraitModel *byAttribute = op->findTrait(side.byAttribute);
    const TraitModel *sameSize = op->findTrait(side.sameSize);
    if (byAttribute && sameSize)
      report(sameSize->loc(), TwoSizeTraits, reader.name(), side.byAttribute, side.sameSize).report();
    else if (side.count > 1 && !byAttribute && !sameSize)
      report(reader.loc(), NeedsSizeTrait, reader.name(), side.count, side.what, side.byAttribute,
             side.sameSize)
          .report();
    if (byAttribute)
      side.sizing = OpModel::Sizing::Attribute;
    else if (sameSize)
      side.sizing = OpModel::Sizing::SameSize;
    for (const AttributeModel &attribute : op->attributes())
      if (byAttribute && attribute.name() == side.attribute)
        report(attribute.loc(), ReservedSegmentName, attribute.name(), side.byAttribute).report();
  }
}

void OpModelChecker::checkSegmentAttributes() {
  for (const OperandModel &operand : op->operands()) {
    if (operand.arity() != OperandModel::Arity::VariadicOfVariadic)
      continue;
    StringRef name = operand.segmentAttributeName();
    auto attribute =
        llvm::find_if(op->attributes(), [&](const AttributeModel &a) { return a.name() == name; });
    if (attribute == op->attributes().end())
      report(operand.loc(), UnknownSegmentAttr, operand.name(), name, reader.name()).report();
    else if (attribute->constraint().base().storageType() != "::mlir::DenseI32ArrayAttr")
      report(attribute->loc(), WrongSegmentAttr, name).report();
  }
}

//===------------------------------------------------------------------------===//
// Requirements of traits
//===------------------------------------------------------------------------===//

void OpModelChecker::checkTraitNeeds() {
  bool hasOperand = !op->operands().empty(), hasResult = !op->results().empty();
  for (const TraitModel &trait : op->traits()) {
    StringRef name = trait.name();
    auto need = [&](bool isThere, StringRef what) {
      if (!isThere)
        report(trait.loc(), TraitNeedsMembers, RecordReader(trait.record(), context).name(), what,
               reader.name())
            .report();
    };
    if (name == "SameTypeOperands" || name == "SameOperandsShape" || name == "SameOperandsElementType") {
      need(hasOperand, "an operand");
    } else if (name == "SameOperandsAndResultType" || name == "SameOperandsAndResultShape" ||
               name == "SameOperandsAndResultElementType" || name == "SameOperandsAndResultRank") {
      need(hasOperand, "an operand");
      need(hasResult, "a result");
    } else if (name == "FirstAttrDerivedResultType") {
      need(!op->attributes().empty(), "an attribute");
      need(hasResult, "a result");
    } else if (name == "ConstantLike") {
      need(!hasOperand || op->numVariableLengthOperands() == op->operands().size(), "no operands");
      need(hasResult, "a result");
      if (!reader.bit("hasFolder"))
        warn(trait.loc(), ConstantNeedsFolder, reader.name());
    } else if (name == "IsInvolution") {
      need(op->operands().size() == 1, "exactly one operand");
      need(op->results().size() == 1, "exactly one result");
    } else if (name == "IsIdempotent") {
      need(op->operands().size() == 1 || op->operands().size() == 2, "one or two operands");
      need(op->results().size() == 1, "exactly one result");
    } else if (op->regions().empty() && (name == "SingleBlock" || name == "NoRegionArguments" ||
                                         name == "SingleBlockImplicitTerminator")) {
      warn(trait.loc(), TraitNeedsRegion, name, reader.name());
    }
  }
}

void OpModelChecker::readOpReferences(const TraitModel &trait) {
  if (trait.name() == "HasParent" || trait.name() == "SingleBlockImplicitTerminator")
    for (const std::string &name : trait.arguments())
      if (!isQualifiedName(name))
        report(trait.loc(), BadOpReference, StringRef(name)).report();
  if (trait.name() == "HasParent")
    for (const std::string &parent : trait.arguments())
      op->parentOps.push_back({parent, ""});
  if (trait.name() == "SingleBlockImplicitTerminator" && trait.arguments().size() == 1)
    op->terminator = OpModel::OpReference{trait.arguments().front(), ""};
}

//===------------------------------------------------------------------------===//
// Type relations
//===------------------------------------------------------------------------===//

std::optional<MemberRef> OpModelChecker::findTyped(const llvm::Record &trait, StringRef name) {
  SMLoc loc = context.wordLoc(record, "traits", name);
  if (loc == reader.loc())
    loc = traitLoc(trait);
  if (std::optional<MemberRef> member = op->findMember(name)) {
    bool hasType = member->kind == MemberRef::Kind::Operand || member->kind == MemberRef::Kind::Result ||
                   member->kind == MemberRef::Kind::Attribute;
    if (hasType)
      return member;
    report(loc, UntypedMember, name, kindWithArticle(member->kind), reader.name()).report();
    return std::nullopt;
  }
  std::vector<StringRef> names;
  for (const Claim &claim : claims)
    names.push_back(claim.name);
  InFlightDiagnostic diag = report(loc, UnknownMember, name, reader.name());
  if (StringRef near = ModelContext::closest(name, names); !near.empty())
    std::move(diag).note(loc, DidYouMean, near.str()).report();
  return std::nullopt;
}

bool OpModelChecker::readRelation(const llvm::Record &trait, unsigned index) {
  using Kind = TypeRelationModel::Kind;
  static constexpr std::pair<llvm::StringLiteral, Kind> classes[] = {
      {"AllTypesMatch", Kind::SameType},
      {"AllElementTypesMatch", Kind::SameElementType},
      {"AllShapesMatch", Kind::SameShape},
      {"AllRanksMatch", Kind::SameRank},
      {"AllElementCountsMatch", Kind::SameElementCount},
      {"AllTypeIDsMatch", Kind::SameTypeID},
      {"RangedTypesMatchWith", Kind::TransformedRange},
      {"OptionalTypesMatchWith", Kind::TransformedOptional},
      {"TypesMatchWith", Kind::Transformed},
      {"ShapedTypeMatchesElementCountAndTypes", Kind::ElementsOfShaped}};
  auto *found = llvm::find_if(classes, [&](const auto &entry) { return trait.isSubClassOf(entry.first); });
  if (found == std::end(classes))
    return true;
  RecordReader traitReader(trait, context);
  TypeRelationModel relation;
  relation.which = found->second;
  relation.words = traitReader.string("summary");
  relation.trait = index;
  relation.place = traitLoc(trait);
  bool isNamed = relation.which < Kind::Transformed;
  bool isGood = isNamed ? readNamedRelation(trait, relation) : readTransformRelation(trait, relation);
  if (isGood && !traitReader.hasErrors())
    op->relations.push_back(std::move(relation));
  else
    errors = true;
  return isGood;
}

bool OpModelChecker::readNamedRelation(const llvm::Record &trait, TypeRelationModel &relation) {
  RecordReader traitReader(trait, context);
  std::vector<StringRef> names = traitReader.strings("values");
  bool isGood = !traitReader.hasErrors();
  for (StringRef name : names) {
    if (std::optional<MemberRef> member = findTyped(trait, name))
      relation.participants.push_back(*member);
    else
      isGood = false;
  }
  if (names.size() < 2)
    warn(relation.place, TooFewNames, trait.getDirectSuperClasses().back().first->getName());
  return isGood;
}

bool OpModelChecker::readTransformRelation(const llvm::Record &trait, TypeRelationModel &relation) {
  RecordReader traitReader(trait, context);
  bool isShaped = relation.which == TypeRelationModel::Kind::ElementsOfShaped;
  bool isGood = true;
  for (StringRef field :
       isShaped ? std::array<StringRef, 2>{"shaped", "elements"} : std::array<StringRef, 2>{"lhs", "rhs"}) {
    StringRef name = traitReader.requiredString(field);
    std::optional<MemberRef> member = traitReader.hasErrors() ? std::nullopt : findTyped(trait, name);
    isGood &= member.has_value();
    if (member)
      relation.participants.push_back(*member);
  }
  if (isShaped)
    return isGood;
  relation.expression = CppExpression::parse(traitReader.string("transformer"));
  if (!relation.expression.error().empty()) {
    report(relation.place, BadCppInTransformer, relation.expression.error()).report();
    return false;
  }
  relation.compare = traitReader.string("comparison", "std::equal_to<>()").str();
  return isGood;
}

/// Adds the relations of SameTypeOperands and SameOperandsAndResultType, which the runtime verifies.
void OpModelChecker::addNativeRelations() {
  for (auto [index, trait] : llvm::enumerate(op->traits())) {
    bool withResults = trait.name() == "SameOperandsAndResultType";
    if (!withResults && trait.name() != "SameTypeOperands")
      continue;
    TypeRelationModel relation;
    relation.which = TypeRelationModel::Kind::SameType;
    relation.named = false;
    relation.trait = index;
    relation.place = trait.loc();
    for (unsigned i = 0; i < op->operands().size(); ++i)
      relation.participants.push_back({MemberRef::Kind::Operand, i});
    for (unsigned i = 0; withResults && i < op->results().size(); ++i)
      relation.participants.push_back({MemberRef::Kind::Result, i});
    op->relations.push_back(std::move(relation));
  }
}
