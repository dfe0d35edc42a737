//===- PatternLowering.cpp - Lowers rewrite patterns to programs ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The order of the match steps is specified in CompiledPattern.h. Rewrite steps follow the order of the
// result patterns; the arguments of an op precede the op.
//
//===----------------------------------------------------------------------===//

#include "generator/lower/CompiledPattern.h"
#include "generator/lower/SlotLayout.h"
#include "generator/lower/TableIndex.h"
#include "generator/model/AttrConstraintModel.h"
#include "generator/model/ModelContext.h"
#include "generator/model/PropertyConstraintModel.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TableGen/Record.h"
#include <map>
#include <set>

using namespace mlir;
using Kind = PatternNode::Kind;
using Member = MemberRef::Kind;
using Param = CompiledNative::Param;
using Symbol = PatternSymbol::Kind;

namespace {

class PatternLowering {
public:
  /// Prepares to lower one pattern. \param swapped If bit i is set, the i-th `either` directive is matched
  /// with its operands swapped.
  PatternLowering(const PatternModel &model, unsigned swapped) : model(model), swapped(swapped) {}
  CompiledPattern run();

private:
  /// A register and the kind of its contents.
  struct Bound {
    uint16_t reg = 0;
    Param param{Param::Kind::Any, {}};
    const OpModel *op = nullptr; ///< The op in the register; null if it does not hold an op.
  };
  struct AttributeCheck {
    uint16_t reg;
    const PatternNode *leaf;
  };
  struct MatcherCall {
    uint16_t self;
    Param selfParam;
    const PatternNode *node;
  };

  // Emission of match and rewrite steps.
  uint16_t newRegister() { return out.numRegisters++; }
  void match(MatchOp op, uint16_t dst, uint16_t a, uint16_t b = 0, uint32_t arg = 0) {
    out.match.push_back({static_cast<uint8_t>(op), 0, dst, a, b, arg});
  }
  void rewrite(RewriteOp op, uint16_t dst, uint16_t a = 0, uint16_t b = 0, uint32_t arg = 0) {
    out.rewrite.push_back({static_cast<uint8_t>(op), 0, dst, a, b, arg});
  }
  unsigned string(llvm::StringRef text) { return indexInTable(out.strings, text); }
  unsigned addArgs(llvm::ArrayRef<uint16_t> registers);
  unsigned constant(const PatternNode &node);
  unsigned attrConstraint(const ConstraintModel *model) { return indexInTable(out.attrConstraints, model); }

  // Matching.
  void matchStructure(const PatternNode &node, uint16_t reg);
  void matchOperand(const PatternNode &child, uint16_t values, const Param &param);
  void matchAttributes(const PatternNode &node, uint16_t reg);
  void matchProperty(const PatternNode &child, const AttrSlot &slot, uint16_t reg);
  void bindMatched(const std::string &name, Bound bound);
  void matchLeaves();
  void matchNatives();
  void takeDefined(const PatternNode &argument, unsigned index, std::optional<uint16_t> parts,
                   uint16_t single);
  void matchConstraints();
  void matchConstraint(const PatternConstraint &constraint);
  Bound valueInMatch(const PatternNode &use);

  // Rewriting.
  Bound lowerNode(const PatternNode &node, std::optional<unsigned> replacedGroup);
  Bound lowerCreate(const PatternNode &node, std::optional<unsigned> replacedGroup);
  Bound lowerNative(const PatternNode &node, CompiledNative::Kind kind,
                    const PropertyConstraintModel *property = nullptr);
  Bound lowerUse(const PatternNode &node);
  Bound valuesOf(const Bound &bound);
  Bound resultGroup(const Bound &op, unsigned group);
  uint16_t lowerLocation(const PatternNode::Location &location);
  void lowerReplacement();

  static Param operandParam(const OperandModel &operand) {
    return operand.isVariableLength() ? Param{Param::Kind::Values, "::mlir::ValueRange"}
                                      : Param{Param::Kind::Value, "::mlir::Value"};
  }

