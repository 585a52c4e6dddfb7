import { existsSync, readdirSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { serverSession } from '../../db/session.ts'
import { contentOf, openEmptyPostgres, openPlace, seedPlace, type Place } from './testing.ts'

// Real processes, and new databases on the disk: with other work beside them they take minutes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let place: Place
let postgres: Awaited<ReturnType<typeof openEmptyPostgres>>
beforeAll(async () => {
  place = openPlace()
  postgres = await openEmptyPostgres()
  await seedPlace(place, 'data')
  await place.run('data', ['backup', 'whole'])
})
afterAll(async () => {
  await postgres.close()
  place.close()
  vi.resetConfig()
})

/** Waits for a moment of a process that is too short to be found by an interval. */
async function until(condition: () => boolean | Promise<boolean>, running: { exited: Promise<unknown> }) {
  let isOver = false
  void running.exited.then(() => (isOver = true))
  while (!(await condition())) {
    if (isOver) throw new Error('It ended before.')
    await setImmediate()
  }
}

async function kill(running: ReturnType<Place['start']>): Promise<void> {
  running.kill()
  // Killed, and not ended by itself.
  expect(await running.exited).toBeNull()
}

it('a backup that is killed leaves no directory that could be taken for a whole one, and is begun anew', async () => {
  const running = place.start('data', ['backup', 'new'])
  await until(() => existsSync(place.path('new.partial/tables/books.ndjson')), running)
  await kill(running)
  expect(existsSync(place.path('new'))).toBe(false)
  expect((await place.run('empty', ['restore', 'new.partial'])).text).toContain('is no whole backup')
  expect(await place.run('data', ['backup', 'new'])).toMatchObject({ code: 0 })
  expect(contentOf(place.manifest('new'))).toEqual(contentOf(place.manifest('whole')))
  expect(readdirSync(place.path('new')).toSorted()).toEqual(['files', 'jobs.ndjson', 'manifest.json', 'tables'])
})

it('a restore that is killed leaves no school, and is run again', async () => {
  const running = place.start('killed', ['restore', 'whole'])
  await until(() => existsSync(place.path('killed/files/avatars/me.png')), running)
  await kill(running)
  expect(existsSync(place.path('killed/database'))).toBe(false)
  expect(await place.run('killed', ['restore', 'whole'])).toMatchObject({ code: 0 })
  expect(readdirSync(place.path('killed')).toSorted()).toEqual(['database', 'files', 'lock'])
  expect(await place.run('killed', ['backup', 'after'])).toMatchObject({ code: 0 })
  expect(contentOf(place.manifest('after'))).toEqual(contentOf(place.manifest('whole')))
})

it('on PostgreSQL a killed restore leaves no tables, a killed backup no lock; both are run again', async () => {
  const settings = { DATABASE_URL: postgres.url }
  const count = async (query: string) =>
    Number((await postgres.session.query(`select count(*)::text from ${query}`))[0]?.[0])
  const isWriting = async () =>
    (await count(`pg_stat_activity where datname = current_database() and backend_xid is not null`)) > 0
  const restoring = place.start('server', ['restore', 'whole'], settings)
  await until(isWriting, restoring)
  await kill(restoring)
  await until(async () => !(await isWriting()), { exited: new Promise(() => undefined) })
  expect(await count(`pg_class where relnamespace = 'public'::regnamespace`)).toBe(0)
  expect(await place.run('server', ['restore', 'whole'], settings)).toMatchObject({ code: 0 })

  // Another transaction keeps the backup from going on past this table.
  const other = await serverSession(postgres.url)
  await other.query('begin')
  await other.query('lock table users in access exclusive mode')
  const running = place.start('server', ['backup', 'server-backup'], settings)
  await until(() => existsSync(place.path('server-backup.partial/tables/users.ndjson')), running)
  await kill(running)
  await other.query('rollback')
  await other.close()
  expect(existsSync(place.path('server-backup'))).toBe(false)
  expect(await place.run('server', ['backup', 'server-backup'], settings)).toMatchObject({ code: 0 })
  expect(contentOf(place.manifest('server-backup'))).toEqual(contentOf(place.manifest('whole')))
})
