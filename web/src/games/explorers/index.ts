/** Explorers in the browser: what the table page places, see `lib/board.ts`. */
export { default as icon } from 'icon:compass'
export { default as Board } from './Board.svelte'
export { offers } from './card'
export { default as Card } from './Card.svelte'
export { groups, points, progress } from './sheet'
export { default as Side } from './Side.svelte'
export { default as Strip } from './Strip.svelte'
