"""One module per source format; all yield Entry. No rules here."""
