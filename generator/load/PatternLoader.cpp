//===- PatternLoader.cpp - Descriptors of loaded patterns ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/PatternLoader.h"
#include "generator/load/LoadStorage.h"
#include "generator/load/PropertyValue.h"
#include "runtime/ir/PatternValue.h"

using namespace mlir;

//===----------------------------------------------------------------------===//
// Native code in patterns
//===----------------------------------------------------------------------===//

namespace {

/// Data of a native hook: the expression to evaluate and the kinds of its arguments.
struct LoadedNative {
  CompiledNative::Kind kind;
  const Expression *code;
  unsigned returns;
  llvm::ArrayRef<CompiledNative::Param::Kind> params;
  llvm::ArrayRef<const PropertySpec *>
      properties; ///< One for each parameter; null if the parameter is not a property.
  const PropertySpec *resultProperty = nullptr; ///< Non-null if the result is a value of this property.
  bool lastIsSelf = false;                      ///< True if the last argument of a predicate is $_self.
};

EvalValue toList(llvm::ArrayRef<Value> values) {
  EvalValue::List list;
  for (Value value : values)
    list.push_back(value);
  return list;
}

EvalValue toEvalValue(const PatternValue &value, CompiledNative::Param::Kind kind) {
  using Kind = CompiledNative::Param::Kind;
  if (kind == Kind::Attribute || value.getAttribute())
    return value.getAttribute();
  if (kind == Kind::Operation)
    return value.getOp();
  PatternValue::Values values = value.getValues();
  if (kind == Kind::Values)
    return toList(values);
  if (values.size() == 1)
    return values.front();
  if (values.empty() && value.getTypes().size() == 1)
    return value.getTypes().front();
  return toList(values);
}

/// Converts a result of native code; false if a register cannot hold it.
bool toPatternValue(const EvalValue &value, PatternValue &result) {
  if (const Attribute *attr = value.get<Attribute>()) {
    result = PatternValue(*attr);
    return static_cast<bool>(*attr);
  }
  if (const Type *type = value.get<Type>()) {
    result = PatternValue(*type);
    return static_cast<bool>(*type);
  }
  if (const Value *single = value.get<Value>()) {
    result = PatternValue(*single);
    return static_cast<bool>(*single);
  }
  if (Operation *const *op = value.get<Operation *>()) {
    result = PatternValue(*op);
    return *op != nullptr;
  }
  const EvalValue::List *list = value.get<EvalValue::List>();
  if (!list)
    return false;
  llvm::SmallVector<Value, 4> values;
  for (const EvalValue &element : *list) {
    const Value *each = element.get<Value>();
    if (!each)
      return false;
    values.push_back(*each);
  }
  result = PatternValue(ValueRange(values));
  return true;
}

MLIRContext *contextOf(llvm::ArrayRef<PatternValue> args) {
  for (const PatternValue &arg : args) {
    if (Operation *op = arg.getOp())
      return op->getContext();
    if (Attribute attr = arg.getAttribute())
      return attr.getContext();
    for (Type type : arg.getTypes())
      return type.getContext();
  }
  return nullptr;
}

LogicalResult evaluateNative(const void *data, PatternRewriter &, llvm::ArrayRef<PatternValue> args,
                             PatternValue &result) {
  const LoadedNative &native = *static_cast<const LoadedNative *>(data);
  EvalBindings bindings;
  bindings.context = contextOf(args);
  if (!bindings.context)
    return failure();
  llvm::SmallVector<EvalValue, 4> values;
  for (auto [arg, kind, property] : llvm::zip_equal(args, native.params, native.properties))
    values.push_back(property ? propertyValue(*property, arg.getAttribute()) : toEvalValue(arg, kind));
  if (native.kind == CompiledNative::Kind::Predicate) {
    bindings.self = native.lastIsSelf ? values.back() : values.front();
    bindings.positional = values;
    return success(native.code->holds(bindings));
  }
  bindings.positional = values;
  std::optional<EvalValue> value = native.code->evaluate(bindings);
  if (value && native.resultProperty) {
    result = PatternValue(propertyForm(*native.resultProperty, bindings.context, *value));
    return success(static_cast<bool>(result.getAttribute()));
  }
  return success(value && toPatternValue(*value, result));
}

/// Returns null, after reporting the native as unsupported, if it is not an expression: matchers run C++
/// statements on an op, and calls without a result are run for their side effects.
const LoadedNative *loadNative(LoadContext &context, const CompiledNative &native, const llvm::Twine &what) {
  using Kind = CompiledNative::Kind;
  bool isExpression = native.kind != Kind::Matcher && native.returns == 1 && !native.params.empty();
  if (!isExpression) {
    context.cannotHonour(native.loc, what, "'" + native.name + "'");
    return nullptr;
  }
  const Expression *code = native.kind == Kind::Predicate
                               ? context.expression(*native.predicate, native.loc, what)
                               : context.expression(native.code, native.loc, what);
  if (!code)
    return nullptr;
  std::vector<CompiledNative::Param::Kind> params;
  std::vector<const PropertySpec *> properties;
  for (const CompiledNative::Param &param : native.params) {
    params.push_back(param.kind);
    properties.push_back(param.property ? context.propertySpec(*param.property) : nullptr);
  }
  const PropertySpec *result = native.resultProperty ? context.propertySpec(*native.resultProperty) : nullptr;
  return context.memory.make(LoadedNative{native.kind, code, native.returns, context.memory.array(params),
                                          context.memory.array(properties), result, native.lastIsSelf});
}

llvm::ArrayRef<llvm::StringRef> loadStrings(LoadContext &context, llvm::ArrayRef<std::string> strings) {
  std::vector<llvm::StringRef> saved;
  for (const std::string &text : strings)
    saved.push_back(context.memory.save(text));
  return context.memory.array(saved);
}

} // namespace

