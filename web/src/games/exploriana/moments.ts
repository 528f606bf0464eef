import type { LogLine, Text } from '../../lib/wire'

/** An explorer gets lost: the cards that lay there, the last one turned over just now. */
export interface Scene {
  region: string
  cards: string[]
  text: Text
}

const LOST = ['Lost', 'RivalLost', 'SocietyLost', 'UnknownLost']

/** What was lost on the way from the displays before to those after, told by the events in between. */
export function scenesOf(before: ReadonlyMap<string, readonly string[]>, events: readonly LogLine[]): Scene[] {
  const displays = new Map([...before].map(([region, cards]) => [region, [...cards]]))
  const scenes: Scene[] = []
  for (const { kind, facts, text } of events) {
    const region = String(facts.region)
    const card = String(facts.card)
    if (kind === 'CardTurned') displays.get(region)?.push(card)
    else if (kind === 'Released') displays.get(card.slice(0, 2))?.push(card)
    else if (kind === 'Returned' || kind === 'Discarded') drop(displays, card)
    // The log may keep back what was taken, so from here on the display is not known.
    else if (kind === 'Taken' || kind === 'SocietyTook') displays.clear()
    else if (LOST.includes(kind)) {
      const cards = displays.get(region)
      if (cards && cards.length > 0) scenes.push({ region, cards: [...cards], text })
      displays.set(region, [])
    }
  }
  return scenes
}

function drop(displays: Map<string, string[]>, card: string): void {
  const region = card.slice(0, 2)
  displays.set(
    region,
    (displays.get(region) ?? []).filter((other) => other !== card),
  )
}
