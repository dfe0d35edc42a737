//===- ConversionTarget.cpp - Legality rules of a conversion --------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/ConversionTarget.h"

using namespace mlir;

using Callback = ConversionTarget::DynamicLegalityCallbackFn;

ConversionTarget::~ConversionTarget() = default;

/// Replaces a legality callback by one that calls \p added first and the previous callback only if \p added
/// returns nullopt.
static void addCallback(Callback &known, const Callback &added) {
  if (!known) {
    known = added;
    return;
  }
  known = [added, before = std::move(known)](Operation *op) -> std::optional<bool> {
    std::optional<bool> answer = added(op);
    return answer ? answer : before(op);
  };
}

void ConversionTarget::setOpAction(OperationName name, LegalizationAction action) {
  ops[name].action = action;
}

void ConversionTarget::addDynamicallyLegalOp(OperationName name, const Callback &callback) {
  OpLegality &legality = ops[name];
  legality.action = LegalizationAction::Dynamic;
  addCallback(legality.callback, callback);
}

void ConversionTarget::markOpRecursivelyLegal(OperationName name, const Callback &callback) {
  assert(ops.contains(name) && "the op needs a legality rule before it can be recursively legal");
  OpLegality &legality = ops[name];
  legality.isRecursivelyLegal = true;
  if (callback)
    addCallback(legality.recursiveCallback, callback);
}

void ConversionTarget::setDialectAction(llvm::ArrayRef<llvm::StringRef> names, LegalizationAction action) {
  for (llvm::StringRef name : names)
    dialects[name].action = action;
}

void ConversionTarget::addDynamicDialects(llvm::ArrayRef<llvm::StringRef> names, const Callback &callback) {
  setDialectAction(names, LegalizationAction::Dynamic);
  for (llvm::StringRef name : names)
    addCallback(dialects[name].callback, callback);
}

void ConversionTarget::markUnknownOpDynamicallyLegal(const Callback &callback) {
  addCallback(unknown, callback);
}

std::optional<ConversionTarget::Rule> ConversionTarget::find(OperationName name) const {
  if (auto it = ops.find(name); it != ops.end())
    return Rule{it->second.action, &it->second.callback, &it->second};
  if (auto it = dialects.find(name.getDialectNamespace()); it != dialects.end())
    return Rule{it->second.action, &it->second.callback, nullptr};
  if (unknown)
    return Rule{LegalizationAction::Dynamic, &unknown, nullptr};
  return std::nullopt;
}

std::optional<ConversionTarget::LegalizationAction> ConversionTarget::getOpAction(OperationName name) const {
  std::optional<Rule> rule = find(name);
  return rule ? std::optional(rule->action) : std::nullopt;
}

ConversionTarget::NameLegality ConversionTarget::getNameLegality(OperationName name) const {
  std::optional<Rule> rule = find(name);
  if (!rule)
    return NameLegality::Unknown;
  if (rule->action == LegalizationAction::Illegal)
    return NameLegality::Illegal;
  bool isPerOp = rule->action == LegalizationAction::Dynamic || (rule->own && rule->own->isRecursivelyLegal);
  return isPerOp ? NameLegality::PerOp : NameLegality::Legal;
}

std::optional<ConversionTarget::LegalOpDetails> ConversionTarget::isLegal(Operation *op) const {
  std::optional<Rule> rule = find(op->getName());
  if (!rule || rule->action == LegalizationAction::Illegal)
    return std::nullopt;
  if (rule->action == LegalizationAction::Dynamic &&
      !(*rule->callback && (*rule->callback)(op).value_or(false)))
    return std::nullopt;
  LegalOpDetails details;
  if (rule->own && rule->own->isRecursivelyLegal)
    details.isRecursivelyLegal =
        !rule->own->recursiveCallback || rule->own->recursiveCallback(op).value_or(true);
  return details;
}

bool ConversionTarget::isIllegal(Operation *op) const {
  std::optional<Rule> rule = find(op->getName());
  if (!rule)
    return false;
  if (rule->action == LegalizationAction::Dynamic)
    return *rule->callback && !(*rule->callback)(op).value_or(true);
  return rule->action == LegalizationAction::Illegal;
}
