import animal from 'icon:paw-print'
import biologist from 'icon:bug-net'
import both from 'icon:receive-money'
import coins from 'icon:two-coins'
import detective from 'icon:magnifying-glass'
import entrepreneur from 'icon:wallet'
import explore from 'icon:walking-boot'
import geographer from 'icon:globe'
import guide from 'icon:hiking'
import location from 'icon:mountaintop'
import lost from 'icon:person'
import map from 'icon:treasure-map'
import medic from 'icon:first-aid-kit'
import mission from 'icon:scroll-unfurled'
import navigator from 'icon:ship-wheel'
import orchid from 'icon:vanilla-flower'
import pathfinder from 'icon:stone-path'
import philanthropist from 'icon:present'
import photographer from 'icon:photo-camera'
import renown from 'icon:laurels'
import researcher from 'icon:microscope'
import scholar from 'icon:bookmarklet'
import scout from 'icon:binoculars'
import stop from 'icon:camping-tent'
import treasure from 'icon:chest'
import jadeStatue from 'icon:colombian-statue'
import goldenElephant from 'icon:elephant-head'
import rubyBuddha from 'icon:meditation'

/** The kinds of discovery cards, in the order of the score sheet. */
export const TYPES = { animal, location, treasure, map, orchid } as const
export type CardType = keyof typeof TYPES

/** The explorer cards. */
export const SPECIALISTS: Record<string, string> = {
  biologist,
  detective,
  entrepreneur,
  geographer,
  medic,
  navigator,
  pathfinder,
  philanthropist,
  photographer,
  researcher,
  scholar,
  scout,
}

/** The relics of the three regions. */
export const RELICS = [jadeStatue, goldenElephant, rubyBuddha] as const

/** Two cards, drawn by us. */
const cards = 'M96 48h224v304H96zM352 144h64v320H192v-80h160z'

export const ICONS = { cards, coins, renown, lost, guide, mission, explore, stop, both } as const
