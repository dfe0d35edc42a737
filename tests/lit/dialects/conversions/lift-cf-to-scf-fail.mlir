// A control-flow graph that cannot be lifted is reported at the terminator that prevents it. mlir-opt 22 does not
// report unreachable blocks and converts a switch on i128.
// UNSUPPORTED: differential
// RUN: %opt %s --lift-cf-to-scf --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @unreachable(%n: i32) -> i32 {
  cf.br ^bb1
^bb1:
  return %n : i32
^bb2:
  // expected-error @+1 {{'cf.br' op transformation does not support unreachable blocks}}
  cf.br ^bb1
}

// -----

// An unreachable loop.
func.func @unreachable_loop(%n: i32) -> i32 {
  cf.br ^bb1
^bb1:
  return %n : i32
^bb2:
  // expected-error @+1 {{'cf.br' op transformation does not support unreachable blocks}}
  cf.br ^bb2
}

// -----

func.func @unknown_branch(%n: i32) -> i32 {
  // expected-error @+1 {{'t.br' op transformation does not support terminators with successors not implementing BranchOpInterface}}
  "t.br"() [^bb1, ^bb1] : () -> ()
^bb1:
  return %n : i32
}

// -----

func.func @endless_in_a_region(%n: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.br ^bb1
  ^bb1:
    // expected-error @+1 {{Cannot create unreachable terminator for 'scf.execute_region'}}
    cf.br ^bb1
  }
  return %n : i32
}

// -----

func.func @wide_switch(%n: i128) -> i128 {
  // expected-error @+1 {{'cf.switch' op cannot convert a switch on 'i128' to structured control flow}}
  cf.switch %n : i128, [default: ^bb1, 3: ^bb2]
^bb1:
  return %n : i128
^bb2:
  return %n : i128
}
