//===- BytecodeImplementation.h - Encodings of dialects -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A dialect that encodes its attributes and types adds a BytecodeDialectInterface when it is loaded. Its
// functions read and write through DialectBytecodeReader and DialectBytecodeWriter. What a dialect does not
// encode is stored as text. A dialect may also store a version, and upgrade IR that was written by an older
// one.
//
// The writer calls writeAttribute and writeType several times for one entry; they must write the same each
// time. Functions of an interface may be called by any number of threads.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_BYTECODE_BYTECODEIMPLEMENTATION_H
#define STRATA_RUNTIME_BYTECODE_BYTECODEIMPLEMENTATION_H

#include "runtime/asm/AsmDialectResource.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Diagnostics.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/DialectInterface.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Resource.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

namespace mlir {

/// The version of a dialect in a file; a dialect derives its own class.
class DialectVersion {
public:
  virtual ~DialectVersion() = default;
};

/// Reads the encoding of an attribute, a type, properties or a dialect version. Every function fails after an
/// error if the data are damaged.
class DialectBytecodeReader {
public:
  virtual ~DialectBytecodeReader() = default;

  /// Starts an error at the file.
  virtual InFlightDiagnostic emitError(const llvm::Twine &msg = {}) const = 0;
  /// Returns the version of a dialect in the file; fails if there is none.
  virtual FailureOr<const DialectVersion *> getDialectVersion(llvm::StringRef dialectName) const = 0;
  template <class T>
  FailureOr<const DialectVersion *> getDialectVersion() const {
    return getDialectVersion(T::getDialectNamespace());
  }
  virtual MLIRContext *getContext() const = 0;
  virtual uint64_t getBytecodeVersion() const = 0;

  /// Reads a list. \p callback reads one element: `LogicalResult(T &)` or `FailureOr<T>()`.
  template <typename T, typename CallbackFn>
  LogicalResult readList(llvm::SmallVectorImpl<T> &result, CallbackFn &&callback) {
    uint64_t size;
    if (failed(readVarInt(size)))
      return failure();
    // The number may be wrong; memory grows with the elements that are read.
    result.reserve(std::min<uint64_t>(size, 1024));
    for (uint64_t i = 0; i != size; ++i) {
      if constexpr (llvm::function_traits<std::decay_t<CallbackFn>>::num_args) {
        T element = {};
        if (failed(callback(element)))
          return failure();
        result.push_back(std::move(element));
      } else {
        FailureOr<T> element = callback();
        if (failed(element))
          return failure();
        result.push_back(std::move(*element));
      }
    }
    return success();
  }

  // Attributes and types.
  virtual LogicalResult readAttribute(Attribute &result) = 0;
  /// Reads an attribute or null.
  virtual LogicalResult readOptionalAttribute(Attribute &attr) = 0;
  template <typename T>
  LogicalResult readAttributes(llvm::SmallVectorImpl<T> &attrs) {
    return readList(attrs, [this](T &attr) { return readAttribute(attr); });
  }
  /// Reads an attribute of class T.
  template <typename T>
  LogicalResult readAttribute(T &result) {
    Attribute attr;
    return failed(readAttribute(attr)) ? failure() : castTo(attr, result);
  }
  template <typename T>
  LogicalResult readOptionalAttribute(T &result) {
    Attribute attr;
    if (failed(readOptionalAttribute(attr)))
      return failure();
    return attr ? castTo(attr, result) : success();
  }
  virtual LogicalResult readType(Type &result) = 0;
  template <typename T>
  LogicalResult readTypes(llvm::SmallVectorImpl<T> &types) {
    return readList(types, [this](T &type) { return readType(type); });
  }
  template <typename T>
  LogicalResult readType(T &result) {
    Type type;
    return failed(readType(type)) ? failure() : castTo(type, result);
  }
  /// Reads a reference to a resource with a handle of class ResourceT.
  template <typename ResourceT>
  FailureOr<ResourceT> readResourceHandle() {
    FailureOr<AsmDialectResourceHandle> handle = readResourceHandle();
    if (failed(handle))
      return failure();
    if constexpr (std::is_same_v<ResourceT, DenseResourceElementsHandle>) {
      if (handle->getTypeID() == TypeID::get<DenseResourceElementsHandle>())
        return DenseResourceElementsHandle(
            static_cast<DialectResourceBlobManager::BlobEntry *>(handle->getResource()));
    } else if (auto *result = llvm::dyn_cast<ResourceT>(&*handle)) {
      return std::move(*result);
    }
    return emitError() << "provided resource handle differs from the expected resource type";
  }

