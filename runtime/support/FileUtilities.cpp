//===- FileUtilities.cpp - Opens the files of a tool ----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/FileUtilities.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace llvm;

/// Stores the message of a failed attempt to open a file.
static void describe(std::string *message, StringRef kind, StringRef path, std::error_code error) {
  if (message)
    *message = ("cannot open " + kind + " file '" + path + "': " + error.message()).str();
}

static std::unique_ptr<MemoryBuffer> read(StringRef path, std::optional<Align> alignment,
                                          std::string *message) {
  auto file =
      MemoryBuffer::getFileOrSTDIN(path, /*IsText=*/false, /*RequiresNullTerminator=*/true, alignment);
  if (file)
    return std::move(*file);
  describe(message, "input", path, file.getError());
  return nullptr;
}

std::unique_ptr<MemoryBuffer> mlir::openInputFile(StringRef inputFilename, std::string *errorMessage) {
  return read(inputFilename, std::nullopt, errorMessage);
}

std::unique_ptr<MemoryBuffer> mlir::openInputFile(StringRef inputFilename, Align alignment,
                                                  std::string *errorMessage) {
  return read(inputFilename, alignment, errorMessage);
}

std::unique_ptr<ToolOutputFile> mlir::openOutputFile(StringRef outputFilename, std::string *errorMessage) {
  std::error_code error;
  auto file = std::make_unique<ToolOutputFile>(outputFilename, error, sys::fs::OF_None);
  if (!error)
    return file;
  describe(errorMessage, "output", outputFilename, error);
  return nullptr;
}
