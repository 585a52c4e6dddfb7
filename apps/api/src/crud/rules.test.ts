import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addUnity } from '../testing/unit.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../testing/test-server.ts'
import { administrator } from '../testing/managed.ts'

let context: TestServer
let admin: Awaited<ReturnType<typeof administrator>>
let teacher: Visitor
let student: Visitor
beforeAll(async () => {
  context = await createTestServer()
  admin = await administrator(context)
  teacher = await context.arrive({ profile: 'TEACHER' })
  student = await context.arrive()
})
afterAll(() => context.close())

describe('what there may be only once', () => {
  it.each([
    ['segments', 'name'],
    ['speaking-chapters', 'number'],
    ['contents', 'topic_id'],
  ] as const)('%s: is refused by its %s, until the other one is removed', async (name, field) => {
    const first = await admin.make(name)
    const path = name === 'speaking-chapters' ? '/speaking_chapters' : `/${name}`
    const again = { ...(await admin.sampleOf(name)), [field]: first[field] }
    const refused = { status: 412, body: { token: 'validation', fields: { [field]: 'validation.taken' } } }
    expect(await admin.post(path, again)).toMatchObject(refused)
    await admin.remove(`${path}/${first.id}`)
    expect((await admin.post(path, again)).status).toBe(200)
    expect(await admin.post(`${path}/${first.id}/restore`)).toMatchObject(refused)
  })
})

describe('a place in the order', () => {
  it('that is not given is the last one of what the thing is a part of', async () => {
    const book = await admin.make('books')
    const positions = []
    for (const position of [null, 7, null]) {
      positions.push((await admin.make('chapters', { book_id: book.id, position })).position)
    }
    expect(positions).toEqual([1, 7, 8])
    expect((await admin.make('chapters')).position).toBe(1)
  })
})

describe('a topic', () => {
  it('cannot wait for itself', async () => {
    const made = await admin.make('topics')
    const refused = await admin.put(`/topics/${made.id}`, { ...made, requirement_id: made.id })
    expect(refused).toMatchObject({ status: 412, body: { fields: { requirement_id: 'validation.circular' } } })
  })

  it('cannot wait for one that waits for it, itself or through others, removed ones included', async () => {
    const first = await admin.make('topics')
    const second = await admin.make('topics', { requirement_id: first.id })
    const third = await admin.make('topics', { requirement_id: second.id })
    const refused = { status: 412, body: { fields: { requirement_id: 'validation.circular' } } }
    for (const requirement_id of [second.id, third.id])
      expect(await admin.put(`/topics/${first.id}`, { ...first, requirement_id })).toMatchObject(refused)
    await admin.remove(`/topics/${second.id}`)
    expect(await admin.put(`/topics/${first.id}`, { ...first, requirement_id: third.id })).toMatchObject(refused)
    const other = await admin.make('topics')
    const allowed = await admin.put(`/topics/${first.id}`, { ...first, requirement_id: other.id })
    expect(allowed).toMatchObject({ status: 200, body: { requirement_id: other.id } })
  })
})

describe('html', () => {
  it('is held to what the school allows, wherever it comes in', async () => {
    const attack = '<p onclick="x()">Hi<script>x()</script><img src="javascript:x()"><a href="data:x">a</a></p>'
    const clean = '<p>Hi<img /><a>a</a></p>'
    const made = await admin.make('contents', { description: attack, transcript: attack })
    expect(made).toMatchObject({ description: clean, transcript: clean })
    const changed = await admin.put(`/contents/${made.id}`, { ...made, description: attack })
    expect(changed.body.description).toBe(clean)
  })
})

describe('a moment', () => {
  it.each(['tomorrow', '2026-13-40T00:00:00Z', '2026'])('that is none is refused: %s', async (release_at) => {
    const refused = await admin.post('/articles', { title: 'Soon', release_at })
    expect(refused).toMatchObject({ status: 412, body: { fields: { release_at: 'validation.date' } } })
  })
})

const state = async (paths: string[]) => Promise.all(paths.map(async (path) => (await admin.get(path)).status))

