//===- IRPrinting.cpp - Printing of the IR around passes ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Operation.h"
#include "runtime/pass/OperationFingerprint.h"
#include "runtime/pass/PassInstrumentations.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace mlir;

static llvm::StringRef getSymbolName(Operation *op) {
  auto name = op->getAttrOfType<StringAttr>("sym_name");
  return name ? name.getValue() : llvm::StringRef();
}

namespace {

class IRPrinter : public PassInstrumentation {
public:
  explicit IRPrinter(PassManager::IRPrinting config) : config(std::move(config)) {}
  explicit IRPrinter(std::unique_ptr<PassManager::IRPrinterConfig> ownCustom) : custom(std::move(ownCustom)) {
    config.moduleScope = custom->shouldPrintAtModuleScope();
    config.afterOnlyOnChange = custom->shouldPrintAfterOnlyOnChange();
    config.afterOnlyOnFailure = custom->shouldPrintAfterOnlyOnFailure();
    config.flags = custom->getOpPrintingFlags();
  }

  // Printing disables threads: other threads could change the printed ancestors, and the order of the output
  // would not be deterministic.
  bool allowsThreads() const override { return false; }

  void runBeforePass(Pass *pass, Operation *op) override {
    // Fingerprints are pushed on a stack, because a pass can run a dynamic pipeline inside itself.
    if (config.afterOnlyOnChange)
      before.emplace_back(op);
    if (custom)
      custom->printBeforeIfEnabled(pass, op,
                                   [&](llvm::raw_ostream &os) { printTo(os, pass, op, "Before", ""); });
    else if (config.before && config.before(pass, op))
      print(pass, op, "Before", "");
  }
  void runAfterPass(Pass *pass, Operation *op) override {
    bool hasChanged = !config.afterOnlyOnChange || !(before.back() == OperationFingerprint(op));
    if (config.afterOnlyOnChange)
      before.pop_back();
    if (hasChanged && !config.afterOnlyOnFailure)
      printAfter(pass, op, "");
  }
  void runAfterPassFailed(Pass *pass, Operation *op) override {
    if (config.afterOnlyOnChange)
      before.pop_back();
    printAfter(pass, op, " Failed");
  }

private:
  void printAfter(Pass *pass, Operation *op, llvm::StringRef how) {
    if (custom)
      custom->printAfterIfEnabled(pass, op,
                                  [&](llvm::raw_ostream &os) { printTo(os, pass, op, "After", how); });
    else if (config.after && config.after(pass, op))
      print(pass, op, "After", how);
  }
  void print(Pass *pass, Operation *op, llvm::StringRef when, llvm::StringRef how);
  void printTo(llvm::raw_ostream &os, Pass *pass, Operation *op, llvm::StringRef when, llvm::StringRef how);
  std::string makePath(Pass *pass, Operation *op);

  PassManager::IRPrinting config;
  /// If not null, decides whether a pass is printed, in place of the callbacks of `config`.
  std::unique_ptr<PassManager::IRPrinterConfig> custom;
  std::vector<OperationFingerprint> before;
  llvm::DenseMap<Operation *, unsigned> numbers; ///< The number of the last file for each operation.
};

} // namespace

void IRPrinter::printTo(llvm::raw_ostream &os, Pass *pass, Operation *op, llvm::StringRef when,
                        llvm::StringRef how) {
  os << "// -----// IR Dump " << when << ' ' << pass->getName() << how << " (" << pass->getArgument() << ')';
  Operation *top = op;
  if (config.moduleScope) {
    os << " ('" << op->getName().getStringRef() << "' operation";
    if (llvm::StringRef name = getSymbolName(op); !name.empty())
      os << ": @" << name;
    os << ')';
    while (top->getParentOp())
      top = top->getParentOp();
  }
  os << " //----- //\n";
  OpPrintingFlags flags = config.flags;
  if (top->getParentOp())
    flags.useLocalScope();
  top->print(os, flags);
  os << "\n\n";
}

/// Returns a path such as `dir/builtin_module_no-symbol-name/func_func_f/0_1_cse.mlir`: a folder for each
/// ancestor; in the file name, the number of the last file of each ancestor, the number of the next file of
/// the operation, and the pass.
std::string IRPrinter::makePath(Pass *pass, Operation *op) {
  llvm::SmallVector<Operation *, 4> path;
  for (Operation *ancestor = op; ancestor; ancestor = ancestor->getParentOp())
    path.push_back(ancestor);
  llvm::SmallString<128> folder(config.treeDirectory);
  std::string file;
  for (Operation *step : llvm::reverse(path)) {
    llvm::StringRef symbol = getSymbolName(step);
    std::string name =
        (step->getName().getStringRef() + "_" + (symbol.empty() ? "no-symbol-name" : symbol)).str();
    for (char &c : name)
      if (c == '.' || llvm::sys::path::is_separator(c))
        c = '_';
    llvm::sys::path::append(folder, name);
    auto [it, isNew] = numbers.try_emplace(step, 0);
    if (!isNew && step == op)
      ++it->second;
    file += std::to_string(it->second) + "_";
  }
  if (std::error_code error = llvm::sys::fs::create_directories(folder)) {
    llvm::errs() << "cannot make the folder '" << folder << "': " << error.message() << '\n';
    return {};
  }
  llvm::sys::path::append(folder, file + pass->getArgument() + ".mlir");
  return folder.str().str();
}

void IRPrinter::print(Pass *pass, Operation *op, llvm::StringRef when, llvm::StringRef how) {
  if (config.treeDirectory.empty())
    return printTo(config.os ? *config.os : llvm::errs(), pass, op, when, how);
  std::string path = makePath(pass, op);
  if (path.empty())
    return;
  std::error_code error;
  llvm::raw_fd_ostream os(path, error);
  if (error) {
    llvm::errs() << "cannot write '" << path << "': " << error.message() << '\n';
    return;
  }
  printTo(os, pass, op, when, how);
}

std::unique_ptr<PassInstrumentation> mlir::makeIRPrinting(PassManager::IRPrinting config) {
  return std::make_unique<IRPrinter>(std::move(config));
}
std::unique_ptr<PassInstrumentation>
mlir::makeIRPrinting(std::unique_ptr<PassManager::IRPrinterConfig> config) {
  return std::make_unique<IRPrinter>(std::move(config));
}
