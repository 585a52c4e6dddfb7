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

it('keeps what users have concluded, and where they are, when progress becomes marks', async () => {
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: migrationsBefore(21, directory) })
  await client.exec(`
    insert into unities (name) values ('Centro');
    insert into books (id, name, position) values (1, 'One', 1), (2, 'Two', 2);
    insert into chapters (id, book_id, position, name, published) values
      (1, 1, 1, 'a', true), (2, 1, 2, 'b', true), (3, 1, 3, 'draft', false), (4, 2, 1, 'c', true);
    insert into topics (id, chapter_id, position, name, type, finish_chapter) values
      (1, 1, 1, 'a', 'CONTENT', true), (2, 2, 1, 'b', 'CONTENT', false), (4, 4, 1, 'c', 'CONTENT', true);
    insert into users (id, name, email, unity_id, chapter) values
      (1, 'New', 'new@example.com', 1, 1), (2, 'In b', 'b@example.com', 1, 2),
      (3, 'Done', 'done@example.com', 1, 4), (4, 'Beyond', 'beyond@example.com', 1, 99);
    insert into topic_conclusions (user_id, topic_id, concluded_at) values
      (2, 1, '2026-01-01T12:00:00Z'), (2, 2, '2026-01-02T12:00:00Z'), (3, 4, '2026-01-03T12:00:00Z');
  `)
  await migrate(db, { migrationsFolder: migrations })
  const { rows: users } = await db.execute(sql`select id, chapter_id from users order by id`)
  expect(users).toEqual([
    { id: 1, chapter_id: 1 },
    // Begun, and not concluded: no topic of it finishes the chapter.
    { id: 2, chapter_id: 2 },
    { id: 3, chapter_id: 4 },
    { id: 4, chapter_id: 4 },
  ])
  const { rows: marks } = await db.execute<{ user_id: number; chapter_id: number; how: string }>(
    sql`select user_id, chapter_id, how from chapter_marks order by user_id, chapter_id`,
  )
  expect(marks.map(({ user_id, chapter_id, how }) => `${user_id} ${chapter_id} ${how}`)).toEqual([
    '2 1 MIGRATED',
    '3 1 MIGRATED',
    '3 2 MIGRATED',
    '3 4 MIGRATED',
    '4 1 MIGRATED',
    '4 2 MIGRATED',
    '4 4 MIGRATED',
  ])
})
