//===- LargePages.h - Memory in fewer pieces --------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// For a tool that fills megabytes in milliseconds: a quarter of its time would go into being given them page
// by page.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TOOLS_TBLGEN_LARGEPAGES_H
#define STRATA_TOOLS_TBLGEN_LARGEPAGES_H

namespace strata {

/// Lets what `malloc` gives out from here on lie in large pages, where the system has them; else changes
/// nothing. To be called first, while there is one thread.
void useLargePages();

} // namespace strata

#endif // STRATA_TOOLS_TBLGEN_LARGEPAGES_H
