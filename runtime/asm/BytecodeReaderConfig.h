//===- BytecodeReaderConfig.h - Options for reading bytecode --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions of a client that read attributes and types of bytecode files in place of the dialects. They are
// part of ParserConfig (AsmState.h). Each is called for every attribute (type) with a custom encoding until
// one of them sets the result; if none does, the dialect reads it. See BytecodeWriterConfig for writing.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_BYTECODEREADERCONFIG_H
#define STRATA_RUNTIME_ASM_BYTECODEREADERCONFIG_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"
#include <functional>
#include <memory>
#include <type_traits>

namespace mlir {

class Attribute;
class DialectBytecodeReader;
class Type;

/// Reads entries of class T, which is Attribute or Type.
template <class T>
class AttrTypeBytecodeReader {
public:
  AttrTypeBytecodeReader() = default;
  virtual ~AttrTypeBytecodeReader() = default;
  /// Reads an entry of the dialect \p dialectName. If \p entry stays null, other readers are called. Fails
  /// after an error.
  virtual llvm::LogicalResult read(DialectBytecodeReader &reader, llvm::StringRef dialectName, T &entry) = 0;

  /// Returns a reader that calls \p readFn.
  template <typename CallableT>
    requires std::is_convertible_v<
        CallableT, std::function<llvm::LogicalResult(DialectBytecodeReader &, llvm::StringRef, T &)>>
  static std::unique_ptr<AttrTypeBytecodeReader<T>> fromCallable(CallableT &&readFn) {
    struct Calling : AttrTypeBytecodeReader<T> {
      explicit Calling(CallableT &&readFn) : readFn(std::forward<CallableT>(readFn)) {}
      llvm::LogicalResult read(DialectBytecodeReader &reader, llvm::StringRef dialectName,
                               T &entry) override {
        return readFn(reader, dialectName, entry);
      }
      std::decay_t<CallableT> readFn;
    };
    return std::make_unique<Calling>(std::forward<CallableT>(readFn));
  }
};

/// The functions of a client that read attributes and types.
class BytecodeReaderConfig {
public:
  template <typename T>
  using Callbacks = llvm::SmallVector<std::unique_ptr<AttrTypeBytecodeReader<T>>, 1>;

  BytecodeReaderConfig() = default;

  llvm::ArrayRef<std::unique_ptr<AttrTypeBytecodeReader<Attribute>>> getAttributeCallbacks() const {
    return attributeCallbacks;
  }
  llvm::ArrayRef<std::unique_ptr<AttrTypeBytecodeReader<Type>>> getTypeCallbacks() const {
    return typeCallbacks;
  }
  void attachAttributeCallback(std::unique_ptr<AttrTypeBytecodeReader<Attribute>> callback) {
    attributeCallbacks.push_back(std::move(callback));
  }
  void attachTypeCallback(std::unique_ptr<AttrTypeBytecodeReader<Type>> callback) {
    typeCallbacks.push_back(std::move(callback));
  }
  template <typename CallableT>
    requires std::is_convertible_v<
        CallableT, std::function<llvm::LogicalResult(DialectBytecodeReader &, llvm::StringRef, Attribute &)>>
  void attachAttributeCallback(CallableT &&readFn) {
    attachAttributeCallback(AttrTypeBytecodeReader<Attribute>::fromCallable(std::forward<CallableT>(readFn)));
  }
  template <typename CallableT>
    requires std::is_convertible_v<
        CallableT, std::function<llvm::LogicalResult(DialectBytecodeReader &, llvm::StringRef, Type &)>>
  void attachTypeCallback(CallableT &&readFn) {
    attachTypeCallback(AttrTypeBytecodeReader<Type>::fromCallable(std::forward<CallableT>(readFn)));
  }

private:
  Callbacks<Attribute> attributeCallbacks;
  Callbacks<Type> typeCallbacks;
};

} // namespace mlir

#endif // STRATA_RUNTIME_ASM_BYTECODEREADERCONFIG_H
