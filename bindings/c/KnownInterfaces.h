//===- KnownInterfaces.h - Interfaces that the C API names ----*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Declares the interfaces in KnownInterfaces.def, which the C API finds by name.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_BINDINGS_C_KNOWNINTERFACES_H
#define STRATA_BINDINGS_C_KNOWNINTERFACES_H

#include "runtime/interfaces/AlignmentAttrInterface.h"
#include "runtime/interfaces/CallInterfaces.h"
#include "runtime/interfaces/CastInterfaces.h"
#include "runtime/interfaces/ControlFlowInterfaces.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/interfaces/DestinationStyleOpInterface.h"
#include "runtime/interfaces/FunctionInterfaces.h"
#include "runtime/interfaces/IndexingMapOpInterface.h"
#include "runtime/interfaces/InferIntRangeInterface.h"
#include "runtime/interfaces/InferStridedMetadataInterface.h"
#include "runtime/interfaces/InferTypeOpInterface.h"
#include "runtime/interfaces/LoopLikeInterface.h"
#include "runtime/interfaces/MemOpInterfaces.h"
#include "runtime/interfaces/MemorySlotInterfaces.h"
#include "runtime/interfaces/OffsetSizeAndStrideInterface.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/ParallelCombiningOpInterface.h"
#include "runtime/interfaces/ReifyRankedShapedTypeInterface.h"
#include "runtime/interfaces/RuntimeVerifiableOpInterface.h"
#include "runtime/interfaces/ShapedOpInterfaces.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/interfaces/SubsetOpInterface.h"
#include "runtime/interfaces/TilingInterface.h"
#include "runtime/interfaces/VectorInterfaces.h"
#include "runtime/interfaces/ViewLikeInterface.h"
#include "runtime/ir/RegionKindInterface.h"
#include "runtime/ir/SymbolInterfaces.h"

#endif // STRATA_BINDINGS_C_KNOWNINTERFACES_H
