import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { books, former_pictures, partners, users } from '../../db/schema/index.ts'
import { administrator } from '../../testing/managed.ts'
import { photograph, pictureBomb } from '../../testing/hostile-pictures.ts'
import { createServerWith, storages, type ServerWith } from '../../testing/storages.ts'
import { rewriteFormerPictures } from './rewrite-former.ts'

const hour = 3_600_000

describe.each(storages)('pictures of an earlier version in %s', (storage) => {
  let context: ServerWith
  let admin: Awaited<ReturnType<typeof administrator>>
  let failures: string[] = []
  beforeAll(async () => {
    context = await createServerWith(storage)
    admin = await administrator(context)
  })
  afterEach(() => {
    failures = []
  })
  afterAll(() => context.close())

  const run = () => rewriteFormerPictures(context, ({ message }) => void failures.push(message))
  const waiting = () => context.db.$count(former_pictures)
  const exists = (key: string) => context.storage.exists(key)

  /** A picture as an earlier version has stored it. */
  async function leave(key: string, bytes: Buffer) {
    await context.storage.put(key, bytes)
    await context.db.insert(former_pictures).values({ key })
  }
  const { image, cover } = { image: partners.image, cover: books.cover }

  it('are written again for every row that names them, and deleted once their addresses have expired', async () => {
    const [one, other] = [await admin.make('partners'), await admin.make('partners')]
    const key = 'managed/partners/shared.jpg'
    await leave(key, await photograph())
    for (const { id } of [one, other]) await context.db.update(partners).set({ image: key }).where(eq(partners.id, id))
    await run()
    const { body } = await admin.get(`/partners/${one.id}`)
    expect(body.image).toMatchObject({ width: 600, height: 900 })
    const { rawPayload } = await context.server.inject({ url: body.image.url })
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    const named = await context.db.selectDistinct({ image }).from(partners)
    expect([named.length, await exists(key), await waiting()]).toEqual([1, true, 1])
    context.wait(3 * hour)
    await run()
    expect([await exists(key), await waiting(), failures]).toEqual([false, 0, []])
  })

  it('are those of people, too', async () => {
    const { user, get } = await context.arrive()
    await leave('avatars/former.jpg', await photograph())
    await context.db.update(users).set({ avatar: 'avatars/former.jpg' }).where(eq(users.id, user.id))
    await run()
    expect((await get('/me')).body.avatar).toMatchObject({ width: 256, height: 384 })
    context.wait(3 * hour)
    await run()
    expect(await exists('avatars/former.jpg')).toBe(false)
  })

  it('that cannot be decoded stay, are named three times, and then left alone', async () => {
    const { id } = await admin.make('books')
    const key = 'managed/books/bomb.png'
    await leave(key, pictureBomb())
    await context.db.update(books).set({ cover: key }).where(eq(books.id, id))
    for (let time = 0; time < 5; time += 1) {
      await run()
      context.wait(hour)
    }
    expect(failures).toEqual(Array.from({ length: 3 }, () => `The picture ${key} stays as it was sent.`))
    const [found] = await context.db.select({ cover }).from(books).where(eq(books.id, id))
    expect([found?.cover, await exists(key)]).toEqual([key, true])
  })

  it('that no row names any more leave nothing', async () => {
    const before = await context.keys()
    await context.db.delete(former_pictures)
    await leave('managed/partners/nobody.jpg', await photograph())
    await context.db.insert(former_pictures).values({ key: 'managed/partners/gone.jpg' })
    await run()
    expect([await context.keys(), await waiting(), failures]).toEqual([[...before, 'managed/partners/nobody.jpg'].toSorted(), 0, []]) // oxfmt-ignore
  })
})
