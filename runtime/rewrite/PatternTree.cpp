//===- PatternTree.cpp - Matcher of declarative patterns ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/rewrite/PatternTree.h"
#include "runtime/ir/BuiltinAttributes.h"

using namespace mlir;

using Registers = llvm::SmallVectorImpl<PatternValue>;

//===----------------------------------------------------------------------===//
// Construction of the pattern tree
//===----------------------------------------------------------------------===//

/// Returns true if two steps perform the same test on the same registers. Arguments that are indices into
/// tables are compared by the table entries, because each pattern has its own tables.
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
  case MatchOp::OpName:     // Op names are tested by a Switch.
  case MatchOp::AttrEquals: // Attributes are tested by a Switch.
  case MatchOp::Native:
    return false;
  }
  llvm_unreachable("unknown step");
}

unsigned PatternTree::findOrAdd(unsigned parent, const PatternSpec &spec, unsigned index) {
  unsigned added = nodes.size();
  const PatternStep &step = spec.match[index];
  auto findInSwitch = [&](std::vector<Switch> &switches, const void *key) {
    auto known = llvm::find_if(switches, [&](const Switch &each) { return each.reg == step.a; });
    Switch &ofRegister = known != switches.end() ? *known : switches.emplace_back(Switch{.reg = step.a});
    return ofRegister.nodes.try_emplace(key, added).first->second;
  };
  unsigned found = added;
  Branches &next = nodes[parent].next;
  switch (static_cast<MatchOp>(step.op)) {
  case MatchOp::OpName:
    found = findInSwitch(next.names, OperationName(spec.strings[step.arg], context).getAsOpaquePointer());
    break;
  case MatchOp::AttrEquals:
    if (Attribute constant = spec.constants[step.arg](context)) {
      found = findInSwitch(next.constants, constant.getAsOpaquePointer());
      break;
    }
    [[fallthrough]]; // No attribute equals a null constant: add a step that always fails.
  default:
    for (unsigned sibling : next.nodes)
      if (sameStep(nodes[sibling], spec, index))
        return sibling;
    next.nodes.push_back(added);
  }
  if (found == added)
    nodes.push_back({&spec, index, {}});
  return found;
}

void PatternTree::insert(const PatternSpec &spec) {
  unsigned number = order.size();
  if (!order.try_emplace(&spec, number).second)
    return;
  numRegisters = std::max<unsigned>(numRegisters, spec.numRegisters);
  unsigned current = 0;
  for (unsigned step = 0; step != spec.match.size(); ++step)
    current = findOrAdd(current, spec, step);
  nodes[current].next.accepted.push_back({&spec, number});
}

//===----------------------------------------------------------------------===//
// Matching of declarative patterns
//===----------------------------------------------------------------------===//

static llvm::SmallVector<PatternValue, 4> collect(const PatternSpec &spec, uint32_t begin, uint32_t count,
                                                  const Registers &registers) {
  llvm::SmallVector<PatternValue, 4> values;
  for (uint16_t reg : spec.args.slice(begin, count))
    values.push_back(registers[reg]);
  return values;
}

namespace {
/// A non-owning view of a register during matching. Values are copied only when a pattern matches, because
/// most matches fail. A range of values refers to its op; the results of native calls are owned by the
/// matcher.
class RegisterView {
  enum class Kind : uint8_t { Nothing, Op, Attr, Operands, Results, Other };

public:
  RegisterView() = default;
  RegisterView(Operation *op) : base(op), kind(op ? Kind::Op : Kind::Nothing) {}
  RegisterView(Attribute attr) : base(attr.getAsOpaquePointer()), kind(attr ? Kind::Attr : Kind::Nothing) {}
  static RegisterView operandGroup(Operation *op, unsigned group) {
    auto [begin, count] = op->getOperandGroupBounds(group);
    return RegisterView(op, begin, count, Kind::Operands);
  }
  static RegisterView resultGroup(Operation *op, unsigned group) {
    auto [begin, count] = op->getResultGroupBounds(group);
    return RegisterView(op, begin, count, Kind::Results);
  }
  RegisterView(const PatternValue *other) : base(other), kind(Kind::Other) {}

