//===- AsmState.h - Options and resources of text -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// ParserConfig holds the options of the parser; AsmState holds those of the printer, with the names of
// values, so that several values or operations of one op can be printed without naming the values again. Both
// may have readers and writers of external resources: data of a tool in the metadata section of a file,
//
//     {-# external_resources: { my_tool: { key: "text", flag: true, data: "0x…" } } #-}
//
// Entries without a reader are kept in the context (ExternalResources) and printed again.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_ASMSTATE_H
#define STRATA_RUNTIME_ASM_ASMSTATE_H

#include "runtime/asm/BytecodeReaderConfig.h"
#include "runtime/asm/OpPrintingFlags.h"
#include "runtime/ir/Resource.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace mlir {

//===----------------------------------------------------------------------===//
// Entries of resources
//===----------------------------------------------------------------------===//

/// Receives the resource entries that a dialect or a tool writes to the metadata section of a file.
class AsmResourceBuilder {
public:
  virtual ~AsmResourceBuilder();
  virtual void buildBool(llvm::StringRef key, bool data) = 0;
  virtual void buildString(llvm::StringRef key, llvm::StringRef data) = 0;
  virtual void buildBlob(llvm::StringRef key, llvm::ArrayRef<char> data, uint32_t dataAlignment) = 0;
  template <typename T>
    requires(!std::is_same_v<T, char>)
  void buildBlob(llvm::StringRef key, llvm::ArrayRef<T> data) {
    llvm::ArrayRef<char> bytes(reinterpret_cast<const char *>(data.data()), data.size() * sizeof(T));
    buildBlob(key, bytes, alignof(T));
  }
  void buildBlob(llvm::StringRef key, const AsmResourceBlob &blob) {
    buildBlob(key, blob.getData(), blob.getDataAlignment());
  }
};

enum class AsmResourceEntryKind { Blob, Bool, String };
/// Returns "blob", "bool" or "string".
llvm::StringRef toString(AsmResourceEntryKind kind);

/// A resource entry that is being read. The parse functions report an error and fail if the value is of
/// another kind.
class AsmParsedResourceEntry {
public:
  /// Returns memory for a blob.
  using BlobAllocatorFn = llvm::function_ref<AsmResourceBlob(size_t size, size_t align)>;

  virtual ~AsmParsedResourceEntry();
  virtual llvm::StringRef getKey() const = 0;
  virtual AsmResourceEntryKind getKind() const = 0;
  FailureOr<AsmResourceBlob> parseAsBlob() const {
    return parseAsBlob([](size_t size, size_t align) { return HeapAsmResourceBlob::allocate(size, align); });
  }
  virtual FailureOr<AsmResourceBlob> parseAsBlob(BlobAllocatorFn allocator) const = 0;
  virtual FailureOr<bool> parseAsBool() const = 0;
  virtual FailureOr<std::string> parseAsString() const = 0;
  /// Emits an error at the entry.
  virtual InFlightDiagnostic emitError() const = 0;
};

/// Reads the external resources of one tool.
class AsmResourceParser {
public:
  AsmResourceParser(llvm::StringRef name) : name(name.str()) {}
  virtual ~AsmResourceParser();
  /// Returns the name of the tool.
  llvm::StringRef getName() const { return name; }
  /// Reads one entry. An override reports an error before it fails.
  virtual LogicalResult parseResource(AsmParsedResourceEntry &entry) = 0;
  /// Returns a reader that calls a function.
  template <typename CallableT>
  static std::unique_ptr<AsmResourceParser> fromCallable(llvm::StringRef name, CallableT &&parseFn) {
    struct CallingParser : AsmResourceParser {
      CallingParser(llvm::StringRef name, CallableT &&parseFn)
          : AsmResourceParser(name), parseFn(std::forward<CallableT>(parseFn)) {}
      LogicalResult parseResource(AsmParsedResourceEntry &entry) final { return parseFn(entry); }
      std::decay_t<CallableT> parseFn;
    };
    return std::make_unique<CallingParser>(name, std::forward<CallableT>(parseFn));
  }

private:
  std::string name;
};

/// Writes the external resources of one tool.
class AsmResourcePrinter {
public:
  AsmResourcePrinter(llvm::StringRef name) : name(name.str()) {}
  virtual ~AsmResourcePrinter();
  /// Returns the name of the tool.
  llvm::StringRef getName() const { return name; }
  /// Writes all entries for a printed operation.
  virtual void buildResources(Operation *op, AsmResourceBuilder &builder) const = 0;
  /// Returns a writer that calls a function.
  template <typename CallableT>
  static std::unique_ptr<AsmResourcePrinter> fromCallable(llvm::StringRef name, CallableT &&printFn) {
    struct CallingPrinter : AsmResourcePrinter {
      CallingPrinter(llvm::StringRef name, CallableT &&printFn)
          : AsmResourcePrinter(name), printFn(std::forward<CallableT>(printFn)) {}
      void buildResources(Operation *op, AsmResourceBuilder &builder) const final { printFn(op, builder); }
      std::decay_t<CallableT> printFn;
    };
    return std::make_unique<CallingPrinter>(name, std::forward<CallableT>(printFn));
  }

private:
  std::string name;
};

