import type { LogLine, Text } from '../../lib/wire'

/** An explorer gets lost: the cards that lay there, the last one turned over just now. */
export interface Scene {
  region: string
  cards: string[]
  text: Text
}

const PREFIX = 'exploriana-event-'
const LOST = ['lost', 'rival-lost', 'society-lost', 'unknown-lost']

const named = (value: number | string | Text | undefined): string =>
  typeof value === 'object' ? value.key.replace(/^exploriana-[a-z]+-/, '') : ''

/** What was lost on the way from the displays before to those after, told by the events in between. */
export function scenesOf(before: ReadonlyMap<string, readonly string[]>, events: readonly LogLine[]): Scene[] {
  const displays = new Map([...before].map(([region, cards]) => [region, [...cards]]))
  const scenes: Scene[] = []
  for (const { text } of events) {
    const event = text.key.slice(PREFIX.length)
    const region = named(text.args.region)
    const card = named(text.args.card)
    if (event === 'card') displays.get(region)?.push(card)
    else if (event === 'released') displays.get(card.slice(0, 2))?.push(card)
    else if (event === 'returned' || event === 'discarded') drop(displays, card)
    // The log may keep back what was taken, so from here on the display is not known.
    else if (event === 'taken' || event === 'society-taken') displays.clear()
    else if (LOST.includes(event)) {
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
