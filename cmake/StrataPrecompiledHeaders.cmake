# StrataPrecompiledHeaders.cmake - Precompiled headers of Strata for all targets of a project.
#
# Part of Strata, under the Apache License v2.0. See LICENSE.
#
# MLIRConfig.cmake includes this file unless STRATA_PRECOMPILED_HEADERS is OFF. When the directory that called
# find_package(MLIR) has been processed, each C++ target in it and its subdirectories that has Strata in its include path
# gets the precompiled header StrataPrelude.h. Not changed are targets that have precompiled headers of their own or the
# property DISABLE_PRECOMPILE_HEADERS.
#
# With GCC, a precompiled header belongs to an installation and not to a project: it is stored under a key of the compiler,
# its options and the versions of all headers. There are two stores: lib/strata/precompiled of the installation, which
# `tools/install` fills for common options, and a folder of the user. AUTO uses what is stored; ON also adds missing files to
# the user's folder, when the project is built. Several builds may do this at the same time. A target includes an empty file
# StrataPrelude.h of its build folder, next to a link to the stored file; if GCC rejects this file or it is missing, the
# source is compiled from the text of the headers.
#
# With other compilers, ON makes a precompiled header for each project (StrataPrecompiledHeadersOfProject.cmake).

include("${CMAKE_CURRENT_LIST_DIR}/StrataTargets.cmake")

# Sets `result` to true if a target compiles C++ sources with Strata's headers and has no precompiled headers yet.
function(_strata_can_precompile target prefix result)
  set(${result} FALSE PARENT_SCOPE)
  get_target_property(type ${target} TYPE)
  if(NOT type MATCHES "^(EXECUTABLE|(STATIC|SHARED|MODULE|OBJECT)_LIBRARY)$")
    return()
  endif()
  foreach(property PRECOMPILE_HEADERS PRECOMPILE_HEADERS_REUSE_FROM DISABLE_PRECOMPILE_HEADERS INTERPROCEDURAL_OPTIMIZATION
          STRATA_PRECOMPILED)
    get_target_property(value ${target} ${property})
    if(value)
      return()
    endif()
  endforeach()
  get_target_property(sources ${target} SOURCES)
  get_target_property(includes ${target} INCLUDE_DIRECTORIES)
  if(sources MATCHES "[.](cpp|cc|cxx)(;|$)" AND "${prefix}/include" IN_LIST includes)
    set(${result} TRUE PARENT_SCOPE)
  endif()
endfunction()

# Sets `result` to the options of a target that are relevant to a precompiled header: not warnings and include folders. Empty
# if they are not known before the build, because they contain generator expressions.
function(_strata_precompile_options target result)
  set(${result} "" PARENT_SCOPE)
  get_target_property(directory ${target} SOURCE_DIR)
  string(TOUPPER "CMAKE_CXX_FLAGS_${CMAKE_BUILD_TYPE}" of_build_type)
  set(options)
  foreach(variable CMAKE_CXX_FLAGS ${of_build_type})
    get_directory_property(value DIRECTORY "${directory}" DEFINITION ${variable})
    separate_arguments(value UNIX_COMMAND "${value}")
    list(APPEND options ${value})
  endforeach()
  get_target_property(value ${target} COMPILE_FLAGS)
  if(value)
    separate_arguments(value UNIX_COMMAND "${value}")
    list(APPEND options ${value})
  endif()
  get_target_property(value ${target} COMPILE_OPTIONS)
  if(value)
    string(REGEX REPLACE "\\$<\\$<COMPILE_LANGUAGE:[C,]*CXX>:([^<>]*)>" "\\1" value "${value}")
    string(REGEX REPLACE "\\$<\\$<COMPILE_LANGUAGE:C>:([^<>]*)>" "" value "${value}")
    list(APPEND options ${value})
  endif()
  if(options MATCHES "\\$<|SHELL:")
    return()
  endif()
  list(FILTER options EXCLUDE REGEX "^(-W[^p].*|-w|-pedantic.*|-fdiagnostics.*|-pipe|-I.*)$")

  get_target_property(type ${target} TYPE)
  get_target_property(pic ${target} POSITION_INDEPENDENT_CODE)
  if(pic AND type STREQUAL "EXECUTABLE")
    list(APPEND options -fPIE)
  elseif(pic OR type MATCHES "^(SHARED|MODULE)_LIBRARY$")
    list(APPEND options -fPIC)
  endif()
  get_target_property(value ${target} CXX_VISIBILITY_PRESET)
  if(value)
    list(APPEND options -fvisibility=${value})
  endif()
  get_target_property(value ${target} VISIBILITY_INLINES_HIDDEN)
  if(value)
    list(APPEND options -fvisibility-inlines-hidden)
  endif()
  get_target_property(standard ${target} CXX_STANDARD)
  if(NOT standard OR standard LESS 20 OR standard EQUAL 98)
    set(standard 20)
  endif()
  get_target_property(extensions ${target} CXX_EXTENSIONS)
  if(extensions OR extensions MATCHES "NOTFOUND$")
    list(APPEND options -std=gnu++${standard})
  else()
    list(APPEND options -std=c++${standard})
  endif()
  # LLVM's functions add the same options again for each function that a target passes through.
  list(REMOVE_DUPLICATES options)
  set(${result} "${options}" PARENT_SCOPE)
