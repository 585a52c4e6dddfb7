import { isImportOver, type Import } from '@the-house/domain'
import { asc, like } from 'drizzle-orm'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enrolments, exercises } from './db/schema/index.ts'
import { exerciseFile, peopleFile } from './testing/imported.ts'
import { clientOf, signIn } from './testing/load.ts'
import { openPostgres } from './testing/postgres.ts'
import { startProcess } from './testing/process.ts'
import { addPerson, addSchool } from './testing/school.ts'
import type { Json } from './testing/test-server.ts'

let postgres: Awaited<ReturnType<typeof openPostgres>>
let directory: string
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'house-import-'))
  postgres = await openPostgres()
  await addSchool(postgres.connection.db)
  await addPerson(postgres.connection.db, { email: 'admin@example.com', admin: true })
})
afterAll(async () => {
  await postgres.connection.close()
  await postgres.stop()
  rmSync(directory, { recursive: true })
})

const start = () => startProcess({ DATA_DIR: directory, DATABASE_URL: postgres.url })

/** Sends a file. @returns the id of the import that goes on with it */
async function upload(address: string, token: string, path: string, file: string): Promise<number> {
  const body = new FormData()
  body.set('file', new Blob([file], { type: 'text/csv' }), 'file.csv')
  const response = await fetch(`${address}/api/v1${path}`, { method: 'POST', headers: { authorization: token }, body })
  const sent: Json = await response.json()
  return sent.import_id
}

/** Follows an import until something is true of it. */
async function follow(address: string, token: string, id: number, isThere: (one: Import) => boolean): Promise<Import> {
  const send = clientOf(address, token)
  let one: Import = await send('GET', `/imports/${id}`)
  while (!isThere(one)) one = await send('GET', `/imports/${id}`)
  return one
}

it(
  'an import whose server is killed in the middle is finished by the next one, each row once',
  { timeout: 180_000 },
  async () => {
    const first = start()
    const address = await first.ready
    const token = await signIn(address, 'admin@example.com')
    const ids = await Promise.all([
      upload(address, token, '/exercises/import?topic_id=4&format=CSV', exerciseFile(900)),
      upload(address, token, '/people/enrol', peopleFile(8000)),
    ])
    const before = await Promise.all(ids.map((id) => follow(address, token, id, ({ done, total }) => done > total / 3)))
    await first.end('SIGKILL')
    expect(before.map(isImportOver)).toEqual([false, false])

    const second = start()
    const next = await second.ready
    const over = await Promise.all(ids.map((id) => follow(next, token, id, isImportOver)))
    expect(over).toMatchObject([
      { state: 'DONE', exercises: { imported: 900 } },
      { state: 'DONE', people: { written: true, added: 8000 } },
    ])
    const { db } = postgres.connection
    const made = await db
      .select({ title: exercises.title })
      .from(exercises)
      .where(like(exercises.title, 'One %'))
      .orderBy(asc(exercises.position))
    expect(made.map(({ title }) => title)).toEqual(Array.from({ length: 900 }, (_, at) => `One ${at}`))
    expect(await db.$count(enrolments, like(enrolments.code, 'MANY-%'))).toBe(8000)
    expect(await second.end('SIGTERM')).toBe(0)
  },
)
