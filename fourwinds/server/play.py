"""A match with the tentative turns of its seats. Nothing here reads or writes anything outside.

A seat's steps since the last barrier are a draft that the seat sees alone. It ends where the seat can
decide nothing more alone, as `Turn` says it. A commit moves a draft into the log, lets chance act,
and notes who may notice it.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from itertools import takewhile
from typing import NamedTuple

import msgspec

from fourwinds.core.match import Match, refusal
from fourwinds.core.messages import Event, Refusal, Text, Unusable
from fourwinds.core.protocol import CHANCE, PUBLIC, State, Turn
from fourwinds.server.deal import Deal


@dataclass
class Step:
    """A tentative action. A forced one was the only choice and goes with the step before it."""

    action: int
    forced: bool = False
    final: bool = False


class Note(NamedTuple):
    """Something that happened: the number of its commit, the one seat that may know or None, text and facts as JSON.

    Both are encoded once and not once for every device.
    """

    commit: int
    only: int | None
    text: bytes
    kind: str = ""
    facts: bytes = b"{}"


class Draft:
    """A seat's tentative steps and the position behind them, as of a number of commits."""

    def __init__(self, seat: int, commits: int, state: State, alone: State | None) -> None:
        self.seat = seat
        self.commits = commits
        self.state = state
        self.alone = alone
        """The same steps as if nobody who was asked together with the seat had decided since, if somebody has."""
        self.steps: list[Step] = []

    @property
    def prefix(self) -> int:
        """How many forced steps stand at the beginning; nobody chose them, so they do not count."""
        return len(list(takewhile(lambda step: step.forced, self.steps)))

    @property
    def step(self) -> int:
        """How many steps can be taken back."""
        return len(self.steps) - self.prefix


