//===- ExplainOutput.cpp - Output of --explain ----------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#include "tools/opt/ExplainOutput.h"
#include "tools/opt/ExplainRecorder.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using llvm::StringRef;

static constexpr char page[] =
#include "tools/opt/explain_page.inc"
    ;

/// Converts bytes to valid UTF-8: JSON is Unicode, but names in the IR may hold any bytes.
static std::string text(StringRef bytes) {
  return llvm::json::isUTF8(bytes) ? bytes.str() : llvm::json::fixUTF8(bytes);
}

static void writeText(llvm::json::OStream &json, StringRef key, const ExplainText &shown) {
  json.attributeObject(key, [&] {
    json.attributeArray("lines", [&] {
      for (const std::string &line : shown.lines)
        json.value(text(line));
    });
    json.attributeArray("ops", [&] {
      for (int op : shown.ops)
        json.value(op);
    });
  });
}

static void writeEvent(llvm::json::OStream &json, const ExplainEvent &event) {
  json.attribute("stage", event.stage);
  if (!event.by.empty())
    json.attribute("by", text(event.by));
}

static void writeStage(llvm::json::OStream &json, const ExplainStage &stage) {
  json.object([&] {
    json.attribute("pass", text(stage.pass));
    json.attribute("name", text(stage.name));
    json.attribute("on", text(stage.on));
    json.attribute("changed", stage.changed);
    if (stage.failed)
      json.attribute("failed", true);
    json.attributeArray("patterns", [&] {
      for (const auto &[name, count] : stage.patterns)
        json.object([&] {
          json.attribute("name", text(name));
          json.attribute("count", count);
        });
    });
    if (!stage.before.lines.empty())
      writeText(json, "before", stage.before);
    if (!stage.after.lines.empty())
      writeText(json, "after", stage.after);
  });
}

static void writeOp(llvm::json::OStream &json, const ExplainOp &op) {
  json.object([&] {
    json.attribute("name", text(op.name));
    json.attribute("loc", text(op.loc));
    json.attributeObject("made", [&] {
      writeEvent(json, op.made);
      if (op.from >= 0)
        json.attribute("from", op.from);
    });
    if (!op.changes.empty())
      json.attributeArray("changes", [&] {
        for (const ExplainEvent &event : op.changes)
          json.object([&] { writeEvent(json, event); });
      });
    if (op.isGone)
      json.attributeObject("gone", [&] {
        writeEvent(json, op.gone);
        if (!op.into.empty())
          json.attributeArray("into", [&] {
            for (int other : op.into)
              json.value(other);
          });
      });
  });
}

void mlir::writeExplainJson(const ExplainRecorder &recorder, StringRef input, StringRef pipeline,
                            llvm::raw_ostream &os) {
  llvm::json::OStream json(os, /*IndentSize=*/1);
  json.object([&] {
    json.attribute("format", 1);
    json.attribute("input", text(input));
    json.attribute("pipeline", text(pipeline));
    json.attributeArray("stages", [&] {
      for (const ExplainStage &stage : recorder.getStages())
        writeStage(json, stage);
    });
    json.attributeArray("ops", [&] {
      for (const ExplainOp &op : recorder.getOps())
        writeOp(json, op);
    });
  });
  os << '\n';
}

void mlir::writeExplainHtml(const ExplainRecorder &recorder, StringRef input, StringRef pipeline,
                            llvm::raw_ostream &os) {
  std::string data;
  llvm::raw_string_ostream stream(data);
  writeExplainJson(recorder, input, pipeline, stream);
  auto [head, tail] = StringRef(page).split("@DATA@");
  os << head;
  // Escape '<', since "</script" in the data would end the script element.
  for (char c : data)
    if (c == '<')
      os << "\\u003c";
    else
      os << c;
  os << tail;
}
