//===- PipelineParser.cpp - Parser of textual pipelines -------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

LogicalResult mlir::addPassByName(llvm::StringRef name, llvm::StringRef options, OpPassManager &manager,
                                  llvm::raw_ostream &errors) {
  auto report = [&](const llvm::Twine &message) -> LogicalResult {
    errors << message << '\n';
    return failure();
  };
  const PassRegistry &registry = PassRegistry::get();
  if (PassRegistry::Maker maker = registry.lookup(name)) {
    std::unique_ptr<Pass> pass = maker();
    if (failed(pass->initializeOptions(options, report)))
      return failure();
    manager.addPass(std::move(pass));
    return success();
  }
  if (const PassRegistry::Pipeline *pipeline = registry.lookupPipeline(name))
    return pipeline->build(manager, options, report);
  return report("'" + name + "' does not refer to a registered pass or pass pipeline");
}

namespace {
/// Parses elements of the forms `name`, `name{options}` and `name(…)`, separated by commas.
class PipelineParser {
  /// The maximum nesting of pipelines, which is limited because running and destroying them is recursive.
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
    llvm::StringRef result =
        text.drop_front(place).take_until([](char c) { return llvm::StringRef(",(){}").contains(c); });
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
  // A stack of the managers whose parenthesis is open. It replaces recursion, because the text determines the
  // depth.
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
      bool isKnown = PassRegistry::get().contains(name);
      if (failed(addPassByName(name, options, *open.back(), os)))
        return error(isKnown ? options.data() - text.data() : start, llvm::StringRef(message).rtrim());
    }
    while (consume(')')) {
      if (open.size() == 1)
        return error(place - 1,
                     "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline");
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
  if ((name == manager.getOpAnchorName() || name == "any") && consume('(')) {
    manager.setOpName(name);
    if (!text.rtrim().ends_with(")"))
      return error(text.size(), "expected pass pipeline to be wrapped with the anchor operation type, e.g. "
                                "'builtin.module(...)'");
    text = text.rtrim().drop_back();
    skipSpace();
    return place == text.size() ? success() : parseElements(manager);
  }
  if (place < text.size() && text[place] == '(' && manager.getOpAnchorName() != "any")
    return error(start, "can't run '" + name + "' pass manager on '" + manager.getOpAnchorName() + "' op");
  return error(start, "expected pass pipeline to be wrapped with the anchor operation type, e.g. "
                      "'builtin.module(...)'");
}
} // namespace

LogicalResult mlir::parsePassPipeline(llvm::StringRef text, OpPassManager &manager,
                                      llvm::raw_ostream &errors) {
  // Pipelines in the options of passes are parsed recursively, so limit their nesting.
  constexpr unsigned maxOptionDepth = 16;
  static thread_local unsigned optionDepth = 0;
  if (optionDepth == maxOptionDepth) {
    errors << "pipelines in options are nested more than " << maxOptionDepth << " deep\n";
    return failure();
  }
  ++optionDepth;
  llvm::scope_exit leave([&] { --optionDepth; });
  std::string copy = text.str();
  return PipelineParser(copy, errors).parse(manager);
}

FailureOr<OpPassManager> mlir::parsePassPipeline(llvm::StringRef text, llvm::raw_ostream &errors) {
  OpPassManager manager;
  manager.setOpName(text.take_until([](char c) { return c == '('; }).trim());
  if (failed(parsePassPipeline(text, manager, errors)))
    return failure();
  return manager;
}

FailureOr<OpPassManager>
mlir::parsePipelineOption(llvm::StringRef text,
                          llvm::function_ref<LogicalResult(const llvm::Twine &)> errorHandler) {
  std::string message;
  llvm::raw_string_ostream os(message);
  FailureOr<OpPassManager> pipeline = parsePassPipeline(text, os);
  if (failed(pipeline))
    (void)errorHandler("Failed to parse pipeline: " + message);
  return pipeline;
}

bool PassOptionTraits<OpPassManager>::parse(llvm::StringRef text, OpPassManager &value) {
  FailureOr<OpPassManager> pipeline = parsePassPipeline(text);
  if (failed(pipeline))
    return false;
  value = std::move(*pipeline);
  return true;
}
