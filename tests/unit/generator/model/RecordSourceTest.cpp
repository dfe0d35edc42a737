//===- RecordSourceTest.cpp - Tests of parsing .td files ------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===------------------------------------------------------------------------===//

#include "generator/model/RecordSource.h"
#include "tests/unit/generator/model/ModelFixture.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/TableGen/Record.h"
#include <fstream>

using namespace mlir;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

namespace {

class RecordSourceTest : public ::testing::Test {
protected:
  RecordSourceTest() : folder(::testing::TempDir()) {
    diags.registerHandler([this](Diagnostic &diag) {
      ModelFixture::seenKinds().insert(diag.getKind().str());
      messages.push_back(diag.str());
      return success();
    });
  }
  std::string write(const std::string &name, const std::string &text) {
    std::string path = folder + name;
    std::ofstream(path) << text;
    return path;
  }
  LogicalResult parse(const std::string &path) { return source.parseFile(path, {{folder}}, diags); }

  std::string folder;
  DiagnosticEngine diags;
  RecordSource source;
  std::vector<std::string> messages;
};

TEST_F(RecordSourceTest, VocabularyNeedsNoIncludePath) {
  EXPECT_TRUE(succeeded(parse(write("good.td", "include \"mlir/IR/OpBase.td\"\n"))));
  EXPECT_NE(source.records().getClass("Op"), nullptr);
  EXPECT_THAT(source.dependencies(), ElementsAre());
}

TEST_F(RecordSourceTest, DependenciesAreTheFilesThatWereRead) {
  std::string included = write("included.td", "class C;\n");
  EXPECT_TRUE(
      succeeded(parse(write("including.td", "include \"included.td\"\ninclude \"mlir/IR/OpBase.td\"\n"))));
  ASSERT_EQ(source.dependencies().size(), 1u);
  EXPECT_EQ(llvm::sys::path::filename(source.dependencies()[0]), "included.td");
}

TEST_F(RecordSourceTest, MacrosAreDefinedBeforeTheFile) {
  std::string path =
      write("macros.td", "#ifdef WANTED\ndef Wanted;\n#endif\n#ifdef OTHER\ndef Other;\n#endif\n");
  EXPECT_TRUE(succeeded(source.parseFile(path, {{}, {"WANTED"}}, diags)));
  EXPECT_NE(source.records().getDef("Wanted"), nullptr);
  EXPECT_EQ(source.records().getDef("Other"), nullptr);
  // The input is still the main file and not a dependency.
  EXPECT_EQ(source.sources().getMemoryBuffer(mainBuffer(source.sources()))->getBufferIdentifier(), path);
  EXPECT_THAT(source.dependencies(), ElementsAre());
}

TEST_F(RecordSourceTest, InvalidMacroName) {
  std::string path = write("macros.td", "");
  EXPECT_TRUE(failed(source.parseFile(path, {{}, {"A=1"}}, diags)));
  EXPECT_THAT(messages, ElementsAre("'A=1' is not a name for a macro"));
}

TEST_F(RecordSourceTest, MissingFile) {
  EXPECT_TRUE(failed(parse(folder + "missing.td")));
  EXPECT_THAT(messages, ElementsAre(HasSubstr("No such file or directory")));
}

TEST_F(RecordSourceTest, EmptyFileHasNoRecords) { EXPECT_TRUE(succeeded(parse(write("empty.td", "")))); }

TEST_F(RecordSourceTest, BinaryFileIsAnError) {
  EXPECT_TRUE(failed(parse(write("binary.td", std::string("\x7f"
                                                          "ELF\0\1\2\xff",
                                                          8)))));
  EXPECT_FALSE(messages.empty());
}

TEST_F(RecordSourceTest, FileThatIncludesItself) {
  EXPECT_TRUE(failed(parse(write("self.td", "include \"self.td\"\n"))));
  ASSERT_FALSE(messages.empty());
  EXPECT_THAT(messages, ElementsAre("'self.td' includes itself"));
}

TEST_F(RecordSourceTest, FilesThatIncludeEachOtherAreNotedInOrder) {
  write("first.td", "include \"second.td\"\n");
  write("second.td", "include \"third.td\"\n");
  write("third.td", "include \"first.td\"\n");
  diags.registerHandler([this](Diagnostic &diag) {
    for (const auto &note : diag.getNotes()) {
      ModelFixture::seenKinds().insert(note.getKind().str());
      messages.push_back(note.str());
    }
    return failure();
  });
  EXPECT_TRUE(failed(parse(folder + "first.td")));
  EXPECT_THAT(messages, ElementsAre("'second.td' is included here", "'third.td' is included here",
                                    "'first.td' includes itself"));
}

TEST_F(RecordSourceTest, FileThatIsIncludedTooOften) {
  write("often.td", "");
  std::string text;
  for (unsigned i = 0; i != 251; ++i)
    text += "include \"often.td\"\n";
  EXPECT_TRUE(failed(parse(write("including.td", text))));
  EXPECT_THAT(messages, ElementsAre(HasSubstr("often.td': it is included more than 250 times")));
}

TEST_F(RecordSourceTest, IncludedFilesAreCheckedToo) {
  write("deep.td", "\ndefvar x = " + std::string(100000, '[') + "\n");
  EXPECT_TRUE(failed(parse(write("including.td", "include \"deep.td\"\n"))));
  EXPECT_THAT(messages, ElementsAre(HasSubstr("cannot include '" + folder +
                                              "deep.td': nested more than 1000 deep, in line 2")));
}

TEST_F(RecordSourceTest, DevicesAreReadUpToASizeLimit) {
  EXPECT_TRUE(failed(parse("/dev/zero")));
  EXPECT_THAT(messages, ElementsAre("'/dev/zero' is larger than 256 MiB"));
}

TEST_F(RecordSourceTest, StatementsAndChainsNestWithoutBrackets) {
  auto repeat = [](llvm::StringRef text, unsigned count) {
    std::string result;
    while (count--)
      result += text;
    return result;
  };
  for (const std::string &text :
       {repeat("foreach i = [1] in ", 100000) + "def A;",
        "class C { int x = 1; }\n" + repeat("let x = 1 in ", 100000), repeat("if 1 then ", 100000),
        repeat("if 0 then def A; else ", 100000), "defvar x = " + repeat("\"a\" # ", 100000) + "\"a\";",
        repeat("#ifndef X\n", 100000)}) {
    messages.clear();
    EXPECT_TRUE(failed(parse(write("nested.td", text)))) << text.substr(0, 30);
    EXPECT_THAT(messages, ElementsAre(HasSubstr("more than 1000"))) << text.substr(0, 30);
  }
}

TEST_F(RecordSourceTest, ConsecutiveStatementsAreNotNested) {
  std::string text = "class C { int x = 1; list<int> y = []; }\n";
  for (unsigned i = 0; i != 2000; ++i) {
    std::string n = std::to_string(i);
    text += "#ifdef NO\n#endif\nlet x = 1, y = [1, 2] in def A" + n + " : C;\nforeach i = [1] in { def B" +
            n + "#i; }\n" + "if 1 then { def C" + n + "; } else { def D" + n + "; }\ndefvar s" + n +
            " = \"a\" # \"b\";\n";
  }
  EXPECT_TRUE(succeeded(parse(write("flat.td", text))));
}

TEST_F(RecordSourceTest, EndlessClassEndsTheProcessWithAMessage) {
  ::testing::GTEST_FLAG(death_test_style) = "threadsafe";
  std::string path = write("endless.td", "class C<int n> {\n  C x = C<!add(n, 1)>;\n}\ndef A : C<0>;\n");
  EXPECT_EXIT((void)parse(path), ::testing::ExitedWithCode(1),
              "endless.td:2:9: error: records refer to each other");
}

TEST_F(RecordSourceTest, FilesThatIncludeEachOtherWithGuardsAreAccepted) {
  write("a.td", "#ifndef A\n#define A\ninclude \"b.td\"\n#endif\n");
  EXPECT_TRUE(succeeded(parse(write("b.td", "#ifndef B\n#define B\ninclude \"a.td\"\n#endif\n"))));
}

TEST_F(RecordSourceTest, BracketsNestedTooDeeply) {
  EXPECT_TRUE(failed(parse(write("deep.td", "defvar x = " + std::string(100000, '[') + "\n"))));
  EXPECT_THAT(messages, ElementsAre("nested more than 1000 deep"));
}

TEST_F(RecordSourceTest, BracketsInCodeAndCommentsDoNotCount) {
  std::string many(5000, '(');
  EXPECT_TRUE(succeeded(parse(
      write("code.td", "// " + many + "\ndefvar x = [{ " + many + " }];\ndefvar y = \"" + many + "\";\n"))));
}

TEST_F(RecordSourceTest, DiagnosticsCanBePrintedWithTheirSourceLine) {
  std::string text;
  llvm::raw_string_ostream os(text);
  SourceDiagnosticPrinter printer(source.sources(), os);
  ScopedDiagnosticHandler handler(diags, [&](Diagnostic &diag) {
    printer.print(diag);
    return success();
  });
  EXPECT_TRUE(failed(parse(write("bad.td", "def A : B;\n"))));
  EXPECT_THAT(text, HasSubstr("bad.td:1:9: error: Couldn't find class 'B'\ndef A : B;\n        ^"));
  text.clear();
  RecordSource other;
  EXPECT_TRUE(failed(other.parseText(std::string(2000, '('), "deep.td", {}, diags)));
  EXPECT_THAT(text, HasSubstr("nested more than 1000 deep"));
}

TEST_F(RecordSourceTest, FatalErrorsOfTableGenAreReportedAtExit) {
  ::testing::GTEST_FLAG(death_test_style) = "threadsafe";
  SourceDiagnosticPrinter printer(source.sources(), llvm::errs());
  ScopedDiagnosticHandler handler(diags, [&](Diagnostic &diag) {
    printer.print(diag);
    return success();
  });
  std::string path = write("fatal.td", "\ndef true;\n");
  EXPECT_EXIT((void)parse(path), ::testing::ExitedWithCode(1), "fatal.td:2:1: error: Record name");
}

TEST_F(RecordSourceTest, ErrorsInTheVocabularyAreReportedAtTheInclude) {
  std::string text;
  llvm::raw_string_ostream os(text);
  ScopedDiagnosticHandler handler(diags, [&](Diagnostic &diag) {
    SourceDiagnosticPrinter(source.sources(), os).print(diag);
    for (const auto &note : diag.getNotes())
      ModelFixture::seenKinds().insert(note.getKind().str());
    return success();
  });
  EXPECT_TRUE(failed(parse(write("again.td", "class Op { int x; }\ninclude \"mlir/IR/OpBase.td\"\n"))));
  EXPECT_THAT(text, HasSubstr("again.td:2:9: error: Class 'Op' already defined\n"));
  EXPECT_THAT(text, HasSubstr("note: found here, in the vocabulary\n"));
  EXPECT_THAT(text, HasSubstr("again.td:1:7: note: 'Op' is defined here\n"));
}

TEST_F(RecordSourceTest, NotesAreAttachedToTheirError) {
  EXPECT_TRUE(failed(parse(write("twice.td", "def A;\ndef A;\n"))));
  ASSERT_FALSE(messages.empty());
  EXPECT_THAT(messages[0], HasSubstr("def already exists: A"));
}

} // namespace
