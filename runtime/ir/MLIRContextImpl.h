//===- MLIRContextImpl.h - Data of a context --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The data members of MLIRContext. Private to runtime/ir. Tables are filled on first use, so creating a
// context is cheap.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_MLIRCONTEXTIMPL_H
#define STRATA_RUNTIME_IR_MLIRCONTEXTIMPL_H

#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/DialectRegistry.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OperationName.h"
#include "runtime/support/Arena.h"
#include "runtime/support/Diagnostics.h"
#include "runtime/support/InternTable.h"
#include "runtime/support/StorageUniquer.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringMap.h"
#include <atomic>
#include <deque>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace mlir {

class DialectResourceBlobManager;
class ExternalResources;
class OperationObserver;

/// Row numbers of FloatTypes.def.
enum class FloatKind {
#define STRATA_FLOAT_TYPE(Class, Spelling, Semantics) Class,
#include "runtime/ir/FloatTypes.def"
  Count
};

namespace detail {
/// Returns the row of FloatTypes.def that declares \p spec, or -1.
int findFloatRow(const TypeDefSpec &spec);
} // namespace detail

namespace detail {
/// Returns the storage in `slot`; if it is still null, stores the result of `make` there first. Threads may
/// race: they all store the same uniqued storage.
template <typename StorageT, typename Make>
const StorageT *getCached(std::atomic<const StorageT *> &slot, Make &&make) {
  if (const StorageT *known = slot.load(std::memory_order_acquire))
    return known;
  const StorageT *made = make();
  slot.store(made, std::memory_order_release);
  return made;
}
/// Attaches a note with the call stack of the calling thread to a diagnostic.
void noteStackTrace(InFlightDiagnostic &diag);
} // namespace detail

/// Types in frequent use, which are found without a search in the uniquer.
struct CommonTypes {
  std::atomic<const TypeStorage *> index{nullptr}, none{nullptr};
  std::atomic<const TypeStorage *> signless[65] = {};
  std::atomic<const TypeStorage *> floats[unsigned(FloatKind::Count)] = {};
};

/// Implementation of MLIRContext.
class MLIRContextImpl {
public:
  explicit MLIRContextImpl(MLIRContext *context);
  ~MLIRContextImpl();

  /// Returns the result of \p find, or, if it is null, the result of \p make, which is called with the table
  /// mutex locked. \p find is called without a lock and again with the lock held.
  template <typename Find, typename Make>
  auto findOrMake(Find &&find, Make &&make) {
    if (auto found = find())
      return found;
    std::unique_lock<std::mutex> lock(mutex, std::defer_lock);
    if (threading) {
      lock.lock();
      if (auto found = find())
        return found;
    }
    return make();
  }

  /// Returns the number of bytes reserved by all arenas, including freed memory.
  size_t getBytesOfOperations();

  /// Corrects the records of operations, types and attributes that were created while the dialect was loaded,
  /// when its hooks and promises were incomplete.
  void completeRecordsOf(const Dialect &dialect);
  /// Updates the record of an operation that was requested before its dialect registered it.
  void completeOperation(const OpSpec &spec);

  MLIRContext *context;
  bool threading = false;
  bool allowUnregisteredDialects = false;
  bool printOpOnDiagnostic = true;
  bool printStackTraceOnDiagnostic = false;
  std::atomic<bool> locationsInAttributes{false}, aliasedAttributes{false};
  std::atomic<uint64_t> distinctCount{0};
  DiagnosticEngine diagEngine;
  MLIRContext::HandlerTy actionHandler; ///< The handler of actions; empty if none is registered.
  /// Remark engine; shared_ptr, because its class is incomplete here. Destroyed first, because it may report
  /// remarks.
  std::shared_ptr<remark::detail::RemarkEngine> remarkEngine;
  DialectRegistry registry;
  /// The extensions that have run; the registry owns them.
  llvm::SmallPtrSet<const DialectExtensionBase *, 4> appliedExtensions;
  StorageUniquer uniquer;
  std::unique_ptr<DialectResourceBlobManager> resources;
  std::unique_ptr<ExternalResources> externalResources;
  /// The objects attached to the context; see ContextObject.h.
  llvm::SmallVector<std::pair<TypeID, void *>, 2> attachedObjects;

