//===- Remarks.cpp - Optimization remarks ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Remarks.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <mutex>
#include <tuple>

using namespace mlir;
using namespace mlir::remark;
using remark::detail::InFlightRemark;
using remark::detail::Remark;
using remark::detail::RemarkEngine;

//===----------------------------------------------------------------------===//
// Remarks
//===----------------------------------------------------------------------===//

template <typename T>
static std::string getText(const T &value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  value.print(os);
  return text;
}
Remark::Arg::Arg(llvm::StringRef key, Value value) : key(key), val(getText(value)) {}
Remark::Arg::Arg(llvm::StringRef key, Type type) : key(key), val(getText(type)) {}
Remark::Arg::Arg(llvm::StringRef key, Attribute attr) : key(key), val(getText(attr)), attr(attr) {}

Remark::Remark(RemarkKind kind, DiagnosticSeverity severity, Location loc, RemarkOpts opts)
    : kind(kind), severity(severity), loc(loc), opts(opts), combinedCategory(opts.categoryName) {
  if (!opts.categoryName.empty() && !opts.subCategoryName.empty())
    combinedCategory += ":";
  combinedCategory += opts.subCategoryName;
}

llvm::StringRef Remark::getRemarkTypeString() const {
  static constexpr llvm::StringLiteral names[] = {"Unknown", "Passed", "Missed", "Failure", "Analysis"};
  return names[static_cast<unsigned>(kind)];
}
llvm::StringRef Remark::getRemarkName() const {
  return opts.remarkName.empty() ? "<unknown remark name>" : opts.remarkName;
}
llvm::StringRef Remark::getFunction() const {
  return opts.functionName.empty() ? "<unknown function>" : opts.functionName;
}

void Remark::print(llvm::raw_ostream &os, bool printLocation) const {
  os << '[' << getRemarkTypeString() << "] " << getRemarkName();
  if (!combinedCategory.empty())
    os << " | Category:" << combinedCategory;
  if (!opts.functionName.empty())
    os << " | Function=" << opts.functionName;
  if (printLocation) {
    ResolvedLocation place = DiagnosticLocation(loc).resolve();
    if (place.line != 0)
      os << " @" << place.file << ':' << place.line << ':' << place.column;
  }
  llvm::StringRef separator = " | ";
  for (const Arg &arg : args) {
    os << std::exchange(separator, ", ") << arg.key << '=';
    // String values are printed in quotes, values of other kinds are not.
    bool isText = arg.key == "Remark" || arg.key == "Reason" || arg.key == "Suggestion";
    os << (isText ? "\"" : "") << arg.val << (isText ? "\"" : "");
  }
}
std::string Remark::getMsg() const { return getText(*this); }

InFlightRemark::~InFlightRemark() {
  if (remark && engine)
    engine->report(std::move(*remark));
}

//===----------------------------------------------------------------------===//
// The engine
//===----------------------------------------------------------------------===//

remark::detail::MLIRRemarkStreamerBase::~MLIRRemarkStreamerBase() = default;
remark::detail::RemarkEmittingPolicyBase::~RemarkEmittingPolicyBase() = default;

RemarkEngine::RemarkEngine(bool printAsEmitRemarks, const RemarkCategories &categories)
    : asDiagnostics(printAsEmitRemarks) {
  auto setFilter = [&](RemarkKind kind, const std::optional<std::string> &category) {
    std::string expression;
    for (const std::optional<std::string> &part : {categories.all, category})
      if (part)
        expression += (expression.empty() ? "(" : "|(") + *part + ")";
    if (!expression.empty())
      filters[static_cast<unsigned>(kind)].emplace(expression);
  };
  setFilter(RemarkKind::RemarkPassed, categories.passed);
  setFilter(RemarkKind::RemarkMissed, categories.missed);
  setFilter(RemarkKind::RemarkAnalysis, categories.analysis);
  setFilter(RemarkKind::RemarkFailure, categories.failed);
}

RemarkEngine::~RemarkEngine() {
  if (policy)
    policy->finalize();
  if (streamer)
    streamer->finalize();
}

LogicalResult RemarkEngine::initialize(std::unique_ptr<MLIRRemarkStreamerBase> newStreamer,
                                       std::unique_ptr<RemarkEmittingPolicyBase> newPolicy,
                                       std::string *errorMessage) {
  for (const std::optional<llvm::Regex> &filter : filters) {
    std::string message;
    if (!filter || filter->isValid(message))
      continue;
    if (errorMessage)
      *errorMessage = "invalid category of remarks: " + message;
    return failure();
  }
  streamer = std::move(newStreamer);
  policy = std::move(newPolicy);
  policy->initialize([this](const Remark &remark) {
    if (streamer)
      streamer->streamOptimizationRemark(remark);
    if (asDiagnostics)
      emitRemark(remark.getLocation(), remark.getMsg());
  });
  return success();
}

