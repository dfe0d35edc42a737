//===- Remarks.h - Optimization remarks --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A remark tells the user what an optimization did, missed or found out. A transformation emits remarks,
// which cost nothing unless a tool enables them for a context:
//
//     remark::passed(loop.getLoc(), remark::RemarkOpts::name("Unrolled").category("loop"))
//         << "unrolled completely" << remark::metric("TripCount", count);
//
// enableOptimizationRemarks installs an engine in the context: the engine filters remarks by regular
// expressions on their category, a policy decides when they are reported, and a streamer, or the diagnostics
// of the context, receives them. A program may derive its own policies and streamers.
//
// Emitting remarks of one context from several threads requires a policy and a streamer that allow it; those
// of this header do.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_REMARKS_H
#define STRATA_RUNTIME_IR_REMARKS_H

#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Value.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Regex.h"
#include <functional>

namespace mlir::remark {

/// The kind of a remark: an optimization was applied, missed or tried without success, or an analysis found a
/// fact.
enum class RemarkKind { RemarkUnknown, RemarkPassed, RemarkMissed, RemarkFailure, RemarkAnalysis };

/// The names of a remark, built by chained calls. The texts outlive the remark.
struct RemarkOpts {
  llvm::StringRef remarkName;
  llvm::StringRef categoryName, subCategoryName; ///< Names that filters match.
  llvm::StringRef functionName;                  ///< The function that the remark is about, if known.

  static constexpr RemarkOpts name(llvm::StringRef text) { return {text, {}, {}, {}}; }
  constexpr RemarkOpts category(llvm::StringRef text) const {
    return {remarkName, text, subCategoryName, functionName};
  }
  constexpr RemarkOpts subCategory(llvm::StringRef text) const {
    return {remarkName, categoryName, text, functionName};
  }
  constexpr RemarkOpts function(llvm::StringRef text) const {
    return {remarkName, categoryName, subCategoryName, text};
  }
};

/// Regular expressions for the categories whose remarks are reported, for each kind of remark; `all` applies
/// to every kind. Without an expression, no remark of the kind is reported.
struct RemarkCategories {
  std::optional<std::string> all, passed, missed, analysis, failed;
};

namespace detail {

/// A remark: its kind, location and names, and a list of arguments.
class Remark {
public:
  /// A named value. A text without a name has the key "Remark".
  struct Arg {
    std::string key, val;
    std::optional<Attribute> attr; ///< The value, if it is an attribute.

    Arg(llvm::StringRef key, std::string text) : key(key), val(std::move(text)) {}
    Arg(llvm::StringRef key, llvm::StringRef text) : Arg(key, text.str()) {}
    Arg(llvm::StringRef key, const char *text) : Arg(key, std::string(text)) {}
    Arg(llvm::StringRef text) : Arg("Remark", text.str()) {}
    Arg(llvm::StringRef key, bool value) : key(key), val(value ? "true" : "false") {}
    template <typename T>
      requires(std::is_arithmetic_v<T> && !std::is_same_v<T, bool>)
    Arg(llvm::StringRef key, T number) : key(key) {
      llvm::raw_string_ostream os(val);
      os << number;
    }
    Arg(llvm::StringRef key, Value value);
    Arg(llvm::StringRef key, Type type);
    Arg(llvm::StringRef key, Attribute attr);

    bool hasAttribute() const { return attr.has_value(); }
    Attribute getAttribute() const { return attr.value_or(Attribute()); }
  };

  Remark(RemarkKind kind, DiagnosticSeverity severity, Location loc, RemarkOpts opts);

  Location getLocation() const { return loc; }
  RemarkKind getKind() const { return kind; }
  DiagnosticSeverity getSeverity() const { return severity; }
  /// Returns the kind as a word: "Passed".
  llvm::StringRef getRemarkTypeString() const;
  llvm::StringRef getRemarkName() const;
  llvm::StringRef getFunction() const;
  llvm::StringRef getCategoryName() const { return opts.categoryName; }
  /// Returns `category:subcategory`, or the one of them that is not empty.
  llvm::StringRef getCombinedCategoryName() const { return combinedCategory; }
  llvm::ArrayRef<Arg> getArgs() const { return args; }

