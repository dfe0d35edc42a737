//===- ExpressionChecker.cpp - Finds unsupported C++ in expressions -------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "generator/load/EvalFunctions.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace mlir::eval;

using Kind = CppNode::Kind;

std::string mlir::parameterKey(llvm::StringRef name) {
  std::string key = name.lower();
  llvm::erase(key, '_');
  return key;
}

bool mlir::eval::isCast(llvm::StringRef name) {
  name = dropNamespaces(name);
  return name == "isa" || name == "cast" || name == "dyn_cast" || name == "isa_and_nonnull" ||
         name == "isa_and_present" || name == "dyn_cast_or_null" || name == "dyn_cast_if_present" ||
         name == "cast_or_null";
}

llvm::StringRef mlir::eval::lastParts(llvm::StringRef name, unsigned count) {
  llvm::StringRef head = name;
  for (unsigned i = 0; i != count; ++i) {
    size_t at = head.rfind("::");
    if (at == llvm::StringRef::npos)
      return name;
    head = head.take_front(at);
  }
  return name.drop_front(head.size() + 2);
}

bool mlir::eval::isOneNumber(const AttrDefSpec *spec) {
  using enum ParamKind;
  return spec && spec->params.size() == 1 &&
         llvm::is_contained({Bool, Signed, Unsigned, Enum}, spec->params[0].kind);
}

namespace {

/// Searches an expression tree for the first construct that the evaluator does not support.
class Checker {
public:
  Checker(const EvalScope &scope, std::string &unknown) : scope(scope), unknown(unknown) {}
  bool check(const CppNode &node);

private:
  bool checkCall(const CppNode &call);
  bool checkName(const CppNode &name);
  bool checkMember(const CppNode &callee, size_t numArgs);
  bool refuse(const llvm::Twine &what) {
    unknown = what.str();
    return false;
  }
  bool isClass(llvm::StringRef name) const {
    llvm::StringRef plain = dropNamespaces(name);
    plain = plain.substr(plain.rfind(':') == llvm::StringRef::npos ? 0 : plain.rfind(':') + 1);
    return findClass(name) || scope.types.contains(plain) || scope.attributes.contains(plain) ||
           scope.enumAttributes.contains(plain) || scope.interfaces.contains(plain);
  }

