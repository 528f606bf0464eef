"""The games as the tools of learners and researchers know games; each adapter needs its extra."""
