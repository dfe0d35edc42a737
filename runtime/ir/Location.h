//===- Location.h - Source locations ----------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Location identifies the origin of an operation or block argument in a source program. Locations are
// attributes: uniqued, immutable, compared by pointer. The most frequent form, file:line:column, occurs on
// every operation of a parsed file and is rarely read; therefore operations store a CompactLocation, which
// encodes this form in 8 bytes without uniquing and is converted to a Location on demand.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_LOCATION_H
#define STRATA_RUNTIME_IR_LOCATION_H

#include "runtime/ir/BuiltinAttrNames.h"
#include "runtime/support/InFlightDiagnostic.h"

namespace mlir {

class StringAttr;

/// Any attribute that is a location; may be null.
class LocationAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attr) { return attr.getKind() >= AttrKind::FirstLoc; }
  /// Returns the first location of class LocationT that is or is nested in this location, or null.
  template <typename LocationT>
  LocationT findInstanceOf() const {
    return LocationT(findLocation([](LocationAttr loc) { return llvm::isa<LocationT>(loc); }).getImpl());
  }
  /// Returns the first location of class LocationT that is or is nested in this location, or an unknown
  /// location if there is none.
  template <typename LocationT>
  LocationAttr findInstanceOfOrUnknown() const {
    if (LocationT found = findInstanceOf<LocationT>())
      return found;
    return getUnknown();
  }

private:
  LocationAttr findLocation(bool (*isWanted)(LocationAttr)) const;
  LocationAttr getUnknown() const;
};

namespace detail {
/// Base of the location classes. Defines the constants `name` and `dialectName` of their attribute kind.
template <AttrKind Kind>
class NamedLocation : public LocationAttr {
public:
  using LocationAttr::LocationAttr;
  static constexpr llvm::StringLiteral name = getBuiltinAttrName(Kind);
  static constexpr llvm::StringLiteral dialectName = "builtin";
};
} // namespace detail

/// A non-null location. Use llvm::isa, cast and dyn_cast for its kind.
class Location : public LocationAttr {
public:
  Location() = delete;
  /*implicit*/ Location(LocationAttr attr) : LocationAttr(attr.getImpl()) {}
  /*implicit*/ Location(const AttributeStorage *impl) : LocationAttr(impl) {}
  static bool classof(Attribute attr) { return LocationAttr::classof(attr); }

  /// Converts to the location of a diagnostic: the first file, line and column found in this location.
  operator DiagnosticLocation() const;
  /// Converts from the location of a diagnostic. \pre getOrNull(loc) is not null.
  /*implicit*/ Location(DiagnosticLocation loc) : Location(getOrNull(loc)) {}
  /// Returns the Location from which the location of a diagnostic was created, or null if it was created from
  /// something else.
  static LocationAttr getOrNull(DiagnosticLocation loc);
  /// Makes `loc->print(os)` call a member of LocationAttr.
  LocationAttr *operator->() const { return const_cast<Location *>(this); }
  /// Prints the textual form `loc("file":1:2)`.
  using Attribute::print;
};

/// An unknown location.
class UnknownLoc : public detail::NamedLocation<AttrKind::UnknownLoc> {
public:
  using NamedLocation::NamedLocation;
  static bool classof(Attribute attr) { return attr.getKind() == AttrKind::UnknownLoc; }
  static UnknownLoc get(MLIRContext *context);
};

/// A line, position or range in a file. Lines and columns start at 1. Locations with different components
/// specified are distinct, even if they denote the same range: `1:2`, `1:2 to :2` and `1:2 to 1:2`.
class FileLineColRange : public detail::NamedLocation<AttrKind::FileLineColRange> {
public:
  using NamedLocation::NamedLocation;
  static bool classof(Attribute attr) {
    return attr.getKind() == AttrKind::FileLineColLoc || attr.getKind() == AttrKind::FileLineColRange;
  }
  /// Return the location with the specified components; a line and column result in a FileLineColLoc.
  static FileLineColRange get(StringAttr filename, unsigned line);
  static FileLineColRange get(StringAttr filename, unsigned line, unsigned column);
  static FileLineColRange get(StringAttr filename, unsigned line, unsigned startColumn, unsigned endColumn);
  static FileLineColRange get(StringAttr filename, unsigned startLine, unsigned startColumn, unsigned endLine,
                              unsigned endColumn);
  static FileLineColRange get(StringAttr filename);
  static FileLineColRange get(MLIRContext *context, llvm::StringRef filename, unsigned startLine,
                              unsigned startColumn);
  static FileLineColRange get(MLIRContext *context, llvm::StringRef filename, unsigned startLine,
                              unsigned startColumn, unsigned endLine, unsigned endColumn);

  StringAttr getFilename() const;
  unsigned getStartLine() const;
  unsigned getStartColumn() const;
  unsigned getEndLine() const;
  unsigned getEndColumn() const;
};

/// A position in a file: a range for which only line and column were specified.
class FileLineColLoc : public FileLineColRange {
public:
  using FileLineColRange::FileLineColRange;
  static bool classof(Attribute attr) { return attr.getKind() == AttrKind::FileLineColLoc; }
  static FileLineColLoc get(MLIRContext *context, llvm::StringRef filename, unsigned line, unsigned column);
  static FileLineColLoc get(StringAttr filename, unsigned line, unsigned column);

  unsigned getLine() const { return getStartLine(); }
  unsigned getColumn() const { return getStartColumn(); }
};

