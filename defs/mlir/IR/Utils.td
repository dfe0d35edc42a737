//===- Utils.td - Small helpers of the whole vocabulary ----*- tablegen -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// Dag operators, string functions and mix-ins that no single concept owns.
//
//===----------------------------------------------------------------------===//

#ifndef STRATA_DEFS_UTILS
#define STRATA_DEFS_UTILS

//===-- Dag operators ------------------------------------------------------===//

def ins;   // what goes into an op, a builder, a method
def outs;  // what an op yields

//===-- Functions: a class whose field is the answer -----------------------===//

class StrFunc<string r> {
  string result = r;
}

class firstCharToUpper<string str> {
  string ret = !toupper(!substr(str, 0, 1)) # !substr(str, 1);
}

// One step of the way from some_name to someName: the part before the first '_', and then the rest
// with a capital letter. The recursion ends where no '_' is left.
class _snakeCaseHelper<string str> {
  int _at = !find(str, "_");
  string ret = !if(!lt(_at, 0), str,
                   !substr(str, 0, !if(!lt(_at, 0), 0, _at)) #
                       firstCharToUpper<!substr(str, !add(_at, 1))>.ret);
}

// some_name -> SomeName. Names of up to eight parts, which a generated accessor has room for.
class snakeCaseToCamelCase<string str> {
  string ret = !foldl(firstCharToUpper<str>.ret, !range(8), done, step,
                      _snakeCaseHelper<done>.ret);
}

//===-- Mix-ins and small records ------------------------------------------===//

// A C++ parameter with its type and, when not empty, its default value.
class CArg<string ty, string value = ""> {
  string type = ty;
  string defaultValue = value;
}

// Using a record that carries this makes the generator warn with the reason.
class Deprecated<string reason> {
  string odsDeprecated = reason;
}

// The C++ entity made from a record that carries this is marked [[deprecated]].
class CppDeprecated<string reason> {
  string odsCppDeprecated = reason;
}

#endif // STRATA_DEFS_UTILS
