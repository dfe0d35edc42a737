//===- Hook.h - A function pointer with data for descriptors --*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Hook is a function pointer and a data pointer that is passed to the function as its first argument. The
// generated tables store a function and no data; the loader stores an evaluator and the expression that it
// evaluates. Descriptors with hooks stay plain data: constant-initialized, never destroyed, without
// ownership.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SPEC_HOOK_H
#define STRATA_RUNTIME_SPEC_HOOK_H

#include <cstdint>

namespace mlir {

template <typename Signature>
struct Hook;

/// A function with the signature R(Args...), or empty. Calling an empty hook is undefined.
template <typename R, typename... Args>
struct Hook<R(Args...)> {
  R (*function)(const void *data, Args... args) = nullptr;
  const void *data = nullptr;

  constexpr explicit operator bool() const { return function != nullptr; }
  R operator()(Args... args) const { return function(data, args...); }
};

/// Builds a Hook that calls a function known at compile time: `hook<&AddIOp::verifyThunk>`.
template <auto Function>
struct HookOf;
template <typename R, typename... Args, R (*Function)(Args...)>
struct HookOf<Function> {
  static constexpr Hook<R(Args...)> value = {
      [](const void *, Args... args) -> R { return Function(args...); }, nullptr};
};
template <auto Function>
inline constexpr auto hook = HookOf<Function>::value;

/// The location of a declaration in its `.td` file. Lines and columns count from 1; line 0 means unknown.
/// `file` is null for parts of an op, such as operands, that are declared in the same file as the op, because
/// each pointer costs a relocation at load time.
struct SpecLoc {
  const char *file = nullptr;
  uint32_t line = 0;
  uint32_t column = 0;
};

} // namespace mlir

#endif // STRATA_RUNTIME_SPEC_HOOK_H
