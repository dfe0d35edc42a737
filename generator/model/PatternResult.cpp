//===- PatternResult.cpp - Checks the result trees of a pattern -----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/PatternChecker.h"
#include "generator/model/PatternKinds.h"
#include "generator/model/PropertyConstraintModel.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using llvm::DagInit;
using llvm::SMLoc;
using llvm::StringRef;
using Kind = PatternNode::Kind;
using Member = MemberRef::Kind;

STRATA_DIAGNOSTIC(PatternUnboundName, Error, "name '{0}' is not bound", StringRef);
STRATA_DIAGNOSTIC(PatternWrongKind, Error, "'{0}' is {1}, but {2} '{3}' of '{4}' is expected", StringRef,
                  StringRef, StringRef, StringRef, std::string);
STRATA_DIAGNOSTIC(PatternNoSuchPart, Error, "'{0}' has no part {1}", StringRef, unsigned);
STRATA_DIAGNOSTIC(PatternMissingArgument, Error, "an argument of '{0}' is missing: specify it", std::string);
STRATA_DIAGNOSTIC(
    PatternNotBuildable, Error,
    "'{0}' is a constraint: nothing can be built from it; use a ConstantAttr or a NativeCodeCall", StringRef);
STRATA_DIAGNOSTIC(PatternVariadicOperand, Error, "'variadic' builds a variadic operand, and '{0}' is none",
                  StringRef);
STRATA_DIAGNOSTIC(PatternDirectiveNotLast, Error, "'{0}' must come after all arguments", StringRef);
STRATA_DIAGNOSTIC(PatternDirectiveTwice, Error, "there is another '{0}' already", StringRef);
STRATA_DIAGNOSTIC(PatternBadLocation, Error,
                  "'location' takes a text, or names of ops, or both with the text first");
STRATA_DIAGNOSTIC(PatternReturnTypeCount, Error, "'{0}' has {1} results, but 'returnType' gives {2} types",
                  std::string, unsigned, unsigned);
STRATA_DIAGNOSTIC(PatternReplaceCount, Error,
                  "'replaceWithValue' takes one name, but there are {0} arguments", unsigned);
STRATA_NOTE(PatternDidYouMean, "did you mean '{0}'?", StringRef);

/// Returns the kind of op member that a symbol can be an argument for; nullopt if it is unknown.
static std::optional<Member> memberKind(PatternSymbol::Kind kind) {
  switch (kind) {
  case PatternSymbol::Kind::Operand:
  case PatternSymbol::Kind::Element:
  case PatternSymbol::Kind::Results:
  case PatternSymbol::Kind::NativeValue:
    return Member::Operand;
  case PatternSymbol::Kind::Attribute:
  case PatternSymbol::Kind::NativeArgument:
    return Member::Attribute;
  case PatternSymbol::Kind::Property:
    return Member::Property;
  case PatternSymbol::Kind::Native:
    return std::nullopt;
  }
  llvm_unreachable("unknown symbol");
}

/// Reads a use of a bound name in a result tree or constraint.
PatternNode PatternChecker::readUse(StringRef name, SMLoc loc, const Slot *slot) {
  PatternNode node;
  node.kind = Kind::Name;
  const PatternSymbol *symbol = model->findSymbol(name);
  if (symbol) {
    node.name = name.str();
    node.loc = loc;
  } else {
    splitName(name, loc, node);
    symbol = model->findSymbol(node.name);
  }
  if (!symbol) {
    std::vector<StringRef> names;
    for (const PatternSymbol &other : model->symbolList)
      names.push_back(other.name);
    StringRef near = ModelContext::closest(name, names);
    auto diag = report(loc, PatternUnboundName, name);
    if (!near.empty())
      std::move(diag).note(loc, PatternDidYouMean, near).report();
    return node;
  }
  using Symbol = PatternSymbol::Kind;
  if (node.part) {
    bool hasPart = symbol->kind == Symbol::Results
                       ? *node.part < symbol->owner->results().size()
                       : symbol->kind == Symbol::Native && *node.part < symbol->returns;
    if (!hasPart)
      report(loc, PatternNoSuchPart, StringRef(node.name), *node.part).report();
  }
  if (!slot)
    return node;
  std::optional<Member> is = memberKind(symbol->kind);
  Member wanted = slot->member.kind;
  auto isOtherForm = [&] {
    return wanted == Member::Property &&
           !haveOneForm(symbol->owner->properties()[symbol->index].constraint(),
                        slot->op->properties()[slot->member.index].constraint());
  };
  StringRef what = !is                       ? "the result of a NativeCodeCall"
                   : *is == Member::Operand  ? "a value"
                   : *is == wanted           ? "a property of another kind"
                   : *is == Member::Property ? "a property"
                                             : "an attribute";
  // The name of a NativeCodeCall's result cannot be an argument for a property, which is a C++ value. Only a
  // NativeCodeCall that is itself the argument can produce such a value.
  if (is ? *is != wanted || isOtherForm() : wanted == Member::Property)
    report(loc, PatternWrongKind, name, what, kindName(wanted), slot->op->memberName(slot->member),
           slot->op->name())
        .report();
  return node;
}

