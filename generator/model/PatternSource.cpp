//===- PatternSource.cpp - Checks the source tree of a pattern ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/CppNames.h"
#include "generator/model/PatternChecker.h"
#include "generator/model/PatternKinds.h"
#include "generator/model/PropertyConstraintModel.h"
#include "generator/model/RecordReader.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::DagInit;
using llvm::SMLoc;
using llvm::StringRef;
using Kind = PatternNode::Kind;
using Member = MemberRef::Kind;

STRATA_DIAGNOSTIC(PatternNotAnOp, Error, "'{0}' is no op", StringRef);
STRATA_DIAGNOSTIC(PatternDuplicateName, Error, "name '{0}' is already bound", StringRef);
STRATA_DIAGNOSTIC(PatternNestedAttribute, Error, "'{0}' of '{1}' is an attribute: an op cannot stand here",
                  StringRef, std::string);
STRATA_DIAGNOSTIC(PatternNoSingleResult, Error,
                  "'{0}' has {1} results: an op inside a source needs one at least", std::string, unsigned);
STRATA_DIAGNOSTIC(PatternEitherCount, Error, "'either' takes two arguments, but there are {0}", unsigned);
STRATA_DIAGNOSTIC(PatternEitherOperand, Error, "'either' takes operands, and '{0}' is none", StringRef);
STRATA_DIAGNOSTIC(PatternVariadicOperand, Error, "'variadic' matches a variadic operand, and '{0}' is none",
                  StringRef);
STRATA_DIAGNOSTIC(
    PatternMatcherArgument, Error,
    "a NativeCodeCall in a source defines values and attributes: {0} is neither a name nor a constraint",
    std::string);
STRATA_DIAGNOSTIC(PatternProperty, Error,
                  "property '{0}' of '{1}' cannot be matched by C++; use a ConfinedProp", StringRef,
                  std::string);
STRATA_DIAGNOSTIC(PatternTooLarge, Error, "the pattern is too large: {0} arguments are the maximum",
                  unsigned);
STRATA_NOTE(PatternFirstNamedHere, "first bound here");

//===------------------------------------------------------------------------===//
// Helpers for source and result trees
//===------------------------------------------------------------------------===//

bool PatternChecker::countNode() {
  if (++nodes == maxNodes + 1)
    report(ModelContext::loc(record), PatternTooLarge, maxNodes).report();
  return nodes <= maxNodes;
}

const llvm::Record *PatternChecker::operatorOf(const DagInit &dag) const {
  auto *def = llvm::dyn_cast<llvm::DefInit>(dag.getOperator());
  return def ? def->getDef() : nullptr;
}

SMLoc PatternChecker::operatorLoc(const DagInit &dag) {
  const llvm::Record *def = operatorOf(dag);
  return places.next(def ? ModelContext::writtenName(*def) : StringRef(dag.getOperator()->getAsString()));
}

SMLoc PatternChecker::leafLoc(const DagInit &dag, unsigned i) {
  const llvm::Init *arg = dag.getArg(i);
  StringRef name = dag.getArgNameStr(i);
  SMLoc loc;
  if (auto *def = llvm::dyn_cast<llvm::DefInit>(arg))
    loc = places.next(ModelContext::writtenName(*def->getDef()));
  else if (auto *text = llvm::dyn_cast<llvm::StringInit>(arg))
    loc = places.next(text->getValue());
  if (!name.empty()) {
    SMLoc nameLoc = places.next(("$" + name).str());
    if (!loc.isValid())
      loc = nameLoc;
  }
  return loc.isValid() ? loc : ModelContext::loc(record);
}

bool PatternChecker::isDirective(const llvm::Init *arg, StringRef name) {
  auto *dag = llvm::dyn_cast<DagInit>(arg);
  auto *def = dag ? llvm::dyn_cast<llvm::DefInit>(dag->getOperator()) : nullptr;
  return def && def->getDef()->getName() == name;
}

bool PatternChecker::isNative(const llvm::Record &record) { return record.isSubClassOf("NativeCodeCall"); }

const OpModel *PatternChecker::findOp(const DagInit &dag, SMLoc loc) {
  const llvm::Record *def = operatorOf(dag);
  std::string spelled = dag.getOperator()->getAsString();
  if (!def || !def->isSubClassOf("Op")) {
    report(loc, PatternNotAnOp, StringRef(spelled)).report();
    return nullptr;
  }
  const OpModel *op = models.op(*def);
  errors |= !op; // Null if its declaration has errors, which were reported.
  return op;
}

