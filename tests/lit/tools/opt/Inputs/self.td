include "self.td"
