//===- Location.cpp - Source locations ------------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/ir/Location.h"
#include "runtime/ir/AttributeUniquing.h"
#include "runtime/ir/Diagnostics.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace mlir::detail;

UnknownLoc UnknownLoc::get(MLIRContext *context) {
  return getCached(context->getImpl().unknownLoc, [&] {
    return unique<AttributeStorage>(
        context, AttrKind::UnknownLoc, Hasher(), [](AttributeStorage *) { return true; },
        [](AttributeStorage *, StorageUniquer::Allocator &) {});
  });
}

FileLineColLoc FileLineColLoc::get(StringAttr filename, unsigned line, unsigned column) {
  return unique<FileLineColLocStorage>(
      filename.getContext(), AttrKind::FileLineColLoc,
      Hasher().add(filename).add(uint64_t(line) << 32 | column),
      [&](FileLineColLocStorage *storage) {
        return storage->filename == filename && storage->line == line && storage->column == column;
      },
      [&](FileLineColLocStorage *storage, StorageUniquer::Allocator &) {
        storage->filename = filename;
        storage->line = line;
        storage->column = column;
      });
}
FileLineColLoc FileLineColLoc::get(MLIRContext *context, llvm::StringRef filename, unsigned line,
                                   unsigned column) {
  return get(StringAttr::get(context, filename.empty() ? "-" : filename), line, column);
}

static FileLineColRangeStorage *uniqueRange(StringAttr filename, unsigned line, unsigned column,
                                            unsigned endLine, unsigned endColumn, uint8_t numParts) {
  return unique<FileLineColRangeStorage>(
      filename.getContext(), AttrKind::FileLineColRange,
      Hasher()
          .add(filename)
          .add(uint64_t(line) << 32 | column)
          .add(uint64_t(endLine) << 32 | endColumn)
          .add(numParts),
      [&](FileLineColRangeStorage *storage) {
        return storage->filename == filename && storage->line == line && storage->column == column &&
               storage->endLine == endLine && storage->endColumn == endColumn &&
               storage->numParts == numParts;
      },
      [&](FileLineColRangeStorage *storage, StorageUniquer::Allocator &) {
        storage->filename = filename;
        storage->line = line;
        storage->column = column;
        storage->endLine = endLine;
        storage->endColumn = endColumn;
        storage->numParts = numParts;
      });
}
FileLineColRange FileLineColRange::get(StringAttr filename, unsigned line) {
  return uniqueRange(filename, line, 0, line, 0, 1);
}
FileLineColRange FileLineColRange::get(StringAttr filename, unsigned line, unsigned column) {
  return FileLineColLoc::get(filename, line, column);
}
FileLineColRange FileLineColRange::get(StringAttr filename, unsigned line, unsigned startColumn,
                                       unsigned endColumn) {
  return uniqueRange(filename, line, startColumn, line, endColumn, 3);
}
FileLineColRange FileLineColRange::get(StringAttr filename, unsigned startLine, unsigned startColumn,
                                       unsigned endLine, unsigned endColumn) {
  return uniqueRange(filename, startLine, startColumn, endLine, endColumn, 4);
}
FileLineColRange FileLineColRange::get(StringAttr filename) { return FileLineColLoc::get(filename, 0, 0); }
FileLineColRange FileLineColRange::get(MLIRContext *context, llvm::StringRef filename, unsigned startLine,
                                       unsigned startColumn) {
  return get(StringAttr::get(context, filename), startLine, startColumn);
}
FileLineColRange FileLineColRange::get(MLIRContext *context, llvm::StringRef filename, unsigned startLine,
                                       unsigned startColumn, unsigned endLine, unsigned endColumn) {
  return get(StringAttr::get(context, filename), startLine, startColumn, endLine, endColumn);
}
StringAttr FileLineColRange::getFilename() const {
  return llvm::cast<StringAttr>(static_cast<FileLineColLocStorage *>(impl)->filename);
}
unsigned FileLineColRange::getStartLine() const { return static_cast<FileLineColLocStorage *>(impl)->line; }
unsigned FileLineColRange::getStartColumn() const {
  return static_cast<FileLineColLocStorage *>(impl)->column;
}
unsigned FileLineColRange::getEndLine() const {
  return llvm::isa<FileLineColLoc>(*this) ? getStartLine()
                                          : static_cast<FileLineColRangeStorage *>(impl)->endLine;
}
unsigned FileLineColRange::getEndColumn() const {
  return llvm::isa<FileLineColLoc>(*this) ? getStartColumn()
                                          : static_cast<FileLineColRangeStorage *>(impl)->endColumn;
}

