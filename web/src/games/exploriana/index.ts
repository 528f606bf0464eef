/** Exploriana in the browser: what the table page places, see `lib/board.ts`. */
import './colours.css'

export { default as icon } from 'icon:treasure-map'
export { offers } from './acts'
export { default as Acts } from './Acts.svelte'
export { default as Board } from './Board.svelte'
export { default as Card } from './Card.svelte'
export { groups, points, progress } from './sheet'
export { default as Side } from './Side.svelte'
export { default as Strip } from './Strip.svelte'
export const wide = true