describe('a removed book', () => {
  it('takes along what it is made of, says so before, and brings it all back but for what was gone already', async () => {
    const book = await admin.make('books')
    const [chapter, other] = [
      await admin.make('chapters', { book_id: book.id }),
      await admin.make('chapters', { book_id: book.id }),
    ]
    const topic = await admin.make('topics', { chapter_id: chapter.id })
    const content = await admin.make('contents', { topic_id: topic.id })
    await admin.make('archives', { book_id: book.id })
    await admin.remove(`/chapters/${other.id}`)
    context.wait(1000)
    const { body } = await admin.get(`/books/${book.id}/dependents`)
    expect(body.content.toSorted((a: Json, b: Json) => a.entity.localeCompare(b.entity))).toEqual([
      { entity: 'archives', count: 1 },
      { entity: 'chapters', count: 1 },
      { entity: 'contents', count: 1 },
      { entity: 'topics', count: 1 },
    ])
    const whole = [`/books/${book.id}`, `/chapters/${chapter.id}`, `/topics/${topic.id}`, `/contents/${content.id}`]
    await admin.remove(`/books/${book.id}`)
    expect(await state(whole)).toEqual([404, 404, 404, 404])
    expect((await admin.get(`/books/${book.id}/dependents`)).status).toBe(404)
    const refused = await admin.post(`/topics/${topic.id}/restore`)
    expect(refused).toMatchObject({ status: 412, body: { fields: { chapter_id: 'validation.id' } } })
    expect((await admin.post('/chapters', { ...chapter, name: 'New' })).status).toBe(412)
    expect((await admin.post(`/books/${book.id}/restore`)).status).toBe(200)
    expect(await state(whole)).toEqual([200, 200, 200, 200])
    expect(await state([`/chapters/${other.id}`])).toEqual([404])
  })

  it('can be brought back for thirty days', async () => {
    const book = await admin.make('books')
    await admin.remove(`/books/${book.id}`)
    context.wait(30 * 24 * 3_600_000)
    const late = await context.arrive({ admin: true })
    expect((await late.post(`/books/${book.id}/restore`)).status).toBe(404)
    expect((await late.get(`/books?removed=true`)).body.content).toEqual([])
    context.wait(-30 * 24 * 3_600_000)
  })
})

describe('partners', () => {
  it('have units that administrators alone choose; what a teacher saves leaves them', async () => {
    const unit = await addUnity(context.db, 'America/Recife')
    const made = await admin.make('partners', { units_id: [unit, 1, unit] })
    expect(made.units_id).toEqual([1, unit])
    const saved = await teacher.put(`/partners/${made.id}`, { ...made, name: 'Renamed', units_id: [] })
    expect(saved).toMatchObject({ status: 200, body: { name: 'Renamed', units_id: [1, unit] } })
    const { body: own } = await teacher.post('/partners', { ...(await admin.sampleOf('partners')), units_id: [unit] })
    expect(own).toMatchObject({ version: 1, units_id: [] })
    const unknown = await admin.put(`/partners/${own.id}`, { ...own, units_id: [2_000_000_000] })
    expect(unknown).toMatchObject({ status: 412, body: { fields: { units_id: 'validation.id' } } })
  })

  it('of other units are there for those who manage them alone', async () => {
    const unit = await addUnity(context.db, 'America/Manaus')
    const { id, name } = await admin.make('partners', { units_id: [unit] })
    const found = async ({ get }: Visitor, query: string) => {
      const { status, body } = await get(`/partners?term=${encodeURIComponent(name)}${query}`)
      return status === 200 ? body.content.map((one: Json) => one.id) : status
    }
    expect(await found(student, '')).toEqual([])
    expect(await found(student, '&all=true')).toBe(403)
    expect(await found(teacher, '')).toEqual([])
    expect(await found(teacher, '&all=true')).toEqual([id])
    expect((await student.get(`/partners/${id}`)).status).toBe(404)
    expect((await teacher.get(`/partners/${id}`)).status).toBe(200)
  })

  it('and segments return to readers nothing of how they are managed', async () => {
    const made = await admin.make('partners')
    const { body } = await student.get(`/partners/${made.id}`)
    expect([body.version, body.managed]).toEqual([undefined, undefined])
    expect((await teacher.get(`/partners/${made.id}`)).body.managed).toEqual(made)
    const { body: page } = await student.get('/segments?size=9999')
    expect(page.content.every((one: Json) => Object.keys(one).join(',') === 'id,name')).toBe(true)
  })
})

describe('a chapter', () => {
  it('is changed, and its exercises are marked, at one address', async () => {
    const made = await admin.make('chapters')
    expect((await admin.get(`/chapters/${made.id}`)).body).toMatchObject({ concluded: false, managed: made })
    const changed = await admin.put(`/chapters/${made.id}`, { ...made, name: 'Attic' })
    expect(changed).toMatchObject({ status: 200, body: { name: 'Attic', book: { id: made.book_id } } })
    for (const visitor of [student, teacher]) {
      expect((await visitor.put(`/chapters/${made.id}`, changed.body)).status).toBe(403)
      expect((await visitor.put(`/chapters/${made.id}`, {})).status).toBe(412)
      expect((await visitor.get('/chapters/1')).body.managed).toBeUndefined()
    }
  })
})

describe('units', () => {
  it('come by name, to those who choose among them', async () => {
    const { body } = await teacher.get('/unities')
    expect(body.content).toContainEqual(expect.objectContaining({ id: 1, name: 'Centre' }))
  })
})