InFlightRemark RemarkEngine::start(RemarkKind kind, Location loc, RemarkOpts opts) {
  const std::optional<llvm::Regex> &filter = filters[static_cast<unsigned>(kind)];
  if (!filter || !filter->match(opts.categoryName))
    return {};
  return InFlightRemark(*this, std::make_unique<Remark>(kind, DiagnosticSeverity::Remark, loc, opts));
}
InFlightRemark RemarkEngine::emitOptimizationRemark(Location loc, RemarkOpts opts) {
  return start(RemarkKind::RemarkPassed, loc, opts);
}
InFlightRemark RemarkEngine::emitOptimizationRemarkMiss(Location loc, RemarkOpts opts) {
  return start(RemarkKind::RemarkMissed, loc, opts);
}
InFlightRemark RemarkEngine::emitOptimizationRemarkFailure(Location loc, RemarkOpts opts) {
  return start(RemarkKind::RemarkFailure, loc, opts);
}
InFlightRemark RemarkEngine::emitOptimizationRemarkAnalysis(Location loc, RemarkOpts opts) {
  return start(RemarkKind::RemarkAnalysis, loc, opts);
}
void RemarkEngine::report(const Remark &&remark) {
  if (policy)
    policy->reportRemark(remark);
}

/// Calls a function of the engine of the context, if it has one.
static InFlightRemark emitBy(InFlightRemark (RemarkEngine::*emit)(Location, RemarkOpts), Location loc,
                             RemarkOpts opts) {
  RemarkEngine *engine = loc.getContext()->getRemarkEngine();
  return engine ? (engine->*emit)(loc, opts) : InFlightRemark();
}
InFlightRemark remark::passed(Location loc, RemarkOpts opts) {
  return emitBy(&RemarkEngine::emitOptimizationRemark, loc, opts);
}
InFlightRemark remark::missed(Location loc, RemarkOpts opts) {
  return emitBy(&RemarkEngine::emitOptimizationRemarkMiss, loc, opts);
}
InFlightRemark remark::failed(Location loc, RemarkOpts opts) {
  return emitBy(&RemarkEngine::emitOptimizationRemarkFailure, loc, opts);
}
InFlightRemark remark::analysis(Location loc, RemarkOpts opts) {
  return emitBy(&RemarkEngine::emitOptimizationRemarkAnalysis, loc, opts);
}

LogicalResult remark::enableOptimizationRemarks(MLIRContext &context,
                                                std::unique_ptr<detail::MLIRRemarkStreamerBase> streamer,
                                                std::unique_ptr<detail::RemarkEmittingPolicyBase> policy,
                                                const RemarkCategories &categories, bool printAsEmitRemarks) {
  auto engine = std::make_unique<RemarkEngine>(printAsEmitRemarks, categories);
  std::string message;
  if (llvm::failed(engine->initialize(std::move(streamer), std::move(policy), &message))) {
    llvm::errs() << message << '\n';
    return failure();
  }
  context.setRemarkEngine(std::move(engine));
  return success();
}

//===----------------------------------------------------------------------===//
// Policies
//===----------------------------------------------------------------------===//

struct RemarkEmittingPolicyAll::Lock {
  std::mutex mutex;
};
RemarkEmittingPolicyAll::RemarkEmittingPolicyAll() : lock(std::make_unique<Lock>()) {}
RemarkEmittingPolicyAll::~RemarkEmittingPolicyAll() = default;
void RemarkEmittingPolicyAll::reportRemark(const Remark &remark) {
  std::lock_guard guard(lock->mutex);
  reportImpl(remark);
}
void RemarkEmittingPolicyAll::finalize() {}

struct RemarkEmittingPolicyFinal::Postponed {
  using Key = std::tuple<const void *, std::string, std::string>;
  std::mutex mutex;
  std::map<Key, size_t> indices; ///< The index of a remark in the list.
  std::vector<Remark> remarks;
};
RemarkEmittingPolicyFinal::RemarkEmittingPolicyFinal() : postponed(std::make_unique<Postponed>()) {}
RemarkEmittingPolicyFinal::~RemarkEmittingPolicyFinal() = default;
void RemarkEmittingPolicyFinal::reportRemark(const Remark &remark) {
  std::lock_guard guard(postponed->mutex);
  auto [entry, isNew] =
      postponed->indices.try_emplace({remark.getLocation().getAsOpaquePointer(), remark.getRemarkName().str(),
                                      remark.getCombinedCategoryName().str()},
                                     postponed->remarks.size());
  if (isNew)
    postponed->remarks.push_back(remark);
  else
    postponed->remarks[entry->second] = remark;
}
void RemarkEmittingPolicyFinal::finalize() {
  for (const Remark &remark : postponed->remarks)
    reportImpl(remark);
  postponed->remarks.clear();
  postponed->indices.clear();
}
