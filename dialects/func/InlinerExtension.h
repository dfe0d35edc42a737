//===- InlinerExtension.h - Inlining of functions -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Registers the inliner interfaces of the dialects func, arith, cf and scf. A library of its own, so that
// these dialects do not depend on runtime/transforms.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC_INLINEREXTENSION_H
#define STRATA_DIALECTS_FUNC_INLINEREXTENSION_H

namespace mlir {
class DialectRegistry;
}

namespace mlir::func {
/// Makes func.call inlinable. A call is not inlined if the call or the function has the attribute
/// `no_inline`.
void registerInlinerExtension(DialectRegistry &registry);
} // namespace mlir::func

#endif // STRATA_DIALECTS_FUNC_INLINEREXTENSION_H
