import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { signIn } from '../testing/load.ts'
import { openPostgres } from '../testing/postgres.ts'
import { startProcess } from '../testing/process.ts'
import { addPerson, addSchool } from '../testing/school.ts'
import { formOf, pictureBytes } from '../testing/upload.ts'

const folder = mkdtempSync(join(tmpdir(), 'house-spools-'))
let postgres: Awaited<ReturnType<typeof openPostgres>>
let servers: ReturnType<typeof startProcess>[] = []
beforeAll(async () => {
  postgres = await openPostgres()
  await addSchool(postgres.connection.db)
})
afterEach(async () => {
  await Promise.all(servers.map(({ end }) => end('SIGKILL')))
  servers = []
})
afterAll(async () => {
  await postgres.connection.close()
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

function start() {
  const server = startProcess({ DATABASE_URL: postgres.url, TMPDIR: folder })
  servers.push(server)
  return server
}
const received = () => globSync('*/*/file', { cwd: folder }).length

/** Sends half of a picture to a server, and waits until its first bytes are on the disk. */
async function uploadHalf({ ready }: ReturnType<typeof start>) {
  const before = received()
  const address = await ready
  const { email } = await addPerson(postgres.connection.db)
  const { headers, payload } = formOf({ bytes: pictureBytes('png', 200_000) })
  const sent = request(`${address}/api/v1/me/avatar`, {
    method: 'POST',
    headers: { ...headers, authorization: await signIn(address, email), 'content-length': payload.length },
  })
  const answered = new Promise<number | undefined>((done) => {
    sent.on('response', ({ statusCode }) => done(statusCode)).on('error', () => done(undefined))
  })
  sent.write(payload.subarray(0, 100_000))
  await vi.waitFor(() => expect(received()).toBe(before + 1), { timeout: 10_000 })
  return { finish: () => sent.end(payload.subarray(100_000)), answered }
}

it('what an upload to a killed server left is deleted by the next start, which leaves one to another server alone', async () => {
  const [killed, other] = [start(), start()]
  await uploadHalf(killed)
  const upload = await uploadHalf(other)
  await killed.end('SIGKILL')
  expect(received()).toBe(2)
  await start().ready
  expect(received()).toBe(1)
  upload.finish()
  expect(await upload.answered).toBe(200)
  expect(received()).toBe(0)
})

it('an upload that does not end is cut by the stop, and nothing of it is left', async () => {
  const server = start()
  const { answered } = await uploadHalf(server)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(await answered).toBeUndefined()
  expect(received()).toBe(0)
})
