import { createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { clientOf } from '../testing/load.ts'
import { jobsDone } from '../testing/mails.ts'
import { openPostgres } from '../testing/postgres.ts'
import { startProcess } from '../testing/process.ts'
import { addPerson, addSchool } from '../testing/school.ts'
import { openSmtp } from '../testing/smtp.ts'

let postgres: Awaited<ReturnType<typeof openPostgres>>
let smtp: Awaited<ReturnType<typeof openSmtp>>
let servers: ReturnType<typeof startProcess>[] = []
beforeAll(async () => {
  postgres = await openPostgres()
  smtp = await openSmtp()
  await addSchool(postgres.connection.db)
})
afterEach(async () => {
  await Promise.all(servers.map(({ end }) => end('SIGKILL')))
  servers = []
})
afterAll(async () => {
  await smtp.close()
  await postgres.connection.close()
  await postgres.stop()
})

function start(SMTP_URL: string) {
  const server = startProcess({ DATABASE_URL: postgres.url, SMTP_URL })
  servers.push(server)
  return server
}

/** A mail server that takes connections and says nothing. */
async function openSilent() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `smtp://127.0.0.1:${Object(server.address()).port}`,
    connections: () => sockets.size,
    close: () => {
      sockets.forEach((socket) => socket.destroy())
      server.close()
    },
  }
}

/** Asks for a new password at a server, and kills that server once its mail has come so far. */
async function killInMail(server: ReturnType<typeof start>, hasCome: () => boolean) {
  const { email } = await addPerson(postgres.connection.db)
  await clientOf(await server.ready)('POST', '/session/forgot_password', { email })
  await vi.waitFor(() => expect(hasCome()).toBe(true), { timeout: 20_000 })
  await server.end('SIGKILL')
  // The seconds without a sign of life go by.
  await postgres.connection.db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '20 seconds'`)
  return email
}

/** Waits until a server has taken up the job of one that was killed, and lets the seconds before its retry go by. */
async function takenUp() {
  const goBy = sql`update pgboss.job set start_after = now() where state = 'retry' and start_after < now() + interval '20 seconds' returning id`
  const rows = async () => Object(await postgres.connection.db.execute(goBy)).rows
  await vi.waitFor(async () => expect(await rows()).toHaveLength(1), { timeout: 30_000, interval: 100 })
}

it('a mail whose server was killed before the mail server greeted is sent by the next, once, within a minute', async () => {
  const silent = await openSilent()
  smtp.expect()
  const email = await killInMail(start(silent.url), () => silent.connections() > 0)
  silent.close()
  await start(smtp.url).ready
  await takenUp()
  await jobsDone(postgres.connection.db)
  expect(smtp.taken.map(({ recipients }) => recipients)).toEqual([[email]])
})

it('a mail whose server was killed while its content was on the way is not sent a second time', async () => {
  smtp.expect('hang')
  await killInMail(start(smtp.url), () => smtp.taken.length > 0)
  await start(smtp.url).ready
  await takenUp()
  await jobsDone(postgres.connection.db)
  expect(smtp.taken).toHaveLength(1)
})
