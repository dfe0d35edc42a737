// Each chunk of a split file is a separate input; locations refer to the whole file.
// RUN: not strata-opt %s --split-input-file 2>%t.err | diff %s.expected -
// RUN: FileCheck %s --check-prefix=ERR < %t.err
// ERR: split.mlir:[[#@LINE+2]]:25: error: use of undeclared SSA value name

func.func @a() { return %nothing : i32 }
// -----
func.func @b() { return }
// -----
func.func private @c()
