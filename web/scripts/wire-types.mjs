// Writes the TypeScript types of the wire and of every game's view from the server's JSON Schema.
// `--check` writes nothing and fails if a file is not what it would write.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const web = dirname(dirname(fileURLToPath(import.meta.url)))
const python = process.env.PYTHON ?? 'python3'
const banner = '// Made by `npm run wire` from the server; do not edit.\n'

const schemas = JSON.parse(
  execFileSync(python, ['-m', 'fourwinds.server.schema'], {
    cwd: dirname(web),
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: dirname(web) },
  }),
)

async function typescript(schema) {
  const source = await compile({ ...schema, type: 'object' }, 'Root', {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    bannerComment: banner,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
  return source
    .replace(/export interface Root \{\}\n+/, '')
    .replace(/\n \*\n \* This interface was referenced by[^\n]*\n \* via the `definition`[^\n]*/g, '')
    .replace(/\n \* {5}/g, '\n * ')
}

let stale = 0
for (const [owner, schema] of Object.entries(schemas)) {
  const file = owner === 'wire' ? join(web, 'src/lib/wire.ts') : join(web, `src/games/${owner}/view.ts`)
  const source = await typescript(schema)
  if (existsSync(file) && readFileSync(file, 'utf8') === source) continue
  if (process.argv.includes('--check')) {
    console.error(`${relative(web, file)} is out of date: run npm run wire`)
    stale = 1
  } else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, source)
    console.log(`wrote ${relative(web, file)}`)
  }
}
process.exitCode = stale
