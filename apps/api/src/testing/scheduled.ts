import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { createTestServer } from './test-server.ts'
import { openPostgres } from './postgres.ts'
import { addPerson } from './school.ts'

// A server for `npm run bench` with as many classes per week as `--classes=` says. student@example.com is in a unit
// that offers a hundred of them, whatever the total; every fifth is full, with a waiting list of five.
const classesOfUnit = 100
const weeks = 4
const places = 8
const line = 5
const people = 40

async function addUnits(db: Db, count: number): Promise<void> {
  await db.execute(
    sql`insert into unities (name) select 'Unit ' || number from generate_series(2, ${count}::int) number`,
  )
  // As many users as the classes of a unit need.
  await db.execute(sql`
    insert into users (name, email, unity_id)
    select 'Person', 'person-' || unity.id || '-' || number || '@unit.example.com', unity.id
    from unities unity, generate_series(1, ${people}::int) number`)
}

/** Inserts one week at a time, so that no statement exceeds the time-out. */
async function addWeek(db: Db, week: number): Promise<void> {
  const start = sql`'2026-03-02 08:00Z'::timestamptz + ${week}::int * interval '7 days' + number * interval '1 hour'`
  await db.execute(sql`
    insert into classes (unity_id, name, short_name, room, teacher_id, start_date, end_date, max_students, scheduled_students)
    select unity_id, 'Class ' || number, case when number % 4 = 0 then '@TALK' else 'TALK' end, 'Blue room', teacher_id,
      ${start}, ${start} + interval '1 hour', ${places}::int, case when number % 5 = 0 then ${places}::int else 3 end
    from (select unity_id, min(id) as teacher_id from users group by unity_id) unit,
      generate_series(1, ${classesOfUnit}::int) number`)
  const numbered = sql`
    (select id, unity_id, scheduled_students, row_number() over (partition by unity_id order by id) as number
      from classes where start_date >= '2026-03-02Z'::timestamptz + ${week}::int * interval '7 days') class
    join (select id, unity_id, row_number() over (partition by unity_id order by id) as number from users) person
      on person.unity_id = class.unity_id`
  const turn = sql`(person.number + class.number * 7) % ${people}::int`
  await db.execute(sql`
    insert into class_students (class_id, user_id, booked_at)
    select class.id, person.id, now() from ${numbered} where ${turn} < class.scheduled_students`)
  await db.execute(sql`
    insert into class_waiting (class_id, user_id, since)
    select class.id, person.id, now() from ${numbered}
    where class.scheduled_students = ${places}::int and ${turn} between ${places}::int and ${places + line - 1}::int`)
}

const perWeek = Number(process.argv.find((argument) => argument.startsWith('--classes='))?.split('=')[1])
const postgres = process.argv.includes('--postgres') ? await openPostgres() : undefined
const context = await createTestServer(postgres)
await addPerson(context.db, { email: 'student@example.com' })
await addUnits(context.db, perWeek / classesOfUnit)
for (let week = 0; week < weeks; week += 1) await addWeek(context.db, week)
await context.db.execute(sql`analyze`)
process.once('SIGTERM', () => void context.close().then(() => postgres?.stop()))
console.log(`The scheduled are ready on ${await context.server.listen({ port: 0, host: '127.0.0.1' })}`)
