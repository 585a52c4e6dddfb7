import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm/logger'
import { openEmbedded, type Db } from '../db/client.ts'
import { hashToken } from '../plugins/session.ts'
import { addSending } from './assigned-tests.ts'
import { createTestServer, type TestServer } from './test-server.ts'
import { openPostgres } from './postgres.ts'
import { addPerson } from './school.ts'
import { addTest } from './timed.ts'
import { materialTypes } from './material.ts'

// A server for `npm run bench`: `--students=` is the number of students, in ten units; `--rounds=` is how often each of
// them has had the same test of six exercises. office@example.com is an administrator. The token student-n signs in the
// student of the running test number n, which was not sent. GET /queries returns the number of queries since its last
// call.
const numberOf = (name: string) =>
  Number(process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1])
const students = numberOf('students')
const rounds = numberOf('rounds')
const units = 10
/** The number of students who save answers meanwhile. */
const sitting = 20

let queries = 0
const logger: Logger = { logQuery: () => (queries += 1) }
const postgres = process.argv.includes('--postgres') ? await openPostgres(logger) : undefined
// On disk, as in production: in memory it would count as memory of the server.
const directory = mkdtempSync(join(tmpdir(), 'house-reported-'))
const context = await createTestServer({
  connection: postgres ? postgres.connection : await openEmbedded(join(directory, 'database'), logger),
  onRoute({ method, url }) {
    if (method !== 'GET' || url !== '/healthz') return
    this.get('/queries', async () => {
      const counted = queries
      queries = 0
      return { queries: counted }
    })
  },
})

async function addStudents(db: Db): Promise<void> {
  await db.execute(sql`insert into unities (name) select 'Unit ' || n from generate_series(2, ${units}::int) n`)
  await db.execute(sql`
    insert into users (id, name, email, unity_id)
    select 1000 + n, 'Student ' || n, 'student-' || n || '@example.com', 1 + n % ${units}::int
    from generate_series(1, ${students}::int) n`)
  await db.execute(sql`insert into user_unities select id, unity_id from users where id > 1000`)
}

/**
 * Inserts the tests of all students for one round with their answers; one in five waits for a teacher, one in ten was
 * closed by the clock.
 */
async function addRound(db: Db, config: number, ids: number[], round: number): Promise<void> {
  const sent = new Date(context.clock().getTime() - (rounds - round) * 30 * 24 * 60 * 60_000)
  const sending = await addSending(db, config, sent)
  const first = 1_000_000 + round * students
  await db.execute(sql`
    insert into tests (id, user_id, config_test_id, sending_id, kind, status, show_feedback, exercise_ids, minutes,
      start_at, end_at, finish_at, total, correct, wrong, blank, waiting, credit)
    select ${first}::int + n, 1000 + n, ${config}::int, ${sending}::int, 'TEST',
      case when n % 10 = 0 then 'FINISHED_EXPIRED' else 'FINISHED' end, true, ${sql.param(ids)}::int[], 10,
      ${sent.toISOString()}, ${sent.toISOString()}, ${sent.toISOString()},
      6, n % 6, 5 - n % 6, 0, (n % 5 = 0)::int, 100 * (n % 6)
    from generate_series(1, ${students}::int) n`)
  await db.execute(sql`
    insert into answers (test_id, exercise_id, text, saved_at, answered_at, correct, credit)
    select ${first}::int + n, exercise, 'What was said.', ${sent.toISOString()}, ${sent.toISOString()},
      case when not waits then place <= n % 6 end, case when not waits then 100 * (place <= n % 6)::int end
    from generate_series(1, ${students}::int) n,
      unnest(${sql.param(ids)}::int[]) with ordinality as held (exercise, place),
      lateral (select n % 5 = 0 and place = 6 as waits) as mark`)
}

/** Inserts running tests of one long text. */
async function sitDown({ db, clock, school }: TestServer, config: number): Promise<void> {
  const now = clock().toISOString()
  const numbers = Array.from({ length: sitting }, (_, index) => index + 1)
  const hashes = numbers.map((number) => hashToken(`student-${number}`))
  await db.execute(sql`
    insert into sessions (token_hash, user_id, unity_id, created_at, last_seen_at, expires_at)
    select hash, 1000 + n, 1 + n % ${units}::int, ${now}, ${now}, ${now}::timestamptz + interval '1 day'
    from unnest(${sql.param(hashes)}::text[]) with ordinality as list (hash, n)`)
  await db.execute(sql`
    insert into tests (id, user_id, config_test_id, kind, status, show_feedback, exercise_ids, minutes, start_at, end_at)
    select n, 1000 + n, ${config}::int, 'TEST', 'STARTED', true, ${sql.param([school.free.exercise('OPEN_ANSWER')])}::int[],
      60, ${now}, ${now}::timestamptz + interval '1 hour'
    from generate_series(1, ${sitting}::int) n`)
}

const { db, school } = context
await addPerson(db, { email: 'office@example.com', profile: 'TEACHER', admin: true })
await addStudents(db)
const config = await addTest(context, { name: 'The check' })
const ids = materialTypes.map((type) => school.free.exercise(type))
for (let round = 0; round < rounds; round += 1) await addRound(db, config, ids, round)
await sitDown(context, await addTest(context, { name: 'The running one' }))
// Ids of later sendings follow these.
await db.execute(sql`select setval(pg_get_serial_sequence('tests', 'id'), (select max(id) from tests))`)
for (const table of ['users', 'user_unities', 'tests', 'answers']) await db.execute(sql.raw(`vacuum analyze ${table}`))
queries = 0

process.once('SIGTERM', () => {
  void context
    .close()
    .then(() => postgres?.stop())
    .then(() => rmSync(directory, { recursive: true }))
})
console.log(`The reported are ready on ${await context.server.listen({ port: 0, host: '127.0.0.1' })}`)
