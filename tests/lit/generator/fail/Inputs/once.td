// A file without include guard, which tests of the parent folder include.
def Once;
