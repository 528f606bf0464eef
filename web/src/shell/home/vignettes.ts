import type { Component } from 'svelte'

const found = import.meta.glob<Component>('./vignettes/*.svelte', { eager: true, import: 'default' })

/** The pictures of the games by their id, also of those that are still to come. */
export const VIGNETTES: Record<string, Component> = Object.fromEntries(
  Object.entries(found).map(([path, picture]) => [path.replace(/^.*\/|\.svelte$/g, ''), picture]),
)
