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
#include <vector>

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

  /// What `find` gives, or, if that is null, what `make` gives with the tables locked. `find` takes no lock.
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

  /// All arenas together; what was given back counts, too.
  size_t getBytesOfOperations();

  MLIRContext *context;
  bool threading = false;
  bool allowUnregisteredDialects = false;
  bool printOpOnDiagnostic = true;
  std::atomic<bool> locationsInAttributes{false}, aliasedAttributes{false};
  std::atomic<uint64_t> distinctCount{0};
  DiagnosticEngine diagEngine;
  DialectRegistry registry;
  llvm::SmallPtrSet<const DialectExtensionBase *, 4> appliedExtensions; ///< The registry keeps them alive.
  StorageUniquer uniquer;
  std::unique_ptr<DialectResourceBlobManager> resources;
  std::unique_ptr<ExternalResources> externalResources;
  llvm::SmallVector<std::pair<TypeID, void *>, 2> attachedObjects; ///< \see ContextObject.h.

  // Threads.
  size_t parallelThreshold = size_t(256) << 10;
  unsigned maxThreads = 0; ///< 0: not known yet.
  std::atomic<unsigned> numParallelSections{0};
  llvm::ThreadPoolInterface *threadPool = nullptr;
  std::unique_ptr<llvm::ThreadPoolInterface> ownedThreadPool;

  // Arenas. They live as long as the context, since a piece may be given back to another than it came from.
  OperationArena operationArena;
  std::mutex arenaMutex; ///< Guards the two below.
  std::vector<std::unique_ptr<OperationArena>> threadArenas;
  std::vector<OperationArena *> freeThreadArenas;

  // Objects in storages that have destructors (ParamKind::Object), in the order they were made.
  struct OwnedObject {
    void *object;
    void (*destroy)(void *object);
  };
  std::mutex ownedObjectsMutex; ///< Taken with a shard of the uniquer locked.
  std::vector<OwnedObject> ownedObjects;
  std::mutex mutationMutex; ///< While a storage changes; see StorageBase.h. Guards its memory, too.
  StorageUniquer::Allocator mutationMemory;

  // Tables: found without a lock by an InternTable, owned and filled under the mutex.
  std::mutex mutex;
  std::recursive_mutex loadingMutex; ///< A dialect is loaded by one thread, with those it depends on.
  llvm::StringMap<std::unique_ptr<Dialect>> dialects;
  InternTable dialectTable; ///< Dialect by name.
  std::deque<OpInfo> opInfos;
  InternTable opTable; ///< OpInfo by name.
  std::deque<std::vector<Attribute>> slotNames;
  std::vector<std::unique_ptr<AbstractType>> types;
  std::vector<std::unique_ptr<AbstractAttribute>> attributes;
  InternTable typeTable, attributeTable;                          ///< By spec.
  std::deque<std::vector<InterfaceModelSpec>> attachedInterfaces; ///< Tables that replace those of specs.
  struct FileName {
    Attribute name;
    unsigned number;
  };
  std::deque<FileName> files;
  InternTable fileTable, fileNumberTable; ///< FileName by name, and by number.

  /// What properties were read into, by the attribute and the key of the reader; see Properties.h.
  std::mutex propertyMutex;
  std::map<std::pair<const void *, const void *>, std::unique_ptr<void, void (*)(void *)>> propertyStorages;

  AbstractAttribute builtinAttributes[unsigned(AttrKind::FusedLoc) + 1] = {};
  CommonTypes common;
  std::atomic<const AttributeStorage *> unit{nullptr}, unknownLoc{nullptr}, emptyDictionary{nullptr},
      emptyString{nullptr}, trueAttr{nullptr}, falseAttr{nullptr};
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_MLIRCONTEXTIMPL_H
