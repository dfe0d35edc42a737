//===- InlinerExtension.h - Inlining functions ----------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Makes functions inlinable: what func, arith, cf and scf say of it. Apart from the dialects, which then need
// no transforms.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_FUNC_INLINEREXTENSION_H
#define STRATA_DIALECTS_FUNC_INLINEREXTENSION_H

namespace strata {
class DialectRegistry;
}

namespace strata::func {
/// A function may be inlined unless it, or the call, says `no_inline`.
void registerInlinerExtension(DialectRegistry &registry);
} // namespace strata::func

#endif // STRATA_DIALECTS_FUNC_INLINEREXTENSION_H
