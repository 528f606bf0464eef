/** The components of an edition, from the same files that the rules read. */
interface Edition {
  edition: string
  rounds: number
  turns_per_round: number
  xs_setup: number
  xs_full: number
  xs_same: number
  xs_scroll: number
  key_track: number
  scroll_track: number
  gem_base_track: number
  gem_expert_track: number[]
  provisions_base: number[]
  provisions_expert: number[]
  provisions_expert_kind: (string | null)[]
  villages_base: number[]
  villages_expert: number[]
  tiles: Record<string, { name: string; rows: string[] }>
}

const FILES = import.meta.glob<Edition>('../../../../fourwinds/games/explorers/data/*.json', {
  eager: true,
  import: 'default',
})
const EDITIONS = new Map(Object.values(FILES).map((edition) => [edition.edition, edition]))

export function editionOf(id: string): Edition {
  const found = EDITIONS.get(id)
  if (!found) throw new Error(`unknown edition ${id}`)
  return found
}

export const TILE = 8

/** A terrain tile: one letter a square, as in the view of the map. */
export interface Tile {
  number: number
  terrain: string
  objects: string
}

/** The tiles of an edition, not turned. */
export function tilesOf(id: string): Tile[] {
  return Object.entries(editionOf(id).tiles).map(([number, { rows }]) => {
    const squares = rows.flatMap((row) => row.split(' '))
    return {
      number: Number(number),
      terrain: squares.map((square) => square[0]).join(''),
      objects: squares.map((square) => (square[0] === 'V' ? '.' : square[1])).join(''),
    }
  })
}

/** The tile after some quarter turns clockwise. */
export function turned(tile: Tile, turns: number): Tile {
  const turn = (letters: string): string => {
    let grid = letters
    for (let done = 0; done < turns; done++) {
      const before = grid
      grid = Array.from(before, (_, at) => before[(TILE - 1 - (at % TILE)) * TILE + Math.floor(at / TILE)]).join('')
    }
    return grid
  }
  return { ...tile, terrain: turn(tile.terrain), objects: turn(tile.objects) }
}
