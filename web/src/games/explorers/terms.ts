import carrot from 'icon:carrot'
import gem from 'icon:cut-diamond'
import fish from 'icon:flatfish'
import temple from 'icon:greek-temple'
import horse from 'icon:horse-head'
import village from 'icon:house'
import key from 'icon:key'
import scroll from 'icon:scroll-unfurled'
import apple from 'icon:shiny-apple'

/** The letters of the view and what they stand for. */
export const TERRAINS = { P: 'prairie', W: 'water', D: 'desert', M: 'mountain' } as const
const OBJECTS = {
  k: 'key',
  s: 'scroll',
  h: 'horse',
  g: 'gem',
  a: 'apple',
  c: 'carrot',
  f: 'fish',
  T: 'temple',
} as const

type TerrainLetter = keyof typeof TERRAINS
export type Terrain = (typeof TERRAINS)[TerrainLetter]
export type Thing = (typeof OBJECTS)[keyof typeof OBJECTS] | 'village'

export const TERRAIN_LETTERS = Object.keys(TERRAINS) as TerrainLetter[]
/** The fill of each terrain, so that dark is a swap of tokens. */
export const FILLS: Record<string, string> = {
  P: 'var(--t-prairie)',
  W: 'var(--t-water)',
  D: 'var(--t-desert)',
  M: 'var(--t-mountain)',
}

export const PROVISIONS = ['apple', 'carrot', 'fish'] as const
export const QUADRANTS = ['a', 'b', 'c', 'd'] as const
export const ROMAN = ['I', 'II', 'III', 'IV'] as const

/** The outline of each thing's icon, 512 x 512. */
export const ICONS: Record<Thing, string> = { key, scroll, horse, gem, apple, carrot, fish, temple, village }

/** The rule that says what a thing does. */
export const RULES: Record<Thing, string> = {
  key: '8.1',
  scroll: '8.2',
  horse: '8.3',
  gem: '8.4',
  apple: '8.5',
  carrot: '8.5',
  fish: '8.5',
  temple: '8.6',
  village: '8.7',
}

export const terrainOf = (letter: string | undefined): Terrain | undefined => TERRAINS[letter as TerrainLetter]

export const letterOf = (terrain: string): TerrainLetter =>
  TERRAIN_LETTERS.find((letter) => TERRAINS[letter] === terrain) ?? 'P'

/** What lies on a square, by its letters. */
export function thingOn(terrain: string | undefined, object: string | undefined): Thing | undefined {
  return terrain === 'V' ? 'village' : OBJECTS[object as keyof typeof OBJECTS]
}

/** The terrains of a card's side: `water`, or `prairie+mountain`. */
export const terrainsOf = (side: string): Terrain[] => side.split('+') as Terrain[]
