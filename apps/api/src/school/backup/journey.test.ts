import { existsSync, statSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startProcess } from '../../testing/process.ts'
import { password } from '../../testing/school.ts'
import type { Json } from '../../testing/test-server.ts'
import { formOf, pictureBytes } from '../../testing/upload.ts'
import { contentOf, openEmptyPostgres, openPlace, type Place } from './testing.ts'

// Real processes, and new databases on the disk: with other work beside them they take minutes.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

let place: Place
let postgres: Awaited<ReturnType<typeof openEmptyPostgres>>
let servers: ReturnType<typeof startProcess>[] = []
beforeAll(async () => {
  place = openPlace()
  postgres = await openEmptyPostgres()
})
afterEach(async () => {
  await Promise.all(servers.map(({ end }) => end('SIGKILL')))
  servers = []
})
afterAll(async () => {
  await postgres.close()
  place.close()
  vi.resetConfig()
})

/** Starts a server on a data directory, and calls it as the one student. */
async function startServer(data: string, more?: Record<string, string>) {
  const server = startProcess(place.environmentOf(data, more))
  servers.push(server)
  const address = await server.ready
  const send = async (method: string, path: string, token: string, body?: Json): Promise<Json> => {
    const headers = { 'content-type': 'application/json', authorization: token }
    const response = await fetch(`${address}/api/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    ...server,
    address,
    signIn: async (): Promise<string> =>
      (await send('POST', '/session', '', { email: 'student@example.com', password })).token,
    readAnswer: async (token: string) => {
      const { id, exercises } = await send('GET', '/chapters/1/exercises?topic_id=4', token)
      const open = exercises.find(({ type }: Json) => type === 'OPEN_ANSWER')
      return { test: id, exercise_id: open.id, stored: Number(open.answer_text ?? 0) }
    },
    save: (token: string, test: number, exercise_id: number, count: number) =>
      send('PUT', `/tests/${test}/answer_open`, token, { exercise_id, answer_text: String(count) }),
    /** The picture of the student, by the address that the server hands out now. */
    readPicture: async (token: string): Promise<Buffer> => {
      const { avatar } = await send('GET', '/me', token)
      const response = await fetch(new URL(avatar.url, address))
      return Buffer.from(await response.arrayBuffer())
    },
  }
}

async function sendPicture(address: string, token: string): Promise<void> {
  const { headers, payload } = formOf({ bytes: pictureBytes('png', 20_000) })
  const body = new Uint8Array(payload)
  const url = `${address}/api/v1/me/avatar`
  const { status } = await fetch(url, { method: 'POST', headers: { ...headers, authorization: token }, body })
  expect(status).toBe(200)
}

/** Saves answers one after the other until it is told to end. */
function saveAnswers(server: Awaited<ReturnType<typeof startServer>>, token: string, from: Json) {
  const over = new AbortController()
  const count = { sent: from.stored, acknowledged: from.stored }
  const run = async () => {
    while (!over.signal.aborted) {
      count.sent += 1
      await server.save(token, from.test, from.exercise_id, count.sent)
      count.acknowledged = count.sent
      await setImmediate()
    }
  }
  const done = run()
  return {
    count,
    end: () => {
      over.abort()
      return done
    },
  }
}

let token: string
let picture: Buffer
let stored: number

/** Expects the school as it was backed up: the session, the answer and the picture. */
async function expectSchool(data: string, more?: Record<string, string>) {
  const server = await startServer(data, more)
  expect((await server.readAnswer(token)).stored).toBe(stored)
  expect((await server.readPicture(token)).equals(picture)).toBe(true)
  return server
}

it('a school is backed up while its server goes on writing', async () => {
  const server = await startServer('data')
  token = await server.signIn()
  await sendPicture(server.address, token)
  picture = await server.readPicture(token)
  const load = saveAnswers(server, token, await server.readAnswer(token))
  const { acknowledged } = load.count
  const { exited, output } = place.start('data', ['backup', 'first'])
  expect([await exited, output()]).toEqual([0, expect.stringContaining('Backed up')])
  const { sent } = load.count
  await load.end()
  expect(sent - acknowledged).toBeGreaterThan(10)
  expect(statSync(place.path('first')).mode & 0o077).toBe(0)
  expect(existsSync(place.path('first.partial'))).toBe(false)
  const { files, missing } = place.manifest('first')
  expect(files.map(({ bytes }) => bytes)).toEqual([picture.length])
  // The small school's rows name files that nobody has made.
  expect(missing).toEqual(['fixtures/cat.mp3', 'fixtures/room.svg'])
  expect(output()).toContain('Rows name 2 files that are not in the storage:\n  fixtures/cat.mp3')

  // What was acknowledged before is in the backup; what was sent after is not.
  expect(await place.run('restored', ['restore', 'first'])).toMatchObject({ code: 0 })
  const restored = await startServer('restored')
  ;({ stored } = await restored.readAnswer(token))
  expect(stored).toBeGreaterThanOrEqual(acknowledged)
  expect(stored).toBeLessThanOrEqual(sent)
})

it('restored into an empty data directory, it is the same, and goes on', async () => {
  expect(await place.run('again', ['restore', 'first'])).toMatchObject({
    code: 0, text: expect.stringContaining('counts and hashes are equal'),
  }) // oxfmt-ignore
  expect(await place.run('again', ['backup', 'second'])).toMatchObject({ code: 0 })
  expect(contentOf(place.manifest('second'))).toEqual(contentOf(place.manifest('first')))
  const server = await expectSchool('again')
  const { test, exercise_id } = await server.readAnswer(token)
  await server.save(token, test, exercise_id, stored + 1)
  expect((await server.readAnswer(token)).stored).toBe(stored + 1)
})

it('restored into an empty PostgreSQL database, it is the same, and is backed up there while its server writes', async () => {
  const settings = { DATABASE_URL: postgres.url }
  expect(await place.run('files', ['restore', 'first'], settings)).toMatchObject({ code: 0 })
  expect(await place.run('files', ['backup', 'third'], settings)).toMatchObject({ code: 0 })
  expect(contentOf(place.manifest('third'))).toEqual(contentOf(place.manifest('first')))
  const server = await expectSchool('files', settings)
  const load = saveAnswers(server, token, await server.readAnswer(token))
  const { acknowledged } = load.count
  expect(await place.run('files', ['backup', 'fourth'], settings)).toMatchObject({ code: 0 })
  const { sent } = load.count
  await load.end()
  expect(await place.run('last', ['restore', 'fourth'])).toMatchObject({ code: 0 })
  const last = await startServer('last')
  const found = (await last.readAnswer(token)).stored
  expect(found).toBeGreaterThanOrEqual(acknowledged)
  expect(found).toBeLessThanOrEqual(sent)
})

it('moved to PostgreSQL, people stay signed in, and the embedded database stays as it was', async () => {
  const target = await openEmptyPostgres()
  const settings = { DATABASE_URL: target.url }
  expect(await place.run('again', ['backup', 'before-move'])).toMatchObject({ code: 0 })
  expect(await place.run('again', ['move-to-postgres', target.url])).toMatchObject({ code: 0 })
  expect(await place.run('again', ['backup', 'after-move'])).toMatchObject({ code: 0 })
  expect(contentOf(place.manifest('after-move'))).toEqual(contentOf(place.manifest('before-move')))
  expect(await place.run('again', ['backup', 'moved'], settings)).toMatchObject({ code: 0 })
  expect(contentOf(place.manifest('moved'))).toEqual(contentOf(place.manifest('before-move')))
  const server = await startServer('again', settings)
  expect((await server.readAnswer(token)).stored).toBe(stored + 1)
  expect((await server.readPicture(token)).equals(picture)).toBe(true)
  await server.end('SIGTERM')
  await target.close()
})