  void insert(llvm::StringRef text) { args.emplace_back(text); }
  void insert(Arg arg) { args.push_back(std::move(arg)); }

  /// Prints the remark in one line: `[Passed] Unrolled | Category:loop | Remark="text", TripCount=4`.
  void print(llvm::raw_ostream &os, bool printLocation = false) const;
  /// Returns the text of print() without a location.
  std::string getMsg() const;

private:
  RemarkKind kind;
  DiagnosticSeverity severity;
  Location loc;
  RemarkOpts opts;
  std::string combinedCategory;
  std::vector<Arg> args;
};

inline Remark &operator<<(Remark &remark, llvm::StringRef text) { return remark.insert(text), remark; }
inline Remark &operator<<(Remark &remark, const Remark::Arg &arg) { return remark.insert(arg), remark; }

class RemarkEngine;

/// An argument whose text is built only if the remark is reported.
struct LazyTextBuild {
  llvm::StringRef key;
  std::function<std::string()> thunk;
};

/// A remark that its destructor reports. Does nothing if remarks of its category are disabled.
class InFlightRemark {
public:
  InFlightRemark() = default;
  explicit InFlightRemark(std::unique_ptr<Remark> remark) : remark(std::move(remark)) {}
  InFlightRemark(RemarkEngine &engine, std::unique_ptr<Remark> remark)
      : engine(&engine), remark(std::move(remark)) {}
  InFlightRemark(InFlightRemark &&) = default;
  InFlightRemark &operator=(InFlightRemark &&) = default;
  ~InFlightRemark();
  explicit operator bool() const { return remark != nullptr; }

  InFlightRemark &operator<<(const LazyTextBuild &text) {
    if (remark)
      remark->insert(Remark::Arg(text.key, text.thunk()));
    return *this;
  }
  template <typename T>
    requires(!std::is_same_v<std::decay_t<T>, LazyTextBuild>)
  InFlightRemark &operator<<(T &&value) {
    if (remark)
      *remark << std::forward<T>(value);
    return *this;
  }

private:
  RemarkEngine *engine = nullptr;
  std::unique_ptr<Remark> remark;
};

/// Receives the reported remarks.
class MLIRRemarkStreamerBase {
public:
  virtual ~MLIRRemarkStreamerBase();
  virtual void streamOptimizationRemark(const Remark &remark) = 0;
  /// Called after the last remark.
  virtual void finalize() {}
};

using ReportFn = llvm::unique_function<void(const Remark &)>;

/// Decides which remarks of the enabled categories are reported, and when.
class RemarkEmittingPolicyBase {
public:
  virtual ~RemarkEmittingPolicyBase();
  /// \param report passes a remark to the streamer.
  void initialize(ReportFn report) { reportImpl = std::move(report); }
  virtual void reportRemark(const Remark &remark) = 0;
  /// Called after the last remark.
  virtual void finalize() = 0;

protected:
  ReportFn reportImpl;
};

/// Filters the remarks of a context and passes them to the policy.
class RemarkEngine {
public:
  /// \param printAsEmitRemarks also reports remarks as diagnostics.
  RemarkEngine(bool printAsEmitRemarks, const RemarkCategories &categories);
  /// Finalizes the policy and the streamer.
  ~RemarkEngine();

  RemarkEmittingPolicyBase *getRemarkEmittingPolicy() const { return policy.get(); }
  /// Sets the streamer, which may be null, and the policy. Fails, with a message, if a category is not a
  /// regular expression.
  LogicalResult initialize(std::unique_ptr<MLIRRemarkStreamerBase> newStreamer,
                           std::unique_ptr<RemarkEmittingPolicyBase> newPolicy, std::string *errorMessage);

