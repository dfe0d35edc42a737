//===- AttrTypeSubElements.h - Nested attributes and types ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Walks over and replacement of the attributes and types nested in an attribute or type at any depth:
// elements of arrays, parameters of declared types, parts of locations. Type::walk and Type::replace serve a
// single use. An AttrTypeWalker or AttrTypeReplacer is filled with functions once and caches its results
// across calls. One thread at a time per object.
//
// The implementation uses an explicit stack: nesting depth is bounded by memory only.
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

namespace mlir {

// Traversal and replacement of direct sub-elements.
/// Calls \p walkAttrs and \p walkTypes for each non-null attribute and type that is a direct sub-element.
void walkImmediateSubElements(Attribute attr, llvm::function_ref<void(Attribute)> walkAttrs,
                              llvm::function_ref<void(Type)> walkTypes);
void walkImmediateSubElements(Type type, llvm::function_ref<void(Attribute)> walkAttrs,
                              llvm::function_ref<void(Type)> walkTypes);
/// Returns the attribute or type with its direct sub-elements replaced. \p attrs and \p types have one entry
/// for each call of walkImmediateSubElements, in the same order. Returns null if the new sub-elements are
/// invalid.
Attribute replaceImmediateSubElements(Attribute attr, llvm::ArrayRef<Attribute> attrs,
                                      llvm::ArrayRef<Type> types);
Type replaceImmediateSubElements(Type type, llvm::ArrayRef<Attribute> attrs, llvm::ArrayRef<Type> types);

/// Passes sub-elements that are not null to a function for attributes and one for types.
class AttrTypeImmediateSubElementWalker {
public:
  AttrTypeImmediateSubElementWalker(llvm::function_ref<void(Attribute)> walkAttrs,
                                    llvm::function_ref<void(Type)> walkTypes)
      : walkAttrs(walkAttrs), walkTypes(walkTypes) {}
  void walk(Attribute element) {
    if (element)
      walkAttrs(element);
  }
  void walk(Type element) {
    if (element)
      walkTypes(element);
  }
  template <typename RangeT>
  void walkRange(RangeT &&elements) {
    for (auto element : elements)
      walk(element);
  }

private:
  llvm::function_ref<void(Attribute)> walkAttrs;
  llvm::function_ref<void(Type)> walkTypes;
};

/// Returns the replacements of sub-elements one after the other, in the order in which the sub-elements were
/// walked.
template <typename T>
class AttrTypeSubElementReplacements {
public:
  AttrTypeSubElementReplacements(llvm::ArrayRef<T> replacements) : replacements(replacements) {}
  /// Returns the next \p count replacements.
  llvm::ArrayRef<T> take_front(unsigned count) {
    llvm::ArrayRef<T> taken = replacements.take_front(count);
    replacements = replacements.drop_front(count);
    return taken;
  }

private:
  llvm::ArrayRef<T> replacements;
};
using AttrSubElementReplacements = AttrTypeSubElementReplacements<Attribute>;
using TypeSubElementReplacements = AttrTypeSubElementReplacements<Type>;

namespace detail {
/// SubElement<Fn> is the parameter type of the function \p Fn. SubElementRoot<T> is the root class of \p T:
/// Attribute or Type.
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

/// Walks over attributes and types and their nested sub-elements. Each distinct element is visited once per
/// walker.
class AttrTypeWalker {
public:
  template <typename T>
  using WalkFn = llvm::unique_function<WalkResult(T)>;

  /// Adds a function. Its parameter is an attribute or type class; elements of other classes are ignored. It
  /// returns void or a WalkResult. Functions added later are called first. `WalkResult::skip()` skips the
  /// remaining functions and, in PreOrder, the sub-elements.
  template <typename Fn>
  void addWalk(Fn &&fn) {
    using Root = detail::SubElementRoot<detail::SubElement<Fn>>;
    auto wrapped = detail::makeWalkFn<Root>(std::forward<Fn>(fn));
    if constexpr (std::is_same_v<Root, Attribute>)
      attrFns.push_back(std::move(wrapped));
    else
      typeFns.push_back(std::move(wrapped));
  }
  /// Walks over \p element and everything nested in it. Returns `interrupt` if a function did.
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
  llvm::DenseMap<const void *, bool> seen; ///< Elements that were visited.
};

/// Replaces attributes and types nested in others. Results are cached: each distinct element is processed
/// once per replacer.
class AttrTypeReplacer {
public:
  /// Result of a replacement function: nullopt (process the sub-elements instead), or the replacement and a
  /// WalkResult. `advance` processes the sub-elements of the replacement, `skip` does not, `interrupt` makes
  /// the replacement fail. A null replacement makes it fail, too.
  template <typename T>
  using ReplaceFnResult = std::optional<std::pair<T, WalkResult>>;
  template <typename T>
  using ReplaceFn = llvm::unique_function<ReplaceFnResult<T>(T)>;

  /// Adds a function. Its parameter is an attribute or type class; it returns a ReplaceFnResult, an optional
  /// replacement, or a replacement. Functions added later are called first.
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

  /// Returns the element with its sub-elements replaced: the same element if nothing changed, null if a
  /// replacement failed.
  Attribute replace(Attribute attr);
  Type replace(Type type);

  // Replacement in operations.
  /// Replaces in the parts of \p op that the flags select: attributes; locations of the op and of block
  /// arguments; types of results and block arguments. A part whose replacement fails is left unchanged. The
  /// recursive form also processes all nested operations.
  void recursivelyReplaceElementsIn(Operation *op, bool replaceAttrs = true, bool replaceLocs = false,
                                    bool replaceTypes = false);
  void replaceElementsIn(Operation *op, bool replaceAttrs = true, bool replaceLocs = false,
                         bool replaceTypes = false);

private:
  /// An attribute or a type.
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

} // namespace mlir

#endif // STRATA_RUNTIME_IR_ATTRTYPESUBELEMENTS_H