class Play:
    """A match being played by seats with drafts."""

    def __init__(self, match: Match, deal: Deal) -> None:
        self.match = match
        self.game = match.game
        self.players = match.config.players
        self.notes: list[Note] = []
        self.seen: list[int] = []
        """For every commit who may notice it: a bit for each seat and one more for the public."""
        self.since = [0] * self.players
        """After which commit the seat's present decision began."""
        self.deal = deal
        self._drafts: dict[int, Draft] = {}
        self._alone: dict[int, State] = {}
        """For a seat whose decision others have made meanwhile: the position as if they had not."""

    # Reading

    def bit(self, seat: int) -> int:
        """The seat's bit in `seen`."""
        return 1 << (self.players if seat == PUBLIC else seat)

    def version(self, mask: int, commits: int | None = None) -> int:
        """How many of the first commits somebody with these bits may have noticed."""
        return sum(1 for seen in self.seen[:commits] if seen & mask)

    @property
    def public_version(self) -> int:
        """How many commits everybody may have noticed."""
        return self.version(self.bit(PUBLIC))

    def asked(self, seat: int) -> bool:
        """Whether the seat may act."""
        return seat in self.match.state.turn().seats

    def draft(self, seat: int) -> Draft:
        """The seat's draft on the present position."""
        if not self.asked(seat):
            return self._empty(seat)
        draft = self._drafts.get(seat)
        if draft is None:
            draft = self._drafts[seat] = self._empty(seat)
            self._force(seat, draft, opening=True)
        elif draft.commits != len(self.seen):
            draft = self._resume(seat, draft.steps)
        return draft

    def complete(self, seat: int) -> bool:
        """Whether the draft reaches the end of what the seat can decide alone."""
        draft = self.draft(seat)
        return bool(draft.steps) and self._reached(draft, draft.state, draft.alone)

    def due(self, seat: int) -> bool:
        """Whether the draft is to be committed without asking: a single decision, or one that shows something."""
        steps = self.draft(seat).steps
        return bool(steps) and (steps[-1].final or (len(steps) == 1 and self.complete(seat)))

    def shown(self, seat: int) -> State:
        """The position to show the seat.

        When the last of several seats completes its draft, the position behind it would already
        reveal what the others did; so the draft is shown as it looks before they had finished.
        """
        draft = self.draft(seat)
        if draft.alone is None or not self.complete(seat):
            return draft.state
        others = set(self.match.state.turn().waiting) - {seat}
        return draft.state if others and set(draft.state.turn().waiting) == others else draft.alone

    def is_beside(self, seat: int, action: int) -> bool:
        """Whether the seat may do this at any time, besides what it is asked for."""
        return action in self.match.state.besides(seat)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why the seat may not do this as its next step, or nothing."""
        if self.is_beside(seat, action):
            return None
        if self.asked(seat) and self.complete(seat):
            return Refusal("", Text("refuse-turn-complete"))
        return refusal(self.game, self.draft(seat).state, seat, action)

    def parse(self, words: str) -> int | Refusal:
        """The action of these words."""
        try:
            return self.game.parse(words)
        except Unusable:
            return Refusal("", Text("refuse-unknown-action", {"action": words}))

    def single(self, seat: int, action: int) -> bool:
        """Whether the action would be played at once and could not be taken back."""
        draft = self.draft(seat)
        return draft.state.final(seat, action) or (not draft.steps and self._ends(draft, action))

    # Tentative steps

    def push(self, seat: int, action: int, forced: bool = False) -> None:
        """One legal step into the draft."""
        draft = self.draft(seat)
        final = draft.state.final(seat, action)
        if not draft.steps:
            draft.state = draft.state.copy()
            draft.alone = draft.alone and draft.alone.copy()
        draft.state.apply(seat, action)
        if draft.alone is not None:
            draft.alone.apply(seat, action)
        draft.steps.append(Step(action, forced, final))

    def act(self, seat: int, action: int) -> None:
        """One legal step and the forced ones behind it."""
        self.push(seat, action)
        draft = self.draft(seat)
        if not draft.steps[-1].final:
            self._force(seat, draft)

    def undo(self, seat: int, to: int) -> None:
        """Takes back steps down to `to`, and further down to one that was chosen."""
        draft = self.draft(seat)
        keep = draft.prefix + to
        while keep > draft.prefix and draft.steps[keep].forced:
            keep -= 1
        self._resume(seat, draft.steps[:keep])

    def clear(self, seat: int) -> None:
        """An empty draft, without forced steps."""
        self._drafts[seat] = self._empty(seat)

    def restore_draft(self, seat: int, lines: list[str]) -> None:
        """A draft as it was kept, as far as it is legal; without any step it begins afresh."""
        steps: list[Step] = []
        for line in lines:
            action = self.parse(line.removeprefix("~"))
            if isinstance(action, Refusal):
                break
            steps.append(Step(action, line.startswith("~")))
        if not self.asked(seat) or not self._resume(seat, steps).steps:
            self._drafts.pop(seat, None)

    def draft_lines(self, seat: int) -> list[str]:
        """The draft in words, to be kept."""
        draft = self._drafts.get(seat)
        steps = draft.steps if draft else []
        return [f"{'~' if step.forced else ''}{self.game.notate(step.action)}" for step in steps]

    def _force(self, seat: int, draft: Draft, opening: bool = False) -> None:
        """Plays steps without a place while there is only one; at the opening none that would end the turn."""
        while not self.complete(seat):
            legal = draft.state.legal(seat)
            if len(legal) != 1 or self.game.place(legal[0]) or draft.state.final(seat, legal[0]):
                return
            if opening and self._ends(draft, legal[0]):
                return
            self.push(seat, legal[0], forced=True)

    def _ends(self, draft: Draft, action: int) -> bool:
        after, alone = draft.state.copy(), draft.alone and draft.alone.copy()
        after.apply(draft.seat, action)
        if alone is not None:
            alone.apply(draft.seat, action)
        return self._reached(draft, after, alone)

    def _reached(self, draft: Draft, after: State, alone: State | None) -> bool:
        """Whether the seat can go no further alone, as things are or as if the others had not decided yet."""
        if alone is not None and ended(draft.seat, self._alone[draft.seat].turn(), alone.turn()):
            return True
        return ended(draft.seat, self.match.state.turn(), after.turn())

    def _empty(self, seat: int) -> Draft:
        return Draft(seat, len(self.seen), self.match.state, self._alone.get(seat))

    def _resume(self, seat: int, steps: list[Step]) -> Draft:
        """The draft of these steps on the present position, as far as they are legal there."""
        draft = self._drafts[seat] = self._empty(seat)
        for step in steps:
            if self.complete(seat) or step.action not in draft.state.legal(seat):
                break
            self.push(seat, step.action, step.forced)
        return draft

    # Commits

    def take_turn(self, seat: int, words: list[str]) -> None:
        """A whole turn as a draft: these words as far as they are legal, then lots until it is complete."""
        self.clear(seat)
        for word in words:
            action = self.parse(word)
            if isinstance(action, Refusal) or self.refusal(seat, action) is not None:
                break
            self.push(seat, action)
        while not self.complete(seat) and not self.due(seat):
            self.push(seat, self.deal.rng.choice(self.draft(seat).state.legal(seat)))

    def commit(self, seat: int) -> list[str]:
        """Moves the draft into the log and lets chance act; returns the lines."""
        return self._enter(seat, [step.action for step in self.draft(seat).steps])

    def beside(self, seat: int, action: int) -> list[str]:
        """Plays something besides the turn; drafts stay where they can. Returns the lines."""
        kept = self._drafts.get(seat)
        before = self.match.state.legal(seat)
        lines = self._enter(seat, [action])
        if kept is not None and self.match.state.legal(seat) == before:
            self._drafts[seat] = kept
        return lines

    def tell(self, text: Text, commits: int | None = None) -> None:
        """Notes for everybody what happened at the table and not in the game, now or after so many commits."""
        at = len(self.seen) if commits is None else min(commits, len(self.seen))
        place = bisect_right(self.notes, at, key=lambda note: note.commit)
        self.notes.insert(place, Note(at, None, msgspec.json.encode(text)))

    def begin(self) -> list[str]:
        """Lets chance act before the first decision."""
        return self._enter(CHANCE, [])

    def replay(self, seat: int, lines: list[str]) -> None:
        """A commit out of a kept log."""
        before, start = self.match.state.copy(), self.match.ply
        events: list[Event] = []
        for line in lines:
            self._play(*self.match.read(line), events)
        self._close(seat, before, start, events)

    def _enter(self, seat: int, actions: list[int]) -> list[str]:
        before, start = self.match.state.copy(), self.match.ply
        events: list[Event] = []
        for action in actions:
            self._play(seat, action, events)
        while self.match.state.turn().waiting == (CHANCE,):
            self._play(CHANCE, self.deal.outcome(self.match.state), events)
        self._close(seat, before, start, events)
        return [self.match.line(who, action) for who, action in self.match.log[start:]]

    def _play(self, seat: int, action: int, events: list[Event]) -> None:
        self.match.play(seat, action, events)
        if seat == CHANCE:
            self.deal.passed(action)

    def _close(self, seat: int, before: State, start: int, events: list[Event]) -> None:
        if start == self.match.ply:
            return
        self.seen.append(self._noticed(seat, before, events))
        self.notes += [note(len(self.seen), event) for event in events]
        for other in range(self.players):
            self._reopen(other, seat, before)
            self._set_apart(other, before, self.match.log[start:])

    def _noticed(self, seat: int, before: State, events: list[Event]) -> int:
        """Who may notice a commit: everybody, unless it left the table as it was for some."""
        state = self.match.state
        viewers = [*range(self.players), PUBLIC]
        if any(event.only is None for event in events) or not same(before.turn(), state.turn()):
            return sum(self.bit(viewer) for viewer in viewers)
        told = {event.only for event in events} | {seat}
        return sum(self.bit(v) for v in viewers if v in told or before.view(v) != state.view(v))

    def _reopen(self, seat: int, actor: int, before: State) -> None:
        """Another seat's turn goes on if this commit changed nothing about it; otherwise it begins afresh."""
        state = self.match.state
        waited = seat in before.turn().waiting and seat in state.turn().waiting
        if seat != actor and waited and before.legal(seat) == state.legal(seat):
            return
        self.since[seat] = len(self.seen)
        self._drafts.pop(seat, None)

    def _set_apart(self, seat: int, before: State, entered: list[tuple[int, int]]) -> None:
        """Keeps the position as if those who are asked together with the seat had not decided since."""
        actor, action = entered[0]
        if seat not in before.turn().waiting or seat not in self.match.state.turn().waiting:
            self._alone.pop(seat, None)
        elif actor != seat and actor in before.turn().waiting and action not in before.besides(actor):
            self._alone.setdefault(seat, before)
        elif seat in self._alone:
            alone = self._alone.pop(seat).copy()
            turn = alone.turn()
            for who, entry in entered:
                if entry in alone.legal(who) or entry in alone.besides(who):
                    alone.apply(who, entry)
            if not ended(seat, turn, alone.turn()):
                self._alone[seat] = alone


def note(commit: int, event: Event) -> Note:
    """An event as it is told to devices."""
    text, facts = msgspec.json.encode(event.text()), msgspec.json.encode(event.facts())
    return Note(commit, event.only, text, type(event).__name__, facts)


def same(one: Turn, other: Turn) -> bool:
    """Whether the same seats are asked."""
    return set(one.waiting) == set(other.waiting) and set(one.may) == set(other.may)


def ended(seat: int, before: Turn, after: Turn) -> bool:
    """Whether the seat can go no further alone: it is no longer waited for, or others are now, or no longer."""
    return seat not in after.waiting or set(before.waiting) - {seat} != set(after.waiting) - {seat}
