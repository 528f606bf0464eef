"""`python tools COMMAND`: one step of the Makefile. Needs nothing but Python and pip."""

import os
import sys

# Stands first and is written so that any Python can read it.
if sys.version_info < (3, 11):
    sys.exit(
        "Fourwinds needs Python 3.11 or later; this is %d.%d.\n" % sys.version_info[:2]
        + "Install a newer one and name it: make play PYTHON=python3.12"
    )

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
