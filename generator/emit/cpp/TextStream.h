//===- TextStream.h - Text in memory, by the page --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A stream into a string that collects what is written: emitters write a few characters at a time. The string
// has all of it after flush(), or when the stream is gone.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_GENERATOR_EMIT_CPP_TEXTSTREAM_H
#define STRATA_GENERATOR_EMIT_CPP_TEXTSTREAM_H

#include "llvm/Support/raw_ostream.h"
#include <string>

namespace strata {

class TextStream final : public llvm::raw_string_ostream {
public:
  explicit TextStream(std::string &text) : raw_string_ostream(text) { SetBufferSize(1 << 14); }
  ~TextStream() override { flush(); }
};

} // namespace strata

#endif // STRATA_GENERATOR_EMIT_CPP_TEXTSTREAM_H
