import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientOf, openQuestion, signIn } from './testing/load.ts'
import { openPostgres } from './testing/postgres.ts'
import { startProcess } from './testing/process.ts'
import { addPerson, addSchool } from './testing/school.ts'

let postgres: Awaited<ReturnType<typeof openPostgres>>
let directory: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'house-killed-'))
  postgres = await openPostgres()
  await addSchool(postgres.connection.db)
  await addPerson(postgres.connection.db, { email: 'student@example.com' })
})
afterAll(async () => {
  await postgres.connection.close()
  await postgres.stop()
  rmSync(directory, { recursive: true })
})

/** The topic of the school with free practice, whose open question holds the answers. */
const topic = 4

const start = (environment: Record<string, string>) => startProcess({ DATA_DIR: directory, ...environment })

/** Writes one answer after the other to a server, and kills it with a request in flight. @returns what it acknowledged */
async function killWhileWriting(server: ReturnType<typeof start>, acknowledged: number, writes: number) {
  const address = await server.ready
  const send = clientOf(address, await signIn(address, 'student@example.com'))
  const { stored, answer } = await openQuestion(send, topic)
  // One more may have been stored whose response did not arrive.
  expect([acknowledged, acknowledged + 1]).toContain(stored)
  let last = stored
  let killed: Promise<unknown> | undefined
  while (!killed) {
    const sent = answer(last + 1)
    if (last >= stored + writes) killed = server.end('SIGKILL')
    await sent.then(
      () => (last += 1),
      () => expect(killed).toBeDefined(),
    )
  }
  await killed
  return last
}

it(
  '50 servers that are killed while they write lose no answer that they acknowledged',
  { timeout: 600_000 },
  async () => {
    const environment = { DATABASE_URL: postgres.url }
    let acknowledged = 0
    let next = start(environment)
    for (let round = 1; round <= 50; round += 1) {
      const server = next
      // Starts while the one before it writes, as its successor does in a school.
      if (round < 50) next = start(environment)
      acknowledged = await killWhileWriting(server, acknowledged, 15)
    }
    expect(acknowledged).toBeGreaterThanOrEqual(750)
  },
)

it(
  'a server on the embedded database that is killed while it writes loses none either',
  { timeout: 300_000 },
  async () => {
    let acknowledged = 0
    for (let round = 1; round <= 6; round += 1) acknowledged = await killWhileWriting(start({}), acknowledged, 40)
    expect(acknowledged).toBeGreaterThanOrEqual(240)
  },
)
