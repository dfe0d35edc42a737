//===- Parser.h - Parses IR from text -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The entry points of the parser: a file, a string, a single type or attribute. Errors are reported to the
// context's diagnostics engine at file:line:column; after an error the functions return failure or null and
// free what they have built. Large buffers are parsed by several threads if the context allows it; the result
// and the diagnostics do not depend on that.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_PARSER_H
#define STRATA_RUNTIME_ASM_PARSER_H

#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/OwningOpRef.h"

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace mlir {

/// How to parse a buffer.
struct ParserConfig {
  explicit ParserConfig(MLIRContext *context, bool verifyAfterParse = true)
      : context(context), verifyAfterParse(verifyAfterParse) {}
  MLIRContext *context;
  bool verifyAfterParse;
  /// The position of the buffer in its file, if it is a part of one, and the location of the module that is
  /// created around it.
  unsigned startLine = 0, startColumn = 0;
  /// True if the buffer is a privately mapped file: the parser then returns pages that it has read to the
  /// system. The system reads such a page again if it is accessed, for instance to show a line of a
  /// diagnostic.
  bool isMappedFile = false;
};

/// Parses a buffer and appends its operations to `block`. \p bufferName is the file name of all locations.
/// The operations are not verified. Fails after an error; the block may then contain some operations.
LogicalResult parseSource(llvm::StringRef buffer, llvm::StringRef bufferName, Block *block,
                          const ParserConfig &config);
/// Parses a buffer and returns one operation: the only top-level module, or a new module around all
/// operations. Without \p implicitModule, returns the only top-level operation and fails if there are
/// several. Verifies the result if the configuration says so.
OwningOpRef<Operation *> parseSourceString(llvm::StringRef buffer, const ParserConfig &config,
                                           llvm::StringRef bufferName = "<string>",
                                           bool implicitModule = true);
/// Parses a buffer that contains one operation of class OpT (see the other overload). Returns null, without
/// an error, if the operation is of another class.
template <typename OpT>
OwningOpRef<OpT> parseSourceString(llvm::StringRef buffer, const ParserConfig &config,
                                   llvm::StringRef bufferName = "<string>") {
  OwningOpRef<Operation *> op = parseSourceString(buffer, config, bufferName);
  if (!op || !llvm::isa<OpT>(op.get()))
    return nullptr;
  return llvm::cast<OpT>(op.release());
}
/// Parses a file, or the standard input if \p path is "-".
OwningOpRef<Operation *> parseSourceFile(llvm::StringRef path, const ParserConfig &config);

/// Parse one type or attribute that must take up the whole text. \p type is the type of a typed attribute
/// that the text omits. Return null after an error.
Type parseType(llvm::StringRef text, MLIRContext *context);
Attribute parseAttribute(llvm::StringRef text, MLIRContext *context, Type type = {});

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_PARSER_H
