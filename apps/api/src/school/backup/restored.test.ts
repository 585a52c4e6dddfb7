import { existsSync } from 'node:fs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { startInDirectory } from '../../db/client.ts'
import { migrationsFolder } from '../../db/migrate.ts'
import { embeddedSession } from '../../db/session.ts'
import { queueOptions } from '../../jobs/boss.ts'
import { startObjectStore } from '../../testing/object-store.ts'
import { lastMigration } from './migrations.ts'
import { openPlace, seedPlace, waitingLines, type Place } from './testing.ts'

const migrations = readMigrationFiles({ migrationsFolder })
// Real processes, and new databases on the disk: with other work beside them they take minutes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let place: Place
let restored: Awaited<ReturnType<Place['run']>>
beforeAll(async () => {
  place = openPlace()
  // A school of the version before: its tables have not got the last migration.
  await seedPlace(place, 'data', migrations.slice(0, -1))
  await place.run('data', ['backup', 'old'])
  restored = await place.run('restored', ['restore', 'old'])
})
afterAll(() => {
  place.close()
  vi.resetConfig()
})

async function inRestored<T>(read: (session: ReturnType<typeof embeddedSession>) => Promise<T>): Promise<T> {
  const session = embeddedSession(await startInDirectory(place.path('restored/database')))
  return read(session).finally(session.close)
}

it('a backup of an older version is brought up to date, and the school that it is of stays as it was', async () => {
  expect(restored).toEqual({ code: 0, text: expect.stringContaining('Jobs that wait: 2.') })
  expect(place.manifest('old').migration.at).toBe(migrations.at(-2)?.folderMillis)
  await inRestored(async (session) => {
    expect((await lastMigration(session))?.at).toBe(migrations.at(-1)?.folderMillis)
    expect(await session.query('select name from users order by id')).toEqual([['Áé\u2028ß'], ['B'], ['_']])
    // The next row gets a number that no row has.
    const [row] = await session.query(
      `insert into users (name, email, unity_id) values ('C', 'c@example.com', 1) returning id::text`,
    )
    expect(row).toEqual(['4'])
    const rejected = session.query(`insert into users (name, email, unity_id) values ('D', 'd@example.com', 99)`)
    await expect(rejected).rejects.toThrow('foreign key')
  })
  expect(await place.run('data', ['backup', 'after'])).toMatchObject({ code: 0 })
  expect(place.manifest('after').migration).toEqual(place.manifest('old').migration)
})

it('jobs that waited or ran wait again, once, with their ids, times and tries', async () => {
  const tries = [String(queueOptions.retryLimit), String(queueOptions.retryDelay)]
  const jobs = await inRestored((session) =>
    session.query(
      'select id::text, name, state::text, retry_limit::text, retry_delay::text from pgboss.job order by id',
    ),
  )
  expect(jobs).toEqual(
    ['mail', 'expiry'].map((name, index) => [
      `00000000-0000-4000-8000-00000000000${index + 1}`,
      name,
      'created',
      ...tries,
    ]),
  )
  expect(place.manifest('old').jobs).toMatchObject({ rows: waitingLines.length, queues: ['expiry', 'mail'] })
})

it('files go into an object store and come back from it; one that is not there leaves no backup', async () => {
  const store = await startObjectStore()
  const settings = { STORAGE_URL: store.urlOf('house') }
  expect(await place.run('bucket', ['restore', 'old'], settings)).toMatchObject({ code: 0 })
  expect(await place.run('bucket', ['backup', 'of-bucket'], settings)).toMatchObject({ code: 0 })
  expect(place.manifest('of-bucket').files).toEqual(place.manifest('old').files)
  expect(await place.run('bucket', ['backup', 'refused'], { STORAGE_URL: store.urlOf('missing') })).toMatchObject({
    code: 1,
  })
  expect(existsSync(place.path('refused'))).toBe(false)
  await store.close()
})
