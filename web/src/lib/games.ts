import type { GameClient } from './board'

const found = import.meta.glob<GameClient>('../games/*/index.ts')

/** The board of a game, or nothing if it has none or it cannot be had: then it is played through the generic list. */
export async function client(game: string): Promise<GameClient | null> {
  const load = found[`../games/${game}/index.ts`]
  return (await load?.().catch(() => null)) ?? null
}
