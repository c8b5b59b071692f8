"""The compiled lexicon as a wheel of its own, so that another program installs it and builds nothing."""
