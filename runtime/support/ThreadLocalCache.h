//===- ThreadLocalCache.h - A value for each thread --------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A ThreadLocalCache is a member of an object that many threads use: each thread that calls get() has a value
// of its own, created at its first call. The values of an object are destroyed with it, and the values of a
// thread with the thread, whichever ends first.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_THREADLOCALCACHE_H
#define STRATA_RUNTIME_SUPPORT_THREADLOCALCACHE_H

#include "llvm/ADT/DenseMap.h"
#include <map>
#include <memory>
#include <mutex>
#include <thread>

namespace mlir {

/// A value of class \p ValueT for each pair of a thread and an object of this class.
template <typename ValueT>
class ThreadLocalCache {
public:
  ThreadLocalCache() = default;
  ThreadLocalCache(const ThreadLocalCache &) = delete;
  ThreadLocalCache &operator=(const ThreadLocalCache &) = delete;

  /// Returns the value of the calling thread. No lock is taken after the first call of a thread.
  ValueT &get();
  ValueT &operator*() { return get(); }
  ValueT *operator->() { return &get(); }

private:
  /// The values of one object for all threads.
  struct Values {
    std::mutex mutex;
    std::map<std::thread::id, ValueT> ofThread;
  };
  /// The values of one thread for all ThreadLocalCache<ValueT> objects. They are destroyed when the thread
  /// ends.
  struct ThreadEntries {
    struct Entry {
      std::weak_ptr<Values> values; ///< Expired if the ThreadLocalCache was destroyed.
      ValueT *value;
    };
    ~ThreadEntries() {
      for (auto &[key, entry] : entries)
        if (std::shared_ptr<Values> values = entry.values.lock()) {
          std::lock_guard<std::mutex> lock(values->mutex);
          values->ofThread.erase(std::this_thread::get_id());
        }
    }
    llvm::DenseMap<const Values *, Entry> entries;
  };

  std::shared_ptr<Values> values = std::make_shared<Values>();
};

template <typename ValueT>
ValueT &ThreadLocalCache<ValueT>::get() {
  static thread_local ThreadEntries ofThisThread;
  auto &entries = ofThisThread.entries;
  // If an entry is found, it belongs to this object and not to an earlier one at the same address, because
  // the weak pointer of an entry keeps the memory of its Values allocated.
  if (auto it = entries.find(values.get()); it != entries.end())
    return *it->second.value;
  for (auto it = entries.begin(), end = entries.end(); it != end; ++it)
    if (it->second.values.expired())
      entries.erase(it);
  std::lock_guard<std::mutex> lock(values->mutex);
  ValueT &value = values->ofThread[std::this_thread::get_id()];
  entries.insert({values.get(), {values, &value}});
  return value;
}

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_THREADLOCALCACHE_H
