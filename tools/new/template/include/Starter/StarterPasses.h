// The passes that StarterPasses.td declares.

#ifndef STARTER_STARTERPASSES_H
#define STARTER_STARTERPASSES_H

#include "mlir/Pass/Pass.h"
#include <memory>

namespace starter {
#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "Starter/StarterPasses.h.inc"
} // namespace starter

#endif // STARTER_STARTERPASSES_H
