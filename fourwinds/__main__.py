"""`python -m fourwinds` is the command `fourwinds`."""

import sys

from fourwinds.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
