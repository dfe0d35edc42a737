//===- BytecodeFuzzer.cpp - Fuzz target: bytecode -------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A file is either rejected with an error, or it is written again in every version of the format and read
// back.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/BytecodeReader.h"
#include "runtime/bytecode/BytecodeWriter.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OwningOpRef.h"
#include "tests/fuzz/RoundTrip.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

/// Reads a file into a module of \p context. Returns null after an error; a failure without an error aborts.
static OwningOpRef<ModuleOp> read(llvm::StringRef bytes, MLIRContext &context) {
  unsigned numErrors = 0;
  ScopedDiagnosticHandler handler(context.getDiagEngine(), [&](Diagnostic &) {
    ++numErrors;
    return success();
  });
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(&context));
  if (succeeded(readBytecodeFile(llvm::MemoryBufferRef(bytes, "fuzz"), module->getBody(), &context)))
    return module;
  if (numErrors == 0) {
    llvm::errs() << "the file was rejected without an error\n";
    abort();
  }
  return nullptr;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const DialectRegistry registry = mlir::fuzz::allDialects();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.allowUnregisteredDialects();
  OwningOpRef<ModuleOp> module = read({reinterpret_cast<const char *>(data), size}, context);
  if (!module)
    return 0;
  for (int64_t version = 0; version <= 6; ++version) {
    std::string bytes;
    llvm::raw_string_ostream os(bytes);
    BytecodeWriterConfig config;
    config.setDesiredBytecodeVersion(version);
    if (failed(writeBytecodeToFile(*module, os, config)))
      abort();
    MLIRContext other(registry, MLIRContext::Threading::DISABLED);
    other.allowUnregisteredDialects();
    if (read(bytes, other))
      continue;
    llvm::errs() << "a written file of version " << version << " was rejected\n";
    abort();
  }
  return 0;
}
