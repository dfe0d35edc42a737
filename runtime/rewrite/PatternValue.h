//===- PatternValue.h - What a declarative pattern holds ------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The class is in runtime/ir, where the loader of patterns sees it too.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_REWRITE_PATTERNVALUE_H
#define STRATA_RUNTIME_REWRITE_PATTERNVALUE_H

#include "runtime/ir/PatternValue.h"

#endif // STRATA_RUNTIME_REWRITE_PATTERNVALUE_H
