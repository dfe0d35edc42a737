//===- ExplainOutput.h - What a run did, as a page ------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes what an ExplainRecorder recorded: as JSON (docs/debugging.md describes it), or as one HTML page that
// holds the same JSON, a style and a script, and needs nothing else.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_EXPLAINOUTPUT_H
#define STRATA_TOOLS_OPT_EXPLAINOUTPUT_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace strata {

class ExplainRecorder;

/// \param input  the name of what was read; \param pipeline  the passes that were run, as text.
void writeExplainJson(const ExplainRecorder &recorder, llvm::StringRef input, llvm::StringRef pipeline,
                      llvm::raw_ostream &os);
void writeExplainHtml(const ExplainRecorder &recorder, llvm::StringRef input, llvm::StringRef pipeline,
                      llvm::raw_ostream &os);

} // namespace strata

#endif // STRATA_TOOLS_OPT_EXPLAINOUTPUT_H
