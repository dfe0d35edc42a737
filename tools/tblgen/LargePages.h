//===- LargePages.h - Large pages for the heap ------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For a tool that fills megabytes of memory in milliseconds: it would spend a quarter of its time in page
// faults for small pages.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_TBLGEN_LARGEPAGES_H
#define STRATA_TOOLS_TBLGEN_LARGEPAGES_H

namespace mlir {

/// Puts memory that `malloc` returns from now on into large pages if the system supports them; otherwise has
/// no effect. Call it first in main, before other threads are started.
void useLargePages();

} // namespace mlir

#endif // STRATA_TOOLS_TBLGEN_LARGEPAGES_H
