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