  const PatternModel &model;
  unsigned swapped, nextEither = 0;
  CompiledPattern out;
  llvm::StringMap<Bound> bindings;
  std::vector<std::pair<const PatternNode *, uint16_t>> matchedNodes;
  std::vector<std::pair<uint16_t, const TypeConstraintModel *>> typeChecks;
  std::vector<AttributeCheck> attributeChecks;
  std::vector<std::pair<uint16_t, uint16_t>> equalities;
  std::vector<MatcherCall> matchers;
  /// Registers that hold a result group, by the op's register and the group's index.
  std::map<std::pair<uint16_t, unsigned>, uint16_t> resultRegisters;
};

unsigned PatternLowering::addArgs(llvm::ArrayRef<uint16_t> registers) {
  unsigned begin = out.args.size();
  out.args.insert(out.args.end(), registers.begin(), registers.end());
  return begin;
}

unsigned PatternLowering::constant(const PatternNode &node) {
  for (unsigned i = 0; i != out.constants.size(); ++i)
    if (out.constants[i].constraint == node.attribute && out.constants[i].property == node.property &&
        out.constants[i].value.text() == node.value.text())
      return i;
  out.constants.push_back({node.attribute, node.property, node.value, node.loc});
  return out.constants.size() - 1;
}

//===----------------------------------------------------------------------===//
// Match steps
//===----------------------------------------------------------------------===//

void PatternLowering::bindMatched(const std::string &name, Bound bound) {
  if (name.empty())
    return;
  auto [entry, isNew] = bindings.try_emplace(name, bound);
  if (!isNew && entry->second.reg != bound.reg)
    equalities.push_back({entry->second.reg, bound.reg});
}

static bool isAskedFor(const PatternNode &node) { return node.kind != Kind::Any || !node.name.empty(); }

void PatternLowering::matchOperand(const PatternNode &child, uint16_t values, const Param &param) {
  switch (child.kind) {
  case Kind::Op:
  case Kind::Native: {
    uint16_t op = newRegister();
    match(MatchOp::DefiningOp, op, values);
    if (child.kind == Kind::Op) {
      match(MatchOp::OpName, 0, op, 0, string(child.op->name()));
      matchStructure(child, op);
    } else {
      matchers.push_back({op, Param{Param::Kind::Operation, "::mlir::Operation *"}, &child});
    }
    return;
  }
  case Kind::Variadic:
    match(MatchOp::Count, 0, values, 0, child.children.size());
    for (auto [index, element] : llvm::enumerate(child.children)) {
      if (!isAskedFor(element))
        continue;
      uint16_t value = newRegister();
      match(MatchOp::Element, value, values, 0, index);
      matchOperand(element, value, Param{Param::Kind::Value, "::mlir::Value"});
    }
    bindMatched(child.name, {values, param, nullptr});
    return;
  case Kind::Type:
    typeChecks.push_back({values, child.type});
    [[fallthrough]];
  default:
    bindMatched(child.name, {values, param, nullptr});
    return;
  }
}

void PatternLowering::matchStructure(const PatternNode &node, uint16_t reg) {
  out.matchedOps.push_back(reg);
  matchedNodes.push_back({&node, reg});
  if (!node.name.empty())
    bindMatched(node.name, {reg, Param{Param::Kind::Operation, node.op->cppClass()}, node.op});
  std::vector<unsigned> order(node.children.size());
  for (unsigned i = 0; i != order.size(); ++i)
    order[i] = i;
  for (auto [first, second] : node.eithers)
    if (swapped >> nextEither++ & 1)
      std::swap(order[first], order[second]);
  for (auto [position, member] : llvm::enumerate(node.op->arguments())) {
    const PatternNode &child = node.children[order[position]];
    if (member.kind != Member::Operand || !isAskedFor(child))
      continue;
    uint16_t values = newRegister();
    match(MatchOp::Operand, values, reg, 0, member.index);
    matchOperand(child, values, operandParam(node.op->operands()[member.index]));
  }
}

/// Matches a property by the attribute that is stored in its slot.
void PatternLowering::matchProperty(const PatternNode &child, const AttrSlot &slot, uint16_t reg) {
  const PropertyConstraintModel &property = slot.property->constraint();
  uint16_t value = newRegister();
  match(MatchOp::Attribute, value, reg, /*mayBeAbsent=*/0, slot.index);
  bindMatched(
      child.name,
      {value, Param{Param::Kind::Property, property.interfaceType().str(), false, &property}, nullptr});
  if (child.kind == Kind::Property)
    attributeChecks.push_back({value, &child});
}

void PatternLowering::matchAttributes(const PatternNode &node, uint16_t reg) {
  SlotLayout layout(*node.op);
  for (auto [position, member] : llvm::enumerate(node.op->arguments())) {
    const PatternNode &child = node.children[position];
    if (member.kind == Member::Property && isAskedFor(child))
      matchProperty(child, layout.slotOf(member), reg);
    if (member.kind != Member::Attribute || !isAskedFor(child))
      continue;
    const AttrSlot &slot = layout.slotOf(member);
    const AttributeModel &attr = *slot.attribute;
    bool mayBeAbsent = child.kind == Kind::Name && attr.isOptional() && !attr.hasDefaultValue();
    uint16_t value = newRegister();
    match(MatchOp::Attribute, value, reg, mayBeAbsent, slot.index);
    Param param{Param::Kind::Attribute, attr.constraint().storageType().str(), mayBeAbsent};
    bindMatched(child.name, {value, param, nullptr});
    if (child.kind == Kind::Native)
      matchers.push_back({value, param, &child});
    else if (child.kind != Kind::Name)
      attributeChecks.push_back({value, &child});
  }
}

void PatternLowering::matchLeaves() {
  for (const AttributeCheck &check : attributeChecks) {
    if (check.leaf->kind == Kind::Constant)
      match(MatchOp::AttrEquals, 0, check.reg, 0, constant(*check.leaf));
    else if (check.leaf->kind == Kind::Attribute)
      match(MatchOp::AttrConstraint, 0, check.reg, 0, attrConstraint(check.leaf->attribute));
    else if (check.leaf->kind == Kind::Property)
      match(MatchOp::AttrConstraint, 0, check.reg, 0, attrConstraint(check.leaf->property));
  }
  for (auto [reg, type] : typeChecks)
    match(MatchOp::TypeConstraint, 0, reg, 0, indexInTable(out.typeConstraints, type));
  for (auto [first, second] : equalities)
    match(MatchOp::Same, 0, first, second);
}

/// Binds one of the values and attributes that a C++ matcher defines.
/// \param parts The register with all defined entities, if there is more than one.
void PatternLowering::takeDefined(const PatternNode &argument, unsigned index, std::optional<uint16_t> parts,
                                  uint16_t single) {
  if (parts && !isAskedFor(argument))
    return;
  uint16_t defined = single;
  if (parts)
    match(MatchOp::Element, defined = newRegister(), *parts, 0, index);
  if (argument.kind != Kind::Attribute) {
    bindMatched(argument.name, {defined, Param{Param::Kind::Value, "::mlir::Value"}, nullptr});
    if (argument.kind == Kind::Type)
      match(MatchOp::TypeConstraint, 0, defined, 0, indexInTable(out.typeConstraints, argument.type));
    return;
  }
  llvm::StringRef storage = argument.attribute->storageType();
  bindMatched(argument.name,
              {defined, Param{Param::Kind::Attribute, storage.empty() ? "::mlir::Attribute" : storage.str()},
               nullptr});
  match(MatchOp::AttrConstraint, 0, defined, 0, attrConstraint(argument.attribute));
}

void PatternLowering::matchNatives() {
  for (const MatcherCall &call : matchers) {
    const PatternNode &node = *call.node;
    CompiledNative native;
    native.kind = CompiledNative::Kind::Matcher;
    native.name = node.record->isAnonymous() ? node.code.text().str() : node.record->getName().str();
    native.code = node.code;
    native.codeLoc = ModelContext::loc(*node.record);
    native.params = {call.selfParam};
    native.loc = node.loc;
    for (const PatternNode &argument : node.children)
      native.defined.push_back(argument.kind == Kind::Attribute ? Param::Kind::Attribute
                                                                : Param::Kind::Value);
    uint16_t all = node.children.empty() ? 0 : newRegister();
    unsigned begin = addArgs({call.self});
    match(MatchOp::Native, all, 0, begin, out.natives.size());
    out.natives.push_back(std::move(native));
    for (auto [index, argument] : llvm::enumerate(node.children))
      takeDefined(argument, index, node.children.size() == 1 ? std::nullopt : std::optional<uint16_t>(all),
                  all);
  }
}

/// Returns the binding of a name that a constraint uses. The name of an op with one result denotes that
/// result.
PatternLowering::Bound PatternLowering::valueInMatch(const PatternNode &use) {
  Bound bound = bindings.lookup(use.name);
  if (!bound.op || (!use.part && bound.op->results().size() != 1))
    return bound;
  unsigned group = use.part.value_or(0);
  auto [entry, isNew] = resultRegisters.try_emplace({bound.reg, group}, out.numRegisters);
  if (isNew)
    match(MatchOp::Result, newRegister(), bound.reg, 0, group);
  return {entry->second, operandParam(bound.op->results()[group]), nullptr};
}

void PatternLowering::matchConstraint(const PatternConstraint &constraint) {
  const ConstraintModel &condition = *constraint.constraint;
  std::vector<uint16_t> registers;
  std::vector<Param> params;
  for (const PatternNode &use : constraint.arguments) {
    Bound bound = valueInMatch(use);
    registers.push_back(bound.reg);
    params.push_back(bound.param);
  }
  if (auto *type = llvm::dyn_cast<TypeConstraintModel>(&condition)) {
    match(MatchOp::TypeConstraint, 0, registers.front(), 0, indexInTable(out.typeConstraints, type));
    return;
  }
  // The constraint HasNoUseOf is lowered to the match step NoUse.
  if (condition.recordName() == "HasNoUseOf" && registers.size() == 1) {
    match(MatchOp::NoUse, 0, registers.front());
    return;
  }
  CompiledNative native;
  native.kind = CompiledNative::Kind::Predicate;
  native.name = condition.isAnonymous() ? condition.summary().str() : condition.recordName().str();
  native.predicate = &condition.predicate();
  native.params = std::move(params);
  native.lastIsSelf = constraint.lastIsSelf;
  native.loc = constraint.loc;
  unsigned begin = addArgs(registers);
  match(MatchOp::Native, 0, 0, begin, out.natives.size());
  out.natives.push_back(std::move(native));
}

void PatternLowering::matchConstraints() {
  for (const PatternConstraint &constraint : model.constraints())
    matchConstraint(constraint);
}

//===----------------------------------------------------------------------===//
// Rewrite steps
//===----------------------------------------------------------------------===//

PatternLowering::Bound PatternLowering::resultGroup(const Bound &op, unsigned group) {
  auto [entry, isNew] = resultRegisters.try_emplace({op.reg, group}, out.numRegisters);
  if (isNew)
    rewrite(RewriteOp::Result, newRegister(), op.reg, 0, group);
  return {entry->second, operandParam(op.op->results()[group]), nullptr};
}

/// Returns the values that a binding stands for: for an op, its results.
PatternLowering::Bound PatternLowering::valuesOf(const Bound &bound) {
  if (!bound.op)
    return bound;
  if (bound.op->results().size() == 1)
    return resultGroup(bound, 0);
  uint16_t values = newRegister();
  rewrite(RewriteOp::AllResults, values, bound.reg);
  return {values, Param{Param::Kind::Values, "::mlir::ValueRange"}, nullptr};
}

PatternLowering::Bound PatternLowering::lowerUse(const PatternNode &node) {
  Bound bound = bindings.lookup(node.name);
  if (bound.op && node.part)
    return resultGroup(bound, *node.part);
  if (node.part && bound.param.kind == Param::Kind::Values) {
    uint16_t value = newRegister();
    rewrite(RewriteOp::ResultAt, value, bound.reg, 0, *node.part);
    return {value, Param{Param::Kind::Value, "::mlir::Value"}, nullptr};
  }
  return bound;
}

/// Emits the native code of a pattern node. \param property The property whose value the code returns, or
/// null.
PatternLowering::Bound PatternLowering::lowerNative(const PatternNode &node, CompiledNative::Kind kind,
                                                    const PropertyConstraintModel *property) {
  std::vector<uint16_t> registers;
  CompiledNative native;
  native.kind = kind;
  native.name =
      node.record && !node.record->isAnonymous() ? node.record->getName().str() : node.code.text().str();
  native.code = node.code;
  native.codeLoc = node.record ? ModelContext::loc(*node.record) : node.loc;
  native.returns = node.returns;
  native.resultProperty = property;
  native.loc = node.loc;
  for (const PatternNode &child : node.children) {
    Bound argument = lowerNode(child, std::nullopt);
    // An op with results is passed as its results, an op without results as the op.
    if (argument.op && !argument.op->results().empty())
      argument = valuesOf(argument);
    registers.push_back(argument.reg);
    native.params.push_back(argument.param);
  }
  uint16_t result = newRegister();
  unsigned begin = addArgs(registers);
  rewrite(RewriteOp::Native, result, 0, begin, out.natives.size());
  out.natives.push_back(std::move(native));
  Bound bound{result, Param{Param::Kind::Any, {}}, nullptr};
  if (node.returns > 1)
    bound.param = {Param::Kind::Values, "::mlir::ValueRange"};
  if (!node.name.empty())
    bindings[node.name] = bound;
  return bound;
}

uint16_t PatternLowering::lowerLocation(const PatternNode::Location &location) {
  std::vector<uint16_t> registers;
  for (const std::string &name : location.names)
    registers.push_back(bindings.lookup(name).reg);
  unsigned text = location.text.empty() ? 0 : 1 + string(location.text);
  uint16_t result = newRegister();
  unsigned begin = addArgs(registers);
  rewrite(RewriteOp::Location, result, text, begin, registers.size());
  return result;
}

PatternLowering::Bound PatternLowering::lowerCreate(const PatternNode &node,
                                                    std::optional<unsigned> replacedGroup) {
  const OpModel &op = *node.op;
  SlotLayout layout(op);
  std::vector<uint16_t> operands(op.operands().size()), attrs;
  for (auto [position, member] : llvm::enumerate(op.arguments())) {
    const PatternNode &child = node.children[position];
    Bound argument =
        member.kind == Member::Property && child.kind == Kind::Native
            ? lowerNative(child, CompiledNative::Kind::Call, &op.properties()[member.index].constraint())
            : lowerNode(child, std::nullopt);
    if (member.kind == Member::Operand) {
      operands[member.index] = valuesOf(argument).reg;
    } else if (member.kind == Member::Attribute || member.kind == Member::Property) {
      attrs.push_back(layout.slotOf(member).index);
      attrs.push_back(argument.reg);
    }
  }
  CreateSpec create;
  create.operandsBegin = addArgs(operands);
  create.operandsCount = operands.size();
  create.attrsBegin = addArgs(attrs);
  create.attrsCount = attrs.size() / 2;
  if (!node.returnTypes.empty()) {
    std::vector<uint16_t> types;
    for (const PatternNode &type : node.returnTypes)
      types.push_back(type.kind == Kind::Native ? lowerNative(type, CompiledNative::Kind::Types).reg
                                                : valuesOf(lowerUse(type)).reg);
    create.resultTypes = ResultTypesOf::Explicit;
    create.typesBegin = addArgs(types);
    create.typesCount = types.size();
  } else if (replacedGroup && !op.results().empty() && !op.hasTrait("SameOperandsAndResultType")) {
    create.resultTypes = ResultTypesOf::Replaced;
    create.typesBegin = *replacedGroup;
    create.typesCount = op.results().size();
  }
  if (node.location)
    create.location = lowerLocation(*node.location);
  uint16_t result = newRegister();
  rewrite(RewriteOp::Create, result, 0, 0, out.creates.size());
  out.creates.push_back(create);
  out.createdOps.push_back(&op);
  Bound bound{result, Param{Param::Kind::Operation, op.cppClass()}, &op};
  if (!node.name.empty())
    bindings[node.name] = bound;
  return bound;
}

PatternLowering::Bound PatternLowering::lowerNode(const PatternNode &node,
                                                  std::optional<unsigned> replacedGroup) {
  switch (node.kind) {
  case Kind::Op:
    return lowerCreate(node, replacedGroup);
  case Kind::Native:
    return lowerNative(node, CompiledNative::Kind::Call);
  case Kind::Replace:
    return lowerUse(node.children.front());
  case Kind::Constant: {
    uint16_t result = newRegister();
    rewrite(RewriteOp::Constant, result, 0, 0, constant(node));
    return {result, Param{Param::Kind::Attribute, node.attribute ? node.attribute->storageType().str() : ""},
            nullptr};
  }
  case Kind::Variadic: {
    std::vector<uint16_t> registers;
    for (const PatternNode &child : node.children)
      registers.push_back(valuesOf(lowerNode(child, std::nullopt)).reg);
    uint16_t result = newRegister();
    unsigned begin = addArgs(registers);
    rewrite(RewriteOp::Concat, result, 0, begin, registers.size());
    return {result, Param{Param::Kind::Values, "::mlir::ValueRange"}, nullptr};
  }
  case Kind::Name:
    return lowerUse(node);
  case Kind::Any:
  case Kind::Type:
  case Kind::Attribute:
  case Kind::Property:
    return {}; // Only source patterns contain these kinds.
  }
  llvm_unreachable("unknown node");
}

void PatternLowering::lowerReplacement() {
  std::vector<uint16_t> values;
  unsigned group = 0;
  for (auto [index, node] : llvm::enumerate(model.results())) {
    bool replaces = index >= model.firstReplacement();
    Bound bound = lowerNode(node, replaces ? std::optional<unsigned>(group) : std::nullopt);
    if (!replaces)
      continue;
    group += countValueGroups(node);
    values.push_back(valuesOf(bound).reg);
  }
  for (const PatternNode &node : model.supplemental())
    lowerNode(node, std::nullopt);
  if (model.rootOp().results().empty()) {
    rewrite(RewriteOp::Erase, 0, 0);
    return;
  }
  uint16_t all = values.front();
  if (values.size() > 1) {
    all = newRegister();
    unsigned begin = addArgs(values);
    rewrite(RewriteOp::Concat, all, 0, begin, values.size());
  }
  rewrite(RewriteOp::Replace, 0, 0, all);
}

CompiledPattern PatternLowering::run() {
  out.model = &model;
  out.name = model.name().str();
  out.rootOp = model.rootOp().name();
  out.benefit = model.benefit();
  matchStructure(model.source(), 0);
  for (auto [node, reg] : matchedNodes)
    matchAttributes(*node, reg);
  matchLeaves();
  // matchNatives() collects an equality for each name that a C++ matcher binds again; these are tested after
  // the matchers.
  equalities.clear();
  matchNatives();
  for (auto [first, second] : equalities)
    match(MatchOp::Same, 0, first, second);
  matchConstraints();
  lowerReplacement();
  std::set<std::string> created;
  for (const OpModel *op : out.createdOps)
    created.insert(op->name());
  out.generatedOps.assign(created.begin(), created.end());
  return std::move(out);
}

unsigned countEithers(const PatternNode &node) {
  unsigned count = node.eithers.size();
  for (const PatternNode &child : node.children)
    count += countEithers(child);
  return count;
}

} // namespace

std::vector<CompiledPattern> mlir::lowerPattern(const PatternModel &pattern) {
  std::vector<CompiledPattern> result;
  unsigned alternatives = 1u << countEithers(pattern.source());
  for (unsigned swapped = 0; swapped != alternatives; ++swapped) {
    result.push_back(PatternLowering(pattern, swapped).run());
    if (swapped)
      result.back().name += "_" + std::to_string(swapped);
  }
  return result;
}
