//===- FileUtilities.h - Opens the files of a tool ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Opens the input and output files that a command line names; "-" is the standard input or output.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_FILEUTILITIES_H
#define STRATA_RUNTIME_SUPPORT_FILEUTILITIES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Alignment.h"
#include <memory>
#include <string>

namespace llvm {
class MemoryBuffer;
class ToolOutputFile;
} // namespace llvm

namespace mlir {

// Each function returns null after an error and stores its message unless \p errorMessage is null.

/// Reads a file. \param alignment the alignment of the buffer's first byte.
std::unique_ptr<llvm::MemoryBuffer> openInputFile(llvm::StringRef inputFilename, llvm::Align alignment,
                                                  std::string *errorMessage = nullptr);
std::unique_ptr<llvm::MemoryBuffer> openInputFile(llvm::StringRef inputFilename,
                                                  std::string *errorMessage = nullptr);

/// Creates a file, which is deleted again unless ToolOutputFile::keep() is called.
std::unique_ptr<llvm::ToolOutputFile> openOutputFile(llvm::StringRef outputFilename,
                                                     std::string *errorMessage = nullptr);

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_FILEUTILITIES_H
