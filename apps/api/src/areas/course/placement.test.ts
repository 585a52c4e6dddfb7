import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chapter_marks, ledger } from '../../db/schema/index.ts'
import { begin, conclude, emptyCourse, type Lesson } from '../../testing/course.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addUnity } from '../../testing/unit.ts'

let context: TestServer
let teacher: Visitor
let lessons: Lesson[]
beforeAll(async () => {
  context = await createTestServer()
  const school = await emptyCourse(context)
  const book = await school.addBook('Book', 1)
  lessons = []
  for (const name of ['a', 'b', 'c', 'd']) lessons.push(await school.addLesson(book, name))
  teacher = await context.arrive({ profile: 'TEACHER' })
})
afterAll(() => context.close())

const idOf = (name: string) => lessons.find((one) => one.name === name)?.id ?? 0
const lesson = (name: string) => {
  const found = lessons.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}
const place = (user: number, name: string, reason = 'Placement test', by = teacher) =>
  by.put(`/people/${user}/placement`, { chapter_id: idOf(name), reason })
const marksOf = async (user_id: number) => {
  const rows = await context.db.select().from(chapter_marks).where(eq(chapter_marks.user_id, user_id))
  const names = rows.map(({ chapter_id, how }) => `${lessons.find(({ id }) => id === chapter_id)?.name} ${how}`)
  return names.toSorted((one, other) => one.localeCompare(other))
}

describe('a placement', () => {
  it('concludes the earlier chapters, pays nothing, and is kept with who, when and why', async () => {
    const visitor = await context.arrive()
    const { status, body } = await place(visitor.user.id, 'c')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: visitor.user.id,
      name: visitor.user.name,
      chapter: { id: idOf('c'), number: 3 },
      next: { kind: 'TOPIC', reason: 'chapterNext', params: { chapter: { id: idOf('c') } } },
      placements: [
        { by: teacher.user.name, reason: 'Placement test', chapter: 'c', at: context.clock().toISOString() },
      ],
    })
    expect(body.chapters.map(({ name, mark }: Json) => [name, mark])).toEqual([
      ['a', 'PLACED'],
      ['b', 'PLACED'],
      ['c', null],
      ['d', null],
    ])
    expect((await visitor.get('/me')).body).toMatchObject({ chapter: idOf('c'), house_stage: 3, dolars: 0 })
    expect(await context.db.$count(ledger, eq(ledger.user_id, visitor.user.id))).toBe(0)
  })

  it('further back takes away what was placed alone, and leads there although a later one is begun', async () => {
    const visitor = await context.arrive()
    await conclude(visitor, lesson('a'))
    await place(visitor.user.id, 'd')
    await begin(visitor, lesson('d'))
    expect(await marksOf(visitor.user.id)).toEqual(['a FINISHED', 'b PLACED', 'c PLACED'])
    await place(visitor.user.id, 'b')
    expect(await marksOf(visitor.user.id)).toEqual(['a FINISHED'])
    expect((await visitor.get('/me')).body.chapter).toBe(idOf('b'))
    for (const name of ['b', 'c']) await conclude(visitor, lesson(name))
    expect((await visitor.get('/me')).body.chapter).toBe(idOf('d'))
  })

  it('on a chapter that is concluded, or on none, is refused by name', async () => {
    const visitor = await context.arrive()
    await conclude(visitor, lesson('a'))
    expect(await place(visitor.user.id, 'a')).toMatchObject({ status: 412, body: { token: 'placement.concluded' } })
    const absent = await teacher.put(`/people/${visitor.user.id}/placement`, { chapter_id: 1, reason: 'x' })
    expect(absent.body).toEqual({ token: 'validation', fields: { chapter_id: 'validation.id' } })
    const silent = await place(visitor.user.id, 'c', ' ')
    expect(silent.body.fields).toEqual({ reason: 'validation.required' })
    expect(await marksOf(visitor.user.id)).toEqual(['a FINISHED'])
  })

  it('is for the teachers of the unit and administrators; to others the person is not there', async () => {
    const unity_id = await addUnity(context.db, 'America/Manaus')
    const stranger = await context.arrive({ profile: 'TEACHER', unity_id })
    const visitor = await context.arrive()
    const { id } = visitor.user
    expect((await place(id, 'c', 'Mine', stranger)).status).toBe(404)
    expect((await stranger.get(`/people/${id}/course`)).status).toBe(404)
    expect((await place(id, 'c', 'Mine', visitor)).status).toBe(403)
    expect(await marksOf(id)).toEqual([])
    const admin = await context.arrive({ admin: true, unity_id })
    expect((await place(id, 'c', 'Mine', admin)).status).toBe(200)
  })
})
