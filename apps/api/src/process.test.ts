import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Json } from './testing/test-server.ts'
import { startProcess } from './testing/process.ts'
import { password } from './testing/school.ts'

let directory: string
let started: ReturnType<typeof startProcess>[] = []
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'house-process-'))
})
afterEach(async () => {
  await Promise.all(started.map(({ end }) => end('SIGKILL')))
  started = []
  rmSync(directory, { recursive: true })
})

function start(environment: Record<string, string> = {}) {
  const server = startProcess({ DATA_DIR: directory, ...environment })
  started.push(server)
  return server
}

async function send(address: string, method: string, path: string, token: string, body?: Json): Promise<Json> {
  const response = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: token },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  return response.json()
}

interface Exercises {
  id: number
  exercises: { id: number; type: string; answer_text: string | null }[]
}

async function openExercise(address: string, token: string) {
  const { id, exercises }: Exercises = await send(address, 'GET', '/chapters/1/exercises?topic_id=4', token)
  const open = exercises.find(({ type }) => type === 'OPEN_ANSWER')
  return { test: id, exercise_id: open?.id, stored: Number(open?.answer_text ?? 0) }
}

const signIn = async (address: string): Promise<string> =>
  (await send(address, 'POST', '/session', '', { email: 'student@example.com', password })).token

it('a server that is killed while it writes loses no answer that it acknowledged', { timeout: 180_000 }, async () => {
  let acknowledged = 0
  for (let round = 1; round <= 6; round += 1) {
    const server = start()
    const address = await server.ready
    const token = await signIn(address)
    const { test, exercise_id, stored } = await openExercise(address, token)
    // One more may have been stored whose response did not arrive.
    expect([acknowledged, acknowledged + 1]).toContain(stored)
    acknowledged = stored
    const enough = acknowledged + 15
    let killed: Promise<unknown> | undefined
    while (!killed) {
      // Killed with a request in flight, not between two.
      const sent = send(address, 'PUT', `/tests/${test}/answer_open`, token, {
        exercise_id,
        answer_text: String(acknowledged + 1),
      })
      if (acknowledged >= enough) killed = server.end('SIGKILL')
      await sent.then(
        () => (acknowledged += 1),
        () => expect(killed).toBeDefined(),
      )
    }
    await killed
  }
  expect(acknowledged).toBeGreaterThanOrEqual(90)
})

it('a second server on one embedded database refuses to start, and may once the first was killed', async () => {
  const first = start()
  await first.ready
  const second = start()
  expect(await second.exited).toBe(1)
  expect(second.output()).toContain(`Another process is using ${directory}`)
  await first.end('SIGKILL')
  expect(await start().ready).toMatch(/^http:/)
})

it('a server that is told to stop finishes, and leaves the database to the next', async () => {
  const first = start()
  const token = await signIn(await first.ready)
  expect(await first.end('SIGTERM')).toBe(0)
  const { stored } = await openExercise(await start().ready, token)
  expect(stored).toBe(0)
})

it.each([
  ['PORT', '70000', 'PORT must be at most 65535'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be a postgres:// address'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
])('a server with a wrong %s says so and stops', async (name, value, message) => {
  const server = start({ [name]: value })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain(message)
})

it('a server whose PostgreSQL is not there says so and stops', async () => {
  const server = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain('ECONNREFUSED')
})
