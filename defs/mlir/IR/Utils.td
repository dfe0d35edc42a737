//===- Utils.td - Helpers of the vocabulary ----------------*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Dag operators, string functions and mix-ins.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_UTILS
#define STRATA_DEFS_UTILS

//===-- Dag operators ------------------------------------------------------===//

def ins;   // inputs of an op, a builder or a method
def outs;  // results of an op

//===-- Functions: classes whose field is the result -----------------------===//

class StrFunc<string r> {
  string result = r;
}

class firstCharToUpper<string str> {
  string ret = !toupper(!substr(str, 0, 1)) # !substr(str, 1);
}

// One step of the conversion from some_name to someName: removes the first '_' and capitalizes the letter
// after it. Returns the text unchanged if there is no '_'.
class _snakeCaseHelper<string str> {
  int _at = !find(str, "_");
  string ret = !if(!lt(_at, 0), str,
                   !substr(str, 0, !if(!lt(_at, 0), 0, _at)) #
                       firstCharToUpper<!substr(str, !add(_at, 1))>.ret);
}

// Converts some_name to SomeName. Supports names of up to nine parts.
class snakeCaseToCamelCase<string str> {
  string ret = !foldl(firstCharToUpper<str>.ret, !range(8), done, step,
                      _snakeCaseHelper<done>.ret);
}

//===-- Mix-ins and small records ------------------------------------------===//

// A C++ parameter: its type and, if not empty, its default value.
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}

// Mix-in: the generator warns about uses of the record, with the reason.
class Deprecated<string reason> {
  string odsDeprecated = reason;
}

// Mix-in: the C++ entity that is generated from the record is marked [[deprecated]].
class CppDeprecated<string reason> {
  string odsCppDeprecated = reason;
}

#endif // STRATA_DEFS_UTILS
