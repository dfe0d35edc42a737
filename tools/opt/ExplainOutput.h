//===- ExplainOutput.h - Output of --explain ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Writes the data of an ExplainRecorder as JSON (documented in docs/debugging.md) or as one self-contained
// HTML page that embeds the same JSON.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_OPT_EXPLAINOUTPUT_H
#define STRATA_TOOLS_OPT_EXPLAINOUTPUT_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

class ExplainRecorder;

/// Writes JSON. \param input the name of the input; \param pipeline the textual pipeline that was run.
void writeExplainJson(const ExplainRecorder &recorder, llvm::StringRef input, llvm::StringRef pipeline,
                      llvm::raw_ostream &os);
/// Writes an HTML page; parameters as for writeExplainJson.
void writeExplainHtml(const ExplainRecorder &recorder, llvm::StringRef input, llvm::StringRef pipeline,
                      llvm::raw_ostream &os);

} // namespace mlir

#endif // STRATA_TOOLS_OPT_EXPLAINOUTPUT_H
