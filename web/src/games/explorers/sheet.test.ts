import { describe, expect, it } from 'vitest'
import { otherPlayers, standingOf } from './players'
import { sampleBoard, sampleView } from './sample'
import { columnsOf, gemPoints, gemTrack, points, pointsOf, progress, templeLists, written } from './sheet'

const sheet = [
  { key: 'explorers-line-provisions-1', points: 5 },
  { key: 'explorers-line-gems-1', points: -3 },
  { key: 'explorers-line-village-a', points: 7 },
]

describe('points', () => {
  it('are summed by line and in all, the own ones with this turn', () => {
    expect(pointsOf(sampleBoard({ sheet }))).toBe(9)
    expect(pointsOf(sampleBoard({ sheet }), 'explorers-line-gems')).toBe(-3)
    const view = sampleView({ boards: [sampleBoard(), sampleBoard({ sheet })] })
    expect(points(view)).toEqual([0, 9])
  })

  it('are written with a true minus', () => {
    expect([written(-3), written(0), written(12)]).toEqual(['−3', '0', '12'])
  })
})

describe('provisions', () => {
  it('have a column for each round, with what is ticked in this one', () => {
    const columns = columnsOf(sampleView({ round: 2 }), sampleBoard({ ticked: [1, 0, 1], points: [2, 1] }))
    expect(columns.map(({ points: scored }) => scored)).toEqual([2, 5, null, null])
    expect(columns[1]).toMatchObject({ now: true, slots: [{ on: true }, { on: false }, { on: true }] })
  })

  it('have one kind a round on the expert side', () => {
    const view = sampleView({ round: 3, options: { provisions: 'expert' } })
    const columns = columnsOf(view, sampleBoard({ ticked: [0, 2, 0], points: [0, -6, 9, -6] }))
    expect(columns.map(({ points: scored }) => scored)).toEqual([0, 9, 4, null])
    expect(columns[2]?.slots.map(({ kind, on }) => `${kind} ${on}`)).toEqual([
      'carrot true',
      'carrot true',
      'carrot false',
      'carrot false',
    ])
  })
})

describe('gems', () => {
  it('score as in R 10.2', () => {
    const expert = sampleView({ options: { gemstones: 'expert' } })
    const scores = Array.from({ length: 13 }, (_, gems) => gemPoints(expert, sampleBoard({ gems })))
    expect(scores).toEqual([-6, -3, -1, 0, 1, 2, 4, 6, 9, 12, 16, 20, 25])
    expect(gemPoints(sampleView(), sampleBoard({ gems: 4 }))).toBe(4)
  })

  it('have their numbers on the expert track', () => {
    expect(gemTrack(sampleView({ options: { gemstones: 'expert' } })).slice(2, 5)).toEqual(['−1', '+1', '+1'])
    expect(gemTrack(sampleView())).toHaveLength(12)
  })
})

describe('temples', () => {
  it('list what is mine, struck, next and later', () => {
    const lists = templeLists(sampleView(), sampleBoard({ temples: [-1, 0, -1, 1] }))
    expect(lists.map((list) => list.map(({ state }) => state))).toEqual([
      ['head', 'later'],
      ['mine', 'later'],
      ['head', 'later'],
      ['out', 'mine'],
    ])
  })
})

describe('the table', () => {
  it('knows how far the game is, but not before the map lies', () => {
    expect(progress(sampleView({ round: 2, turn: 5 }))).toEqual({ round: 2, rounds: 4, turn: 5, turns: 7 })
    expect(progress(sampleView({ phase: 'layout' }))).toBeNull()
  })

  it('names the others from the left on, and everybody for watchers', () => {
    expect(otherPlayers(sampleView({ players: 4, seat: 2 }))).toEqual([3, 0, 1])
    expect(otherPlayers(sampleView({ players: 3, seat: -2 }))).toEqual([0, 1, 2])
  })

  it('tells who is busy without telling what they do', () => {
    expect(standingOf(sampleView({ asked: [1] }), 1)).toBe('placing')
    expect(standingOf(sampleView({ asked: [0] }), 1)).toBe('ready')
    expect(standingOf(sampleView({ phase: 'pick', asked: [1] }), 1)).toBe('choosing')
    expect(standingOf(sampleView({ phase: 'over', asked: [] }), 1)).toBe('')
  })
})
