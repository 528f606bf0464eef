import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '../..')

// The environment's PYTHON must be one that has the server's libraries; `make test` sees to it.
it('the types of the wire are those of the server', { timeout: 60_000 }, () => {
  const run = spawnSync('node', ['scripts/wire-types.mjs', '--check'], { cwd: web, encoding: 'utf8' })
  expect(run.stderr).toBe('')
  expect(run.status).toBe(0)
})
