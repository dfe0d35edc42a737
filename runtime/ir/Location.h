//===- Location.h - Where an operation comes from -------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A Location says where in a source program an operation or a block argument comes from. Locations are
// attributes: uniqued, immutable, compared by pointer. The most common form, file:line:column, is made for
// every op of a parsed file and hardly ever asked for; so operations hold a CompactLocation, which encodes
// that form in its 8 bytes without uniquing anything and becomes a Location on demand.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_IR_LOCATION_H
#define STRATA_RUNTIME_IR_LOCATION_H

#include "runtime/ir/Attribute.h"
#include "runtime/support/InFlightDiagnostic.h"

namespace strata {

class StringAttr;

/// Any attribute that is a location; may be null.
class LocationAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attr) { return attr.getKind() >= AttrKind::FirstLoc; }
};

/// A location that is never null. Views are made with llvm::isa/cast/dyn_cast.
class Location : public LocationAttr {
public:
  Location() = delete;
  /*implicit*/ Location(LocationAttr attr) : LocationAttr(attr.getImpl()) {}
  /*implicit*/ Location(const AttributeStorage *impl) : LocationAttr(impl) {}
  static bool classof(Attribute attr) { return LocationAttr::classof(attr); }

  /// The place for a diagnostic: the nearest file, line and column inside this.
  operator DiagnosticLocation() const;
  /// Prints as the text form does: `loc("file":1:2)`.
  using Attribute::print;
};

class UnknownLoc : public LocationAttr {
public:
  using LocationAttr::LocationAttr;
  static bool classof(Attribute attr) { return attr.getKind() == AttrKind::UnknownLoc; }
  static UnknownLoc get(MLIRContext *context);
};

/// A line, a place or a range in a file. Lines and columns count from 1. What was said counts: `1:2`, `1:2 to
/// :2` and `1:2 to 1:2` are different locations with the same answers.
class FileLineColRange : public LocationAttr {
public:
  using LocationAttr::LocationAttr;
  static bool classof(Attribute attr) {
    return attr.getKind() == AttrKind::FileLineColLoc || attr.getKind() == AttrKind::FileLineColRange;
  }
  static FileLineColRange get(StringAttr filename, unsigned line);
  static FileLineColRange get(StringAttr filename, unsigned line, unsigned column);
  static FileLineColRange get(StringAttr filename, unsigned line, unsigned startColumn, unsigned endColumn);
  static FileLineColRange get(StringAttr filename, unsigned startLine, unsigned startColumn, unsigned endLine,
                              unsigned endColumn);

  StringAttr getFilename() const;
  unsigned getStartLine() const;
  unsigned getStartColumn() const;
  unsigned getEndLine() const;
  unsigned getEndColumn() const;
};

/// A place in a file: the range that was given by a line and a column only.
class FileLineColLoc : public FileLineColRange {
public:
  using FileLineColRange::FileLineColRange;
  static bool classof(Attribute attr) { return attr.getKind() == AttrKind::FileLineColLoc; }
  static FileLineColLoc get(MLIRContext *context, llvm::StringRef filename, unsigned line, unsigned column);
  static FileLineColLoc get(StringAttr filename, unsigned line, unsigned column);

  unsigned getLine() const { return getStartLine(); }
  unsigned getColumn() const { return getStartColumn(); }
};

/// A name, with the location of what it names.
class NameLoc : public LocationAttr {
public:
  using LocationAttr::LocationAttr;
  static bool classof(Attribute attr) { return attr.getKind() == AttrKind::NameLoc; }
  static NameLoc get(StringAttr name, Location child);
  static NameLoc get(StringAttr name);

  StringAttr getName() const;
  Location getChildLoc() const;
};

class CallSiteLoc : public LocationAttr {
public:
  using LocationAttr::LocationAttr;
  static bool classof(Attribute attr) { return attr.getKind() == AttrKind::CallSiteLoc; }
  static CallSiteLoc get(Location callee, Location caller);

  Location getCallee() const;
  Location getCaller() const;
};

/// Several locations that became one, with optional metadata.
class FusedLoc : public LocationAttr {
public:
  using LocationAttr::LocationAttr;
  static bool classof(Attribute attr) { return attr.getKind() == AttrKind::FusedLoc; }
  /// Flattens nested fusions without metadata, drops unknown locations and repetitions; one left over is
  /// returned as it is, none as unknown.
  static Location get(llvm::ArrayRef<Location> locations, Attribute metadata, MLIRContext *context);
  static Location get(MLIRContext *context, llvm::ArrayRef<Location> locations) {
    return get(locations, Attribute(), context);
  }

  llvm::ArrayRef<Location> getLocations() const;
  Attribute getMetadata() const;
};

/// 8 bytes that stand for a location: either a pointer to a uniqued one, or file number, line and column.
/// One location always has one encoding within a context, so that comparing encodings compares locations.
class CompactLocation {
public:
  static constexpr unsigned numFileBits = 16, numLineBits = 29, numColumnBits = 18;

  CompactLocation() = default;
  /// \param file  a number that MLIRContext::getFileNumber gave.
  /// The parts must fit; see fits().
  static CompactLocation getFileLineCol(unsigned file, unsigned line, unsigned column) {
    CompactLocation result;
    result.bits = (((uint64_t(file) << numLineBits | line) << numColumnBits | column) << 1) | 1;
    return result;
  }
  static bool fits(unsigned file, unsigned line, unsigned column) {
    return file < (1u << numFileBits) && line < (1u << numLineBits) && column < (1u << numColumnBits);
  }
  /// Encodes a FileLineColLoc that fits, and points to everything else.
  static CompactLocation get(Location loc);

  bool isFileLineCol() const { return bits & 1; }
  /// \pre isFileLineCol().
  unsigned getFile() const { return bits >> (numLineBits + numColumnBits + 1); }
  unsigned getLine() const { return (bits >> (numColumnBits + 1)) & ((1u << numLineBits) - 1); }
  unsigned getColumn() const { return (bits >> 1) & ((1u << numColumnBits) - 1); }

  /// The location; uniques a FileLineColLoc when this is one.
  Location materialize(MLIRContext *context) const;

  bool operator==(const CompactLocation &) const = default;
  /// For tables: equal for equal locations, and never the address of anything else.
  uint64_t getOpaqueValue() const { return bits; }
  /// What getOpaqueValue() gave. The second lowest bit of one that is not a FileLineColLoc is never set.
  static CompactLocation getFromOpaqueValue(uint64_t value) {
    CompactLocation result;
    result.bits = value;
    return result;
  }

private:
  uint64_t bits = 0;
};

} // namespace strata

#endif // STRATA_RUNTIME_IR_LOCATION_H
