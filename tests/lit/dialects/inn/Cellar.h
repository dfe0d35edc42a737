//===- Cellar.h - The dialect cellar --------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The generated classes of Cellar.td, and a type with a hand-written storage class.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_TESTS_LIT_DIALECTS_INN_CELLAR_H
#define STRATA_TESTS_LIT_DIALECTS_INN_CELLAR_H

#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/MLIRContext.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/StorageBase.h"

#include "tests/lit/dialects/inn/CellarDialect.h.inc"

namespace inn::cellar {

struct BarrelStorage;

/// `!cellar.barrel<T, ...>`: a list of types.
class BarrelType : public mlir::Type::TypeBase<BarrelType, mlir::Type, BarrelStorage> {
public:
  using Base::Base;
  static constexpr llvm::StringLiteral name = "cellar.barrel";
  static BarrelType get(llvm::ArrayRef<mlir::Type> contents);
  llvm::ArrayRef<mlir::Type> getContents() const;
};

} // namespace inn::cellar

MLIR_DECLARE_EXPLICIT_TYPE_ID(::inn::cellar::BarrelType)

#define GET_OP_CLASSES
#include "tests/lit/dialects/inn/CellarOps.h.inc"

#endif // STRATA_TESTS_LIT_DIALECTS_INN_CELLAR_H