  // Start a remark; it is empty if the category is disabled.
  InFlightRemark emitOptimizationRemark(Location loc, RemarkOpts opts);
  InFlightRemark emitOptimizationRemarkMiss(Location loc, RemarkOpts opts);
  InFlightRemark emitOptimizationRemarkFailure(Location loc, RemarkOpts opts);
  InFlightRemark emitOptimizationRemarkAnalysis(Location loc, RemarkOpts opts);
  /// Passes a complete remark to the policy.
  void report(const Remark &&remark);

private:
  InFlightRemark start(RemarkKind kind, Location loc, RemarkOpts opts);

  bool asDiagnostics;
  /// The filters by kind; nullopt if the kind is disabled.
  std::optional<llvm::Regex> filters[5];
  std::unique_ptr<MLIRRemarkStreamerBase> streamer;
  std::unique_ptr<RemarkEmittingPolicyBase> policy;
};

} // namespace detail

/// Reports each remark immediately.
class RemarkEmittingPolicyAll : public detail::RemarkEmittingPolicyBase {
public:
  RemarkEmittingPolicyAll();
  ~RemarkEmittingPolicyAll() override;
  void reportRemark(const detail::Remark &remark) override;
  void finalize() override;

private:
  struct Lock;
  std::unique_ptr<Lock> lock;
};

/// Reports at the end the last remark of each location, name and category, in the order of their first
/// emission.
class RemarkEmittingPolicyFinal : public detail::RemarkEmittingPolicyBase {
public:
  RemarkEmittingPolicyFinal();
  ~RemarkEmittingPolicyFinal() override;
  void reportRemark(const detail::Remark &remark) override;
  void finalize() override;

private:
  struct Postponed;
  std::unique_ptr<Postponed> postponed;
};

/// Start a remark of a kind, if remarks of its category are enabled in the context of \p loc.
detail::InFlightRemark passed(Location loc, RemarkOpts opts);
detail::InFlightRemark missed(Location loc, RemarkOpts opts);
detail::InFlightRemark failed(Location loc, RemarkOpts opts);
detail::InFlightRemark analysis(Location loc, RemarkOpts opts);

namespace detail {
/// Returns a named text that is formatted when it is needed.
template <typename... Ts>
LazyTextBuild formatLater(llvm::StringRef key, const char *format, const Ts &...values) {
  return {key, [=] { return llvm::formatv(format, values...).str(); }};
}
} // namespace detail

// Arguments of remarks. The format is that of llvm::formatv; the text is built only for enabled remarks.
template <typename... Ts>
detail::LazyTextBuild reason(const char *format, Ts &&...values) {
  return detail::formatLater("Reason", format, values...);
}
template <typename... Ts>
detail::LazyTextBuild suggest(const char *format, Ts &&...values) {
  return detail::formatLater("Suggestion", format, values...);
}
template <typename... Ts>
detail::LazyTextBuild add(const char *format, Ts &&...values) {
  return detail::formatLater("Remark", format, values...);
}
/// Returns a named value.
template <typename T>
detail::LazyTextBuild metric(llvm::StringRef key, T &&value) {
  return {key, [key, value = std::decay_t<T>(std::forward<T>(value))] {
            return detail::Remark::Arg(key, value).val;
          }};
}

/// Enables the remarks of these categories in a context.
/// \param streamer receives the remarks; may be null.
/// \param printAsEmitRemarks also reports them as diagnostics of severity remark.
LogicalResult enableOptimizationRemarks(MLIRContext &context,
                                        std::unique_ptr<detail::MLIRRemarkStreamerBase> streamer,
                                        std::unique_ptr<detail::RemarkEmittingPolicyBase> policy,
                                        const RemarkCategories &categories, bool printAsEmitRemarks = false);

} // namespace mlir::remark

#endif // STRATA_RUNTIME_IR_REMARKS_H
