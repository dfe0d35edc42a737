//===- MLIRContextImpl.h - What a context holds ---------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Private to runtime/ir. Tables are made when they are first needed, so that starting a tool costs nothing.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_MLIRCONTEXTIMPL_H
#define STRATA_RUNTIME_IR_MLIRCONTEXTIMPL_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OperationName.h"
#include "runtime/support/Arena.h"
#include "runtime/support/Diagnostics.h"
#include "runtime/support/StorageUniquer.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include <atomic>
#include <deque>
#include <mutex>
#include <shared_mutex>

namespace strata {

class DialectResourceBlobManager;
class ExternalResources;

/// Types that every program uses: asked for without going to the uniquer. Written once each, by whoever comes
/// first; two threads may both write, the same value.
enum class FloatKind {
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics) Class,
#include "runtime/ir/FloatTypes.def"
  Count
};

namespace detail {
/// The row of FloatTypes.def that declares `spec`, or -1.
int findFloatRow(const TypeDefSpec &spec);
} // namespace detail

struct CommonTypes {
  std::atomic<const TypeStorage *> index{nullptr}, none{nullptr};
  std::atomic<const TypeStorage *> signless[65] = {};
  std::atomic<const TypeStorage *> floats[unsigned(FloatKind::Count)] = {};
};

class MLIRContextImpl {
public:
  explicit MLIRContextImpl(MLIRContext *context);
  ~MLIRContextImpl();

  /// Runs `find` with the tables locked for reading.
  template <typename Find>
  auto findLocked(Find &&find) {
    std::shared_lock<std::shared_mutex> lock(mutex, std::defer_lock);
    if (threading)
      lock.lock();
    return find();
  }

  /// Runs `find` with the table locked for reading, then, if it gave null, `make` with it locked for writing.
  template <typename Find, typename Make>
  auto findOrMake(Find &&find, Make &&make) {
    if (!threading) {
      auto found = find();
      return found ? found : make();
    }
    {
      std::shared_lock<std::shared_mutex> lock(mutex);
      if (auto found = find())
        return found;
    }
    std::unique_lock<std::shared_mutex> lock(mutex);
    auto found = find();
    return found ? found : make();
  }

  MLIRContext *context;
  bool threading = false;
  bool allowUnregistered = false;
  bool printOpOnDiagnostic = true;
  std::atomic<bool> locationsInAttributes{false}, aliasedAttributes{false};
  std::atomic<uint64_t> distinctCount{0};
  DiagnosticEngine diags;
  DialectRegistry registry;
  StorageUniquer uniquer;
  OperationArena operationArena;
  std::unique_ptr<DialectResourceBlobManager> resources;
  std::unique_ptr<ExternalResources> externalResources;

  std::shared_mutex mutex; ///< Guards the tables below.
  llvm::StringMap<std::unique_ptr<Dialect>> dialects;
  llvm::StringMap<OpInfo> opInfos;
  std::deque<std::vector<Attribute>> slotNames;
  llvm::DenseMap<const TypeDefSpec *, std::unique_ptr<AbstractType>> types;
  llvm::DenseMap<const AttrDefSpec *, std::unique_ptr<AbstractAttribute>> attributes;
  std::vector<Attribute> files;
  llvm::DenseMap<Attribute, unsigned> fileNumbers;

  AbstractAttribute builtinAttributes[unsigned(AttrKind::FusedLoc) + 1] = {};
  CommonTypes common;
  std::atomic<const AttributeStorage *> unit{nullptr}, unknownLoc{nullptr}, emptyDictionary{nullptr},
      emptyString{nullptr}, trueAttr{nullptr}, falseAttr{nullptr};
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_MLIRCONTEXTIMPL_H
