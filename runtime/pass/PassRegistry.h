//===- PassRegistry.h - Passes by name ------------------------*- C++ -*-===//
//
// Part of Strata, under the Apache License v2.0. See LICENSE.
//
// The passes that pipelines may name. Filled by a tool's main, explicitly: nothing registers itself.
// Registering is for one thread, before others look things up.
//
//===--------------------------------------------------------------------===//

#ifndef STRATA_RUNTIME_PASS_PASSREGISTRY_H
#define STRATA_RUNTIME_PASS_PASSREGISTRY_H

#include "runtime/pass/Pass.h"
#include <map>

namespace strata {

class PassRegistry {
public:
  using Maker = std::unique_ptr<Pass> (*)();
  static PassRegistry &get();

  /// A later pass of the same name replaces the earlier.
  void add(Maker maker) { makers[maker()->getArgument().str()] = maker; }
  /// Null when there is none of that name.
  Maker lookup(llvm::StringRef name) const {
    auto it = makers.find(name.str());
    return it == makers.end() ? nullptr : it->second;
  }
  const std::map<std::string, Maker> &getPasses() const { return makers; }

private:
  std::map<std::string, Maker> makers;
};

} // namespace strata

#endif // STRATA_RUNTIME_PASS_PASSREGISTRY_H