//===----------------------------------------------------------------------===//
// Pattern descriptors
//===----------------------------------------------------------------------===//

const PatternSpec *mlir::loadPattern(LoadContext &context, const CompiledPattern &pattern) {
  DialectLibrary::Storage &memory = context.memory;
  std::string what = "the pattern '" + pattern.name + "'";
  std::vector<NativeSpec> natives;
  for (const CompiledNative &native : pattern.natives) {
    const LoadedNative *loaded = loadNative(context, native, what);
    if (!loaded)
      return nullptr;
    natives.push_back({memory.save(native.name), {&evaluateNative, loaded}, uint32_t(native.params.size())});
  }
  std::vector<Hook<Attribute(MLIRContext *)>> constants;
  for (const CompiledConstant &constant : pattern.constants) {
    constants.push_back(constant.property
                            ? context.propertyConstant(*constant.property, constant.value, constant.loc, what)
                            : context.attrBuilder(*constant.constraint, constant.value, constant.loc, what));
    if (!constants.back())
      return nullptr;
  }
  std::vector<const TypeConstraintSpec *> types;
  for (const TypeConstraintModel *model : pattern.typeConstraints)
    types.push_back(context.typeConstraint(*model));
  std::vector<const AttrConstraintSpec *> attrs;
  for (const ConstraintModel *model : pattern.attrConstraints)
    if (auto *property = llvm::dyn_cast<PropertyConstraintModel>(model))
      attrs.push_back(context.propertyConstraint(*property));
    else
      attrs.push_back(context.attrConstraint(*llvm::cast<AttrConstraintModel>(model)));
  std::vector<CreateSpec> creates = pattern.creates;
  for (unsigned i = 0; i != creates.size(); ++i)
    creates[i].opName = memory.save(pattern.createdName(i));

  PatternSpec spec;
  spec.name = memory.save(pattern.name);
  spec.rootOp = memory.save(pattern.rootOp);
  spec.benefit = pattern.benefit;
  spec.numRegisters = pattern.numRegisters;
  spec.match = memory.array(pattern.match);
  spec.rewrite = memory.array(pattern.rewrite);
  spec.matchedOps = memory.array(pattern.matchedOps);
  spec.strings = loadStrings(context, pattern.strings);
  spec.typeConstraints = memory.array(types);
  spec.attrConstraints = memory.array(attrs);
  spec.constants = memory.array(constants);
  spec.natives = memory.array(natives);
  spec.creates = memory.array(creates);
  spec.args = memory.array(pattern.args);
  spec.generatedOps = loadStrings(context, pattern.generatedOps);
  spec.loc = context.specLoc(pattern.model->loc());
  return memory.make(spec);
}
