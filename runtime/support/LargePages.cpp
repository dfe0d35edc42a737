//===- LargePages.cpp - Memory in 2 MiB pages -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/LargePages.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Compiler.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemAlloc.h"
#include "llvm/Support/Process.h"
#include <cstdint>
#include <cstdlib>
#if defined(__linux__)
#include <sys/mman.h>
#endif

using namespace mlir;

#if defined(__linux__)
/// Maps memory that is aligned to the size of a large page.
/// \param bytes a multiple of that size.
char *LargePages::map(size_t bytes) {
  // Map one page more than needed and unmap the parts before and after the aligned range.
  size_t mapped = bytes + pageBytes;
  void *memory = mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    llvm::report_bad_alloc_error("Allocation failed");
  char *begin = static_cast<char *>(memory);
  char *aligned = reinterpret_cast<char *>(llvm::alignTo(reinterpret_cast<uintptr_t>(begin), pageBytes));
  if (aligned != begin)
    (void)munmap(begin, aligned - begin);
  if (char *end = aligned + bytes; end != begin + mapped)
    (void)munmap(end, begin + mapped - end);
#ifdef MADV_HUGEPAGE
  (void)madvise(aligned, bytes, MADV_HUGEPAGE);
#endif
  mappings.push_back({aligned, bytes});
  return aligned;
}

LargePages::~LargePages() {
  for (auto [memory, bytes] : mappings) {
    // Later owners of these addresses must be able to access them: remove the poison that users of this
    // memory may have set for AddressSanitizer.
    __asan_unpoison_memory_region(memory, bytes);
    (void)munmap(memory, bytes);
  }
}

void LargePages::giveBack(void *memory, size_t bytes) {
  size_t page = llvm::sys::Process::getPageSizeEstimate();
  uintptr_t address = reinterpret_cast<uintptr_t>(memory);
  uintptr_t begin = llvm::alignTo(address, page), end = llvm::alignDown(address + bytes, page);
  if (begin < end)
    (void)madvise(reinterpret_cast<void *>(begin), end - begin, MADV_DONTNEED);
}
#else
char *LargePages::map(size_t bytes) {
  void *memory = llvm::safe_calloc(1, bytes);
  mappings.push_back({memory, bytes});
  return static_cast<char *>(memory);
}

LargePages::~LargePages() {
  for (auto [memory, bytes] : mappings)
    std::free(memory);
}

void LargePages::giveBack(void *, size_t) {}
#endif

void *LargePages::allocate(size_t bytes) {
  size_t rounded = llvm::alignTo(bytes, 64), pieceBytes = llvm::bit_ceil(rounded);
  std::lock_guard<std::mutex> lock(mutex);
  if (rounded >= pageBytes)
    return map(llvm::alignTo(rounded, pageBytes));
  auto area = llvm::find_if(areas, [&](const Area &area) { return area.pieceBytes == pieceBytes; });
  if (area == areas.end())
    area = areas.insert(areas.end(), {pieceBytes, nullptr, nullptr});
  if (size_t(area->end - area->current) < rounded) {
    area->current = map(pageBytes);
    area->end = area->current + pageBytes;
  }
  return std::exchange(area->current, area->current + rounded);
}
