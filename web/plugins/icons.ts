import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'icon:'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases: Record<string, { parent: string }>
}

/** `import apple from 'icon:shiny-apple'` gives the outline of that game-icons picture (512 x 512) as path data. */
export function icons(): Plugin {
  const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const name = id.slice(PREFIX.length + 1)
      const body = set.icons[set.aliases[name]?.parent ?? name]?.body
      const outline = body?.match(/^<path fill="currentColor" d="([^"]+)"\/>$/)?.[1]
      if (!outline) this.error(`game-icons has no plain icon '${name}'`)
      return `export default ${JSON.stringify(outline)}`
    },
  }
}
