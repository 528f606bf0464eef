"""The OpenAPI description is true: schemathesis tries it on a running server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .house import PATIENCE, House, serving

ALLOWED = "positive_data_acceptance.expected-statuses = [200, 201, 401, 403, 404, 409, 422]"
"""Well-formed requests may be refused for a missing secret, an unknown table, or what the game does not allow."""


def seeded(house: House) -> str:
    """Calls go to a real table with its host's secret; a wrong table in the path is then put right, so not refused."""
    table = house.open("me", "link")
    return f"""
        [parameters]
        "path.table" = "{table["table"]}"
        [auth.openapi]
        secret = {{ bearer = "{table["host"]}" }}
        [checks]
        negative_data_rejection.enabled = false
        {ALLOWED}
    """


@pytest.mark.parametrize(("real", "phase"), [(True, "fuzzing"), (False, "coverage")])
def test_schemathesis_finds_nothing(tmp_path: Path, real: bool, phase: str) -> None:
    with serving(tmp_path / "tables.db") as house:
        config = tmp_path / "schemathesis.toml"
        config.write_text(seeded(house) if real else f"[checks]\n{ALLOWED}")
        program = "from schemathesis.cli import schemathesis; schemathesis()"
        options = ["--max-examples=12", "--seed=1", "--no-color", f"--phases=examples,{phase}"]
        command = [sys.executable, "-c", program, f"--config-file={config}", "run", f"{house.url}/api/openapi.json"]
        found = subprocess.run([*command, *options], capture_output=True, text=True, timeout=PATIENCE, cwd=tmp_path)
        assert found.returncode == 0, found.stdout + found.stderr


def test_unknown_fields_are_forbidden_in_the_description(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as house:
        schemas = house.get("/api/openapi.json").json()["components"]["schemas"]
    for name in ("NewTable", "SeatWish", "MyTables", "Again"):
        assert schemas[name]["additionalProperties"] is False