/// A name together with the location of the named entity.
class NameLoc : public detail::NamedLocation<AttrKind::NameLoc> {
public:
  using NamedLocation::NamedLocation;
  static bool classof(Attribute attr) { return attr.getKind() == AttrKind::NameLoc; }
  static NameLoc get(StringAttr name, Location child);
  static NameLoc get(StringAttr name);

  StringAttr getName() const;
  Location getChildLoc() const;
};

/// The location of a callee together with that of its call.
class CallSiteLoc : public detail::NamedLocation<AttrKind::CallSiteLoc> {
public:
  using NamedLocation::NamedLocation;
  static bool classof(Attribute attr) { return attr.getKind() == AttrKind::CallSiteLoc; }
  static CallSiteLoc get(Location callee, Location caller);
  /// Returns the location of a callee that is called through \p frames, the innermost first. \pre \p frames
  /// is not empty.
  static CallSiteLoc get(Location callee, llvm::ArrayRef<Location> frames);

  Location getCallee() const;
  Location getCaller() const;
};

/// Several locations merged into one, with optional metadata.
class FusedLoc : public detail::NamedLocation<AttrKind::FusedLoc> {
public:
  using NamedLocation::NamedLocation;
  static bool classof(Attribute attr) { return attr.getKind() == AttrKind::FusedLoc; }
  /// Returns the fusion of the locations. Fused locations with the same metadata are flattened; unknown
  /// locations and duplicates are dropped. Without metadata, the result is the remaining location if there is
  /// only one, and an unknown location if there is none.
  static Location get(llvm::ArrayRef<Location> locations, Attribute metadata, MLIRContext *context);
  static Location get(MLIRContext *context, llvm::ArrayRef<Location> locations) {
    return get(locations, Attribute(), context);
  }
  static Location get(MLIRContext *context, llvm::ArrayRef<Location> locations, Attribute metadata) {
    return get(locations, metadata, context);
  }

  llvm::ArrayRef<Location> getLocations() const;
  Attribute getMetadata() const;
};

/// A fused location whose metadata is of class MetadataT.
template <typename MetadataT>
class FusedLocWith : public FusedLoc {
public:
  using FusedLoc::FusedLoc;
  static bool classof(Attribute attr) {
    auto fused = llvm::dyn_cast<FusedLoc>(attr);
    return fused && llvm::isa_and_present<MetadataT>(fused.getMetadata());
  }
  MetadataT getMetadata() const { return llvm::cast<MetadataT>(FusedLoc::getMetadata()); }
};

/// Returns true if the location is a range for which exactly a line and a column were specified.
inline bool isStrictFileLineColLoc(Location loc) { return llvm::isa<FileLineColLoc>(loc); }

/// An 8-byte encoding of a location: a pointer to a uniqued location, or file number, line and column. Within
/// a context each location has exactly one encoding, so comparing encodings compares locations.
class CompactLocation {
public:
  static constexpr unsigned numFileBits = 16, numLineBits = 29, numColumnBits = 18;

  CompactLocation() = default;
  /// Encodes a position. \pre fits(); \p file is a result of MLIRContext::getFileNumber.
  static CompactLocation getFileLineCol(unsigned file, unsigned line, unsigned column) {
    CompactLocation result;
    result.bits = (((uint64_t(file) << numLineBits | line) << numColumnBits | column) << 1) | 1;
    return result;
  }
  /// Returns true if the components can be encoded.
  static bool fits(unsigned file, unsigned line, unsigned column) {
    return file < (1u << numFileBits) && line < (1u << numLineBits) && column < (1u << numColumnBits);
  }
  /// Encodes a FileLineColLoc by its components if they fit, and any other location as a pointer.
  static CompactLocation get(Location loc);

  /// Returns true if the encoding holds file, line and column.
  bool isFileLineCol() const { return bits & 1; }
  /// Return the components. \pre isFileLineCol().
  unsigned getFile() const { return bits >> (numLineBits + numColumnBits + 1); }
  unsigned getLine() const { return (bits >> (numColumnBits + 1)) & ((1u << numLineBits) - 1); }
  unsigned getColumn() const { return (bits >> 1) & ((1u << numColumnBits) - 1); }

  /// Returns the encoded location; uniques a FileLineColLoc if necessary.
  Location materialize(MLIRContext *context) const;

  bool operator==(const CompactLocation &) const = default;
  /// Returns the encoding as a number, for use as a table key. Equal locations have equal keys. No key is
  /// equal to the address of an object that is not a location.
  uint64_t getOpaqueValue() const { return bits; }
  /// Inverse of getOpaqueValue(). Bit 1 of the number is 0 unless isFileLineCol(), so users may store a tag
  /// in it.
  static CompactLocation getFromOpaqueValue(uint64_t value) {
    CompactLocation result;
    result.bits = value;
    return result;
  }

private:
  uint64_t bits = 0;
};

} // namespace mlir

/// llvm::isa, cast and dyn_cast of the location of a diagnostic.
template <>
struct llvm::simplify_type<mlir::DiagnosticLocation> {
  using SimpleType = mlir::LocationAttr;
  static SimpleType getSimplifiedValue(const mlir::DiagnosticLocation &loc) {
    return mlir::Location::getOrNull(loc);
  }
};
template <>
struct llvm::simplify_type<const mlir::DiagnosticLocation> : llvm::simplify_type<mlir::DiagnosticLocation> {};

#endif // STRATA_RUNTIME_IR_LOCATION_H
