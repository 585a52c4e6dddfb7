import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedded } from '../db/client.ts'
import { migrations, migrationsBefore } from '../testing/earlier-migrations.ts'
import { administrator, readManaged } from '../testing/managed.ts'
import { createTestServer, type TestServer } from '../testing/test-server.ts'
import { entities } from './entities.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
})
afterAll(() => context.close())

const withFiles = entities.filter(({ definition }) => Object.keys(definition.files).length > 0)
/** The fields of an entity whose value may be the address of a film or another medium. */
const addresses = ['url_video', 'media_url'] as const
const addressesOf = ({ definition }: (typeof entities)[number]) =>
  addresses.filter((name) => Object.hasOwn(definition.fields, name))

describe.each(withFiles.map((entity) => ({ entity, name: entity.name })))('of $name', ({ entity, name }) => {
  it('an empty key is no file to its managers', async () => {
    const { id } = await admin.make(name)
    const { table, files = {} } = entity.row
    await context.db
      .update(table)
      .set(Object.fromEntries(Object.values(files).map((column) => [column.name, ''])))
      .where(eq(table.id, id))
    const { body } = await readManaged(admin, name, id)
    expect(Object.keys(files).map((place) => body[place])).toEqual(Object.keys(files).map(() => null))
    expect(JSON.stringify(body)).not.toContain('/files/')
  })

  it('an empty address that a form sends is none', async () => {
    const fields = addressesOf(entity)
    const { id } = await admin.make(name, Object.fromEntries(fields.map((field) => [field, ' '])))
    const { body } = await readManaged(admin, name, id)
    expect(fields.map((field) => body[field])).toEqual(fields.map(() => null))
  })
})

it('a chapter and a content whose film is empty have none for students, also as older rows hold it', async () => {
  const book_id = (await admin.make('books', { avaliable: true, position: 1 })).id
  const chapter = await admin.make('chapters', { book_id, media_type: 'VIDEO' })
  const topic = await admin.make('topics', { chapter_id: chapter.id })
  const content = await admin.make('contents', { topic_id: topic.id, type_file: 'VIDEO' })
  await context.db.execute(sql`update chapters set video = '', url_video = '' where id = ${chapter.id}`)
  await context.db.execute(
    sql`update contents set image = '', audio = '', video = '', url_video = '', url_captions = '', media_url = '',
      media_type = 'AUDIO' where id = ${content.id}`,
  )
  const readChapter = async () => (await admin.get(`/chapters/${chapter.id}`)).body
  const shown = await readChapter()
  expect([shown.id, shown.video, shown.image, shown.pdf]).toEqual([chapter.id, null, null, null])
  const { body: lesson } = await admin.get(`/chapters/${chapter.id}/content?topic_id=${topic.id}`)
  expect([lesson.topic_id, lesson.url_video, lesson.url_captions, lesson.media]).toEqual([topic.id, null, null, null])
  await context.db.execute(sql`update chapters set url_video = 'https://youtu.be/dQw4w9WgXcQ' where id = ${chapter.id}`)
  expect((await readChapter()).video).toBe('https://youtu.be/dQw4w9WgXcQ')
})

it('the migration takes the empty addresses out of the rows that were saved before it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'house-migrations-'))
  const client = await startEmbedded()
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: migrationsBefore(60, directory) })
  await client.exec(`
    insert into books (name, position) values ('One', 1);
    insert into chapters (book_id, name, position, url_video) values
      (1, 'Empty', 1, ''), (1, 'Film', 2, 'https://films.test/a.mp4');
    insert into topics (chapter_id, position, name, type) values (1, 1, 'A', 'CONTENT');
    insert into contents (topic_id, subject, url_video) values (1, 'A', '');
    insert into exercises (topic_id, position, type, title, media_url) values (1, 1, 'OPEN_ANSWER', 'A', '');
  `)
  await migrate(db, { migrationsFolder: migrations })
  const { rows } = await db.execute(sql`
    select (select array_agg(url_video order by id) from chapters) chapters, (select url_video from contents) contents,
      (select media_url from exercises) exercises`)
  expect(rows).toEqual([{ chapters: [null, 'https://films.test/a.mp4'], contents: null, exercises: null }])
  await client.close()
  rmSync(directory, { recursive: true })
})
