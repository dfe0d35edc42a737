//===- ViewOpGraph.cpp - Graphviz output of operations --------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Prints Graphviz text: a record node with a port for each operand and result for each operation without
// regions, and a cluster for each operation with regions and for each block. A cluster has an invisible node
// to which edges connect.
//
//===----------------------------------------------------------------------===//

#include "runtime/asm/ValueNames.h"
#include "runtime/ir/BuiltinAttributes.h"
#include "runtime/ir/ElementsAttributes.h"
#include "runtime/transforms/Passes.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir;

namespace mlir {
#define GEN_PASS_DEF_VIEWOPGRAPH
#include "runtime/transforms/Passes.h.inc"
} // namespace mlir

/// Attributes with more elements than this are elided.
static constexpr int64_t largeContainer = 16;

/// Escapes the characters that have a special meaning in record labels.
static std::string escaped(llvm::StringRef text) {
  std::string result;
  for (char c : text) {
    if (llvm::StringRef("{}<>|\"\n").contains(c))
      result += '\\';
    result += c == '\n' ? 'n' : c;
  }
  return result;
}

template <typename T>
static std::string printed(const T &printable) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printable.print(os);
  return text;
}

namespace {

/// One end of a graph edge: a record node, or a cluster. A cluster is represented by an invisible node in it.
struct Node {
  unsigned id = 0;
  unsigned cluster = 0; ///< The number of the cluster; 0 for a record node.
};

class ViewOpGraphPass : public impl::ViewOpGraphBase<ViewOpGraphPass> {
public:
  explicit ViewOpGraphPass(llvm::raw_ostream &output = llvm::errs()) : output(&output) {}
  ViewOpGraphPass(const ViewOpGraphPass &other) : Base(other), output(other.output) {}
  void runOnOperation() override;

private:
  Node addOperation(Operation *op);
  Node addFrame(llvm::StringRef label, llvm::function_ref<void()> contents);
  void addBlock(Block &block);
  Node addBox(llvm::StringRef label, llvm::StringRef colour = {});
  void addEdge(std::string &edges, Node from, llvm::StringRef fromPort, Node to, llvm::StringRef toPort,
               llvm::StringRef style);

  std::string limited(std::string text) const {
    return text.size() <= maxLabelLen ? text : text.substr(0, maxLabelLen) + "...";
  }
  std::string typeText(Type type) const { return limited(printed(type)); }
  std::string attributeText(Attribute attr) const;
  std::string attributesText(Operation *op) const;
  std::string frameLabel(Operation *op) const;
  std::string boxLabel(Operation *op) const;
  /// Returns the label of a result, for example "<res_0> %0 i32".
  std::string resultText(Value value) const;
  std::string nameOf(Value value) const;
  static std::string port(llvm::StringRef kind, llvm::StringRef name);
  llvm::raw_ostream &line() { return os.indent(2 * depth); }

  std::string text, controlEdges, dataEdges;
  llvm::raw_string_ostream os{text};
  unsigned depth = 0, counter = 0;
  const ValueNames *names = nullptr;
  llvm::DenseMap<Value, Node> definitions;
  llvm::MapVector<OperationName, unsigned> kinds; ///< The color index of each op name.
  llvm::raw_ostream *output;
};

} // namespace

std::string ViewOpGraphPass::nameOf(Value value) const { return names->get(value); }

std::string ViewOpGraphPass::port(llvm::StringRef kind, llvm::StringRef name) {
  std::string result = (kind + "_").str();
  for (char c : name.drop_front(name.starts_with("%") ? 1 : 0))
    result += llvm::isAlnum(c) ? c : '_';
  return result;
}

std::string ViewOpGraphPass::attributeText(Attribute attr) const {
  if (llvm::isa<SplatElementsAttr>(attr))
    return printed(attr);
  if (auto elements = llvm::dyn_cast<ElementsAttr>(attr);
      elements && elements.getNumElements() > largeContainer) {
    int64_t rank = elements.getShapedType().getRank();
    return std::string(rank, '[') + "..." + std::string(rank, ']') + " : " +
           typeText(elements.getShapedType());
  }
  if (auto array = llvm::dyn_cast<ArrayAttr>(attr); array && int64_t(array.size()) > largeContainer)
    return "[...]";
  return limited(printed(attr));
}

std::string ViewOpGraphPass::attributesText(Operation *op) const {
  std::string result;
  if (printAttrs)
    for (const NamedAttribute &attr : op->getAttrList())
      result += attr.getName().getValue().str() + ": " + escaped(attributeText(attr.getValue())) + "\\l";
  return result;
}

std::string ViewOpGraphPass::frameLabel(Operation *op) const {
  std::string label = op->getName().getStringRef().str();
  if (printResultTypes) {
    label += " : (";
    label +=
        llvm::join(llvm::map_range(op->getResultTypes(), [&](Type type) { return typeText(type); }), ", ");
    label += ")\\l";
  }
  return label + attributesText(op);
}

