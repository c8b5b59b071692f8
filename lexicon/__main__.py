"""`python -m lexicon`: the command line."""

from lexicon.cli.main import main

if __name__ == "__main__":
    main()
