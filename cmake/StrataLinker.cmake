# StrataLinker.cmake - Link with LLVM's linker lld if it is installed.
#
# Part of Strata, under the Apache License v2.0. See LICENSE.
#
# MLIRConfig.cmake includes this file unless STRATA_LINKER is OFF. GNU ld needs most of a second for the symbols of LLVM's
# shared library alone, more than the compilation of a dialect with precompiled headers. When the directory that called
# find_package(MLIR) has been processed, its C++ programs and shared libraries are linked with lld, and those of its
# subdirectories. Not changed are targets with link-time optimisation, whose objects lld cannot read, and everything if the
# project selects a linker itself.

include("${CMAKE_CURRENT_LIST_DIR}/StrataTargets.cmake")

# Sets `result` to the options with which the compiler uses lld; empty if it cannot.
function(_strata_find_lld llvm_tools result)
  set(${result} "" PARENT_SCOPE)
  # The compiler looks for the program ld.lld in its own folders, in PATH, and in the folder of option -B.
  set(candidates "-fuse-ld=lld")
  if(EXISTS "${llvm_tools}/ld.lld")
    set(folder "${CMAKE_BINARY_DIR}/CMakeFiles/StrataLinker")
    file(MAKE_DIRECTORY "${folder}")
    file(CREATE_LINK "${llvm_tools}/ld.lld" "${folder}/ld.lld" SYMBOLIC)
    list(PREPEND candidates "-B${folder} -fuse-ld=lld")
  endif()
  foreach(candidate IN LISTS candidates)
    separate_arguments(options UNIX_COMMAND "${candidate}")
    execute_process(COMMAND ${CMAKE_CXX_COMPILER} ${options} -Wl,--version OUTPUT_VARIABLE version ERROR_QUIET)
    if(version MATCHES "LLD [0-9]")
      set(${result} "${options}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
endfunction()

# Links all programs and shared libraries below a directory with these options.
function(_strata_link_with directory)
  set(options ${ARGN})
  _strata_collect_targets("${directory}" targets)
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    if(NOT type MATCHES "^(EXECUTABLE|(SHARED|MODULE)_LIBRARY)$")
      continue()
    endif()
    get_target_property(directory ${target} SOURCE_DIR)
    set(used)
    foreach(property COMPILE_FLAGS COMPILE_OPTIONS LINK_FLAGS LINK_OPTIONS LINK_LIBRARIES)
      get_target_property(value ${target} ${property})
      list(APPEND used ${value})
    endforeach()
    foreach(variable CMAKE_CXX_FLAGS CMAKE_EXE_LINKER_FLAGS CMAKE_SHARED_LINKER_FLAGS CMAKE_MODULE_LINKER_FLAGS)
      get_directory_property(value DIRECTORY "${directory}" DEFINITION ${variable})
      list(APPEND used ${value})
    endforeach()
    get_target_property(optimized ${target} INTERPROCEDURAL_OPTIMIZATION)
    if(NOT optimized AND NOT used MATCHES "-flto|-fuse-ld|--ld-path|-Wl,-T")
      target_link_options(${target} PRIVATE ${options})
    endif()
  endforeach()
endfunction()

if(CMAKE_CXX_COMPILER_ID MATCHES "^(GNU|Clang)$" AND CMAKE_SYSTEM_NAME STREQUAL "Linux" AND NOT CMAKE_VERSION VERSION_LESS 3.19
   AND NOT LLVM_USE_LINKER AND NOT LLVM_ENABLE_LLD AND NOT CMAKE_LINKER_TYPE)
  _strata_find_lld("${LLVM_TOOLS_BINARY_DIR}" _strata_lld)
  if(_strata_lld)
    # The arguments of a deferred call are evaluated when it is executed, so the paths are inserted as text.
    cmake_language(EVAL CODE "cmake_language(DEFER CALL _strata_link_with [[${CMAKE_CURRENT_SOURCE_DIR}]] ${_strata_lld})")
  endif()
endif()
