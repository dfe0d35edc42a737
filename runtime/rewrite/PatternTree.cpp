//===- PatternTree.cpp - Declarative patterns, run ------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/PatternTree.h"
#include "runtime/ir/BuiltinAttributes.h"

using namespace strata;

using Registers = llvm::SmallVectorImpl<PatternValue>;

//===----------------------------------------------------------------------===//
// Building
//===----------------------------------------------------------------------===//

/// Whether two steps ask the same question of the same registers. What they point to in tables is compared by
/// what stands there, since each pattern has tables of its own.
bool PatternTree::sameStep(const Node &node, const PatternSpec &spec, unsigned index) const {
  const PatternStep &a = node.spec->match[node.step], &b = spec.match[index];
  if (a.op != b.op || a.dst != b.dst || a.a != b.a)
    return false;
  switch (static_cast<MatchOp>(a.op)) {
  case MatchOp::Operand:
  case MatchOp::Result:
  case MatchOp::Attribute:
  case MatchOp::Count:
  case MatchOp::Element:
    return a.arg == b.arg && a.b == b.b;
  case MatchOp::DefiningOp:
  case MatchOp::OneUse:
  case MatchOp::NoUse:
    return true;
  case MatchOp::Same:
    return a.b == b.b;
  case MatchOp::TypeConstraint:
    return node.spec->typeConstraints[a.arg] == spec.typeConstraints[b.arg];
  case MatchOp::AttrConstraint:
    return node.spec->attrConstraints[a.arg] == spec.attrConstraints[b.arg];
  case MatchOp::OpName: // In a NameSwitch.
  case MatchOp::AttrEquals:
  case MatchOp::Native:
    return false;
  }
  llvm_unreachable("unknown step");
}

unsigned PatternTree::findOrMake(unsigned place, const PatternSpec &spec, unsigned index) {
  unsigned added = nodes.size();
  const PatternStep &step = spec.match[index];
  if (static_cast<MatchOp>(step.op) == MatchOp::OpName) {
    std::vector<NameSwitch> &names = nodes[place].next.names;
    auto known = llvm::find_if(names, [&](const NameSwitch &each) { return each.reg == step.a; });
    NameSwitch &ofRegister = known != names.end() ? *known : names.emplace_back(NameSwitch{step.a, {}});
    auto [it, isNew] = ofRegister.nodes.try_emplace(spec.strings[step.arg], added);
    if (!isNew)
      return it->second;
  } else {
    for (unsigned sibling : nodes[place].next.nodes)
      if (sameStep(nodes[sibling], spec, index))
        return sibling;
    nodes[place].next.nodes.push_back(added);
  }
  nodes.push_back({&spec, index, {}});
  return added;
}

void PatternTree::insert(const PatternSpec &spec) {
  if (!order.try_emplace(&spec, order.size()).second)
    return;
  numRegisters = std::max<unsigned>(numRegisters, spec.numRegisters);
  unsigned current = 0;
  for (unsigned step = 0; step != spec.match.size(); ++step)
    current = findOrMake(current, spec, step);
  nodes[current].next.accepted.push_back(&spec);
}

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

static llvm::SmallVector<PatternValue, 4> collect(const PatternSpec &spec, uint32_t begin, uint32_t count,
                                                  const Registers &registers) {
  llvm::SmallVector<PatternValue, 4> values;
  for (uint16_t reg : spec.args.slice(begin, count))
    values.push_back(registers[reg]);
  return values;
}

