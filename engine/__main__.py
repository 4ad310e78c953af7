"""`python -m engine`: the same commands as `paravent`, without an installed script."""

import sys

from engine.terminal.main import main

if __name__ == "__main__":
    sys.exit(main())
