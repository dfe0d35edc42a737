//===- TextStream.h - Buffered output into a string ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A buffered stream into a string, for emitters, which write a few characters at a time. The string is
// complete after flush() or after the destruction of the stream.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_TEXTSTREAM_H
#define STRATA_GENERATOR_EMIT_CPP_TEXTSTREAM_H

#include "llvm/Support/raw_ostream.h"
#include <string>

namespace mlir {

class TextStream final : public llvm::raw_string_ostream {
public:
  explicit TextStream(std::string &text) : raw_string_ostream(text) { SetBufferSize(1 << 14); }
  ~TextStream() override { flush(); }
};

} // namespace mlir

#endif // STRATA_GENERATOR_EMIT_CPP_TEXTSTREAM_H
