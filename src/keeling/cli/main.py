"""The command `keeling`: turns what people handed in wrongly into one sentence and exit code 2."""

import os
import sys


def run() -> None:
    """Run the command line and exit."""
    try:
        from keeling.cli.app import app
        from keeling.cli.output import told, word
        from keeling.kernel.errors import KeelingError
    except ImportError as error:
        if type(error).__name__ != "BuildError":
            raise
        print(f"keeling: {error}", file=sys.stderr)
        sys.exit(2)
    try:
        app()
    except KeelingError as error:
        print(f"keeling: {told(error)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(f"keeling: {word('say-stopped')}", file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        # The reader of a pipe has seen enough; keep Python from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


if __name__ == "__main__":
    run()
