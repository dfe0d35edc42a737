//===- WriterConfig.h - The data of BytecodeWriterConfig ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The options of the writer, as its parts read them. Private to runtime/bytecode.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_WRITERCONFIG_H
#define STRATA_RUNTIME_BYTECODE_WRITERCONFIG_H

#include "runtime/bytecode/BytecodeImplementation.h"
#include "runtime/bytecode/BytecodeWriter.h"
#include "runtime/bytecode/Encoding.h"

namespace mlir {

struct BytecodeWriterConfig::Impl {
  explicit Impl(llvm::StringRef producer) : producer(producer.str()) {}

  /// Returns the version requested for a dialect; fails if there is none.
  FailureOr<const DialectVersion *> getDialectVersion(llvm::StringRef dialectName) const {
    auto it = dialectVersions.find(dialectName);
    if (it == dialectVersions.end())
      return failure();
    return static_cast<const DialectVersion *>(it->second.get());
  }

  std::string producer;
  int64_t version = bytecode::kVersion;
  bool elidesResourceData = false;
  llvm::StringMap<std::unique_ptr<DialectVersion>> dialectVersions;
  llvm::SmallVector<std::unique_ptr<AttrTypeBytecodeWriter<Attribute>>, 0> attributeWriters;
  llvm::SmallVector<std::unique_ptr<AttrTypeBytecodeWriter<Type>>, 0> typeWriters;
  llvm::SmallVector<std::unique_ptr<AsmResourcePrinter>, 0> resourcePrinters;
};

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_WRITERCONFIG_H