static PairLocStorage *uniquePair(AttrKind kind, Attribute first, Attribute second) {
  return unique<PairLocStorage>(
      second.getContext(), kind, Hasher().add(first).add(second),
      [&](PairLocStorage *storage) { return storage->first == first && storage->second == second; },
      [&](PairLocStorage *storage, StorageUniquer::Allocator &) {
        storage->first = first;
        storage->second = second;
      });
}

NameLoc NameLoc::get(StringAttr name, Location child) { return uniquePair(AttrKind::NameLoc, name, child); }
NameLoc NameLoc::get(StringAttr name) { return get(name, UnknownLoc::get(name.getContext())); }
StringAttr NameLoc::getName() const {
  return llvm::cast<StringAttr>(static_cast<PairLocStorage *>(impl)->first);
}
Location NameLoc::getChildLoc() const { return static_cast<PairLocStorage *>(impl)->second.getImpl(); }

CallSiteLoc CallSiteLoc::get(Location callee, Location caller) {
  return uniquePair(AttrKind::CallSiteLoc, callee, caller);
}
CallSiteLoc CallSiteLoc::get(Location callee, llvm::ArrayRef<Location> frames) {
  Location caller = frames.back();
  for (Location frame : llvm::reverse(frames.drop_back()))
    caller = get(frame, caller);
  return get(callee, caller);
}
Location CallSiteLoc::getCallee() const { return static_cast<PairLocStorage *>(impl)->first.getImpl(); }
Location CallSiteLoc::getCaller() const { return static_cast<PairLocStorage *>(impl)->second.getImpl(); }

Location FusedLoc::get(llvm::ArrayRef<Location> locations, Attribute metadata, MLIRContext *context) {
  llvm::SmallSetVector<Attribute, 4> parts;
  for (Location loc : locations) {
    auto fused = llvm::dyn_cast<FusedLoc>(loc);
    if (fused && fused.getMetadata() == metadata) {
      for (Location part : fused.getLocations())
        parts.insert(part);
    } else if (!llvm::isa<UnknownLoc>(loc)) {
      parts.insert(loc);
    }
  }
  if (parts.empty() && !metadata)
    return UnknownLoc::get(context);
  if (parts.size() == 1 && !metadata)
    return parts.front().getImpl();
  llvm::ArrayRef<Attribute> list = parts.getArrayRef();
  Attribute unknown = UnknownLoc::get(context);
  if (list.empty())
    list = unknown;
  return LocationAttr(unique<FusedLocStorage>(
      context, AttrKind::FusedLoc, Hasher().add(metadata).add(list),
      [&](FusedLocStorage *storage) { return storage->metadata == metadata && storage->locations == list; },
      [&](FusedLocStorage *storage, StorageUniquer::Allocator &allocator) {
        storage->locations = copyArray(allocator, list);
        storage->metadata = metadata;
      }));
}
llvm::ArrayRef<Location> FusedLoc::getLocations() const {
  llvm::ArrayRef<Attribute> parts = static_cast<FusedLocStorage *>(impl)->locations;
  return {reinterpret_cast<const Location *>(parts.data()), parts.size()};
}
Attribute FusedLoc::getMetadata() const { return static_cast<FusedLocStorage *>(impl)->metadata; }

//===----------------------------------------------------------------------===//
// CompactLocation
//===----------------------------------------------------------------------===//

CompactLocation CompactLocation::get(Location loc) {
  if (auto place = llvm::dyn_cast<FileLineColLoc>(loc)) {
    int file = loc.getContext()->getFileNumber(place.getFilename());
    if (file >= 0 && fits(file, place.getLine(), place.getColumn()))
      return getFileLineCol(file, place.getLine(), place.getColumn());
  }
  CompactLocation result;
  result.bits = reinterpret_cast<uintptr_t>(loc.getAsOpaquePointer());
  return result;
}

Location CompactLocation::materialize(MLIRContext *context) const {
  if (isFileLineCol())
    return FileLineColLoc::get(context->getFileName(getFile()), getLine(), getColumn());
  if (bits == 0)
    return UnknownLoc::get(context);
  return Location(reinterpret_cast<const AttributeStorage *>(bits));
}

//===----------------------------------------------------------------------===//
// Locations of diagnostics
//===----------------------------------------------------------------------===//

/// Appends the locations directly nested in \p loc in reverse order.
static void pushParts(LocationAttr loc, llvm::SmallVectorImpl<LocationAttr> &open) {
  if (auto name = llvm::dyn_cast<NameLoc>(loc))
    open.push_back(name.getChildLoc());
  else if (auto call = llvm::dyn_cast<CallSiteLoc>(loc))
    open.append({call.getCaller(), call.getCallee()});
  else if (auto fused = llvm::dyn_cast<FusedLoc>(loc))
    for (Location part : llvm::reverse(fused.getLocations()))
      open.push_back(part);
}

