//===- AttrTypeSubElements.h - Inside of attributes and types -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Visiting and replacing the attributes and types that another consists of, at any depth: elements of arrays,
// parameters of declared types, parts of locations. Type::walk and Type::replace are for one use; a walker or
// a replacer, filled with functions once, remembers what it has seen. One thread at a time.
//
// From a stack, not by recursion: what is nested deeply costs memory only.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_ATTRTYPESUBELEMENTS_H
#define STRATA_RUNTIME_IR_ATTRTYPESUBELEMENTS_H

#include "runtime/ir/Attribute.h"
#include "runtime/ir/Type.h"
#include "runtime/ir/Walk.h"
#include "runtime/support/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace strata {

// One level.
/// Calls back for what an attribute or a type directly consists of; never with null.
void walkImmediateSubElements(Attribute attr, llvm::function_ref<void(Attribute)> walkAttrs,
                              llvm::function_ref<void(Type)> walkTypes);
void walkImmediateSubElements(Type type, llvm::function_ref<void(Attribute)> walkAttrs,
                              llvm::function_ref<void(Type)> walkTypes);
/// The same kind of attribute or type of other parts: `attrs` and `types` are as many, and in the order, as
/// those that walkImmediateSubElements calls back for.
Attribute replaceImmediateSubElements(Attribute attr, llvm::ArrayRef<Attribute> attrs,
                                      llvm::ArrayRef<Type> types);
Type replaceImmediateSubElements(Type type, llvm::ArrayRef<Attribute> attrs, llvm::ArrayRef<Type> types);

namespace detail {
/// The kind that a function takes, and what it is a kind of.
template <typename Fn>
using SubElement = std::decay_t<typename llvm::function_traits<std::decay_t<Fn>>::template arg_t<0>>;
template <typename T>
using SubElementRoot = typename T::HandleRoot;

template <typename Root, typename Fn>
llvm::unique_function<WalkResult(Root)> makeWalkFn(Fn &&fn) {
  using T = SubElement<Fn>;
  return [fn = std::forward<Fn>(fn)](Root element) mutable -> WalkResult {
    T typed = llvm::dyn_cast<T>(element);
    if (!typed)
      return WalkResult::advance();
    if constexpr (std::is_void_v<std::invoke_result_t<Fn, T>>) {
      fn(typed);
      return WalkResult::advance();
    } else {
      return fn(typed);
    }
  };
}
} // namespace detail

/// Calls functions for everything in an attribute or a type, each part once however often it occurs.
class AttrTypeWalker {
public:
  template <typename T>
  using WalkFn = llvm::unique_function<WalkResult(T)>;

  /// `fn` takes an attribute or a type of some kind, and returns nothing or a WalkResult. The last one added
  /// is asked first; one that skips keeps the walk out of the element.
  template <typename Fn>
  void addWalk(Fn &&fn) {
    using Root = detail::SubElementRoot<detail::SubElement<Fn>>;
    auto wrapped = detail::makeWalkFn<Root>(std::forward<Fn>(fn));
    if constexpr (std::is_same_v<Root, Attribute>)
      attrFns.push_back(std::move(wrapped));
    else
      typeFns.push_back(std::move(wrapped));
  }
  template <WalkOrder Order = WalkOrder::PostOrder>
  WalkResult walk(Attribute element) {
    return walkImpl(element, Type(), Order);
  }
  template <WalkOrder Order = WalkOrder::PostOrder>
  WalkResult walk(Type element) {
    return walkImpl(Attribute(), element, Order);
  }

private:
  WalkResult walkImpl(Attribute attr, Type type, WalkOrder order);
  WalkResult visit(Attribute attr, Type type);

  std::vector<WalkFn<Attribute>> attrFns;
  std::vector<WalkFn<Type>> typeFns;
  llvm::DenseMap<const void *, bool> seen; ///< Whether the walk is to go on.
};