  const EvalScope &scope;
  std::string &unknown;
  llvm::SmallVector<llvm::StringRef, 2> locals; ///< Parameters of the enclosing lambdas.
};

bool Checker::checkName(const CppNode &node) {
  if (scope.enumerators.contains(lastParts(node.text, 2)))
    return true;
  if (dropNamespaces(node.text) == "ShapedType::kDynamic")
    return true;
  if (llvm::is_contained(locals, node.text))
    return true;
  return refuse("the name '" + node.text + "'");
}

bool Checker::checkMember(const CppNode &callee, size_t numArgs) {
  if ((callee.text == "getType" || callee.text == "hasPromiseOrImplementsInterface") &&
      !callee.templateArgs.empty())
    return isClass(callee.templateArgs[0]) || refuse("the class '" + callee.templateArgs[0] + "'");
  if (callee.text == "hasTrait" && !callee.templateArgs.empty())
    return dropNamespaces(callee.templateArgs[0]) == "ValueSemantics"
               ? check(callee.children[0])
               : refuse("the trait '" + callee.templateArgs[0] + "'");
  if (callee.text == "getAttr" && !callee.templateArgs.empty())
    return scope.attributes.contains(lastParts(callee.templateArgs[0], 1)) ||
           refuse("the class '" + callee.templateArgs[0] + "'");
  if (!findMember(callee.text)) {
    // Accept the getter of a parameter of any declared type or attribute; the evaluation determines which one
    // it is.
    llvm::StringRef accessor = callee.text;
    bool isAccessor = accessor.consume_front("get") && numArgs == 0;
    if (!isAccessor || !scope.parameters.contains(parameterKey(accessor)))
      return refuse("a call of '" + callee.text + "'");
  }
  return check(callee.children[0]);
}

bool Checker::checkCall(const CppNode &call) {
  const CppNode &callee = call.children[0];
  for (const CppNode &argument : llvm::drop_begin(call.children))
    if (!check(argument))
      return false;
  if (callee.kind == Kind::Member)
    return checkMember(callee, call.children.size() - 1);
  if (callee.kind != Kind::Name)
    return refuse("a call of an expression");
  if (isCast(callee.text)) {
    for (const std::string &name : callee.templateArgs)
      if (!isClass(name))
        return refuse("the class '" + name + "'");
    return call.children.size() == 2 || refuse("a cast of nothing");
  }
  llvm::StringRef name = dropNamespaces(callee.text);
  if (name == "all_of" || name == "any_of" || name == "none_of")
    return call.children.size() == 3 && call.children[2].kind == Kind::Lambda &&
                   call.children[2].params.size() == 1
               ? true
               : refuse("a range without lambda");
  // A comparison function among the arguments is a lambda, and has been checked like the other arguments.
  if (findFunction(callee.text))
    return true;
  if (name.consume_back("::get") && (scope.enumAttributes.contains(lastParts(name, 1)) ||
                                     isOneNumber(scope.attributes.lookup(lastParts(name, 1)))))
    return true;
  return refuse("a call of '" + callee.text + "'");
}

bool Checker::check(const CppNode &node) {
  switch (node.kind) {
  case Kind::Integer:
  case Kind::Float:
  case Kind::String:
  case Kind::Character:
  case Kind::Bool:
  case Kind::Null:
  case Kind::Placeholder:
    return true;
  case Kind::Name:
    return checkName(node);
  case Kind::Call:
    return checkCall(node);
  case Kind::Lambda: {
    if (node.params.empty() || node.params.size() > 2)
      return refuse("a lambda of " + llvm::Twine(node.params.size()) + " parameters");
    locals.append(node.params.begin(), node.params.end());
    bool isKnown = check(node.children[0]);
    locals.pop_back_n(node.params.size());
    return isKnown;
  }
  case Kind::Member:
    return refuse("the member '" + node.text + "'");
  case Kind::Construct:
    if (!node.text.empty() && !findFunction(node.text))
      return refuse("a value of '" + node.text + "'");
    break;
  case Kind::Unary:
    if (node.text != "!" && node.text != "-" && node.text != "~")
      return refuse("the operator '" + node.text + "'");
    break;
  case Kind::Subscript:
  case Kind::Cast:
  case Kind::Binary:
  case Kind::Conditional:
    break;
  }
  return llvm::all_of(node.children, [&](const CppNode &child) { return check(child); });
}

/// Converts a predicate to a single expression tree.
std::optional<CppNode> toNode(const PredicateModel &predicate) {
  CppNode node{};
  switch (predicate.kind()) {
  case PredicateModel::Kind::True:
    node.kind = Kind::Bool;
    node.text = "true";
    return node;
  case PredicateModel::Kind::Leaf:
    if (predicate.expression().isOpaque())
      return std::nullopt;
    return predicate.expression().root();
  case PredicateModel::Kind::Not: {
    auto child = toNode(predicate.children()[0]);
    if (!child)
      return std::nullopt;
    node.kind = Kind::Unary;
    node.text = "!";
    node.children.push_back(std::move(*child));
    return node;
  }
  case PredicateModel::Kind::And:
  case PredicateModel::Kind::Or: {
    bool isAnd = predicate.kind() == PredicateModel::Kind::And;
    node.kind = Kind::Bool;
    node.text = isAnd ? "true" : "false";
    for (const PredicateModel &part : predicate.children()) {
      auto child = toNode(part);
      if (!child)
        return std::nullopt;
      if (&part == &predicate.children().front()) {
        node = std::move(*child);
        continue;
      }
      CppNode joined{};
      joined.kind = Kind::Binary;
      joined.text = isAnd ? "&&" : "||";
      joined.children.push_back(std::move(node));
      joined.children.push_back(std::move(*child));
      node = std::move(joined);
    }
    return node;
  }
  }
  llvm_unreachable("unknown predicate");
}

} // namespace

std::optional<Expression> Expression::check(const CppExpression &expression, const EvalScope &scope,
                                            std::string &unknown) {
  if (expression.isOpaque()) {
    unknown = "C++ that is not understood";
    return std::nullopt;
  }
  if (!Checker(scope, unknown).check(expression.root()))
    return std::nullopt;
  Expression result;
  result.root = expression.root();
  result.scope = &scope;
  return result;
}

std::optional<Expression> Expression::check(const PredicateModel &predicate, const EvalScope &scope,
                                            std::string &unknown) {
  std::optional<CppNode> node = toNode(predicate);
  if (!node) {
    unknown = "C++ that is not understood";
    return std::nullopt;
  }
  if (!Checker(scope, unknown).check(*node))
    return std::nullopt;
  Expression result;
  result.root = std::move(*node);
  result.scope = &scope;
  return result;
}
