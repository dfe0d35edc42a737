//===- Pass.h - A transformation of an operation --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pass looks at or changes one operation and what is in it, never its siblings or parents. Options are
// declared as members and read from pipelines by name. A pass object runs on one operation at a time.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASS_H
#define STRATA_RUNTIME_PASS_PASS_H

#include "runtime/ir/OpView.h"
#include "runtime/support/Diagnostics.h"
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace strata {

class Pass {
public:
  /// An option `name=value`; \p parse returns false for a value that makes no sense.
  struct OptionSpec {
    std::string name, description;
    std::function<bool(llvm::StringRef value)> parse;
    std::function<std::string()> print;
  };

  virtual ~Pass();
  /// The name in pipelines: "canonicalize".
  virtual llvm::StringRef getArgument() const = 0;
  /// The name in dumps: "Canonicalizer"; the argument unless a pass says otherwise.
  virtual llvm::StringRef getName() const { return getArgument(); }
  virtual llvm::StringRef getDescription() const { return {}; }
  /// The only op name that the pass runs on; empty: any.
  virtual llvm::StringRef getOpName() const { return {}; }
  virtual void runOnOperation() = 0;
  /// Called once before the first run; a failure ends the pipeline.
  virtual LogicalResult initialize(MLIRContext *) { return success(); }

  /// Reads `a=1 b=two`; reports what is wrong to `os`.
  LogicalResult initializeOptions(llvm::StringRef text, llvm::raw_ostream &os);
  llvm::ArrayRef<OptionSpec> getOptions() const { return options; }

  /// Runs on `op`; fails when the pass signalled failure.
  LogicalResult run(Operation *op);

protected:
  Operation *getOperation() const { return current; }
  MLIRContext &getContext() const { return *current->getContext(); }
  void signalPassFailure() { failedRun = true; }

  void addOption(llvm::StringRef name, llvm::StringRef description, bool &value);
  void addOption(llvm::StringRef name, llvm::StringRef description, int64_t &value);
  void addOption(llvm::StringRef name, llvm::StringRef description, std::string &value);
  /// One of \p words, which must live as long as the pass.
  void addOption(llvm::StringRef name, llvm::StringRef description, std::string &value,
                 llvm::ArrayRef<llvm::StringLiteral> words);
  /// A comma-separated list.
  void addOption(llvm::StringRef name, llvm::StringRef description, std::vector<std::string> &value);

private:
  std::vector<OptionSpec> options;
  Operation *current = nullptr;
  bool failedRun = false;
};

/// A pass over ops of one class, or, with void, over any.
template <typename OpT = void>
class OperationPass : public Pass {
public:
  llvm::StringRef getOpName() const final {
    if constexpr (std::is_void_v<OpT>)
      return {};
    else
      return OpT::getOperationName();
  }

protected:
  auto getOperation() const {
    if constexpr (std::is_void_v<OpT>)
      return Pass::getOperation();
    else
      return llvm::cast<OpT>(Pass::getOperation());
  }
};

} // namespace strata

#endif // STRATA_RUNTIME_PASS_PASS_H