/// Makes copies of attributes and types with parts replaced. Remembers its answers.
class AttrTypeReplacer {
public:
  /// What a function says: nothing (look inside instead), or what to put there, and whether to look inside of
  /// that: advance does, skip does not. Null in place of an element fails the replacement, as does interrupt.
  template <typename T>
  using ReplaceFnResult = std::optional<std::pair<T, WalkResult>>;
  template <typename T>
  using ReplaceFn = llvm::unique_function<ReplaceFnResult<T>(T)>;

  /// `fn` takes an attribute or a type of some kind, and returns a ReplaceFnResult, an optional element, or
  /// an element. Later functions are asked first.
  template <typename Fn>
  void addReplacement(Fn &&fn) {
    using T = detail::SubElement<Fn>;
    using Root = detail::SubElementRoot<T>;
    auto wrapped = [fn = std::forward<Fn>(fn)](Root element) mutable -> ReplaceFnResult<Root> {
      T typed = llvm::dyn_cast<T>(element);
      if (!typed)
        return std::nullopt;
      using Result = std::invoke_result_t<Fn, T>;
      if constexpr (std::is_convertible_v<Result, ReplaceFnResult<Root>>) {
        return fn(typed);
      } else if constexpr (requires(Result result) { result.has_value(); }) {
        auto result = fn(typed);
        return result ? ReplaceFnResult<Root>(std::make_pair(Root(*result), WalkResult::advance()))
                      : std::nullopt;
      } else {
        return std::make_pair(Root(fn(typed)), WalkResult::advance());
      }
    };
    if constexpr (std::is_same_v<Root, Attribute>)
      attrFns.push_back(std::move(wrapped));
    else
      typeFns.push_back(std::move(wrapped));
  }

  /// The element with its parts replaced; itself when there is nothing to replace, null on failure.
  Attribute replace(Attribute attr);
  Type replace(Type type);

  // In operations.
  /// \param replaceAttrs  the attributes; \param replaceLocs  the locations of op and block arguments;
  /// \param replaceTypes  the types of results and block arguments. What cannot be replaced stays.
  void replaceElementsIn(Operation *op, bool replaceAttrs = true, bool replaceLocs = false,
                         bool replaceTypes = false);
  void recursivelyReplaceElementsIn(Operation *op, bool replaceAttrs = true, bool replaceLocs = false,
                                    bool replaceTypes = false);

private:
  struct Element;
  void run(Element root);
  bool isDone(Element element) const;
  ReplaceFnResult<Attribute> callReplacements(Attribute attr);
  ReplaceFnResult<Type> callReplacements(Type type);

  std::vector<ReplaceFn<Attribute>> attrFns;
  std::vector<ReplaceFn<Type>> typeFns;
  llvm::DenseMap<Attribute, Attribute> attrs;
  llvm::DenseMap<Type, Type> types;
};

template <typename Root, typename StorageT>
template <WalkOrder Order, typename... Fns>
WalkResult detail::UniquedHandle<Root, StorageT>::walk(Fns &&...fns) const {
  AttrTypeWalker walker;
  (walker.addWalk(std::forward<Fns>(fns)), ...);
  return walker.walk<Order>(Root(this->impl));
}
template <typename Root, typename StorageT>
template <typename... Fns>
WalkResult detail::UniquedHandle<Root, StorageT>::walk(Fns &&...fns) const {
  return walk<WalkOrder::PostOrder>(std::forward<Fns>(fns)...);
}
template <typename Root, typename StorageT>
template <typename... Fns>
Root detail::UniquedHandle<Root, StorageT>::replace(Fns &&...fns) const {
  AttrTypeReplacer replacer;
  (replacer.addReplacement(std::forward<Fns>(fns)), ...);
  return replacer.replace(Root(this->impl));
}

} // namespace strata

#endif // STRATA_RUNTIME_IR_ATTRTYPESUBELEMENTS_H