void PatternChecker::readNative(const llvm::Record &native, PatternNode &node) {
  RecordReader reader(native, context);
  node.kind = Kind::Native;
  node.record = &native;
  node.code = CppExpression::parse(reader.requiredString("expression"));
  int64_t returns = reader.integer("numReturns", 1);
  node.returns = std::clamp<int64_t>(returns, 0, 1 << 16);
  errors |= reader.hasErrors();
}

/// Splits `name__2` into the name and the index 2 of one of its values.
bool PatternChecker::splitName(StringRef name, SMLoc loc, PatternNode &node) {
  size_t at = name.rfind("__");
  unsigned part = 0;
  if (at != StringRef::npos && at > 0 && !name.substr(at + 2).getAsInteger(10, part)) {
    node.name = name.substr(0, at).str();
    node.part = part;
  } else {
    node.name = name.str();
  }
  node.loc = loc;
  return true;
}

void PatternChecker::bind(PatternSymbol symbol, bool mayRepeat) {
  const PatternSymbol *first = model->findSymbol(symbol.name);
  if (!first) {
    symbol.isFromSource = isSource;
    model->symbolList.push_back(std::move(symbol));
    return;
  }
  // A repeated operand or attribute name requires equal values.
  auto isValue = [](const PatternSymbol &s) {
    return s.kind == PatternSymbol::Kind::Operand || s.kind == PatternSymbol::Kind::Element;
  };
  bool isSameKind = (isValue(*first) && isValue(symbol)) || first->kind == symbol.kind;
  if (!mayRepeat || !isSameKind || first->kind == PatternSymbol::Kind::Results)
    report(symbol.loc, PatternDuplicateName, StringRef(symbol.name))
        .note(first->loc, PatternFirstNamedHere)
        .report();
}

void PatternChecker::reportLeaf(SMLoc loc, const llvm::Init &leaf, const Slot &slot) {
  report(loc, PatternWrongLeaf, leaf.getAsString(), kindName(slot.member.kind),
         slot.op->memberName(slot.member), slot.op->name())
      .report();
}

/// Reads a ConstantAttr or enum case: an attribute to compare with (source) or to build (result).
void PatternChecker::readConstant(const llvm::Record &def, const Slot &slot, PatternNode &node) {
  node.kind = Kind::Constant;
  if (def.isSubClassOf("EnumCase")) {
    RecordReader reader(def, context);
    node.attribute = &slot.op->attributes()[slot.member.index].constraint();
    const EnumModel *enumeration = node.attribute->enumeration();
    StringRef symbol = reader.string("symbol");
    auto isCase = [&](const EnumCaseModel &other) { return other.symbol == symbol; };
    if (!enumeration || llvm::none_of(enumeration->cases(), isCase)) {
      reportLeaf(node.loc, *def.getDefInit(), slot);
      return;
    }
    std::string name = isIdentifier(symbol) ? symbol.str() : "_" + symbol.str();
    node.value = CppExpression::parse((enumeration->cppType() + "::" + name).str());
    return;
  }
  const AttrConstraintModel *constraint = getOrCheckAttrConstraint(models, def, context);
  if (!constraint || !constraint->constantOf()) {
    errors = true;
    return;
  }
  node.attribute = constraint->constantOf();
  node.value = constraint->constantValue();
}

bool PatternChecker::haveOneForm(const PropertyConstraintModel &a, const PropertyConstraintModel &b) {
  return a.form() == b.form() && a.storageType() == b.storageType() && a.enumeration() == b.enumeration();
}

const PropertyConstraintModel *PatternChecker::readProperty(const llvm::Record &leaf, const Slot &slot,
                                                            SMLoc loc) {
  auto *model = llvm::cast_or_null<PropertyConstraintModel>(
      getOrCheckConstraint(models, leaf, ConstraintModel::Kind::Property, context));
  errors |= !model;
  // Report a constraint on properties of another form: its predicate does not apply to the values of this
  // property.
  if (model && !haveOneForm(*model, slot.op->properties()[slot.member.index].constraint()))
    reportLeaf(loc, *leaf.getDefInit(), slot);
  return model;
}

//===------------------------------------------------------------------------===//
// Source trees
//===------------------------------------------------------------------------===//

unsigned PatternChecker::countSourceOps(const PatternNode &node) const {
  unsigned count = node.kind == Kind::Op;
  for (const PatternNode &child : node.children)
    count += countSourceOps(child);
  return count;
}

