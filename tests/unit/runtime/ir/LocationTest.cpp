//===- LocationTest.cpp - Tests of locations -----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Diagnostics.h"
#include "tests/unit/runtime/ir/DataFixture.h"
#include "gmock/gmock.h"

using namespace mlir;
using testing::ElementsAre;

namespace {

class LocationTest : public DataFixture {
protected:
  Location at(unsigned line) { return FileLineColLoc::get(&context, "a.mlir", line, 2); }
  Location unknown() { return UnknownLoc::get(&context); }
  Location fuse(llvm::ArrayRef<Location> parts, Attribute metadata = {}) {
    return FusedLoc::get(parts, metadata, &context);
  }
  StringAttr str(llvm::StringRef text) { return StringAttr::get(&context, text); }
};

TEST_F(LocationTest, EqualLocationsAreUniqued) {
  EXPECT_EQ(at(3), at(3));
  EXPECT_NE(at(3), at(4));
  EXPECT_EQ(unknown(), unknown());
  EXPECT_EQ(NameLoc::get(str("x"), at(1)), NameLoc::get(str("x"), at(1)));
  EXPECT_NE(Attribute(NameLoc::get(str("x"), at(1))), Attribute(NameLoc::get(str("x"))));
  EXPECT_EQ(CallSiteLoc::get(at(1), at(2)), CallSiteLoc::get(at(1), at(2)));
  EXPECT_NE(CallSiteLoc::get(at(1), at(2)), CallSiteLoc::get(at(2), at(1)));
}

TEST_F(LocationTest, AccessorsReturnTheParts) {
  auto place = llvm::cast<FileLineColLoc>(Attribute(at(3)));
  EXPECT_EQ(place.getFilename(), str("a.mlir"));
  EXPECT_EQ(place.getLine(), 3u);
  EXPECT_EQ(place.getColumn(), 2u);
  EXPECT_EQ(FileLineColLoc::get(&context, "", 1, 1).getFilename(), str("-"));
  auto name = NameLoc::get(str("x"));
  EXPECT_EQ(name.getName(), str("x"));
  EXPECT_EQ(name.getChildLoc(), unknown());
  auto call = CallSiteLoc::get(at(1), at(2));
  EXPECT_EQ(call.getCallee(), at(1));
  EXPECT_EQ(call.getCaller(), at(2));
  EXPECT_TRUE(llvm::isa<LocationAttr>(Attribute(call)));
  EXPECT_FALSE(llvm::isa<LocationAttr>(Attribute(str("x"))));
}

TEST_F(LocationTest, RangesKeepTheFormTheyWereCreatedIn) {
  FileLineColRange line = FileLineColRange::get(str("a"), 3), place = FileLineColRange::get(str("a"), 3, 2),
                   columns = FileLineColRange::get(str("a"), 3, 2, 5),
                   lines = FileLineColRange::get(str("a"), 3, 2, 4, 1);
  auto parts = [](FileLineColRange range) {
    return std::vector<unsigned>{range.getStartLine(), range.getStartColumn(), range.getEndLine(),
                                 range.getEndColumn()};
  };
  EXPECT_THAT(parts(line), ElementsAre(3, 0, 3, 0));
  EXPECT_THAT(parts(place), ElementsAre(3, 2, 3, 2));
  EXPECT_THAT(parts(columns), ElementsAre(3, 2, 3, 5));
  EXPECT_THAT(parts(lines), ElementsAre(3, 2, 4, 1));
  EXPECT_EQ(lines.getFilename(), str("a"));
  EXPECT_TRUE(llvm::isa<FileLineColLoc>(place));
  for (FileLineColRange range : {line, columns, lines}) {
    EXPECT_FALSE(llvm::isa<FileLineColLoc>(range));
    EXPECT_EQ(CompactLocation::get(range).materialize(&context), Location(range));
  }
  EXPECT_EQ(columns, FileLineColRange::get(str("a"), 3, 2, 5));
  EXPECT_NE(columns, FileLineColRange::get(str("a"), 3, 2, 3, 5)) << "an explicit end line";
  EXPECT_NE(place, FileLineColRange::get(str("a"), 3, 2, 2));
  EXPECT_NE(line, FileLineColRange::get(str("a"), 3, 0));
}

//===----------------------------------------------------------------------===//
// Fused locations
//===----------------------------------------------------------------------===//

TEST_F(LocationTest, FusedFlattensAndDropsUnknownsAndDuplicates) {
  auto fused = llvm::cast<FusedLoc>(Attribute(fuse({at(1), fuse({at(2), at(3)}), unknown(), at(1)})));
  EXPECT_THAT(fused.getLocations(), ElementsAre(at(1), at(2), at(3)));
  EXPECT_FALSE(fused.getMetadata());
}

TEST_F(LocationTest, FusedOfOneIsThatLocationAndOfNoneIsUnknown) {
  EXPECT_EQ(fuse({unknown(), at(1), at(1)}), at(1));
  EXPECT_EQ(fuse({}), unknown());
  EXPECT_EQ(fuse({unknown(), unknown()}), unknown());
}

TEST_F(LocationTest, FusionWithMetadataIsNotFlattenedIntoAnother) {
  Location tagged = fuse({at(1)}, str("m"));
  ASSERT_TRUE(llvm::isa<FusedLoc>(Attribute(tagged)));
  EXPECT_EQ(FusedLoc(tagged.getImpl()).getMetadata(), str("m"));
  EXPECT_THAT(FusedLoc(fuse({tagged, at(2)}).getImpl()).getLocations(), ElementsAre(tagged, at(2)));
  EXPECT_THAT(FusedLoc(fuse({tagged, at(2)}, str("m")).getImpl()).getLocations(), ElementsAre(at(1), at(2)))
      << "the same metadata: one fusion";
  EXPECT_THAT(FusedLoc(fuse({}, str("m")).getImpl()).getLocations(), ElementsAre(unknown()));
}

//===----------------------------------------------------------------------===//
// CompactLocation: the encoding of locations in operations
//===----------------------------------------------------------------------===//

TEST_F(LocationTest, CompactHoldsAFileLineColumnInEightBytes) {
  static_assert(sizeof(CompactLocation) == 8);
  for (auto [line, column] :
       {std::pair(0u, 0u), std::pair(1u, 1u), std::pair((1u << 29) - 1, (1u << 18) - 1)}) {
    Location loc = FileLineColLoc::get(&context, "other.mlir", line, column);
    CompactLocation compact = CompactLocation::get(loc);
    EXPECT_TRUE(compact.isFileLineCol());
    EXPECT_EQ(compact.getLine(), line);
    EXPECT_EQ(compact.getColumn(), column);
    EXPECT_EQ(compact.materialize(&context), loc);
  }
}

TEST_F(LocationTest, CompactRefersToLocationsThatDoNotFit) {
  for (Location loc : {Location(FileLineColLoc::get(&context, "a", 1u << 29, 1)),
                       Location(FileLineColLoc::get(&context, "a", 1, 1u << 18)),
                       Location(NameLoc::get(str("x"))), unknown()}) {
    CompactLocation compact = CompactLocation::get(loc);
    EXPECT_FALSE(compact.isFileLineCol());
    EXPECT_EQ(compact.materialize(&context), loc);
  }
  EXPECT_EQ(CompactLocation().materialize(&context), unknown());
}

TEST_F(LocationTest, FileNumbersRunOut) {
  int first = context.getFileNumber(str("f"));
  EXPECT_EQ(context.getFileNumber(str("f")), first);
  EXPECT_EQ(context.getFileName(first), str("f"));
  int last = first;
  for (int i = 0; last >= 0 && i != 70000; ++i)
    last = context.getFileNumber(StringAttr::get(&context, "f" + llvm::Twine(i)));
  EXPECT_EQ(last, -1);
  EXPECT_EQ(context.getFileNumber(str("f")), first);
  Location late = FileLineColLoc::get(&context, "f69999", 1, 1);
  EXPECT_FALSE(CompactLocation::get(late).isFileLineCol());
  EXPECT_EQ(CompactLocation::get(late).materialize(&context), late);
}

//===----------------------------------------------------------------------===//
// Locations of diagnostics
//===----------------------------------------------------------------------===//

unsigned lineOf(Location loc) { return DiagnosticLocation(loc).resolve().line; }

TEST_F(LocationTest, DiagnosticResolvesToTheFirstFileLocation) {
  EXPECT_EQ(lineOf(at(7)), 7u);
  EXPECT_EQ(lineOf(NameLoc::get(str("x"), at(7))), 7u);
  EXPECT_EQ(lineOf(CallSiteLoc::get(at(7), at(8))), 7u);
  EXPECT_EQ(lineOf(CallSiteLoc::get(NameLoc::get(str("f")), at(8))), 8u) << "a callee without a place";
  EXPECT_EQ(lineOf(fuse({NameLoc::get(str("x")), at(7), at(8)})), 7u);
  ResolvedLocation resolved = DiagnosticLocation(at(7)).resolve();
  EXPECT_EQ(resolved.file, "a.mlir");
  EXPECT_EQ(resolved.column, 2u);
  EXPECT_EQ(lineOf(unknown()), 0u);
  EXPECT_EQ(DiagnosticLocation(unknown()).resolve().file, "");
}

TEST_F(LocationTest, DeepNestingIsResolvedWithoutRecursion) {
  Location deep = at(9), shared = NameLoc::get(str("x"));
  for (int i = 0; i != 100000; ++i)
    deep = NameLoc::get(str("x"), deep);
  EXPECT_EQ(lineOf(deep), 9u);
  // Each location refers twice to the previous one: there are 2^60 paths, none of which leads to a file
  // location.
  for (int i = 0; i != 60; ++i)
    shared = CallSiteLoc::get(shared, shared);
  EXPECT_EQ(lineOf(shared), 0u);
}

TEST_F(LocationTest, EmittedDiagnosticsReachTheHandler) {
  emitError(at(1)) << "type " << Type(IntegerType::get(&context, 8, IntegerType::Signed)).isSignedInteger()
                   << "!";
  emitWarning(at(1), "two");
  EXPECT_TRUE(failed(emitOptionalError(at(1), "three ", 3)));
  EXPECT_TRUE(failed(emitOptionalError(std::nullopt, "silent")));
  EXPECT_THAT(messages, ElementsAre("type 1!", "two", "three 3"));
}

} // namespace
