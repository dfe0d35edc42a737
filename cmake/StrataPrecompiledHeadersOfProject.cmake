# StrataPrecompiledHeadersOfProject.cmake - Precompile the headers of Strata once for all targets of a project.
#
# Part of Strata, under the Apache License v2.0. See LICENSE.
#
# For compilers other than GCC; StrataPrecompiledHeaders.cmake includes this file and selects the targets. Targets with equal
# options share a precompiled header.

# Makes all targets below a directory use StrataPrelude.h. The targets with equal options share a precompiled header, which
# an object library without code compiles.
function(_strata_precompile_headers directory prefix header)
  set(properties COMPILE_FLAGS COMPILE_OPTIONS COMPILE_DEFINITIONS POSITION_INDEPENDENT_CODE CXX_STANDARD CXX_EXTENSIONS
      CXX_VISIBILITY_PRESET)
  set(empty "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/strata_prelude.cpp")
  if(NOT EXISTS "${empty}")
    file(WRITE "${empty}" "// Compiled with a precompiled header only.\n")
  endif()
  _strata_collect_targets("${directory}" targets)
  set(count 0)
  foreach(target IN LISTS targets)
    _strata_can_precompile(${target} "${prefix}" usable)
    if(NOT usable)
      continue()
    endif()
    get_target_property(target_directory ${target} SOURCE_DIR)
    get_directory_property(flags DIRECTORY "${target_directory}" DEFINITION CMAKE_CXX_FLAGS)
    if(NOT flags STREQUAL CMAKE_CXX_FLAGS)
      continue()
    endif()
    # CMake compiles the sources of shared libraries as position-independent code, and LLVM's functions those of all targets.
    get_target_property(type ${target} TYPE)
    set(key "")
    if(type MATCHES "SHARED|MODULE" AND NOT flags MATCHES "-fPIC")
      set(key "shared")
    endif()
    foreach(property IN LISTS properties)
      get_target_property(value_${property} ${target} ${property})
      # LLVM's functions add the same options again for each function that a target passes through.
      set(value ${value_${property}})
      list(REMOVE_DUPLICATES value)
      string(APPEND key "|${value}")
    endforeach()
    string(MD5 key "${key}")
    if(NOT DEFINED owner_${key})
      set(owner_${key} strata_prelude_${count})
      math(EXPR count "${count} + 1")
      add_library(${owner_${key}} OBJECT EXCLUDE_FROM_ALL "${empty}")
      get_target_property(includes ${target} INCLUDE_DIRECTORIES)
      set_target_properties(${owner_${key}} PROPERTIES INCLUDE_DIRECTORIES "${includes}")
      foreach(property IN LISTS properties)
        if(NOT value_${property} MATCHES "-NOTFOUND$")
          set_target_properties(${owner_${key}} PROPERTIES ${property} "${value_${property}}")
        endif()
      endforeach()
      if(type MATCHES "SHARED|MODULE")
        set_target_properties(${owner_${key}} PROPERTIES POSITION_INDEPENDENT_CODE ON)
      endif()
      target_compile_features(${owner_${key}} PRIVATE cxx_std_20)
      target_precompile_headers(${owner_${key}} PRIVATE "${header}")
    endif()
    target_precompile_headers(${target} REUSE_FROM ${owner_${key}})
    # The compiler ignores a precompiled header that does not fit and compiles the text of the headers.
    set_target_properties(${target} PROPERTIES PCH_WARN_INVALID OFF)
  endforeach()
endfunction()

# The arguments of a deferred call are evaluated when it is executed, so the paths are inserted as text.
cmake_language(EVAL CODE "cmake_language(DEFER CALL _strata_precompile_headers
  [[${CMAKE_CURRENT_SOURCE_DIR}]] [[${MLIR_INSTALL_PREFIX}]] [[${CMAKE_CURRENT_LIST_DIR}/StrataPrelude.h]])")
