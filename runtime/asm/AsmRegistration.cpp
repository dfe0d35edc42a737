//===- AsmRegistration.cpp - Installs the printer when a program starts ----------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A program that links this file can print IR without having called the parser or registerAsmPrinter().
// Clients of an installation and of the labels in bindings/mlir/bazel link it; the linker finds it in an
// archive by the name of its variable (tools/installation/cmake_package.py).
//
//===--------------------------------------------------------------------===//

#include "runtime/asm/OpAsmPrinter.h"

extern "C" {
bool strataAsmPrinterIsRegistered = (mlir::registerAsmPrinter(), true);
}
