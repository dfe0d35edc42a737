//===- ProgramInput.cpp - Reads and lowers a program ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/run/ProgramInput.h"
#include "runtime/asm/Parser.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/SourceMgrDiagnostics.h"
#include "runtime/pass/PassManager.h"
#include "runtime/pass/PassRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

/// The passes of the default pipeline, in order.
static constexpr llvm::StringLiteral loweringPasses[] = {
    "convert-vector-to-scf",
    "convert-linalg-to-loops",
    "lower-affine",
    "convert-scf-to-cf",
    "expand-strided-metadata",
    "lower-affine",
    "convert-complex-to-standard",
    "arith-expand",
    "memref-expand",
    "convert-vector-to-llvm",
    "convert-math-to-llvm",
    "convert-math-to-libm",
    "convert-complex-to-llvm",
    "convert-complex-to-libm",
    "finalize-memref-to-llvm",
    "convert-index-to-llvm",
    "convert-arith-to-llvm",
    "convert-ub-to-llvm",
    "convert-cf-to-llvm",
    "convert-func-to-llvm",
    "reconcile-unrealized-casts",
};

std::string mlir::getDefaultLoweringPipeline() {
  std::string text = "builtin.module(";
  const char *separator = "";
  for (llvm::StringRef pass : loweringPasses) {
    if (!PassInfo::lookup(pass))
      continue;
    text += separator + pass.str();
    separator = ",";
  }
  return text + ")";
}

/// True if all operations belong to the llvm dialect, except for modules.
static bool isLowered(Operation *op) {
  return !op->walk([](Operation *nested) {
              llvm::StringRef dialect = nested->getName().getDialectNamespace();
              return dialect == "llvm" || dialect == "builtin" ? WalkResult::advance()
                                                               : WalkResult::interrupt();
            }).wasInterrupted();
}

OwningOpRef<Operation *> mlir::readProgram(llvm::StringRef filename, const ProgramOptions &options,
                                           MLIRContext &context) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(filename);
  if (!buffer) {
    llvm::errs() << "cannot open input file '" << filename << "': " << buffer.getError().message() << "\n";
    return {};
  }
  auto sources = std::make_shared<llvm::SourceMgr>();
  sources->AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(*sources, &context);
  OwningOpRef<Operation *> program;
  if (options.noImplicitModule)
    program = parseSourceFile<Operation *>(*sources, ParserConfig(&context));
  else if (OwningOpRef<ModuleOp> module = parseSourceFile<ModuleOp>(*sources, ParserConfig(&context)))
    program = OwningOpRef<Operation *>(module.release().getOperation());
  if (!program)
    return {};
  std::string pipeline = options.passPipeline;
  if (pipeline.empty() && !isLowered(program.get()))
    pipeline = getDefaultLoweringPipeline();
  if (pipeline.empty())
    return program;
  PassManager passes(&context, program.get()->getName().getStringRef());
  if (failed(parsePassPipeline(pipeline, passes)) || failed(passes.run(program.get())))
    return {};
  return program;
}
