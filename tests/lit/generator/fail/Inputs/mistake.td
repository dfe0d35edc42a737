// A file with an error, which tests of the parent folder include.
def Wrong : Unknown;
