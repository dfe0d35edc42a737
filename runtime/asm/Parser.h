//===- Parser.h - From text to IR -----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ways in: a file, a string, a single type or attribute. Errors are reported through the context's engine
// at file:line:column; on failure nothing is returned and nothing is leaked.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_PARSER_H
#define STRATA_RUNTIME_ASM_PARSER_H

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/OwningOpRef.h"

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace strata {

struct ParserConfig {
  explicit ParserConfig(MLIRContext *context, bool verifyAfterParse = true)
      : context(context), verifyAfterParse(verifyAfterParse) {}
  MLIRContext *context;
  bool verifyAfterParse;
  /// Where the buffer starts in its file, when it is a part of one; also the place of a module put around it.
  unsigned startLine = 0, startColumn = 0;
  /// The buffer is a file mapped privately: pages that were read are given back to the system while parsing
  /// goes on. What looks at them again, as a message that shows a line does, makes the system read them
  /// again.
  bool isMappedFile = false;
};

/// Parses a buffer into the end of `block`. \p bufferName is the file of all locations.
LogicalResult parseSource(llvm::StringRef buffer, llvm::StringRef bufferName, Block *block,
                          const ParserConfig &config);
/// The operations of a buffer as one op: the only one there is, or a module around all.
OwningOpRef<Operation *> parseSourceString(llvm::StringRef buffer, const ParserConfig &config,
                                           llvm::StringRef bufferName = "<string>",
                                           bool implicitModule = true);
/// Of a view class: null, after an error, when the top is another op.
template <typename OpT>
OwningOpRef<OpT> parseSourceString(llvm::StringRef buffer, const ParserConfig &config,
                                   llvm::StringRef bufferName = "<string>") {
  OwningOpRef<Operation *> op = parseSourceString(buffer, config, bufferName);
  if (!op || !llvm::isa<OpT>(op.get()))
    return nullptr;
  return llvm::cast<OpT>(op.release());
}
OwningOpRef<Operation *> parseSourceFile(llvm::StringRef path, const ParserConfig &config);

Type parseType(llvm::StringRef text, MLIRContext *context);
Attribute parseAttribute(llvm::StringRef text, MLIRContext *context, Type type = {});

} // namespace strata

#endif // STRATA_RUNTIME_ASM_PARSER_H
