import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { purgeUnused } from '../areas/media-library/purge-unused.ts'
import { purgeUploads } from '../areas/uploads/purge-uploads.ts'
import { pendingMs, sweepPending } from '../areas/uploads/sweep-pending.ts'
import { bootstrap } from '../bootstrap.ts'
import { readConfig } from '../config.ts'
import { purgeDeleted } from '../crud/purge.ts'
import { uploads } from '../db/schema/index.ts'
import { administrator } from '../testing/managed.ts'
import { startObjectStore, type TestStore } from '../testing/object-store.ts'
import { openPostgres } from '../testing/postgres.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { beginning, formOf, pictureBytes } from '../testing/upload.ts'

const day = 24 * 3_600_000
// A picture would be written again, far smaller.
const bytes = Buffer.concat([beginning('pdf'), Buffer.alloc(400_000)])
let store: TestStore
let context: TestServer
let spool: string
let admin: Awaited<ReturnType<typeof administrator>>
let address: string
beforeAll(async () => {
  // Uploads are spooled here, so that leftover files are noticed.
  spool = mkdtempSync(join(tmpdir(), 'house-spool-'))
  vi.stubEnv('TMPDIR', spool)
  store = await startObjectStore()
  context = await createTestServer({ files: await store.open() })
  admin = await administrator(context)
  address = await context.server.listen({ port: 0 })
})
afterEach(() => store.proxy.mend())
afterAll(async () => {
  await context.close()
  await store.close()
  vi.unstubAllEnvs()
  rmSync(spool, { recursive: true })
})

async function upload() {
  const { headers, payload } = formOf({ bytes })
  const url = '/api/v1/uploads?entity=chapters&field=pdf'
  const answer = await context.server.inject({
    method: 'POST',
    url,
    headers: { ...headers, authorization: admin.token },
    payload,
  })
  return { status: answer.statusCode, retry: answer.headers['retry-after'], body: answer.json() }
}
const leftovers = () => readdirSync(spool, { recursive: true }).filter((name) => String(name).endsWith('file'))
/** The files of a directory of the bucket, and the rows that name them. */
async function kept() {
  store.proxy.mend()
  const { objects } = await context.storage.listAll('managed', { recursive: true })
  return { files: Array.from(objects).length, rows: await context.db.$count(uploads), spooled: leftovers() }
}

describe.each(['refused', 'silent', 'busy', 'half an upload'] as const)('while the object store is %s', (fault) => {
  it('an upload fails in words, keeps nothing, and goes through when it is tried again', async () => {
    await context.resetRateLimits()
    const before = await kept()
    store.proxy.fail(fault)
    const { status, retry, body } = await upload()
    expect([status, body, Number(retry) > 0]).toEqual([503, { token: 'file.unavailable' }, true])
    expect(await kept()).toEqual(before)
    expect((await upload()).status).toBe(200)
    expect(await kept()).toEqual({ ...before, files: before.files + 1, rows: before.rows + 1 })
  })

  it('an upload that the store fails once goes through', async () => {
    await context.resetRateLimits()
    store.proxy.fail(fault, 1)
    const { status, body } = await upload()
    expect(status).toBe(200)
    const shown = await context.server.inject({ url: body.url })
    expect(shown.rawPayload.equals(bytes)).toBe(true)
  })
})

describe.each(['refused', 'silent', 'busy'] as const)('while the object store is %s', (fault) => {
  it('a file answers in words, other pages work, and the server is ready and says so', async () => {
    const { body } = await upload()
    store.proxy.fail(fault)
    const shown = await context.server.inject({ url: body.url })
    expect([shown.statusCode, shown.json().token]).toEqual([503, 'file.unavailable'])
    expect((await admin.get('/me')).status).toBe(200)
    const ready = await context.server.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', files: 'unavailable' }])
    store.proxy.mend()
    expect((await context.server.inject('/readyz')).json()).toEqual({ status: 'ok' })
    expect((await context.server.inject({ url: body.url })).statusCode).toBe(200)
  })
})

it('more requests than connections to a silent store all fail, hold no database, and leave the store usable', async () => {
  const { body } = await upload()
  store.proxy.fail('silent')
  const waiting = Promise.all(Array.from({ length: 20 }, () => context.server.inject({ url: body.url })))
  const pages = await Promise.all(Array.from({ length: 20 }, () => admin.get('/books')))
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
  expect((await waiting).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 503))
  store.proxy.mend()
  // Each needs a connection of a pool of four.
  for (let time = 0; time < 8; time += 1)
    expect((await context.server.inject({ url: body.url })).rawPayload.length).toBe(bytes.length)
})

it('half a file is never taken for the whole one', async () => {
  const { body } = await upload()
  store.proxy.fail('half an answer')
  const cut = await fetch(`${address}${body.url}`)
  expect(cut.headers.get('content-length')).toBe(String(bytes.length))
  await expect(cut.arrayBuffer()).rejects.toThrow('terminated')
  store.proxy.mend()
  expect((await (await fetch(`${address}${body.url}`)).arrayBuffer()).byteLength).toBe(bytes.length)
})

it('a purge without the store is told of it once, keeps what is not deleted in mind, and is made up for', async () => {
  await context.resetRateLimits()
  for (let time = 0; time < 3; time += 1) await upload()
  const partner = await admin.make('partners')
  const { headers, payload } = formOf({ bytes: pictureBytes('png') })
  const url = `/api/v1/partners/${partner.id}/image`
  await context.server.inject({ method: 'POST', url, headers: { ...headers, authorization: admin.token }, payload })
  await admin.remove(`/partners/${partner.id}`)
  context.wait(31 * day)
  const before = await kept()
  expect(before.files).toBeGreaterThan(3)
  store.proxy.fail('refused')
  const told = new Array<string>()
  await purgeUploads(context)
  await purgeDeleted(context)
  await purgeUnused(context, ({ message }) => told.push(message))
  expect(told).toEqual([expect.stringContaining('Cannot delete')])
  expect((await kept()).files).toBe(before.files)
  context.wait(pendingMs)
  await sweepPending(context, pendingMs, (error) => expect.fail(error.message))
  expect(await kept()).toEqual({ files: 0, rows: 0, spooled: [] })
})

it('a server starts without its store and says so', async () => {
  const postgres = await openPostgres()
  const lost = new Array<string>()
  store.proxy.fail('refused')
  const config = readConfig({ DATABASE_URL: postgres.url, STORAGE_URL: store.urlOf('house'), LOG_LEVEL: 'silent' })
  const { app, close } = await bootstrap(config, { clock: context.clock, onLost: ({ message }) => lost.push(message) })
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ok', files: 'unavailable' })
  await close()
  await postgres.stop()
  expect(lost).toEqual([expect.stringMatching(/^Files cannot be kept and shown\. The object store does not serve: /)])
})

it.each([
  ['absent', {}, 'There is no bucket "absent".'],
  ['house', { AWS_ACCESS_KEY_ID: 'WRONG' }, 'The credentials may not use the bucket "house".'],
])('what is wrong with the bucket %s is said: %o', async (bucket, environment, reason) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const files = await store.open(bucket)
  await expect(files.checkFiles()).rejects.toThrow(`The object store does not serve: ${reason}`)
  files.close()
})
