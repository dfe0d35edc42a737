//===- Memory.cpp - Memory of a tool that ends soon -----------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// malloc and its kin for strata-tblgen, operator new among them: a tenth of its time was the C library's. One range of
// addresses is reserved; it is given out in spans of 64 KiB, each for pieces of one size, so that a piece needs no header
// and what is given back is used again for the same size. Large pieces are spans of their own. One thread: the tool has
// no other. Left out where a sanitizer looks at memory.
//
//===----------------------------------------------------------------------===//

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) || __has_feature(thread_sanitizer)
#define STRATA_SANITIZED 1
#endif
#endif
#if defined(__linux__) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__) && !defined(STRATA_SANITIZED)
#define STRATA_REPLACES_MALLOC 1
#endif
#if defined(STRATA_REPLACES_MALLOC) || defined(STRATA_TEST_MEMORY)

#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <sys/mman.h>

namespace {

constexpr size_t spanBits = 16, spanSize = size_t(1) << spanBits;
constexpr size_t numSpans = size_t(1) << 20; ///< 64 GiB of addresses, of which what is touched is used.
constexpr size_t alignment = 16, largest = spanSize / 2;
/// Steps of 16 bytes up to 512, and four for each doubling behind it.
constexpr unsigned numSmall = 512 / alignment, numClasses = numSmall + 6 * 4;
constexpr uint8_t ownSpans = 0xff;

/// A piece that was given back.
struct Free {
  Free *next;
};
struct Class {
  Free *given;
  char *unused, *end;
};

char *rangeBegin, *rangeEnd, *unusedSpan;
Class classes[numClasses];
uint8_t classOf[numSpans];   ///< Of each span; of a large piece's first one ownSpans.
uint32_t numOwned[numSpans]; ///< How many spans a large piece has.
constexpr size_t mostKept = 64;
Free *givenSpans[mostKept + 1]; ///< By their number; more are not used again.

unsigned findClass(size_t size) {
  if (size <= 512)
    return size ? (size - 1) / alignment : 0;
  unsigned top = 63 - __builtin_clzll(size - 1); // The highest bit: 9 for 513 to 1024.
  return numSmall + (top - 9) * 4 + (((size - 1) >> (top - 2)) & 3);
}
size_t sizeOf(unsigned index) {
  if (index < numSmall)
    return (index + 1) * alignment;
  unsigned step = index - numSmall;
  return (size_t(512) << (step / 4)) / 4 * (4 + step % 4 + 1);
}

/// Addresses only: pages are there once they are touched, large ones where the system has them.
bool reserve() {
  // Less where the process may not have so many.
  for (size_t size = numSpans * spanSize; size >= (size_t(1) << 28); size /= 4) {
    void *range = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED)
      continue;
    rangeBegin = unusedSpan = static_cast<char *>(range);
    rangeEnd = rangeBegin + size;
    madvise(range, size, MADV_HUGEPAGE); // A wish.
    return true;
  }
  return false;
}

size_t spanIndex(const void *pointer) { return size_t(static_cast<const char *>(pointer) - rangeBegin) >> spanBits; }

char *takeSpans(size_t count) {
  if (!rangeBegin && !reserve())
    return nullptr;
  if (size_t(rangeEnd - unusedSpan) / spanSize < count)
    return nullptr;
  char *result = unusedSpan;
  unusedSpan += count * spanSize;
  return result;
}

void *allocateLarge(size_t size) {
  if (size > (size_t(1) << 40))
    return nullptr;
  size_t count = (size + spanSize - 1) >> spanBits;
  if (count <= mostKept)
    if (Free *free = givenSpans[count]) {
      givenSpans[count] = free->next;
      return free;
    }
  char *result = takeSpans(count);
  if (!result)
    return nullptr;
  size_t index = spanIndex(result);
  classOf[index] = ownSpans;
  numOwned[index] = count;
  return result;
}

void *allocate(size_t size) {
  if (size <= largest) {
    unsigned index = findClass(size);
    Class &pieces = classes[index];
    if (Free *free = pieces.given) {
      pieces.given = free->next;
      return free;
    }
    size_t bytes = sizeOf(index);
    if (size_t(pieces.end - pieces.unused) < bytes) {
      char *span = takeSpans(1);
      if (!span)
        return nullptr;
      classOf[spanIndex(span)] = index;
      pieces.unused = span;
      pieces.end = span + spanSize;
    }
    void *result = pieces.unused;
    pieces.unused += bytes;
    return result;
  }
  return allocateLarge(size);
}

/// Spans are aligned to pages, and so is what has spans of its own.
void *allocateAligned(size_t to, size_t size) {
  if (to <= alignment)
    return allocate(size);
  if (to > 4096)
    return nullptr;
  return allocateLarge(size);
}

size_t usableSize(void *pointer) {
  size_t index = spanIndex(pointer);
  return classOf[index] == ownSpans ? numOwned[index] * spanSize : sizeOf(classOf[index]);
}

void release(void *pointer) {
  if (!pointer)
    return;
  size_t index = spanIndex(pointer);
  Free *free = static_cast<Free *>(pointer);
  if (classOf[index] != ownSpans) {
    free->next = classes[classOf[index]].given;
    classes[classOf[index]].given = free;
    return;
  }
  if (numOwned[index] > mostKept) {
    madvise(pointer, numOwned[index] * spanSize, MADV_DONTNEED);
    return;
  }
  free->next = givenSpans[numOwned[index]];
  givenSpans[numOwned[index]] = free;
}

} // namespace

#ifndef STRATA_TEST_MEMORY
static void *orNoMemory(void *pointer) {
  if (!pointer)
    errno = ENOMEM;
  return pointer;
}

extern "C" {
void *malloc(size_t size) { return orNoMemory(allocate(size)); }
void free(void *pointer) { release(pointer); }
void *calloc(size_t count, size_t size) {
  size_t bytes = 0;
  if (__builtin_mul_overflow(count, size, &bytes))
    return orNoMemory(nullptr);
  void *result = orNoMemory(allocate(bytes));
  if (result)
    memset(result, 0, bytes);
  return result;
}
void *realloc(void *pointer, size_t size) {
  if (!pointer)
    return malloc(size);
  size_t had = usableSize(pointer);
  if (size <= had && (size > had / 4 || had <= 512))
    return pointer;
  void *result = orNoMemory(allocate(size));
  if (!result)
    return nullptr;
  memcpy(result, pointer, size < had ? size : had);
  release(pointer);
  return result;
}
void *memalign(size_t to, size_t size) { return orNoMemory(allocateAligned(to, size)); }
void *aligned_alloc(size_t to, size_t size) { return orNoMemory(allocateAligned(to, size)); }
int posix_memalign(void **result, size_t to, size_t size) {
  *result = allocateAligned(to, size);
  return *result ? 0 : ENOMEM;
}
void *valloc(size_t size) { return orNoMemory(allocateLarge(size)); }
void *pvalloc(size_t size) { return orNoMemory(allocateLarge(size)); }
size_t malloc_usable_size(void *pointer) { return pointer ? usableSize(pointer) : 0; }
}
#endif

#endif