endfunction()

# Sets `result` to the macros of a target that the headers may read. GCC rejects a precompiled header if others matter.
function(_strata_precompile_definitions target result)
  get_target_property(directory ${target} SOURCE_DIR)
  get_target_property(of_target ${target} COMPILE_DEFINITIONS)
  if(NOT of_target)
    set(of_target)
  endif()
  get_directory_property(of_directory DIRECTORY "${directory}" COMPILE_DEFINITIONS)
  # Projects that pass LLVM_DEFINITIONS unsplit to add_definitions() define one macro whose value contains the other options.
  # Split it, because macros with other values require other precompiled headers.
  set(split)
  foreach(definition IN LISTS of_directory)
    if(definition MATCHES "^_[A-Za-z0-9_]*(=[0-9]+)?( -D[A-Za-z0-9_]+(=[0-9]+)?)+$")
      string(REPLACE " -D" ";" definition "${definition}")
    endif()
    list(APPEND split "${definition}")
  endforeach()
  if(NOT split STREQUAL of_directory)
    set_property(DIRECTORY "${directory}" PROPERTY COMPILE_DEFINITIONS "${split}")
  endif()
  list(APPEND split ${of_target})
  list(FILTER split INCLUDE REGEX "^(_.*|NDEBUG.*|LLVM_.*|MLIR_.*|STRATA_.*)$")
  list(FILTER split EXCLUDE REGEX "^MLIR_CAPI_")
  list(REMOVE_DUPLICATES split)
  list(SORT split)
  list(TRANSFORM split PREPEND -D)
  set(${result} "${split}" PARENT_SCOPE)
endfunction()

# Sets `result` to true if the compiler accepts the stored file next to `header`.
function(_strata_accepts_precompiled header options result)
  get_filename_component(folder "${header}" DIRECTORY)
  file(WRITE "${folder}/probe.cpp" "")
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} ${options} -w -H -fsyntax-only -include "${header}" "${folder}/probe.cpp"
                  OUTPUT_VARIABLE included ERROR_VARIABLE included)
  if(included MATCHES "(^|\n)! ")
    set(${result} TRUE PARENT_SCOPE)
  else()
    set(${result} FALSE PARENT_SCOPE)
  endif()
endfunction()

# Sets `result` to the folder of stored files to which missing ones are added.
function(_strata_precompile_folder result)
  if(STRATA_PRECOMPILED_HEADERS_DIR)
    set(folder "${STRATA_PRECOMPILED_HEADERS_DIR}")
  elseif(DEFINED ENV{XDG_CACHE_HOME})
    set(folder "$ENV{XDG_CACHE_HOME}/strata/precompiled")
  elseif(DEFINED ENV{HOME})
    set(folder "$ENV{HOME}/.cache/strata/precompiled")
  else()
    set(folder "${CMAKE_BINARY_DIR}/CMakeFiles/strata_precompiled/stored")
  endif()
  set(${result} "${folder}" PARENT_SCOPE)
endfunction()

