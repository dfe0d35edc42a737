//===- Attributions.h - Memory attributions -------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Memory attributions of gpu.func and gpu.launch: buffers that are block arguments of the entry block, after
// all other arguments. The attributions of the workgroup are first, and the attribute
// `workgroup_attributions` is their number; the private attributions of each thread follow.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_GPU_ATTRIBUTIONS_H
#define STRATA_DIALECTS_GPU_ATTRIBUTIONS_H

#include "dialects/gpu/GPU.h"
#include "runtime/asm/AsmParser.h"
#include "runtime/asm/AsmPrinter.h"

namespace mlir::gpu {

/// Returns the value of the attribute `workgroup_attributions`, limited by the number of block arguments.
/// \param first the index of the first attribution.
unsigned getNumWorkgroupAttributions(Operation *op, unsigned first);
/// Returns up to `count` arguments of the entry block from index `first`.
llvm::ArrayRef<BlockArgument> getBodyArguments(Operation *op, unsigned first, unsigned count);
/// Inserts a workgroup attribution after the existing ones and updates the attribute
/// `workgroup_attributions`.
BlockArgument addWorkgroupAttribution(Operation *op, unsigned first, Type type, Location loc);

/// Adds the body of a new op: one block with arguments of the given types, followed by the attributions. Also
/// adds the attribute `workgroup_attributions`.
void addBodyWithAttributions(OpBuilder &builder, OperationState &state, llvm::SmallVector<Type> argumentTypes,
                             TypeRange workgroupAttributions, TypeRange privateAttributions);

/// Parses an optional list of attributions: `keyword(%a : type {…}, …)`.
ParseResult parseAttributions(OpAsmParser &parser, llvm::StringRef keyword,
                              llvm::SmallVectorImpl<OpAsmParser::Argument> &arguments);
/// Prints a list of attributions in the format of parseAttributions(). \param attrs one attribute dictionary
/// per argument; may be null.
void printAttributions(OpAsmPrinter &printer, llvm::StringRef keyword,
                       llvm::ArrayRef<BlockArgument> arguments, ArrayAttr attrs = {});

/// Verifies that all attributions are memrefs, and that a memory space given by an AddressSpaceAttr is
/// `space`.
LogicalResult verifyAttributions(Operation *op, llvm::ArrayRef<BlockArgument> arguments, AddressSpace space);

} // namespace mlir::gpu

#endif // STRATA_DIALECTS_GPU_ATTRIBUTIONS_H
