import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from './environment.mjs'
import { databaseProblem } from './needs.mjs'

it('says how to get a database where none answers, without its password', async () => {
  const problem = await databaseProblem({ DATABASE_URL: 'postgres://house:secret@127.0.0.1:9/house' })
  expect(problem).toMatch(/No database.*127\.0\.0\.1:9.*unset DATABASE_URL/)
  expect(problem).not.toContain('secret')
})

it('says what an address looks like', async () => {
  expect(await databaseProblem({ DATABASE_URL: 'house' })).toContain('postgres://')
})

it('finds the PostgreSQL that comes with the packages', async () => {
  expect(await databaseProblem({})).toBeUndefined()
})

it.each(['apps/docs/visual/cli.ts', 'apps/bench/src/bytes.ts'])('says of %s that its browser is missing', (script) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/with-browser.mjs', script], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' },
    encoding: 'utf8',
  })
  expect(stderr.trim()).toBe('CHROMIUM_PATH names /nowhere/chromium, which is no program.')
  expect(status).toBe(1)
})