  // Primitive values.
  virtual LogicalResult readVarInt(uint64_t &result) = 0;
  virtual LogicalResult readSignedVarInt(int64_t &result) = 0;
  LogicalResult readSignedVarInts(llvm::SmallVectorImpl<int64_t> &result) {
    return readList(result, [this](int64_t &value) { return readSignedVarInt(value); });
  }
  LogicalResult readVarIntWithFlag(uint64_t &result, bool &flag) {
    if (failed(readVarInt(result)))
      return failure();
    flag = result & 1;
    result >>= 1;
    return success();
  }
  /// Reads an array of which only the elements that are not zero may be stored. \p array has its size and is
  /// filled with zeros.
  template <typename T>
  LogicalResult readSparseArray(llvm::MutableArrayRef<T> array) {
    static_assert(std::is_integral_v<T> && sizeof(T) < sizeof(uint64_t));
    uint64_t count, indexBits, pair;
    bool isSparse;
    if (failed(readVarIntWithFlag(count, isSparse)))
      return failure();
    if (count == 0)
      return success();
    if (!isSparse) {
      if (count > array.size())
        return emitError() << "trying to read an array of " << count << " but only " << array.size()
                           << " storage available.";
      for (T &element : array.take_front(count)) {
        if (failed(readVarInt(pair)))
          return failure();
        element = static_cast<T>(pair);
      }
      return success();
    }
    if (failed(readVarInt(indexBits)))
      return failure();
    if (indexBits > 8)
      return emitError() << "reading sparse array with indexing above 8 bits: " << indexBits;
    for (uint64_t i = 0; i != count; ++i) {
      if (failed(readVarInt(pair)))
        return failure();
      uint64_t index = pair & ((uint64_t(1) << indexBits) - 1);
      if (index >= array.size())
        return emitError() << "reading a sparse array found index " << index << " but only " << array.size()
                           << " storage available.";
      array[index] = static_cast<T>(pair >> indexBits);
    }
    return success();
  }
  virtual FailureOr<llvm::APInt> readAPIntWithKnownWidth(unsigned bitWidth) = 0;
  virtual FailureOr<llvm::APFloat> readAPFloatWithKnownSemantics(const llvm::fltSemantics &semantics) = 0;
  /// Reads a string, which lives as long as the buffer of the file.
  virtual LogicalResult readString(llvm::StringRef &result) = 0;
  /// Reads bytes, which live as long as the buffer of the file.
  virtual LogicalResult readBlob(llvm::ArrayRef<char> &result) = 0;
  virtual LogicalResult readBool(bool &result) = 0;

private:
  template <typename HandleT, typename T>
  LogicalResult castTo(HandleT handle, T &result) {
    if ((result = llvm::dyn_cast<T>(handle)))
      return success();
    return emitError() << "expected " << llvm::getTypeName<T>() << ", but got: " << handle;
  }
  virtual FailureOr<AsmDialectResourceHandle> readResourceHandle() = 0;
};

/// Writes the encoding of an attribute, a type, properties or a dialect version. Strings and blobs live until
/// the file has been written.
class DialectBytecodeWriter {
public:
  virtual ~DialectBytecodeWriter() = default;

  /// Writes the size of a range; \p callback writes an element.
  template <typename RangeT, typename CallbackFn>
  void writeList(RangeT &&range, CallbackFn &&callback) {
    writeVarInt(llvm::size(range));
    for (auto &&element : range)
      callback(element);
  }

  // Attributes and types.
  virtual void writeAttribute(Attribute attr) = 0;
  virtual void writeOptionalAttribute(Attribute attr) = 0; ///< \p attr may be null.
  template <typename T>
  void writeAttributes(llvm::ArrayRef<T> attrs) {
    writeList(attrs, [this](T attr) { writeAttribute(attr); });
  }
  virtual void writeType(Type type) = 0;
  template <typename T>
  void writeTypes(llvm::ArrayRef<T> types) {
    writeList(types, [this](T type) { writeType(type); });
  }
  virtual void writeResourceHandle(const AsmDialectResourceHandle &resource) = 0;
  /// Writes a reference to a resource of the builtin dialect.
  void writeResourceHandle(const DenseResourceElementsHandle &resource) {
    writeResourceHandle(AsmDialectResourceHandle(resource.getResource(),
                                                 TypeID::get<DenseResourceElementsHandle>(), nullptr));
  }

