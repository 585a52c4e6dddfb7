import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entities } from '../../crud/entities.ts'
import { startEmbedded } from '../../db/client.ts'
import { migrations, migrationsBefore } from '../../testing/earlier-migrations.ts'

let client: Awaited<ReturnType<typeof startEmbedded>>
beforeAll(async () => {
  client = await startEmbedded()
})
afterAll(() => client.close())

const picture = '0b54a6d2-1111-4222-8333-1234567890ab-8x6.webp'
const former = '0b54a6d2-1111-4222-8333-1234567890ac-8x6.webp'

it('the migration knows the files of an older school, what names them, and what attempts may show', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'house-migrations-'))
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: migrationsBefore(63, directory) })
  await client.exec(`
    insert into unities (id, name, time_zone) values (1, 'One', 'America/Recife');
    insert into users (id, name, email, password_hash, profile, unity_id, created_at)
      values (1, 'Ana', 'ana@example.com', '', 'STUDENT', 1, now());
    insert into books (id, name, position, cover, deleted_at) values (1, 'One', 1, 'demo/pictures/room.svg', now());
    insert into chapters (book_id, name, position, pdf, text_help) values
      (1, 'A', 1, 'managed/chapters/0b54a6d2-1111-4222-8333-1234567890ab.p2.b900.pdf', '<p><img src="/api/v1/text_pictures/${picture}"></p>');
    insert into topics (chapter_id, position, name, type) values (1, 1, 'A', 'CONTENT');
    insert into contents (topic_id, subject, video, url_captions, media_url) values
      (1, 'A', 'demo/videos/tour.mp4', 'demo/videos/tour.vtt', 'https://films.test/a.mp4');
    insert into exercises (id, topic_id, position, type, title) values (7, 1, 1, 'OPEN_ANSWER', 'A'), (8, 1, 2, 'OPEN_ANSWER', 'B');
    insert into tests (user_id, topic_id, kind, status, show_feedback, exercise_ids) values (1, 1, 'PRACTICE', 'STARTED', true, '{7}');
    insert into changes (entity, entity_id, at, action, before) values
      ('exercises', 7, now(), 'UPDATE', '{"image_extra": "managed/exercises/${former}"}'),
      ('exercises', 8, now(), 'UPDATE', '{"image_extra": "managed/exercises/gone.webp"}');
    insert into uploads (id, user_id, entity, field, key, at, until)
      values ('one', 1, 'chapters', 'image', 'managed/chapters/waiting.webp', now(), now());
  `)
  await migrate(db, { migrationsFolder: migrations })
  const { rows } = await db.execute(sql`
    select files.name, kind, unused_at is not null as unused, captions,
      array(select entity || ' ' || place from file_uses u where u.key = files.key and not former order by 1) uses
    from files order by files.key`)
  const used = { unused: false, captions: null }
  expect(rows).toEqual([
    { ...used, name: 'room.svg', kind: 'image', uses: ['books cover'] },
    { ...used, name: 'tour.mp4', kind: 'video', captions: 'demo/videos/tour.vtt', uses: ['contents video'] },
    { ...used, name: 'tour.vtt', kind: 'captions', uses: ['contents url_captions', 'media captions'] },
    { ...used, name: 'pdf.pdf', kind: 'pdf', uses: ['chapters pdf'] },
    { ...used, name: 'waiting.webp', kind: 'image', unused: true, uses: [] },
    { ...used, name: 'image.webp', kind: 'image', unused: true, uses: [] },
    { ...used, name: 'image.webp', kind: 'image', uses: ['chapters text_help'] },
  ])
  const held = await db.execute(sql`select key, row_id from file_uses where former`)
  expect(held.rows).toEqual([{ key: `managed/exercises/${former}`, row_id: 7 }])
  rmSync(directory, { recursive: true })
})

it('the migration takes what running attempts show for used, and no attempt that began later', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'house-migrations-'))
  const older = await startEmbedded()
  const db = drizzle(older)
  await migrate(db, { migrationsFolder: migrationsBefore(65, directory) })
  await older.exec(`
    insert into unities (id, name, time_zone) values (1, 'One', 'America/Recife');
    insert into users (id, name, email, password_hash, profile, unity_id, created_at)
      values (1, 'Ana', 'ana@example.com', '', 'STUDENT', 1, now());
    insert into tests (user_id, kind, status, show_feedback, exercise_ids, start_at) values
      (1, 'TEST', 'FINISHED', true, '{7,8}', '2026-03-02'), (1, 'TEST', 'FINISHED', true, '{7}', '2026-03-01'),
      (1, 'TEST', 'PENDING', true, '{9}', null);
    insert into files (key, kind, name, created_at, unused_at) values
      ('seven', 'image', 'seven', '2026-02-01', '2026-03-01 10:00'), ('eight', 'image', 'eight', '2026-02-01', '2026-03-01 10:00'),
      ('nine', 'image', 'nine', '2026-02-01', '2026-03-03');
    insert into file_uses (key, entity, row_id, place, former) values
      ('seven', 'exercises', 7, 'attempts', true), ('eight', 'exercises', 8, 'attempts', true), ('nine', 'exercises', 9, 'attempts', true);
  `)
  await migrate(db, { migrationsFolder: migrations })
  const begun = await db.execute(sql`select exercise_id, at from attempted_exercises order by 1`)
  expect(begun.rows.map(({ exercise_id, at }) => [exercise_id, new Date(String(at)).getUTCDate()])).toEqual([
    [7, 1],
    [8, 2],
  ])
  const { rows } = await db.execute(sql`select key, unused_at is null as used from files order by key`)
  expect(rows).toEqual([
    { key: 'eight', used: false },
    { key: 'nine', used: false },
    { key: 'seven', used: true },
  ])
  await older.close()
  rmSync(directory, { recursive: true })
})

it('every column of files and every text of what is managed has its triggers', async () => {
  const { rows } = await drizzle(client).execute<{ name: string; definition: string }>(sql`
    select tgrelid::regclass::text as name, pg_get_triggerdef(oid) as definition from pg_trigger where tgname like 'file_uses_%'`)
  for (const { name, definition, row } of entities) {
    const files = Object.values(row.files ?? {}).map((column) => column.name)
    const texts = Object.entries(definition.fields).flatMap(([field, { kind }]) =>
      kind.startsWith('html') ? [field] : [],
    )
    const own = rows.filter((one) => one.name === getTableName(row.table)).map((one) => one.definition)
    const named = files.length + texts.length > 0
    expect([name, own.length]).toEqual([name, named ? 3 : 0])
    for (const trigger of own) {
      const [, given] = /file_uses_changed\((.*)\)$/.exec(trigger) ?? []
      expect([name, given]).toEqual([name, `'${name}', 'id', '{${files.join(',')}}', '{${texts.join(',')}}'`])
    }
  }
})
