"""What `make` calls: everything from a fresh clone to the table in the browser, to the tests and to a release."""