std::string ViewOpGraphPass::resultText(Value value) const {
  std::string name = nameOf(value);
  std::string result = "<" + port("res", name) + "> " + name;
  return printResultTypes ? result + " " + escaped(typeText(value.getType())) : result;
}

std::string ViewOpGraphPass::boxLabel(Operation *op) const {
  std::string label = "{";
  if (op->getNumOperands()) {
    auto operand = [&](Value value) {
      std::string name = nameOf(value);
      return "<" + port("arg", name) + "> " + name;
    };
    label += "{" + llvm::join(llvm::map_range(op->getOperands(), operand), "|") + "}|";
  }
  label += op->getName().getStringRef().str() + "\\l";
  if (std::string attributes = attributesText(op); !attributes.empty())
    label += "\\l" + attributes;
  if (op->getNumResults())
    label +=
        "|{" +
        llvm::join(llvm::map_range(op->getResults(), [&](Value value) { return resultText(value); }), "|") +
        "}";
  return label + "}";
}

Node ViewOpGraphPass::addBox(llvm::StringRef label, llvm::StringRef colour) {
  Node node{++counter};
  line() << 'v' << node.id << " [";
  if (!colour.empty())
    os << "fillcolor = \"" << colour << "\", ";
  os << "label = \"" << label << "\", shape = Mrecord" << (colour.empty() ? "" : ", style = filled")
     << "];\n";
  return node;
}

Node ViewOpGraphPass::addFrame(llvm::StringRef label, llvm::function_ref<void()> contents) {
  Node node;
  node.cluster = ++counter;
  line() << "subgraph cluster_" << node.cluster << " {\n";
  ++depth;
  node.id = ++counter;
  line() << 'v' << node.id << " [label = \" \", shape = plain];\n";
  line() << "label = \"" << label << "\";\n";
  contents();
  --depth;
  line() << "}\n";
  return node;
}

void ViewOpGraphPass::addEdge(std::string &edges, Node from, llvm::StringRef fromPort, Node to,
                              llvm::StringRef toPort, llvm::StringRef style) {
  llvm::raw_string_ostream stream(edges);
  stream << "  v" << from.id;
  if (!fromPort.empty() && !from.cluster)
    stream << ':' << fromPort << ":s";
  stream << " -> v" << to.id;
  if (!toPort.empty() && !to.cluster)
    stream << ':' << toPort << ":n";
  stream << '[';
  if (to.cluster)
    stream << "lhead = cluster_" << to.cluster << ", ";
  if (from.cluster)
    stream << "ltail = cluster_" << from.cluster << ", ";
  stream << "style = " << style << "];\n";
}

void ViewOpGraphPass::addBlock(Block &block) {
  addFrame("", [&] {
    for (BlockArgument argument : block.getArguments())
      definitions[argument] = addBox(resultText(argument));
    std::optional<Node> previous;
    for (Operation &op : block) {
      Node node = addOperation(&op);
      if (previous && printControlFlowEdges)
        addEdge(controlEdges, *previous, "", node, "", "dashed");
      previous = node;
    }
  });
}

Node ViewOpGraphPass::addOperation(Operation *op) {
  Node node;
  if (op->getNumRegions()) {
    node = addFrame(frameLabel(op), [&] {
      for (Region &region : op->getRegions())
        for (Block &block : region)
          addBlock(block);
    });
  } else {
    std::string colour;
    llvm::raw_string_ostream(colour) << llvm::format("%f 0.3 0.95",
                                                     double(kinds[op->getName()]) / kinds.size());
    node = addBox(boxLabel(op), colour);
  }
  for (Value result : op->getResults())
    definitions[result] = node;
  if (printDataFlowEdges)
    for (Value operand : op->getOperands())
      if (auto it = definitions.find(operand); it != definitions.end()) {
        std::string name = nameOf(operand);
        addEdge(dataEdges, it->second, port("res", name), node, port("arg", name), "solid");
      }
  return node;
}

void ViewOpGraphPass::runOnOperation() {
  Operation *op = getOperation();
  ValueNames valueNames(op);
  names = &valueNames;
  text.clear();
  controlEdges.clear();
  dataEdges.clear();
  definitions.clear();
  kinds.clear();
  counter = 0;
  op->walk([&](Operation *each) { kinds.insert({each->getName(), unsigned(kinds.size())}); });
  os << "digraph G {\n  compound = true;\n";
  depth = 1;
  addOperation(op);
  os << controlEdges << dataEdges << "}\n";
  // Write the whole text at once, because other threads may print to the same stream.
  *output << text;
  markAllAnalysesPreserved();
}

std::unique_ptr<Pass> mlir::createPrintOpGraphPass(llvm::raw_ostream &os) {
  return std::make_unique<ViewOpGraphPass>(os);
}
