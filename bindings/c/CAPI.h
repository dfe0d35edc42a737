//===- CAPI.h - Handles of C and objects of C++ ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Included by the sources that implement the C API: conversions between handles and C++ objects, and the
// checks of arguments. A C++ library with a C API of its own uses wrap() and unwrap().
//
// Ownership: a handle is a pointer; converting it transfers nothing, except unwrap(MlirPass), which returns
// an owner. Threads: all functions may be called from any thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_C_CAPI_H
#define STRATA_BINDINGS_C_CAPI_H

#include "runtime/ir/AffineMap.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinOps.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/IntegerSet.h"
#include "runtime/ir/Location.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/Operation.h"
#include "strata-c/AffineMap.h"
#include "strata-c/IntegerSet.h"
#include "strata-c/IR.h"
#include "llvm/Support/raw_ostream.h"

namespace mlir {

class AsmState;
class DialectRegistry;
class OpPrintingFlags;
class SymbolTable;

// Handles of objects.
#define STRATA_C_POINTER(Handle, CppClass)                                                                   \
  inline Handle wrap(CppClass *object) { return {object}; }                                                  \
  inline CppClass *unwrap(Handle handle) { return static_cast<CppClass *>(handle.ptr); }
STRATA_C_POINTER(MlirAsmState, AsmState)
STRATA_C_POINTER(MlirContext, MLIRContext)
STRATA_C_POINTER(MlirDialect, Dialect)
STRATA_C_POINTER(MlirDialectRegistry, DialectRegistry)
STRATA_C_POINTER(MlirOperation, Operation)
STRATA_C_POINTER(MlirOpOperand, OpOperand)
STRATA_C_POINTER(MlirOpPrintingFlags, OpPrintingFlags)
STRATA_C_POINTER(MlirBlock, Block)
STRATA_C_POINTER(MlirRegion, Region)
STRATA_C_POINTER(MlirSymbolTable, SymbolTable)
STRATA_C_POINTER(MlirTypeIDAllocator, TypeIDAllocator)
STRATA_C_POINTER(MlirLlvmThreadPool, llvm::ThreadPoolInterface)

// Handles of uniqued objects and of views.
#define STRATA_C_VALUE(Handle, CppClass)                                                                     \
  inline Handle wrap(CppClass object) { return {object.getAsOpaquePointer()}; }                              \
  inline CppClass unwrap(Handle handle) {                                                                    \
    return CppClass(CppClass::getFromOpaquePointer(handle.ptr).getImpl());                                   \
  }
STRATA_C_VALUE(MlirAttribute, Attribute)
STRATA_C_VALUE(MlirType, Type)
STRATA_C_VALUE(MlirValue, Value)
STRATA_C_VALUE(MlirAffineExpr, AffineExpr)
STRATA_C_VALUE(MlirAffineMap, AffineMap)
STRATA_C_VALUE(MlirIntegerSet, IntegerSet)
#undef STRATA_C_VALUE

inline MlirIdentifier wrap(StringAttr name) { return {name.getAsOpaquePointer()}; }
inline StringAttr unwrap(MlirIdentifier name) {
  return StringAttr(Attribute::getFromOpaquePointer(name.ptr).getImpl());
}
inline MlirLocation wrap(Location loc) { return {loc.getAsOpaquePointer()}; }
inline Location unwrap(MlirLocation loc) {
  return Location(Attribute::getFromOpaquePointer(loc.ptr).getImpl());
}
inline MlirModule wrap(ModuleOp module) { return {module ? module.getOperation() : nullptr}; }
inline ModuleOp unwrap(MlirModule module) {
  Operation *op = static_cast<Operation *>(const_cast<void *>(module.ptr));
  return op ? llvm::cast<ModuleOp>(op) : ModuleOp();
}
inline MlirTypeID wrap(TypeID id) { return {id.getAsOpaquePointer()}; }
inline TypeID unwrap(MlirTypeID id) { return TypeID::getFromOpaquePointer(id.ptr); }
inline MlirNamedAttribute wrap(NamedAttribute entry) {
  return {wrap(entry.getName()), wrap(entry.getValue())};
}
inline NamedAttribute unwrap(MlirNamedAttribute entry) {
  return NamedAttribute(unwrap(entry.name), unwrap(entry.attribute));
}
inline MlirStringRef wrap(llvm::StringRef text) { return {text.data(), text.size()}; }
inline llvm::StringRef unwrap(MlirStringRef text) { return {text.data, text.length}; }
inline MlirLogicalResult wrap(LogicalResult result) { return {static_cast<int8_t>(succeeded(result))}; }
inline LogicalResult unwrap(MlirLogicalResult result) { return success(result.value != 0); }
inline MlirDialectHandle wrap(const DialectSpec *spec) { return {spec}; }
inline const DialectSpec *unwrap(MlirDialectHandle handle) {
  return static_cast<const DialectSpec *>(handle.ptr);
}

// The functions that a source generated from a list of the C API calls. They check arguments; an error is
// reported as the headers describe.
namespace capi {

/// The name of a parameter, for the message of an error.
struct ArgumentName {
  const char *function, *argument;
};

/// Implements strataSetArgumentErrorHandler.
StrataArgumentErrorHandler setArgumentErrorHandler(StrataArgumentErrorHandler handler);

/// Calls the handler of argument errors. If it returns, or there is none, prints
/// "<function>: argument '<argument>' <problem>" to stderr and aborts.
[[noreturn]] void fail(ArgumentName name, const char *problem);

inline void checkNotNull(const void *pointer, ArgumentName name) {
  if (LLVM_UNLIKELY(!pointer))
    fail(name, "is null");
}
template <typename R, typename... Args>
void checkNotNull(R (*function)(Args...), ArgumentName name) {
  if (LLVM_UNLIKELY(!function))
    fail(name, "is null");
}
/// Checks a condition on an argument.
inline void check(bool condition, ArgumentName name, const char *problem) {
  if (LLVM_UNLIKELY(!condition))
    fail(name, problem);
}
/// Returns \p index, which must be less than \p count.
inline size_t checkIndex(intptr_t index, size_t count, ArgumentName name) {
  if (LLVM_UNLIKELY(index < 0 || static_cast<size_t>(index) >= count))
    fail(name, "is out of range");
  return index;
}

/// Converts a handle to the C++ type T; a null handle gives a null object.
template <typename T, typename HandleT>
T convert(HandleT handle) {
  if constexpr (std::is_pointer_v<T>)
    return static_cast<T>(const_cast<void *>(static_cast<const void *>(handle.ptr)));
  else if constexpr (std::is_same_v<T, TypeID> || std::is_same_v<T, OperationName>)
    return T::getFromOpaquePointer(handle.ptr);
  else if constexpr (requires { T::getFromOpaquePointer(handle.ptr).getImpl(); })
    return T(T::getFromOpaquePointer(handle.ptr).getImpl());
  else
    return unwrap(handle);
}
template <typename T, typename HandleT>
T unwrapNonNull(HandleT handle, ArgumentName name) {
  checkNotNull(handle.ptr, name);
  // A class that is not what the handle stands for is checked.
  if constexpr (!std::is_pointer_v<T> && !std::is_same_v<T, TypeID> && !std::is_same_v<T, OperationName>) {
    if constexpr (!std::is_same_v<T, decltype(unwrap(handle))> && !std::is_same_v<T, Location>) {
      if (LLVM_UNLIKELY(!llvm::isa<T>(unwrap(handle))))
        fail(name, "has the wrong kind");
      return llvm::cast<T>(unwrap(handle));
    }
  }
  return convert<T>(handle);
}
template <typename T, typename HandleT>
T unwrapOrNull(HandleT handle, ArgumentName name) {
  if constexpr (std::is_same_v<T, LocationAttr>)
    return LocationAttr(Attribute::getFromOpaquePointer(handle.ptr).getImpl());
  else
    return handle.ptr ? unwrapNonNull<T>(handle, name) : T();
}

inline void checkCount(const void *data, intptr_t count, ArgumentName name) {
  if (LLVM_UNLIKELY(count < 0))
    fail(name, "has a negative number of elements");
  if (LLVM_UNLIKELY(count > 0 && !data))
    fail(name, "is null");
}
/// Returns an array of handles as an array of C++ objects, which have the same representation.
template <typename T, typename HandleT>
llvm::ArrayRef<T> unwrapArray(const HandleT *data, intptr_t count, ArgumentName name,
                              bool mayHaveNull = false) {
  static_assert(sizeof(T) == sizeof(HandleT) && alignof(T) == alignof(HandleT));
  checkCount(data, count, name);
  if constexpr (requires { data->ptr; }) {
    for (intptr_t i = 0; i != count && !mayHaveNull; ++i)
      if (LLVM_UNLIKELY(!data[i].ptr))
        fail(name, "has a null element");
  } else {
    for (intptr_t i = 0; i != count; ++i)
      if (LLVM_UNLIKELY(!data[i].name.ptr || !data[i].attribute.ptr))
        fail(name, "has a null element");
  }
  return llvm::ArrayRef<T>(reinterpret_cast<const T *>(data), count);
}
/// Return an array after checking its size.
template <typename T>
llvm::MutableArrayRef<T> handleArray(T *data, intptr_t count, ArgumentName name) {
  checkCount(data, count, name);
  return llvm::MutableArrayRef<T>(data, static_cast<size_t>(count));
}
template <typename T>
llvm::ArrayRef<T> dataArray(const T *data, intptr_t count, ArgumentName name) {
  checkCount(data, count, name);
  return llvm::ArrayRef<T>(data, static_cast<size_t>(count));
}
inline llvm::StringRef unwrapString(MlirStringRef text, ArgumentName name) {
  if (LLVM_UNLIKELY(!text.data && text.length))
    fail(name, "is null");
  return {text.data, text.length};
}

// The context of an argument; null if it is unknown.
inline MLIRContext *contextOf(MLIRContext *context) { return context; }
inline MLIRContext *contextOf(Attribute attr) { return attr ? attr.getContext() : nullptr; }
inline MLIRContext *contextOf(Type type) { return type ? type.getContext() : nullptr; }
inline MLIRContext *contextOf(Value value) { return value ? value.getContext() : nullptr; }
inline MLIRContext *contextOf(AffineExpr expr) { return expr ? expr.getContext() : nullptr; }
inline MLIRContext *contextOf(AffineMap map) { return map ? map.getContext() : nullptr; }
inline MLIRContext *contextOf(IntegerSet set) { return set ? set.getContext() : nullptr; }
inline MLIRContext *contextOf(NamedAttribute entry) { return contextOf(entry.getValue()); }
inline MLIRContext *contextOf(ModuleOp module) { return module ? module->getContext() : nullptr; }
template <typename T>
  requires requires(T *object) { object->getContext(); }
MLIRContext *contextOf(T *object) {
  return object ? object->getContext() : nullptr;
}
/// Checks that \p argument belongs to the context \p first; sets \p first if it is null.
template <typename T>
void checkContext(MLIRContext *&first, const T &argument, ArgumentName name) {
  MLIRContext *context = contextOf(argument);
  if (!first)
    first = context;
  if (LLVM_UNLIKELY(context && context != first))
    fail(name, "belongs to another context");
}
template <typename T>
void checkContext(MLIRContext *&first, llvm::ArrayRef<T> arguments, ArgumentName name) {
  for (const T &argument : arguments)
    checkContext(first, argument, name);
}

/// A stream that passes what is written to a callback of C, in pieces.
class CallbackStream : public llvm::raw_ostream {
public:
  CallbackStream(MlirStringCallback callback, void *userData) : callback(callback), userData(userData) {}
  ~CallbackStream() override { flush(); }

private:
  void write_impl(const char *data, size_t size) override {
    if (size)
      callback(MlirStringRef{data, size}, userData);
    written += size;
  }
  uint64_t current_pos() const override { return written; }

  MlirStringCallback callback;
  void *userData;
  uint64_t written = 0;
};

} // namespace capi
} // namespace mlir

#endif // STRATA_BINDINGS_C_CAPI_H