/// Returns the first file position found in a location, or null. Callees are searched before callers, and the
/// locations of a fused location in order.
static FileLineColRange findPlace(LocationAttr root) {
  // An explicit stack: the input determines the nesting depth.
  llvm::SmallVector<LocationAttr, 8> open{root};
  llvm::SmallDenseSet<Attribute, 8> seen;
  while (!open.empty()) {
    LocationAttr loc = open.pop_back_val();
    if (llvm::isa<FileLineColRange>(loc))
      return loc.getImpl();
    // Nested locations may be shared. Each is visited once.
    if (seen.insert(loc).second)
      pushParts(loc, open);
  }
  return nullptr;
}

/// Returns the outermost call site in a location, or null. Nested locations are searched in order.
static CallSiteLoc findCall(LocationAttr root) {
  llvm::SmallVector<LocationAttr, 8> open{root};
  llvm::SmallDenseSet<Attribute, 8> seen;
  while (!open.empty()) {
    LocationAttr loc = open.pop_back_val();
    if (auto call = llvm::dyn_cast<CallSiteLoc>(loc))
      return call;
    if (!llvm::isa<FusedLoc>(loc) || seen.insert(loc).second)
      pushParts(loc, open);
  }
  return nullptr;
}

/// Returns true if the textual form of a location is short enough to be printed. It can be exponentially
/// longer than the location's size in memory, because nested locations are shared.
static bool hasShortText(LocationAttr root) {
  unsigned budget = 100;
  llvm::SmallVector<LocationAttr, 8> open{root};
  for (; !open.empty() && budget; --budget)
    pushParts(open.pop_back_val(), open);
  return budget;
}

static void resolveLocation(const void *data, ResolvedLocation &result) {
  LocationAttr loc = static_cast<const AttributeStorage *>(data);
  if (FileLineColRange place = findPlace(loc)) {
    result.file = place.getFilename().str();
    result.line = place.getStartLine();
    result.column = place.getStartColumn();
  } else if (!llvm::isa<UnknownLoc>(loc) && hasShortText(loc)) {
    llvm::raw_string_ostream os(result.text);
    loc.print(os);
  }
  constexpr unsigned mostCallers = 10;
  CallSiteLoc call = findCall(loc);
  for (unsigned i = 0; call && i != mostCallers; ++i) {
    result.callers.push_back(call.getCaller());
    call = findCall(call.getCaller());
  }
}
Location::operator DiagnosticLocation() const { return DiagnosticLocation(impl, &resolveLocation); }
LocationAttr Location::getOrNull(DiagnosticLocation loc) {
  return loc.getResolver() == &resolveLocation ? static_cast<const AttributeStorage *>(loc.getOpaqueValue())
                                               : nullptr;
}

LocationAttr LocationAttr::getUnknown() const { return UnknownLoc::get(getContext()); }
LocationAttr LocationAttr::findLocation(bool (*isWanted)(LocationAttr)) const {
  llvm::SmallVector<LocationAttr, 4> stack = {*this};
  while (!stack.empty()) {
    LocationAttr loc = stack.pop_back_val();
    if (isWanted(loc))
      return loc;
    // Push in reverse order, so that the first nested location is visited first.
    if (auto call = llvm::dyn_cast<CallSiteLoc>(loc))
      stack.append({call.getCaller(), call.getCallee()});
    else if (auto name = llvm::dyn_cast<NameLoc>(loc))
      stack.push_back(name.getChildLoc());
    else if (auto fused = llvm::dyn_cast<FusedLoc>(loc))
      stack.append(fused.getLocations().rbegin(), fused.getLocations().rend());
  }
  return {};
}

static InFlightDiagnostic emit(Location loc, Severity severity) {
  MLIRContext *context = loc.getContext();
  InFlightDiagnostic diag = context->getDiagEngine().emit(loc, severity);
  if (LLVM_UNLIKELY(context->shouldPrintStackTraceOnDiagnostic()))
    noteStackTrace(diag);
  return diag;
}
InFlightDiagnostic mlir::emitError(Location loc) { return emit(loc, Severity::Error); }
InFlightDiagnostic mlir::emitError(Location loc, const llvm::Twine &message) {
  return std::move(emit(loc, Severity::Error) << message);
}
InFlightDiagnostic mlir::emitWarning(Location loc) { return emit(loc, Severity::Warning); }
InFlightDiagnostic mlir::emitWarning(Location loc, const llvm::Twine &message) {
  return std::move(emit(loc, Severity::Warning) << message);
}
InFlightDiagnostic mlir::emitRemark(Location loc) { return emit(loc, Severity::Remark); }
InFlightDiagnostic mlir::emitRemark(Location loc, const llvm::Twine &message) {
  return std::move(emit(loc, Severity::Remark) << message);
}
