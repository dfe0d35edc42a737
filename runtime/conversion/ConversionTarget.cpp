//===- ConversionTarget.cpp - What a conversion is to reach ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/conversion/ConversionTarget.h"

using namespace strata;

using Callback = ConversionTarget::DynamicLegalityCallbackFn;

ConversionTarget::~ConversionTarget() = default;

/// The new one is asked first.
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
  assert(ops.contains(name) && "say first whether the op itself is legal");
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

std::optional<ConversionTarget::Answer> ConversionTarget::find(OperationName name) const {
  if (auto it = ops.find(name); it != ops.end())
    return Answer{it->second.action, &it->second.callback, &it->second};
  if (auto it = dialects.find(name.getDialectNamespace()); it != dialects.end())
    return Answer{it->second.action, &it->second.callback, nullptr};
  if (unknown)
    return Answer{LegalizationAction::Dynamic, &unknown, nullptr};
  return std::nullopt;
}

std::optional<ConversionTarget::LegalizationAction> ConversionTarget::getOpAction(OperationName name) const {
  std::optional<Answer> answer = find(name);
  return answer ? std::optional(answer->action) : std::nullopt;
}

std::optional<ConversionTarget::LegalOpDetails> ConversionTarget::isLegal(Operation *op) const {
  std::optional<Answer> answer = find(op->getName());
  if (!answer || answer->action == LegalizationAction::Illegal)
    return std::nullopt;
  if (answer->action == LegalizationAction::Dynamic &&
      !(*answer->callback && (*answer->callback)(op).value_or(false)))
    return std::nullopt;
  LegalOpDetails details;
  if (answer->own && answer->own->isRecursivelyLegal)
    details.isRecursivelyLegal =
        !answer->own->recursiveCallback || answer->own->recursiveCallback(op).value_or(true);
  return details;
}

bool ConversionTarget::isIllegal(Operation *op) const {
  std::optional<Answer> answer = find(op->getName());
  if (!answer)
    return false;
  if (answer->action == LegalizationAction::Dynamic)
    return *answer->callback && !(*answer->callback)(op).value_or(true);
  return answer->action == LegalizationAction::Illegal;
}