PatternNode PatternChecker::readSourceOp(const DagInit &dag, unsigned depth) {
  PatternNode node;
  node.kind = Kind::Op;
  node.loc = operatorLoc(dag);
  if (depth > maxDepth) {
    report(node.loc, PatternTooDeep, maxDepth).report();
    return node;
  }
  node.op = findOp(dag, node.loc);
  if (!node.op)
    return node;
  if (StringRef name = dag.getNameStr(); !name.empty() && name != "_") {
    SMLoc loc = places.next(("$" + name).str());
    node.name = name.str();
    bind({node.name, PatternSymbol::Kind::Results, node.op, 0, 1, true, loc}, /*mayRepeat=*/false);
  }
  llvm::ArrayRef<MemberRef> arguments = node.op->arguments();
  unsigned given = 0;
  for (const llvm::Init *arg : dag.getArgs())
    given += isDirective(arg, "either") ? llvm::cast<DagInit>(arg)->getNumArgs() : 1;
  if (given != arguments.size()) {
    report(node.loc, PatternArgumentCount, node.op->name(), given, unsigned(arguments.size()))
        .note(node.op->loc(), PatternDeclaredHere)
        .report();
    return node;
  }
  for (unsigned i = 0; i != dag.getNumArgs() && !errors; ++i) {
    if (isDirective(dag.getArg(i), "either"))
      readEither(*llvm::cast<DagInit>(dag.getArg(i)), node, depth);
    else
      node.children.push_back(readSourceArgument(dag, i, {node.op, arguments[node.children.size()]}, depth));
  }
  return node;
}

void PatternChecker::readEither(const DagInit &dag, PatternNode &node, unsigned depth) {
  SMLoc loc = operatorLoc(dag);
  if (dag.getNumArgs() != 2) {
    report(loc, PatternEitherCount, dag.getNumArgs()).report();
    return;
  }
  ++eithers;
  unsigned first = node.children.size();
  for (unsigned i = 0; i != 2; ++i) {
    MemberRef member = node.op->arguments()[node.children.size()];
    if (member.kind != Member::Operand || node.op->operands()[member.index].isVariableLength()) {
      report(loc, PatternEitherOperand, node.op->memberName(member)).report();
      return;
    }
    node.children.push_back(readSourceArgument(dag, i, {node.op, member}, depth));
  }
  node.eithers.push_back({first, first + 1});
}

PatternNode PatternChecker::readSourceArgument(const DagInit &dag, unsigned i, const Slot &slot,
                                               unsigned depth) {
  if (!countNode())
    return {};
  auto *inner = llvm::dyn_cast<DagInit>(dag.getArg(i));
  if (!inner)
    return readSourceLeaf(dag, i, slot);
  PatternNode node;
  const llvm::Record *def = operatorOf(*inner);
  if (isDirective(inner, "variadic")) {
    node = readSourceVariadic(*inner, slot, depth);
  } else if (def && isNative(*def) && slot.member.kind == Member::Property) {
    report(operatorLoc(*inner), PatternProperty, slot.op->memberName(slot.member), slot.op->name()).report();
  } else if (def && isNative(*def)) {
    node = readMatcher(*inner, slot);
  } else {
    node = readSourceOp(*inner, depth + 1);
    if (!errors && slot.member.kind != Member::Operand)
      report(node.loc, PatternNestedAttribute, slot.op->memberName(slot.member), slot.op->name()).report();
    else if (!errors && node.op->results().empty())
      report(node.loc, PatternNoSingleResult, node.op->name(), 0u).report();
  }
  // `(Inner ...):$x` binds the operand that the inner op defines.
  if (StringRef name = dag.getArgNameStr(i); !name.empty() && !errors) {
    SMLoc loc = places.next(("$" + name).str());
    if (node.name.empty())
      node.name = name.str();
    bind({name.str(),
          slot.member.kind == Member::Operand ? PatternSymbol::Kind::Operand : PatternSymbol::Kind::Attribute,
          slot.op, slot.member.index, 1, true, loc},
         /*mayRepeat=*/true);
  }
  return node;
}

PatternNode PatternChecker::readSourceVariadic(const DagInit &dag, const Slot &slot, unsigned depth) {
  PatternNode node;
  node.kind = Kind::Variadic;
  node.loc = operatorLoc(dag);
  if (slot.member.kind != Member::Operand || !slot.op->operands()[slot.member.index].isVariadic()) {
    report(node.loc, PatternVariadicOperand, slot.op->memberName(slot.member)).report();
    return node;
  }
  for (unsigned i = 0; i != dag.getNumArgs() && !errors; ++i) {
    PatternNode element = readSourceArgument(dag, i, slot, depth);
    for (PatternSymbol &symbol : model->symbolList)
      if (symbol.name == element.name && symbol.kind == PatternSymbol::Kind::Operand)
        symbol.kind = PatternSymbol::Kind::Element;
    node.children.push_back(std::move(element));
  }
  return node;
}