  Operation *getOp() const {
    if (kind == Kind::Op)
      return static_cast<Operation *>(const_cast<void *>(base));
    return kind == Kind::Other ? getOther().getOp() : nullptr;
  }
  Attribute getAttribute() const {
    if (kind == Kind::Attr)
      return Attribute::getFromOpaquePointer(base);
    return kind == Kind::Other ? getOther().getAttribute() : Attribute();
  }
  llvm::ArrayRef<PatternValue> getParts() const {
    return kind == Kind::Other ? getOther().getParts() : llvm::ArrayRef<PatternValue>();
  }
  /// Calls `use` with the values in the register. If the register contains an op, these are its results.
  template <typename Fn>
  auto withValues(Fn &&use) const {
    if (isRange())
      return use(getRange());
    PatternValue::Values copied = toValue().getValues();
    return use(ValueRange(copied));
  }
  /// Returns true if `use` returns true for the type of each value.
  template <typename Fn>
  bool allTypes(Fn &&use) const {
    if (kind == Kind::Other)
      return llvm::all_of(getOther().getTypes(), use);
    return withValues([&](ValueRange range) {
      for (size_t i = 0, e = range.size(); i != e; ++i)
        if (!use(range[i].getType()))
          return false;
      return true;
    });
  }
  PatternValue toValue() const {
    switch (kind) {
    case Kind::Nothing:
      return PatternValue();
    case Kind::Op:
      return PatternValue(getOp());
    case Kind::Attr:
      return PatternValue(getAttribute());
    case Kind::Operands:
    case Kind::Results:
      return PatternValue(getRange());
    case Kind::Other:
      return getOther();
    }
    llvm_unreachable("unknown kind");
  }
  bool isSame(const RegisterView &that) const {
    if (isRange() && that.isRange())
      return llvm::equal(getRange(), that.getRange());
    if (kind == Kind::Attr && that.kind == Kind::Attr)
      return base == that.base;
    return toValue() == that.toValue();
  }

private:
  bool isRange() const { return kind == Kind::Operands || kind == Kind::Results; }
  RegisterView(Operation *op, uint32_t begin, uint32_t count, Kind kind)
      : base(op), begin(begin), count(count), kind(kind) {}
  ValueRange getRange() const {
    auto *op = static_cast<Operation *>(const_cast<void *>(base));
    if (kind == Kind::Operands)
      return ValueRange(op->getOperands().slice(begin, count));
    return ValueRange(op->getResults().slice(begin, count));
  }
  const PatternValue &getOther() const { return *static_cast<const PatternValue *>(base); }

  const void *base = nullptr;
  uint32_t begin = 0, count = 0;
  Kind kind = Kind::Nothing;
};
} // namespace

/// Matches all patterns of the tree with one root op, by one traversal of the tree.
class PatternTree::Matcher {
public:
  Matcher(const PatternTree &tree, Operation *root, PatternRewriter &rewriter,
          llvm::SmallVectorImpl<Match> &matches)
      : tree(tree), rewriter(rewriter), matches(matches), registers(tree.numRegisters) {
    registers[0] = RegisterView(root);
  }
  void run();

private:
  bool runStep(const PatternSpec &spec, const PatternStep &step);
  bool runNative(const PatternSpec &spec, const PatternStep &step);
  void enter(const Branches &next);
  void enterSwitch(const std::vector<Switch> &switches,
                   llvm::function_ref<const void *(const RegisterView &)> getKey);
  void accept(const Accepted &accepted);

  const PatternTree &tree;
  PatternRewriter &rewriter;
  llvm::SmallVectorImpl<Match> &matches;
  // Siblings in the tree may overwrite each other's registers, because on each path a register is written
  // before it is read.
  llvm::SmallVector<RegisterView, 12> registers;
  llvm::SmallVector<std::unique_ptr<PatternValue>, 0>
      nativeResults;                     ///< Owns values to which registers refer.
  llvm::SmallVector<unsigned, 16> stack; ///< Nodes to visit; an index is inverted if a Switch chose it.
};

bool PatternTree::Matcher::runNative(const PatternSpec &spec, const PatternStep &step) {
  const NativeSpec &native = spec.natives[step.arg];
  llvm::SmallVector<PatternValue, 4> args;
  for (uint16_t reg : spec.args.slice(step.b, native.numArgs))
    args.push_back(registers[reg].toValue());
  PatternValue result;
  if (failed(native.call(rewriter, args, result)))
    return false;
  if (step.dst) {
    nativeResults.push_back(std::make_unique<PatternValue>(std::move(result)));
    registers[step.dst] = RegisterView(nativeResults.back().get());
  }
  return true;
}

