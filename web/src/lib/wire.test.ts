import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '../..')
const python = process.env.PYTHON ?? 'python3'
const hasServer = spawnSync(python, ['-c', 'import msgspec']).status === 0

it.skipIf(!hasServer)('the types of the wire are those of the server', { timeout: 60_000 }, () => {
  const run = spawnSync('node', ['scripts/wire-types.mjs', '--check'], { cwd: web, encoding: 'utf8' })
  expect(run.stderr).toBe('')
  expect(run.status).toBe(0)
})