  /// The observers of operations; see OperationObserver.h.
  llvm::SmallVector<OperationObserver *, 1> operationObservers;

  // Threads.
  size_t parallelThreshold = size_t(256) << 10;
  unsigned maxThreads = 0; ///< Maximal number of concurrent threads; 0 if not yet determined.
  std::atomic<unsigned> numParallelSections{0};
  llvm::ThreadPoolInterface *threadPool = nullptr;
  std::unique_ptr<llvm::ThreadPoolInterface> ownedThreadPool;

  // Arenas. They live as long as the context because memory may be freed to another arena than the one it was
  // allocated from.
  OperationArena operationArena;
  std::mutex arenaMutex; ///< Guards threadArenas and freeThreadArenas.
  std::vector<std::unique_ptr<OperationArena>> threadArenas;
  std::vector<OperationArena *> freeThreadArenas;

  // Objects with destructors in storages (ParamKind::Object), in order of creation.
  struct OwnedObject {
    void *object;
    void (*destroy)(void *object);
  };
  std::mutex ownedObjectsMutex; ///< Guards ownedObjects. Locked while a shard of the uniquer is locked.
  std::vector<OwnedObject> ownedObjects;
  std::mutex mutationMutex; ///< Locked while a storage is mutated (see StorageBase.h); guards mutationMemory.
  StorageUniquer::Allocator mutationMemory;

  // Tables. An InternTable finds entries without a lock; the entries are owned by containers that are
  // modified under `mutex`.
  std::mutex mutex;
  std::recursive_mutex loadingMutex; ///< Locked while a dialect and its dependencies are loaded.
  llvm::StringMap<std::unique_ptr<Dialect>> dialects;
  /// The dialects whose constructors are active, and their descriptors in the registry. Accessed only by
  /// loadingThread, the thread that loads dialects.
  std::vector<Dialect *> dialectsInCreation;
  std::vector<const DialectSpec *> specsInCreation;
  std::atomic<std::thread::id> loadingThread{};
  InternTable dialectTable; ///< Maps namespaces to dialects.
  std::deque<OpInfo> opInfos;
  InternTable opTable; ///< Maps names of operations to records of class OpInfo.
  std::deque<std::vector<Attribute>> slotNames;
  std::vector<std::unique_ptr<AbstractType>> types;
  std::vector<std::unique_ptr<AbstractAttribute>> attributes;
  InternTable typeTable, attributeTable; ///< Map declarations to records of type and attribute kinds.
  /// Interface tables of kinds to which interfaces were attached; they replace the tables of the
  /// declarations.
  std::deque<std::vector<InterfaceModelSpec>> attachedInterfaces;
  struct FileName {
    Attribute name;
    unsigned number;
  };
  std::deque<FileName> files;
  InternTable fileTable, fileNumberTable; ///< Find a FileName by name and by number.

  /// C++ values that were read from attributes of properties, by attribute and codec; see findPropertyStorage
  /// in Properties.h.
  std::mutex propertyMutex;
  std::map<std::pair<const void *, const void *>, std::unique_ptr<void, void (*)(void *)>> propertyStorages;

  AbstractAttribute builtinAttributes[unsigned(AttrKind::FusedLoc) + 1] = {};
  CommonTypes common;
  std::atomic<const AttributeStorage *> unit{nullptr}, unknownLoc{nullptr}, emptyDictionary{nullptr},
      emptyString{nullptr}, trueAttr{nullptr}, falseAttr{nullptr};
};

} // namespace mlir

#endif // STRATA_RUNTIME_IR_MLIRCONTEXTIMPL_H
