import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { literalHtml } from '@the-house/domain'
import { archives, articles, partners, segments, speaking_books, speaking_chapters } from '../db/schema/index.ts'
import { assignTest } from './assigned-tests.ts'
import { addProduct } from './store.ts'
import type { TestServer, Visitor } from './test-server.ts'
import { addTest } from './timed.ts'
import { addClass } from './unit.ts'

/** Gives a student something to read behind every call, the kind that reading changes included; returns the paths. */
export async function fillSchool(context: TestServer, { user }: Visitor): Promise<Record<string, string>> {
  const { db, school, filesRoot } = context
  writeFileSync(join(filesRoot, 'fixtures/plan.pdf'), Buffer.alloc(300, '%PDF'))
  await db.insert(speaking_books).values({ id: 1, position: 1, name: 'Talks' })
  const talk = { id: 1, book_id: 1, name: 'Further on', image: 'fixtures/room.svg', audio: 'fixtures/cat.mp3' }
  await db.insert(speaking_chapters).values({ ...talk, number: 5 })
  await db.insert(archives).values({
    id: 1,
    book_id: 1,
    position: 1,
    name: 'Plan',
    file: 'fixtures/plan.pdf',
    file_name: 'Plan.pdf',
    size: 300,
  })
  const told = {
    title: 'News',
    short_description: 'New',
    description: literalHtml('<p>New</p>'),
    created_at: new Date(0),
  }
  await db.insert(articles).values({ id: 1, ...told })
  await db.insert(segments).values({ id: 1, name: 'Books' })
  await db.insert(partners).values({ id: 1, segment_id: 1, name: 'Shop' })
  await addProduct(db)
  const start = new Date(context.clock().getTime() + 1_800_000).toISOString()
  const [unity_id, url] = [user.unity_id, 'https://meet.example.com/talk']
  const talking = await addClass(db, { unity_id, start, short_name: '@TALK', url, students: [user.id] })
  const over = { start_at: new Date(0), end_at: new Date(600_000), status: 'STARTED' as const }
  const test = await assignTest(context, { user_id: user.id, config_test_id: await addTest(context), ...over })
  return {
    content: `/chapters/1/content?topic_id=${school.story}`,
    meetingStatus: `/meetings/${talking}/status`,
    tribes: '/tribes?start_date=2026-03-01&end_date=2026-03-31',
    schedules: '/schedules?start_week=2026-03-02',
    testInfo: `/tests/${test}/info`,
  }
}

/** What all tables hold, but for the counts of requests: equal before and after what only reads. */
export async function snapshot({ db }: Pick<TestServer, 'db'>): Promise<Record<string, string>> {
  const { rows }: { rows: { name: string }[] } = Object(
    await db.execute(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where (schemaname = 'public' and tablename <> 'rate_limits') or (schemaname = 'pgboss' and tablename = 'job')`),
  )
  const held = rows.map(({ name }) => {
    const table = sql.raw(name)
    const rowsOf = name === 'pgboss.job' ? sql`count(*)::text` : sql`md5(string_agg(t::text, '|' order by t::text))`
    return sql`select ${name}::text as name, coalesce(${rowsOf}, '') as held from ${table} t`
  })
  const all: { rows: { name: string; held: string }[] } = Object(await db.execute(sql.join(held, sql` union all `)))
  return Object.fromEntries(all.rows.map((row) => [row.name, row.held]))
}
