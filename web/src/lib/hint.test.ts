import { describe, expect, it } from 'vitest'
import { Hint } from './hint.svelte'
import type { No, Opinion, Opinions, SeatView } from './wire'

const opinion = (action: string, games: number): Opinion => ({
  action,
  text: { key: action, args: {} },
  place: '',
  games,
  wins: 0.5,
  score: 10,
})
const told: Opinions = { type: 'opinions', id: '1', opinions: [opinion('mark a1', 7), opinion('mark a2', 5)] }
const refused: No = { type: 'no', id: '1', refusal: { rule: '', text: { key: 'refuse-no-hint', args: {} } } }

function seat(step: number, actions: string[], number = 0): SeatView {
  const choices = actions.map((action) => ({
    action,
    text: { key: action, args: {} },
    place: action.slice(5),
    final: false,
    gain: null,
  }))
  const prompt = { key: 'prompt', args: {} }
  return { seat: number, view: {}, prompt, choices, besides: [], step, complete: false, commit: null }
}

describe('a hint', () => {
  const decision = seat(0, ['mark a1', 'mark a2'])

  it('is shown from the moment it is asked for', async () => {
    const hint = new Hint()
    const asking = hint.ask(decision, Promise.resolve(told))
    expect([hint.shown, hint.thinking, hint.games]).toEqual([true, true, 0])
    expect(await asking).toBe(null)
    expect([hint.shown, hint.thinking, hint.games]).toEqual([true, false, 12])
  })

  it('makes nothing of a few games', async () => {
    const hint = new Hint()
    const opinions = [opinion('mark a1', 2), opinion('mark a2', 1)]
    await hint.ask(decision, Promise.resolve({ ...told, opinions }))
    expect([hint.games, hint.opinions.map(({ games }) => games)]).toEqual([0, [0, 0]])
  })

  it('says why no games were imagined', async () => {
    const hint = new Hint()
    await hint.ask(decision, Promise.resolve({ ...told, opinions: [opinion('mark a1', 0)] }))
    expect([hint.sight(2), hint.sight(1)]).toEqual(['shell-hint-clear', 'shell-hint-only'])
    await hint.ask(decision, Promise.resolve({ ...told, opinions: [opinion('mark a1', 2), opinion('mark a2', 1)] }))
    expect(hint.sight(2)).toBe('shell-hint-sight')
  })

  it('goes with the decision it is about, and with nothing else', async () => {
    const hint = new Hint()
    await hint.ask(decision, Promise.resolve(told))
    hint.follow(seat(0, ['mark a1', 'mark a2']))
    expect(hint.shown).toBe(true)
    for (const other of [seat(1, ['mark a1', 'mark a2']), seat(0, ['mark a2']), seat(0, ['mark a1', 'mark a2'], 1)]) {
      await hint.ask(decision, Promise.resolve(told))
      hint.follow(other)
      expect(hint.shown).toBe(false)
    }
  })

  it('is dropped if it comes too late', async () => {
    const hint = new Hint()
    const asking = hint.ask(decision, Promise.resolve(told))
    hint.follow(seat(1, ['mark a2']))
    await asking
    expect(hint.shown).toBe(false)
  })

  it('gives a refusal back', async () => {
    const hint = new Hint()
    expect(await hint.ask(decision, Promise.resolve(refused))).toBe(refused)
    expect(hint.shown).toBe(false)
  })

  it('leaves the board the choice that is looked at', () => {
    const hint = new Hint()
    expect(hint.narrow(decision)).toBe(decision)
    hint.looked = 'mark a2'
    expect(hint.narrow(decision).choices.map(({ place }) => place)).toEqual(['a2'])
  })
})