# Declares the target strata_prelude_KEY, which adds a file to the user's folder unless it exists.
function(_strata_add_precompilation key folder stored options prefix prelude)
  set(command ${CMAKE_CXX_COMPILER} ${options} -w -isystem "${prefix}/include")
  foreach(include IN LISTS LLVM_INCLUDE_DIRS)
    list(APPEND command -isystem "${include}")
  endforeach()
  file(WRITE "${folder}/parameters.cmake"
       "set(command [[${command}]])\nset(prelude [[${prelude}]])\nset(stored [[${stored}]])\nset(done [[${folder}/done]])\n")
  add_custom_command(OUTPUT "${folder}/done" VERBATIM COMMENT "Precompiling the headers of Strata"
                     COMMAND ${CMAKE_COMMAND} -DPARAMETERS=${folder}/parameters.cmake -P
                             "${MLIR_CMAKE_DIR}/StrataPrecompile.cmake")
  add_custom_target(strata_prelude_${key} DEPENDS "${folder}/done")
endfunction()

# Makes all targets below a directory use stored precompiled headers.
function(_strata_use_stored_headers directory prefix prelude version)
  set(stores "${prefix}/lib/strata/precompiled")
  _strata_precompile_folder(own_store)
  list(APPEND stores "${own_store}")
  file(TIMESTAMP "${LLVM_INCLUDE_DIR}/llvm/Config/llvm-config.h" llvm_time)
  _strata_collect_targets("${directory}" targets)
  foreach(target IN LISTS targets)
    _strata_can_precompile(${target} "${prefix}" usable)
    if(NOT usable)
      continue()
    endif()
    _strata_precompile_options(${target} options)
    if(NOT options)
      continue()
    endif()
    _strata_precompile_definitions(${target} definitions)
    list(PREPEND options ${definitions})
    string(MD5 key "${CMAKE_CXX_COMPILER}|${CMAKE_CXX_COMPILER_VERSION}|${options}|${prefix}|${version}|${LLVM_INCLUDE_DIRS}|${llvm_time}")
    set(folder "${CMAKE_BINARY_DIR}/CMakeFiles/strata_precompiled/${key}")
    set(header "${folder}/StrataPrelude.h")
    if(NOT DEFINED state_${key})
      set(state_${key} "unused")
      if(NOT EXISTS "${header}")
        file(WRITE "${header}" "// Empty: GCC reads StrataPrelude.h.gch instead.\n")
      endif()
      foreach(store IN LISTS stores)
        set(stored "${store}/${key}.gch")
        if(state_${key} STREQUAL "unused" AND EXISTS "${stored}")
          file(CREATE_LINK "${stored}" "${header}.gch" SYMBOLIC)
          _strata_accepts_precompiled("${header}" "${options}" accepted)
          if(accepted)
            set(state_${key} "stored")
          endif()
        endif()
      endforeach()
      if(state_${key} STREQUAL "unused" AND NOT STRATA_PRECOMPILED_HEADERS STREQUAL "AUTO")
        set(state_${key} "made")
        set(stored "${own_store}/${key}.gch")
        file(CREATE_LINK "${stored}" "${header}.gch" SYMBOLIC)
        _strata_add_precompilation(${key} "${folder}" "${stored}" "${options}" "${prefix}" "${prelude}")
      endif()
    endif()
    if(state_${key} STREQUAL "unused")
      continue()
    endif()
    target_compile_options(${target} PRIVATE "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include \"${header}\">")
    set_target_properties(${target} PROPERTIES STRATA_PRECOMPILED "${key}")
    if(state_${key} STREQUAL "made")
      add_dependencies(${target} strata_prelude_${key})
    endif()
  endforeach()
endfunction()

get_property(_strata_multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(CMAKE_VERSION VERSION_LESS 3.19)
  # cmake_language(DEFER) is missing.
elseif(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND NOT _strata_multi_config)
  # A launcher such as ccache does not store objects that use precompiled headers unless it is configured for them.
  if(NOT CMAKE_CXX_COMPILER_LAUNCHER OR NOT STRATA_PRECOMPILED_HEADERS STREQUAL "AUTO")
    # The arguments of a deferred call are evaluated when it is executed, so the paths are inserted as text.
    cmake_language(EVAL CODE "cmake_language(DEFER CALL _strata_use_stored_headers
      [[${CMAKE_CURRENT_SOURCE_DIR}]] [[${MLIR_INSTALL_PREFIX}]] [[${CMAKE_CURRENT_LIST_DIR}/StrataPrelude.h]]
      [[${STRATA_HEADERS_VERSION}]])")
  endif()
elseif(NOT STRATA_PRECOMPILED_HEADERS STREQUAL "AUTO")
  include("${CMAKE_CURRENT_LIST_DIR}/StrataPrecompiledHeadersOfProject.cmake")
endif()
