//===- BytecodeWriter.h - Writes IR as bytecode ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// writeBytecodeToFile writes an op in MLIR's bytecode format (docs/bytecode.md). BytecodeWriterConfig selects
// the version of the format, the name of the producer, versions of dialects, and functions that write
// resources or replace the encoding of attributes and types. One thread per call; the op must not be changed
// meanwhile.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_BYTECODEWRITER_H
#define STRATA_RUNTIME_BYTECODE_BYTECODEWRITER_H

#include "runtime/asm/AsmState.h"
#include "runtime/ir/Attribute.h"
#include "runtime/ir/Type.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Config/llvm-config.h"
#include <functional>
#include <memory>
#include <optional>

namespace llvm {
class raw_ostream;
} // namespace llvm

namespace mlir {

class DialectBytecodeWriter;
class DialectVersion;
class Operation;

/// Writes entries of class T, which is Attribute or Type, in place of their dialect.
template <class T>
class AttrTypeBytecodeWriter {
public:
  AttrTypeBytecodeWriter() = default;
  virtual ~AttrTypeBytecodeWriter() = default;
  /// Writes an entry. Fails, having written nothing, if the dialect of the entry shall write it. \p name may
  /// be set to the name of the dialect under which the entry is stored.
  virtual LogicalResult write(T entry, std::optional<llvm::StringRef> &name,
                              DialectBytecodeWriter &writer) = 0;
  LogicalResult write(T entry, DialectBytecodeWriter &writer) {
    std::optional<llvm::StringRef> ignored;
    return write(entry, ignored, writer);
  }

  /// Returns a writer that calls \p writeFn.
  template <typename CallableT>
    requires std::is_convertible_v<
        CallableT, std::function<LogicalResult(T, std::optional<llvm::StringRef> &, DialectBytecodeWriter &)>>
  static std::unique_ptr<AttrTypeBytecodeWriter<T>> fromCallable(CallableT &&writeFn) {
    struct Calling : AttrTypeBytecodeWriter<T> {
      explicit Calling(CallableT &&writeFn) : writeFn(std::forward<CallableT>(writeFn)) {}
      LogicalResult write(T entry, std::optional<llvm::StringRef> &name,
                          DialectBytecodeWriter &writer) override {
        return writeFn(entry, name, writer);
      }
      std::decay_t<CallableT> writeFn;
    };
    return std::make_unique<Calling>(std::forward<CallableT>(writeFn));
  }
};

/// The options of the writer.
class BytecodeWriterConfig {
public:
  /// \param producer  the name that is stored in the file.
  /// \param map       resources without another printer that are written, too.
  BytecodeWriterConfig(llvm::StringRef producer = "MLIR" LLVM_VERSION_STRING);
  BytecodeWriterConfig(FallbackAsmResourceMap &map, llvm::StringRef producer = "MLIR" LLVM_VERSION_STRING);
  BytecodeWriterConfig(BytecodeWriterConfig &&);
  ~BytecodeWriterConfig();

  struct Impl;
  const Impl &getImpl() const { return *impl; }

  /// The version of the format; writing fails if it is unknown.
  void setDesiredBytecodeVersion(int64_t bytecodeVersion);
  int64_t getDesiredBytecodeVersion() const;

  /// The versions that dialects shall write, by namespace.
  llvm::StringMap<std::unique_ptr<DialectVersion>> &getDialectVersionMap() const;
  template <class T>
  void setDialectVersion(std::unique_ptr<DialectVersion> dialectVersion) const {
    return setDialectVersion(T::getDialectNamespace(), std::move(dialectVersion));
  }
  void setDialectVersion(llvm::StringRef dialectName, std::unique_ptr<DialectVersion> dialectVersion) const;

  // Functions that write attributes and types in place of their dialect.
  llvm::ArrayRef<std::unique_ptr<AttrTypeBytecodeWriter<Attribute>>> getAttributeWriterCallbacks() const;
  llvm::ArrayRef<std::unique_ptr<AttrTypeBytecodeWriter<Type>>> getTypeWriterCallbacks() const;
  void attachAttributeCallback(std::unique_ptr<AttrTypeBytecodeWriter<Attribute>> callback);
  void attachTypeCallback(std::unique_ptr<AttrTypeBytecodeWriter<Type>> callback);
  template <typename CallableT>
    requires std::is_convertible_v<
        CallableT,
        std::function<LogicalResult(Attribute, std::optional<llvm::StringRef> &, DialectBytecodeWriter &)>>
  void attachAttributeCallback(CallableT &&emitFn) {
    attachAttributeCallback(AttrTypeBytecodeWriter<Attribute>::fromCallable(std::forward<CallableT>(emitFn)));
  }
  template <typename CallableT>
    requires std::is_convertible_v<
        CallableT,
        std::function<LogicalResult(Type, std::optional<llvm::StringRef> &, DialectBytecodeWriter &)>>
  void attachTypeCallback(CallableT &&emitFn) {
    attachTypeCallback(AttrTypeBytecodeWriter<Type>::fromCallable(std::forward<CallableT>(emitFn)));
  }

  // Resources.
  /// Omits the data of resources; their keys are written.
  void setElideResourceDataFlag(bool shouldElideResourceData = true);
  void attachResourcePrinter(std::unique_ptr<AsmResourcePrinter> printer);
  template <typename CallableT>
    requires std::is_convertible_v<CallableT, llvm::function_ref<void(Operation *, AsmResourceBuilder &)>>
  void attachResourcePrinter(llvm::StringRef name, CallableT &&printFn) {
    attachResourcePrinter(AsmResourcePrinter::fromCallable(name, std::forward<CallableT>(printFn)));
  }
  void attachFallbackResourcePrinter(FallbackAsmResourceMap &map) {
    for (std::unique_ptr<AsmResourcePrinter> &printer : map.getPrinters())
      attachResourcePrinter(std::move(printer));
  }

private:
  std::unique_ptr<Impl> impl;
};

/// Writes an op. Fails, after an error at the op, if the version is unknown.
LogicalResult writeBytecodeToFile(Operation *op, llvm::raw_ostream &os,
                                  const BytecodeWriterConfig &config = {});

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_BYTECODEWRITER_H
