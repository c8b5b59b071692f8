"""The referee's table: what is typed, what was ruled, and the record of it. Nothing here knows of a screen."""
