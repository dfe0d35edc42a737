//===- DiagnosticVerifierTest.cpp - expected-error comments ---------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "runtime/support/Diagnostics.h"
#include "runtime/ir/DiagnosticVerifier.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <deque>

using namespace mlir;
using ::testing::HasSubstr;

namespace {

/// A text with expected diagnostics in comments; emit() adds actual diagnostics at its lines.
class Checked {
public:
  explicit Checked(llvm::StringRef text, bool onlyExpected = false) : os(output) {
    sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, "f"), llvm::SMLoc());
    verifier.emplace(sources, os, onlyExpected);
    verifier->scan(sources.getMemoryBuffer(1)->getBuffer(), "f", 1);
    engine.registerHandler([this](Diagnostic &diag) {
      verifier->process(diag);
      return success();
    });
  }
  Checked &emit(unsigned line, Severity severity, llvm::StringRef message) {
    auto resolve = [](const void *data, ResolvedLocation &place) {
      place.file = "f";
      place.line = *static_cast<const unsigned *>(data);
      place.column = 1;
    };
    engine.emit(DiagnosticLocation(&lines.emplace_back(line), resolve), severity) << message;
    return *this;
  }
  /// Returns the reported problems; empty if all expectations are met.
  std::string result() {
    bool good = succeeded(verifier->verify());
    EXPECT_EQ(good, output.empty()) << output;
    return output;
  }

private:
  std::string output;
  llvm::raw_string_ostream os;
  llvm::SourceMgr sources;
  std::deque<unsigned> lines; ///< Line numbers of the diagnostics.
  DiagnosticEngine engine;
  std::optional<DiagnosticVerifier> verifier;
};

TEST(DiagnosticVerifierTest, SucceedsWithoutExpectationsAndDiagnostics) {
  EXPECT_EQ(Checked("a\nb\n").result(), "");
}

TEST(DiagnosticVerifierTest, ResolvesLineDesignators) {
  EXPECT_EQ(Checked("a // expected-error {{bad}}\n").emit(1, Severity::Error, "very bad indeed").result(),
            "");
  EXPECT_EQ(Checked("// expected-error@+1 {{bad}}\na\n").emit(2, Severity::Error, "bad").result(), "");
  EXPECT_EQ(Checked("a\n\n// expected-error@-2 {{bad}}\n").emit(1, Severity::Error, "bad").result(), "");
  EXPECT_EQ(Checked("a\n// expected-error@above {{bad}}\n").emit(1, Severity::Error, "bad").result(), "");
  EXPECT_EQ(Checked("// expected-error@below {{bad}}\na\n").emit(2, Severity::Error, "bad").result(), "");
}

TEST(DiagnosticVerifierTest, DistinguishesSeverities) {
  EXPECT_EQ(Checked("a // expected-warning {{w}}\n").emit(1, Severity::Warning, "w").result(), "");
  EXPECT_EQ(Checked("a // expected-remark {{r}}\n").emit(1, Severity::Remark, "r").result(), "");
  EXPECT_THAT(Checked("a // expected-warning {{w}}\n").emit(1, Severity::Error, "w").result(),
              HasSubstr("'error' diagnostic emitted when expecting a 'warning'"));
}

TEST(DiagnosticVerifierTest, MissingDiagnosticIsAnError) {
  EXPECT_THAT(Checked("a // expected-error {{bad}}\n").result(),
              HasSubstr("expected error \"bad\" was not produced"));
  EXPECT_THAT(Checked("a // expected-error {{bad}}\n").emit(1, Severity::Error, "good").result(),
              HasSubstr("unexpected error: good"));
}

TEST(DiagnosticVerifierTest, UnexpectedDiagnosticIsAnError) {
  EXPECT_THAT(Checked("a\n").emit(1, Severity::Error, "bad").result(), HasSubstr("unexpected error: bad"));
  EXPECT_EQ(Checked("a\n", /*onlyExpected=*/true).emit(1, Severity::Error, "bad").result(), "");
}

TEST(DiagnosticVerifierTest, EachCommentMatchesOneDiagnostic) {
  EXPECT_THAT(Checked("a // expected-error {{bad}}\n")
                  .emit(1, Severity::Error, "bad")
                  .emit(1, Severity::Error, "bad")
                  .result(),
              HasSubstr("unexpected error: bad"));
  EXPECT_EQ(Checked("// expected-error@below {{one}}\n// expected-error@below {{two}}\na\n")
                .emit(3, Severity::Error, "two")
                .emit(3, Severity::Error, "one")
                .result(),
            "");
}

TEST(DiagnosticVerifierTest, TextMayContainRegularExpressions) {
  EXPECT_EQ(Checked("a // expected-error-re {{bad {{[0-9]+}} times}}\n")
                .emit(1, Severity::Error, "bad 17 times")
                .result(),
            "");
  EXPECT_THAT(Checked("a // expected-error-re {{bad {{[0-9]+}} times}}\n")
                  .emit(1, Severity::Error, "bad x times")
                  .result(),
              HasSubstr("unexpected error"));
}

} // namespace
