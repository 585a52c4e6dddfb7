import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { file_uses, files, partners } from '../../db/schema/index.ts'
import { removeUnused } from '../../files/remove-unused.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { librarian, picture, type Librarian } from '../../testing/media-library.ts'
import { runConcurrently } from '../../testing/run-concurrently.ts'

describe.each(databases)('at once, on %s', (database) => {
  let context: ServerOn
  let own: Librarian
  beforeAll(async () => {
    context = await createServerOn(database)
    own = await librarian(context)
  })
  afterAll(() => context.close())

  const keyOf = async (id: number) => (await context.db.select().from(files).where(eq(files.id, id)))[0]?.key ?? ''
  /** Whether the triggers say of every file what its uses say. */
  const differing = () =>
    context.db.$count(
      files,
      sql`(${files.unused_at} is null) <> exists (select 1 from ${file_uses} where ${file_uses.key} = ${files.key} and not ${file_uses.former})`,
    )

  it('of two who replace a file one does, and every row shows the file of that one', async () => {
    const rows = [await own.make('partners'), await own.make('partners')]
    await own.send('POST', `/partners/${rows[0]?.id}/image`, picture('shared'))
    const { id } = await own.find('shared')
    await context.db
      .update(partners)
      .set({ image: await keyOf(id) })
      .where(eq(partners.id, rows[1]?.id ?? 0))
    const done = await runConcurrently(2, (n) => own.send('PUT', `/media/${id}/file`, picture(`next ${n}`)))
    expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const won = done.find(({ status }) => status === 200)
    expect(won?.body).toMatchObject({ replaced: 2, file: { uses: 2 } })
    expect(await own.list('search=next')).toHaveLength(1)
    expect(await differing()).toBe(0)
  })

  it('of the last rows that let go of a file one leaves it unused', async () => {
    const rows = await Promise.all([1, 2, 3, 4].map(() => own.make('partners')))
    await own.send('POST', `/partners/${rows[0]?.id}/image`, picture('last'))
    const { id } = await own.find('last')
    const image = await keyOf(id)
    for (const row of rows) await context.db.update(partners).set({ image }).where(eq(partners.id, row.id))
    await runConcurrently(rows.length, (n) => own.remove(`/partners/${rows[n]?.id}/image`))
    expect(await own.read(id)).toMatchObject({ uses: 0, unused_until: expect.any(String) })
    expect(await differing()).toBe(0)
  })

  it('a file that is removed while a row begins to name it is removed or used, never both', async () => {
    for (let time = 0; time < 8; time += 1) {
      const row = await own.make('partners')
      await own.send('POST', `/partners/${row.id}/image`, picture(`race ${time}`))
      const { id } = await own.find(`race ${time}`)
      const image = await keyOf(id)
      await own.remove(`/partners/${row.id}/image`)
      const use = context.db.transaction(async (tx) => {
        const [there] = await tx.select().from(files).where(eq(files.key, image)).for('key share')
        if (there) await tx.update(partners).set({ image }).where(eq(partners.id, row.id))
        return there !== undefined
      })
      const [isUsed, removed] = await Promise.all([use, own.remove(`/media/${id}`)])
      expect([removed.status, await context.storage.exists(image)]).toEqual(isUsed ? [409, true] : [204, false])
    }
    expect(await differing()).toBe(0)
  })

  it('of two who remove all unused files each removes others, and none is left', async () => {
    const row = await own.make('partners')
    for (let n = 0; n < 6; n += 1) await own.send('POST', `/partners/${row.id}/image`, picture(`many ${n}`))
    const before = await context.db.$count(files, sql`${files.unused_at} is not null`)
    const done = await runConcurrently(2, () => own.remove('/media/unused'))
    expect(done.reduce((sum, { body }) => sum + body.removed, 0)).toBe(before)
    expect(await context.db.$count(files, sql`${files.unused_at} is not null`)).toBe(0)
    expect(await removeUnused(context, sql`true`, (error) => expect.fail(error.message))).toBe(0)
  })
})
