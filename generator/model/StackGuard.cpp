//===- StackGuard.cpp - Error messages for crashes in TableGen ------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/StackGuard.h"
#include <csignal>
#include <cstdint>
#include <optional>
#include <pthread.h>
#include <sys/resource.h>
#include <unistd.h>
#include <vector>

using namespace mlir;

struct StackGuard::State {
  std::string fullMessage, faultMessage;
  std::vector<char> handlerStack;
  stack_t oldStack{};
  struct sigaction oldAction{};
  std::optional<rlimit> oldLimit; ///< Set if the stack size was unlimited or too large.
  uintptr_t stackEnd = 0;         ///< The lowest address of the guarded stack.
  bool active = false;

  static inline State *current = nullptr;
  static void handle(int, siginfo_t *info, void *);
};

/// Distances from the end of the stack that count as overflow: frames may be large, and the system keeps a
/// guard gap below.
static constexpr uintptr_t above = 64 << 10, below = 2 << 20;

/// Signal handler: calls only async-signal-safe functions.
void StackGuard::State::handle(int, siginfo_t *info, void *) {
  auto address = reinterpret_cast<uintptr_t>(info->si_addr);
  bool isFull = address + below >= current->stackEnd && address < current->stackEnd + above;
  const std::string &message = isFull ? current->fullMessage : current->faultMessage;
  (void)!write(STDERR_FILENO, message.data(), message.size());
  _exit(1);
}

StackGuard::StackGuard(std::string fullMessage, std::string faultMessage) : state(std::make_unique<State>()) {
  state->fullMessage = std::move(fullMessage);
  state->faultMessage = std::move(faultMessage);
  // An unlimited stack would exhaust the memory instead of overflowing.
  constexpr rlim_t most = 64 << 20;
  if (rlimit limit; !getrlimit(RLIMIT_STACK, &limit) && limit.rlim_cur > most) {
    state->oldLimit = limit;
    limit.rlim_cur = most;
    setrlimit(RLIMIT_STACK, &limit);
  }
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes))
    return;
  void *end = nullptr;
  size_t size = 0;
  pthread_attr_getstack(&attributes, &end, &size);
  pthread_attr_destroy(&attributes);
  state->stackEnd = reinterpret_cast<uintptr_t>(end);

  state->handlerStack.resize(64 << 10);
  stack_t stack{};
  stack.ss_sp = state->handlerStack.data();
  stack.ss_size = state->handlerStack.size();
  struct sigaction action{};
  action.sa_sigaction = &State::handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  if (sigaltstack(&stack, &state->oldStack))
    return;
  State::current = state.get();
  state->active = sigaction(SIGSEGV, &action, &state->oldAction) == 0;
}

StackGuard::~StackGuard() {
  if (state->oldLimit)
    setrlimit(RLIMIT_STACK, &*state->oldLimit);
  if (!state->active)
    return;
  sigaction(SIGSEGV, &state->oldAction, nullptr);
  sigaltstack(&state->oldStack, nullptr);
  State::current = nullptr;
}
