// Included by tests of the folder above.
def Wrong : Unknown;