static bool runStep(const PatternSpec &spec, const PatternStep &step, Registers &registers,
                    PatternRewriter &rewriter) {
  PatternValue &dst = registers[step.dst];
  const PatternValue &a = registers[step.a];
  switch (static_cast<MatchOp>(step.op)) {
  case MatchOp::Operand:
    dst = PatternValue(ValueRange(a.getOp()->getOperandGroup(step.arg)));
    return true;
  case MatchOp::Result:
    dst = PatternValue(ValueRange(a.getOp()->getResultGroup(step.arg)));
    return true;
  case MatchOp::DefiningOp: {
    PatternValue::Values values = a.getValues();
    Operation *op = values.size() == 1 ? values.front().getDefiningOp() : nullptr;
    dst = PatternValue(op);
    return op;
  }
  case MatchOp::OpName:
    return a.getOp()->getName().getStringRef() == spec.strings[step.arg];
  case MatchOp::Attribute: {
    Attribute attr = a.getOp()->getSlotOrDefault(step.arg);
    dst = PatternValue(attr);
    return attr || step.b == 1;
  }
  case MatchOp::Same:
    return a == registers[step.b];
  case MatchOp::TypeConstraint: {
    const TypeConstraintSpec &constraint = *spec.typeConstraints[step.arg];
    return !constraint.check || llvm::all_of(a.getTypes(), [&](Type type) { return constraint.check(type); });
  }
  case MatchOp::AttrConstraint: {
    const AttrConstraintSpec &constraint = *spec.attrConstraints[step.arg];
    Attribute attr = a.getAttribute();
    return attr && (!constraint.check || constraint.check(attr));
  }
  case MatchOp::AttrEquals:
    return a.getAttribute() && a.getAttribute() == spec.constants[step.arg](rewriter.getContext());
  case MatchOp::Native: {
    const NativeSpec &native = spec.natives[step.arg];
    PatternValue result;
    if (failed(native.call(rewriter, collect(spec, step.b, native.numArgs, registers), result)))
      return false;
    if (step.dst)
      registers[step.dst] = result;
    return true;
  }
  case MatchOp::OneUse:
    return llvm::all_of(a.getValues(), [](Value value) { return value.hasOneUse(); });
  case MatchOp::NoUse:
    return llvm::all_of(a.getValues(), [](Value value) { return value.use_empty(); });
  case MatchOp::Count:
    return a.getValues().size() == step.arg;
  case MatchOp::Element: {
    PatternValue::Values values = a.getValues();
    if (step.arg >= values.size())
      return false;
    dst = PatternValue(values[step.arg]);
    return true;
  }
  }
  llvm_unreachable("unknown step");
}

void PatternTree::match(Operation *op, PatternRewriter &rewriter, llvm::SmallVectorImpl<Match> &matches) const {
  llvm::SmallVector<PatternValue, 16> registers(numRegisters);
  registers[0] = PatternValue(op);
  // A register is written before it is read on every path: siblings may overwrite what others left.
  llvm::SmallVector<unsigned, 16> stack;
  auto enter = [&](const Branches &next) {
    for (const PatternSpec *spec : next.accepted)
      matches.push_back({spec, llvm::SmallVector<PatternValue, 8>(registers.begin(),
                                                                  registers.begin() + spec->numRegisters)});
    for (unsigned node : llvm::reverse(next.nodes))
      stack.push_back(node);
  };
  // Those behind a name follow at once, while what the register holds stands.
  auto enterNamed = [&](const Branches &next) {
    enter(next);
    for (const NameSwitch &names : next.names) {
      auto it = names.nodes.find(registers[names.reg].getOp()->getName().getStringRef());
      if (it != names.nodes.end())
        stack.push_back(~it->second);
    }
  };
  enterNamed(nodes[0].next);
  while (!stack.empty()) {
    unsigned index = stack.pop_back_val();
    bool isNamed = static_cast<int>(index) < 0;
    const Node &node = nodes[isNamed ? ~index : index];
    if (isNamed || runStep(*node.spec, node.spec->match[node.step], registers, rewriter))
      enterNamed(node.next);
  }
  llvm::stable_sort(matches, [&](const Match &a, const Match &b) {
    if (a.spec->benefit != b.spec->benefit)
      return a.spec->benefit > b.spec->benefit;
    return order.lookup(a.spec) < order.lookup(b.spec);
  });
}

//===----------------------------------------------------------------------===//
// Rewriting
//===----------------------------------------------------------------------===//

/// The location of what a rewrite makes: those of all matched ops.
static Location fusedLocation(const PatternSpec &spec, const Registers &registers, MLIRContext *context) {
  llvm::SmallVector<Location, 4> locs;
  for (uint16_t reg : spec.matchedOps)
    if (Operation *op = registers[reg].getOp())
      locs.push_back(op->getLoc());
  return FusedLoc::get(locs, Attribute(), context);
}

/// What a `location` directive says: a name alone, or the locations of ops with the name as metadata.
static Location namedOrFusedLocation(const PatternSpec &spec, const PatternStep &step, const Registers &registers,
                                     MLIRContext *context) {
  llvm::SmallVector<Location, 4> locs;
  for (const PatternValue &part : collect(spec, step.b, step.arg, registers)) {
    if (Operation *op = part.getOp()) {
      locs.push_back(op->getLoc());
      continue;
    }
    for (Value value : part.getValues())
      locs.push_back(value.getLoc());
  }
  StringAttr name = step.a ? StringAttr::get(context, spec.strings[step.a - 1]) : StringAttr();
  if (name && locs.empty())
    return NameLoc::get(name);
  return FusedLoc::get(locs, name, context);
}

