import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openUnit, submitText } from '../../testing/corrected.ts'
import { createTestServer, type Json, type TestServer, type Visitor } from '../../testing/test-server.ts'
import { addClass, give } from '../../testing/unit.ts'

let context: TestServer
let teacher: Visitor
let student: Visitor
let stranger: Visitor
beforeAll(async () => {
  context = await createTestServer()
  const unit = await openUnit(context)
  teacher = unit.teacher
  student = await unit.arrive()
  stranger = (await openUnit(context)).teacher
})
afterAll(() => context.close())

const of = (path: string) => `/people/${student.user.id}/${path}`

const write = (text: string, by = teacher) => by.post(of('notes'), { text })

describe('what teachers see of a student', () => {
  it('is the attempts, with what waits for a correction', async () => {
    const { test } = await submitText(context, student)
    const { body } = await teacher.get(of('attempts'))
    expect(body.content).toMatchObject([
      { id: test, chapter: { id: expect.any(Number) }, waiting: 0, status: 'STARTED' },
    ])
    expect(body.meta.total).toBe(1)
  })

  it('is the classes with the attendance, the newest first', async () => {
    const offered = { unity_id: student.user.unity_id, students: [student.user.id] }
    await addClass(context.db, { ...offered, start: '2026-02-20T22:30:00Z', name: 'Old' })
    const id = await addClass(context.db, { ...offered, start: '2026-03-01T22:30:00Z', teacher_id: teacher.user.id })
    await teacher.put(`/meetings/${id}/presence`, { user_id: student.user.id, present: true })
    const { body } = await teacher.get(of('classes'))
    expect(body.content).toMatchObject([
      { id, place: 'Blue room', teacher: teacher.user.name, present: true, cancelled: false },
      { name: 'Old', present: null },
    ])
  })

  it('is the dollars with the balance', async () => {
    await give(context.db, student.user.id, 30, '2026-03-01T12:00:00Z')
    expect((await teacher.get(of('dollars'))).body).toMatchObject({ content: [{ amount: 30 }], meta: { balance: 30 } })
  })
})

describe('notes to colleagues', () => {
  it('are read by colleagues, with author and time, and never by the student', async () => {
    const { body: note } = await write('  Likes songs. ')
    const colleague = await context.arrive({ profile: 'TEACHER', unity_id: student.user.unity_id })
    const { body } = await colleague.get(of('notes'))
    expect(body.content[0]).toEqual({ ...note, own: false })
    expect(note).toMatchObject({ text: 'Likes songs.', author: { name: teacher.user.name }, own: true, history: [] })
    expect((await student.get(of('notes'))).status).toBe(403)
  })

  it('are changed by their author, and keep what they said before', async () => {
    const { body: note } = await write('Shy.')
    const path = of(`notes/${note.id}`)
    const changed = await teacher.put(path, { text: 'Was shy.', version: note.version })
    expect(changed.body).toMatchObject({
      text: 'Was shy.',
      version: 2,
      history: [{ text: 'Shy.', by: teacher.user.name, at: context.clock().toISOString() }],
    })
    expect((await teacher.put(path, { text: 'Stale.', version: note.version })).status).toBe(409)
    const colleague = await context.arrive({ profile: 'TEACHER', unity_id: student.user.unity_id })
    expect((await colleague.put(path, { text: 'Mine.', version: 2 })).status).toBe(403)
    expect((await colleague.remove(path)).status).toBe(403)
  })

  it('are removed by their author or an administrator', async () => {
    const { body: note } = await write('Wrong.')
    const admin = await context.arrive({ admin: true })
    expect((await admin.remove(of(`notes/${note.id}`))).status).toBe(204)
    const left = (await teacher.get(of('notes'))).body.content.map(({ id }: Json) => id)
    expect(left).not.toContain(note.id)
    expect((await teacher.put(of(`notes/${note.id}`), { text: 'Again.', version: 1 })).status).toBe(404)
  })

  it.each(['', ' '.repeat(10), 'x'.repeat(2001)])('are refused as %j', async (text) => {
    expect(await write(text)).toMatchObject({ status: 412, body: { fields: { text: expect.any(String) } } })
  })

  it('of one person are not changed by the path of another', async () => {
    const { body: note } = await write('Here.')
    const other = await context.arrive({ unity_id: student.user.unity_id })
    const path = `/people/${other.user.id}/notes/${note.id}`
    expect((await teacher.put(path, { text: 'There.', version: 1 })).status).toBe(404)
  })
})

it.each(['attempts', 'classes', 'dollars', 'notes'])('%s of another unit are not found', async (path) => {
  expect((await stranger.get(of(path))).status).toBe(404)
  expect((await stranger.post(of('notes'), { text: 'Hello.' })).status).toBe(404)
})
