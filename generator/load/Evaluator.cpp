//===- Evaluator.cpp - Evaluates C++ expressions of records ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/Evaluator.h"
#include "generator/load/EvalFunctions.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/Builders.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::eval;

using Kind = CppNode::Kind;

namespace {

/// The state of one evaluation. Recursion depth is bounded: the expression parser limits nesting.
class Evaluation {
public:
  Evaluation(const EvalScope &scope, const EvalBindings &bindings) : scope(scope), bindings(bindings) {}
  Result run(const CppNode &node);

private:
  Result call(const CppNode &node);
  Result castTo(const CppNode &callee, const EvalValue &value);
  Result member(const CppNode &callee, const EvalValue &object, Args args);
  Result quantify(llvm::StringRef name, const CppNode &range, const CppNode &lambda);
  Result isSortedBy(const CppNode &range, const CppNode &lambda);
  Result binary(const CppNode &node);
  Result arithmetic(llvm::StringRef op, const EvalValue &lhs, const EvalValue &rhs);
  Result placeholder(llvm::StringRef name);
  Result literal(const CppNode &node);
  bool isOfClass(llvm::StringRef name, const EvalValue &value) const;

  const EvalScope &scope;
  const EvalBindings &bindings;
  llvm::SmallVector<std::pair<llvm::StringRef, EvalValue>, 2> locals;
};

Result Evaluation::literal(const CppNode &node) {
  switch (node.kind) {
  case Kind::Integer: {
    llvm::StringRef digits = llvm::StringRef(node.text).rtrim("uUlL");
    int64_t value;
    uint64_t wide;
    if (!digits.getAsInteger(0, value))
      return value;
    if (!digits.getAsInteger(0, wide))
      return static_cast<int64_t>(wide);
    return std::nullopt;
  }
  case Kind::Float: {
    double value;
    if (llvm::StringRef(node.text).rtrim("fFlL").getAsDouble(value))
      return std::nullopt;
    return value;
  }
  case Kind::Character:
    return static_cast<int64_t>(node.text.empty() ? 0 : node.text[0]);
  case Kind::String:
    return node.text;
  case Kind::Bool:
    return node.text == "true";
  default:
    return EvalValue();
  }
}

Result Evaluation::placeholder(llvm::StringRef name) {
  name.consume_front("$");
  unsigned index;
  if (!name.getAsInteger(10, index)) {
    if (index < bindings.positional.size())
      return bindings.positional[index];
    return std::nullopt;
  }
  if (name == "_self")
    return bindings.self;
  if (name == "_builder" || name == "_ctxt")
    return EvalValue(EvalValue::Builder());
  if (name == "_op")
    return bindings.operation ? Result(EvalValue(bindings.operation)) : std::nullopt;
  return bindings.named ? bindings.named(name) : std::nullopt;
}

bool Evaluation::isOfClass(llvm::StringRef name, const EvalValue &value) const {
  if (ClassTest test = findClass(name))
    return test(value);
  llvm::StringRef plain = lastParts(dropNamespaces(name), 1);
  if (TypeID interface = scope.interfaceID(plain)) {
    if (Type type = value.asType())
      return type.getAbstractType().getInterface(interface);
    if (Attribute attr = value.asAttr())
      return attr.getAbstractAttribute().getInterface(interface);
    Operation *const *op = value.get<Operation *>();
    return op && *op && (*op)->getName().getInterface(interface);
  }
  if (Type type = value.asType()) {
    auto it = scope.types.find(plain);
    return it != scope.types.end() && &type.getSpec() == it->second;
  }
  if (Attribute attr = value.asAttr()) {
    if (auto known = scope.enumAttributes.find(plain); known != scope.enumAttributes.end()) {
      auto integer = llvm::dyn_cast<IntegerAttr>(attr);
      return integer && integer.getType().isSignlessInteger(known->second->bitWidth) &&
             isEnumValue(*known->second, integer.getValue().getZExtValue());
    }
    auto it = scope.attributes.find(plain);
    return it != scope.attributes.end() && attr.getAbstractAttribute().spec == it->second;
  }
  return false;
}

Result Evaluation::castTo(const CppNode &callee, const EvalValue &value) {
  llvm::StringRef name = dropNamespaces(callee.text);
  bool matches =
      llvm::any_of(callee.templateArgs, [&](llvm::StringRef cls) { return isOfClass(cls, value); });
  if (name.starts_with("isa"))
    return matches;
  if (matches)
    return value;
  // A failed `cast` makes the expression have no value, which a predicate treats as false; a failed
  // `dyn_cast` returns null.
  return name.starts_with("dyn_cast") ? Result(EvalValue()) : std::nullopt;
}

static Result toEvalValue(const ParamSpec &param, const ParamValue &value) {
  switch (param.kind) {
  case ParamKind::Bool:
    return value.bits != 0;
  case ParamKind::Signed:
  case ParamKind::Unsigned:
  case ParamKind::Enum:
    return static_cast<int64_t>(value.bits);
  case ParamKind::Float:
    return value.real;
  case ParamKind::Type:
    return Type::getFromOpaquePointer(value.pointer);
  case ParamKind::Attribute:
    return Attribute::getFromOpaquePointer(value.pointer);
  case ParamKind::String:
    return std::string(static_cast<const char *>(value.pointer), value.size);
  case ParamKind::TypeArray:
  case ParamKind::AttrArray:
  case ParamKind::BoolArray:
  case ParamKind::IntArray: {
    EvalValue::List list;
    for (uint64_t i = 0; i != value.size; ++i) {
      if (param.kind == ParamKind::TypeArray)
        list.push_back(static_cast<const Type *>(value.pointer)[i]);
      else if (param.kind == ParamKind::AttrArray)
        list.push_back(static_cast<const Attribute *>(value.pointer)[i]);
      else if (param.kind == ParamKind::BoolArray)
        list.push_back(static_cast<const bool *>(value.pointer)[i]);
      else
        list.push_back(static_cast<const int64_t *>(value.pointer)[i]);
    }
    return EvalValue(std::move(list));
  }
  case ParamKind::Object:
    return std::nullopt;
  }
  llvm_unreachable("unknown kind of parameter");
}

/// Returns the value of the parameter of a loaded type or attribute that `getSomeName()` reads. For an
/// EnumAttr, getValue() reads the only parameter, whatever its name.
static Result parameter(llvm::StringRef accessor, const DefSpec &spec,
                        llvm::function_ref<ParamValue(unsigned)> read) {
  bool isOfEnum = accessor == "getValue" && spec.params.size() == 1 && spec.params[0].enumSpec;
  if (!accessor.consume_front("get"))
    return std::nullopt;
  std::string wanted = parameterKey(accessor);
  for (auto [index, param] : llvm::enumerate(spec.params))
    if (isOfEnum || parameterKey(param.name) == wanted)
      return toEvalValue(param, read(index));
  return std::nullopt;
}

Result Evaluation::member(const CppNode &callee, const EvalValue &object, Args args) {
  // A loaded dialect has no interface promises, since C++ code registers them.
  if (callee.text == "hasPromiseOrImplementsInterface" && !callee.templateArgs.empty())
    return isOfClass(callee.templateArgs[0], object);
  if (callee.text == "hasTrait" && !callee.templateArgs.empty()) {
    Type type = object.asType();
    return type ? Result(type.hasTrait<ValueSemantics>()) : std::nullopt;
  }
  if (object.get<EvalValue::Builder>() && callee.text == "getType" && !callee.templateArgs.empty()) {
    if (Type type = makeSimpleType(bindings.context, callee.templateArgs[0]))
      return type;
    auto it = scope.types.find(lastParts(callee.templateArgs[0], 1));
    if (it != scope.types.end() && it->second->params.empty())
      return getUniquedType(bindings.context, *it->second, {});
    return std::nullopt;
  }
  if (Type type = object.asType())
    if (Result value = parameter(callee.text, type.getSpec(), [&](unsigned i) { return getParam(type, i); }))
      return value;
  if (Attribute attr = object.asAttr())
    if (const AttrDefSpec *spec = attr.getAbstractAttribute().spec)
      if (Result value = parameter(callee.text, *spec, [&](unsigned i) { return getParam(attr, i); }))
        return value;
  if (MemberFunction function = findMember(callee.text))
    return function(bindings.context, object, args);
  return std::nullopt;
}

Result Evaluation::quantify(llvm::StringRef name, const CppNode &range, const CppNode &lambda) {
  Result values = run(range);
  if (!values)
    return std::nullopt;
  EvalValue::List list;
  if (auto *given = values->get<EvalValue::List>())
    list = *given;
  else if (auto array = llvm::dyn_cast_if_present<ArrayAttr>(values->asAttr()))
    list.assign(array.begin(), array.end());
  else
    return std::nullopt;
  for (const EvalValue &element : list) {
    locals.emplace_back(lambda.params[0], element);
    Result holds = run(lambda.children[0]);
    locals.pop_back();
    std::optional<bool> truth = holds ? holds->asBool() : std::nullopt;
    if (!truth)
      return std::nullopt;
    if (*truth != (name == "all_of"))
      return name == "any_of";
  }
  return name != "any_of";
}

/// Implements llvm::is_sorted: no element compares less than its predecessor.
Result Evaluation::isSortedBy(const CppNode &range, const CppNode &lambda) {
  Result values = run(range);
  const auto *list = values ? values->get<EvalValue::List>() : nullptr;
  if (!list || lambda.params.size() != 2)
    return std::nullopt;
  for (size_t i = 1; i < list->size(); ++i) {
    locals.emplace_back(lambda.params[0], (*list)[i]);
    locals.emplace_back(lambda.params[1], (*list)[i - 1]);
    Result before = run(lambda.children[0]);
    locals.pop_back_n(2);
    std::optional<bool> truth = before ? before->asBool() : std::nullopt;
    if (!truth)
      return std::nullopt;
    if (*truth)
      return false;
  }
  return true;
}

Result Evaluation::call(const CppNode &node) {
  const CppNode &callee = node.children[0];
  if (callee.kind == Kind::Name) {
    llvm::StringRef name = dropNamespaces(callee.text);
    if (name == "all_of" || name == "any_of" || name == "none_of")
      return quantify(name, node.children[1], node.children[2]);
    if (name == "is_sorted" && node.children.size() == 3 && node.children[2].kind == Kind::Lambda)
      return isSortedBy(node.children[1], node.children[2]);
  }
  llvm::SmallVector<EvalValue, 3> args;
  for (const CppNode &child : llvm::drop_begin(node.children)) {
    Result value = run(child);
    if (!value)
      return std::nullopt;
    args.push_back(std::move(*value));
  }
  if (callee.kind == Kind::Member) {
    Result object = run(callee.children[0]);
    return object ? member(callee, *object, args) : std::nullopt;
  }
  if (isCast(callee.text))
    return castTo(callee, args[0]);
  if (FreeFunction function = findFunction(callee.text))
    return function(bindings.context, args);
  // Evaluate SomeAttr::get(context, value) for an attribute with one parameter that the loaded file declares.
  llvm::StringRef name = dropNamespaces(callee.text);
  if (name.consume_back("::get")) {
    auto it = scope.attributes.find(lastParts(name, 1));
    if (it != scope.attributes.end() && isOneNumber(it->second) && !args.empty() && args.back().asInt()) {
      ParamValue value;
      value.bits = *args.back().asInt();
      return getUniquedAttribute(bindings.context, *it->second, value);
    }
    auto known = scope.enumAttributes.find(lastParts(name, 1));
    if (known != scope.enumAttributes.end() && !args.empty() && args.back().asInt())
      return Attribute(IntegerAttr::get(IntegerType::get(bindings.context, known->second->bitWidth),
                                        *args.back().asInt()));
  }
  return std::nullopt;
}

/// Evaluates a relational operator; nullopt for other operators.
template <typename T>
static std::optional<bool> compare(llvm::StringRef op, T lhs, T rhs) {
  if (op == "<")
    return lhs < rhs;
  if (op == "<=")
    return lhs <= rhs;
  if (op == ">")
    return lhs > rhs;
  if (op == ">=")
    return lhs >= rhs;
  return std::nullopt;
}

Result Evaluation::arithmetic(llvm::StringRef op, const EvalValue &lhs, const EvalValue &rhs) {
  std::optional<int64_t> a = lhs.asInt(), b = rhs.asInt();
  if (!a || !b) {
    std::optional<double> x = lhs.asFloat(), y = rhs.asFloat();
    if (!x || !y)
      return std::nullopt;
    if (std::optional<bool> order = compare(op, *x, *y))
      return *order;
    if (op == "+")
      return *x + *y;
    if (op == "-")
      return *x - *y;
    if (op == "*")
      return *x * *y;
    return op == "/" ? Result(*x / *y) : std::nullopt;
  }
  // Integer overflow wraps as in two's complement instead of being undefined.
  uint64_t ua = *a, ub = *b;
  if (std::optional<bool> order = compare(op, *a, *b))
    return *order;
  if (op == "+")
    return static_cast<int64_t>(ua + ub);
  if (op == "-")
    return static_cast<int64_t>(ua - ub);
  if (op == "*")
    return static_cast<int64_t>(ua * ub);
  if (op == "&")
    return static_cast<int64_t>(ua & ub);
  if (op == "|")
    return static_cast<int64_t>(ua | ub);
  if (op == "^")
    return static_cast<int64_t>(ua ^ ub);
  if (op == "<<" && ub < 64)
    return static_cast<int64_t>(ua << ub);
  if (op == ">>" && ub < 64)
    return *a >> *b;
  if ((op == "/" || op == "%") && *b != 0 && !(*b == -1 && *a == INT64_MIN))
    return op == "/" ? *a / *b : *a % *b;
  return std::nullopt;
}

Result Evaluation::binary(const CppNode &node) {
  Result lhs = run(node.children[0]);
  if (!lhs)
    return std::nullopt;
  if (node.text == "&&" || node.text == "||") {
    std::optional<bool> first = lhs->asBool();
    if (!first)
      return std::nullopt;
    if (*first == (node.text == "||"))
      return *first;
    Result rhs = run(node.children[1]);
    std::optional<bool> second = rhs ? rhs->asBool() : std::nullopt;
    return second ? Result(*second) : std::nullopt;
  }
  Result rhs = run(node.children[1]);
  if (!rhs)
    return std::nullopt;
  if (node.text == "==" || node.text == "!=") {
    std::optional<bool> same = EvalValue::equal(*lhs, *rhs);
    return same ? Result(*same == (node.text == "==")) : std::nullopt;
  }
  return arithmetic(node.text, *lhs, *rhs);
}

Result Evaluation::run(const CppNode &node) {
  switch (node.kind) {
  case Kind::Integer:
  case Kind::Float:
  case Kind::String:
  case Kind::Character:
  case Kind::Bool:
  case Kind::Null:
    return literal(node);
  case Kind::Placeholder:
    return placeholder(node.text);
  case Kind::Name: {
    for (const auto &local : llvm::reverse(locals))
      if (local.first == node.text)
        return local.second;
    auto it = scope.enumerators.find(lastParts(node.text, 2));
    if (it != scope.enumerators.end())
      return it->second;
    if (dropNamespaces(node.text) == "ShapedType::kDynamic")
      return ShapedType::kDynamic;
    return std::nullopt;
  }
  case Kind::Call:
    return call(node);
  case Kind::Subscript: {
    Result object = run(node.children[0]), index = run(node.children[1]);
    std::optional<int64_t> at = index ? index->asInt() : std::nullopt;
    if (!object || !at || *at < 0)
      return std::nullopt;
    if (const auto *list = object->get<EvalValue::List>())
      return size_t(*at) < list->size() ? Result((*list)[*at]) : std::nullopt;
    if (auto array = llvm::dyn_cast_if_present<ArrayAttr>(object->asAttr()))
      return size_t(*at) < array.size() ? Result(array[*at]) : std::nullopt;
    return std::nullopt;
  }
  case Kind::Construct: {
    EvalValue::List list;
    for (const CppNode &child : node.children) {
      Result value = run(child);
      if (!value)
        return std::nullopt;
      list.push_back(std::move(*value));
    }
    // `StringRef{x}` is x; `ArrayRef<int64_t>{1, 2}` and `{1, 2}` are lists.
    bool isList = node.text.empty() || dropNamespaces(node.text).starts_with("ArrayRef");
    return isList || list.empty() ? Result(EvalValue(std::move(list))) : Result(list.front());
  }
  case Kind::Cast:
    return run(node.children[0]);
  case Kind::Unary: {
    Result value = run(node.children[0]);
    if (!value)
      return std::nullopt;
    if (node.text == "!")
      return value->asBool() ? Result(!*value->asBool()) : std::nullopt;
    if (node.text == "-" && value->get<double>())
      return -*value->get<double>();
    if (std::optional<int64_t> number = value->asInt())
      return node.text == "-" ? static_cast<int64_t>(-static_cast<uint64_t>(*number)) : ~*number;
    return std::nullopt;
  }
  case Kind::Binary:
    return binary(node);
  case Kind::Conditional: {
    Result condition = run(node.children[0]);
    std::optional<bool> truth = condition ? condition->asBool() : std::nullopt;
    return truth ? run(node.children[*truth ? 1 : 2]) : std::nullopt;
  }
  case Kind::Member:
  case Kind::Lambda:
    return std::nullopt;
  }
  llvm_unreachable("unknown node");
}

} // namespace

std::optional<EvalValue> Expression::evaluate(const EvalBindings &bindings) const {
  return Evaluation(*scope, bindings).run(root);
}

bool Expression::holds(const EvalBindings &bindings) const {
  std::optional<EvalValue> value = evaluate(bindings);
  return value && value->asBool().value_or(false);
}
