"""What the pages load: how much, from where, under which policy; and that words stay words."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import expect

from .conftest import People, Say

MOST: Final = 250_000
HTML: Final = "<b onclick=x>Eve</b>"


def test_the_first_load_is_small(people: People, say: Say) -> None:
    ann = people()
    session = ann.page.context.new_cdp_session(ann.page)
    session.send("Network.enable")
    sizes: list[float] = []

    def count(event: dict[str, Any]) -> None:
        sizes.append(event["encodedDataLength"])

    session.on("Network.loadingFinished", count)
    ann.home()
    ann.page.wait_for_load_state("networkidle")
    assert len(sizes) >= 8
    say(f"The home page loads {sum(sizes) / 1000:.0f} kB in {len(sizes)} answers")
    assert sum(sizes) < MOST


def test_the_policy_is_strict(people: People) -> None:
    ann = people()
    answer = ann.page.goto(ann.url)
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert "object-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_names_and_chat_are_shown_as_text(people: People) -> None:
    ann, eve = people("Ann"), people()
    ann.open_table(["You", "Friend"])
    link = ann.link("Friend")
    ann.close()
    eve.follow(link, HTML)
    expect(ann.page.get_by_text(HTML).first).to_be_visible()
    eve.say("<img src=x onerror=alert(1)>")
    ann.reads("<img src=x onerror=alert(1)>")
    for player in (ann, eve):
        assert player.page.locator("[onclick], img").count() == 0
