import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAuthenticator } from '../../testing/authenticator.ts'
import { openPostgres } from '../../testing/postgres.ts'
import { startProcess } from '../../testing/process.ts'
import { addPerson, addSchool, password } from '../../testing/school.ts'
import type { Json } from '../../testing/test-server.ts'

let postgres: Awaited<ReturnType<typeof openPostgres>>
let processes: ReturnType<typeof startProcess>[] = []
let [one, other]: string[] = []
beforeAll(async () => {
  postgres = await openPostgres()
  await postgres.connection.migrate()
  await addSchool(postgres.connection.db)
  const environment = {
    DATABASE_URL: postgres.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'http://localhost:3000',
  }
  processes = [startProcess(environment), startProcess(environment)]
  ;[one, other] = await Promise.all(processes.map(({ ready }) => ready))
})
afterAll(async () => {
  await Promise.all(processes.map(({ end }) => end('SIGTERM')))
  await postgres.connection.close()
  await postgres.stop()
})

async function post(address = '', path = '', body: Json = {}, authorization = '') {
  const headers = { 'content-type': 'application/json', authorization }
  const response = await fetch(`${address}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer: Json = await response.json()
  return { status: response.status, body: answer }
}

it('a challenge of one process is answered at the other, and once at both together', async () => {
  const { email } = await addPerson(postgres.connection.db, { profile: 'TEACHER' })
  const { token } = (await post(one, '/session', { email, password })).body
  const device = createAuthenticator({ rpId: 'localhost', origin: 'http://localhost:3000' })
  const credential = device.create((await post(one, '/me/passkeys/options', { password }, token)).body)
  expect((await post(other, '/me/passkeys', { name: 'My phone', credential }, token)).status).toBe(200)
  for (let time = 0; time < 5; time += 1) {
    const signed = { credential: device.get((await post(one, '/session/passkey_options')).body) }
    const answers = await Promise.all([one, other].map((address) => post(address, '/session/passkey', signed)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  }
})