/// Reads a NativeCodeCall in a source tree: a matcher that tests $_self and defines a value or attribute per
/// argument.
PatternNode PatternChecker::readMatcher(const DagInit &dag, const Slot &slot) {
  PatternNode node;
  SMLoc loc = operatorLoc(dag);
  readNative(*operatorOf(dag), node);
  node.loc = loc;
  checkNativePlaceholders(node.code, dag.getNumArgs(), loc);
  for (unsigned i = 0; i != dag.getNumArgs(); ++i) {
    PatternNode argument;
    argument.loc = leafLoc(dag, i);
    argument.kind = Kind::Name;
    auto *def = llvm::dyn_cast<llvm::DefInit>(dag.getArg(i));
    if (def && def->getDef()->isSubClassOf("AttrConstraint")) {
      argument.kind = Kind::Attribute;
      argument.attribute = getOrCheckAttrConstraint(models, *def->getDef(), context);
      errors |= !argument.attribute;
    } else if (def && def->getDef()->isSubClassOf("TypeConstraint")) {
      argument.kind = Kind::Type;
      argument.type =
          getOrCheckTypeConstraint(models, TypeConstraintModel::stripDecorations(*def->getDef()), context);
      errors |= !argument.type;
    } else if (!llvm::isa<llvm::UnsetInit>(dag.getArg(i))) {
      report(argument.loc, PatternMatcherArgument, dag.getArg(i)->getAsString()).report();
    }
    argument.name = dag.getArgNameStr(i).str();
    if (argument.name == "_")
      argument.name.clear();
    if (argument.kind == Kind::Name && argument.name.empty())
      argument.kind = Kind::Any;
    if (!argument.name.empty())
      bind({argument.name,
            argument.kind == Kind::Attribute ? PatternSymbol::Kind::NativeArgument
                                             : PatternSymbol::Kind::NativeValue,
            slot.op, 0, 1, true, argument.loc},
           /*mayRepeat=*/false);
    node.children.push_back(std::move(argument));
  }
  return node;
}

PatternNode PatternChecker::readSourceLeaf(const DagInit &dag, unsigned i, const Slot &slot) {
  PatternNode node;
  node.loc = leafLoc(dag, i);
  const llvm::Init *arg = dag.getArg(i);
  bool isOperand = slot.member.kind == Member::Operand;
  StringRef name = dag.getArgNameStr(i);
  bool isProperty = slot.member.kind == Member::Property, isAttribute = slot.member.kind == Member::Attribute;
  if (llvm::isa<llvm::StringInit>(arg)) {
    report(node.loc, PatternStringLeaf).report();
    return node;
  }
  if (auto *def = llvm::dyn_cast<llvm::DefInit>(arg)) {
    const llvm::Record &leaf = *def->getDef();
    if (isOperand && leaf.isSubClassOf("TypeConstraint")) {
      node.kind = Kind::Type;
      node.type = getOrCheckTypeConstraint(models, TypeConstraintModel::stripDecorations(leaf), context);
      errors |= !node.type;
    } else if (isProperty && leaf.isSubClassOf("Property")) {
      node.kind = Kind::Property;
      node.property = readProperty(leaf, slot, node.loc);
    } else if (isAttribute && (leaf.isSubClassOf("ConstantAttr") || leaf.isSubClassOf("EnumCase"))) {
      readConstant(leaf, slot, node);
    } else if (isAttribute && leaf.isSubClassOf("AttrConstraint")) {
      node.kind = Kind::Attribute;
      node.attribute = getOrCheckAttrConstraint(models, leaf, context);
      errors |= !node.attribute;
    } else {
      reportLeaf(node.loc, *arg, slot);
    }
  } else if (!llvm::isa<llvm::UnsetInit>(arg)) {
    reportLeaf(node.loc, *arg, slot);
  }
  if (name.empty() || name == "_" || errors)
    return node;
  if (node.kind == Kind::Any)
    node.kind = Kind::Name;
  node.name = name.str();
  bind({node.name,
        isOperand    ? PatternSymbol::Kind::Operand
        : isProperty ? PatternSymbol::Kind::Property
                     : PatternSymbol::Kind::Attribute,
        slot.op, slot.member.index, 1, true, node.loc},
       /*mayRepeat=*/true);
  return node;
}
