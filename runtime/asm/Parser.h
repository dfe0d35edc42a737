//===- Parser.h - Parses IR from text -------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The entry points of the parser: a file, a string, a single type or attribute. Errors are reported to the
// context's diagnostics engine at file:line:column; after an error the functions return failure or null and
// free what they have built. If runtime/bytecode is linked (registerBytecodeReader()), bytecode is read, too.
// Large buffers are parsed by several threads if the context allows it; the result and the diagnostics do not
// depend on that.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_PARSER_H
#define STRATA_RUNTIME_ASM_PARSER_H

#include "runtime/asm/AsmState.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/OwningOpRef.h"

namespace llvm {
class SourceMgr;
} // namespace llvm

namespace mlir {

class AffineMap;
class IntegerSet;

//===----------------------------------------------------------------------===//
// Operations appended to a block
//===----------------------------------------------------------------------===//

/// Parses a buffer and appends its operations to `block`. \p bufferName is the file name of all locations.
/// The operations are not verified. Fails after an error; the block may then contain some operations.
LogicalResult parseSource(llvm::StringRef buffer, llvm::StringRef bufferName, Block *block,
                          const ParserConfig &config);
// The following functions parse a string, a file or a source manager, and append the operations to `block`.
// They verify the operations if the configuration says so. The file name "-" means the standard input. If
// both a file name and a source manager are passed, the source manager must be empty. `sourceFileLoc`, if not
// null, receives the location of the start of the source.
LogicalResult parseSourceString(llvm::StringRef sourceStr, Block *block, const ParserConfig &config,
                                llvm::StringRef sourceName = "", LocationAttr *sourceFileLoc = nullptr);
// Parse the main buffer of a source manager.
LogicalResult parseSourceFile(const std::shared_ptr<llvm::SourceMgr> &sourceMgr, Block *block,
                              const ParserConfig &config, LocationAttr *sourceFileLoc = nullptr);
LogicalResult parseSourceFile(const llvm::SourceMgr &sourceMgr, Block *block, const ParserConfig &config,
                              LocationAttr *sourceFileLoc = nullptr);
// Parse a file, which is added to the source manager if there is one.
LogicalResult parseSourceFile(llvm::StringRef filename, Block *block, const ParserConfig &config,
                              LocationAttr *sourceFileLoc = nullptr);
LogicalResult parseSourceFile(llvm::StringRef filename, const std::shared_ptr<llvm::SourceMgr> &sourceMgr,
                              Block *block, const ParserConfig &config,
                              LocationAttr *sourceFileLoc = nullptr);
LogicalResult parseSourceFile(llvm::StringRef filename, llvm::SourceMgr &sourceMgr, Block *block,
                              const ParserConfig &config, LocationAttr *sourceFileLoc = nullptr);

//===----------------------------------------------------------------------===//
// One operation
//===----------------------------------------------------------------------===//

/// Parses a buffer and returns one operation: the only top-level module, or a new module around all
/// operations. Without \p implicitModule, returns the only top-level operation and fails if there are
/// several. Verifies the result if the configuration says so.
OwningOpRef<Operation *> parseSourceString(llvm::StringRef buffer, const ParserConfig &config,
                                           llvm::StringRef bufferName = "<string>",
                                           bool implicitModule = true);
/// Parses a file, or the standard input if \p path is "-".
OwningOpRef<Operation *> parseSourceFile(llvm::StringRef path, const ParserConfig &config);

namespace detail {
/// A format of files other than text. Higher layers provide it: runtime/bytecode.
struct BinaryFormat {
  bool (*recognizes)(llvm::StringRef buffer);
  /// Reads a buffer and appends its operations to a block. The operations are not verified.
  LogicalResult (*read)(llvm::StringRef buffer, llvm::StringRef bufferName, Block *block,
                        const ParserConfig &config);
};
/// Makes the functions of this header read files of a format, too. \p format must live until the program
/// exits. Thread-safe.
void setBinaryFormat(const BinaryFormat *format);

/// The functions that decide whether the only top-level op is the result of a parse, and that create a new op
/// otherwise.
struct ParsedContainer {
  bool (*isWanted)(Operation *op);
  Operation *(*make)(MLIRContext *context, Location loc);
};
/// Returns the functions for op class OpT: the result is the only top-level op if it is an OpT, else a new
/// OpT around all operations. For `Operation *`, returns null: the result is the only top-level op of any
/// class.
template <typename OpT>
const ParsedContainer *getParsedContainer() {
  if constexpr (std::is_same_v<OpT, Operation *>) {
    return nullptr;
  } else {
    static constexpr ParsedContainer container = {
        [](Operation *op) { return llvm::isa<OpT>(op); },
        [](MLIRContext *context, Location loc) {
          return OpBuilder(context).template create<OpT>(loc).getOperation();
        }};
    return &container;
  }
}
template <typename OpT>
OwningOpRef<OpT> takeParsed(OwningOpRef<Operation *> op) {
  if constexpr (std::is_same_v<OpT, Operation *>)
    return op;
  else
    return op ? OwningOpRef<OpT>(llvm::cast<OpT>(op.release())) : OwningOpRef<OpT>();
}
OwningOpRef<Operation *> parseContainer(const llvm::SourceMgr &sourceMgr, const ParserConfig &config,
                                        const ParsedContainer *container);
OwningOpRef<Operation *> parseContainer(llvm::StringRef filename, llvm::SourceMgr *sourceMgr,
                                        const ParserConfig &config, const ParsedContainer *container);
OwningOpRef<Operation *> parseContainer(llvm::StringRef text, llvm::StringRef name,
                                        const ParserConfig &config, const ParsedContainer *container);
} // namespace detail

// Parse a source and return one operation: the only top-level one if it is of class OpT, else a new OpT,
// which must have one region, around all operations. With `Operation *` as class, the source must have one
// top-level operation. Verify the result if the configuration says so.
template <typename OpT>
OwningOpRef<OpT> parseSourceString(llvm::StringRef sourceStr, const ParserConfig &config,
                                   llvm::StringRef sourceName = "<string>") {
  return detail::takeParsed<OpT>(
      detail::parseContainer(sourceStr, sourceName, config, detail::getParsedContainer<OpT>()));
}
template <typename OpT>
OwningOpRef<OpT> parseSourceFile(llvm::StringRef filename, const ParserConfig &config) {
  llvm::SourceMgr *none = nullptr;
  return detail::takeParsed<OpT>(
      detail::parseContainer(filename, none, config, detail::getParsedContainer<OpT>()));
}
template <typename OpT = Operation *>
OwningOpRef<OpT> parseSourceFile(const llvm::SourceMgr &sourceMgr, const ParserConfig &config) {
  return detail::takeParsed<OpT>(
      detail::parseContainer(sourceMgr, config, detail::getParsedContainer<OpT>()));
}
template <typename OpT = Operation *>
OwningOpRef<OpT> parseSourceFile(const std::shared_ptr<llvm::SourceMgr> &sourceMgr,
                                 const ParserConfig &config) {
  return parseSourceFile<OpT>(*sourceMgr, config);
}
template <typename OpT = Operation *>
OwningOpRef<OpT> parseSourceFile(llvm::StringRef filename, llvm::SourceMgr &sourceMgr,
                                 const ParserConfig &config) {
  return detail::takeParsed<OpT>(
      detail::parseContainer(filename, &sourceMgr, config, detail::getParsedContainer<OpT>()));
}
template <typename OpT = Operation *>
OwningOpRef<OpT> parseSourceFile(llvm::StringRef filename, const std::shared_ptr<llvm::SourceMgr> &sourceMgr,
                                 const ParserConfig &config) {
  return parseSourceFile<OpT>(filename, *sourceMgr, config);
}

//===----------------------------------------------------------------------===//
// Types, attributes, affine maps and sets
//===----------------------------------------------------------------------===//

/// Parse one type or attribute. \p type is the type of a typed attribute that the text omits. Return null
/// after an error.
/// \param numRead  if not null, receives the number of characters read; else the type or attribute must take
///   up the whole text.
Type parseType(llvm::StringRef text, MLIRContext *context, size_t *numRead = nullptr,
               bool isKnownNullTerminated = false);
Attribute parseAttribute(llvm::StringRef text, MLIRContext *context, Type type = {},
                         size_t *numRead = nullptr, bool isKnownNullTerminated = false);
/// Parse an affine map `(d0) -> (d0)` or an integer set `(d0) : (d0 >= 0)`. Return null after an error.
AffineMap parseAffineMap(llvm::StringRef text, MLIRContext *context);
IntegerSet parseIntegerSet(llvm::StringRef text, MLIRContext *context);

/// Placeholders for data that language servers collect while parsing. This is not supported: the arguments of
/// parseAsmSourceFile must be null.
class AsmParserState;
class AsmParserCodeCompleteContext;
inline LogicalResult parseAsmSourceFile(const llvm::SourceMgr &sourceMgr, Block *block,
                                        const ParserConfig &config, AsmParserState *asmState = nullptr,
                                        AsmParserCodeCompleteContext *codeCompleteContext = nullptr) {
  assert(!asmState && !codeCompleteContext && "not supported");
  return parseSourceFile(sourceMgr, block, config);
}

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_PARSER_H
