// A loaded dialect reports which C++ code it lacks, and rejects text that would need this code.
// RUN: not strata-opt --load-dialect=%code_td %s --allow-unregistered-dialect 2>&1 | FileCheck %s

// CHECK-DAG: Code.td:[[#]]:[[#]]: warning: the C++ type 'Version' of parameter 'version' needs compiled C++ and is left out of the loaded dialect
// CHECK-DAG: warning: the C++ type 'Mode' of parameter 'mode' needs compiled C++
// CHECK-DAG: warning: the class 'LevelType' of parameter 'kind' needs compiled C++
// CHECK-DAG: warning: the comparator of parameter 'text' needs compiled C++
// CHECK-DAG: warning: the parser of parameter 'text' needs compiled C++
// CHECK-DAG: warning: the printer of parameter 'text' needs compiled C++
// CHECK-DAG: warning: the convertFromStorage of parameter 'meters' needs compiled C++
// CHECK-DAG: warning: the allocator of parameter 'names' needs compiled C++
// CHECK-DAG: warning: the directive custom<Step> needs compiled C++

// CHECK-DAG: loaded.mlir:[[#@LINE+1]]:[[#]]: error: a parameter of C++ type 'Version' needs compiled C++
"t.op"() {a = #code.release<1:2>} : () -> ()
