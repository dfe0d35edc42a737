// Included by tests of the parent folder.
def Wrong : Unknown;
