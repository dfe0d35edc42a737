//===- AsmStream.h - The output buffer of the printer ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Collects text in a large buffer and passes it to another stream in large pieces, so that printing a word is
// a copy into memory. Private to runtime/asm.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ASMSTREAM_H
#define STRATA_RUNTIME_ASM_ASMSTREAM_H

#include "llvm/Support/raw_ostream.h"

namespace mlir {

/// A buffered stream that writes to a borrowed stream. The destructor flushes it.
class AsmStream final : public llvm::raw_ostream {
public:
  explicit AsmStream(llvm::raw_ostream &sink) : sink(sink) {}
  ~AsmStream() override { flush(); }

private:
  void write_impl(const char *data, size_t size) override {
    sink.write(data, size);
    position += size;
  }
  uint64_t current_pos() const override { return position; }
  size_t preferred_buffer_size() const override { return 64 << 10; }

  llvm::raw_ostream &sink;
  uint64_t position = 0;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_ASMSTREAM_H
