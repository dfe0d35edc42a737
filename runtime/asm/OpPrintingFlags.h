//===- OpPrintingFlags.h - How operations are printed ---------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Settings of the printer. A plain value.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_ASM_OPPRINTINGFLAGS_H
#define STRATA_RUNTIME_ASM_OPPRINTINGFLAGS_H

#include <cstdint>
#include <optional>

namespace strata {

class OpPrintingFlags {
public:
  OpPrintingFlags &printGenericOpForm(bool enable = true) {
    generic = enable;
    return *this;
  }
  OpPrintingFlags &enableDebugInfo(bool enable = true) {
    debugInfo = enable;
    return *this;
  }
  OpPrintingFlags &useLocalScope(bool enable = true) {
    localScope = enable;
    return *this;
  }
  OpPrintingFlags &skipRegions(bool enable = true) {
    noRegions = enable;
    return *this;
  }
  OpPrintingFlags &assumeVerified(bool enable = true) {
    verified = enable;
    return *this;
  }
  /// Dense elements with more elements than this are printed as `dense_resource<__elided__>`.
  OpPrintingFlags &elideLargeElementsAttrs(int64_t limit) {
    elementsLimit = limit;
    return *this;
  }

  bool shouldPrintGenericOpForm() const { return generic; }
  bool shouldPrintDebugInfo() const { return debugInfo; }
  bool shouldUseLocalScope() const { return localScope; }
  bool shouldSkipRegions() const { return noRegions; }
  bool shouldAssumeVerified() const { return verified; }
  std::optional<int64_t> getElementsLimit() const { return elementsLimit; }

private:
  bool generic = false, debugInfo = false, localScope = false, noRegions = false, verified = false;
  std::optional<int64_t> elementsLimit;
};

} // namespace strata

#endif // STRATA_RUNTIME_ASM_OPPRINTINGFLAGS_H
