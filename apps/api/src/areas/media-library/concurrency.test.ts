import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attempted_exercises, file_uses, files, partners, tests } from '../../db/schema/index.ts'
import { removeUnused } from '../../files/remove-unused.ts'
import { createServerOn, databases, type ServerOn } from '../../testing/databases.ts'
import { film, librarian, picture, subtitles, type Librarian } from '../../testing/media-library.ts'
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

  it('a description that is written while the picture is replaced goes along with it, or is refused', async () => {
    for (let time = 0; time < 8; time += 1) {
      const product = await own.make('products', { image_text: '' })
      await own.send('POST', `/products/${product.id}/image`, picture(`former ${time}`))
      const { id, name, version } = await own.find(`former ${time}`)
      const text = `Words ${time}`
      const [described, replaced] = await Promise.all([
        own.put(`/media/${id}`, { name, alternative_text: text, version }),
        own.send('PUT', `/media/${id}/file`, picture(`replacing ${time}`)),
      ])
      const shown = (await own.get(`/products/${product.id}`)).body.image_text
      const kept = (await own.read(replaced.body.file.id)).alternative_text
      expect([replaced.status, described.status, shown, kept]).toEqual(
        described.status === 200 ? [200, 200, text, text] : [200, 409, '', ''],
      )
    }
  })

  it('a description and captions of a file that was replaced meanwhile are refused', async () => {
    const chapter = await own.make('chapters')
    await own.send('POST', `/chapters/${chapter.id}/video`, film('seen'))
    const { id, name, version } = await own.find('seen')
    const [captioned, replaced] = await Promise.all([
      own.send('PUT', `/media/${id}/captions`, subtitles('ours')),
      own.send('PUT', `/media/${id}/file`, film('instead')),
    ])
    const next = await own.read(replaced.body.file.id)
    expect([captioned.status, next.captions?.name]).toEqual(
      captioned.status === 200 ? [200, 'ours.vtt'] : [409, undefined],
    )
    const late = await own.put(`/media/${id}`, { name: 'Late', alternative_text: '', version })
    expect([late.status, (await own.read(id)).name]).toEqual([409, name])
  })

  it('a picture that is put into a text while all unused files are removed is used and there, or is gone', async () => {
    for (let time = 0; time < 8; time += 1) {
      const { src, article, file } = await own.tell(`put back ${time}`)
      await own.remove('/media/unused')
      const key = await keyOf(file.id)
      const { body } = await own.get(`/articles/${article.id}`)
      const save = (description: string, version: number) =>
        own.put(`/articles/${article.id}`, { ...body, description, version })
      const without = await save('<p>Nothing.</p>', body.version)
      const [saved, removed] = await Promise.all([
        save(`<p><img src="${src}" alt=""></p>`, without.body.version),
        own.remove('/media/unused'),
      ])
      expect([saved.status, removed.status]).toEqual([200, 200])
      const found = await own.get(`/media/${file.id}`)
      expect([found.status, await context.storage.exists(key)]).toEqual(
        removed.body.removed === 0 ? [200, true] : [404, false],
      )
    }
    expect(await differing()).toBe(0)
  })

  it('students who begin with the same exercises at once, in any order, all begin, and each exercise is noted once', async () => {
    // So many that those who begin would meet in the midst of it.
    const ids = Array.from({ length: 4000 }, (_, n) => 900_000 + n)
    const begin = (n: number) =>
      context.db.insert(tests).values({
        user_id: own.user.id, kind: 'TEST', status: 'FINISHED', show_feedback: true, start_at: context.clock(),
        exercise_ids: n % 2 === 0 ? ids : ids.toReversed(),
      }) // oxfmt-ignore
    await runConcurrently(8, begin)
    const noted = context.db.$count(attempted_exercises, inArray(attempted_exercises.exercise_id, ids))
    expect(await noted).toBe(ids.length)
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
