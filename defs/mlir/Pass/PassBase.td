//===- PassBase.td - Passes, their options and statistics --*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A pass as a declaration: -gen-pass-decls writes a base class with its options and statistics, functions that make
// and register it, and -gen-pass-doc a page of it. The author writes runOnOperation().
//
//===----------------------------------------------------------------------===//

#ifndef MLIR_PASS_PASSBASE
#define MLIR_PASS_PASSBASE

// A value that pipelines give by name: `some-pass{arg=value}`. `default` is C++, or empty for T().
// `additionalFlags` is C++ behind the other arguments of the member's constructor: llvm::cl::values(...), for enums.
class Option<string varName, string arg, string valueType, string default, string desc, string additionalFlags = ""> {
  string cppName = varName;
  string argument = arg;
  string type = valueType;
  string defaultValue = default;
  string description = desc;
  string additionalOptFlags = additionalFlags;
}

// Several values, with commas between them. `valueType` is that of one.
class ListOption<string varName, string arg, string valueType, string desc, string additionalFlags = "">
    : Option<varName, arg, valueType, "", desc, additionalFlags>;

// A number that runs of the pass add to.
class Statistic<string varName, string statName, string desc> {
  string cppName = varName;
  string name = statName;
  string description = desc;
}

// `argument` names the pass in pipelines; `baseClass` is what the generated class derives from.
class PassBase<string passArg, string base> {
  string argument = passArg;
  string baseClass = base;
  // One line, and as many as it takes (Markdown).
  string summary = "";
  string description = "";
  // C++ that makes one; empty: create<Name>() is generated, and the author's class need only exist.
  code constructor = "";
  // C++ classes of the dialects that the pass makes operations, types or attributes of.
  list<string> dependentDialects = [];
  list<Option> options = [];
  list<Statistic> statistics = [];
}

// On operations of one C++ class, or on any.
class Pass<string passArg, string operation = ""> : PassBase<passArg, "::mlir::OperationPass<" # operation # ">">;

// On operations that implement an interface.
class InterfacePass<string passArg, string interface>
    : PassBase<passArg, "::mlir::InterfacePass<" # interface # ">">;

#endif // MLIR_PASS_PASSBASE
