import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changes, files } from '../../db/schema/index.ts'
import { film, librarian, picture, subtitles, type Librarian } from '../../testing/media-library.ts'
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

const pathOf = (url: string | null | undefined) => url?.split('?')[0]
describe('another file in its place', () => {
  it('is named by every row, removed ones too, and the former one is unused for a month', async () => {
    const rows = [await own.make('articles'), await own.make('articles')]
    await own.send('POST', `/articles/${rows[0]?.id}/image`, picture('former'))
    const former = await own.find('former')
    await context.db.execute(
      `update articles set image = (select key from files where id = ${former.id}) where id = ${rows[1]?.id}`,
    )
    await own.remove(`/articles/${rows[1]?.id}`)
    const { status, body } = await own.send('PUT', `/media/${former.id}/file`, picture('latter'))
    expect([status, body.replaced, body.file.name, body.file.uses]).toEqual([200, 2, 'latter.png', 2])
    expect(pathOf((await own.get(`/articles/${rows[0]?.id}`)).body.image.url)).toBe(pathOf(body.file.file.url))
    expect(await own.read(former.id)).toMatchObject({
      uses: 0, unused_until: new Date(context.clock().getTime() + 30 * day).toISOString(),
    }) // oxfmt-ignore
    const noted = await context.db
      .select()
      .from(changes)
      .where(eq(changes.entity_id, rows[0]?.id ?? 0))
    expect(noted.findLast(({ entity }) => entity === 'articles')).toMatchObject({
      action: 'UPDATE',
      user_id: own.user.id,
    })
    // Whoever presses once more has seen a file that nothing names.
    expect((await own.send('PUT', `/media/${former.id}/file`, picture('late'))).status).toBe(409)
    expect(await own.list('search=late')).toEqual([])
  })

  it('is shown by texts', async () => {
    const { article, src, file } = await own.tell('old map', 'A map')
    const { body } = await own.send('PUT', `/media/${file.id}/file`, picture('new map'))
    const { description } = (await own.get(`/articles/${article.id}`)).body
    expect(description).not.toContain(src)
    expect(description).toMatch(/<img src="\/api\/v1\/text_pictures\/[\da-f-]{36}-8x6\.webp" alt="A map" \/>/)
    expect(await own.uses(body.file.id)).toMatchObject([{ entity: 'articles', id: article.id }])
  })

  it('has the size that students see of a download', async () => {
    const archive = await own.make('archives')
    await own.send('POST', `/archives/${archive.id}/file`, { name: 'a.zip', bytes: beginning('zip') })
    const file = await own.find('a.zip')
    expect(file.kind).toBe('other')
    await own.send('PUT', `/media/${file.id}/file`, {
      name: 'b.zip',
      bytes: Buffer.concat([beginning('zip'), Buffer.alloc(20)]),
    })
    const { archives } = (await own.get(`/books/${archive.book_id}/archives`)).body
    expect(archives).toMatchObject([{ id: archive.id, size: beginning('zip').length + 20 }])
  })

  it('is refused where it is of another kind, and leaves nothing', async () => {
    const { file } = await own.tell('chair')
    const archive = await own.make('archives')
    await own.send('POST', `/archives/${archive.id}/file`, { name: 'c.zip', bytes: beginning('zip') })
    const other = await own.find('c.zip')
    const before = await context.db.$count(files)
    for (const [id, part] of [
      [file.id, film('chair')],
      [other.id, picture('chair')],
    ] as const)
      // oxfmt-ignore
      expect(await own.send('PUT', `/media/${id}/file`, part)).toMatchObject({ status: 412, body: { token: 'file.type' } })
    expect((await own.send('PUT', '/media/2000000000/file', film('chair'))).status).toBe(404)
    expect(await context.db.$count(files)).toBe(before)
  })
})

describe('captions of a film', () => {
  it('are those of every row that shows it, students get them, and they go again', async () => {
    const topic = await own.make('topics')
    const content = await own.make('contents', { topic_id: topic.id, type_file: 'VIDEO' })
    const chapter = await own.make('chapters', { media_type: 'VIDEO' })
    await own.send('POST', `/contents/${content.id}/video`, film('lesson'))
    const file = await own.find('lesson')
    await context.db.execute(
      `update chapters set video = (select key from files where id = ${file.id}) where id = ${chapter.id}`,
    )
    const { status, body } = await own.send('PUT', `/media/${file.id}/captions`, subtitles('english'))
    expect([status, body.captions.name]).toEqual([200, 'english.vtt'])
    const url = pathOf(body.captions.url)
    const shown = async () => {
      const lesson = (await own.get(`/chapters/${topic.chapter_id}/content?topic_id=${topic.id}`)).body
      const instructions = (await own.get(`/chapters/${chapter.id}`)).body
      return [pathOf(lesson.url_captions), pathOf(instructions.captions), pathOf(instructions.managed.captions?.url)]
    }
    expect(await shown()).toEqual([url, url, url])
    const captions = await own.find('english')
    expect((await own.uses(captions.id)).map(({ entity }) => entity)).toEqual(['chapters', 'contents', 'media'])
    expect((await own.remove(`/media/${file.id}/captions`)).body.captions).toBeNull()
    expect(await shown()).toEqual([undefined, undefined, undefined])
    expect((await own.read(captions.id)).uses).toBe(0)
  })

  it('are those of an exercise that asks about it', async () => {
    const exercise = await own.make('exercises')
    await own.send('POST', `/exercises/${exercise.id}/media`, film('question'))
    const file = await own.find('question')
    expect(await own.send('PUT', `/media/${file.id}/captions`, subtitles('question'))).toMatchObject({ status: 200 })
    const captions = await own.find('question.vtt')
    expect(await own.uses(captions.id)).toMatchObject([
      { entity: 'exercises', id: exercise.id, place: 'captions' },
      { entity: 'media', id: file.id },
    ])
    const shown = async () => (await own.get(`/exercises/${exercise.id}`)).body.captions
    expect(pathOf((await shown()).url)).toBe(pathOf((await own.read(file.id)).captions?.url))
    await own.remove(`/media/${file.id}/captions`)
    expect([await shown(), (await own.read(captions.id)).uses]).toEqual([null, 0])
  })

  it('stay with a film that is replaced, and are replaced like any file', async () => {
    const content = await own.make('contents', { type_file: 'VIDEO' })
    await own.send('POST', `/contents/${content.id}/video`, film('first cut'))
    const file = await own.find('first cut')
    await own.send('PUT', `/media/${file.id}/captions`, subtitles('first'))
    const { body } = await own.send('PUT', `/media/${file.id}/file`, film('second cut'))
    expect(body.file.captions.name).toBe('first.vtt')
    const captions = await own.find('first.vtt')
    // The row, and both films.
    expect((await own.send('PUT', `/media/${captions.id}/file`, subtitles('second'))).body.replaced).toBe(3)
    expect((await own.read(body.file.id)).captions?.name).toBe('second.vtt')
  })

  it('are refused of a picture, and where they are none', async () => {
    const { file } = await own.tell('lamp')
    expect((await own.send('PUT', `/media/${file.id}/captions`, subtitles('lamp'))).status).toBe(412)
    await own.send('POST', '/uploads?entity=contents&field=video', film('silent'))
    const silent = await own.find('silent')
    expect((await own.send('PUT', `/media/${silent.id}/captions`, picture('lamp'))).body.token).toBe('file.type')
  })
})