/// Reads, keeps and writes the entries of all tools for which there is no other reader.
class FallbackAsmResourceMap {
public:
  /// Returns writers for the entries read so far. They borrow this object.
  std::vector<std::unique_ptr<AsmResourcePrinter>> getPrinters();
  /// Returns a reader that adds the entries of a tool to this object.
  AsmResourceParser &getParserFor(llvm::StringRef key);

  struct OpaqueAsmResource {
    std::string key;
    std::variant<AsmResourceBlob, bool, std::string> value;
    OpaqueAsmResource(llvm::StringRef key, std::variant<AsmResourceBlob, bool, std::string> value)
        : key(key.str()), value(std::move(value)) {}
  };

private:
  struct Collection : AsmResourceParser {
    using AsmResourceParser::AsmResourceParser;
    LogicalResult parseResource(AsmParsedResourceEntry &entry) final;
    void buildResources(Operation *op, AsmResourceBuilder &builder) const;
    llvm::SmallVector<OpaqueAsmResource, 0> resources;
  };
  llvm::MapVector<std::string, std::unique_ptr<Collection>, llvm::StringMap<unsigned>> collections;
};

//===----------------------------------------------------------------------===//
// Options
//===----------------------------------------------------------------------===//

/// The options for parsing a buffer, and the readers of external resources. Copies share the readers.
class ParserConfig {
public:
  /// \param fallbackResourceMap  if not null, receives external resources without a reader; borrowed.
  ParserConfig(MLIRContext *context, bool verifyAfterParse = true,
               FallbackAsmResourceMap *fallbackResourceMap = nullptr)
      : context(context), verifyAfterParse(verifyAfterParse), fallbackResourceMap(fallbackResourceMap) {}
  MLIRContext *getContext() const { return context; }
  bool shouldVerifyAfterParse() const { return verifyAfterParse; }
  /// Returns the reader of the external resources of a tool; null if there is none.
  AsmResourceParser *getResourceParser(llvm::StringRef name) const;
  /// Adds a reader. \pre There is no other one for the same tool.
  void attachResourceParser(std::unique_ptr<AsmResourceParser> parser);
  template <typename CallableT>
    requires std::is_convertible_v<CallableT, llvm::function_ref<LogicalResult(AsmParsedResourceEntry &)>>
  void attachResourceParser(llvm::StringRef name, CallableT &&parseFn) {
    attachResourceParser(AsmResourceParser::fromCallable(name, std::forward<CallableT>(parseFn)));
  }

  /// Returns the functions that read attributes and types of bytecode files.
  BytecodeReaderConfig &getBytecodeReaderConfig() const { return *bytecodeReaderConfig; }

  MLIRContext *context;
  bool verifyAfterParse;
  /// If not null, keeps the buffer in memory. Resources of a bytecode file then refer to the buffer;
  /// otherwise they are copied.
  std::shared_ptr<const void> bufferOwner;
  /// The line and column at which the buffer starts, if it is a part of a file. They also give the location
  /// of a module that is created around the operations.
  unsigned startLine = 0, startColumn = 0;
  /// True if the buffer is a privately mapped file. The parser then releases the pages that it has read, to
  /// save memory. The system reads such a page again if it is accessed, for instance to show a line of a
  /// diagnostic.
  bool isMappedFile = false;

private:
  FallbackAsmResourceMap *fallbackResourceMap;
  std::vector<std::shared_ptr<AsmResourceParser>> resourceParsers;
  std::shared_ptr<BytecodeReaderConfig> bytecodeReaderConfig = std::make_shared<BytecodeReaderConfig>();
};

/// The options for printing, and the names of the values of an op. If the op changes, the names are outdated;
/// then only Operation::print() may still be called with this object, because it computes the names again.
class AsmState {
public:
  /// The line and column of each operation in the text.
  using LocationMap = llvm::DenseMap<Operation *, std::pair<unsigned, unsigned>>;

  /// Creates a state for printing types and attributes only.
  AsmState(MLIRContext *context, const OpPrintingFlags &flags = OpPrintingFlags(),
           LocationMap *locationMap = nullptr, FallbackAsmResourceMap *map = nullptr);
  /// Names all values of the top-level op that contains \p op; with OpPrintingFlags::useLocalScope(), only
  /// the values of the closest op that is isolated from above.
  AsmState(Operation *op, const OpPrintingFlags &flags = OpPrintingFlags(),
           LocationMap *locationMap = nullptr, FallbackAsmResourceMap *map = nullptr);
  ~AsmState();
  AsmState(const AsmState &) = delete;
  AsmState &operator=(const AsmState &) = delete;

  const OpPrintingFlags &getPrinterFlags() const;
  void attachFallbackResourcePrinter(FallbackAsmResourceMap &map) {
    for (std::unique_ptr<AsmResourcePrinter> &printer : map.getPrinters())
      attachResourcePrinter(std::move(printer));
  }
  void attachResourcePrinter(std::unique_ptr<AsmResourcePrinter> printer);
  template <typename CallableT>
    requires std::is_convertible_v<CallableT, llvm::function_ref<void(Operation *, AsmResourceBuilder &)>>
  void attachResourcePrinter(llvm::StringRef name, CallableT &&printFn) {
    attachResourcePrinter(AsmResourcePrinter::fromCallable(name, std::forward<CallableT>(printFn)));
  }

  struct Impl;
  Impl &getImpl() const { return *impl; }

private:
  std::unique_ptr<Impl> impl;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_ASMSTATE_H
