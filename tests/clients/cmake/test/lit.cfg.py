import os

import lit.formats

config.name = "shop"
config.suffixes = [".mlir"]
config.test_format = lit.formats.ShTest()
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.pathsep.join([config.shop_bin, config.llvm_tools_dir, os.environ["PATH"]])
