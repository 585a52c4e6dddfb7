import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, it } from 'vitest'
import { startEmbedded } from '../../db/client.ts'
import { migrations, migrationsBefore } from '../../testing/earlier-migrations.ts'

it('pictures that were uploaded before wait to be written again, and no other files', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'house-migrations-'))
  const client = await startEmbedded()
  const db = drizzle(client)
  await migrate(db, { migrationsFolder: migrationsBefore(56, directory) })
  await client.exec(`
    insert into unities (name) values ('Centro');
    insert into users (name, email, unity_id, avatar) values
      ('A', 'a@example.com', 1, 'avatars/a.jpg'), ('B', 'b@example.com', 1, 'https://pictures.test/b.jpg');
    insert into books (name, position, cover) values
      ('One', 1, 'managed/books/one.png'), ('Two', 2, 'managed/books/one.png'), ('Demo', 3, 'demo/book.png'),
      ('New', 4, 'managed/books/c-1200x800.webp'), ('Drawn', 5, 'managed/books/drawn.pdf');
    insert into uploads (id, entity, field, key, at, until) values
      ('u', 'chapters', 'image', 'managed/chapters/u.webp', now(), now());
  `)
  await migrate(db, { migrationsFolder: migrations })
  const { rows } = await db.execute(sql`select key from former_pictures order by key`)
  expect(rows).toEqual(['avatars/a.jpg', 'managed/books/one.png', 'managed/chapters/u.webp'].map((key) => ({ key })))
  await client.close()
  rmSync(directory, { recursive: true })
})
