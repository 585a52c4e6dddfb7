import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lockDirectory } from '../../db/lock.ts'
import { openEmptyPostgres, openPlace, seedPlace, type Place } from './testing.ts'

// Real processes, and new databases on the disk: with other work beside them they take minutes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let place: Place
beforeAll(async () => {
  place = openPlace()
  await seedPlace(place, 'data')
  await place.run('data', ['backup', 'whole'])
})
afterAll(() => {
  place.close()
  vi.resetConfig()
})

/** A copy of the backup. */
function copy(name: string) {
  cpSync(place.path('whole'), place.path(name), { recursive: true })
  return (...names: string[]) => place.path(name, ...names)
}
const changeManifest = (path: string, change: (manifest: object) => object) =>
  writeFileSync(path, JSON.stringify(change(place.manifest('whole'))))
const refusal = (message: string) => ({ code: 1, text: expect.stringContaining(message) })

describe('a backup', () => {
  it('takes no directory that has something in it, and no place without a school', async () => {
    expect(await place.run('data', ['backup', 'whole'])).toEqual(refusal('is there already, and not empty'))
    expect(await place.run('nowhere', ['backup', 'other'])).toEqual(refusal('There is no school in'))
    expect(await place.run('data', ['backup'])).toEqual(refusal('The name of the directory is missing.'))
  })

  it('of a directory that another command uses says so, and leaves nothing', async () => {
    const unlock = lockDirectory(place.path('data'))
    expect(await place.run('data', ['backup', 'other'])).toEqual(refusal('it is no server that backs up while it runs'))
    unlock()
    expect(await place.run('data', ['backup', 'other'])).toMatchObject({ code: 0 })
  })

  it('is checked without touching the school', async () => {
    const { code, text } = await place.run('nowhere', ['check-backup', 'whole'])
    expect([code, text]).toEqual([0, expect.stringContaining('were restored into an empty place')])
  })
})

describe('a restore writes nothing', () => {
  const into = 'empty'
  const expectEmpty = async () => expect(await place.run(into, ['backup', 'none'])).toMatchObject({ code: 1 })

  it('of what is no backup, and of a damaged one', async () => {
    expect(await place.run(into, ['restore', 'nowhere'])).toEqual(refusal('is no whole backup'))
    const altered = copy('altered')
    appendFileSync(altered('tables/users.ndjson'), '\n')
    rmSync(altered('files/avatars/me.png'))
    expect(await place.run(into, ['restore', 'altered'])).toEqual(
      refusal('  tables/users.ndjson\n  files/avatars/me.png'),
    )
    expect(await place.run(into, ['check-backup', 'altered'])).toEqual(refusal('The backup is damaged'))
    await expectEmpty()
  })

  it('of a newer version, or of another line of it', async () => {
    const newer = copy('newer')
    changeManifest(newer('manifest.json'), (one) => ({
      ...one,
      product: '9.0',
      migration: { at: 9e12, hash: 'a'.repeat(64) },
    }))
    expect(await place.run(into, ['restore', 'newer'])).toEqual(refusal('made by a newer version (9.0)'))
    changeManifest(newer('manifest.json'), (one) => ({ ...one, format: 2 }))
    expect(await place.run(into, ['restore', 'newer'])).toEqual(refusal('made by a newer version'))
    changeManifest(newer('manifest.json'), (one) => ({ ...one, migration: { at: 1, hash: 'a'.repeat(64) } }))
    expect(await place.run(into, ['restore', 'newer'])).toEqual(refusal('whose tables this one does not know'))
    await expectEmpty()
  })

  it('whose manifest leads out of the directory', async () => {
    const outside = copy('outside')
    const files = [{ key: '../../x', bytes: 1, sha256: 'a'.repeat(64) }]
    changeManifest(outside('manifest.json'), (one) => ({ ...one, files }))
    expect(await place.run(into, ['restore', 'outside'])).toEqual(refusal('cannot be read'))
  })

  it('where there is a school, its files, or a server', async () => {
    expect(await place.run('data', ['restore', 'whole'])).toEqual(refusal('There is a school in'))
    mkdirSync(place.path('crowded/files'), { recursive: true })
    writeFileSync(place.path('crowded/files/other.png'), '')
    expect(await place.run('crowded', ['restore', 'whole'])).toEqual(
      refusal('not in the backup. Restore into an empty one:\n  other.png'),
    )
    const unlock = lockDirectory(place.path(into))
    expect(await place.run(into, ['restore', 'whole'])).toEqual(refusal('Stop it first'))
    unlock()
    await expectEmpty()
  })

  it('that is not what the backup says after', async () => {
    const wrong = copy('wrong')
    changeManifest(wrong('manifest.json'), (one) => ({ ...one, tables: [] }))
    expect(await place.run(into, ['restore', 'wrong'])).toEqual(refusal('the database was left empty'))
    await expectEmpty()
  })
})

describe('a move to PostgreSQL', () => {
  it('asks to stop the server, and takes an empty database alone', async () => {
    const postgres = await openEmptyPostgres()
    expect(await place.run('data', ['move-to-postgres', 'mysql://x'])).toEqual(refusal('starts with postgres://'))
    const unlock = lockDirectory(place.path('data'))
    expect(await place.run('data', ['move-to-postgres', postgres.url])).toEqual(refusal('Stop the server first'))
    unlock()
    await postgres.session.query('create table other (id int)')
    expect(await place.run('data', ['move-to-postgres', postgres.url])).toEqual(
      refusal('The database has tables already'),
    )
    await postgres.session.query('drop table other')
    const { code, text } = await place.run('data', ['move-to-postgres', postgres.url])
    expect([code, text]).toEqual([0, expect.stringContaining('counts and hashes are equal')])
    expect(text).toContain(`STORAGE_URL=file://${place.path('data/files')}`)
    expect(await place.run('data', ['move-to-postgres', postgres.url])).toEqual(
      refusal('The database has tables already'),
    )
    await postgres.close()
  })
})
