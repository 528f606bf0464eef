import './tokens.css'

/** Expedition in the browser: what the table page places, see `lib/board.ts`. */
export { default as icon } from 'icon:treasure-map'
export { default as Acts } from './Acts.svelte'
export { default as Board } from './Board.svelte'
export { default as Card } from './Card.svelte'
export { offers } from './model'
export { groups, points, progress } from './sheet'
export { default as Side } from './Side.svelte'
export { default as Strip } from './Strip.svelte'

/** The world is wider than high. */
export const wide = true
