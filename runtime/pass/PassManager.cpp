//===- PassManager.cpp - Pipelines of passes ------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassManager.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Verifier.h"
#include "runtime/pass/PassRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace strata;

PassRegistry &PassRegistry::get() {
  static PassRegistry registry;
  return registry;
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

void OpPassManager::addPass(std::unique_ptr<Pass> pass) {
  // A pass over ops of another name belongs to those inside.
  llvm::StringRef wanted = pass->getOpName();
  if (!wanted.empty() && wanted != opName && opName != "any")
    return nest(wanted).addPass(std::move(pass));
  steps.push_back({std::move(pass), nullptr});
}

OpPassManager &OpPassManager::nest(llvm::StringRef nestedName) {
  if (!steps.empty() && steps.back().nested && steps.back().nested->opName == nestedName)
    return *steps.back().nested;
  steps.push_back({nullptr, std::make_unique<OpPassManager>(nestedName)});
  return *steps.back().nested;
}

/// `name{a=1 b=two}`, options in the order of their names. One with an empty value leaves its space, as mlir-opt's.
static void printPass(const Pass &pass, llvm::raw_ostream &os) {
  os << pass.getArgument();
  if (pass.getOptions().empty())
    return;
  llvm::SmallVector<std::string, 8> parts;
  for (const Pass::OptionSpec &option : pass.getOptions()) {
    std::string value = option.print();
    parts.push_back(value.empty() ? value : option.name + "=" + value);
  }
  llvm::sort(parts);
  os << '{';
  llvm::interleave(parts, os, " ");
  os << '}';
}

/// Recursion is as deep as the text that the pipeline was read from may nest.
void OpPassManager::print(llvm::raw_ostream &os, std::optional<unsigned> indent) const {
  auto newLine = [&](unsigned columns) {
    if (indent)
      os << '\n', os.indent(columns);
  };
  unsigned inner = indent.value_or(0) + 2;
  os << opName << '(';
  newLine(inner);
  bool first = true;
  for (const Step &step : steps) {
    if (!first) {
      os << ',';
      newLine(inner);
    }
    first = false;
    if (step.pass)
      printPass(*step.pass, os);
    else
      step.nested->print(os, indent ? std::optional<unsigned>(inner) : std::nullopt);
  }
  newLine(indent.value_or(0));
  os << ')';
}

void OpPassManager::printAsTextualPipeline(llvm::raw_ostream &os, bool pretty) const {
  print(os, pretty ? std::optional<unsigned>(0) : std::nullopt);
}

void OpPassManager::dump(llvm::raw_ostream &os) const {
  os << "Pass Manager with " << steps.size() << " passes:\n";
  printAsTextualPipeline(os, /*pretty=*/true);
  os << "\n\n";
}

LogicalResult strata::addPassByName(llvm::StringRef name, llvm::StringRef options, OpPassManager &manager,
                                    llvm::raw_ostream &errors) {
  PassRegistry::Maker maker = PassRegistry::get().lookup(name);
  if (!maker) {
    errors << "'" << name << "' does not refer to a registered pass or pass pipeline\n";
    return failure();
  }
  std::unique_ptr<Pass> pass = maker();
  if (failed(pass->initializeOptions(options, errors)))
    return failure();
  manager.addPass(std::move(pass));
  return success();
}

namespace {
/// Reads `name`, `name{options}` and `name(…)`, separated by commas.
class PipelineParser {
  /// Pipelines run and die on the C++ stack.
  static constexpr unsigned maxDepth = 256;

public:
  PipelineParser(llvm::StringRef text, llvm::raw_ostream &errors) : text(text), errors(errors) {
    sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(text, "MLIR Textual PassPipeline Parser",
                                                                /*RequiresNullTerminator=*/false),
                               llvm::SMLoc());
  }
  LogicalResult parse(OpPassManager &manager);

private:
  LogicalResult parseElements(OpPassManager &manager);
  LogicalResult error(size_t at, const llvm::Twine &message);
  void skipSpace() {
    while (place < text.size() && llvm::StringRef(" \t\n").contains(text[place]))
      ++place;
  }
  bool consume(char c) {
    skipSpace();
    if (place == text.size() || text[place] != c)
      return false;
    ++place;
    return true;
  }
  llvm::StringRef word() {
    skipSpace();
    llvm::StringRef result = text.drop_front(place).take_until([](char c) { return llvm::StringRef(",(){}").contains(c); });
    place += result.size();
    return result.trim();
  }

  llvm::StringRef text;
  llvm::raw_ostream &errors;
  llvm::SourceMgr sources;
  size_t place = 0;
};

LogicalResult PipelineParser::error(size_t at, const llvm::Twine &message) {
  sources.PrintMessage(errors, llvm::SMLoc::getFromPointer(text.data() + std::min(at, text.size())),
                       llvm::SourceMgr::DK_Error, message, {}, {}, /*ShowColors=*/false);
  return failure();
}

LogicalResult PipelineParser::parseElements(OpPassManager &outermost) {
  // Managers that are open; depth is what the text says, not the C++ stack.
  llvm::SmallVector<OpPassManager *, 4> open = {&outermost};
  while (true) {
    size_t start = place;
    llvm::StringRef name = word();
    if (name.empty())
      return error(place, "expected the name of a pass or of an operation");
    if (consume('(')) {
      if (open.size() == maxDepth)
        return error(start, "pass pipelines are nested more than " + llvm::Twine(maxDepth) + " deep");
      OpPassManager &nested = open.back()->nest(name);
      if (!consume(')')) {
        open.push_back(&nested);
        continue;
      }
    } else {
      llvm::StringRef options;
      if (consume('{')) {
        size_t begin = place;
        unsigned depth = 1;
        while (place < text.size() && depth) {
          depth += text[place] == '{';
          depth -= text[place] == '}';
          ++place;
        }
        if (depth)
          return error(begin, "missing closing '}' while processing pass options");
        options = text.slice(begin, place - 1);
      }
      std::string message;
      llvm::raw_string_ostream os(message);
      bool isKnown = PassRegistry::get().lookup(name) != nullptr;
      if (failed(addPassByName(name, options, *open.back(), os)))
        return error(isKnown ? options.data() - text.data() : start, llvm::StringRef(message).rtrim());
    }
    while (consume(')')) {
      if (open.size() == 1)
        return error(place - 1, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline");
      open.pop_back();
    }
    skipSpace();
    if (place == text.size())
      return open.size() == 1 ? success() : error(place, "expected ')' to close the pipeline");
    if (!consume(','))
      return error(place, "expected ',' after parsing pipeline");
  }
}

LogicalResult PipelineParser::parse(OpPassManager &manager) {
  size_t start = place;
  llvm::StringRef name = word();
  if ((name == manager.getOpName() || name == "any") && consume('(')) {
    manager.setOpName(name);
    if (!text.rtrim().ends_with(")"))
      return error(text.size(), "expected pass pipeline to be wrapped with the anchor operation type, e.g. "
                                "'builtin.module(...)'");
    text = text.rtrim().drop_back();
    skipSpace();
    return place == text.size() ? success() : parseElements(manager);
  }
  if (place < text.size() && text[place] == '(' && manager.getOpName() != "any")
    return error(start, "can't run '" + name + "' pass manager on '" + manager.getOpName() + "' op");
  return error(start, "expected pass pipeline to be wrapped with the anchor operation type, e.g. "
                      "'builtin.module(...)'");
}
} // namespace

LogicalResult strata::parsePassPipeline(llvm::StringRef text, OpPassManager &manager, llvm::raw_ostream &errors) {
  std::string copy = text.str();
  return PipelineParser(copy, errors).parse(manager);
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

LogicalResult PassManager::runPass(Pass &pass, Operation *op) {
  if (!pass.getOpName().empty() && pass.getOpName() != op->getName().getStringRef())
    return op->emitOpError() << "trying to schedule a pass on an unsupported operation";
  auto print = [&](const std::function<bool(const Pass &)> &chosen, llvm::StringRef when) {
    if (!chosen || !chosen(pass))
      return;
    *printStream << "// -----// IR Dump " << when << " " << pass.getName() << " (" << pass.getArgument()
                 << ") //----- //\n";
    if (printOp)
      printOp(op, *printStream);
    else
      op->print(*printStream);
    *printStream << "\n\n";
  };
  print(printBefore, "Before");
  if (failed(pass.run(op)))
    return failure();
  print(printAfter, "After");
  return verifyPasses ? verify(op) : success();
}

LogicalResult PassManager::run(const OpPassManager &manager, Operation *op) {
  for (const Step &step : manager.steps) {
    if (step.pass) {
      if (failed(runPass(*step.pass, op)))
        return failure();
      continue;
    }
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Operation &child : llvm::make_early_inc_range(block)) {
          bool isWanted = step.nested->opName == "any" ? child.hasTrait(Trait::IsIsolatedFromAbove)
                                                       : child.getName().getStringRef() == step.nested->opName;
          if (isWanted && failed(run(*step.nested, &child)))
            return failure();
        }
  }
  return success();
}

LogicalResult PassManager::run(Operation *op) {
  if (opName != "any" && op->getName().getStringRef() != opName)
    return op->emitOpError() << "can't run '" << opName << "' pass manager on '" << op->getName().getStringRef()
                             << "' op";
  llvm::SmallVector<const OpPassManager *, 4> work = {this};
  while (!work.empty())
    for (const Step &step : work.pop_back_val()->steps) {
      if (step.nested)
        work.push_back(step.nested.get());
      else if (failed(step.pass->initialize(context)))
        return failure();
    }
  return run(*this, op);
}
