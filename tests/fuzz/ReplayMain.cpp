//===- ReplayMain.cpp - Runs a fuzz target over files ---------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The main function of a fuzz target that is built without libFuzzer: passes each file named on the command
// line to the target. Used as a regression test over inputs that once failed; the last printed name is the
// failing input.
//
//===----------------------------------------------------------------------===//

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int argc, char **argv) {
  if (argc < 2) {
    llvm::errs() << "no inputs given\n";
    return 1;
  }
  for (int i = 1; i < argc; ++i) {
    llvm::errs() << argv[i] << '\n';
    auto file = llvm::MemoryBuffer::getFile(argv[i], /*IsText=*/false, /*RequiresNullTerminator=*/false);
    if (!file) {
      llvm::errs() << "cannot read the file: " << file.getError().message() << '\n';
      return 1;
    }
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>((*file)->getBufferStart()),
                           (*file)->getBufferSize());
  }
  llvm::errs() << argc - 1 << " inputs passed\n";
  return 0;
}
