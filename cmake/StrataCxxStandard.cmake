# StrataCxxStandard.cmake - Compile as C++20 at least.
#
# Part of Strata, under the Apache License v2.0. See LICENSE.
#
# Raises CMAKE_CXX_STANDARD of the including scope to 20. A higher value stays.

if(NOT CMAKE_CXX_STANDARD OR CMAKE_CXX_STANDARD LESS 20 OR CMAKE_CXX_STANDARD EQUAL 98)
  set(CMAKE_CXX_STANDARD 20)
endif()
