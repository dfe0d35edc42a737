//===- Hook.h - A function and its data, in a descriptor ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Hook is a plain function pointer plus one pointer that is handed to it first. The ahead-of-time
// producer stores a function and no data; the loader stores an evaluator and the expression it evaluates.
// Descriptors with hooks stay plain data: constant-initialised, never destroyed, no ownership.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_HOOK_H
#define STRATA_RUNTIME_SPEC_HOOK_H

#include <cstdint>

namespace strata {

template <typename Signature>
struct Hook;

template <typename R, typename... Args>
struct Hook<R(Args...)> {
  R (*function)(const void *data, Args... args) = nullptr;
  const void *data = nullptr;

  constexpr explicit operator bool() const { return function != nullptr; }
  R operator()(Args... args) const { return function(data, args...); }
};

/// Makes a Hook of a plain function known at compile time: `hook<&AddIOp::verifyThunk>`.
template <auto Function>
struct HookOf;
template <typename R, typename... Args, R (*Function)(Args...)>
struct HookOf<Function> {
  static constexpr Hook<R(Args...)> value = {
      [](const void *, Args... args) -> R { return Function(args...); }, nullptr};
};
template <auto Function>
inline constexpr auto hook = HookOf<Function>::value;

/// Where a declaration stands in its `.td` file. Lines and columns count from 1; line 0 is unknown. What
/// belongs to an op and stands in the same file has a null `file`: a pointer each would be a relocation each.
struct SpecLoc {
  const char *file = nullptr;
  uint32_t line = 0;
  uint32_t column = 0;
};

} // namespace strata

#endif // STRATA_RUNTIME_SPEC_HOOK_H
