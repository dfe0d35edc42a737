//===- BuiltinLocationAttributes.td - Location attributes ---*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_BUILTINLOCATIONATTRIBUTES
#define STRATA_DEFS_BUILTINLOCATIONATTRIBUTES

include "mlir/IR/BuiltinAttributes.td"

class Builtin_LocationAttr<string name, list<Trait> traits = []>
    : LocationAttrDef<Builtin_Dialect, name, traits> {
  let cppClassName = name;
  let mnemonic = ?;
}

def UnknownLoc : Builtin_LocationAttr<"UnknownLoc"> {
  let summary = "No source location is known.";
  let attrName = "builtin.unknown_loc";
}
def FileLineColRange : Builtin_LocationAttr<"FileLineColRange"> {
  let summary = "A range of lines and columns in a file.";
  let parameters = (ins "StringAttr":$filename, "unsigned":$start_line, "unsigned":$start_column,
                        "unsigned":$end_line, "unsigned":$end_column);
  let attrName = "builtin.file_line_range";
  let skipDefaultBuilders = 1;
}
def NameLoc : Builtin_LocationAttr<"NameLoc"> {
  let summary = "A name for a nested location.";
  let parameters = (ins "StringAttr":$name, "Location":$childLoc);
  let attrName = "builtin.name_loc";
  let skipDefaultBuilders = 1;
}
def CallSiteLoc : Builtin_LocationAttr<"CallSiteLoc"> {
  let summary = "A location in a callee and the location of the call.";
  let parameters = (ins "Location":$callee, "Location":$caller);
  let attrName = "builtin.call_site_loc";
  let skipDefaultBuilders = 1;
}
def FusedLoc : Builtin_LocationAttr<"FusedLoc"> {
  let summary = "Several locations with optional metadata.";
  let parameters = (ins ArrayRefParameter<"Location">:$locations, "Attribute":$metadata);
  let attrName = "builtin.fused_loc";
}
def OpaqueLoc : Builtin_LocationAttr<"OpaqueLoc"> {
  let summary = "A pointer to the location of an external system, with a fallback location.";
  let parameters = (ins "uintptr_t":$underlyingLocation, "TypeID":$underlyingTypeID,
                        "Location":$fallbackLocation);
  let attrName = "builtin.opaque_loc";
  let skipDefaultBuilders = 1;
}

#endif // STRATA_DEFS_BUILTINLOCATIONATTRIBUTES
