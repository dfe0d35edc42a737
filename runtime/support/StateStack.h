//===- StateStack.h - A stack of frames of several classes -------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// State that a recursive traversal hands down to nested levels, without a parameter of each function between
// them. A frame is an object of a class derived from StateStackFrameBase; frames of several classes share
// a stack, and a reader names the class it looks for.
//
//     struct LoopFrame : StateStackFrameBase<LoopFrame> {
//       explicit LoopFrame(Block *exit) : exit(exit) {}
//       Block *exit;
//     };
//     SaveStateStack<LoopFrame> scope(stack, exit); // Pushes a frame; the end of the scope pops it.
//     …
//     Block *target = stack.getStackTop<LoopFrame>()->exit;
//
// Used by one thread at a time.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_STATESTACK_H
#define STRATA_RUNTIME_SUPPORT_STATESTACK_H

#include "runtime/support/TypeID.h"
#include "runtime/support/WalkResult.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Casting.h"
#include <memory>
#include <vector>

namespace mlir {

/// An entry of a StateStack, identified by the TypeID of its class.
class StateStackFrame {
public:
  virtual ~StateStackFrame() = default;
  TypeID getTypeID() const { return id; }

protected:
  explicit StateStackFrame(TypeID id) : id(id) {}

private:
  const TypeID id;
};

/// Base class of the frame class \p ConcreteT.
template <typename ConcreteT>
class StateStackFrameBase : public StateStackFrame {
public:
  explicit StateStackFrameBase() : StateStackFrame(TypeID::get<ConcreteT>()) {}
};

/// A stack of frames, which it owns.
class StateStack {
public:
  /// Creates a frame of class \p FrameT on top.
  template <typename FrameT, typename... Args>
  void stackPush(Args &&...args) {
    static_assert(std::is_base_of_v<StateStackFrame, FrameT>, "a frame derives from StateStackFrameBase");
    frames.push_back(std::make_unique<FrameT>(std::forward<Args>(args)...));
  }
  /// Destroys the frame on top. \pre The stack is not empty.
  void stackPop() { frames.pop_back(); }

  /// Calls \p visit for each frame of class \p FrameT, from the top of the stack down, until it interrupts
  /// the walk. Returns `skip` if \p visit is empty.
  template <typename FrameT>
  WalkResult stackWalk(llvm::function_ref<WalkResult(FrameT &)> visit) {
    if (!visit)
      return WalkResult::skip();
    for (size_t index = frames.size(); index-- != 0;)
      if (auto *frame = llvm::dyn_cast<FrameT>(frames[index].get()); frame && visit(*frame).wasInterrupted())
        return WalkResult::interrupt();
    return WalkResult::advance();
  }
  /// Returns the topmost frame of class \p FrameT, or null.
  template <typename FrameT>
  FrameT *getStackTop() {
    auto it =
        llvm::find_if(llvm::reverse(frames), [](const auto &frame) { return llvm::isa<FrameT>(*frame); });
    return it == frames.rend() ? nullptr : llvm::cast<FrameT>(it->get());
  }

private:
  std::vector<std::unique_ptr<StateStackFrame>> frames;
};

/// Pushes a frame onto the stack of \p HostT, and pops it at the end of the scope. \p HostT is StateStack or
/// a class with the functions stackPush() and stackPop().
template <typename FrameT, typename HostT = StateStack>
struct SaveStateStack {
  template <typename... Args>
  explicit SaveStateStack(HostT &host, Args &&...args) : host(host) {
    host.template stackPush<FrameT>(std::forward<Args>(args)...);
  }
  ~SaveStateStack() { host.stackPop(); }
  SaveStateStack(const SaveStateStack &) = delete;
  SaveStateStack &operator=(const SaveStateStack &) = delete;

private:
  HostT &host;
};

} // namespace mlir

/// Casts of StateStackFrame: a frame has class FrameT if its TypeID is that of FrameT.
template <typename FrameT>
struct llvm::isa_impl<FrameT, mlir::StateStackFrame> {
  static bool doit(const mlir::StateStackFrame &frame) {
    return std::is_same_v<FrameT, mlir::StateStackFrame> || frame.getTypeID() == mlir::TypeID::get<FrameT>();
  }
};

#endif // STRATA_RUNTIME_SUPPORT_STATESTACK_H
