//===- LLVM.h - Names of LLVM in the namespace of the runtime -*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Names of LLVM's support library that programs may use without `llvm::` inside `namespace mlir`. Classes are
// declared only: a file that uses one includes its header. Strata's own headers write `llvm::` and do not
// need this file.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_SUPPORT_LLVM_H
#define STRATA_RUNTIME_SUPPORT_LLVM_H

#include "runtime/support/InFlightDiagnostic.h"
#include "runtime/support/TypeID.h"
#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/LogicalResult.h"

namespace llvm {
// LLVM classes that are not templates.
class APFloat;
class APInt;
class APSInt;
class BitVector;
class DynamicAPInt;
class MallocAllocator;
class SMRange;
class raw_ostream;
// Class templates with one parameter.
template <typename Function>
class function_ref;
template <typename Iterator>
class iterator_range;
template <typename T>
class MutableArrayRef;
template <typename T>
class SmallPtrSetImpl;
template <typename T>
class TinyPtrVector;
template <typename Allocator>
class StringSet;
template <unsigned size>
class SmallString;
template <typename... Pointers>
class PointerUnion;
// Class templates with several parameters.
template <typename T, unsigned size>
class SmallPtrSet;
template <typename T, typename Result>
class StringSwitch;
template <typename T, typename Result>
class TypeSwitch;
template <typename T, typename Info>
class DenseSet;
template <typename T, typename Vector, typename Set, unsigned size>
class SetVector;
template <typename Key, typename Value>
struct DenseMapPair;
template <typename Key, typename Value, typename Info, typename Bucket>
class DenseMap;
} // namespace llvm

namespace mlir {

// Casts.
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;

// Casts that accept null.
using llvm::cast_if_present;
using llvm::dyn_cast_if_present;
using llvm::isa_and_present;

// Numbers.
using llvm::APFloat;
using llvm::APInt;
using llvm::APSInt;
using llvm::DynamicAPInt;

// Text, output and positions.
using llvm::raw_ostream;
using llvm::SmallString;
using llvm::SMLoc;
using llvm::SMRange;
using llvm::StringLiteral;
using llvm::StringRef;
using llvm::Twine;

// Old names of the casts that accept null.
using llvm::cast_or_null;
using llvm::dyn_cast_or_null;
using llvm::isa_and_nonnull;

// Sequences, sets and references.
using llvm::ArrayRef;
using llvm::BitVector;
using llvm::iterator_range;
using llvm::MutableArrayRef;
using llvm::PointerUnion;
using llvm::SmallPtrSet;
using llvm::SmallPtrSetImpl;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using llvm::TinyPtrVector;

// Templates whose default arguments are repeated here, because their headers are not included.
template <typename Function>
using function_ref = llvm::function_ref<Function>;
template <typename T, typename Result = T>
using StringSwitch = llvm::StringSwitch<T, Result>;
template <typename T, typename Result = void>
using TypeSwitch = llvm::TypeSwitch<T, Result>;
template <typename T, typename Enable = void>
using DenseMapInfo = llvm::DenseMapInfo<T, Enable>;
template <typename T, typename Info = llvm::DenseMapInfo<T>>
using DenseSet = llvm::DenseSet<T, Info>;
template <typename T, typename Vector = llvm::SmallVector<T, 0>,
          typename Set = llvm::DenseSet<T, llvm::DenseMapInfo<T>>, unsigned size = 0>
using SetVector = llvm::SetVector<T, Vector, Set, size>;
template <typename Key, typename Value, typename Info = llvm::DenseMapInfo<Key>,
          typename Bucket = llvm::DenseMapPair<Key, Value>>
using DenseMap = llvm::DenseMap<Key, Value, Info, Bucket>;
template <typename Allocator = llvm::MallocAllocator>
using StringSet = llvm::StringSet<Allocator>;

} // namespace mlir

#endif // STRATA_RUNTIME_SUPPORT_LLVM_H
