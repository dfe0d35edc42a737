//===- Check.h - Checks of the tests in C -----------------------*- C -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// A test is a C99 program: main() calls functions that check facts, and returns finish(). Single-threaded,
// except for collect() with different texts.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_TESTS_UNIT_BINDINGS_C_CHECK_H
#define STRATA_TESTS_UNIT_BINDINGS_C_CHECK_H

#include "strata-c/IR.h"
#include <stdio.h>

/// Text that callbacks append to.
typedef struct Text {
  char data[16384];
  size_t length;
} Text;

/// Appends to the Text `userData`; a MlirStringCallback. Aborts if it does not fit.
void collect(MlirStringRef part, void *userData);
/// Returns a reference to a string that ends with a null byte.
MlirStringRef str(const char *text);
/// Returns true if the string is `expected`.
bool equals(MlirStringRef text, const char *expected);
/// Returns true if the string contains `part`.
bool contains(const char *text, const char *part);

// Texts of objects. The result is valid until the next call of one of these functions.
const char *textOfOp(MlirOperation op);
const char *textOfType(MlirType type);
const char *textOfAttr(MlirAttribute attr);

/// Reports a failed check.
void reportFailure(const char *file, int line, const char *condition, const char *details);
/// Returns true if the strings are equal; reports both otherwise.
bool checkText(const char *file, int line, const char *actual, const char *expected);
/// Returns the exit status of the program.
int finish(void);

/// Runs a function in another process. Returns true if the process aborts and its output to stderr contains
/// `message`.
bool aborts(void (*function)(void), const char *message);

#define CHECK(condition)                                                                                     \
  do {                                                                                                       \
    if (!(condition))                                                                                        \
      reportFailure(__FILE__, __LINE__, #condition, "");                                                     \
  } while (0)
#define CHECK_TEXT(actual, expected) checkText(__FILE__, __LINE__, actual, expected)
#define CHECK_ABORTS(function, message)                                                                      \
  do {                                                                                                       \
    if (!aborts(function, message))                                                                          \
      reportFailure(__FILE__, __LINE__, #function " aborts with", message);                                  \
  } while (0)

#endif // STRATA_TESTS_UNIT_BINDINGS_C_CHECK_H
