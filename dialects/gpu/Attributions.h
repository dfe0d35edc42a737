//===- Attributions.h - Buffers of workgroups and threads -----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Functions and launches have buffers as arguments of their bodies, behind all other arguments: first those
// of the workgroup, whose number is in the attribute `workgroup_attributions`, then those of each thread.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_ATTRIBUTIONS_H
#define STRATA_DIALECTS_GPU_ATTRIBUTIONS_H

#include "dialects/gpu/GPU.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

namespace strata::gpu {

/// What the attribute of an op says, as far as the body has so many arguments. \param first  the first
/// buffer.
unsigned getNumWorkgroupAttributions(Operation *op, unsigned first);
/// Arguments of the body. \param count  as many as are wanted; fewer where there are not so many.
llvm::ArrayRef<BlockArgument> getBodyArguments(Operation *op, unsigned first, unsigned count);
/// Adds a buffer of the workgroup behind those that there are.
BlockArgument addWorkgroupAttribution(Operation *op, unsigned first, Type type, Location loc);

/// `keyword(%a : type {…}, …)`, or nothing.
ParseResult parseAttributions(OpAsmParser &parser, llvm::StringRef keyword,
                              llvm::SmallVectorImpl<OpAsmParser::Argument> &arguments);
/// \param attrs  a dictionary for each; may be null.
void printAttributions(OpAsmPrinter &printer, llvm::StringRef keyword,
                       llvm::ArrayRef<BlockArgument> arguments, ArrayAttr attrs = {});

/// They are buffers, in that memory if they say in which.
LogicalResult verifyAttributions(Operation *op, llvm::ArrayRef<BlockArgument> arguments, AddressSpace space);

} // namespace strata::gpu

#endif // STRATA_DIALECTS_GPU_ATTRIBUTIONS_H
