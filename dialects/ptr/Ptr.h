//===- Ptr.h - The ptr dialect --------------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The ptr dialect: the types, attributes, interfaces and op classes of Ptr.td.
//
// A memory space is an attribute with MemorySpaceAttrInterface; #ptr.generic_space permits all accesses.
// Attributes of other dialects implement the interface to restrict them.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_DIALECTS_PTR_PTR_H
#define STRATA_DIALECTS_PTR_PTR_H

#include "dialects/ptr/MemorySpaceInterfaces.h"
#include "runtime/interfaces/DataLayoutInterfaces.h"
#include "runtime/interfaces/InferTypeOpInterface.h"
#include "runtime/interfaces/OpAsmInterface.h"
#include "runtime/interfaces/SideEffectInterfaces.h"
#include "runtime/interfaces/ViewLikeInterface.h"
#include "runtime/ir/Builders.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/BuiltinTypes.h"
#include "runtime/ir/Dialect.h"
#include "runtime/ir/EnumSupport.h"
#include "runtime/ir/MutableOperandRange.h"
#include "runtime/ir/OpHookThunks.h"
#include "runtime/ir/ParamTraits.h"

#include "dialects/ptr/PtrDialect.h.inc"
#include "dialects/ptr/PtrEnums.h.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/ptr/PtrTypes.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/ptr/PtrAttrs.h.inc"
#define GET_OP_CLASSES
#include "dialects/ptr/PtrOps.h.inc"

#endif // STRATA_DIALECTS_PTR_PTR_H
