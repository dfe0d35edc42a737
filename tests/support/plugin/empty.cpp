//===- empty.cpp - A shared library that is not a plug-in -----------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

extern "C" int strataTestLibraryWithoutPlugin() { return 0; }