bool PatternTree::Matcher::runStep(const PatternSpec &spec, const PatternStep &step) {
  RegisterView &dst = registers[step.dst];
  const RegisterView &a = registers[step.a];
  switch (static_cast<MatchOp>(step.op)) {
  case MatchOp::Operand:
    dst = RegisterView::operandGroup(a.getOp(), step.arg);
    return true;
  case MatchOp::Result:
    dst = RegisterView::resultGroup(a.getOp(), step.arg);
    return true;
  case MatchOp::DefiningOp: {
    Operation *op = a.withValues(
        [](ValueRange values) { return values.size() == 1 ? values[0].getDefiningOp() : nullptr; });
    dst = RegisterView(op);
    return op;
  }
  case MatchOp::Attribute: {
    Attribute attr = a.getOp()->getSlotOrDefault(step.arg);
    dst = RegisterView(attr);
    return attr || step.b == 1;
  }
  case MatchOp::Same:
    return a.isSame(registers[step.b]);
  case MatchOp::TypeConstraint: {
    const TypeConstraintSpec &constraint = *spec.typeConstraints[step.arg];
    return !constraint.check || a.allTypes([&](Type type) { return constraint.check(type); });
  }
  case MatchOp::AttrConstraint: {
    const AttrConstraintSpec &constraint = *spec.attrConstraints[step.arg];
    Attribute attr = a.getAttribute();
    return attr && (!constraint.check || constraint.check(attr));
  }
  case MatchOp::Native:
    return runNative(spec, step);
  case MatchOp::OneUse:
    return a.withValues(
        [](ValueRange range) { return llvm::all_of(range, [](Value value) { return value.hasOneUse(); }); });
  case MatchOp::NoUse:
    return a.withValues(
        [](ValueRange range) { return llvm::all_of(range, [](Value value) { return value.use_empty(); }); });
  case MatchOp::Count:
    return a.withValues([&](ValueRange range) { return range.size() == step.arg; });
  case MatchOp::Element:
    if (llvm::ArrayRef<PatternValue> parts = a.getParts(); !parts.empty()) {
      if (step.arg >= parts.size())
        return false;
      dst = RegisterView(&parts[step.arg]);
      return true;
    }
    return a.withValues([&](ValueRange range) {
      if (step.arg >= range.size())
        return false;
      nativeResults.push_back(std::make_unique<PatternValue>(range[step.arg]));
      dst = RegisterView(nativeResults.back().get());
      return true;
    });
  case MatchOp::OpName:     // Tested by enterSwitch().
  case MatchOp::AttrEquals: // Tested by enterSwitch(), except for null constants, which always fail.
    return false;
  }
  llvm_unreachable("unknown step");
}

void PatternTree::Matcher::accept(const Accepted &accepted) {
  Match &match = matches.emplace_back(Match{accepted.spec, accepted.order, {}});
  for (unsigned i = 0; i != accepted.spec->numRegisters; ++i)
    match.registers.push_back(registers[i].toValue());
}

void PatternTree::Matcher::enterSwitch(const std::vector<Switch> &switches,
                                       llvm::function_ref<const void *(const RegisterView &)> getKey) {
  for (const Switch &one : switches)
    if (const void *key = getKey(registers[one.reg]))
      if (auto it = one.nodes.find(key); it != one.nodes.end())
        stack.push_back(~it->second);
}

/// Pushes the nodes chosen by switches last, so that they are visited first: siblings could overwrite the
/// register that the switch has tested.
void PatternTree::Matcher::enter(const Branches &next) {
  for (const Accepted &accepted : next.accepted)
    accept(accepted);
  for (unsigned node : llvm::reverse(next.nodes))
    stack.push_back(node);
  if (!next.constants.empty())
    enterSwitch(next.constants,
                [](const RegisterView &view) { return view.getAttribute().getAsOpaquePointer(); });
  if (!next.names.empty())
    enterSwitch(next.names, [](const RegisterView &view) {
      Operation *op = view.getOp();
      return op ? op->getName().getAsOpaquePointer() : nullptr;
    });
}

void PatternTree::Matcher::run() {
  enter(tree.nodes[0].next);
  while (!stack.empty()) {
    unsigned index = stack.pop_back_val();
    bool isSwitchTarget = static_cast<int>(index) < 0;
    const Node &node = tree.nodes[isSwitchTarget ? ~index : index];
    if (isSwitchTarget || runStep(*node.spec, node.spec->match[node.step]))
      enter(node.next);
  }
}

void PatternTree::match(Operation *op, PatternRewriter &rewriter,
                        llvm::SmallVectorImpl<Match> &matches) const {
  Matcher(*this, op, rewriter, matches).run();
  if (matches.size() > 1)
    llvm::sort(matches, [](const Match &a, const Match &b) {
      return a.spec->benefit != b.spec->benefit ? a.spec->benefit > b.spec->benefit : a.order < b.order;
    });
}

//===----------------------------------------------------------------------===//
// Rewriting with declarative patterns
//===----------------------------------------------------------------------===//

/// Returns the default location of created ops: the locations of all matched ops, fused.
static Location fusedLocation(const PatternSpec &spec, const Registers &registers, MLIRContext *context) {
  llvm::SmallVector<Location, 4> locs;
  for (uint16_t reg : spec.matchedOps)
    if (Operation *op = registers[reg].getOp())
      locs.push_back(op->getLoc());
  return FusedLoc::get(locs, Attribute(), context);
}

/// Evaluates a `location` directive. Returns a location with the given name, or the fused locations of the
/// given ops with the name as metadata.
static Location namedOrFusedLocation(const PatternSpec &spec, const PatternStep &step,
                                     const Registers &registers, MLIRContext *context) {
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

/// Executes the rewrite program of a match.
/// \param created receives the created ops in order.
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
    case RewriteOp::ResultAt: {
      PatternValue::Values values = a.getValues();
      if (step.arg >= values.size())
        return failure();
      registers[step.dst] = PatternValue(values[step.arg]);
      break;
    }
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
  // The rewrite failed in type inference or in a native call: erase the ops it created.
  for (Operation *op : llvm::reverse(created))
    if (op->use_empty())
      rewriter.eraseOp(op);
  return failure();
}