  // Primitive values.
  virtual void writeVarInt(uint64_t value) = 0;
  virtual void writeSignedVarInt(int64_t value) = 0;
  void writeSignedVarInts(llvm::ArrayRef<int64_t> value) {
    writeList(value, [this](int64_t element) { writeSignedVarInt(element); });
  }
  void writeVarIntWithFlag(uint64_t value, bool flag) { writeVarInt(value << 1 | (flag ? 1 : 0)); }
  /// Writes an array. If at most half of the elements are not zero, only these are stored, with their
  /// indices.
  template <typename T>
  void writeSparseArray(llvm::ArrayRef<T> array) {
    static_assert(std::is_integral_v<T> && sizeof(T) < sizeof(uint64_t));
    uint64_t count = 0, last = 0;
    for (size_t i = 0; i != array.size(); ++i)
      if (array[i]) {
        ++count;
        last = i;
      }
    if (last > 256 || count > array.size() / 2) {
      writeVarIntWithFlag(array.size(), false);
      for (T element : array)
        writeVarInt(element);
      return;
    }
    writeVarIntWithFlag(count, true);
    if (count == 0)
      return;
    unsigned indexBits = llvm::Log2_32_Ceil(last + 1);
    writeVarInt(indexBits);
    for (uint64_t i = 0; i <= last; ++i)
      if (array[i])
        writeVarInt(static_cast<uint64_t>(array[i]) << indexBits | i);
  }
  virtual void writeAPIntWithKnownWidth(const llvm::APInt &value) = 0;
  virtual void writeAPFloatWithKnownSemantics(const llvm::APFloat &value) = 0;
  virtual void writeOwnedString(llvm::StringRef str) = 0;
  virtual void writeOwnedBlob(llvm::ArrayRef<char> blob) = 0;
  virtual void writeOwnedBool(bool value) = 0;

  virtual int64_t getBytecodeVersion() const = 0;
  /// Returns the version that the configuration requests for a dialect; fails if there is none.
  virtual FailureOr<const DialectVersion *> getDialectVersion(llvm::StringRef dialectName) const = 0;
  template <class T>
  FailureOr<const DialectVersion *> getDialectVersion() const {
    return getDialectVersion(T::getDialectNamespace());
  }
};

/// The bytecode encoding of a dialect. The defaults encode nothing.
class BytecodeDialectInterface : public DialectInterface::Base<BytecodeDialectInterface> {
public:
  BytecodeDialectInterface(Dialect *dialect) : Base(dialect) {}

  /// Read an attribute or type that the dialect has written. Return null after an error.
  virtual Attribute readAttribute(DialectBytecodeReader &reader) const;
  virtual Type readType(DialectBytecodeReader &reader) const;
  /// Write an attribute or type. Fail, having written nothing, if it shall be stored as text.
  virtual LogicalResult writeAttribute(Attribute attr, DialectBytecodeWriter &writer) const {
    return failure();
  }
  virtual LogicalResult writeType(Type type, DialectBytecodeWriter &writer) const { return failure(); }

  /// Writes the version of the dialect, if it has one.
  virtual void writeVersion(DialectBytecodeWriter &writer) const {}
  /// Reads a version. Returns null after an error.
  virtual std::unique_ptr<DialectVersion> readVersion(DialectBytecodeReader &reader) const;
  /// Changes IR that was written with a version of the dialect so that it is valid now. Called once, after a
  /// file has been read.
  /// \param topLevelOp a module that contains all ops of the file.
  virtual LogicalResult upgradeFromVersion(Operation *topLevelOp, const DialectVersion &version) const {
    return success();
  }
};

/// Reads a reference to a resource of class T.
template <typename T, typename... Ts>
static LogicalResult readResourceHandle(DialectBytecodeReader &reader, FailureOr<T> &value, Ts &&...) {
  value = reader.readResourceHandle<T>();
  return success(succeeded(value));
}

/// Builds the attribute or type T for generated readers (-gen-bytecode). Parameters that getChecked() can
/// verify are verified: for invalid ones, which a damaged file may contain, it emits an error and the result
/// is null.
template <typename T, typename... Ts>
T get(MLIRContext *context, Ts &&...params) {
  auto emit = [context] { return emitError(UnknownLoc::get(context)) << "invalid parameters in bytecode: "; };
  llvm::function_ref<InFlightDiagnostic()> emitFn(emit);
  if constexpr (requires { T::get(params...); }) {
    if constexpr (requires { T::getChecked(emitFn, params...); })
      return T::getChecked(emitFn, std::forward<Ts>(params)...);
    else
      return T::get(std::forward<Ts>(params)...);
  } else if constexpr (requires { T::get(context, params...); }) {
    if constexpr (requires { T::getChecked(emitFn, context, params...); })
      return T::getChecked(emitFn, context, std::forward<Ts>(params)...);
    else
      return T::get(context, std::forward<Ts>(params)...);
  } else {
    return T::Base::get(context, std::forward<Ts>(params)...);
  }
}

} // namespace mlir

#endif // STRATA_RUNTIME_BYTECODE_BYTECODEIMPLEMENTATION_H