static LogicalResult createOp(const PatternSpec &spec, const CreateSpec &create, PatternValue &dst,
                              Registers &registers, Location loc, PatternRewriter &rewriter) {
  OperationState state(loc, create.opName);
  const OpSpec *opSpec = state.name.getSpec();
  if (!opSpec)
    return failure();
  llvm::SmallVector<int32_t, 4> segments;
  for (const PatternValue &group : collect(spec, create.operandsBegin, create.operandsCount, registers)) {
    PatternValue::Values values = group.getValues();
    segments.push_back(values.size());
    state.addOperands(values);
  }
  if (int slot = state.name.getInfo()->operandSegmentSlot; slot >= 0)
    state.setSlot(slot, DenseI32ArrayAttr::get(rewriter.getContext(), segments));
  for (uint32_t i = 0; i != create.attrsCount; ++i) {
    uint16_t slot = spec.args[create.attrsBegin + 2 * i], reg = spec.args[create.attrsBegin + 2 * i + 1];
    if (Attribute attr = registers[reg].getAttribute())
      state.setSlot(slot, attr);
  }
  switch (create.resultTypes) {
  case ResultTypesOf::Replaced: {
    Operation *root = registers[0].getOp();
    for (uint32_t group = create.typesBegin; group != create.typesBegin + create.typesCount; ++group)
      state.addTypes(root->getResultGroup(group).getTypes());
    break;
  }
  case ResultTypesOf::Explicit:
    for (const PatternValue &types : collect(spec, create.typesBegin, create.typesCount, registers))
      state.addTypes(types.getTypes());
    break;
  case ResultTypesOf::Inferred: {
    llvm::SmallVector<Type, 2> types;
    if (failed(inferResultTypes(state, types)))
      return failure();
    state.addTypes(types);
    break;
  }
  }
  for (size_t i = 0; i != opSpec->regions.size(); ++i)
    state.addRegion();
  dst = PatternValue(rewriter.create(state));
  return success();
}

/// Runs the steps; \p created  gets the ops that were made, in their order.
static LogicalResult runRewrite(PatternTree::Match &match, PatternRewriter &rewriter,
                                llvm::SmallVectorImpl<Operation *> &created) {
  const PatternSpec &spec = *match.spec;
  Registers &registers = match.registers;
  Operation *root = registers[0].getOp();
  rewriter.setInsertionPoint(root);
  Location fused = fusedLocation(spec, registers, rewriter.getContext());
  for (const PatternStep &step : spec.rewrite) {
    const PatternValue &a = registers[step.a];
    switch (static_cast<RewriteOp>(step.op)) {
    case RewriteOp::Create: {
      const CreateSpec &create = spec.creates[step.arg];
      Location loc = fused;
      if (create.location)
        if (auto attr = llvm::dyn_cast_or_null<LocationAttr>(registers[create.location].getAttribute()))
          loc = attr;
      if (failed(createOp(spec, create, registers[step.dst], registers, loc, rewriter)))
        return failure();
      created.push_back(registers[step.dst].getOp());
      break;
    }
    case RewriteOp::Result:
      registers[step.dst] = PatternValue(ValueRange(a.getOp()->getResultGroup(step.arg)));
      break;
    case RewriteOp::AllResults:
      registers[step.dst] = PatternValue(ValueRange(a.getOp()->getResults()));
      break;
    case RewriteOp::ResultAt:
      registers[step.dst] = PatternValue(a.getValues()[step.arg]);
      break;
    case RewriteOp::Constant:
      registers[step.dst] = PatternValue(spec.constants[step.arg](rewriter.getContext()));
      break;
    case RewriteOp::Native: {
      const NativeSpec &native = spec.natives[step.arg];
      PatternValue result;
      if (failed(native.call(rewriter, collect(spec, step.b, native.numArgs, registers), result)))
        return failure();
      registers[step.dst] = result;
      break;
    }
    case RewriteOp::Concat: {
      PatternValue::Values values;
      for (const PatternValue &part : collect(spec, step.b, step.arg, registers))
        values.append(part.getValues());
      registers[step.dst] = PatternValue(ValueRange(values));
      break;
    }
    case RewriteOp::Location: {
      Location loc = namedOrFusedLocation(spec, step, registers, rewriter.getContext());
      registers[step.dst] = PatternValue(Attribute(loc));
      break;
    }
    case RewriteOp::Replace:
      rewriter.replaceOp(a.getOp(), ValueRange(registers[step.b].getValues()));
      break;
    case RewriteOp::Erase:
      rewriter.eraseOp(a.getOp());
      break;
    }
  }
  return success();
}

LogicalResult PatternTree::rewrite(Match &match, PatternRewriter &rewriter) {
  llvm::SmallVector<Operation *, 4> created;
  if (succeeded(runRewrite(match, rewriter, created)))
    return success();
  // Types that cannot be inferred, or a native call that refuses: nothing stays of what was made for it.
  for (Operation *op : llvm::reverse(created))
    if (op->use_empty())
      rewriter.eraseOp(op);
  return failure();
}
