/** The three expeditions and their numerals; a flag never goes by colour alone. */
export const COLOURS = ['crimson', 'cobalt', 'amber'] as const
export type Colour = (typeof COLOURS)[number]

export const NUMERALS: Record<Colour, string> = { crimson: 'I', cobalt: 'II', amber: 'III' }
