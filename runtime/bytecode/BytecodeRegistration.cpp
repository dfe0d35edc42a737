//===- BytecodeRegistration.cpp - Installs the reader when a program starts -===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The parse functions of a program that links this file read bytecode.
//
//===----------------------------------------------------------------------===//

#include "runtime/bytecode/BytecodeReader.h"

extern "C" {
bool strataBytecodeReaderIsRegistered = (mlir::registerBytecodeReader(), true);
}
