//===- Memory.cpp - Memory of a tool that ends soon -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// operator new and delete for strata-tblgen: a tenth of its time was malloc's. Small pieces are cut from one range of
// addresses, one behind the other; what is given back with its size is used again for the same size. What is large, or
// does not fit any more, is malloc's. One thread: the tool has no other. Left out where a sanitizer looks at memory.
//
//===----------------------------------------------------------------------===//

#include <cstdlib>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) || __has_feature(thread_sanitizer)
#define STRATA_SANITIZED 1
#endif
#endif
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && !defined(STRATA_SANITIZED) && defined(__linux__)

#include <sys/mman.h>

namespace {

constexpr size_t granule = 16, largest = 512, rangeSize = size_t(1) << 32;

/// A piece that was given back.
struct Free {
  Free *next;
};

char *rangeBegin = nullptr, *rangeEnd = nullptr, *unused = nullptr;
Free *given[largest / granule + 1];

/// Addresses only: pages are there once they are touched.
bool reserve() {
  static bool isTried = false;
  if (isTried)
    return false;
  isTried = true;
  void *range = mmap(nullptr, rangeSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (range == MAP_FAILED)
    return false;
  rangeBegin = unused = static_cast<char *>(range);
  rangeEnd = rangeBegin + rangeSize;
  return true;
}

bool isOurs(void *pointer) { return pointer >= rangeBegin && pointer < rangeEnd; }

void *allocate(size_t size) {
  if (size <= largest) {
    size_t index = size ? (size + granule - 1) / granule : 1;
    if (Free *free = given[index]) {
      given[index] = free->next;
      return free;
    }
    size_t bytes = index * granule;
    if (size_t(rangeEnd - unused) >= bytes || (!rangeBegin && reserve())) {
      char *result = unused;
      unused += bytes;
      return result;
    }
  }
  void *result = std::malloc(size ? size : 1);
  if (!result)
    std::abort();
  return result;
}

} // namespace

void *operator new(size_t size) { return allocate(size); }
void *operator new[](size_t size) { return allocate(size); }
void *operator new(size_t size, const std::nothrow_t &) noexcept { return allocate(size); }
void *operator new[](size_t size, const std::nothrow_t &) noexcept { return allocate(size); }
// Without its size a small piece is not used again.
void operator delete(void *pointer) noexcept {
  if (!isOurs(pointer))
    std::free(pointer);
}
void operator delete[](void *pointer) noexcept { operator delete(pointer); }
void operator delete(void *pointer, size_t size) noexcept {
  if (!isOurs(pointer))
    return std::free(pointer);
  Free *free = static_cast<Free *>(pointer);
  size_t index = size ? (size + granule - 1) / granule : 1;
  free->next = given[index];
  given[index] = free;
}
void operator delete[](void *pointer, size_t size) noexcept { operator delete(pointer, size); }

#endif
