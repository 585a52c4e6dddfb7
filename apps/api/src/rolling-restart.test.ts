import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answers, class_students, classes } from './db/schema/index.ts'
import { openBalancer } from './testing/balancer.ts'
import { clientOf, openQuestion, signIn, startLoad } from './testing/load.ts'
import { openPostgres } from './testing/postgres.ts'
import { startProcess } from './testing/process.ts'
import { addPerson, addSchool } from './testing/school.ts'
import { addClass } from './testing/unit.ts'

const times = 5
let postgres: Awaited<ReturnType<typeof openPostgres>>
let balancer: Awaited<ReturnType<typeof openBalancer>>
let school: Awaited<ReturnType<typeof addSchool>>
let servers: ReturnType<typeof startProcess>[] = []
beforeAll(async () => {
  postgres = await openPostgres()
  balancer = await openBalancer()
  school = await addSchool(postgres.connection.db)
  servers = [start(), start()]
  for (const { ready } of servers) await balancer.add(await ready)
})
afterAll(async () => {
  await balancer.close()
  await Promise.all(servers.map(({ end }) => end('SIGKILL')))
  await postgres.connection.close()
  await postgres.stop()
})

const start = () => startProcess({ DATABASE_URL: postgres.url, TRUSTED_PROXY: '127.0.0.1', STOP_DRAIN_SECONDS: '1' })

/** A student who stores one number after the other as an answer. */
async function answering() {
  const { id, email } = await addPerson(postgres.connection.db)
  const send = clientOf(balancer.url, await signIn(balancer.url, email))
  const { test, exercise_id, answer } = await openQuestion(send, school.free.topic_id)
  let acknowledged = 0
  return {
    act: async () => {
      await answer(acknowledged + 1)
      acknowledged += 1
    },
    check: async () => {
      const { stored } = await openQuestion(send, school.free.topic_id)
      expect(stored, `student ${id}`).toBe(acknowledged)
      const isSame = and(eq(answers.test_id, test), eq(answers.exercise_id, exercise_id))
      expect(await postgres.connection.db.$count(answers, isSame)).toBe(1)
    },
  }
}

/** A student who takes a place in a class and gives it back, in turn. */
async function booking() {
  const { db } = postgres.connection
  const { email } = await addPerson(db)
  const class_id = await addClass(db, { unity_id: 1, start: new Date(Date.now() + 172_800_000).toISOString() })
  const send = clientOf(balancer.url, await signIn(balancer.url, email))
  let hasPlace = false
  return {
    act: async () => {
      const { scheduled } = await send(hasPlace ? 'DELETE' : 'PUT', `/schedules/${class_id}`, hasPlace ? undefined : {})
      hasPlace = !hasPlace
      expect(scheduled).toBe(hasPlace)
    },
    check: async () => {
      const [kept] = await db.select().from(classes).where(eq(classes.id, class_id))
      expect(kept?.scheduled_students).toBe(Number(hasPlace))
      expect(await db.$count(class_students, eq(class_students.class_id, class_id))).toBe(Number(hasPlace))
    },
  }
}

async function signingIn() {
  const { email } = await addPerson(postgres.connection.db)
  return { act: () => signIn(balancer.url, email), check: async () => undefined }
}

it(
  'two servers that are stopped and started in turn fail no request, and lose and double nothing',
  { timeout: 300_000 },
  async () => {
    const made = [signingIn, signingIn, signingIn, answering, answering, answering, booking, booking].map((make) =>
      make(),
    )
    const clients = await Promise.all(made)
    const load = startLoad(clients.map(({ act }) => act))
    for (let round = 0; round < times * servers.length; round += 1) {
      await load.moves()
      const at = round % servers.length
      const old = servers[at]
      const address = await old?.ready
      expect(await old?.end('SIGTERM')).toBe(0)
      balancer.remove(address ?? '')
      const next = start()
      servers[at] = next
      await balancer.add(await next.ready)
    }
    expect(await load.stop()).toEqual([])
    for (const { check } of clients) await check()
  },
)