PatternNode PatternChecker::readResult(const DagInit &dag, unsigned depth) {
  SMLoc loc = operatorLoc(dag);
  const llvm::Record *def = operatorOf(dag);
  PatternNode node;
  if (depth > maxDepth) {
    report(loc, PatternTooDeep, maxDepth).report();
    return node;
  }
  if (def && isNative(*def)) {
    node = readResultNative(dag, *def, loc, depth);
  } else if (def && def->getName() == "replaceWithValue") {
    node.kind = Kind::Replace;
    node.loc = loc;
    if (dag.getNumArgs() != 1 || dag.getArgNameStr(0).empty())
      report(loc, PatternReplaceCount, dag.getNumArgs()).report();
    else
      node.children.push_back(readUse(dag.getArgNameStr(0), leafLoc(dag, 0), nullptr));
    return node;
  } else {
    const OpModel *op = findOp(dag, loc);
    if (!op)
      return node;
    node = readResultOp(dag, *op, loc, depth);
  }
  if (StringRef name = dag.getNameStr(); !name.empty() && !errors) {
    SMLoc nameLoc = places.next(("$" + name).str());
    node.name = name.str();
    bool isOp = node.kind == Kind::Op;
    bind({node.name, isOp ? PatternSymbol::Kind::Results : PatternSymbol::Kind::Native, node.op, 0,
          node.returns, false, nameLoc},
         /*mayRepeat=*/false);
  }
  return node;
}

unsigned PatternChecker::countArguments(const DagInit &dag, SMLoc loc) {
  unsigned count = dag.getNumArgs();
  while (count > 0 &&
         (isDirective(dag.getArg(count - 1), "location") || isDirective(dag.getArg(count - 1), "returnType")))
    --count;
  for (unsigned i = 0; i != count; ++i)
    for (StringRef name : {"location", "returnType"})
      if (isDirective(dag.getArg(i), name))
        report(loc, PatternDirectiveNotLast, name).report();
  return count;
}

void PatternChecker::readDirectives(const DagInit &dag, unsigned first, PatternNode &node, unsigned depth) {
  for (unsigned i = first; i != dag.getNumArgs() && !errors; ++i) {
    auto &directive = *llvm::cast<DagInit>(dag.getArg(i));
    if (isDirective(&directive, "location"))
      readLocation(directive, node);
    else
      readReturnTypes(directive, node, depth);
  }
}

void PatternChecker::readLocation(const DagInit &dag, PatternNode &node) {
  SMLoc loc = operatorLoc(dag);
  if (node.location) {
    report(loc, PatternDirectiveTwice, "location").report();
    return;
  }
  PatternNode::Location location;
  location.loc = loc;
  for (unsigned i = 0; i != dag.getNumArgs(); ++i) {
    auto *text = llvm::dyn_cast<llvm::StringInit>(dag.getArg(i));
    StringRef name = dag.getArgNameStr(i);
    if (text && i == 0) {
      location.text = text->getValue().str();
    } else if (!text && !name.empty()) {
      PatternNode use = readUse(name, leafLoc(dag, i), nullptr);
      if (const PatternSymbol *symbol = model->findSymbol(use.name);
          symbol && symbol->kind != PatternSymbol::Kind::Results &&
          symbol->kind != PatternSymbol::Kind::Operand)
        report(use.loc, PatternBadLocation).report();
      location.names.push_back(use.name);
    } else {
      report(loc, PatternBadLocation).report();
      return;
    }
  }
  if (location.text.empty() && location.names.empty())
    report(loc, PatternBadLocation).report();
  node.location = std::move(location);
}

void PatternChecker::readReturnTypes(const DagInit &dag, PatternNode &node, unsigned depth) {
  SMLoc loc = operatorLoc(dag);
  if (!node.returnTypes.empty()) {
    report(loc, PatternDirectiveTwice, "returnType").report();
    return;
  }
  if (depth == 0 && node.kind == Kind::Native) {
    report(loc, PatternDirectiveNotLast, "returnType").report();
    return;
  }
  for (unsigned i = 0; i != dag.getNumArgs() && !errors; ++i) {
    PatternNode type;
    auto *inner = llvm::dyn_cast<DagInit>(dag.getArg(i));
    const llvm::Record *def = inner ? operatorOf(*inner) : nullptr;
    if (auto *text = llvm::dyn_cast<llvm::StringInit>(dag.getArg(i))) {
      type.kind = Kind::Native;
      type.loc = leafLoc(dag, i);
      type.code = CppExpression::parse(text->getValue());
    } else if (def && isNative(*def)) {
      type = readResultNative(*inner, *def, operatorLoc(*inner), depth + 1);
    } else if (!inner && !dag.getArgNameStr(i).empty()) {
      type = readUse(dag.getArgNameStr(i), leafLoc(dag, i), nullptr);
    } else {
      report(loc, PatternMissingArgument, std::string("returnType")).report();
      return;
    }
    node.returnTypes.push_back(std::move(type));
  }
  unsigned wanted = node.op ? node.op->results().size() : 0;
  if (!errors && node.op && node.returnTypes.size() != wanted)
    report(loc, PatternReturnTypeCount, node.op->name(), wanted, unsigned(node.returnTypes.size())).report();
}

