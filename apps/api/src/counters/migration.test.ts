import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEmbedded } from '../db/client.ts'
import { migrations, migrationsBefore } from '../testing/earlier-migrations.ts'

const directory = mkdtempSync(join(tmpdir(), 'house-migrations-'))
let client: Awaited<ReturnType<typeof startEmbedded>>
beforeAll(async () => {
  client = await startEmbedded()
})
afterAll(async () => {
  await client.close()
  rmSync(directory, { recursive: true })
})

it('tests that were sent before they were counted are listed and counted', async () => {
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: migrationsBefore(43, directory) })
  await client.exec(`
    insert into unities (name) values ('Centro'), ('Norte');
    insert into config_tests (id, name, minutes, test_type) values (1, 'Unit 1', 30, 'CLOSED');
    insert into users (id, name, email, unity_id) values (1, 'In both', 'both@example.com', 1), (2, 'In none', 'none@example.com', 1);
    insert into user_unities values (1, 1), (1, 2);
    insert into tests (id, user_id, config_test_id, kind, status, show_feedback, total, credit, waiting, recalled_at) values
      (1, 1, 1, 'TEST', 'FINISHED', true, 3, 150, 1, null), (2, 2, 1, 'TEST', 'FINISHED', true, 2, null, 2, null),
      (3, 1, 1, 'TEST', 'PENDING', true, null, null, null, now()), (4, 1, null, 'PRACTICE', 'FINISHED', true, 1, 100, 0, null),
      (5, 2, 1, 'TEST', 'STARTED', true, null, null, null, null);
    update tests set end_at = '2026-01-01T12:00:00Z' where id in (1, 5);
  `)
  await migrate(db, { migrationsFolder: migrations })
  const { rows: listed } = await db.execute(sql`
    select test_id, unity_ids, status, percentage, waiting, end_at is not null as runs
    from sent_tests join unit_groups on unit_groups.id = unit_group_id order by test_id`)
  expect(listed).toEqual([
    { test_id: 1, unity_ids: [1, 2], status: 'FINISHED', percentage: 75, waiting: 1, runs: false },
    { test_id: 2, unity_ids: [], status: 'FINISHED', percentage: -1, waiting: 2, runs: false },
    { test_id: 3, unity_ids: [1, 2], status: 'RECALLED', percentage: -1, waiting: 0, runs: false },
    { test_id: 5, unity_ids: [], status: 'STARTED', percentage: -1, waiting: 0, runs: true },
  ])
  const { rows: counted } = await db.execute(sql`
    select status, sum(count)::int as count, sum(waiting)::int as waiting from sent_test_totals
    where unit_group_id = 0 and config_test_id = 0 group by status order by status`)
  expect(counted).toEqual([
    { status: 'FINISHED', count: 2, waiting: 3 },
    { status: 'RECALLED', count: 1, waiting: 0 },
    { status: 'STARTED', count: 1, waiting: 0 },
  ])
})

it('objections that were made before they were kept wait by the units of their students and by equal answers', async () => {
  const older = await startEmbedded()
  const db = drizzle(older)
  await migrate(db, { migrationsFolder: migrationsBefore(45, mkdtempSync(join(directory, 'older-'))) })
  await older.exec(`
    insert into unities (name) values ('Centro'), ('Norte');
    insert into books (id, name, position) values (1, 'Book', 1);
    insert into chapters (id, book_id, name, position) values (1, 1, 'Chapter', 1);
    insert into topics (id, chapter_id, name, type, position) values (1, 1, 'Topic', 'EXERCISE', 1);
    insert into exercises (id, topic_id, type, title, position) values (1, 1, 'COMPLETE_WORD', 'Words', 1);
    insert into users (id, name, email, unity_id) values (1, 'In both', 'both@example.com', 1), (2, 'In none', 'none@example.com', 1);
    insert into user_unities values (1, 1), (1, 2);
    insert into tests (id, user_id, topic_id, kind, status, show_feedback) values
      (1, 1, 1, 'PRACTICE', 'FINISHED', true), (2, 2, 1, 'PRACTICE', 'FINISHED', true), (3, 1, 1, 'PRACTICE', 'FINISHED', true);
    insert into answers (id, test_id, exercise_id, gist, saved_at) select id, id, 1, 'same', now() from tests;
    insert into objections (id, answer_id, exercise_id, gist, status, created_at) values
      (1, 1, 1, 'same', 'WAITING', '2026-01-02'), (2, 2, 1, 'same', 'WAITING', '2026-01-01'), (3, 3, 1, 'same', 'REFUSED', now());
  `)
  await migrate(db, { migrationsFolder: migrations })
  const { rows: kept } = await db.execute(sql`
    select objection_id, unity_ids from waiting_objections join unit_groups on unit_groups.id = unit_group_id order by 1`)
  expect(kept).toEqual([
    { objection_id: 1, unity_ids: [1, 2] },
    { objection_id: 2, unity_ids: [] },
  ])
  const { rows: groups } = await db.execute(sql`
    select exercise_id, gist, objection_id, students, since = '2026-01-01' as first from waiting_objection_groups`)
  expect(groups).toEqual([{ exercise_id: 1, gist: 'same', objection_id: 1, students: 2, first: true }])
  await older.close()
})
