//===- PassBase.td - Passes, their options and statistics --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The declaration of a pass. -gen-pass-decls emits a base class with its options and statistics, and
// functions that create and register it; -gen-pass-doc emits its documentation. The author defines
// runOnOperation().
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_PASS_PASSBASE
#define MLIR_PASS_PASSBASE

// An option that pipelines set by name: `some-pass{arg=value}`. `default` is a C++ expression, or empty for
// T(). `additionalFlags` is C++ for further constructor arguments of the option: llvm::cl::values(...), for
// enums.
class Option<string varName, string arg, string valueType, string default, string desc, string additionalFlags = ""> {
  string cppName = varName;
  string argument = arg;
  string type = valueType;
  string defaultValue = default;
  string description = desc;
  string additionalOptFlags = additionalFlags;
}

// A list option with comma-separated values. `valueType` is the type of one value.
class ListOption<string varName, string arg, string valueType, string desc, string additionalFlags = "">
    : Option<varName, arg, valueType, "", desc, additionalFlags>;

// A counter that each run of the pass may increase.
class Statistic<string varName, string statName, string desc> {
  string cppName = varName;
  string name = statName;
  string description = desc;
}

// `argument` is the name of the pass in pipelines; `baseClass` is the base class of the generated class.
class PassBase<string passArg, string base> {
  string argument = passArg;
  string baseClass = base;
  // A one-line summary, and a description in Markdown.
  string summary = "";
  string description = "";
  // C++ expression that creates the pass; if empty, create<Name>() is generated.
  code constructor = "";
  // C++ classes of the dialects whose operations, types or attributes the pass creates.
  list<string> dependentDialects = [];
  list<Option> options = [];
  list<Statistic> statistics = [];
}

// A pass on operations of one C++ class, or on any operation.
class Pass<string passArg, string operation = ""> : PassBase<passArg, "::mlir::OperationPass<" # operation # ">">;

// A pass on operations that implement an interface.
class InterfacePass<string passArg, string interface>
    : PassBase<passArg, "::mlir::InterfacePass<" # interface # ">">;

#endif // MLIR_PASS_PASSBASE