PatternNode PatternChecker::readResultOp(const DagInit &dag, const OpModel &op, SMLoc loc, unsigned depth) {
  PatternNode node;
  node.kind = Kind::Op;
  node.loc = loc;
  node.op = &op;
  unsigned count = countArguments(dag, node.loc);
  if (errors)
    return node;
  if (count != op.arguments().size()) {
    report(loc, PatternArgumentCount, op.name(), count, unsigned(op.arguments().size()))
        .note(op.loc(), PatternDeclaredHere)
        .report();
    return node;
  }
  for (unsigned i = 0; i != count && !errors; ++i) {
    Slot slot{&op, op.arguments()[i]};
    node.children.push_back(readResultArgument(dag, i, &slot, depth));
  }
  readDirectives(dag, count, node, depth);
  return node;
}

PatternNode PatternChecker::readResultNative(const DagInit &dag, const llvm::Record &native, SMLoc loc,
                                             unsigned depth) {
  PatternNode node;
  readNative(native, node);
  node.loc = loc;
  unsigned count = countArguments(dag, node.loc);
  for (unsigned i = 0; i != count && !errors; ++i)
    node.children.push_back(readResultArgument(dag, i, nullptr, depth));
  readDirectives(dag, count, node, depth);
  checkNativePlaceholders(node.code, count, loc);
  return node;
}

PatternNode PatternChecker::readResultArgument(const DagInit &dag, unsigned i, const Slot *slot,
                                               unsigned depth) {
  if (!countNode())
    return {};
  const llvm::Init *arg = dag.getArg(i);
  bool wantsAttribute = slot && slot->member.kind == Member::Attribute;
  bool wantsProperty = slot && slot->member.kind == Member::Property;
  if (auto *inner = llvm::dyn_cast<DagInit>(arg)) {
    if (isDirective(inner, "variadic")) {
      PatternNode node;
      node.kind = Kind::Variadic;
      node.loc = operatorLoc(*inner);
      if (!slot || wantsAttribute || wantsProperty ||
          !slot->op->operands()[slot->member.index].isVariableLength())
        report(node.loc, PatternVariadicOperand,
               slot ? slot->op->memberName(slot->member) : StringRef("this"))
            .report();
      for (unsigned j = 0; j != inner->getNumArgs() && !errors; ++j)
        node.children.push_back(readResultArgument(*inner, j, slot, depth));
      return node;
    }
    PatternNode node = readResult(*inner, depth + 1);
    if (!errors && (wantsAttribute || wantsProperty) && node.kind != Kind::Native)
      report(node.loc, PatternWrongKind, StringRef(inner->getOperator()->getAsString()), "an op",
             kindName(slot->member.kind), slot->op->memberName(slot->member), slot->op->name())
          .report();
    return node;
  }
  SMLoc loc = leafLoc(dag, i);
  StringRef name = dag.getArgNameStr(i);
  PatternNode node;
  node.loc = loc;
  if (llvm::isa<llvm::StringInit>(arg)) {
    report(loc, PatternStringLeaf).report();
    return node;
  }
  if (auto *def = llvm::dyn_cast<llvm::DefInit>(arg)) {
    const llvm::Record &leaf = *def->getDef();
    if (isNative(leaf)) {
      // `NativeCodeCall<…>:$x` is a call with $x as its argument.
      readNative(leaf, node);
      node.loc = loc;
      if (!name.empty())
        node.children.push_back(readUse(name, loc, nullptr));
      checkNativePlaceholders(node.code, node.children.size(), loc);
    } else if (wantsProperty && leaf.isSubClassOf("ConstantProp")) {
      node.kind = Kind::Constant;
      if (const PropertyConstraintModel *constant = readProperty(leaf, *slot, loc))
        node.value = constant->constantValue();
      node.property = &slot->op->properties()[slot->member.index].constraint();
    } else if (leaf.isSubClassOf("ConstantAttr") || (wantsAttribute && leaf.isSubClassOf("EnumCase"))) {
      if (slot && !wantsAttribute)
        reportLeaf(loc, *arg, *slot);
      else
        readConstant(leaf, slot ? *slot : Slot{nullptr, {}}, node);
    } else {
      report(loc, PatternNotBuildable, leaf.getName()).report();
    }
    return node;
  }
  if (!llvm::isa<llvm::UnsetInit>(arg) || name.empty() || name == "_") {
    report(loc, PatternMissingArgument, slot ? slot->op->name() : std::string("a NativeCodeCall")).report();
    return node;
  }
  return readUse(name, loc, slot);
}
