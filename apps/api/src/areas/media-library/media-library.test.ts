import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { files, speaking_chapters, uploads } from '../../db/schema/index.ts'
import { runMaintenance } from '../../maintenance.ts'
import { film, librarian, picture, type Librarian } from '../../testing/media-library.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { beginning } from '../../testing/upload.ts'

const day = 24 * 3_600_000
let context: TestServer
let own: Librarian
beforeAll(async () => {
  context = await createTestServer()
  own = await librarian(context)
})
afterAll(() => context.close())

const maintain = () => runMaintenance(context.server.context, (error) => expect.fail(error.message))

describe('the list', () => {
  it('has each file with its name, sender, kind, size, and what shows it', async () => {
    const partner = await own.make('partners')
    await own.send('POST', `/partners/${partner.id}/image`, picture('street'))
    const file = await own.find('street')
    expect(file).toMatchObject({
      kind: 'image', name: 'street.png', sent_by: own.user.name, uses: 1, unused_until: null, alternative_text: '', captions: null,
      file: { width: 8, height: 6 }, created_at: context.clock().toISOString(),
    }) // oxfmt-ignore
    expect(file.bytes).toBeGreaterThan(0)
    expect((await context.server.inject({ url: file.file?.url ?? '' })).statusCode).toBe(200)
    expect(await own.uses(file.id)).toEqual([
      { entity: 'partners', id: partner.id, label: partner.name, place: 'image', removed: false },
    ])
    await own.remove(`/partners/${partner.id}`)
    expect((await own.uses(file.id))[0]).toMatchObject({ removed: true })
    expect(await own.read(file.id)).toMatchObject({ uses: 1, unused_until: null })
  })

  it('is narrowed down by kind, state and words', async () => {
    await own.send('POST', '/uploads?entity=contents&field=video', film('Kitchen tour'))
    const names = async (query: string) => (await own.list(query)).map(({ name }) => name)
    expect(await names('search=kitch')).toEqual(['Kitchen tour.mp4'])
    expect(await names('kind=video&state=unused')).toEqual(['Kitchen tour.mp4'])
    expect(await names('kind=video&state=used')).toEqual([])
    expect((await own.get('/media?kind=html')).status).toBe(412)
    expect(await own.find('tour')).toMatchObject({ file: { seconds: 90.5 } })
  })

  it('turns pages, each file on one of them', async () => {
    const pages = await Promise.all([1, 2].map((page) => own.get(`/media?size=5&page=${page}`)))
    const ids = pages.flatMap(({ body }) => body.content.map(({ id }: { id: number }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(pages[0]?.body.meta).toMatchObject({ page: 1, size: 5, more: false })
  })

  it('has what came with the school, which no upload has noted, and never deletes it', async () => {
    await context.storage.put('demo/pictures/garden.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
    const { id } = await own.make('partners')
    await context.db.execute(`update partners set image = 'demo/pictures/garden.svg' where id = ${id}`)
    const file = await own.find('garden')
    expect(file).toMatchObject({ kind: 'image', name: 'garden.svg', sent_by: null, bytes: null, uses: 1 })
    await own.remove(`/partners/${id}/image`)
    expect((await own.remove(`/media/${file.id}`)).status).toBe(204)
    expect(await context.storage.exists('demo/pictures/garden.svg')).toBe(true)
  })

  it('has the files of no person', async () => {
    const before = await context.db.$count(files)
    await own.send('POST', '/me/avatar', picture('me'))
    expect(await context.db.$count(files)).toBe(before)
  })
})

describe('a picture of a text', () => {
  it('is used by the text that shows it, and by no other text', async () => {
    const { article, file } = await own.tell('garden gate')
    expect(await own.uses(file.id)).toMatchObject([{ entity: 'articles', id: article.id, place: 'description' }])
    const { body } = await own.get(`/articles/${article.id}`)
    const { content } = (await own.get('/articles')).body
    const row = content.find(({ id }: { id: number }) => id === article.id) ?? body
    await own.put(`/articles/${article.id}`, { ...row, description: '<p>Look.</p>', version: row.version })
    expect((await own.read(file.id)).unused_until).toBe(new Date(context.clock().getTime() + 30 * day).toISOString())
  })

  it('is no use where nobody has sent it', async () => {
    const name = '00000000-0000-4000-8000-000000000000-1x1.webp'
    const made = await own.make('articles', { description: `<p><img src="/api/v1/text_pictures/${name}"></p>` })
    expect(made.description).toContain(name)
    expect(await context.db.$count(files, eq(files.key, `managed/texts/${name}`))).toBe(0)
  })
})

describe('its words', () => {
  it('are written into what shows the picture and has none or the former ones, with the history', async () => {
    const [plain, other] = [
      await own.make('products', { image_text: '' }),
      await own.make('products', { image_text: 'Ours' }),
    ]
    await own.send('POST', `/products/${plain.id}/image`, picture('basket'))
    const file = await own.find('basket')
    await context.db.execute(
      `update store_products set image = (select key from files where id = ${file.id}) where id = ${other.id}`,
    )
    const write = async (alternative_text: string) => {
      const { version } = await own.read(file.id)
      return own.put(`/media/${file.id}`, { name: 'Basket', alternative_text, version })
    }
    const texts = async () =>
      Promise.all([plain, other].map(async ({ id }) => (await own.get(`/products/${id}`)).body.image_text))
    expect((await write('A basket')).body).toMatchObject({ name: 'Basket', alternative_text: 'A basket' })
    expect(await texts()).toEqual(['A basket', 'Ours'])
    await write('A basket of apples')
    expect(await texts()).toEqual(['A basket of apples', 'Ours'])
    const { content } = (await own.get(`/products/${plain.id}/changes`)).body
    expect(content[0]).toMatchObject({
      action: 'UPDATE',
      user: { id: own.user.id },
      before: { image_text: 'A basket' },
      after: { image_text: 'A basket of apples' },
    })
  })

  it('are written into texts, where no other words were chosen, as text', async () => {
    const [bare, named] = [await own.tell('door'), await own.tell('window', 'Mine')]
    const words = 'Tom’s "door" <b>&</b> more'
    for (const { file } of [bare, named])
      await own.put(`/media/${file.id}`, { name: 'x', alternative_text: words, version: file.version })
    const shown = async ({ article }: typeof bare) =>
      String((await own.get(`/articles/${article.id}`)).body.description)
    expect(await shown(bare)).toContain('alt="Tom’s &quot;door&quot; &lt;b&gt;&amp;&lt;/b&gt; more"')
    expect(await shown(named)).toContain('alt="Mine"')
    const { version } = await own.read(bare.file.id)
    await own.put(`/media/${bare.file.id}`, { name: 'x', alternative_text: 'A door', version })
    expect(await shown(bare)).toContain('alt="A door"')
  })

  it('that a colleague has changed meanwhile are not overwritten', async () => {
    const { file } = await own.tell('roof')
    const save = (name: string) => own.put(`/media/${file.id}`, { name, alternative_text: name, version: file.version })
    expect((await save('One')).status).toBe(200)
    expect((await save('Two')).status).toBe(409)
    expect(await own.read(file.id)).toMatchObject({ name: 'One', alternative_text: 'One' })
  })
})

describe('an unused file', () => {
  it('goes by itself after a month, and a used one stays', async () => {
    const { id } = await own.make('partners')
    for (const name of ['went', 'stays']) await own.send('POST', `/partners/${id}/image`, picture(name))
    const went = await own.find('went')
    const key = (await context.db.select().from(files).where(eq(files.id, went.id)))[0]?.key ?? ''
    context.wait(30 * day - 1)
    await maintain()
    expect(await context.storage.exists(key)).toBe(true)
    context.wait(1)
    await maintain()
    own = await librarian(context)
    expect(await context.storage.exists(key)).toBe(false)
    expect((await own.get(`/media/${went.id}`)).status).toBe(404)
    expect(await own.find('stays')).toMatchObject({ uses: 1 })
  })

  it('is removed at once by whoever asks, alone or with all others, and never a used one', async () => {
    const { id } = await own.make('partners')
    for (const name of ['one', 'two', 'three']) await own.send('POST', `/partners/${id}/image`, picture(name))
    const [one, three] = [await own.find('one'), await own.find('three')]
    expect((await own.remove(`/media/${one.id}`)).status).toBe(204)
    expect((await own.remove(`/media/${one.id}`)).status).toBe(404)
    expect(await own.remove(`/media/${three.id}`)).toMatchObject({ status: 409, body: { token: 'media.used' } })
    const unused = await context.db.$count(files, eq(files.kind, 'image'))
    expect((await own.remove('/media/unused')).body.removed).toBeGreaterThan(0)
    expect(await context.db.$count(files, eq(files.kind, 'image'))).toBeLessThan(unused)
    expect(await own.list('search=two')).toEqual([])
    expect(await own.find('three')).toMatchObject({ uses: 1 })
  })

  it('is not removed while it waits to be put back', async () => {
    await own.send('POST', '/uploads?entity=chapters&field=image', picture('waiting'))
    const file = await own.find('waiting')
    expect(file.waits_until).toBe(new Date(context.clock().getTime() + day).toISOString())
    expect((await own.remove(`/media/${file.id}`)).body.token).toBe('media.used')
    await own.remove('/media/unused')
    expect(await own.read(file.id)).toMatchObject({ uses: 0 })
    await context.db.delete(uploads)
    expect(await own.read(file.id)).toMatchObject({ waits_until: null })
    expect((await own.remove(`/media/${file.id}`)).status).toBe(204)
  })
})

it('a row that is deleted for good names nothing any more', async () => {
  const talk = await own.make('speaking-chapters')
  await own.send('POST', `/speaking_chapters/${talk.id}/audio`, { name: 'talk.mp3', bytes: beginning('mp3') })
  await context.db.delete(speaking_chapters).where(eq(speaking_chapters.id, talk.id))
  expect(await own.find('talk.mp3')).toMatchObject({ uses: 0 })
})
