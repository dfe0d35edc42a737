//===- Check.c - Checks of the tests in C ---------------------------------===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//

#define _POSIX_C_SOURCE 200809L

#include "Check.h"
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static int numFailures;
static Text lastText;

void collect(MlirStringRef part, void *userData) {
  Text *text = userData;
  if (text->length + part.length >= sizeof(text->data)) {
    fprintf(stderr, "the text is too long\n");
    exit(1);
  }
  memcpy(text->data + text->length, part.data, part.length);
  text->length += part.length;
  text->data[text->length] = '\0';
}

MlirStringRef str(const char *text) { return mlirStringRefCreateFromCString(text); }
bool equals(MlirStringRef text, const char *expected) { return mlirStringRefEqual(text, str(expected)); }
bool contains(const char *text, const char *part) { return strstr(text, part) != NULL; }

static Text *newText(void) {
  lastText.length = 0;
  lastText.data[0] = '\0';
  return &lastText;
}

const char *textOfOp(MlirOperation op) {
  mlirOperationPrint(op, collect, newText());
  return lastText.data;
}
const char *textOfType(MlirType type) {
  mlirTypePrint(type, collect, newText());
  return lastText.data;
}
const char *textOfAttr(MlirAttribute attr) {
  mlirAttributePrint(attr, collect, newText());
  return lastText.data;
}

void reportFailure(const char *file, int line, const char *condition, const char *details) {
  fprintf(stderr, "%s:%d: failed: %s %s\n", file, line, condition, details);
  ++numFailures;
}

bool checkText(const char *file, int line, const char *actual, const char *expected) {
  if (strcmp(actual, expected) == 0)
    return true;
  fprintf(stderr, "%s:%d: failed: expected\n%s\nbut got\n%s\n", file, line, expected, actual);
  ++numFailures;
  return false;
}

int finish(void) {
  if (numFailures)
    fprintf(stderr, "%d checks failed\n", numFailures);
  return numFailures ? 1 : 0;
}

bool aborts(void (*function)(void), const char *message) {
  static char output[65536];
  int ends[2], status;
  size_t length = 0;
  ssize_t count;
  pid_t child;
  if (pipe(ends) != 0)
    return false;
  fflush(NULL);
  child = fork();
  if (child == 0) {
    dup2(ends[1], 2);
    close(ends[0]);
    function();
    _exit(0);
  }
  close(ends[1]);
  while ((count = read(ends[0], output + length, sizeof(output) - 1 - length)) > 0)
    length += (size_t)count;
  output[length] = '\0';
  close(ends[0]);
  waitpid(child, &status, 0);
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT && contains(output, message))
    return true;
  fprintf(stderr, "status %d, output:\n%s\n", status, output);
  return false;
}
